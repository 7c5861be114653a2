# The command line: help, options, and the errors when they are wrong.
tinderbox-help = Board games about fire and light: { $games }. Play them, replay games, look up the rules, or run many games at once.

cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMAND
cli-metavar-game = GAME
cli-metavar-games = [GAME]…
cli-metavar-file = FILE
cli-metavar-setting = NAME=VALUE
cli-metavar-bots = BOT[,BOT]…
cli-metavar-name = NAME
cli-hint = Try “{ $command } --help” for help.

cli-argument-game = The game: { $known }.
cli-argument-record = A recorded game, as text or JSON.
cli-option-help = Show this help.
cli-option-version = Show the version, whether the engine is compiled, and the Python version.
cli-option-lang = The language. Default: TINDERBOX_LANG, then the system’s language.
cli-option-json = Print the results as JSON.
cli-option-players = The number of players.
cli-option-seed = A number or a word. The same seed gives the same draws.
cli-option-option = An option of the game, such as edition=french. Can be repeated.
cli-option-pack = Another data pack: a file, or the id of a built-in pack.
cli-option-output = The file to write. Default: standard output.

cli-language = Unknown language “{ $given }”. Choose from: { $known }.
cli-no-command = Unknown command “{ $given }”. Choose from: { $known }.
cli-no-option = Unknown option “{ $given }”. Choose from: { $known }.
cli-option-use = Option { $option } is used incorrectly: check whether it takes a value.
cli-missing = { $name } is missing.
cli-extra = “{ $command }” does not take the argument “{ $given }”.
cli-not-understood = Invalid input: { $why }
cli-whole = { $option } must be a whole number from { $least } to { $most }, not “{ $given }”.
cli-seconds = The number of seconds must be between 0.01 and 3600, not “{ $given }”.
cli-setting = Write options as NAME=VALUE, not “{ $given }”.
cli-setting-twice = Option { $name } was given twice, with different values.
cli-no-clause = There is no rule “{ $given }”. Choose from: { $known }.
cli-too-far = There is no position { $given }: the record ends after { $most ->
    [one] one decision
   *[other] { $most } decisions
}.
cli-unwritable = Cannot write { $file }: { $why }

mode-compiled = compiled
mode-interpreted = interpreted


play-brief = Play a game in the terminal.
play-help = Play a game in the terminal, against bots or with others at one keyboard. If you name no game, a menu lets you choose one. During the game, “help” lists what you can type.
play-option-terminal = Play in the terminal.
play-option-seat = Your seat, counted from 0. Default: 0.
play-option-bots = Your opponents: one bot for all other seats, or one for each seat. Choose from: { $known }.
play-option-hot-seat = Several people play at one keyboard. Bots, if any, take the last seats.
play-option-name = A player’s name. Can be repeated, in seat order.
play-option-save = Save the game to this file when it ends or you quit.
play-option-resume = Continue a saved game.
play-resume-alone = A saved game already includes the game, players, options, data pack and names: omit them with --resume.
play-hot-seat-alone = --seat cannot be combined with --hot-seat: people take every seat without a bot.
seating-bots = You named { $given ->
    [one] one bot
   *[other] { $given } bots
}: name one for all seats, or { $wanted }.
seating-nobody = { $given ->
    [one] One bot leaves
   *[other] { $given } bots leave
} no seat for a person: name at most { $most }.
seating-names = You gave { $given ->
    [one] one name
   *[other] { $given } names
}: give at most { $most }.
seating-person = Player { $number }
seating-bot = Bot { $number }

replay-brief = Replay a recorded game, turn by turn.
replay-help = Replay a recorded game in words, turn by turn. In a terminal you step through it; otherwise, or with --all, everything is printed at once.
replay-option-to = Stop after this many decisions.
replay-option-seat = Show the game as this seat saw it. Default: as a spectator saw it.
replay-option-board = Show the board after every turn.
replay-option-all = Print everything at once.
replay-head = { $game }, { $players } players: { $names }
replay-setup = Set-up
replay-turn = Turn { $turn } · { $name } · { $count ->
    [one] decision { $last }
   *[other] decisions { $first } to { $last }
}
replay-ask = [{ $at }/{ $last }] Enter: next · b: back · number: go to · board · q: quit >
replay-keys = Press Enter to go on or b to go back; type a number to jump there, “board” to see the board, or q to quit.
replay-unfinished = The record ends here, after { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}; the game was not over.

export-brief = Convert a recorded game to text.
export-help = Convert a recorded game to text that people can read and correct. The game is replayed first; a damaged record is rejected.
import-brief = Convert a recorded game to JSON.
import-help = Convert a recorded game to JSON. The game is replayed first; a damaged record is rejected.

rules-brief = Show a game’s rules.
rules-help = Show a game’s rules, numbered as in the messages that refer to them.
rules-option-clause = Show only this rule.

board-brief = Show a game’s board as a picture or as text.
board-help = Show a game’s board, as text or (with --svg) as a picture. With --record, show it at any point of a recorded game.
board-option-svg = Write an SVG picture to this file.
board-option-record = Show the board of this recorded game.
board-option-at = After this many decisions. Default: at the end of the record.
board-option-seat = As this seat sees it. Default: as a spectator sees it.
board-at-alone = --at needs --record.
board-other-game = This is a record of { $given }, not of { $wanted }.

simulate-brief = Play many random games.
simulate-help = Play many random games on all cores and show scores, lengths and speed. The same seed gives the same games on any number of cores.
simulate-option-games = The number of games.
simulate-option-jobs = The number of processes. Default: one per core.
simulate-running = { $game }
simulate-heading = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} with { $players } random players, seed { $seed }
simulate-seat = Seat
simulate-mean = Mean
simulate-deviation = Std. dev.
simulate-least = Min.
simulate-most = Max.
simulate-wins = Wins
simulate-share = Share
simulate-shared = { $games ->
    [0] No win was shared.
    [one] One win was shared; it counts in full for every winner.
   *[other] { $games } wins were shared; a shared win counts in full for every winner.
}
simulate-length = { $kind ->
    [turns] Turns
   *[decisions] Decisions
} per game: { $mean } on average, { $least } to { $most }
simulate-rate = { $seconds } s: { $games } games and { $decisions } decisions per second ({ $mode })

bench-brief = Measure how fast the engine is.
bench-help = Measure random decisions and copies of a state per second with four players, and compare them with a small reference loop in plain Python that runs alternately. The best of several rounds counts.
bench-argument-games = The games to measure, “server” for the server under load, or “research” for the research environments. Default: all games.
bench-option-seconds = How long to measure each figure.
bench-running = Measuring
bench-game = Game
bench-decisions = Decisions/s
bench-copies = Copies/s
bench-reference = Reference/s
bench-ratio = Ratio
bench-bytes = Bytes
bench-note = Engine { $mode }; { $players } random players; ratio: decisions to moves of the reference loop; bytes: size of a state.

pack-brief = Show or check a data pack.
pack-help = A data pack holds everything that is printed on the board and the cards. Print a game’s pack, correct a copy of it, and check the copy.
check-brief = Check a data pack and list its errors.
check-help = Check a data pack for a game and list all its errors.
check-argument-file = The data pack, a JSON file.
check-good = { $file } is a valid pack: { $id }, { $digest }
show-brief = Print a game’s built-in data pack.
show-help = Print a game’s built-in data pack as JSON, for you to copy and correct. Give the copy an id of its own.
