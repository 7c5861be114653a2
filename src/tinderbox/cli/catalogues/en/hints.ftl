# Hints on the command line.
hint-brief = Give hints for a position of a game.
hint-help = Give hints for a position of a recorded game: the best few actions with the chance to win, the expected points and the reasons. The hints use only what the player to move knows.
hint-option-at = After this many decisions. Default: at the end of the record.
hint-option-seat = The seat that wants hints. It must be its turn to decide.
hint-option-count = How many actions to show.
hint-option-think = How long to think: a time such as 1s or 200ms, or a number of simulations.
hint-head = Decision { $decisions }, { $name } to move:
hint-over = The game is over: there is nothing left to decide.
hint-other-seat = It is not seat { $seat }’s turn here, but seat { $actor }’s.
hint-think = “{ $given }” is not a thinking time: give a time such as 1s or 200ms, or a number of simulations.
