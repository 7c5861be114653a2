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
position-group = A group of a stack has at least one tile.
position-owner = A floor has an owner exactly if workers stand on it.
position-hand = The hand has { $wanted ->
    [one] one card
   *[other] { $wanted } cards
}; its public number is { $given }.
position-deck = { $wanted ->
    [one] One card is
   *[other] { $wanted } cards are
} left for the deck, not { $given }.
position-unseen = More cards are in other hands than nobody has seen.

# What cannot arise in play, by the name of the invariant.
position-round = The game cannot wait for “{ $phase }” in round { $round } ({ $clauses }).
position-turn = By now between { $least } and { $most } turns have begun; before the first round none has, and it is nobody’s turn ({ $clauses }).
position-end = The game is over exactly after round 5, or once all lighthouses are built at the end of a round ({ $clauses }).
position-boards = Every site has its lighthouse board, once the boards have been laid that far ({ $clauses }).
position-colour = A board lies at a site of its own colour ({ $clauses }).
position-historical = In historical order every board lies at its own site ({ $clauses }).
position-standing = Of an area and group { $given ->
    [one] { $given } lighthouse is
   *[other] { $given } lighthouses are
} built; { $wanted } stood there from the start, and others are built only after their scoring ({ $clauses }).
position-harbour-tiles = Each harbour gets a tile of its own area, in the order of the harbours, and no tile lies twice ({ $clauses }).
position-untouched = Before the first barge is loaded nothing has been built, drawn or scored, all workers are where they began, and the only coins are those of a barge card ({ $clauses }).
position-weather = Weather, forecast, unseen cards and those of past rounds do not make up the six weather cards at this point of the game ({ $clauses }).
position-production = Every round has turned over one production card, and none comes twice ({ $clauses }).
position-rows = The tile “{ $name }” belongs to another row ({ $clauses }).
position-tiles = { $given ->
    [one] The tile “{ $name }” is there once
   *[other] The tile “{ $name }” is there { $given } times
}; the box holds { $wanted } ({ $clauses }).
position-groups = Under a stack lie only the tiles of lighthouses that were scored, at most four in a group; { $scored ->
    [one] { $scored } was
   *[other] { $scored } were
} ({ $clauses }).
position-display = A space is empty only if its tile was built this round or its stack is used up; at set-up the spaces are filled one by one ({ $clauses }).
position-pace = { $given ->
    [one] { $given } tile was
   *[other] { $given } tiles were
} bought so far; no more than { $most } can have been on display ({ $clauses }).
position-tile = A tile is in hand exactly between buying it and choosing a lighthouse; its space in its row is empty then, and it can go somewhere ({ $clauses }).
position-status = A lighthouse is “open” below four floors, “finished” with four until it is scored, and “built” with none ({ $clauses }).
position-floors = More workers stand on this floor than materials were paid for it, { $most } ({ $clauses }).
position-site-engineers = On a lighthouse are the engineers of the floors built this round, as the weather demands them, and none after the round ({ $clauses }).
position-site-coins = { $given ->
    [one] { $given } coin lies
   *[other] { $given } coins lie
} here; from { $least } to { $most } are possible, one for each round without a new floor since the last one ({ $clauses }).
position-harbours = Seat { $seat } has { $given ->
    [one] { $given } worker
   *[other] { $given } workers
} in harbours of this area; its scorings so far allow { $most } ({ $clauses }).
position-improved = Harbours are improved exactly where three lighthouses of the area are built, from the end of that round on ({ $clauses }).
position-pontivy = Every marker is on one of the two rows, and the next-round row is emptied and filled from the front ({ $clauses }).
position-brest = { $given } cannot be left in Brest’s market: from { $least } to { $most } ({ $clauses }).
position-visits = More has left Brest than { $visits ->
    [one] { $visits } visit
   *[other] { $visits } visits
} this round can have taken ({ $clauses }).
position-quimper = Quimper has what is left of this round’s production card once the barges are loaded this far, and is empty before ({ $clauses }).
position-loaded = What is missing in Quimper must be on the barges: { $missing } are missing, { $given } are with the players ({ $clauses }).
position-supply = With more than four markers needed, Quimper gets no kind of which more than { $most } are out; here { $given } are ({ $clauses }).
position-workers = { $given ->
    [one] One worker of this seat is
   *[other] { $given } workers of this seat are
} there; a seat has { $wanted } ({ $clauses }).
position-cities = Workers are in Brest and Lorient only from a trade until their owner passes ({ $clauses }).
position-reserve = { $given } workers are in reserve; with those injured in storms there can be { $most } ({ $clauses }).
position-engineers = { $given ->
    [one] { $given } engineer is
   *[other] { $given } engineers are
} at hand; barge, harbours and Brest allow from { $least } to { $most } ({ $clauses }).
position-engineers-in-play = { $given ->
    [one] { $given } engineer is
   *[other] { $given } engineers are
} at hand or on lighthouses; { $most } came into play this round, and only passing takes some away ({ $clauses }).
position-kept = Without having loaded or traded this round, a seat has what its harbours gave, what its barges took of one kind each, and up to three of one kind kept from the round before ({ $clauses }).
position-materials = { $given } materials are more than barges, harbours and visits to the cities can have brought, { $most } ({ $clauses }).
position-coins = { $given } coins are more than barges, rewards, lighthouses and trade can have brought by now, { $most } ({ $clauses }).
position-multiples = { $given } is not a multiple of { $worth }, the points of one worker ({ $clauses }).
position-work = { $given } workers were taken back, left on lighthouses, moved to harbours or are still building; at most { $most } can have been placed ({ $clauses }).
position-majorities = The lighthouses scored so far cannot have brought these majorities: one for each of them at most, to a seat with workers there, and one wherever workers were left ({ $clauses }).
position-card-points = All cards played so far scored { $given }; from { $least } to { $most } are possible ({ $clauses }).
position-income-points = Harbours have brought { $given } points; this seat’s cannot have brought just that, and { $most } at most ({ $clauses }).
position-cards = { $given ->
    [one] One card
   *[other] { $given } cards
} of “{ $name }” are there; the box holds { $wanted } ({ $clauses }).
position-played = Cards lie only on a lighthouse while it is scored, and only such as may be played there ({ $clauses }).
position-draw = { $most ->
    [0] No card is
    [one] At most { $most } card is
   *[other] At most { $most } cards are
} due here, and the deck is never empty when one is drawn ({ $clauses }).
position-recalled = What is recalled of the equipment cards since the first shuffle does not fit together.
position-rank = At “{ $phase }” it is not this seat’s turn by the order of this round or step ({ $clauses }).
position-keep = Whoever says what is kept was the last to pass, and has some material ({ $clauses }).
position-step = This is no step of “{ $phase }” ({ $clauses }).
position-site = A lighthouse is named here exactly while its new workers may be taken back, and while it is scored; not so at “{ $phase }” ({ $clauses }).
position-take-back = The topmost floor of this lighthouse was not built just now by the seat whose turn it is ({ $clauses }).
position-spot = “{ $phase }” cannot have come to this point ({ $clauses }).
position-trade = With this visit and these deals the game cannot be at “{ $phase }” ({ $clauses }).
position-scoring-order = Another lighthouse is scored first: of those just built the nearest to Lorient, then clockwise ({ $clauses }).
position-order = Most workers come first, in a tie whoever stands lowest, and everybody with workers there has a place in the order ({ $clauses }).
position-asked = This seat would not be asked at “{ $phase }”: it needs workers there, and cards in hand or a harbour that it may enter ({ $clauses }).
