# What can be wrong with a position or a view of The Great Fire: first what cannot be read,
position-range = { $given } is not possible here: from { $least } to { $most }.
position-no-space = “{ $name }” is no space for this.
position-no-phase = There is no step “{ $name }”.
position-no-name = “{ $name }” is not known here.
position-twice = Something stands here twice.
position-seats = { $players } seats are needed, and as many sets of secrets.
position-derived = This follows from the rest of the position: { $wanted }, not { $given }.
position-start = The start player is given exactly when one has been drawn.
position-supply = The number of fires in the supply is given exactly when the option “supply” is “box”.
position-stack = The stack is there exactly once the hands have been settled.
position-houses-drawn = The houses standing are counted exactly once all of them have been drawn.
position-contained = The contained districts are exactly the burning ones with at least as many bands as fires.
position-standing = The map shows { $given ->
    [one] one house
   *[other] { $given } houses
} of this colour.
position-just-taken-public = The kind of a token just taken is noted for the player whose turn it is, exactly when the table says that one was taken.
position-city = The cards of the non-player turn are there exactly with two players.

# then what cannot arise in play, one sentence for each invariant: turns and cards,
position-turn = Turn { $given } cannot be at the step “{ $step }” ({ $clauses }).
position-turn-seat = It is not seat { $given }’s turn here but seat { $wanted }’s ({ $clauses }).
position-dealt = At the step “{ $step }”, { $given } cannot be the number dealt or placed so far ({ $clauses }).
position-drawn = { $given ->
    [one] One card has
   *[other] { $given } cards have
} been drawn from the stack; at this point of turn { $turn } it must be { $wanted } ({ $clauses }).
position-uncovered = { $given ->
    [one] One stack card has
   *[other] { $given } stack cards have
} been uncovered; with { $drawn } fire cards drawn it must be { $wanted } ({ $clauses }).
position-last-turns = { $begun ->
    [true] The last turns have begun: { $wanted } are left, this one included ({ $clauses }).
   *[false] The last turns are counted only once the last stack card has taken effect ({ $clauses }).
}
position-hand = { $given ->
    [one] One fire card is
   *[other] { $given } fire cards are
} in this hand; at this point it holds { $wanted } ({ $clauses }).
position-played = { $given ->
    [one] One fire card has
   *[other] { $given } fire cards have
} been played; at this point of turn { $turn } it must be { $wanted } ({ $clauses }).
position-cards = { $given } fire cards of direction { $direction } are played or in hands; there are only { $printed } ({ $clauses }).
position-card = { $given ->
    [none] At the step “{ $step }” this turn’s card has been played ({ $clauses }).
   *[other] At the step “{ $step }” no card can be in force ({ $clauses }).
}
position-card-played = The { $direction } card in force is not among the cards played ({ $clauses }).
position-shown = Cards that were shown are still in the hand, four at most, and only a player who has discarded has shown any ({ $clauses }).
position-discard = A player who discards has shown the whole hand, and no card in it could move a fire ({ $clauses }).

