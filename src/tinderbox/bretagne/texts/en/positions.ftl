# What can be wrong with a position or a view of Bretagne.
position-range = { $given } is not possible here: from { $least } to { $most }.
position-name = “{ $name }” is not known here.
position-names = Exactly these are wanted here, each once: { $names }.
position-length = { $given ->
    [one] One entry is
   *[other] { $given } entries are
} given; { $wanted } are wanted.
position-twice = Something stands here twice.
position-seats = { $players } seats are wanted, and the seat’s own cards exactly if the view is a seat’s.
position-phase = With this, the game cannot be at “{ $phase }”.
position-no-way-on = At “{ $phase }” nothing could be done with these pieces.
position-row = The tile “{ $name }” belongs to another row.
position-group = A group of a stack has at least one tile.
position-tiles = { $given ->
    [one] The tile “{ $name }” is there once
   *[other] The tile “{ $name }” is there { $given } times
}; the box holds { $wanted }.
position-colour = A board lies at a site of its own colour (S1).
position-historical = In historical order every board lies at its own site (S1).
position-owner = A floor has an owner exactly if workers stand on it.
position-status = Height, engineers or coins do not fit this lighthouse: it is open below four floors, finished with four until it is scored, and bare once built.
position-floor = More workers stand on this floor than materials were paid for it (A7).
position-standing = Fewer lighthouses are built than stood from the start (S2).
position-area = A harbour tile lies in its own area (S3).
position-improved = Harbours are improved exactly where three lighthouses of the area are built, from the end of that round on (E2).
position-pontivy = Every marker is on one of the two rows, and the next-round row is filled from the front.
position-passed = Whoever has passed has no engineers, nobody in the cities, and at most three materials of one kind.
position-workers = { $given ->
    [one] One worker of this seat is
   *[other] { $given } workers of this seat are
} there; a seat has { $wanted }.
position-weather = Weather, forecast and unseen cards do not add up to the six weather cards at this point of the game.
position-production = Every round has shown one production card, and none comes twice.
position-hand = The hand has { $wanted ->
    [one] one card
   *[other] { $wanted } cards
}; its public number is { $given }.
position-cards = { $given ->
    [one] One card
   *[other] { $given } cards
} of “{ $name }” are there; the box holds { $wanted }.
position-deck = { $wanted ->
    [one] One card is
   *[other] { $wanted } cards are
} left for the deck, not { $given }.
position-recalled = What is recalled of the equipment cards since the first shuffle does not fit together.
position-unseen = More cards are in other hands than nobody has seen.
