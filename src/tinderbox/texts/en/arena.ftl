# Tournaments and reports on the command line.
tournament-brief = Let bots play against one another.
tournament-help = Let bots play against one another, each in every seat with the same deals. Shows how often each wins, with an interval of 95 %, mean scores and ranks, and a rating. A tournament with --out can be killed at any time and goes on with --resume.
tournament-option-bots = The bots, one for each seat. There are: { $known }.
tournament-option-games = How many games; without it { $usual }. A multiple of the players gives every bot every seat equally often.
tournament-option-backend = Where the games are played: in processes here, or on a Ray or Dask cluster.
tournament-option-out = The file for the results and all games: .json or .parquet.
tournament-option-resume = Go on with a tournament that was begun with --out this file.
tournament-backend = Games cannot be played on “{ $given }”. There are: { $known }.
tournament-bots = { $given ->
    [one] One bot is
   *[other] { $given } bots are
} given, but { $players } players need { $players } bots: --bots wants one for each seat, separated by commas.
tournament-disagrees = { $option } is { $begun } in the tournament that was begun, not { $given }.
tournament-resume-out = A resumed tournament writes to { $out }: leave --out away.
tournament-resume-pack = A resumed tournament brings its pack along: leave --pack away.
tournament-heading = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} of { $players } bots, seed { $seed }
tournament-bot = Bot
tournament-share = Wins
tournament-interval = 95 %
tournament-score = Score
tournament-rank = Rank
tournament-rating = Rating
tournament-duel = Head to head
tournament-ahead = Ahead
tournament-lead = Points
tournament-span = { $low } to { $high }
tournament-duel-note = Head to head: how often the first finishes ahead of the second, a tie counting half, and by how many points. Games with the same deal count as belonging together.
tournament-note = Every bot had every seat equally often, in { $players } games with the same deal. A shared win counts in part for each who shares it.
tournament-note-uneven = The last deal was not played by all: a multiple of { $players } games gives every bot every seat equally often. A shared win counts in part for each who shares it.
tournament-rate = { $seconds } s: { $games } games a second ({ $mode })

report-brief = Write a page about a game’s balance.
report-help = Write a page with plots about a game: who wins, from which seat and with which colour, how scores are spread, how long games last, and what the game itself has to tell. Plays games for it, or takes those of a tournament.
report-option-bots = Who plays: one bot for all seats, or one for each; without it random. There are: { $known }.
report-option-games = How many games; without it { $usual }.
report-option-results = The results of a tournament, instead of games played for this.
report-option-out = The page to write; without it report.html.
report-results-alone = Results bring their game, players, bots, seed, options and pack along: leave them away with --results.
report-bots = { $given ->
    [one] One bot is
   *[other] { $given } bots are
} given: one for all seats or { $players } are wanted, separated by commas.
report-written = { $file }: { $games ->
    [one] one game
   *[other] { $games } games
} of { $game }
report-nothing = There is no game to report on yet.
