# Words on the drawn board and behind it, for pointers and screen readers.
svg-subtitle = the lighthouses of Brittany, { $first }–{ $last }
svg-round = round { $round } of { $rounds }
svg-weather = Weather
svg-now = this round
svg-forecast = forecast
svg-construction = Construction
svg-construction-note = 1, 2 or 3 materials
svg-stack = Tiles for { $cost }
svg-stack-left = Tiles for { $cost }: { $tiles } left in the stack
svg-bought = bought, not placed yet
svg-reward = Coins: { $coins }, equipment cards: { $cards }
svg-quimper-note = materials
svg-trade = trade
svg-sent = workers in the city
svg-space = { $engineers ->
    [one] Space with 1 engineer
   *[other] Space with { $engineers } engineers
}
svg-order = barges and player order
svg-row-this =
    this
    round
svg-row-next =
    next
    round
svg-barge = Barge { $number }: spaces { $spaces }, engineers { $engineers }, coins { $coins }
svg-barge-power = 1 engineer fewer for each build, but never fewer than 1
svg-place = Place { $place }, victory points at the end of the game: { $points }
svg-column-points = Victory points
svg-column-coin = Coins
svg-column-card = Equipment cards
svg-column-engineer = Engineers
svg-column-worker = Workers at hand and in reserve
svg-column-wood = Wood
svg-column-stone = Stone
svg-column-sand = Sand
svg-column-brick = Bricks
svg-majority = Victory points for the majority
svg-legend-heaven = Heaven: on the mainland or in calm waters, blue
svg-legend-purgatory = Purgatory: at sea, in fairly calm places, white
svg-legend-hell = Hell: at the most dangerous places of the sea, red
svg-harbour = harbour
svg-city = city
svg-area-border = border between two areas
svg-site = Site { $number }, { $group }
svg-lighthouse = { $name }: site { $number }, { $group }, { $area }
svg-built = built
svg-floors = Floors built: { $floors } of { $most }
svg-to-score = Place in the order of scoring: { $place }
svg-floor = Floor { $floor }: { $materials }
svg-floor-workers = Floor { $floor }: { $materials }; workers of { $colour }: { $workers }
svg-engineers = Engineers: { $engineers }
svg-coins = Coins: { $coins }
svg-harbour-of = Harbour of { $name }, { $area }
svg-income = { $income }: { $amount }, later { $later }
svg-income-improved = { $income }: { $amount }, improved
svg-later = → { $amount }

# The deals of the two trading cities.
deal-brest-buy-materials = 2 materials from here
deal-brest-sell-materials = sell any 2 materials
deal-brest-hire-engineer = engineer of a 1-space
deal-brest-hire-engineers = both of a 2-space
deal-lorient-buy-materials = any 2 materials
deal-lorient-recruit-worker = 1 worker from the reserve
deal-lorient-sell-card = sell 1 equipment card
deal-lorient-sell-cards = sell 2 equipment cards
deal-lorient-buy-cards = 2 equipment cards

colour-orange = Orange
colour-violet = Violet
colour-white = White
colour-black = Black
