# Advice on the command line.
hint-brief = Give advice for a moment of a game.
hint-help = Give advice for a moment of a recorded game: the best few actions with the chance to win, the points to be expected and reasons. It knows what the seat to move knows, nothing else.
hint-option-at = After so many decisions; without it, at the end of the record.
hint-option-seat = The seat that asks: the one that must decide.
hint-option-count = How many actions.
hint-option-think = How long to think: a time such as 1s or 200ms, or a number of simulations.
hint-head = Decision { $seq }, { $name } to move:
hint-over = The game is over: there is nothing to decide.
hint-other-seat = Seat { $seat } has nothing to decide here: seat { $actor } has.
hint-think = “{ $given }” is no time to think: give a time such as 1s or 200ms, or a number of simulations.
