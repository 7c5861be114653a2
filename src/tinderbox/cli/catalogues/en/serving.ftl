# The server on the command line.
serve-brief = Host games for friends, on this computer or over the network.
serve-help = Host games over HTTP: the browser client, the API and its event streams. Everything else is set by TINDERBOX_… variables, listed in docs/server.md. By default, games are kept in an SQLite file in your data folder, and only this computer can connect.
serve-option-port = The port. 0 picks a free one.
serve-option-host = The address to listen on. 0.0.0.0 lets other computers connect.
serve-option-workers = The number of processes. More than one needs PostgreSQL.
serve-metavar-host = ADDRESS
serve-open = Tinderbox is running at { $url }

bot-brief = Let a bot play on a server.
bot-help = Let a built-in bot play on a server, at every table where its access token has a seat, until you stop it. Create the token on the server with POST /api/programs; see docs/server.md.
bot-option-server = The server’s address.
bot-option-token = The program’s access token. TINDERBOX_TOKEN is safer than the command line.
bot-option-spec = The bot that plays.
bot-option-join = First take an open seat at this table. Can be repeated.
bot-option-moves = Stop after this many actions.
bot-plays = { $spec } is playing at { $server }

check-games-brief = Replay every stored game with the installed version.
check-games-help = Replay every game in the server’s database (TINDERBOX_DATABASE_URL) with the installed version and list the differences. Nothing is changed. The exit code is 1 if there are any: run this before you put an update live.
check-games-one = Table { $table }, entry { $seq }: { $what }
check-games-all = { $checked ->
    [one] 1 table checked,
   *[other] { $checked } tables checked,
} { $different ->
    [0] no differences.
    [one] 1 of them differs.
   *[other] { $different } of them differ.
}

bench-option-tables = With “server”: the number of tables at once.
bench-option-database = Also measure the server with this empty PostgreSQL database.
bench-server-running = Setting up tables
bench-server-figure = Server under load
bench-server-workers = workers
bench-server-tables = tables
bench-server-seats = seats per table
bench-server-streams = streams
bench-server-moves-per-second = actions per second, at full load
bench-server-answer-p99-ms = response time, 99th percentile, ms
bench-server-paced-moves-per-second = actions per second, at a steady rate
bench-server-paced-p50-ms = time until the others see an action, median, ms
bench-server-paced-p99-ms = time until the others see an action, 99th percentile, ms
bench-server-refused = actions refused
bench-server-memory-mib = memory, MiB
bench-server-server-cpu-ms-a-move = server CPU time per action, ms
bench-server-cpu-http-us = server CPU per action, HTTP and event loop, µs
bench-server-cpu-engine-us = server CPU per action, engine, µs
bench-server-cpu-views-us = server CPU per action, views, µs
bench-server-cpu-storage-us = server CPU per action, storage, µs
bench-server-cpu-streams-us = server CPU per action, streams, µs
bench-server-cpu-texts-us = server CPU per action, texts and previews, µs
bench-server-client-cpu-ms-a-move = client CPU time per action, ms
bench-server-cost = One action
bench-server-milliseconds = ms
bench-server-warm-10-ms = log of 10 entries, in memory
bench-server-warm-400-ms = log of 400 entries, in memory
bench-server-cold-10-ms = log of 10 entries, read from the database
bench-server-cold-400-ms = log of 400 entries, read from the database
bench-server-note = Each seat and each spectator has one stream with all texts in its language and sends a request for each action of its own, as a browser does. Server and clients share this computer; { $cores } cores; engine { $mode }.

revoke-brief = Make the cookies and tokens of guests invalid.
revoke-help = Make the cookies and tokens of guests and of their programs invalid, in the server’s database (TINDERBOX_DATABASE_URL). The server may be running: it notices within a minute. A guest whose cookie is invalid cannot return to their seats.
revoke-metavar-guests = GUEST…
revoke-argument-guests = Ids of guests or programs.
revoke-option-all = Everybody’s.
revoke-whom = Name guests, or use --all.
revoke-done = { $many ->
    [0] No cookie or token was valid.
    [one] One cookie or token is no longer valid.
   *[other] { $many } cookies and tokens are no longer valid.
}
