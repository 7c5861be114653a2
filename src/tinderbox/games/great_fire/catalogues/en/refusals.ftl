# Why an action is not allowed. The clause stands beside each sentence.

# Set-up
refused-redraw = Only five identical cards may be exchanged.
refused-pudding-lane = No piece may enter Pudding Lane.
refused-green = { $space } lies in the green region: nothing may be placed there.

# Fire
refused-no-card = You do not hold { $card ->
    [N] a North card
    [E] an East card
    [S] a South card
   *[W] a West card
}.
refused-card-no-move = No fire can move { $card ->
    [N] north
    [E] east
    [S] south
   *[W] west
} now: this card cannot be played.
refused-discard = You may discard a card only if none in your hand can move a fire; { $card ->
    [N] North
    [E] East
    [S] South
   *[W] West
} can.
refused-not-burning = { $space } is not burning.
refused-contained = The fire in { $space } is contained: it cannot leave.
refused-last-fire = { $space } has only 1 fire, and the last one may not be moved.
refused-supply = The supply is empty: the last fire of Pudding Lane could not be replaced and may not be moved.
refused-no-way = No step { $card ->
    [N] north
    [E] east
    [S] south
   *[W] west
} leads a fire from { $space } into a district that it may enter.
refused-fire-break = { $space } is a fire break: fire cannot enter it.
refused-burning = { $space } is already burning and uncontained: the fire moves on until it leaves the burning area.
refused-no-arrow = No arrow { $card ->
    [N] north
    [E] east
    [S] south
   *[W] west
} leads out of the burning area into { $space }.
refused-class = { $space } has { $this ->
    [1] houses and no band
    [2] houses and at least one band
    [3] no houses and no band
   *[4] no houses and at least one band
}: the fire must move to a district with { $best ->
    [1] houses and no band
    [2] houses and at least one band
    [3] no houses and no band
   *[4] no houses and at least one band
}.
refused-no-double = You have no double-move token.
refused-doubled = Only one double-move token may be played in a turn.
refused-double-without-card = You have discarded a card: a double move is played only with a fire card.
refused-double-not-taken = A double-move token taken by the first fire move is played at once after it; one that you already held is played together with the fire card.
refused-double-no-move = The same card allows no second fire move.

# Actions
refused-no-points = You have no action points left.
refused-no-landowner = You have no landowner in { $space }.
refused-no-band = There is no band in { $space }.
refused-band-held = Every band in { $space } is on a fire and cannot move.
refused-not-contained = The fire in { $space } is not contained: { $missing ->
    [one] one more band is needed
   *[other] { $missing } more bands are needed
}.
refused-no-charge = You have no demolition charge.
refused-demolished = { $space } has already been demolished.
refused-demolish-burning = { $space } is burning: it cannot be demolished.
refused-far-from-fire = { $space } is not next to a burning space.
refused-too-large = { $space } has size { $size } and still has houses: with houses, only size 1 or 2 can be demolished.

# Intensifying
refused-add-contained = The fire in { $space } is contained: no fire may be added there.
refused-full = No more fires may be added in { $space }: the limit there is { $most }.

# Non-player turn
refused-city-colour = Of the destinations still tied, others have more { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [purple] purple
   *[white] white
} houses than { $space }.
refused-city-no-way = A fire from { $space } cannot reach { $target } with this card.
refused-city-fewer = { $space } has fewer fires than another district from which a fire can reach { $target }.
refused-city-direction = This step does not lead { $card ->
    [N] north
    [E] east
    [S] south
   *[W] west
}.
refused-city-not-next = The band in { $space } is not next: others are nearer to { $muster }, or equally near with a better step.
refused-city-moved = The band in { $space } has already moved in this non-player turn.
refused-city-step = Another step leads this band to more uncontained fires, or to equally many and more houses.
