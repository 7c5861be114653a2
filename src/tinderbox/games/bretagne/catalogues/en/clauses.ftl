# The rules of Bretagne, clause by clause. Ids are stable: code, tests and refusals name them.
# A blank line ends a paragraph; “1. ” begins a step, “• ” a point. Marks and words: docs/glossary.md.

rules-intro =
    The rules of Bretagne, clause by clause and in our own words. When an action is refused, the clauses that
    forbid it are named. The words used:

    • A site is one of the 15 numbered places for a lighthouse; a board is the lighthouse board that lies there.
    • The supply is the common stock beside the map.
    • A worker at hand lies on its owner’s warehouse card and can be used. A worker in reserve lies aside until
      it is recruited or comes as income.
    • A lighthouse is built once its top floor is in place, or if it was laid out built at set-up. Until then it
      is unfinished.
    • VP are victory points.

rules-honesty =
    Our source is the text of the rulebook without its pictures. Most numbers printed on cards, tiles and boards
    are therefore reconstructed: they fit every statement and every example of the rulebook, but the box may
    differ. The data pack says where each number comes from, and an owner of the box can correct it there.

    • From the rulebook come the numbers of lighthouses, harbour tiles, cards, construction tiles, workers and
      materials; the rewards of the three rows of tiles; how many extra materials a group demands, and the wood;
      barge 3’s saving of 1 engineer; the injured worker in a storm; every price in Brest and Lorient; the
      values of the equipment cards; and all points for majorities, workers, harbours, order and coins.
    • From its examples come the spaces of the top barges (3, 2, 2 and 2 on cards 1 to 4) and of the middle
      barges of cards 1 and 2 (2 each), and one harbour that yields 1 brick, improved 2.
    • 1 engineer for Purgatory in sunshine is derived from an example whose builder may hold barge 3.
    • Reconstructed are the 4 floors of a lighthouse; all other spaces of the barges, their engineers and coins;
      how many weather cards of each kind there are, and all other numbers of engineers; the production cards;
      the stock of Brest; all other incomes of harbours; which materials each construction tile costs, and how
      many tiles a stack has; the names, sites and kinds of extra materials of the lighthouses; the names of the
      harbours.

section-B = Board and pieces

clause-B1 =
    There are 15 lighthouses, 5 in each of three areas. Heaven is blue, Purgatory white, Hell red.

    • North: 3 Heaven, 1 Purgatory, 1 Hell
    • West: 1 Heaven, 1 Purgatory, 3 Hell
    • South: 1 Heaven, 3 Purgatory, 1 Hell
    .title = Lighthouses, areas and groups

clause-B2 =
    There are 9 harbours and 12 harbour tiles, each tile with a normal and an improved income. One tile of each
    area, drawn at random, stays out of the game. Derived: each area has 3 harbours and 4 harbour tiles.
    .title = Harbours and their tiles

clause-B3 =
    Quimper holds the materials of the round. Brest and Lorient are the cities of trade. At Pontivy barges are
    chosen and the order of the players is kept.
    .title = The four cities

clause-B4 =
    The four materials are wood, stone, sand and brick. The box holds 15 discs of each and four ×3/×5 markers to
    stretch them. With the option “{ option-supply-endless }” materials never run out; otherwise:

    1. Ruling: a marker lets one disc count for up to five, so it adds at most 4 materials of one kind. The
       materials of a kind in the markets and with the players may exceed 15 as long as four markers are enough
       for all kinds together. A kind needs as many markers as its excess divided by 4, rounded up.
    2. Quimper gets only what is left in the supply. Ruling: so does Brest, which is filled before it (R4, R5);
       each is filled in the order wood, stone, sand, brick.
    3. Ruling: what players receive in Lorient or from harbours is never limited. Where more than four markers
       are needed already, kinds above 15 get nothing and the others are filled up to 15.
    4. Ruling: coins and engineers do not run out. The rulebook calls Lorient’s coins unlimited. The box has 16
       engineers, and with four players our reconstructed barges and Brest take up to 16, so that after a round
       without hiring in Brest a harbour of engineers would pay nothing; but these numbers are ours, not the
       box’s.
    5. Cards, workers and tiles are finite. The rulebook calls Lorient’s cards unlimited too, but there are only
       30 of them: A13 says what happens when they run out.
    .title = Materials and the supply

clause-B5 =
    Each player has 14 workers, 8 at hand and 6 in reserve, one marker on the score track and one at Pontivy.
    Ruling: nobody starts with coins, cards, engineers or materials, for the set-up hands out none.
    .title = A player’s pieces

