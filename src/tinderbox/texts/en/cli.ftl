# The command line: help, options and what is answered when they are wrong.
tinderbox-help = Board games about fire and light: { $games }. Play them, replay games, look up rules, run many games at once.

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
cli-hint = “{ $command } --help” shows how it is used.

cli-argument-game = The game: { $known }.
cli-argument-record = A record of a game, as text or JSON.
cli-option-help = Show this help.
cli-option-version = Show the version, whether the engine is compiled, and the Python it runs on.
cli-option-lang = The language; without it TINDERBOX_LANG and the system’s settings decide.
cli-option-json = Print the results as JSON, for programs.
cli-option-players = How many play.
cli-option-seed = A number or a word; the same seed gives the same chance.
cli-option-option = An option of the game, such as edition=french. May be given several times.
cli-option-pack = Another data pack: a file, or the id of a pack that ships.
cli-option-output = The file to write; standard output without it.

cli-language = “{ $given }” is not spoken here. There are: { $known }.
cli-no-command = There is no command “{ $given }”. There are: { $known }.
cli-no-option = There is no option “{ $given }”. There are: { $known }.
cli-option-use = Option { $option } cannot be used like this: check whether it takes a value.
cli-missing = { $name } is missing.
cli-extra = “{ $given }” is too much for “{ $command }”.
cli-not-understood = This was not understood: { $why }
cli-whole = { $option } must be a whole number from { $least } to { $most }, not “{ $given }”.
cli-seconds = A number of seconds from 0.01 to 3600 is wanted, not “{ $given }”.
cli-setting = An option is written NAME=VALUE, not “{ $given }”.
cli-setting-twice = Option { $name } is given twice with different values.
cli-no-clause = There is no clause “{ $given }”. There are: { $known }.
cli-too-far = There is no position { $given }: the record ends after { $most } decisions.
cli-unwritable = { $file } cannot be written: { $why }

mode-compiled = compiled
mode-interpreted = interpreted

bot-unknown = There is no bot “{ $given }”. There are: { $known }.
bot-strength = Bot { $name } cannot be had as “{ $given }”.

play-brief = Play a game in the terminal.
play-help = Play a game in the terminal, against bots or with others at one keyboard. Without a game, a menu asks what to play. While playing, “help” shows what can be typed.
play-option-terminal = Play in the terminal.
play-option-seat = Your seat, from 0; without it, seat 0.
play-option-bots = Who plays against you: one bot for all other seats, or one for each. There is: { $known }.
play-option-hot-seat = Several people at one keyboard; bots, if any are given, have the last seats.
play-option-name = A person’s name. May be given several times, in the order of the seats.
play-option-save = Write the record to this file when the game ends or is left.
play-option-resume = Go on with a saved game.
play-resume-alone = A saved game brings its game, players, options, pack and names along: leave them away with --resume.
play-hot-seat-alone = With --hot-seat there is no --seat: people have all seats that bots have not.
seating-bots = { $given ->
    [one] One bot is
   *[other] { $given } bots are
} given: one for all, or { $wanted }, are wanted.
seating-nobody = { $given ->
    [one] One bot leaves
   *[other] { $given } bots leave
} no seat to a person: at most { $most } can play along.
seating-names = { $given ->
    [one] One name is
   *[other] { $given } names are
} too many: at most { $most } can be given here.
seating-person = Player { $number }
seating-bot = Bot { $number }

replay-brief = Tell a recorded game turn by turn.
replay-help = Tell a recorded game turn by turn, in words. In a terminal it goes step by step; otherwise, or with --all, straight through.
replay-option-to = Stop after so many decisions.
replay-option-seat = Tell it as this seat saw it; without it, as a spectator did.
replay-option-board = Show the board after every turn.
replay-option-all = Tell everything at once.
replay-head = { $game }, { $players } players: { $names }
replay-setup = Set-up
replay-turn = Turn { $turn } · { $name } · { $count ->
    [one] decision { $last }
   *[other] decisions { $first } to { $last }
}
replay-ask = [{ $at }/{ $last }] Enter: on · b: back · number · board · q:
replay-keys = Enter goes on, b goes back, a number leads to that part, board shows the table, q ends.
replay-unfinished = The record ends here, after { $seq ->
    [one] one decision
   *[other] { $seq } decisions
}; the game was not over.

export-brief = Write a record as text.
export-help = Write a record as text that a person can read and correct. It is replayed first: a damaged record is refused.
import-brief = Write a record as JSON.
import-help = Write a record as JSON, for programs. It is replayed first: a damaged record is refused.

rules-brief = Show a game’s rules, clause by clause.
rules-help = Show a game’s rules, clause by clause, by the ids that refusals name.
rules-option-clause = Only this clause.

board-brief = Show a game’s board as a picture or as text.
board-help = Show a game’s board: as a picture with --svg, otherwise as text. With a record, at any moment of a game.
board-option-svg = Write an SVG picture to this file.
board-option-record = Show the table of this record.
board-option-at = After so many decisions; without it, at the end of the record.
board-option-seat = As this seat sees it; without it, as a spectator does.
board-at-alone = --at needs a --record.
board-other-game = The record is one of { $given }, not of { $wanted }.

simulate-brief = Play many random games.
simulate-help = Play many random games on all cores and show scores, lengths and rates. The same seed gives the same games, on however many cores.
simulate-option-games = How many games.
simulate-option-jobs = How many processes; without it, one for each core.
simulate-running = { $game }
simulate-heading = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} of { $players } random players, seed { $seed }
simulate-seat = Seat
simulate-mean = Mean
simulate-deviation = Deviation
simulate-least = Least
simulate-most = Most
simulate-wins = Wins
simulate-share = Share
simulate-shared = { $games ->
    [0] No win was shared.
    [one] One win was shared; it counts for all who shared it.
   *[other] { $games } wins were shared; a shared win counts for all who shared it.
}
simulate-length = { $kind ->
    [turns] Turns
   *[decisions] Decisions
} a game: { $mean } on average, { $least } to { $most }
simulate-rate = { $seconds } s: { $games } games and { $decisions } decisions a second ({ $mode })

bench-brief = Measure how fast the engine is.
bench-help = Measure random decisions and copies of a state a second, for four players, against a small reference loop in plain Python that runs in turn with them. The best of several rounds counts.
bench-argument-games = The games to measure, or “server” for what the server bears, or “research” for the doors of research frameworks; all games without any.
bench-option-seconds = How long each figure is measured.
bench-running = Measuring
bench-game = Game
bench-decisions = Decisions/s
bench-copies = Copies/s
bench-reference = Reference/s
bench-ratio = Ratio
bench-bytes = Bytes
bench-note = Engine { $mode }; { $players } random players; ratio: decisions to moves of the reference loop; bytes: one state.

pack-brief = Show or check a data pack.
pack-help = Data packs hold all that is printed on board and cards. Show a game’s pack, correct a copy of it, and check the copy.
check-brief = Check a data pack and list all its faults.
check-help = Check a data pack for a game and list all its faults.
check-argument-file = The data pack, a JSON file.
check-good = { $file } is a good pack: { $id }, { $digest }
show-brief = Print a game’s own data pack.
show-help = Print a game’s own data pack as JSON, to be copied and corrected. The copy needs an id of its own.
