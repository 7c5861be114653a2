# What can be wrong with a position or a view of The Great Fire.
position-range = { $given } is not possible here: from { $least } to { $most }.
position-no-space = “{ $name }” is no space for this.
position-no-phase = There is no step “{ $name }”.
position-no-direction = “{ $name }” is not known here: directions are N, E, S and W, tokens are charge, double and point.
position-no-colour = There is no colour “{ $name }”.
position-no-card = There is no card “{ $name }”.
position-no-objective = “{ $name }” is no objective of deck { $deck }.
position-supply = The number of fires in the supply is given exactly when the option “supply” is “box”.
position-stack = The fire stack is there exactly from the end of the exchange on.
position-houses-drawn = The houses standing are counted exactly when all of them have been drawn.
position-just-taken = A token has just been taken exactly if the seat whose turn it is holds one that this turn’s first move took.
position-last-turns = The last turns are counted exactly when all stack cards have been uncovered.
position-pudding-lane = Pudding Lane always burns: it needs at least one fire.
position-bands = { $given ->
    [one] One band stands
   *[other] { $given } bands stand
} on the map; there are 6, all placed before the landowners.
position-demolished = { $name } has been demolished: no houses, fires or token can be there.
position-contained = Contained are exactly the burning districts with at least as many bands as fires.
position-houses = { $given ->
    [one] One house stands
   *[other] { $given } houses stand
} here; a district of size { $size } has all its houses or none.
position-standing = The map shows { $given ->
    [one] one house
   *[other] { $given } houses
} of this colour.
position-twice = Something stands here twice.
position-seats = { $players } seats are wanted, and as many sets of secrets.
position-counts = Hand and tokens have other numbers in public than in secret.
position-colours = The colours are others in public than in secret.
position-shown = More cards have been shown than are in hand.
position-landowners = { $wanted ->
    [one] A seat has one colour and one landowner here.
   *[other] A seat has { $wanted } colours and { $wanted } landowners here.
}
position-objectives = A seat has one objective of each of the three decks.
position-tokens = More tokens lie on the map than the { $most } nobody has seen.
position-copies = { $copies ->
    [one] There is only one card
   *[other] There are only { $copies } cards
} of the objective { $name }.
position-dealt = What has been dealt so far does not fit.
position-city = The non-player turn’s cards are there exactly with two players.
position-no-way-on = With these pieces the game cannot be at “{ $name }”.
