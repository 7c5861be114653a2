# Commands for research: datasets, tables of actions and observations, benchmarks.
dataset-brief = Play games and write every decision to a Parquet file.
dataset-help = Let bots play games and write every decision to a Parquet file for training: what the seat knew as numbers, what it did, and how the game ended. The same seed gives the same file on any number of cores.
dataset-option-bots = The bots: one for all seats, or several that take the seats in turn. Choose from: { $known }.
dataset-option-out = The Parquet file to write. It appears once all games are in it.
dataset-option-no-states = Omit what the seats knew. The file gets much smaller.
dataset-done = { $file }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $rows } decisions, { $bytes } bytes, in { $seconds } s.

actions-brief = List all actions of a game with their numbers.
actions-help = List all actions of a game with their numbers, which learning programs use as indices. With the same data pack, a number means the same action in every version.
actions-option-chances = List the results of draws instead.
actions-index = Index
actions-text = Action

observation-brief = Show the layout of an observation.
observation-help = List the blocks of numbers that a seat observes: where each one starts, how long it is and what it means.
observation-note = Version { $version }: { $size } numbers from 0 to 255. Seats are counted clockwise from the observer.
observation-first = From
observation-size = Length
observation-block = Block

bench-research-running = Measuring the research environments
bench-research-figure = Figure
bench-research-aec-raw-per-second = PettingZoo, raw: turns per second
bench-research-aec-wrapped-per-second = PettingZoo, wrapped: turns per second
bench-research-aec-null-per-second = empty environment, same wrappers: turns per second
bench-research-aec-ratio = ratio of the two
bench-research-vector-per-second = vectorised self-play with tensors: steps per second
bench-research-seat-per-second = vectorised, one seat against random: steps per second
bench-research-openspiel-per-second = OpenSpiel: decisions per second
bench-research-tic-tac-toe-per-second = OpenSpiel’s python_tic_tac_toe: decisions per second
bench-research-openspiel-ratio = ratio of the two
bench-research-note = Engine { $mode }; { $players } players; { $games } games at once where vectorised; one core. The best of { $rounds } rounds counts.
