# What happened, sentence by sentence. Ids that end in -known are for the one seat that learnt the secret part.

# Set-up
event-boards-laid = The lighthouse boards are shuffled among the sites of their colour.
event-lighthouses-standing = Built from the start: { $lighthouses }.
event-harbours-laid = Income of the harbours: { $harbours }.
event-weather-shown = The first round brings { $weather }.
event-forecast-shown = The forecast announces { $weather }.
event-tiles-laid = 12 construction tiles are laid out.
event-order-drawn = The first order of the players: { $seats }.

# Preparation and loading
event-round-begun = { $round ->
    [1] The first round begins.
   *[other] Round { $round } begins.
}
event-barge-taken = { $seat } takes barge { $barge }: { $engineers ->
    [one] 1 engineer
   *[other] { $engineers } engineers
}{ $coins ->
    [0] .
    [one] {" "}and 1 coin.
   *[other] {" "}and { $coins } coins.
}
event-income-materials = { $harbour } yields { $seat } { $materials }.
event-income-workers = { $workers ->
    [0] { $harbour } yields { $seat } no worker: none is left in reserve.
    [one] { $harbour } yields { $seat } 1 worker
   *[other] { $harbour } yields { $seat } { $workers } workers
}{ $workers ->
    [0] {""}
   *[other] { $short ->
        [0] .
       *[other] : no more are in reserve.
    }
}
event-income-cards = { $cards ->
    [one] { $harbour } yields { $seat } 1 equipment card.
   *[other] { $harbour } yields { $seat } { $cards } equipment cards.
}
event-income-engineers = { $engineers ->
    [one] { $harbour } yields { $seat } 1 engineer.
   *[other] { $harbour } yields { $seat } { $engineers } engineers.
}
event-income-points = { $harbour } yields { $seat } { $points } VP.
event-brest-filled = Brest is filled up.
event-supply-short = { $reason ->
    [markers] { $city } is { $materials } short: all such discs are in use, and so are all markers that could stretch them.
   *[players] { $city } is { $materials } short: what is in play already needs more markers than there are.
}
event-quimper-cleared = { $amount ->
    [one] 1 material left in Quimper returns to the supply.
   *[other] { $amount } materials left in Quimper return to the supply.
}
event-production-shown = Quimper offers { $materials }.
event-tiles-refilled = New construction tiles are laid out.
event-space-empty = Space { $space } stays empty: its stack is used up.
event-weather-changed = This round brings { $weather }.
event-loaded = { $seat } loads { $materials } onto the { $barge } barge{ $left ->
    [0] .
    [one] ; 1 space stays empty.
   *[other] ; { $left } spaces stay empty.
}
event-quimper-empty = Quimper is empty: loading is over.

# Building
event-tile-bought = { $seat } buys tile { $space } for { $materials }.
event-tile-built = { $seat } builds floor { $floor } of { $lighthouse }.
event-build-paid = For { $lighthouse }, { $seat } { $paid ->
    [0] places
   *[other] pays { $materials } and places
} { $engineers ->
    [one] 1 engineer
   *[other] { $engineers } engineers
}{ $saved ->
    [0] {""}
   *[other] {" "}(barge 3 saves { $saved })
} and { $workers ->
    [0] no worker.
    [one] 1 worker.
   *[other] { $workers } workers.
}
event-coins-found = { $coins ->
    [one] { $seat } takes the coin that lay on { $lighthouse }.
   *[other] { $seat } takes the { $coins } coins that lay on { $lighthouse }.
}
event-worker-injured = A worker is injured in the storm at { $lighthouse }: { $seat } puts it in reserve.
event-lighthouse-built = The top floor is in place: { $lighthouse } is built.
event-reward-received = { $coins ->
    [0] { $seat } receives no coin.
    [one] { $seat } receives 1 coin.
   *[other] { $seat } receives { $coins } coins.
}
event-card-drawn = { $seat } draws an equipment card.
event-card-drawn-known = { $seat } draws { $card }.
event-no-card = { $cards ->
    [one] No equipment card is left for { $seat }.
   *[other] { $seat } should draw { $cards } more equipment cards, but none is left.
}
event-deck-shuffled = { $cards ->
    [one] The discarded card becomes the new deck.
   *[other] { $cards } discarded cards are shuffled into a new deck.
}
event-workers-taken-back = { $workers ->
    [0] { $seat } takes no worker back.
    [one] { $seat } takes 1 worker back: { $points } VP.
   *[other] { $seat } takes { $workers } workers back: { $points } VP.
}