clause-B6 =
    There are 30 equipment cards: 9 furnishings, 8 piers, 7 foghorns and 6 cable cranes. There are 36
    construction tiles in three stacks, which cost 1, 2 and 3 materials; 6 weather cards, 6 production cards and
    4 barge cards, numbered 1 to 4. The game is for 2 to 4 players. Reconstructed: each stack has 12
    construction tiles.
    .title = Cards, tiles and players

clause-B7 =
    Reconstructed: every lighthouse has 4 floors, for the scoring example needs at least four different floors
    on one lighthouse. That example puts two players on the bottom floor; the second of them is read one floor
    higher, as the examples of the harbour step and the majority step have it.
    .title = Four floors

clause-B8 =
    The equipment cards in a hand are secret, and so are the order of all decks and stacks and the weather card
    removed at set-up. Everything else is public, and so is what follows from it: the cards of a reshuffled
    deck, the tiles returned under a stack (W7). Ruling: the number of cards in a hand is public, and a card is
    shown when it is played or sold.
    .title = What is secret

section-S = Set-up

clause-S1 =
    Sites and lighthouse boards are numbered 1 to 15. The boards lie at the sites of their colour, under
    construction: shuffled among all sites of that colour, or in historical order, board 1 at site 1 and so on
    (option “{ option-boards.title }”). Ruling: a board is called by its name and a site by its number; Ar-Men
    is that board wherever it lies. So the area and the place in the scoring order go with the site, the extra
    materials with the board.
    .title = Laying out the lighthouse boards

clause-S2 =
    With two players each area has one unbuilt lighthouse of each group; all others are already built. With
    three players one Heaven lighthouse in the north, one Purgatory in the south and one Hell in the west start
    built. They count wherever the rules count built lighthouses. Ruling: which ones is random.
    .title = Lighthouses built from the start

clause-S3 =
    The harbour tiles are laid at random on the harbours of their area, normal side up.
    .title = Laying out the harbour tiles

clause-S4 =
    Equipment and weather cards are shuffled, and one weather card is removed unseen. The first of the others
    shows this round’s weather; the next one, the forecast, is always visible too (R7). Derived: the production
    cards and each stack of construction tiles are shuffled as well.
    .title = Cards and weather

clause-S5 =
    The top 4 tiles of each construction stack lie face up. The first order of the players is random; their
    markers lie in that order on Pontivy’s next-round row.
    .title = Construction tiles and first order

section-R = The round

clause-R1 =
    The game has at most 5 rounds. Each has five phases: preparation, loading, actions, scoring of lighthouses,
    end of round. The game ends after round 5, or after a round at the end of which all lighthouses are built.
    .title = Rounds and the end of the game

clause-R2 =
    In the order of Pontivy’s next-round row each player takes a free barge card. Its number is the player’s
    place in this round’s order. The player receives the engineers and coins shown on it. Ruling: all four cards
    are on offer whatever the number of players, for the rulebook makes no exception.
    .title = Preparation 1: barges

clause-R3 =
    Not in round 1. For each of their workers in a harbour the players receive the income on its tile:
    materials, workers (from the reserve), equipment cards, engineers or VP. Ruling: they do so in this round’s
    order, and where reserve or cards fall short, they get as many as there are; the rulebook is silent on both.
    .title = Preparation 2: harbour income

clause-R4 =
    Brest is filled up to the engineers and materials printed there, as far as the supply goes (B4). What was
    not bought stays and does not pile up.
    .title = Preparation 3: Brest

clause-R5 =
    A new production card gives Quimper’s materials; if the supply has too little, only what is there is laid
    out (B4). Ruling: leftovers in Quimper return to the supply at the beginning of the preparation, so that
    Brest can use them; the rulebook is silent, and players report doing so. Derived: no production card comes
    twice.
    .title = Preparation 4: Quimper

clause-R6 =
    Not in round 1. Empty construction spaces are filled from the stacks of their rows, but never within a
    round. Equal tiles of a row are one choice: the leftmost is taken. Ruling: a row is filled from left to
    right (a, b, c, d), and if its stack is empty the space stays empty; the rulebook is silent on both.
    .title = Preparation 5: construction tiles

clause-R7 =
    Not in round 1. The forecast becomes the weather, and the next weather card is turned over. In round 5 there
    is no forecast.
    .title = Preparation 6: weather

section-L = Loading

