# What can be wrong with a position or a view of The Great Fire: first what cannot be read,
position-range = This must be from { $least } to { $most }, not { $given }.
position-no-space = “{ $name }” cannot be used here: it is not a suitable space.
position-no-phase = There is no step “{ $name }”.
position-no-name = “{ $name }” is unknown here.
position-twice = The same thing is listed here twice.
position-seats = There must be { $players } seats, each with its secrets.
position-derived = By the rest of the position this must be { $wanted }, not { $given }.
position-start = Give the start player if, and only if, one has been drawn.
position-supply = Give the number of fires in the supply if, and only if, the option “supply” is “box”.
position-stack = Give the stack if, and only if, the hands have been settled.
position-houses-drawn = Give the number of houses standing if, and only if, all houses have been drawn.
position-contained = The contained districts must be exactly those burning districts that have at least as many bands as fires.
position-standing = The map shows { $given ->
    [one] one house
   *[other] { $given } houses
} of this colour.
position-just-taken-public = Give the kind of a token just taken if, and only if, the table shows that one was taken; it belongs to the player whose turn it is.
position-city = Give the cards of the non-player turn if, and only if, there are two players.

# then what cannot arise in play, one sentence for each invariant: turns and cards,
position-turn = Turn { $given } cannot be at the step “{ $step }” ({ $clauses }).
position-turn-seat = It is seat { $wanted }’s turn here, not seat { $given }’s ({ $clauses }).
position-dealt = At the step “{ $step }”, { $given } cannot have been dealt or placed so far ({ $clauses }).
position-drawn = { $given ->
    [one] One card has
   *[other] { $given } cards have
} been drawn from the stack; at this point of turn { $turn } there must be { $wanted } ({ $clauses }).
position-uncovered = { $given ->
    [one] One stack card has
   *[other] { $given } stack cards have
} been uncovered; with { $drawn } fire cards drawn there must be { $wanted } ({ $clauses }).
position-last-turns = { $begun ->
    [true] The last turns have begun: there are { $wanted } left, including this one ({ $clauses }).
   *[false] The last turns are counted only once nobody draws any more ({ $clauses }).
}
position-hand = { $given ->
    [one] One fire card is
   *[other] { $given } fire cards are
} in this hand; at this point there must be { $wanted } ({ $clauses }).
position-played = { $given ->
    [one] One fire card has
   *[other] { $given } fire cards have
} been played; at this point of turn { $turn } there must be { $wanted } ({ $clauses }).
position-cards = { $given } fire cards for { $direction } have been played or are in hands; there are only { $printed } ({ $clauses }).
position-card = { $given ->
    [none] At the step “{ $step }”, the card of this turn must be in force ({ $clauses }).
   *[other] At the step “{ $step }”, no card can be in force ({ $clauses }).
}
position-card-played = The { $direction } card in force is not among the cards played ({ $clauses }).
position-shown = Cards shown are still in the hand (four at most), and only players who have discarded have shown any ({ $clauses }).
position-discard = A player who discards has shown the whole hand, and none of its cards could move a fire ({ $clauses }).

