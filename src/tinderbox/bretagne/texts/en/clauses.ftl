# The rules of Bretagne, clause by clause. Ids are stable: code, tests and refusals name them.

rules-intro = These are the rules as this program plays them, clause by clause and in our own words. Every
    clause has a letter and a number; when an action is refused, the clauses that forbid it are named. Where
    the rulebook is silent or vague, the clause says “Ruling:” and gives the reason. The words used: a site is
    one of the 15 numbered places for a lighthouse; a board is the lighthouse board that lies there. The
    supply is the common stock beside the map. A worker at hand lies on its owner’s warehouse card and can be
    used; a worker in reserve lies aside until it is hired or comes as income. A lighthouse is built once its
    top floor is in place, or if it was laid out built at set-up; until then it is unfinished. VP are victory
    points.

rules-honesty = Our source is the text of the rulebook without its pictures. Most numbers printed on cards,
    tiles and boards are therefore reconstructed: they fit every statement and every example of the rulebook,
    but the box may differ. From the rulebook itself come the numbers of lighthouses, harbour tiles, cards,
    construction tiles, workers and materials; the rewards of the three rows of tiles; how many extra
    materials a group demands, and the wood; barge 3’s saving of 1 engineer; the injured worker in a storm;
    every price in Brest and Lorient; the values of the equipment cards; and all points for majorities,
    workers, harbours, order and coins. Its examples give the spaces of the top barges (3, 2, 2 and 2 on cards
    1 to 4) and of the middle barges of cards 1 and 2 (2 each), 1 engineer for Purgatory in sunshine, and one
    harbour that yields 1 brick, improved 2. That a lighthouse has 4 floors is derived from them.
    Reconstructed are all other spaces, the engineers and the coins of the barge cards; how many weather cards
    of each kind there are, and all other numbers of engineers; the production cards; the stock of Brest; all
    other incomes of harbours; which materials each construction tile costs, and how many tiles a stack has;
    the names, the sites and the kinds of extra materials of the lighthouses; the names of the harbours. The
    game’s data file says where each number comes from, and an owner of the box can correct it there.

section-B = Board and pieces

clause-B1 = There are 15 lighthouses, 5 in each of the three areas north, west and south. North: 3 Heaven, 1
    Purgatory, 1 Hell. West: 1 Heaven, 1 Purgatory, 3 Hell. South: 1 Heaven, 3 Purgatory, 1 Hell. The colour
    shows the group: Heaven is blue, Purgatory white, Hell red.
    .title = Lighthouses, areas and groups

clause-B2 = There are 9 harbours, 3 in each area, and 12 harbour tiles, 4 for each area. A tile has one side
    with its normal and one with its improved income. One tile of each area, drawn at random, stays out of the
    game.
    .title = Harbours and their tiles

clause-B3 = Quimper holds the materials of the round. Brest and Lorient are the places of trade. At Pontivy
    barges are chosen and the order of players is kept.
    .title = The four cities

clause-B4 = The four materials are wood, stone, sand and brick. Ruling: by default materials, engineers and
    coins do not run out, because the box has ×3 and ×5 markers to stretch the discs and the rulebook calls
    Lorient’s goods unlimited. With the game option “supply: box” the supply of each material is 15 less what
    lies in the markets and with the players, never below 0; Brest (R4) and after it Quimper (R5) then get
    only what is left, while what players receive in Lorient or from harbours is never limited. Cards, workers
    and tiles are finite in every game. The rulebook calls Lorient’s cards unlimited too, but there are 30 of
    them: A13 says what happens when they run out.
    .title = Materials and the supply

clause-B5 = Each player has 14 workers, 8 at hand and 6 in reserve, one marker on the score track and one at
    Pontivy. Ruling: nobody has coins, cards, engineers or materials at the start, because the rulebook’s
    set-up hands out none.
    .title = A player’s pieces

clause-B6 = There are 30 equipment cards: 9 furnishings, 8 piers, 7 foghorns and 6 cable cranes. There are 36
    construction tiles in three stacks, which cost 1, 2 and 3 materials (12 tiles in each stack, a
    reconstructed number), 6 weather cards, 6 production cards and 4 barge cards with the numbers 1 to 4. The
    game is for 2 to 4 players.
    .title = Cards, tiles and players

