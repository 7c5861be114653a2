# What a report asks about many games: titles of charts, what they show, and their labels.
fact-order = Who begins
fact-order-note = Wins by the place in the order of turns, counted from the start player.
fact-colour = Colours
fact-colour-note = Wins of whoever owns a colour.
fact-objective = Objectives that survive
fact-objective-note = How often houses stand there at the end and no fire is uncontained, whoever wanted it.
fact-objective-dealt = What an objective is worth to its owner
fact-objective-dealt-note = Points above or below the mean of the table, of players who were dealt it.
fact-direction = Which way the fire goes
fact-direction-note = Fires moved in a game, by the direction of the card.
fact-direction-burns = What burns which way
fact-direction-burns-note = Houses burnt by one fire moved, by the direction of the card.
fact-region = What is lost where
fact-region-note = The part of a region’s houses that no longer stand at the end, burnt or demolished.
fact-place = { $place ->
    [1] Start player
   *[other] Place { $place }
}