# Trading and passing
event-worker-sent = { $seat } sends a worker to { $city }.
event-materials-bought = { $seat } buys { $materials } for { $coins ->
    [one] 1 coin.
   *[other] { $coins } coins.
}
event-materials-sold = { $seat } sells { $materials } for { $coins ->
    [one] 1 coin.
   *[other] { $coins } coins.
}
event-engineers-hired = { $seat } hires { $engineers ->
    [one] 1 engineer
   *[other] { $engineers } engineers
} for { $coins ->
    [one] 1 coin.
   *[other] { $coins } coins.
}
event-worker-recruited = { $seat } recruits a worker from the reserve for { $coins ->
    [one] 1 coin.
   *[other] { $coins } coins.
}
event-card-exchanged = { $seat } sells { $card } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $materials }.
event-cards-sold = { $seat } sells { $cards } for { $coins ->
    [one] 1 coin.
   *[other] { $coins } coins.
}
event-cards-bought = { $seat } buys equipment cards for { $coins ->
    [one] 1 coin.
   *[other] { $coins } coins.
}
event-trade-ended = { $seat } has finished trading.
event-passed = { $seat } passes: place { $place } on the next-round row.
event-workers-home = { $workers ->
    [one] 1 worker comes back to { $seat } from the cities.
   *[other] { $workers } workers come back to { $seat } from the cities.
}
event-materials-kept = { $amount ->
    [0] { $seat } keeps no materials.
   *[other] { $seat } keeps { $materials }.
}

# Scoring
event-scoring-order = Order of scoring: { $lighthouses } (the nearest to Lorient first, then clockwise).
event-scoring-begun = { $lighthouse } is now scored (site { $site }, { $group }).
event-step-begun = { $step ->
    [cards] Card step: { $order }.
    [harbour] Harbour step: { $order }.
   *[majority] Majority step: { $order }.
}
event-card-played = { $seat } plays { $card }: { $points } VP{ $earlier ->
    [0] .
    [one] , as 1 of its kind lies there already.
   *[other] , as { $earlier } of its kind lie there already.
}
event-cards-ended = { $seat } plays no further cards.
event-worker-moved = { $seat } sends the topmost worker to { $harbour }{ $coins ->
    [0] .
    [one] {" "}for 1 coin.
   *[other] {" "}for { $coins } coins.
}
event-worker-stayed = { $seat } sends nobody to a harbour.
event-majority-scored = { $seat } has the majority on { $lighthouse }: { $points } VP.
event-workers-scored = { $workers ->
    [one] { $seat } scores { $points } VP for 1 worker there.
   *[other] { $seat } scores { $points } VP for { $workers } workers there.
}
event-lighthouse-cleared = { $lighthouse } shines: its workers return to their owners, its tiles go under their stacks.

# End of round and game
event-engineers-removed = The engineers leave { $lighthouses }.
event-coins-laid = 1 coin is laid on each unfinished lighthouse without engineers: { $lighthouses }.
event-harbours-improved = At least 3 lighthouses { $area } are built: the harbours there are improved.
event-final-scored = { $seat } scores { $order } VP for place { $place } at Pontivy, { $harbours } VP for harbours and { $coins } VP for { $money ->
    [one] 1 coin.
   *[other] { $money } coins.
}
event-game-over = The game is over: { $scores }. { $seat } wins.
