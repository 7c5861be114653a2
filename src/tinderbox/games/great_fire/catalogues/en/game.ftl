# The Great Fire of London: what it is called, what can be chosen before it begins, what it counts, and its small words.
game-title = The Great Fire of London 1666
game-blurb = September 1666: a baker’s oven in Pudding Lane has set London alight. You own houses all over the city,
    and so do the others. Each turn you must expand the fire, but you choose which way; then you move the trained
    bands, extinguish fires and demolish districts to stop it. Save your own houses and your secret objectives, and
    become the Hero of London. For 2 to 6 players.

option-edition = The rulebooks disagree on the size of Aldgate and on the fires in the box. The number of fires matters only if the supply is limited to the box.
    .title = Edition
option-edition-german = German: Aldgate has 4 houses (65 fires in the box)
option-edition-french = French: Aldgate has 3 houses (100 fires in the box)
option-hidden-colours = Until the end, players know only which houses are their own.
    .title = Hidden colours
option-hidden-colours-true = Colours are hidden
option-hidden-colours-false = Colours are open
option-more-destruction = With 3 or more players: after the last stack card everybody has two more turns instead of one.
    .title = More destruction
option-more-destruction-true = Two last turns
option-more-destruction-false = One last turn
option-more-destruction-two = With two players there is no “more destruction”: their last turns are fixed (O2, P9).
option-supply = Can the fires run out?
    .title = Supply of fires
option-supply-endless = The supply never runs out
option-supply-box = No more fires than the box holds

source-houses = Houses
source-extinguished = Fires extinguished
source-objectives = Objectives
source-tokens = Tokens
source-hero = Hero

tie-break-extinguished = more fires extinguished
tie-break-houses = more houses on the board
tie-break-objectives = more points from objectives

phase-hands = dealing fire cards
phase-exchange = keeping or exchanging the hand
phase-houses = placing the houses
phase-colours = dealing colours
phase-landowner-colours = dealing landowners
phase-objectives = dealing objectives
phase-start = drawing the start player
phase-place-band = placing bands
phase-place-landowner = placing landowners
phase-card = playing a fire card
phase-origin = choosing the fire to move
phase-destination = moving the fire
phase-token = looking at a token
phase-actions = actions
phase-draw = drawing a card
phase-intensify = intensifying the fire
phase-city-card = non-player turn, turning over a fire card
phase-city-colour = non-player turn, turning over a colour priority card
phase-city-destination = non-player turn, choosing where the fire moves
phase-city-origin = non-player turn, choosing the fire to move
phase-city-muster = non-player turn, turning over a band card
phase-city-band = non-player turn, moving bands
phase-over = the game is over

direction-N = North
direction-E = East
direction-S = South
direction-W = West

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-white = white

houses-red = { $count ->
    [one] { $count } red house
   *[other] { $count } red houses
}
houses-blue = { $count ->
    [one] { $count } blue house
   *[other] { $count } blue houses
}
houses-green = { $count ->
    [one] { $count } green house
   *[other] { $count } green houses
}
houses-yellow = { $count ->
    [one] { $count } yellow house
   *[other] { $count } yellow houses
}
houses-purple = { $count ->
    [one] { $count } purple house
   *[other] { $count } purple houses
}
houses-white = { $count ->
    [one] { $count } white house
   *[other] { $count } white houses
}

region-purple = Purple region
region-blue = Blue region
region-green = Green region
region-orange = Orange region

token-charge = a demolition charge
token-double = a double move
token-point = a 1 VP token

list-last = { $first } and { $last }
cards-of = { $count } { $card }
objective-worth = { $name } ({ $points } VP)
score-of = { $seat } { $points }
step-between = from { $from } to { $to }
