# A game in the terminal.
opening-game = Which game?
opening-players = How many players, { $fewest } to { $most }?
opening-again = A number from { $least } to { $most } is wanted.

table-turn = Turn { $turn } · { $name }
table-ask = >
table-pass = { $name } is next. Take the keyboard and press Enter.
table-folded = { $count } to choose from: type “{ $verb }” to see them.
table-helps = “help” shows what can be typed.
table-forbidden = “{ $action }” is not allowed here:
table-allowed = “{ $action }” is allowed.
table-no-verb = Nothing to do now begins with “{ $given }”. There is: { $known }.
table-no-undo = Nothing can be taken back: only your own decisions of this turn, and nothing behind what has been revealed.
table-undone = Taken back. { $count ->
    [0] This is as far as it goes.
    [one] One more decision of this turn can be taken back.
   *[other] { $count } more decisions of this turn can be taken back.
}
table-save-name = A file name is wanted: save FILE
table-save-taken = { $file } is there already: choose another name.
table-saved = Saved in { $file }.
table-offer-save = Save this game? File name, or Enter for no:
table-left = Goodbye.
table-result = Result
table-points = Points
table-winners = { $count ->
    [one] { $names } wins.
   *[other] The victory is shared: { $names }.
}
table-tie-breaks = Ties were broken by: { $names }

table-help = Type the number of an action or the action itself; Tab completes. If there is only one thing to do, Enter does it.
order-list = What may be done now, or all actions of one verb.
    .form = list [VERB]
order-board = The table.
    .form = board
order-why = Whether an action is allowed, and which clauses forbid it.
    .form = why ACTION
order-rules = The table of contents of the rules, or one clause.
    .form = rules [F5]
order-log = What happened lately, or since the beginning.
    .form = log [all]
order-undo = Take back your last decision.
    .form = undo
order-reset = Take back this whole turn, as far as possible.
    .form = reset
order-save = Save the whole game, secrets included; a name in .json gives JSON.
    .form = save FILE
order-help = This help.
    .form = help
order-quit = Leave the table.
    .form = quit
