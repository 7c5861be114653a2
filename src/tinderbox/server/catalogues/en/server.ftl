# What the server refuses, and why.
refusal-no-table = This table does not exist, or it is closed to spectators.
refusal-no-seat = There is no seat { $seat } at this table.
refusal-no-link = This link is no longer valid, or the seat has been taken. Ask for a new one.
refusal-no-guest = Enter your name first.
refusal-bad-token = Unknown access token.
refusal-not-your-seat = Seat { $seat } is not yours.
refusal-seat-given-up = You gave up seat { $seat }; a bot plays there now.
refusal-not-your-table = Only the person who opened the table can do this.
refusal-not-at-table = Only players at this table can do this.
refusal-table-waiting = The game has not started yet.
refusal-table-playing = The game has already started.
refusal-table-over = The game is over.
refusal-table-abandoned = This game was ended without a result.
refusal-stale = The game has moved on: you saw entry { $seen }, and there are { $now } now.
refusal-key-used = This key has already been used for something else.
refusal-undo-limit = You can undo only your own decisions of this turn, and only up to the last thing revealed: back to decision { $limit }. The game is at decision { $n }.
refusal-nothing-asked = There is no request to answer.
refusal-already-agreed = You have already agreed.
refusal-not-left = No bot is standing in at this seat.
refusal-seat-taken = This seat is taken.
refusal-already-seated = You already have a seat at this table.
refusal-seats-open = { $seats ->
    [one] One seat is still open.
   *[other] { $seats } seats are still open.
}
refusal-seats-wanted = This table needs { $players } seats, not { $given }.
refusal-bot-unknown = There is no bot “{ $given }” here. Choose from: { $known }.
refusal-bot-too-long = “{ $given }” thinks for too long: { $most } s is the limit.
refusal-no-program = You have no such program.
refusal-people-only = Programs cannot do this.
refusal-too-many-programs = You cannot have more than { $most } programs.
refusal-too-many-tables = You cannot have more than { $most } unfinished games: finish one, or end one without a result.
refusal-too-many-stored = You cannot keep more than { $most } games on this server.
refusal-too-many-public = You cannot offer more than { $most } tables in the public list at once: start one, or take one back.
refusal-too-many-streams = You cannot have more than { $most } connections at once: close another window first.
refusal-not-your-turn = It is not this seat’s turn.
refusal-too-many-packs = You cannot have more than { $most } data packs.
refusal-too-often = Too many requests. Wait a moment and try again.
refusal-json-wanted = Send JSON here.
refusal-other-site = This request came from another website.
refusal-other-host = This server is not called that. The host can list its names in TINDERBOX_HOSTS.
refusal-too-large = This is too large: the limit is { $most } bytes.
refusal-no-pack = You have not uploaded such a data pack.
refusal-private-pack = You can use a data pack of your own only at a private table.
refusal-no-game = Unknown game “{ $given }”. Choose from: { $known }.
refusal-no-move = There is no decision { $n }: the last one is { $last }.
refusal-rules-gone = This game uses version { $rules } of the rules; the server has version { $installed }.
refusal-pack-gone = The data pack { $pack } has changed since this game began; it cannot go on here.
refusal-game-gone = The game { $game } is no longer installed on this server.
refusal-table-damaged = This game is stored incompletely or incorrectly and cannot be opened. Other games are not affected.
refusal-busy = This table is very busy. Try again.
refusal-storage-away = The server cannot save anything at the moment. Nothing is lost; try again.
refusal-bad-request = The request is not valid.
refusal-not-found = There is nothing at this address.
refusal-no-method = This cannot be done at this address.
refusal-internal = Something went wrong on the server. The error has been logged.

# What is wrong with the settings.
settings-faulty = Settings { $source }: { $faults ->
    [one] one error
   *[other] { $faults } errors
}
settings-unknown = There is no such setting.
settings-database = Use sqlite:///… or postgresql://….
settings-secret = Use at least { $least } characters.
settings-workers = More than one worker needs PostgreSQL (TINDERBOX_DATABASE_URL).
settings-address = Cannot listen on { $where }: { $why }
settings-no-database = Cannot reach the database { $where }: { $why }
settings-database-empty = The database { $where } contains no games yet. Start the server with it once.
settings-database-newer = The database { $where } was made by a newer version of Tinderbox. Install that version.

# What a replay of stored games may find.
check-rules = It was played with version { $rules } of the rules; version { $installed } is installed.
check-pack = The contents of data pack { $pack } have changed.
check-snapshot = The snapshot does not match the log.
check-count = The number of decisions does not match.
check-scores = The scores are now { $now }, not { $stored }.
check-game = The game { $game } is not installed.
check-status = The stored status “{ $status }”, or the seat to move, does not match the log.
check-no-start = The log has no start of the game.
check-gap = Entry { $seq } of the log is missing.
check-seats = There are { $seats } seats for { $players } players, or they are not numbered from 0.
check-no-pack = The data pack { $pack } is no longer stored.
check-value = A stored value is not valid ({ $entry }): { $what }
check-unreadable = It cannot be read ({ $why }).
refusal-said = The server replied: { $words }

# What bots are called at a table.
bot-apprentice = Apprentice
bot-journeyman = Journeyman
bot-master = Master
bot-greedy = Magpie
bot-random = Gambler
bot-search = Thinker