clause-L1 =
    In this round’s order each player loads the top barge of their card with materials of one kind from Quimper.
    Then everyone loads the middle barge, then everyone the bottom one, until all barges are loaded or Quimper
    is empty.
    .title = Loading the barges

clause-L2 =
    Ruling: loading is compulsory while there is anything in Quimper; the rulebook mentions no way to decline.
    The player chooses a kind that is there and takes as many as fit, or as many as there are; spaces left over
    stay empty. The same kind may be chosen again for another barge.
    .title = Loading is compulsory

section-A = Actions

clause-A1 =
    In this round’s order each player who has not passed must build, trade or pass, again and again until all
    have passed. Passing is always possible. Trading and passing go on even when all lighthouses are finished.
    .title = Build, trade or pass

clause-A2 =
    The player takes a face-up construction tile and pays its materials to the supply; barges and warehouse are
    one pool. At once the player receives the reward of the tile’s row: 1 coin for a tile of cost 1, 1 equipment
    card and 1 coin for cost 2, 1 equipment card and 2 coins for cost 3. Ruling: if deck and discard pile are
    both empty, there is no card and the rest of the reward stands.
    .title = Building: the tile and its reward

clause-A3 =
    Only now, having looked at the card, the player chooses the lighthouse: the tile goes on the lowest free
    floor of an unfinished one. Every floor costs the lighthouse’s extra materials too, as printed on its board:
    none for Heaven, 1 for Purgatory, 2 for Hell; and every floor but the bottom one costs 1 wood. Ruling: what
    is paid goes to the supply at once; the text lays the extra materials on the board, but the example and the
    overview give them away.
    .title = Building: the lighthouse

clause-A4 =
    The player places on the lighthouse board the engineers that weather and group demand. The holder of barge 3
    places one fewer, but never fewer than 1. They stay there until the lighthouse is scored or the round ends.
    .title = Building: engineers

clause-A5 =
    A build is two decisions, in the rulebook’s order: first the tile (A2), then the lighthouse (A3). Ruling: a
    tile may be taken only if, once its own materials are paid, at least one lighthouse can be paid for in
    materials, engineers and (A8) workers; and a lighthouse may be chosen only if it can be paid for. So no
    build is ever broken off; the rewards change nothing in this, for no build costs coins or cards.
    .title = Building: two decisions

clause-A6 =
    The player takes any coins lying on the lighthouse board.
    .title = Building: coins on the board

clause-A7 =
    The player places one worker from hand on the tile for each material paid in A2 and A3; with too few
    workers, all that are left. Building with no worker at all is allowed, except in the case of A8.
    .title = Building: workers on the tile

clause-A8 =
    When a player builds on a Purgatory or Hell lighthouse in a storm, one of the player’s workers is injured
    and goes to the reserve. A player with no worker at hand cannot build there in a storm. Ruling: it is one
    still at hand if there is one, otherwise one of those just placed, before the choice in A9. The rulebook
    says only that it is one of the player’s own; losing one at hand is never worse, so anyone free to choose
    would do so.
    .title = Building in a storm

clause-A9 =
    For each worker placed the player chooses: take it back and score 2 VP, or leave it on the tile. Ruling: a
    worker taken back comes to hand and can be used at once; the rulebook returns it to the player’s own stock,
    and the reserve is nobody’s own.
    .title = Building: take back or leave

clause-A10 =
    With its top floor in place a lighthouse is built. It is scored at the end of this round.
    .title = When a lighthouse is built

clause-A11 =
    The player sends one worker at hand to Brest or Lorient and makes at least one deal there, then may send
    another to the other city, again for at least one deal. Everything in one city is finished before the other.
    Only a city where some deal is possible can be visited. Derived: a worker just recruited in Lorient may be
    the one sent to Brest.
    .title = Trading: visiting cities

clause-A12 =
    Each kind of deal is made at most once in an action, in any order. Each line of A13 and A14 is a kind of its
    own, so up to three cards can be sold in one visit. What is acquired can be used at once. Later actions may
    visit the same city again with another worker.
    .title = Trading: each deal once

clause-A13 =
    Five deals are possible in Lorient:

    • 3 coins for 2 materials of any kinds
    • 4 coins for one of the player’s workers from the reserve, injured or not
    • 1 equipment card for 1 coin and 1 material of any kind
    • 2 equipment cards for 3 coins
    • 3 coins for 2 equipment cards

    Sold cards go to the discard pile. Ruling: it is shuffled into a new deck when a card is to be drawn and the
    deck is empty. If both are empty, the last deal is not offered; with only one card left it gives one.
    .title = Deals in Lorient

