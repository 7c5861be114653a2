# The rules of The Great Fire of London 1666, clause by clause. Ids are stable: code, tests and refusals name them.
# Vocabulary: district, region, grass space, fire, band, landowner, fire card, stack card, token, charge, supply.

rules-intro = A district is a space that can hold houses; its size is its printed number of houses, from 1 to
    5. A space is a district, Pudding Lane or a grass space. A fire is one red fire cone; a band is one black
    cone, a trained band. A district is burning while it holds at least one fire. A burning district is
    contained when it has at least as many bands as fires; otherwise it is uncontained. VP are victory points,
    AP action points. “Ruling” marks a point on which the rulebooks are silent, vague or at odds, with the
    reason; “Derived” marks what follows from them without being said.

rules-honesty = The printed map and the numbers on the cards are not in our sources: ours are reconstructed.
    From the rulebooks come the rules, the number and kinds of pieces and cards, the 30 houses of each region,
    the names of the 26 spaces they mention, the sizes of Guild Hall, Aldgate and Bethnal, the spaces marked
    for 4 and 5 players, the neighbours listed under M1 to M4, the number of fire cards left over, and two
    numbers of the two-player stack (A 2, B 6). Ours are the outlines, all other names, sizes and neighbours,
    the choice of most objectives and of the token districts, how many fire cards show each direction, all
    other numbers on the stack cards, and the order on the colour cards. Players report that everyone’s three
    objectives are worth 2, 4 and 6 VP and that west is the most frequent direction; which objective has which
    value is ours. Every figure in the data pack says which of these it is, so that an owner of the box can
    correct it.

section-B = Board and pieces

clause-B1 = The map has four regions: purple, blue, green and orange. The sizes of a region’s districts add up
    to 30 houses. Sizes run from 1 to 5; most districts have size 1.
    .title = Regions and houses

clause-B2 = Pudding Lane is the red space inside the green region. It has no houses, it always burns, and
    neither landowners nor bands may enter it.
    .title = Pudding Lane

clause-B3 = Grass spaces lie around and between the regions. Fire never enters them; landowners and bands may.
    Ruling: grass belongs to no region; the description of the board sets it beside the four regions, the
    set-up is less clear.
    .title = Grass

clause-B4 = Neighbouring spaces share an arrow. Its colour is a compass direction; the way back is the
    opposite direction.
    .title = Arrows

clause-B5 = Where four spaces meet in a corner, a four-way cross joins the two diagonal pairs. A diagonal step
    counts as either of its two directions: to the south-east is south or east, to the north-west is north or
    west, to the north-east is north or east, to the south-west is south or west.
    .title = Four-way crosses

clause-B6 = 12 districts with a red name banner are objectives, each with a value in VP. They are exactly the
    districts of size 3 or more. 20 districts with a yellow name banner start with a token.
    .title = Objective and token districts

clause-B7 = 120 houses, 20 in each of 6 colours; 60 fire cards, each showing north, east, south or west; 6
    stack cards, A to F; 6 colour cards; 24 objective cards in decks I, II and III; 20 tokens: 10 demolition
    charges, 6 double moves and 4 of 1 VP; 6 bands; 12 landowners, two of each colour; the Hero of London
    card; the fires (B8). Derived: each objective deck has 8 cards, for there are 12 objectives with two cards
    each and 4 objectives in a deck; so two players may hold the same objective, and both score it. Ruling:
    only one landowner of each colour is used; the set-up places just one for each player.
    .title = Contents of the box

clause-B8 = Editions differ: by the German rulebook the box has 65 fires and Aldgate has size 4, by the French
    one 100 fires and size 3. Both are offered as the game option “edition”. Each region adds up to 30 houses
    in both; on our map Whitechapel makes up for Aldgate.
    .title = Editions

clause-B9 = Ruling: the supply of fires never runs out. No rule speaks of its end, the boxes differ, and with
    65 fires a fire left alone would starve at about move 30 of 35. With the game option “supply: box” the
    number in the box is a limit: where a rule asks for more fires than the supply holds, as many as there are
    are placed.
    .title = Supply of fires