clause-B7 = Ruling: every lighthouse has 4 floors, because the rulebook’s scoring example needs four different
    floors on one lighthouse. That example puts two players on the lowest floor; the second of them is read
    one floor higher, as in the examples of the harbour step and the majority step.
    .title = Four floors

clause-B8 = The equipment cards in a hand are secret until they are played or sold; their number is public.
    The order of all decks and stacks and the weather card removed at set-up are secret. Everything else is
    public, and so is all that follows from it: what a reshuffled deck consists of, and which tiles were
    returned under a stack (W7). Whatever is imagined about hidden things for a seat must agree with all that
    this seat could know.
    .title = What is secret

section-S = Set-up

clause-S1 = Names belong to the boards, the numbers 1 to 15 to the sites: Ar-Men is that board wherever it
    lies. So the area and the place in the order of scoring go with the site, the extra materials with the
    board. The boards lie under construction at sites of their own colour: shuffled among all sites of that
    colour, or in the historical order 1 to 15. A game option decides which.
    .title = Laying out the lighthouse boards

clause-S2 = With two players, each area has one unbuilt lighthouse of each group; all others are already
    built. With three players, one Heaven lighthouse in the north, one Purgatory in the south and one Hell in
    the west start built. With four players none does. Ruling: which ones is random, because the rulebook does
    not choose them. Lighthouses built at set-up count wherever the rules count built lighthouses.
    .title = Lighthouses built from the start

clause-S3 = The harbour tiles are laid at random on the harbours of their own area, with the normal side up.
    .title = Laying out the harbour tiles

clause-S4 = One weather card is removed unseen. The first of the others shows this round’s weather. The next
    one, the forecast, is always visible too, as long as there is one (R7).
    .title = Weather and forecast

clause-S5 = The top 4 tiles of each construction stack lie face up. The initial order of the players is
    random; in that order their markers lie on Pontivy’s next-round row.
    .title = Construction tiles and first order

section-R = The round

clause-R1 = The game has at most 5 rounds. Each has five phases: preparation, loading, actions, scoring of
    lighthouses, end of round. The game ends after round 5, or after an earlier round at the end of which all
    lighthouses are built.
    .title = Rounds and the end of the game

clause-R2 = In the order of Pontivy’s next-round row each player takes one of the barge cards still free. Its
    number is the player’s place in this round’s order; the marker leaves the next-round row for that place.
    The player receives the engineers and coins shown on the card. Ruling: all four cards are on offer with
    any number of players, because the rulebook makes no exception for fewer.
    .title = Preparation 1: barges

clause-R3 = Not in round 1. For every own worker in a harbour a player receives the income that its tile
    shows: materials, workers (from the own reserve to hand), equipment cards, engineers or VP. Ruling: this
    is done in this round’s order, and where the reserve or the deck (with the discard pile, A13) falls short,
    the player gets as many as there are; the rulebook says nothing on either.
    .title = Preparation 2: harbour income

clause-R4 = Brest is filled up to the engineers and materials printed there. What was not bought stays and
    does not pile up.
    .title = Preparation 3: Brest

clause-R5 = A new production card gives the materials that are laid out in Quimper. If the supply holds too
    little, which can happen only with the option of B4, only what is there is laid out. No card comes twice
    in a game. Ruling: before this, leftovers in Quimper return to the supply; the rulebook is silent, and
    players report playing it so.
    .title = Preparation 4: Quimper

clause-R6 = Not in round 1. Empty construction spaces are filled from the stacks of their rows; if a stack is
    empty, the space stays empty. There is no refilling within a round. Ruling: a row is filled from left to
    right (a, b, c, d), because the rulebook gives no order. Equal tiles of a row are one choice: the leftmost
    is taken.
    .title = Preparation 5: construction tiles

clause-R7 = Not in round 1. The forecast becomes the weather, and the next weather card is turned over as the
    new forecast. In round 5 there is no forecast.
    .title = Preparation 6: weather

section-L = Loading

