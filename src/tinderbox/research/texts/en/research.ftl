extra-missing = { $module } is not installed. Install it with: pip install tinderbox-games[{ $extra }]
dataset-bots = { $given ->
    [one] One bot is
   *[other] { $given } bots are
} given: one to { $players } are wanted, as many as there are seats at most.
dataset-unwritable = { $file } cannot be written: it must be a file in a folder that exists and can be written to.