section-S = Set-up

clause-S1 = 25 fires go to Pudding Lane; the rest are the supply.
    .title = Fires

clause-S2 = Shuffle the 60 fire cards and deal 5 to each player. A player whose 5 cards are identical may show
    them, shuffle them back and draw 5 new ones, as often as it happens. Ruling: this is asked in seat order,
    seat 0 first, when everything but the stack has been dealt, and it may be declined; the rulebooks fix no
    order among several players.
    .title = Hands

clause-S3 = The fire stack is built from the bottom: stack card A face up, its number of fire cards face down
    on it, stack card B, and so on. 3 players use A to F, 4 use A to D, 5 use A to E, 6 use A to F. Cards left
    over leave the game: 12 with 3 players, 8 with 4, 5 with 5, none with 6. So the stack holds 33 fire cards
    with 3 players, 32 with 4, 30 with 5 and 30 with 6.
    .title = Fire stack

clause-S4 = For each region in turn, orange first, 5 houses of each colour are mixed and drawn blind to fill
    its districts to their size. All 120 houses are used, whatever the number of players.
    .title = Houses

clause-S5 = Each player is dealt one of the 6 colour cards and takes the landowner of that colour. Colours
    nobody has stay on the board as houses of nobody.
    .title = Colours

clause-S6 = The 20 tokens are shuffled and laid face down, one on each district with a yellow banner.
    .title = Tokens

clause-S7 = Each player is dealt one objective card from each of decks I, II and III and keeps them secret.
    .title = Objectives

clause-S8 = The start player is random. Ruling: this is one of the ways the rulebooks offer.
    .title = Start player

clause-S9 = 3 players place one band each in turn order, then one each again. With 4 players one band starts
    in Hounds Ditch and one in St Botolphs, then each player places one. With 5 one starts in Cripplegate,
    then each places one. With 6 each places one. Turn order begins with the start player. A band may be
    placed anywhere on the map but in the green region. Ruling: all grass is allowed, for it belongs to no
    region (B3).
    .title = Placing bands

clause-S10 = Then each player, in turn order, places the landowner anywhere but in the green region, grass
    included. Any number of pieces may share a space.
    .title = Placing landowners

clause-S11 = Ruling: the rulebooks say little of this. Public: the board, the tracks, the colours (unless O1
    is used), extinguished fires, the number of cards in each hand, the number of tokens each player holds,
    the cards played, the number of cards left in the stack and until the next stack card, the Hero of London.
    Secret: hands, objectives, the kinds of the tokens held, the order of the stack, the cards left over. A
    token is shown when it is used; 1 VP tokens are shown at scoring.
    .title = What is public

section-T = Turn

clause-T1 = Players take turns clockwise. A turn is: expand the fire, then actions, then draw a card (and
    perhaps intensify the fire).
    .title = Order of a turn

section-F = Expand the fire

clause-F1 = The active player must play one fire card that allows a fire move. A move that burns the player’s
    own house is a legal move and must be made if it is the only one. Played and discarded fire cards lie face
    up and never return.
    .title = A fire card must be played

clause-F2 = Choose Pudding Lane or a district that has at least 2 fires and is not contained, and move one
    fire from it through any number of connected spaces that are burning and uncontained, in any directions,
    diagonals included. The step that leaves the fire must follow the card’s direction. The move ends in the
    first space that is not burning. Ruling: a contained district counts here as one that is not burning: it
    may be entered (F9) by a step that follows the card, never crossed; the rulebooks let fire in but not
    through. Containment is judged before the fire is lifted; lifting one may leave its district contained.
    .title = How fire moves

clause-F3 = The fire moved is never the last one of its district. Ruling: Pudding Lane is the exception: its
    last fire may be taken, and 5 fires from the supply refill it at once; without the exception the refill
    rule could never apply. (With “supply: box” the last fire may be taken only while the supply holds at
    least one; then as many as there are, up to 5, are placed, before those of F7.)
    .title = Never the last fire

clause-F4 = Fire never enters grass, a demolished district, or any space in a direction without an arrow.
    .title = Where fire cannot go

