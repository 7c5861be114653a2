# Bretagne: what it is called, what can be chosen before it begins, what it counts, and its small words.
game-title = Bretagne
game-blurb = Brittany in the 19th century: lighthouses rise on capes, islands and bare rocks in the sea. You choose
    your barges, load them at Quimper, trade in Brest and Lorient and build floor by floor, in sunshine and in storms.
    Leave your workers on the towers to be first when they are scored, fit them out with foghorns and cable cranes,
    and secure the harbours along the coast. For 2 to 4 players.

option-boards = Where the lighthouse boards lie.
    .title = Lighthouse boards
option-boards-shuffled = Shuffled among the sites of their colour
option-boards-historical = In historical order
option-supply = Whether materials can run out.
    .title = Supply of materials
option-supply-endless = The supply never runs out
option-supply-box = As much as the box and its markers allow

source-take-backs = Workers taken back
source-cards = Equipment cards
source-majorities = Majorities
source-workers = Workers on lighthouses
source-income = Harbour income
source-pontivy = Place at Pontivy
source-harbours = Harbours
source-coins = Coins

tie-break-pontivy = further forward at Pontivy

phase-boards = laying out the lighthouse boards
phase-standing = drawing the lighthouses built from the start
phase-harbour-tiles = laying out the harbour tiles
phase-weather = turning over the weather
phase-forecast = turning over the forecast
phase-tiles = laying out construction tiles
phase-order = drawing the first order
phase-equipment = drawing an equipment card
phase-production = turning over a production card
phase-barge = choosing barges
phase-load = loading
phase-act = actions
phase-lighthouse = building, choosing the lighthouse
phase-take-back = building, workers
phase-trade = trading
phase-keep = passing
phase-cards = scoring, card step
phase-harbour = scoring, harbour step
phase-over = the game is over

# One kind of material by itself, and so many pieces of it.
some-wood = wood
some-stone = stone
some-sand = sand
some-brick = brick
goods-none = nothing
goods-wood = { $count } wood
goods-stone = { $count } stone
goods-sand = { $count } sand
goods-brick = { $count ->
    [one] { $count } brick
   *[other] { $count } bricks
}

# Equipment cards as they are played, drawn and sold.
cards-none = none
cards-furnishing = { $count ->
    [one] a furnishing
   *[other] { $count } furnishings
}
cards-pier = { $count ->
    [one] a pier
   *[other] { $count } piers
}
cards-foghorn = { $count ->
    [one] a foghorn
   *[other] { $count } foghorns
}
cards-cable-crane = { $count ->
    [one] a cable crane
   *[other] { $count } cable cranes
}

# What a harbour tile yields.
yield-wood = { $count } wood
yield-stone = { $count } stone
yield-sand = { $count } sand
yield-brick = { $count ->
    [one] { $count } brick
   *[other] { $count } bricks
}
yield-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
yield-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
yield-engineer = { $count ->
    [one] { $count } engineer
   *[other] { $count } engineers
}
yield-points = { $count } VP

sky-sunny = sunshine
sky-variable = variable weather
sky-storm = a storm

in-area-south = in the south
in-area-west = in the west
in-area-north = in the north

barge-top = top
barge-middle = middle
barge-bottom = bottom

# The order of a scoring step: who has how many workers, and where the lowest stands if that decides.
order-nobody = no workers are left, nobody scores
order-workers = { $workers ->
    [one] { $seat } ({ $workers } worker)
   *[other] { $seat } ({ $workers } workers)
}
order-workers-tied = { $workers ->
    [one] { $seat } ({ $workers } worker, on floor { $floor })
   *[other] { $seat } ({ $workers } workers, the lowest on floor { $floor })
}

list-last = { $first } and { $last }
score-of = { $seat } { $points }
harbour-with = { $name } { $income }
