# What a report asks about many games: titles of charts, what they show, and their labels.
fact-order = Who starts
fact-order-note = Wins by place in the turn order, counted from the start player.
fact-colour = Colours
fact-colour-note = Wins of the players who own the colour.
fact-objective = Objectives that survive
fact-objective-note = How often a district still has houses at the end and no uncontained fire, no matter who had it as an objective.
fact-objective-dealt = What an objective is worth
fact-objective-dealt-note = Points above or below the table’s average, for players who were dealt it.
fact-direction = Where the fire moves
fact-direction-note = Fire moves per game, by direction of the card.
fact-direction-burns = What burns in each direction
fact-direction-burns-note = Houses burnt per fire move, by direction of the card.
fact-region = What is lost where
fact-region-note = Share of a region’s houses that no longer stand at the end, burnt or demolished.
fact-place = { $place ->
    [1] Start player
   *[other] Place { $place }
}
