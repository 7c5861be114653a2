# What can be wrong with a data pack of The Great Fire.
pack-districts-many = The map has { $given } districts; at most { $most } are possible.
pack-spaces-many = The map has { $given } spaces; at most { $most } are possible.
pack-borders-many = The map has { $given } borders; at most { $most } are possible.
pack-neighbours-many = { $name } has { $given } neighbours; at most { $most } are possible.
pack-pudding-one = There must be exactly one space of the kind “pudding”, not { $given }.
pack-pudding-green = { $name } must lie in the green region.
pack-district-region = The district { $name } has no region.
pack-district-size = The district { $name } has no houses; its size must be 1 to 5.
pack-grass-region = The grass space { $name } must not belong to a region.
pack-no-houses = { $name } is not a district, so its size must be 0.
pack-no-banner = { $name } is not a district, so its banner must be “none”.
pack-objective-value = The objective { $name } has no victory points.
pack-value-no-objective = { $name } has victory points but no red banner.
pack-objective-deck = The objective { $name } is not in any deck.
pack-deck-no-objective = { $name } is in a deck but has no red banner.
pack-deck-sum = Deck { $deck } must have { $wanted } different objectives, not { $given }.
pack-objective-cards = There must be { $wanted } objective cards in all, not { $given }.
pack-objective-size = { $name } has size { $size } in the edition “{ $edition }”: districts of size { $least } or more have a red banner, and no others do.
pack-yellow-sum = There must be exactly { $wanted } yellow banners, not { $given }.
pack-edition-missing = The edition “{ $edition }” is missing.
pack-no-district = There is no district with the id “{ $id }”.
pack-no-space = There is no space with the id “{ $id }”.
pack-fires-few = The box has { $given } fires, but Pudding Lane alone needs { $wanted }.
pack-region-sum = In the edition “{ $edition }” the region “{ $region }” has { $given } houses; it must have { $wanted }.
pack-region-parts = { $name } is cut off from the rest of the region “{ $region }”.
pack-fire-cards-sum = There must be { $wanted } fire cards in all, not { $given }.
pack-tokens-sum = There must be { $wanted } tokens (one for each yellow banner), not { $given }.
pack-band-card-other = “{ $id }” is not an objective, so it cannot be on a band card.
pack-band-card-one = { $name } must be on exactly one band card, not on { $given }.
pack-colour-missing = The colour “{ $colour }” is missing.
pack-colour-cards-sum = There must be { $wanted } colour priority cards, not { $given }.
pack-colour-card-all = { $card } must rank each of the six colours exactly once.
pack-players-missing = The entry for { $players } players is missing.
pack-stack-letters = With { $players } players, the stack cards from the bottom up are { $wanted }, not { $given }.
pack-stack-sum = With { $players } players, the stack, the hands and the cards left over add up to { $given } fire cards; there must be { $wanted }.
pack-stack-under-b = With two players, 2 fire cards lie on stack card A, not { $given }: they are for the last two non-player turns.
pack-stack-two = With two players, { $given } cards lie above and on stack card B, so the second player would not uncover it. The number must be 3 more than a multiple of 4.
pack-bands-sum = With { $players } players, { $given } bands are placed; there must be { $wanted }.
pack-band-green = No band can start in { $name }: it is in the green region.
pack-border-self = “{ $id }” cannot be its own neighbour.
pack-border-twice = The border between “{ $a }” and “{ $b }” is already listed at { $first }.
pack-cross-four = The diagonal between “{ $a }” and “{ $b }” needs exactly one more diagonal in the same place, to make a cross of four spaces.
pack-cross-side = This cross needs a border from “{ $a }” to “{ $b }” in the direction { $direction }.
pack-fire-never = No fire from Pudding Lane can ever reach { $name }.
pack-walk-never = { $name } cannot be reached on foot from every space.
pack-frame-outside = The frame must lie on the board of { $width } by { $height }, with left before right and top before bottom.
pack-point-outside = The point { $x }, { $y } lies outside the board of { $width } by { $height }.
pack-point-not-in-space = This point is not inside the outline of { $name }.

# The drawing of the board: titles, cartouche, compass, and what a screen reader says of a space.
board-name = The Great Fire of London 1666: the board
board-cartouche =
    .event = The Great Fire of
    .place = LONDON
    .year = MDCLXVI
board-compass = Compass: an arrow’s colour shows its direction
    .N = N
    .E = E
    .S = S
    .W = W
board-district = { $name }, { $region ->
    [purple] purple
    [blue] blue
    [green] green
   *[orange] orange
} region, { $size ->
    [one] one house
   *[other] { $size } houses
}{ $vp ->
    [0] .
   *[other] , objective worth { $vp } VP.
}
board-pudding = { $name }, where the fire starts.
board-grass = { $name }, grass space.
board-houses = Houses: { $letters }.
board-no-houses = No houses left.
board-demolished = Demolished: a fire break.
board-fires = { $fires ->
    [one] One fire
   *[other] { $fires } fires
}, { $contained ->
    [yes] contained.
   *[no] uncontained.
}
board-bands = { $bands ->
    [one] One band.
   *[other] { $bands } bands.
}
board-landowners = Landowners: { $letters }.
board-token = A token lies here.