# the map,
position-houses = { $drawing ->
    [true] { $wanted } houses have been drawn for this district so far, not { $given } ({ $clauses }).
   *[false] { $given ->
        [one] One house stands
       *[other] { $given } houses stand
    } here; a district of size { $wanted } has all its houses or none ({ $clauses }).
}
position-region-houses = { $given } houses of colour { $letter } stand in this region; there are only { $most } ({ $clauses }).
position-uncontained = The fire in { $name } is not contained: its houses have burnt down ({ $clauses }).
position-pudding-lane = { $given ->
    [one] One fire is
   *[other] { $given } fires are
} in Pudding Lane; at this point it can be { $least } to { $most } ({ $clauses }).
position-crowded = { $given } fires are here; there can be { $most } at most ({ $clauses }).
position-box = Fires on the map, with the players and in the supply add up to { $given }; the box holds { $wanted } ({ $clauses }).
position-brought = By the fires on the map and with the players, { $given } came from the supply; at this point it can be { $least } to { $most } ({ $clauses }).
position-spread = Fire cannot have come to { $name }: no way of districts without houses leads there from Pudding Lane ({ $clauses }).
position-burnt = { $given ->
    [one] One district has
   *[other] { $given } districts have
} burnt; there have been { $most } fire moves at most ({ $clauses }).
position-burnt-out = { $given ->
    [one] One district has
   *[other] { $given } districts have
} burnt and burn no longer, but { $extinguished } fires have been extinguished: the last fire of a district never moves away ({ $clauses }).
position-extinguished = { $given ->
    [one] One fire has
   *[other] { $given } fires have
} been extinguished; this player has had action points for { $most } ({ $clauses }).
position-hero = The Hero of London is held exactly when somebody has { $least } extinguished fires, by a player who has no fewer than any other ({ $clauses }).
position-demolished = { $name } has been demolished: no houses and no fire can be there ({ $clauses }).
position-beside-fire = { $name } cannot have been demolished: no fire can ever have been next to it ({ $clauses }).
position-charges = { $given ->
    [one] One demolition charge has
   *[other] { $given } demolition charges have
} been used, but the number of demolished districts is { $wanted } ({ $clauses }).
position-bands = { $given ->
    [one] One band is
   *[other] { $given } bands are
} on the map; at this point it must be { $wanted } ({ $clauses }).
position-landowners = { $placed ->
    [true] This landowner has been placed by now ({ $clauses }).
   *[false] This landowner has not been placed yet ({ $clauses }).
}
position-placed = Nothing has moved yet, and nothing was placed like this in { $name } ({ $clauses }).

# what the players have,
position-colours = At this point the seat has another number of colours, or this one belongs to somebody else ({ $clauses }).
position-landowner-colours = At this point the seat’s landowners have other colours ({ $clauses }).
position-objectives = A seat has one objective of each deck, as far as they have been dealt ({ $clauses }).
position-copies = { $copies ->
    [one] There is only one card
   *[other] There are only { $copies } cards
} of the objective { $name } ({ $clauses }).
position-tokens = No token can lie in { $name }: tokens lie in districts with a yellow banner whose houses stand ({ $clauses }).
position-tokens-missing = The token in { $name } cannot be gone while its houses stand ({ $clauses }).
position-tokens-taken = The players have taken { $given ->
    [one] one token
   *[other] { $given } tokens
}; by the map it can be { $least } to { $most } ({ $clauses }).
position-token-kinds = { $given } tokens of the kind “{ $kind }” are held or used; there are only { $printed } ({ $clauses }).
position-tokens-used = { $given } tokens of the kind “{ $kind }” have been used; at this point it can be { $most } at most ({ $clauses }).
position-tokens-held = { $given ->
    [one] One token is
   *[other] { $given } tokens are
} with this player, who can have taken { $most } at most ({ $clauses }).

# and the steps of a turn.
position-points = { $given ->
    [one] One action point is
   *[other] { $given } action points are
} left; at this step it can be { $most } at most ({ $clauses }).
position-moves = At the step “{ $step }”, { $given } cannot be the number of fire moves to be made ({ $clauses }).
position-origin = { $name ->
    [none] The fire that is to move must be given ({ $clauses }).
   *[other] No fire that is to move can come from { $name } here ({ $clauses }).
}
position-pending = At the step “{ $step }”, { $given } cannot be the number to come ({ $clauses }).
position-intensifying = At the step “{ $step }” this cannot be what follows the adding of fires ({ $clauses }).
position-doubled = At the step “{ $step }” no double move can have been played this turn ({ $clauses }).
position-just-taken = Only a token that is held, taken by the turn’s only fire move, before any action, has just been taken ({ $clauses }).
position-piles = { $given ->
    [one] One card is
   *[other] { $given } cards are
} left in this pile; at this point it must be { $wanted } ({ $clauses }).
position-city-cards = The card in force is the last one turned over; it lies in no pile until the cards are shuffled again ({ $clauses }).
position-target = { $name ->
    [none] The destination of the non-player fire must be given ({ $clauses }).
   *[other] The non-player fire cannot be on its way to { $name } here ({ $clauses }).
}
position-movers = These cannot be the bands that move next in the non-player turn ({ $clauses }).
position-way-on = With these pieces nobody is asked at the step “{ $step }” ({ $clauses }).
