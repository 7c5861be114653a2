# The table as text: labels and short words, read aloud as well as seen. Letters of colours are explained at “Houses”.
board-setup = Set-up: { $phase }
board-turn = Turn { $turn }: { $phase }
board-turn-of = Turn { $turn }, { $seat }: { $phase }
board-setup-of = Set-up, { $seat }: { $phase }

board-now = This turn:
board-now-card = { $card } card
board-now-origin = a fire from { $space }
board-now-moves = double move, { $moves ->
    [one] 1 fire move left
   *[other] { $moves } fire moves left
}
board-now-points = { $points ->
    [one] 1 action point left
   *[other] { $points } action points left
}
board-now-pending = { $fires ->
    [one] 1 fire to be added
   *[other] { $fires } fires to be added
}
board-stack = Stack:
board-stack-cards = { $cards ->
    [one] 1 fire card
   *[other] { $cards } fire cards
}
board-stack-until = { $until ->
    [one] 1 card
   *[other] { $until } cards
} until the next stack card, { $left ->
    [one] the last one
   *[other] { $left } stack cards left
}
board-stack-last = nobody draws any more, { $turns ->
    [one] this is the last turn
   *[other] { $turns } turns left, including this one
}
board-stack-over = nobody draws any more
board-hero = Hero of London:
board-hero-nobody = nobody yet
board-supply = Supply:
board-supply-fires = { $fires ->
    [one] 1 fire
   *[other] { $fires } fires
}
board-standing = Houses:
board-standing-colour = { $letter } { $colour } { $count }
board-standing-owned = { $letter } { $colour } { $count } ({ $seat })
board-played = Cards played:
board-played-cards = { $card } { $count } of { $all }
board-colour-card = Colour priority:
board-band-card = Band card:

board-front = Where the fire can go
board-front-direction = { $card }:
board-front-nowhere = nowhere
board-front-lower = only if there is nothing else: { $names }

board-region = { $region }, { $standing ->
    [one] { $standing } of { $houses } houses stands
   *[other] { $standing } of { $houses } houses stand
}
board-grass-pieces = Grass
board-uncontained = Uncontained fires:
board-contained = Contained fires:
board-untouched = Houses:
board-burnt = Burnt out:
board-broken = Fire breaks:
board-here = Pieces:

board-with-bands = { $bands ->
    [one] 1 band
   *[other] { $bands } bands
}
board-with-landowner = landowner { $letter }
board-with-token = token
board-with-objective = { $points } VP

board-players = Players
board-player = { $seat }:
board-player-points = { $points } VP
board-player-hidden = colour hidden
board-player-landowner = landowner { $letter } in { $space }
board-player-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-player-shown = { $count ->
    [one] 1 card
   *[other] { $count } cards
} (shown: { $cards })
board-player-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
board-player-extinguished = { $count ->
    [one] 1 fire extinguished
   *[other] { $count } fires extinguished
}
board-player-hero = Hero of London
board-player-start = start player

board-own = Only you know
board-own-colours = Your colours:
board-own-hand = Your hand:
board-own-tokens = Your tokens:
board-own-objectives = Your objectives:
board-none = none
board-tokens-charge = { $count ->
    [one] 1 demolition charge
   *[other] { $count } demolition charges
}
board-tokens-double = { $count ->
    [one] 1 double move
   *[other] { $count } double moves
}
board-tokens-point = { $count ->
    [one] 1 token of 1 VP
   *[other] { $count } tokens of 1 VP
}
board-objective = { $objective } { $state ->
    [stands] stands
    [contained] burns but is contained: still scores
   *[lost] is lost
}

board-near = { $card }:
board-near-diagonal = diagonal
board-near-burning = { $fires ->
    [one] 1 fire
   *[other] { $fires } fires
}
board-near-contained = { $fires ->
    [one] 1 fire, contained
   *[other] { $fires } fires, contained
}
board-near-burnt = burnt out
board-near-broken = fire break
board-near-grass = grass
board-no-such-space = There is no space “{ $given }” on this map.