# the map,
position-houses = { $drawing ->
    [true] { $wanted } houses have been drawn for this district so far, not { $given } ({ $clauses }).
   *[false] { $given ->
        [one] One house stands
       *[other] { $given } houses stand
    } here; a district of size { $wanted } has all its houses or none ({ $clauses }).
}
position-region-houses = { $given } houses of colour { $letter } stand in this region; there are only { $most } ({ $clauses }).
position-uncontained = The fire in { $name } is uncontained, so its houses must have burnt down ({ $clauses }).
position-pudding-lane = { $given ->
    [one] One fire is
   *[other] { $given } fires are
} in Pudding Lane; at this point there can be { $least } to { $most } ({ $clauses }).
position-crowded = There are { $given } fires here; there can be at most { $most } ({ $clauses }).
position-box = The fires on the map, with the players and in the supply add up to { $given }; the box holds { $wanted } ({ $clauses }).
position-brought = Counting the map and the players, { $given ->
    [one] one fire
   *[other] { $given } fires
} came from the supply; at this point it can be { $least } to { $most } ({ $clauses }).
position-spread = Fire cannot have reached { $name }: no path of districts without houses leads there from Pudding Lane ({ $clauses }).
position-burnt = { $given ->
    [one] One district has
   *[other] { $given } districts have
} burnt; there have been at most { $most } fire moves ({ $clauses }).
position-burnt-out = { $given ->
    [one] One district is
   *[other] { $given } districts are
} burnt out, but { $extinguished ->
    [one] only one fire has
   *[other] only { $extinguished } fires have
} been extinguished: the last fire of a district never moves away ({ $clauses }).
position-extinguished = This player has extinguished { $given ->
    [one] one fire
   *[other] { $given } fires
}; the action points were enough for { $most } at most ({ $clauses }).
position-hero = A player must be Hero of London once somebody has extinguished { $least } fires, and it must be one with the most ({ $clauses }).
position-demolished = { $name } has been demolished, so there can be no houses and no fire ({ $clauses }).
position-beside-fire = { $name } cannot have been demolished: no fire can ever have been next to it ({ $clauses }).
position-charges = { $given ->
    [one] One demolition charge has
   *[other] { $given } demolition charges have
} been used, but { $wanted ->
    [one] one district is
   *[other] { $wanted } districts are
} demolished ({ $clauses }).
position-bands = { $given ->
    [one] One band is
   *[other] { $given } bands are
} on the map; at this point there must be { $wanted } ({ $clauses }).
position-landowners = { $placed ->
    [true] This landowner must have been placed by now ({ $clauses }).
   *[false] This landowner cannot have been placed yet ({ $clauses }).
}
position-placed = Nothing has moved yet, and nothing can have been placed like this in { $name } ({ $clauses }).

# what the players have,
position-colours = This seat cannot have this number of colours now, or this colour belongs to another seat ({ $clauses }).
position-landowner-colours = The landowners of this seat cannot have these colours now ({ $clauses }).
position-objectives = A seat has one objective from each deck dealt so far ({ $clauses }).
position-copies = There { $copies ->
    [one] is only one card
   *[other] are only { $copies } cards
} for the objective { $name } ({ $clauses }).
position-tokens = No token can be in { $name }: tokens lie in districts that have a yellow banner and still have their houses ({ $clauses }).
position-tokens-missing = The token in { $name } cannot be gone while the houses there stand ({ $clauses }).
position-tokens-taken = The players have taken { $given ->
    [one] one token
   *[other] { $given } tokens
}; by the map it can be { $least } to { $most } ({ $clauses }).
position-token-kinds = { $given } tokens of the kind “{ $kind }” are held or used; there are only { $printed } ({ $clauses }).
position-tokens-used = { $given ->
    [one] One token of the kind “{ $kind }” has
   *[other] { $given } tokens of the kind “{ $kind }” have
} been used; at this point it can be at most { $most } ({ $clauses }).
position-tokens-held = This player holds { $given ->
    [one] one token
   *[other] { $given } tokens
} but can have taken at most { $most } ({ $clauses }).

# and the steps of a turn.
position-points = { $given ->
    [one] One action point is
   *[other] { $given } action points are
} left; at this step there can be at most { $most } ({ $clauses }).
position-moves = At the step “{ $step }”, there cannot be { $given ->
    [one] one fire move
   *[other] { $given } fire moves
} still to make ({ $clauses }).
position-origin = { $name ->
    [none] The fire to be moved is missing ({ $clauses }).
   *[other] No fire from { $name } can be moved here ({ $clauses }).
}
position-pending = At the step “{ $step }”, there cannot be { $given } still to come ({ $clauses }).
position-intensifying = At the step “{ $step }”, this cannot follow the adding of fires ({ $clauses }).
position-doubled = At the step “{ $step }”, no double move can have been played this turn ({ $clauses }).
position-just-taken = A token counts as just taken only if the player holds it, the turn’s only fire move took it, and no action has followed ({ $clauses }).
position-piles = { $given ->
    [one] One card is
   *[other] { $given } cards are
} left in this pile; at this point there must be { $wanted } ({ $clauses }).
position-city-cards = The card in force is the last one turned over; it is in no pile until the cards are reshuffled ({ $clauses }).
position-target = { $name ->
    [none] The destination of the non-player fire is missing ({ $clauses }).
   *[other] The non-player fire cannot be moving to { $name } here ({ $clauses }).
}
position-movers = These bands cannot be the next to move in the non-player turn ({ $clauses }).
position-way-on = In this position there is nothing to decide at the step “{ $step }” ({ $clauses }).