clause-F5 = Once card and fire are chosen, look at all the destinations this fire can reach with this card. It
    must go to one of the best class there is: (1) houses and no band; (2) houses and at least one band; (3)
    no houses and no band; (4) no houses and at least one band. Within the class the player chooses. Ruling:
    any band counts, idle or on a fire, for the rulebooks make no difference. To avoid a class, the player may
    choose another card or a fire of another, unconnected burning area.
    .title = Priority of destinations

clause-F6 = A fire arriving where there are more bands than fires already there is contained by one of the
    idle bands: no house burns and no fire is added. Landowners neither help nor suffer.
    .title = Fire meets idle bands

clause-F7 = Otherwise the district is uncontained: its houses, if any, go to the tracks of their colours
    (their owner loses 2 VP for each), and fires from the supply are added until the district holds at least
    as many as its printed size; none if it already does.
    .title = Houses burn

clause-F8 = Ruling: F7 holds for burnt-out districts too, whether newly lit or broken out of containment. The
    main text says the original number of houses; a French crib sheet’s “houses destroyed” is overruled.
    .title = Burnt-out districts

clause-F9 = Fire may be moved into a contained district. If the bands still suffice afterwards, it stays
    contained and its houses stand; if not, F7 applies.
    .title = Fire into a contained district

clause-F10 = Fire can neither leave a contained district nor pass through it.
    .title = Contained fire is held

clause-F11 = A player whose move burns a district’s houses takes the token lying there, looks at it and keeps
    it face down. Ruling: it is always taken; nobody has a reason to leave it. A token on a district whose
    houses have not burnt stays there.
    .title = Taking a token

clause-F12 = A player who has a double-move token, even one taken by the first move of this turn, may play it
    to make a second fire move under the same card, by all the same rules. One such token a turn; it leaves
    the game. Ruling: it is played after the first move, only if a second move exists, and never with F13; so
    a token just taken is treated like an older one.
    .title = Double move

clause-F13 = If no card in hand allows a fire move, the player shows the hand, discards one card and adds 3
    fires by the rules of D2 to D4 instead. The turn goes on with the actions.
    .title = No move possible

section-A = Actions

clause-A1 = 4 AP a turn; unused ones are lost. Ruling: the step ends when the player says so, even at 0 AP,
    for a free demolition may remain and the draw reveals a card.
    .title = Action points

clause-A2 = For 1 AP the own landowner moves to a neighbouring space. For 1 AP any one band moves to a
    neighbouring space.
    .title = Moving

clause-A3 = Diagonals across a cross, grass, burnt, burning and demolished districts, the Fleet and the city
    wall may all be entered and crossed. Pudding Lane may not.
    .title = Where pieces may go

clause-A4 = A band that enters an uncontained district stops there and goes onto an uncovered fire. A band on
    a fire cannot move: in a burning district only as many bands are free to move as there are more bands than
    fires. Landowners are never held. Ruling: a band freed by extinguishing may move again in the same turn;
    nothing holds it any longer.
    .title = Bands on fires

clause-A5 = For 1 AP, if the own landowner is in a contained district, remove exactly one fire from it and
    keep it; it does not return to the supply. This may be repeated as often as AP allow. A saved district
    keeps its houses and its token and may catch fire again. Ruling: another player’s landowner does not
    serve, as in example 6.
    .title = Extinguishing

clause-A6 = The first player to hold 3 extinguished fires takes the Hero of London. Any player who later has
    more than its holder takes it over at once; equality does not move it.
    .title = Hero of London

clause-A7 = A player who holds a demolition charge may demolish, at no cost in AP, a district in which a band
    stands, that is not burning, that is next to a burning space (contained or not; Pudding Lane counts), and
    that has size 1 or 2 or has no houses left. Any number a turn, in the action step only.
    .title = Demolition: where

clause-A8 = A demolished district loses its houses as if burnt (2 VP each), and any token on it is destroyed.
    Ruling: unseen, for nobody receives it. The charge stays there face up: a fire break, which fire can
    neither enter nor cross. Pieces there stay. Empty districts may be demolished. Ruling: a district already
    demolished, and grass, may not; there is nothing left to gain, and fire never enters grass.
    .title = Demolition: what happens