clause-L1 = In this round’s order each player loads the top barge of the own card with materials of one kind
    from Quimper. Then everyone loads the middle barge in the same order, then everyone the bottom one, until
    all barges are loaded or Quimper is empty.
    .title = Loading the barges

clause-L2 = Ruling: while there is anything in Quimper, loading is compulsory, because the rulebook has
    everyone load and mentions no way to decline. The player chooses a kind that is there and takes as many as
    fit on the barge, or as many as there are; spaces left over stay empty. The same kind may be chosen again
    for another barge.
    .title = Loading is compulsory

section-A = Actions

clause-A1 = In this round’s order each player who has not passed must build, trade or pass, again and again,
    until all have passed. Passing is always possible. Trading and passing go on even when all lighthouses are
    finished.
    .title = Build, trade or pass

clause-A2 = To build, take a face-up construction tile and pay its materials to the supply; barges and
    warehouse are one pool. Receive the reward of the tile’s row at once: 1 coin for a tile of cost 1; 1
    equipment card and 1 coin for cost 2; 1 equipment card and 2 coins for cost 3. A card drawn is something
    revealed, so undo stops there. Ruling: if deck and discard pile are both empty, there is no card and the
    rest of the reward stands, because the rulebook does not foresee this.
    .title = Building: the tile and its reward

clause-A3 = Place the tile on the lowest free floor of an unfinished lighthouse. For every floor pay as well
    the extra materials of the lighthouse, as printed on its board: none for Heaven, 1 for Purgatory, 2 for
    Hell. If it is not the bottom floor, pay 1 wood too.
    .title = Building: where a tile is placed

clause-A4 = Place on the lighthouse board as many engineers as the weather and the group of the lighthouse
    demand. The holder of barge 3 places one fewer, but never less than 1. The engineers stay there until the
    lighthouse is scored or the round ends.
    .title = Building: engineers

clause-A5 = Ruling: a build is one act. Everything must be payable beforehand with what the player has; the
    rewards cannot pay for it. The rulebook lists the steps in a row but knows no build that is broken off.
    .title = Building is one act

clause-A6 = Take all coins that lie on the lighthouse board.
    .title = Building: coins on the board

clause-A7 = Place on the tile one own worker from hand for each material paid in A2 and A3; with too few
    workers, all that are left. Building with no worker at all is allowed, save for A8.
    .title = Building: workers on the tile

clause-A8 = When a player builds on a Purgatory or Hell lighthouse in a storm, one of the own workers is
    injured and goes to the reserve. A player with no worker at hand cannot build there in a storm. Ruling:
    the injured worker is one still at hand after A7 if there is one, else one of those just placed, before
    the choice in A9; the rulebook says only that it is one of the own.
    .title = Building in a storm

clause-A9 = For each worker placed choose: take it back and score 2 VP, or leave it on the tile. Ruling: a
    worker taken back comes to hand and can be used at once; the rulebook’s word for the place could also mean
    the reserve.
    .title = Building: take back or leave

clause-A10 = With its top floor in place a lighthouse is built. It is scored at the end of this round.
    .title = When a lighthouse is built

clause-A11 = To trade, send one worker at hand to Brest or Lorient and make at least one deal there; then, if
    wished, send another to the other city and again make at least one deal. Only a city where some deal is
    possible can be visited. Everything in one city is finished before the other. A worker just hired in
    Lorient may be the one sent to Brest.
    .title = Trading: visiting cities

clause-A12 = Each kind of deal is made at most once in an action, in any order. What is acquired can be used
    at once. Later actions may visit the same city again with another worker.
    .title = Trading: each deal once

clause-A13 = Pay 3 coins for 2 materials of any kinds, equal or different. Pay 4 coins for one own worker from
    the reserve. Sell 1 equipment card for 1 coin and 1 material of any kind. Sell 2 equipment cards for 3
    coins. Pay 3 coins for 2 equipment cards from the deck. Sold cards go to the discard pile. Ruling: when a
    card is to be drawn and the deck is empty, the discard pile is shuffled into a new deck; with neither, the
    deal for 2 cards is not offered, and with only one card left it gives one. The rulebook does not foresee
    that the cards run out.
    .title = Deals in Lorient

