# The contract: actions, options, draws, undo, records.
notation-empty = Enter an action.
notation-too-long = An action has at most { $most } characters.
notation-no-verb = There is no action “{ $verb }”. Actions start with: { $verbs }.
notation-no-such = “{ $text }” is not an action: check what follows “{ $verb }”.
notation-ambiguous = “{ $text }” could mean “{ $first }” or “{ $second }”.
notation-no-code = There is no action number { $code }: numbers run from 0 to { $most }.
notation-not-an-action = { $given } is not an action.

seat-name = Seat { $number }

option-game = Unknown game “{ $given }”. Choose from: { $known }.
option-players = This game is for { $fewest } to { $most } players, not { $given }.
option-unknown = Unknown option “{ $name }”. Choose from: { $allowed }.
option-value = Option { $name } cannot be { $given }. Choose from: { $allowed }.
option-seat = There is no seat { $given }: seats are numbered from 0 to { $most }.
option-names = Give { $players } names, each of 1 to 80 printable characters.
option-seed = { $given } is not a seed: use a whole number (0 or more), or a word of up to 64 plain characters.

draw-impossible = “{ $given }” cannot be drawn here. Possible: { $possible }.
prompt-draw = A draw comes first.
undo-limit = You cannot go back to decision { $given }: the earliest is { $limit }, and the game is at decision { $decisions }.
refused-over = The game is over.
refused-draw = Something has to be drawn first.
refused-turn = It is another player’s turn.

document-other-game = This belongs to { $given }, not to { $wanted }.
document-other-pack = Data pack { $id } has changed since this was written.
record-format = Unknown format { $given }: only { $known } can be read.
record-rules = This was played with version { $given } of the rules; this program has version { $known }.
record-line = A line must be “{"key: value"}”, or start with a space to continue the line before: { $line }
record-key = Unknown key “{ $key }”. Choose from: { $known }.
record-option = Write options as name=value, not { $part }.
record-number = This must be a whole number, not { $given }.
record-after-end = The game was already over before “{ $step }”.
record-other-turn = “{ $step }” does not belong here: this is turn { $turn }, and seat { $seat } decides.
record-no-draw = There was nothing to draw at { $step }.
record-draw-missing = The result of a draw is missing here, and there is no seed to make it from.
record-checksum = The checksum { $given } does not match: the game went differently.
record-scores = The scores do not match the game.
