# Why an action is not allowed. The clause stands beside each sentence.

# Materials that are missing, the first of them without a comma.
missing-goods = { $wood ->
    [0] {""}
   *[other] { $wood } wood
}{ $stone ->
    [0] {""}
   *[other] { $first ->
        [stone] {""}
       *[other] ,{" "}
    }{ $stone } stone
}{ $sand ->
    [0] {""}
   *[other] { $first ->
        [sand] {""}
       *[other] ,{" "}
    }{ $sand } sand
}{ $brick ->
    [0] {""}
   *[other] { $first ->
        [brick] {""}
       *[other] ,{" "}
    }{ $brick ->
        [one] { $brick } brick
       *[other] { $brick } bricks
    }
}

# Preparation and loading
refused-barge = Barge { $barge } is already taken.
refused-quimper = There is no { $material ->
    [wood] wood
    [stone] stone
    [sand] sand
   *[brick] brick
} in Quimper.

# Building
refused-built = { $lighthouse } already has all its floors.
refused-no-tile-yet = Buy a tile first, with “build” and its space; then choose the lighthouse.
refused-all-built = Every lighthouse already has all its floors: there is nowhere to put a tile.
refused-nowhere = With tile { $space } paid for, you could not pay for any lighthouse. { $lighthouse } comes closest.
refused-no-tile = Space { $space } is empty, and nothing is refilled within a round.
refused-twin = The tile in { $space } is the same as in { $left }: of equal tiles the leftmost is taken.
refused-tile = You cannot pay for the tile. Missing: { missing-goods }.
refused-place = You cannot pay the materials for the next floor of { $lighthouse }. Missing: { missing-goods }.
refused-engineers = { $lighthouse } ({ $group ->
    [heaven] Heaven
    [purgatory] Purgatory
   *[hell] Hell
}) demands { $demanded ->
    [one] 1 engineer
   *[other] { $demanded } engineers
} { $weather ->
    [sunny] in sunshine
    [variable] in variable weather
   *[storm] in a storm
}{ $saved ->
    [0] {""}
   *[other] , with barge 3 only { $needed }
}; you have { $have ->
    [0] none.
   *[other] { $have }.
}
refused-storm = In this storm a worker would be injured at { $lighthouse }, and you have none at hand.
refused-take-back = { $placed ->
    [one] You have placed only 1 worker.
   *[other] You have placed only { $placed } workers.
}

# Trading
refused-no-trader = Deals are made in the cities: first send a worker with “trade Brest” or “trade Lorient”.
refused-no-worker = You have no worker at hand to send.
refused-no-deal = With what you have { $coins ->
    [0] (no coins)
    [one] (1 coin)
   *[other] ({ $coins } coins)
} no deal is possible in { $city }.
refused-visited = You have already been to { $city } in this action.
refused-first-deal = Make at least one deal in { $city } first.
refused-other-city = This deal is made in { $city }; your worker is in { $here }.
refused-dealt = You have already made this kind of deal in this action.
refused-coins = This costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}; you have { $have ->
    [0] none.
   *[other] { $have }.
}
refused-market = The market of Brest does not have that. Missing: { missing-goods }.
refused-no-single = No 1-space in Brest has an engineer left.
refused-no-pair = No 2-space in Brest has its engineers left.
refused-reserve = You have no worker in reserve.
refused-cards-out = Deck and discard pile are empty.
refused-sell = You do not have that to sell. Missing: { missing-goods }.
refused-no-card = You would need { $card ->
    [furnishing] { cards-furnishing }
    [pier] { cards-pier }
    [foghorn] { cards-foghorn }
   *[cable-crane] { cards-cable-crane }
} in hand.

# Passing
refused-keep = { $have ->
    [0] You have no { $material ->
        [wood] wood
        [stone] stone
        [sand] sand
       *[brick] bricks
    } to keep.
   *[other] You have only { $have } { $material ->
        [wood] wood
        [stone] stone
        [sand] sand
       *[brick] { $have ->
            [one] brick
           *[other] bricks
        }
    }.
}

# Scoring
refused-not-playable = { $card ->
    [furnishing] A furnishing
    [pier] A pier
    [foghorn] A foghorn
   *[cable-crane] A cable crane
} cannot be played on a lighthouse of { $group ->
    [heaven] Heaven.
    [purgatory] Purgatory.
   *[hell] Hell.
}
refused-area = { $harbour } is not in this lighthouse’s area.
refused-own-worker = You already have a worker in { $harbour }.
refused-harbour-coins = { $harbour } costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, 1 for each worker there; you have { $have ->
    [0] none.
   *[other] { $have }.
}
