# The table as plain text, line by line.
board-setup = Set-up: { $phase }.
board-round = Round { $round } of { $rounds }: { $phase }.
board-turn = { $seat } is to move.
board-final = Final scores: { $scores }.
board-weather = Weather: { $now }. Forecast: { $later }.
board-weather-last = Weather: { $now }. There is no forecast in the last round.
board-weather-early = Weather until now: { $now }. Forecast for this round: { $later }.
board-engineers = Engineers for each build: Heaven { $heaven }, Purgatory { $purgatory }, Hell { $hell }.
board-injures = Each build on { $groups } injures a worker.
board-this-round = This round’s order, by barge: { $order }.
board-choosing = Still to choose a barge, in this order: { $order }.
board-next-round = Pontivy’s next-round row: { $order }.

board-quimper = Quimper: { $materials }.
board-brest = Brest: { $materials }; 1-spaces with an engineer: { $singles }; 2-spaces with both engineers: { $pairs }.
board-construction = Construction tiles, with each row’s reward and what is left in its stack:
board-row = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $cards ->
    [0] {""}
    [one] {" "}and 1 card
   *[other] {" "}and { $cards } cards
}; { $tiles } left.
board-tile = { $seat } has bought tile { $space } ({ $tile }) and is choosing the lighthouse it goes on.
board-to-score = { $scoring ->
    [true] Being scored: { $lighthouses }.
   *[false] To be scored at the end of the round: { $lighthouses }.
}
board-to-score-order = { $scoring ->
    [true] Being scored, in this order: { $lighthouses } (clockwise from the one that was nearest to Lorient).
   *[false] To be scored at the end of the round, in this order: { $lighthouses } (the nearest to Lorient first, then clockwise).
}

board-area = { $area }
board-built = Built: { $lighthouses }.
board-extra = extra { $materials }
board-empty = no floor yet
board-finished = all floors, to be scored
board-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
board-floors = Floors: { $floors }.
board-floor = { $floor } { $tile } (nobody)
board-floor-workers = { $floor } { $tile } ({ $seat } { $workers })
board-order = If it were scored now, the order would be: { $order }.
board-harbour = Harbour { $name }: { $income }, improved { $later }
board-harbour-improved = Harbour { $name }: { $income } (improved)
board-harbour-seats = { $harbour }; workers of { $seats }.

board-players = Players
board-points = { $seat } ({ $colour }): { $points } VP ({ $final } with the end scoring as it stands)
board-points-final = { $seat } ({ $colour }): { $final } VP
board-barge = barge { $barge }
board-passed = has passed
board-workers = Workers: { $hand } at hand, { $reserve } in reserve, { $towers } on lighthouses, { $harbours } in harbours, { $cities } in the cities.
board-materials = Materials: { $materials }.

board-played = Equipment on the lighthouse being scored: { $cards }.
board-values = The next card of each kind would score, in VP: { $values }.
board-deck = Equipment cards: { $deck } in the deck; discarded: { $cards }.
board-own = Your cards: { $cards }.
