# A game in the terminal.
opening-game = Which game?
opening-players = How many players, { $fewest } to { $most }?
opening-again = Enter a number from { $least } to { $most }.

table-turn = Turn { $turn } · { $name }
table-ask = >
table-pass = { $name } is next. Take the keyboard and press Enter.
table-folded = { $count } choices: type “{ $verb }” to see them.
table-helps = Type “help” to see what you can type.
table-forbidden = “{ $action }” is not allowed here:
table-allowed = “{ $action }” is allowed.
table-no-verb = No action possible now starts with “{ $given }”. Choose from: { $known }.
table-no-undo = Nothing to undo: you can undo your own decisions of this turn, but not past something that was revealed.
table-undone = Undone. { $count ->
    [0] You cannot undo any further.
    [one] You can undo one more decision of this turn.
   *[other] You can undo { $count } more decisions of this turn.
}
table-save-name = The file name is missing: save FILE
table-save-taken = { $file } already exists: choose another name.
table-saved = Saved to { $file }.
table-offer-save = Save this game? Type a file name, or press Enter not to:
table-left = Goodbye.
table-result = Result
table-points = Points
table-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
table-tie-breaks = Ties were broken by: { $names }

table-help = Type the number of an action or the action itself; Tab completes it. If only one action is possible, press Enter to take it.
order-list = List what you can do now, or all actions with one verb.
    .form = list [VERB]
order-board = Show the board.
    .form = board
order-why = Show whether an action is allowed, and which rules forbid it.
    .form = why ACTION
order-rules = Show the contents of the rules, or one rule.
    .form = rules [F5]
order-log = Show what happened recently, or since the beginning.
    .form = log [all]
order-undo = Undo your last decision.
    .form = undo
order-reset = Reset your turn, as far as possible.
    .form = reset
order-save = Save the whole game, secrets included. A name ending in .json gives JSON.
    .form = save FILE
order-help = Show this help.
    .form = help
order-quit = Leave the game.
    .form = quit
