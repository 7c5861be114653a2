# The server on the command line.
serve-brief = Open tables for friends, on this machine or on the net.
serve-help = Serve tables over HTTP: the browser client, the API and its streams. Everything else is set by variables TINDERBOX_…: docs/server.md lists them. Without settings the games are kept in an SQLite file in your data folder and only this machine can come in.
serve-option-port = The port; 0 takes any that is free.
serve-option-host = The address to listen on; 0.0.0.0 lets other machines in.
serve-option-workers = How many processes; more than one needs PostgreSQL.
serve-metavar-host = ADDRESS
serve-open = Tinderbox is at { $url }

bot-brief = Let a bot play at a server.
bot-help = Let a built-in bot play at a server, at every table where its token has a seat, until it is stopped. The token is made on the server: POST /api/programs, see docs/server.md.
bot-option-server = The server's address.
bot-option-token = The program's token; better in TINDERBOX_TOKEN than on the command line.
bot-option-spec = The bot that plays.
bot-option-join = Take an open seat at this table first; may be given several times.
bot-option-moves = Stop after so many moves.
bot-plays = { $spec } plays at { $server }

check-games-brief = Replay every stored game with the installed code.
check-games-help = Replay every game of the server's database (TINDERBOX_DATABASE_URL) with the installed code and say what differs; nothing is changed. The exit code is 1 if anything does: run it before an update goes live.
check-games-one = Table { $table }, entry { $seq }: { $what }
check-games-all = { $checked ->
    [one] One table checked,
   *[other] { $checked } tables checked,
} { $different ->
    [0] none differs.
    [one] one differs.
   *[other] { $different } differ.
}

bench-option-tables = With “server”: how many tables at once.
bench-server-running = Setting tables up
bench-server-figure = Server under load
bench-server-workers = workers
bench-server-tables = tables
bench-server-seats = seats at each
bench-server-streams = streams
bench-server-moves-per-second = moves a second, as many as it takes
bench-server-answer-p99-ms = 99 of 100 answered within, ms
bench-server-paced-moves-per-second = moves a second, paced
bench-server-paced-p50-ms = half of the others hear of it within, ms
bench-server-paced-p99-ms = 99 of 100 hear of it within, ms
bench-server-refused = moves refused
bench-server-memory-mib = memory, MiB
bench-server-server-cpu-ms-a-move = processor time of the server a move, ms
bench-server-client-cpu-ms-a-move = processor time of the clients a move, ms
bench-server-cost = One move
bench-server-milliseconds = ms
bench-server-warm-10-ms = log of 10 entries, in memory
bench-server-warm-400-ms = log of 400 entries, in memory
bench-server-cold-10-ms = log of 10 entries, read anew
bench-server-cold-400-ms = log of 400 entries, read anew
bench-server-note = Server and clients share this machine; { $cores } cores; engine { $mode }.