clause-A14 =
    Four deals are possible in Brest:

    • 2 coins for 2 materials that lie in Brest’s market
    • 2 materials for 2 coins; the materials go to the supply
    • 2 coins for the engineer of a 1-space
    • 3 coins for both engineers of a 2-space

    Only what is there can be bought or hired: not two single engineers for 3 coins, nor one engineer from a
    2-space. Ruling: it is always exactly two materials.
    .title = Deals in Brest

clause-A15 =
    The marker of the player who passes goes to the lowest free place of Pontivy’s next-round row: first to
    pass, first to choose a barge.
    .title = Passing: the next order

clause-A16 =
    The player who passes may keep up to 3 materials of one kind, naming the kind and the number, or keep
    nothing. The rest, the barge card and all engineers at hand go back. Coins and cards are kept. Ruling:
    barges and warehouse are one pool.
    .title = Passing: what is kept

clause-A17 =
    All workers of the player who passes come back from Brest and Lorient. Workers in harbours and on
    lighthouses stay.
    .title = Passing: workers come back

section-W = Scoring lighthouses

clause-W1 =
    1. The lighthouses built this round are scored one after another, each in three steps: cards, harbour,
       majority.
    2. The first is the one, of those just built, that lies nearest to Lorient; the others follow clockwise
       round the board. Ruling: nearest is the straight line from the site to the town as drawn, not to the
       trade panel.
    3. Ruling: it goes by the site, not by the number on a shuffled board. The sites are numbered clockwise, so
       after each site comes the next higher number, and after 15 comes 1. On our map 2, 9 and 14 are scored in
       this order, 1 and 2 in the order 2, 1.
    .title = Order of lighthouses

clause-W2 =
    In each step the player with the most workers on the lighthouse comes first, then the one with the next
    most, and so on. In a tie, the player whose lowest worker stands lower comes first; a floor has one owner,
    so they are never equal. The order is worked out at the beginning of each step and holds for that step.
    .title = Order of players

clause-W3 =
    In that order each player with workers on the lighthouse may, once, play any number of equipment cards, all
    together and openly. For each card the player’s topmost worker there returns to hand, so there are never
    more cards than workers. Ruling: a player with cards in hand is always asked, playable or not, so that
    nothing is told about the hand.
    .title = Card step

clause-W4 =
    Values in VP on Heaven, Purgatory and Hell; a dash means that the card cannot be played there:

    • furnishing: 4, 5, 6
    • pier: 5, 6, 7
    • foghorn: –, 7, 8
    • cable crane: –, –, 9

    Each card of the same kind already played on this lighthouse, by anyone, lowers the value by 1. Ruling:
    never below 0.
    .title = Values of equipment cards

clause-W5 =
    In the order of W2 each player may move their topmost worker from the lighthouse to a harbour of its area,
    paying 1 coin to the supply for each worker already there; a player who cannot pay may not move there. A
    player may have only one worker in each harbour. It stays there for the rest of the game.
    .title = Harbour step

clause-W6 =
    The first player in the order of W2 scores 3 VP on Heaven, 5 on Purgatory, 7 on Hell. Every player scores 1
    VP for each of their workers there. With no workers left nobody scores.
    .title = Majority step

clause-W7 =
    After each lighthouse, before the next one is scored:

    1. The cards played go to the discard pile.
    2. The engineers go to the supply.
    3. The workers return to their owners’ hands.
    4. The construction tiles go under their stacks in random order.
    5. The board is turned to its built side.
    .title = After scoring

section-E = End of round and game

clause-E1 =
    The engineers on each unfinished lighthouse return to the supply. If there were none, 1 coin is laid on it,
    on an untouched one too, and coins pile up. Workers and tiles stay.
    .title = Unfinished lighthouses

clause-E2 =
    Once 3 lighthouses of an area are built, those built at set-up included, its harbour tiles are turned to the
    improved side at the end of the round.
    .title = Improved harbours

clause-E3 =
    At the end of the game:

    • Places 1, 2 and 3 of Pontivy’s row give 4, 2 and 1 VP. Derived: it is the next-round row.
    • Each worker in a harbour gives its owner 4 VP if it is alone there, 2 if there are two, 1 if there are
      three or four.
    • Every 3 coins give 1 VP, rounded down.
    • Materials, cards and workers on unfinished lighthouses give nothing.
    .title = Final scoring

clause-E4 =
    The player with the most VP wins. In a tie, the tied player further forward on that row of Pontivy wins.
    .title = The winner
