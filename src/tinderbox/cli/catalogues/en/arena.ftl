# Tournaments and reports on the command line.
tournament-brief = Let bots play against each other.
tournament-help = Let bots play against each other, each in every seat with the same deals. Shows each bot’s share of wins with a 95% confidence interval, its mean score and rank, and a rating. A tournament with --out can be interrupted at any time and continued with --resume.
tournament-option-bots = The bots, one for each seat. Choose from: { $known }.
tournament-option-games = The number of games. Default: { $usual }. With a multiple of the number of players, every bot gets every seat equally often.
tournament-option-backend = Where the games are played: in local processes, or on a Ray or Dask cluster.
tournament-option-out = The file for the results and all games: .json or .parquet.
tournament-option-resume = Continue the tournament that was started with --out and this file.
tournament-backend = Unknown backend “{ $given }”. Choose from: { $known }.
tournament-bots = { $given ->
    [one] You named one bot
   *[other] You named { $given } bots
}, but { $players } players need { $players }: give --bots one for each seat, separated by commas.
tournament-disagrees = { $option } is { $begun } in this tournament, not { $given }: to continue it, omit the option.
tournament-resume-out = A continued tournament writes to { $out }: omit --out.
tournament-resume-pack = A continued tournament uses its own data pack: omit --pack.
tournament-heading = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} with { $players } bots, seed { $seed }
tournament-bot = Bot
tournament-share = Wins
tournament-interval = 95% CI
tournament-score = Score
tournament-rank = Rank
tournament-rating = Rating
tournament-duel = Head to head
tournament-ahead = Ahead
tournament-lead = Points
tournament-span = { $low } to { $high }
tournament-duel-note = Head to head: how often the first bot finishes ahead of the second (a tie counts half), and by how many points. Games with the same deal are treated as one group.
tournament-note = Every bot played every seat equally often: { $players } games per deal. A shared win is split among the winners.
tournament-note-uneven = Not every bot played the last deal in every seat: choose a multiple of { $players } games to give every bot every seat equally often. A shared win is split among the winners.
tournament-rate = { $seconds } s: { $games } games per second ({ $mode })

report-brief = Write a page about a game’s balance.
report-help = Write a page with charts about a game: who wins, from which seat and with which colour, how scores are distributed, how long games last, and figures particular to the game. The games are played for the report or taken from a tournament.
report-option-bots = The bots: one for all seats, or one for each. Default: random. Choose from: { $known }.
report-option-games = The number of games. Default: { $usual }.
report-option-results = Use the results of a tournament instead of playing games.
report-option-out = The page to write. Default: report.html.
report-results-alone = Results already include the game, players, bots, seed, options and data pack: omit them with --results.
report-bots = { $given ->
    [one] You named one bot
   *[other] You named { $given } bots
}: name one for all seats, or { $players }, separated by commas.
report-written = { $file }: { $games ->
    [one] one game
   *[other] { $games } games
} of { $game }
report-nothing = There are no games to report on yet.
