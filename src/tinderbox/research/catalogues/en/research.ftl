dataset-bots = You named { $given ->
    [one] one bot
   *[other] { $given } bots
}: name 1 to { $players }, at most one per seat.
dataset-unwritable = Cannot write { $file }: choose a file in an existing folder that you can write to.