clause-A9 = Ruling: “next to” includes diagonals across a cross, as for movement.
    .title = Next to

section-D = Draw and intensify

clause-D1 = Draw a fire card, back to 5 in hand. If that uncovers a stack card, the active player intensifies
    the fire, and the stack card leaves the game.
    .title = Drawing

clause-D2 = To intensify, add 3 fires from the supply, one by one, to uncontained burning districts of the
    player’s choice, never to Pudding Lane.
    .title = Intensifying

clause-D3 = In this way a district may hold at most its size + 2 fires. Ruling: the limit binds D2 and F13
    only, not fires that are moved; the rulebooks state it for intensifying alone.
    .title = Limit of a district

clause-D4 = As many of the 3 fires as can be placed must be placed; those that cannot are forgone.
    .title = As many as possible

clause-D5 = After the intensifying caused by uncovering the last stack card (A), every player, beginning with
    the next, has exactly one more turn, without drawing; all end with 4 cards.
    .title = The last turns

section-E = End and scoring

clause-E1 = 2 VP for each own house still on the board (40 less 2 for each house lost; with two players 80).
    .title = Houses

clause-E2 = 1 VP for each fire extinguished.
    .title = Extinguished fires

clause-E3 = Each own objective district that survived gives its value. It survived if houses still stand there
    and it has no uncontained fire. A contained fire does not spoil it.
    .title = Objectives

clause-E4 = 1 VP for each 1 VP token. 2 VP for the Hero of London.
    .title = Tokens and Hero

clause-E5 = Most VP wins. Ties: more fires extinguished, then more own houses on the board, then more points
    from objectives; then the victory is shared. Ruling: lower places are ranked the same way; the rulebooks
    name only the winner.
    .title = Winner and ties

section-O = Options

clause-O1 = Colour cards are dealt face down. Each player gets a landowner of a random colour, which says
    nothing of the true colour. Ruling: at random, though the German rulebook also allows choosing. Burnt
    houses go to the colour’s track as ever. Colours are revealed at scoring; with fewer than six players
    nobody knows which ones are unused.
    .title = Hidden colours

clause-O2 = After the last intensifying every player has two more turns instead of one; all end with 3 cards.
    Ruling: not with two players, because P9 fixes their final turns.
    .title = More destruction

section-P = Two players

clause-P1 = Each player has two colours and both their landowners, and scores both colours. Hidden colours
    (O1) may be used.
    .title = Two colours each

clause-P2 = The stack is A with 2 fire cards, B with 6, then C, D and E. Ruling: C has 6, D 10 and E 9. The
    second player’s draw must uncover B (P9), so C + D + E is 1 more than a multiple of 4; 25 gives 35 fire
    moves (the other games have 35 or 36), and these three numbers let the players uncover stack cards in
    turn. 17 cards are left over and leave the game.
    .title = Stack for two

clause-P3 = One copy of each objective is removed from each deck, so that 4 different cards remain in each;
    then each player is dealt one card of each deck. Ruling: this is the English text; the German one could be
    read as one card a deck.
    .title = Objectives for two

clause-P4 = Each player places 3 bands. Ruling: one at a time in turn order, as with 3 players, by the rules
    of S9; the text gives no order. Then the players alternate in placing their two landowners each (S10).
    .title = Placing for two

clause-P5 = A player’s turn is as usual, with 4 AP to spend over both landowners and the bands. Either
    landowner may extinguish; extinguished fires and the Hero of London count per player.
    .title = A player’s turn

clause-P6 = After each player’s turn comes a non-player turn, conducted by that player: expand the fire, then
    move bands. The top fire card of the stack is turned over and gives the direction for both; then a colour
    card is turned over, even if no fire can move. If the fire card uncovers a stack card, the conducting
    player intensifies at once, before the colour card. Ruling: D1 says to do it then and there; with our
    numbers it cannot happen.
    .title = Non-player turn

