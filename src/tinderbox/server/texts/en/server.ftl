# What the server refuses, and why.
refusal-no-table = There is no such table, or it is closed to onlookers.
refusal-no-seat = There is no seat { $seat } at this table.
refusal-no-link = This link leads nowhere, or its seat has been given otherwise.
refusal-no-guest = Say your name first.
refusal-bad-token = This token is not known.
refusal-not-your-seat = Seat { $seat } is not yours.
refusal-seat-given-up = Seat { $seat } was given up; a bot plays for it.
refusal-not-your-table = Only who made the table may do this.
refusal-not-at-table = Only those who sit at the table may do this.
refusal-table-waiting = The game has not begun yet.
refusal-table-playing = The game has begun already.
refusal-table-over = The game is over.
refusal-table-abandoned = The table was abandoned.
refusal-stale = The table has moved on: you saw entry { $seen }, now there are { $now }.
refusal-key-used = This key was used for something else.
refusal-undo-limit = This cannot be taken back: from decision { $limit } to { $n } it would be possible.
refusal-nothing-asked = Nobody has asked for anything.
refusal-already-agreed = You have agreed already.
refusal-not-left = This seat was not left.
refusal-seat-taken = This seat is taken.
refusal-seats-open = { $seats ->
    [one] One seat is still open.
   *[other] { $seats } seats are still open.
}
refusal-seats-wanted = { $players } seats are wanted, not { $given }.
refusal-bot-too-long = “{ $given }” would think too long: { $most } s at most.
refusal-no-program = You have no such program.
refusal-people-only = A program cannot do this.
refusal-too-many-programs = Nobody has more than { $most } programs.
refusal-too-many-tables = Nobody has more than { $most } open tables: finish or abandon one.
refusal-too-many-streams = Nobody has more than { $most } streams at once.
refusal-not-your-turn = It is not this seat’s turn.
refusal-too-many-packs = Nobody keeps more than { $most } packs.
refusal-too-often = Too much at once. Wait a moment.
refusal-json-wanted = JSON is wanted here.
refusal-other-site = This came from another site.
refusal-too-large = At most { $most } bytes are taken here.
refusal-no-pack = You have uploaded no such pack.
refusal-private-pack = A pack of your own can only be played at a private table.
refusal-no-game = There is no game “{ $given }”. There are: { $known }.
refusal-no-move = There is no move { $n }: the last one is { $last }.
refusal-rules-gone = This table is played by version { $rules } of the rules; the server has version { $installed }.
refusal-pack-gone = This table is played with another content of the pack { $pack } than the server has.
refusal-busy = The table is very busy. Try again.
refusal-storage-away = The server cannot write at the moment. Nothing was lost; try again.
refusal-bad-request = The request is not understood.
refusal-not-found = There is nothing here.
refusal-no-method = This cannot be done here.
refusal-internal = Something went wrong on the server. It has been noted.

# What is wrong with the settings.
settings-faulty = Settings { $source }: { $faults ->
    [one] one fault
   *[other] { $faults } faults
}
settings-unknown = There is no such setting.
settings-database = sqlite:///… or postgresql://… is wanted.
settings-secret = At least { $least } letters are wanted.
settings-workers = Several workers need PostgreSQL (TINDERBOX_DATABASE_URL).
settings-address = { $where } cannot be used: { $why }

# What a replay of stored games may find.
check-rules = It was begun with version { $rules } of the rules; version { $installed } is installed.
check-pack = The content of pack { $pack } is another one now.
check-snapshot = The snapshot does not show what the log tells.
check-count = The number of decisions does not fit.
check-scores = The scores are { $now } now, not { $stored }.
refusal-said = The server answers: { $words }

# What bots are called at a table.
bot-apprentice = Apprentice
bot-journeyman = Journeyman
bot-master = Master
bot-greedy = Magpie
bot-random = Gambler
bot-search = Thinker
