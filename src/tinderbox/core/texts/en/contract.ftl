# The contract: actions, options, draws, undo, records.
notation-empty = An action is wanted.
notation-too-long = An action has at most { $most } letters.
notation-no-verb = There is no action “{ $verb }”. Actions begin with: { $verbs }.
notation-no-such = “{ $text }” is no action: check the names after “{ $verb }”.
notation-ambiguous = “{ $text }” could be “{ $first }” or “{ $second }”.
notation-no-code = There is no action number { $code }: they run from 0 to { $most }.
notation-not-an-action = { $given } is no action.

seat-name = Seat { $number }

option-game = There is no game “{ $given }”. There are: { $known }.
option-players = { $given } players cannot play this game: it takes { $fewest } to { $most }.
option-unknown = There is no option “{ $name }”. There are: { $allowed }.
option-value = Option { $name } cannot be { $given }. It can be: { $allowed }.
option-seat = There is no seat { $given }: they run from 0 to { $most }.
option-names = { $players } names are wanted, each of 1 to 80 printable letters.
option-seed = { $given } is no seed: a whole number from 0 on, or a word of at most 64 plain letters.

draw-impossible = “{ $given }” cannot come out of this draw. Possible: { $possible }.
prompt-draw = A draw comes first.
undo-limit = Taking back to { $given } is not possible: from { $limit } to { $seq } it is.
refused-over = The game is over.
refused-draw = A draw comes first.
refused-turn = It is somebody else’s turn.

document-other-game = This is about { $given }, not about { $wanted }.
document-other-pack = The content of pack { $id } is not the one this document was written with.
record-format = Format { $given } is not known, only { $known }.
record-rules = It was played by version { $given } of the rules; this program has version { $known }.
record-line = A line is “key: value” or goes on from the one before with a space: { $line }
record-key = There is no key “{ $key }”. There are: { $known }.
record-option = An option is written name=value, not { $part }.
record-number = A whole number is wanted, not { $given }.
record-after-end = The game was over before “{ $step }”.
record-other-turn = “{ $step }” cannot stand here: it is turn { $turn }, seat { $seat } decides.
record-no-draw = No draw was to be made where { $step } stands.
record-draw-missing = The result of a draw is missing here, and there is no seed to draw it from.
record-checksum = The checksum { $given } does not fit: the game went another way.
record-scores = The scores do not fit the game.