clause-A14 = Pay 2 coins for 2 materials that lie in Brest’s market, equal or different. Sell 2 materials of
    any kinds for 2 coins; they go to the supply, not to the market. Pay 2 coins for the engineer of a
    1-space. Pay 3 coins for both engineers of a 2-space. Only what is there can be bought; no two singles for
    3 coins, no single from a 2-space. Ruling: it is always exactly two materials, because the rulebook names
    no other number.
    .title = Deals in Brest

clause-A15 = When passing, the marker goes to the lowest free place of Pontivy’s next-round row: first to
    pass, first to choose a barge.
    .title = Passing: the next order

clause-A16 = When passing, keep at most 3 materials, all of one kind, barges and warehouse together; the rest,
    the barge card and all engineers at hand go back. Coins and cards are kept. Ruling: the player names the
    kind and keeps as many of it as allowed, because the rulebook states only the limit.
    .title = Passing: what is kept

clause-A17 = When passing, all own workers in Brest and Lorient come back to hand. Workers in harbours and on
    lighthouses stay.
    .title = Passing: workers come back

section-W = Scoring lighthouses

clause-W1 = The lighthouses built this round are scored one after another, each in three steps: cards,
    harbour, majority. The order is clockwise from Lorient. Ruling: that is by site number 1 to 15, because
    these numbers run clockwise from Lorient’s place on our board; it goes by the site, not by the number on a
    shuffled board.
    .title = Order of lighthouses

clause-W2 = In each step the player with the most workers on the lighthouse comes first, then the one with the
    next most, and so on. In a tie, the one whose lowest worker stands lower comes first; since a floor has
    one owner, they are never equal. The order is worked out anew at the beginning of each step and holds for
    that step.
    .title = Order of players

clause-W3 = In the order of W2 each player with workers on the lighthouse may once play any number of
    equipment cards, all at once and openly. For each card the own topmost worker there is removed to hand, so
    there are never more cards than workers. A player with cards in hand is always asked, even if none of them
    is playable, so that nothing about the hand is told.
    .title = Card step

clause-W4 = Values in VP for Heaven / Purgatory / Hell: furnishing 4 / 5 / 6, pier 5 / 6 / 7, foghorn – / 7 /
    8, cable crane – / – / 9; a dash means not playable there. Each card of the same kind already played on
    this lighthouse, by anyone, lowers the value by 1. Ruling: never below 0, because the rulebook knows no
    loss of points.
    .title = Values of equipment cards

clause-W5 = In the order of W2 each player may move the own topmost worker from the lighthouse to a harbour of
    the lighthouse’s area, paying 1 coin to the supply for each worker already there; who cannot pay may not.
    A player has at most one worker in a harbour. It stays there for the rest of the game.
    .title = Harbour step

clause-W6 = The first player in the order of W2 scores 3 VP for Heaven, 5 for Purgatory, 7 for Hell.
    Everybody, the first player too, scores 1 VP for each own worker there. With no workers left nobody
    scores.
    .title = Majority step

clause-W7 = Afterwards, for each lighthouse by itself and before the next is scored: the cards played go to
    the discard pile, the engineers to the supply, the workers to their owners’ hands, the construction tiles
    in random order under their stacks, and the board is turned to its built side.
    .title = After scoring

section-E = End of round and game

clause-E1 = On each unfinished lighthouse the engineers are removed to the supply; if there were none, 1 coin
    is laid on it. Untouched lighthouses get one too, and coins pile up. Workers and tiles stay.
    .title = Unfinished lighthouses

clause-E2 = Once 3 lighthouses of an area are built, those built at set-up counted, all its harbour tiles turn
    to the improved side at the end of the round.
    .title = Improved harbours

clause-E3 = Places 1, 2 and 3 of Pontivy’s next-round row give 4, 2 and 1 VP. Each own worker in a harbour
    gives 4 VP if it is alone there, 2 if there are two workers, 1 if there are three or four. Every 3 coins
    give 1 VP, rounded down. Materials, cards and workers on unfinished lighthouses give nothing.
    .title = Final scoring

clause-E4 = Most VP wins. In a tie, the tied player further forward on Pontivy’s next-round row wins.
    .title = The winner
