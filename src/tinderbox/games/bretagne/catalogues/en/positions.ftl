# What can be wrong with a position or a view of Bretagne.
position-range = This must be from { $least } to { $most }, not { $given }.
position-name = “{ $name }” is unknown here.
position-names = These must be listed here, each exactly once: { $names }.
position-length = { $given ->
    [one] One entry is
   *[other] { $given } entries are
} given; there must be { $wanted }.
position-twice = The same thing is listed here twice.
position-seats = There must be { $players } seats; a seat’s own cards belong in that seat’s view only.
position-group = A group in a stack has at least one tile.
position-owner = A floor has an owner if, and only if, workers stand on it.
position-hand = This hand has { $wanted ->
    [one] one card
   *[other] { $wanted } cards
}, but its public number is { $given }.
position-deck = The deck must have { $wanted ->
    [one] one card
   *[other] { $wanted } cards
}, not { $given }.
position-unseen = The other hands hold more cards than are left unseen.

# What cannot arise in play, by the name of the invariant.
position-round = In round { $round } the game cannot be at “{ $phase }” ({ $clauses }).
position-turn = By now at least { $least } and at most { $most } turns have begun; before the first round none has, and it is nobody’s turn ({ $clauses }).
position-end = The game ends after round 5, or at the end of a round in which all lighthouses are built, and at no other time ({ $clauses }).
position-boards = Once the boards have been laid out this far, every site has its lighthouse board ({ $clauses }).
position-colour = A board must be at a site of its colour ({ $clauses }).
position-historical = In historical order, every board must be at its own site ({ $clauses }).
position-standing = { $given ->
    [one] { $given } lighthouse
   *[other] { $given } lighthouses
} of one area and group count as built; { $wanted } were built from the start, and others count only once they have been scored ({ $clauses }).
position-harbour-tiles = Each harbour gets a tile of its own area, in the order of the harbours, and no tile is used twice ({ $clauses }).
position-untouched = Before the first barge is loaded, nothing has been built, drawn or scored, all workers are where they started, and the only coins come from barge cards ({ $clauses }).
position-weather = The weather, the forecast, the unseen cards and those of past rounds do not add up to the six weather cards at this point ({ $clauses }).
position-production = One production card is turned over each round, and none comes up twice ({ $clauses }).
position-rows = The tile “{ $name }” belongs to another row ({ $clauses }).
position-tiles = The tile “{ $name }” occurs { $given ->
    [one] once
   *[other] { $given } times
}; the box holds { $wanted } ({ $clauses }).
position-groups = Only tiles of scored lighthouses lie under a stack, at most four in a group; so far { $scored ->
    [one] { $scored } has
   *[other] { $scored } have
} been scored ({ $clauses }).
position-display = A space is empty only if its tile was built this round or its stack is used up; during set-up the spaces are filled one by one ({ $clauses }).
position-pace = { $given ->
    [one] { $given } tile has
   *[other] { $given } tiles have
} been bought so far; at most { $most } can have been on offer ({ $clauses }).
position-tile = A tile is in hand only between buying it and choosing its lighthouse; until then its space in the row is empty, and there is a lighthouse it can go to ({ $clauses }).
position-status = A lighthouse is “open” with fewer than four floors, “finished” with four until it is scored, and “built” without any ({ $clauses }).
position-floors = This floor cost { $most ->
    [one] one material
   *[other] { $most } materials
} and cannot hold more workers than that ({ $clauses }).
position-site-engineers = A lighthouse holds the engineers of the floors built on it this round, as many as the weather demands, and none after the round ({ $clauses }).
position-site-coins = { $given ->
    [one] { $given } coin lies
   *[other] { $given } coins lie
} here; { $least } to { $most } are possible, one for each round without a new floor since the last one ({ $clauses }).
position-harbours = Seat { $seat } has { $given ->
    [one] { $given } worker
   *[other] { $given } workers
} in harbours of this area; its scorings so far allow { $most } ({ $clauses }).
position-improved = Harbours are improved where at least three lighthouses of the area are built, from the end of that round on, and nowhere else ({ $clauses }).
position-pontivy = Every marker is on one of the two rows; the next-round row is filled from the lowest place up ({ $clauses }).
position-brest = Brest’s market cannot have { $given } left: { $least } to { $most } are possible ({ $clauses }).
position-visits = More is missing from Brest than { $visits ->
    [one] { $visits } visit
   *[other] { $visits } visits
} this round can have taken ({ $clauses }).
position-quimper = Quimper holds what the loaded barges have left of this round’s production card, and nothing before ({ $clauses }).
position-loaded = What is missing in Quimper must be on the barges: { $missing } missing there, { $given } with the players ({ $clauses }).
position-supply = If more than four markers would be needed, Quimper gets none of a kind of which more than { $most } are in play; here there are { $given } ({ $clauses }).
position-workers = This seat has { $given ->
    [one] one worker
   *[other] { $given } workers
} in all; it must have { $wanted } ({ $clauses }).
position-cities = Workers are in Brest and Lorient only from a trade until their owner passes ({ $clauses }).
position-reserve = { $given ->
    [one] One worker is
   *[other] { $given } workers are
} in reserve; with those injured in storms there can be at most { $most } ({ $clauses }).
position-engineers = { $given ->
    [one] { $given } engineer is
   *[other] { $given } engineers are
} at hand; barge, harbours and Brest allow { $least } to { $most } ({ $clauses }).
position-engineers-in-play = { $given ->
    [one] { $given } engineer is
   *[other] { $given } engineers are
} at hand or on lighthouses; { $most } came into play this round, and only players who pass lose any ({ $clauses }).
position-kept = A seat that has not traded this round has only what its harbours gave, one kind for each barge loaded, and up to three of one kind kept from the round before ({ $clauses }).
position-materials = { $given ->
    [one] One material is
   *[other] { $given } materials are
} too many: barges, harbours and visits to the cities can have brought at most { $most } ({ $clauses }).
position-coins = { $given ->
    [one] One coin is
   *[other] { $given } coins are
} too many: barges, rewards, lighthouses and trade can have brought at most { $most } by now ({ $clauses }).
position-multiples = { $given } is not a multiple of { $worth }, the points of one worker ({ $clauses }).
position-work = { $given ->
    [one] One worker was taken back, left on a lighthouse, moved to a harbour or is
   *[other] { $given } workers were taken back, left on lighthouses, moved to harbours or are
} still building; at most { $most } can have been placed ({ $clauses }).
position-majorities = The lighthouses scored so far cannot have given these majorities: at most one each, to a seat with workers there, and always one where workers were left ({ $clauses }).
position-card-points = The cards played so far scored { $given } in all; { $least } to { $most } are possible ({ $clauses }).
position-income-points = { $given } points cannot be the income of this seat’s harbours, which have brought at most { $most } ({ $clauses }).
position-cards = There { $given ->
    [one] is one card
   *[other] are { $given } cards
} “{ $name }”; the box holds { $wanted } ({ $clauses }).
position-played = Cards lie only at a lighthouse that is being scored, and only those that can be played there ({ $clauses }).
position-draw = Here { $most ->
    [0] no card is
    [one] at most { $most } card is
   *[other] at most { $most } cards are
} still to be drawn, and the deck is never empty when one is ({ $clauses }).
position-recalled = What is known of the equipment cards since the first shuffle contradicts itself.
position-rank = At “{ $phase }” it is not this seat’s turn in the order of the round or step ({ $clauses }).
position-keep = The player choosing what to keep was the last to pass and has some material ({ $clauses }).
position-step = “{ $phase }” has no such step ({ $clauses }).
position-site = A lighthouse is named here only while its new workers can be taken back and while it is scored, and always then; that does not fit “{ $phase }” ({ $clauses }).
position-take-back = The top floor of this lighthouse was not just built by the seat whose turn it is ({ $clauses }).
position-spot = “{ $phase }” cannot have reached this point ({ $clauses }).
position-trade = With this visit and these deals the game cannot be at “{ $phase }” ({ $clauses }).
position-scoring-order = Another lighthouse is scored before this one: first the one just built that is nearest to Lorient, then clockwise ({ $clauses }).
position-order = The player with the most workers comes first; in a tie, the one who stands lowest. Every player with workers there has a place in the order ({ $clauses }).
position-asked = This seat has nothing to decide at “{ $phase }”: it needs workers there, and cards in hand or a harbour it can enter ({ $clauses }).
