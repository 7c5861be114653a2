# Why an action is not allowed. The clause stands beside each sentence.

# Set-up
refused-redraw = Only five identical cards may be exchanged.
refused-pudding-lane = No piece may enter Pudding Lane.
refused-green = { $space } lies in the green region.

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
refused-discard = A card may be discarded only if none in hand can move a fire; { $card ->
    [N] North
    [E] East
    [S] South
   *[W] West
} can.
refused-not-burning = Nothing burns in { $space }.
refused-contained = The fire in { $space } is contained: it cannot leave.
refused-last-fire = { $space } has only one fire, and the last one stays.
refused-supply = The supply is empty: the last fire of Pudding Lane could not be replaced.
refused-no-way = No fire from { $space } finds a step { $card ->
    [N] north
    [E] east
    [S] south
   *[W] west
} into a district that it may enter.
refused-fire-break = { $space } has been demolished: fire does not enter it.
refused-burning = { $space } is burning out of control already: the fire goes on until it leaves the burning spaces.
refused-no-arrow = No arrow { $card ->
    [N] north
    [E] east
    [S] south
   *[W] west
} leads out of this fire into { $space }.
refused-class = { $space } has { $this ->
    [1] houses and no band
    [2] houses, but also a band
    [3] no houses and no band
   *[4] no houses, but a band
}. The fire must go first where there are { $best ->
    [1] houses and no band
    [2] houses, even with a band
    [3] neither houses nor bands
   *[4] no houses, but a band
}.
refused-no-double = You have no double move.
refused-doubled = Only one double move may be played a turn.
refused-double-without-card = You have discarded a card: there is no fire move to repeat.
refused-double-not-taken = After the first move, and before any other action, only a double move that it took may be played; one that you already held is played together with the card.
refused-double-no-move = The same card allows no second move.

# Actions
refused-no-points = You have no action points left.
refused-no-landowner = You have no landowner in { $space }.
refused-no-band = No band stands in { $space }.
refused-band-held = Every band in { $space } stands on a fire and cannot leave it.
refused-not-contained = The fire in { $space } is not contained: { $missing ->
    [one] one more band is needed
   *[other] { $missing } more bands are needed
}.
refused-no-charge = You have no demolition charge.
refused-demolished = { $space } has been demolished already.
refused-demolish-burning = { $space } is burning.
refused-far-from-fire = Nothing burns next to { $space }.
refused-too-large = { $space } has size { $size } and still has its houses: only size 1 or 2 can be blown up with houses.

# Intensifying
refused-add-contained = The fire in { $space } is contained: no fire is added there.
refused-full = { $space } holds { $most } fires or more: none can be added there.

# Non-player turn
refused-city-colour = Of the destinations still level, others have more { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [purple] purple
   *[white] white
} houses than { $space }.
refused-city-no-way = No way leads from the fire in { $space } to { $target }.
refused-city-fewer = { $space } has fewer fires than another district from which a way leads to { $target }.
refused-city-direction = This step does not lead { $card ->
    [N] north
    [E] east
    [S] south
   *[W] west
}.
refused-city-not-next = The band in { $space } is not next: others are nearer to { $muster }, or as near with a better step.
refused-city-moved = The band in { $space } has moved already in this non-player turn.
refused-city-step = Another step leads this band to more uncontained fires, or to as many and more houses.
