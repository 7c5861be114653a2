# Commands for research: datasets, tables of indices and tensors, figures.
dataset-brief = Play games and write every decision to a Parquet file.
dataset-help = Play games among bots and write every decision to a Parquet file, for learning: what the seat knew as numbers, what it did, and how the game ended. The same seed gives the same file, on however many cores.
dataset-option-bots = The bots: one for all seats, or several that take them in turn. There are: { $known }.
dataset-option-out = The file to write, Parquet. It appears when all games are in it.
dataset-option-no-states = Leave away what the seats knew: a much smaller file.
dataset-done = { $file }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $rows } decisions, { $bytes } bytes, in { $seconds } s.

actions-brief = List all actions of a game with their numbers.
actions-help = List every action of a game with its number, the index that learning programs know it by. The same number means the same action in every version, for the same data pack.
actions-option-chances = The results of draws instead.
actions-index = Index
actions-text = Action

observation-brief = List what stands where in an observation.
observation-help = List the blocks of the numbers that a seat observes: where each begins, how many numbers it has and what they mean.
observation-note = Version { $version }: { $size } numbers from 0 to 255. Seats are counted from the observer’s, clockwise.
observation-first = From
observation-size = Numbers
observation-block = Block

bench-research-running = Measuring the research doors
bench-research-figure = Figure
bench-research-aec-raw-per-second = PettingZoo, raw: turns a second
bench-research-aec-wrapped-per-second = PettingZoo, wrapped: turns a second
bench-research-aec-null-per-second = null environment, wrapped alike: turns a second
bench-research-aec-ratio = ratio of the two
bench-research-vector-per-second = vectorised self-play with tensors: steps a second
bench-research-seat-per-second = vectorised, one seat against random: steps a second
bench-research-openspiel-per-second = OpenSpiel: decisions a second
bench-research-tic-tac-toe-per-second = its python_tic_tac_toe: decisions a second
bench-research-openspiel-ratio = ratio of the two
bench-research-note = Engine { $mode }; { $players } players; { $games } games at once where vectorised; one core. The best of { $rounds } rounds counts.
