# The server on the command line.
serve-brief = Open tables for friends, on this machine or on the net.
serve-help = Serve tables over HTTP: the browser client, the API and its streams. Everything else is set by variables TINDERBOX_…: docs/server.md lists them. Without settings the games are kept in an SQLite file in your data folder and only this machine can come in.
serve-option-port = The port; 0 takes any that is free.
serve-option-host = The address to listen on; 0.0.0.0 lets other machines in.
serve-option-workers = How many processes; more than one needs PostgreSQL.
serve-metavar-host = ADDRESS
serve-open = Tinderbox is at { $url }