clause-P7 = The colour card (12 cards, reshuffled when they run out) ranks the six colours. Of all the
    destinations that any movable fire can reach in the direction, keep the best class by F5, then those with
    the most houses of the first colour, then of the second, and so on; if several are still tied, the
    conducting player chooses. Ruling: in this order, class before colour; the text runs both together. The
    fire comes from Pudding Lane if F2 leads from there to the destination; otherwise, among the uncontained
    districts with at least 2 fires from which F2 leads there, from one with the most fires; if tied, the
    conducting player chooses. Ruling: this follows the English text, which asks for a connection; the German
    one asks for a neighbour and could leave no legal fire. A token where the fire moves in leaves the game
    unseen; this goes before F11. Ruling: to the letter, even if that fire is contained. If no move is
    possible, the step is skipped.
    .title = Non-player fire

clause-P8 = Turn over a band card (12 cards, one for each objective district, reshuffled when they run out).
    Of the bands that are free to move one step in the direction, the two nearest to that district move one
    step each in the direction: into the space with the most uncontained fires, then with the most houses,
    then by choice of the conducting player. Ruling: uncontained fires are fires minus bands, at least 0.
    Distance is the number of steps along permitted movement, whatever burns. Ruling: not through grass or
    Pudding Lane, for the text leaves grass out; a band in the district itself is at 0; a band on grass may
    leave it, only later steps avoid grass. Ruling: where several bands tie for a place among the two, the one
    with the better move by that order goes, then the conducting player chooses. Which two go, and in which
    order, is settled on the board before either moves: the nearer first (if equal the better move, then
    choice); the second then looks at the board after the first has moved. Grass may be entered and left. If
    only one band can move, it moves two steps if it can. Ruling: “only one” means one band, not one space; a
    band that enters an uncontained district stops (A4). If none can move, none does.
    .title = Non-player bands

clause-P9 = When B is uncovered, its intensifying is carried out, B leaves the game, and nobody draws any
    more. Then come a non-player turn, the start player’s last turn, a non-player turn and the second player’s
    last turn; then the game ends. The two cards under B serve these non-player turns. Ruling: uncovering A
    has no effect; the text ends the game without it.
    .title = The end for two

clause-P10 = Scoring and ties follow E1 to E5, with the houses of both colours.
    .title = Scoring for two

section-M = Facts about the map

clause-M1 = From Sion College the way east leads to Moorgate and the way south to Brewer’s Hall. Cripplegate
    (north-west), Finsbury (north-east), Sion College (south-west) and Moorgate (south-east) meet in a
    four-way cross.
    .title = Around Sion College

clause-M2 = From S. Bennet arrows lead north to Guild Hall and to Coleman Street, east to S. Mary, south to
    Tallow Hall and west to Cheapside. S. Bennet neighbours Pudding Lane. On our map crosses to Pudding Lane
    and to Watling Street come on top: M4 needs the latter, and in that example Watling Street is burnt out
    and so of lower priority.
    .title = Around S. Bennet

clause-M3 = From Pudding Lane the ways north lead to S. Mary, Bridgeward, Candlewick Ward and Pepys House;
    west to Tallow Hall and Vyners Hall; east to Pepys House, Philpott Lane and Billingsgate. Pepys House is
    both north and east: a cross.
    .title = Around Pudding Lane

clause-M4 = With S. Bennet and Guild Hall among the burning spaces, a South card can reach Cheapside, Tallow
    Hall, Billingsgate, Coleman Street, Bread Street and Watling Street, each of which lies south of some
    burning space. With bands in Coleman Street and Bread Street, and with Watling Street burnt out, F5 leaves
    the first three. Derived: that S. Bennet is burning.
    .title = The example of a South card

clause-M5 = Guild Hall has size 4 and is an objective. Aldgate has size 4 (German edition) or 3 (French
    edition) and is an objective. St Pauls is an objective that can hold 5 fires. Bethnal has size 1. The
    Tower is in the orange region. Derived: the objectives, from size and from the 5 fires of example 6.
    .title = Known sizes and objectives

clause-M6 = Hounds Ditch and St Botolphs (4 players) and Cripplegate (5 players) are named for the set-up;
    none of them lies in the green region.
    .title = Spaces named for the set-up
