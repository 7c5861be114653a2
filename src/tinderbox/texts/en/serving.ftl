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
