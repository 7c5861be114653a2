# The rules of The Great Fire of London 1666, clause by clause. Ids are stable: code, tests and refusals name them.
# A blank line ends a paragraph; “1. ” begins a step, “• ” a point. Marks and words: docs/glossary.md.

rules-intro =
    The rules of The Great Fire of London 1666, clause by clause and in our own words. When an action is
    refused, the clauses that forbid it are named. The words used:

    • A district is a space that can hold houses; its size is its printed number of houses, 1 to 5.
    • A space is a district, Pudding Lane or a grass space.
    • A fire is a red fire cone, a band a black cone: a trained band.
    • A district is burning when it holds at least one fire. A burning district is contained when it holds at
      least as many bands as fires, otherwise uncontained.
    • VP are victory points, AP action points.

rules-honesty =
    The printed map and the numbers on the cards are not in our sources: ours are reconstructed from
    17th-century London and from all that the rulebooks say. The data pack says where each figure comes from,
    and an owner of the box can correct it there.

    • From the rulebooks come the rules, the number and kinds of pieces and cards, the 30 houses of each region,
      the names of the 26 spaces they mention, the sizes of Guild Hall, Aldgate and Bethnal, the spaces marked
      for 4 and 5 players, the number of fire cards left over, and two numbers of the two-player stack (A 2, B
      6).
    • Partly inferred are the arrows, crosses, objectives and regions listed under M1 to M6.
    • Reported by players: everyone’s three objectives are worth 2, 4 and 6 VP, and west is the most frequent
      direction.
    • Reconstructed are the outlines, all other names, sizes and neighbours, most objectives with their values
      and decks, the token districts, how many fire cards show each direction, all other numbers on the stack
      cards, and the orders on the colour priority cards.

section-B = Board and pieces

clause-B1 =
    The map has four regions: purple, blue, green and orange. The districts of each region add up to 30 houses.
    Sizes run from 1 to 5; most districts have size 1.
    .title = Regions and houses

clause-B2 =
    Pudding Lane is the red space inside the green region. It has no houses, it always burns, and no piece may
    enter it.
    .title = Pudding Lane

clause-B3 =
    Grass spaces lie in and around the regions; on our map none lies in the green one. Fire never enters them
    and they get no houses. Landowners and bands may enter them.
    .title = Grass

clause-B4 =
    Neighbouring spaces share an arrow whose colour is a compass direction; in example 1 orange is east and red
    is south. Ruling: the way back is the opposite direction, as the crosses of example 1 show.
    .title = Arrows

clause-B5 =
    Where four spaces meet in a corner, a four-way cross joins the diagonal pairs. A diagonal step counts as
    either of its two directions: a step to the south-east is south or east, to the north-west north or west, to
    the north-east north or east, to the south-west south or west.
    .title = Four-way crosses

clause-B6 =
    12 districts with a red name banner are objectives, each with a value in VP. They are exactly the districts
    of size 3 or more. 20 districts with a yellow name banner start with a token.
    .title = Objective and token districts

clause-B7 =
    The pieces:

    • 120 houses, 20 in each of 6 colours
    • 60 fire cards, each North, East, South or West. Reconstructed: 15 North, 13 East, 12 South and 20 West.
    • 24 objective cards in decks I, II and III. Derived: there are two cards of each of the 12 objectives, 4
      objectives and so 8 cards in a deck. Two players may hold the same objective, and both score it.
    • 20 tokens: 10 demolition charges, 6 double moves, 4 of 1 VP
    • 6 bands, 6 colour cards, 6 stack cards and the Hero of London card
    • two landowners of each colour, of which one is used
    • the fires (B8)
    .title = Contents of the box

clause-B8 =
    Editions differ: in the German rulebook the box has 65 fires and Aldgate has size 4, in the French one 100
    fires and size 3. Both are offered (option “{ option-edition.title }”); how many fires there are matters
    only where they can run out (B9). Each region adds up to 30 houses in both; on our map Whitechapel makes up
    for Aldgate.
    .title = Editions

clause-B9 =
    Ruling: the supply of fires never runs out. No rule speaks of its end, the boxes differ, and with 65 fires a
    fire left alone would starve at about move 30 of 35. With the option “{ option-supply-box }” the number in
    the box is a limit: where a rule asks for more fires than the supply holds, only as many as it has are
    placed.
    .title = Supply of fires

section-S = Set-up

clause-S1 =
    25 fires go to Pudding Lane; the rest are the supply.
    .title = Fires

clause-S2 =
    The 60 fire cards are shuffled and 5 are dealt to each player. A player whose 5 cards are identical may show
    them, shuffle them back and draw 5 new ones, as often as it happens, or may decline. This comes at once
    after the deal, before stack, houses, colours, tokens, objectives and start player are known. Ruling: the
    players are asked in seat order, from the first seat.
    .title = Hands and the exchange

clause-S3 =
    The fire stack is built from the bottom: stack card A face up, its number of fire cards face down on it,
    then stack card B, and so on. Cards left over leave the game.

    • 3 players: stack cards A to F, 33 fire cards, 12 left over
    • 4 players: A to D, 32 fire cards, 8 left over
    • 5 players: A to E, 30 fire cards, 5 left over
    • 6 players: A to F, 30 fire cards, none left over

    Reconstructed: on A, B and so on lie 5, 6, 5, 6, 5 and 6 cards with 3 players, 6, 7, 10 and 9 with 4, 6 each
    with 5, 5 each with 6.
    .title = Fire stack

clause-S4 =
    For each region in turn, orange first, 5 houses of each colour are mixed and drawn blind to fill its
    districts to their size. All 120 houses are used, whatever the number of players.
    .title = Houses

clause-S5 =
    Each player is dealt one of the 6 colour cards and takes the landowner of that colour. The houses of colours
    that nobody has stay on the board without an owner.
    .title = Colours

clause-S6 =
    The 20 tokens are shuffled and laid face down, one on each district with a yellow name banner.
    .title = Tokens

clause-S7 =
    Each player is dealt one objective card from each of decks I, II and III and keeps them secret.
    .title = Objectives

clause-S8 =
    The start player is random. Ruling: this is one of the ways the rulebook offers.
    .title = Start player

clause-S9 =
    Bands are placed in turn order, beginning with the start player:

    • 3 players place one band each, then one each again.
    • With 4 players one band starts in Hounds Ditch and one in St Botolphs; then each player places one.
    • With 5 players one band starts in Cripplegate; then each player places one.
    • 6 players place one band each.

    They may be placed anywhere on the map but in the green region. Derived: on grass too, as in S10.
    .title = Placing bands

clause-S10 =
    Then each player in turn order places their landowner anywhere but in the green region, on grass too. Any
    number of pieces may share a space.
    .title = Placing landowners

clause-S11 =
    Ruling: the rulebooks say little about this. Public are the board, the tracks, the colours (unless O1 is
    used), extinguished fires, the number of cards in each hand and of tokens held, the cards played, the number
    of cards left in the stack and until the next stack card, the Hero of London, and the colour priority and
    band cards turned over. Secret are hands, objectives (dealt or not), with O1 the colour cards not dealt, the
    kinds of tokens held, the order of the stack and of the colour priority and band cards, and the cards left
    over. A token is shown when it is used, a 1 VP token at scoring.
    .title = What is public

section-T = Turn

clause-T1 =
    Players take turns clockwise. A turn has three steps: expand the fire, then actions, then draw a card (and
    perhaps intensify the fire).
    .title = Order of a turn

section-F = Expand the fire

clause-F1 =
    The active player must play one fire card that allows a fire move. A move that burns the player’s own house
    is a legal move, and must be made if it is the only one. Ruling: played and discarded fire cards lie face up
    and never return.
    .title = A fire card must be played

clause-F2 =
    1. The player chooses Pudding Lane, or a district with at least 2 fires that is not contained, and moves one
       fire from it.
    2. The fire moves through any number of connected burning, uncontained spaces, in any directions, diagonals
       included. The step that leaves this burning area must follow the direction of the card. The move ends in
       the first space that is not burning.
    3. Ruling: a contained district counts here as one that is not burning. It may be entered (F9) by a step
       that follows the card, but never crossed; one French passage says neither into nor through, against the
       rest of that rulebook.
    4. Ruling: containment is judged before the fire is lifted; lifting it may leave its district contained.
    .title = How fire moves

clause-F3 =
    The fire moved is never the last one of its district. Ruling: Pudding Lane is the exception. Its last fire
    may be taken, and 5 fires from the supply refill it at once; otherwise the refill rule could never apply.
    With the option “{ option-supply-box }” this is possible only while the supply holds at least one fire, and
    as many as there are, up to 5, are placed, before those of F7.
    .title = Never the last fire

clause-F4 =
    Fire never enters grass, a demolished district, or any space in a direction in which no arrow leads.
    .title = Where fire cannot go

clause-F5 =
    Once card and fire are chosen, all destinations that this fire can reach with this card are looked at. The
    fire must go to one of the best class there is; within the class the player chooses:

    1. houses and no band
    2. houses and at least one band
    3. no houses and no band
    4. no houses and at least one band

    To avoid a class, the player may choose another card, or a fire of another, unconnected burning area.
    Ruling: any band counts, idle or on a fire.
    .title = Priority of destinations

clause-F6 =
    A fire arriving where there are more bands than fires is contained by one of the idle bands: no house burns,
    and no fire is added. Landowners neither help nor suffer.
    .title = Fire meets idle bands

clause-F7 =
    Otherwise the fire is uncontained. The district’s houses, if any, go to the tracks of their colours (2 VP
    lost for each), and fires from the supply are added until the district holds at least as many as its printed
    size; none if it already does.
    .title = Houses burn

clause-F8 =
    Ruling: F7 holds for burnt-out districts too, newly lit or broken out of containment. The main text speaks
    of the original number of houses, which overrules the “houses destroyed” of a French summary. And what it
    says of districts where the fire is still contained after the arrival shows that it means break-outs too.
    .title = Burnt-out districts

clause-F9 =
    Fire may be moved into a contained district. If the bands still suffice afterwards, it stays contained and
    its houses stand; if not, F7 applies.
    .title = Fire into a contained district

clause-F10 =
    Fire can neither leave a contained district nor pass through it.
    .title = Contained fire is held

clause-F11 =
    A player whose move burns a district’s houses takes the token lying there, looks at it and keeps it face
    down. A token on a district whose houses have not burnt stays there. Ruling: a token is always taken.
    .title = Taking a token

clause-F12 =
    1. A player who holds a double-move token may play it together with the fire card. Two fire moves then
       follow under that card, one after the other, each by all the rules; the second must be made if one is
       then possible. Ruling: the token is spent even if no second move turns out to be possible.
    2. A double-move token taken by this turn’s first move may be played at once after it, for a second move, if
       one exists.
    3. Only one such token may be played in a turn, and never with F13. The token leaves the game.
    4. The second move is made with another fire. Ruling: the fires of one district are not told apart, so this
       rules out no origin.
    .title = Double move

clause-F13 =
    If no card in hand allows a fire move, the player shows the hand, discards one card and adds 3 fires by the
    rules of D2 to D4 instead. The turn goes on with the actions.
    .title = No move possible

section-A = Actions

clause-A1 =
    A player has 4 action points (AP) a turn; unused ones are lost. Derived: they are spent in any order, mixed
    and repeated at will, with demolitions in between. Ruling: the step ends when the player says so, even at 0
    AP, for a free demolition may remain, and the draw that follows shows the player a new card.
    .title = Action points

clause-A2 =
    For 1 AP the player’s landowner moves to a neighbouring space. For 1 AP any one band moves to a neighbouring
    space.
    .title = Moving

clause-A3 =
    Landowners and bands may move diagonally across a cross, and may enter and cross grass as well as burnt-out,
    burning and demolished districts. The Fleet and the city wall do not stop them. They may not enter Pudding
    Lane.
    .title = Where pieces may go

clause-A4 =
    A band that enters an uncontained district stops there and goes onto an uncovered fire. A band on a fire
    cannot move: in a burning district only the bands in excess of the fires are free to move. Landowners are
    never held. Ruling: a band freed by extinguishing may move again in the same turn.
    .title = Bands on fires

clause-A5 =
    For 1 AP a player whose landowner is in a contained district removes exactly one fire from it and keeps it;
    it does not return to the supply. This may be repeated, 1 AP for each fire; one French passage says 1 AP per
    district, but the German rulebook and example 6 decide. A saved district keeps its houses and its token (but
    see P7) and may catch fire again. Ruling: another player’s landowner does not serve, as in example 6.
    .title = Extinguishing

clause-A6 =
    The first player to hold 3 extinguished fires takes the Hero of London. Any player who later has more than
    its holder takes it over at once; with equal numbers it stays where it is.
    .title = Hero of London

clause-A7 =
    A player who holds a demolition charge may demolish a district, at no cost in AP, if

    • a band stands there,
    • it is not burning,
    • it is next to a burning space, contained or not (Pudding Lane counts), and
    • it is of size 1 or 2 or has no houses left.

    Any number of charges may be used in a turn, in the action step only, also one taken this turn.
    .title = Demolition: where

clause-A8 =
    A demolished district loses its houses as if they had burnt (2 VP each), and any token on it is destroyed.
    The charge stays there face up: a fire break, which fire can neither enter nor cross. Pieces there stay, and
    empty districts may be demolished too. Ruling: the token is destroyed unseen; and neither a demolished
    district nor grass may be demolished.
    .title = Demolition: what happens

clause-A9 =
    Ruling: “next to” includes diagonals across a cross, as for movement.
    .title = Next to

section-D = Draw and intensify

clause-D1 =
    The player draws a fire card, back to 5 in hand. If that uncovers a stack card, the active player
    intensifies the fire, and the stack card leaves the game. This is no new action step.
    .title = Drawing

clause-D2 =
    To intensify the fire, the player adds 3 fires from the supply, one by one, to burning, uncontained
    districts of their choice, never to Pudding Lane.
    .title = Intensifying

clause-D3 =
    In this way a district may hold at most its size + 2 fires. Ruling: the limit binds D2 and F13 only, not
    fires that are moved.
    .title = Limit of a district

clause-D4 =
    As many of the 3 fires as can be placed must be placed; those that cannot are forgone.
    .title = As many as possible

clause-D5 =
    After the intensifying for the last stack card (A), every player, beginning with the next, has exactly one
    more turn, without drawing. All end with 4 cards.
    .title = The last turns

section-E = End and scoring

clause-E1 =
    A player scores 2 VP for each of their houses still on the board: 40 (with two players 80) less 2 for each
    house lost.
    .title = Houses

clause-E2 =
    A player scores 1 VP for each fire extinguished.
    .title = Extinguished fires

clause-E3 =
    Each of a player’s objectives scores its value if the district survived: houses still stand there, and it
    has no uncontained fire. A contained fire does not spoil it.
    .title = Objectives

clause-E4 =
    Each 1 VP token scores 1 VP, the Hero of London 2 VP.
    .title = Tokens and Hero

clause-E5 =
    The player with the most VP wins. Ties are broken by more fires extinguished, then by more houses on the
    board, then by more points from objectives; after that the victory is shared. Ruling: lower places are
    ranked the same way.
    .title = Winner and ties

section-O = Options

clause-O1 =
    Colour cards are dealt face down, and each player gets a landowner of a random colour, which says nothing of
    the true one. Burnt houses go to their colour’s track as ever. Colours are revealed at scoring; with fewer
    than six players nobody knows which ones are unused. Ruling: landowners are dealt at random, though the
    rulebook also allows choosing.
    .title = Hidden colours

clause-O2 =
    After the last intensifying every player has two more turns instead of one; all end with 3 cards. Ruling:
    not with two players, for P9 fixes their final turns.
    .title = More destruction

section-P = Two players

clause-P1 =
    Each player has two colours with both their landowners, and scores both. Hidden colours (O1) may be used.
    .title = Two colours each

clause-P2 =
    The stack is A with 2 fire cards, B with 6, then C, D and E; the cards left over leave the game. Ruling: C
    has 6 cards, D 10 and E 9, so that 17 are left over. The second player’s draw must uncover B (P9), so C + D
    + E is 1 more than a multiple of 4; 25 gives 35 fire moves (with more players there are 35 or 36), and these
    three numbers let the players uncover stack cards in turn.
    .title = Stack for two

clause-P3 =
    One copy of each objective is removed from each deck, so that 4 different cards remain in each; then each
    player is dealt one card of each deck. (This is the English text; the German one could be read as one card
    per deck.)
    .title = Objectives for two

clause-P4 =
    Each player places 3 bands; then the players alternate in placing their two landowners (S10). Ruling: bands
    are placed one at a time in turn order, as with 3 players, by the rules of S9.
    .title = Placing for two

clause-P5 =
    A player’s turn is as usual, with 4 AP to spend on both landowners and the bands. Either landowner may
    extinguish; extinguished fires and the Hero of London count per player.
    .title = A player’s turn

clause-P6 =
    After each player’s turn comes a non-player turn, conducted by that player:

    1. The top fire card of the stack is turned over; it gives the direction for fire and bands. If that
       uncovers a stack card other than A (P9), the conducting player intensifies the fire. Ruling: at once,
       before point 2, as in D1; with our numbers it cannot happen.
    2. A colour priority card is turned over, even if no fire can move.
    3. The fire is expanded (P7).
    4. Bands move (P8).
    .title = Non-player turn

clause-P7 =
    1. The colour priority card ranks the six colours. (There are 12, reshuffled when they run out.)
    2. Of all destinations that any movable fire can reach in the direction, those of the best class by F5 are
       kept; of these, those with the most houses of the first colour, then of the second, and so on. Ruling: in
       this order. The houses that stand there are counted, whether or not a band would save them; rules 1 and 3
       of the expansion speak of the houses that a space “contains”, rule 2 of those that would be “destroyed”.
    3. If several are still tied, the conducting player chooses.
    4. The fire comes from Pudding Lane if F2 leads from there to the destination. Otherwise it comes from an
       uncontained district with at least 2 fires from which F2 leads there, one with the most fires; if tied,
       the conducting player chooses. Ruling: this is the English text (“connects”); the German (“adjacent”)
       could leave no legal fire.
    5. A token where the fire moves in leaves the game unseen, even if that fire is contained; this goes before
       F11.
    6. If no move is possible, the fire is not expanded.
    .title = Non-player fire

clause-P8 =
    1. A band card is turned over. (There are 12, one for each objective district, reshuffled when they run
       out.)
    2. Of the bands free to move one step in the direction, the two nearest to that district move. Distance is
       the number of steps along permitted movement, whatever burns. Ruling: not through grass or Pudding Lane.
       A band in the district itself is at 0, a band on grass may leave it (only later steps avoid grass), and a
       band from which no permitted way leads to the district comes last.
    3. Each moves one step in the direction: into the space with the most uncontained fires, then with the most
       houses, then by choice of the conducting player. Ruling: uncontained fires are fires minus bands, at
       least 0. Grass may be entered and left in the direction of its arrow.
    4. Ruling: where several bands tie for a place among the two, the one with the better move by point 3 goes,
       then the conducting player chooses. Which two go, and in which order, is settled on the board before
       either moves: the nearer first; if equal, the better move, then choice. The second then looks at the
       board after the first.
    5. If only one band can move, it moves two steps if it can. Ruling: “only one” means one band, not one
       space. Each step follows the same direction and order, without looking ahead, and a band that enters an
       uncontained district stops (A4).
    6. If no band can move, none does.
    .title = Non-player bands

clause-P9 =
    When B is uncovered, its intensifying is carried out, B leaves the game, and nobody draws any more. Four
    turns are left, two of them the players’: a non-player turn, the start player’s last turn, a non-player
    turn, and the second player’s last turn. B is not the last stack card: A and two fire cards lie under it,
    and these two serve the non-player turns. Ruling: uncovering A has no effect.
    .title = The end for two

clause-P10 =
    Scoring and ties follow E1 to E5, with the houses of both colours.
    .title = Scoring for two

section-M = Facts about the map

clause-M1 =
    From Sion College the way east leads to Moorgate and the way south to Brewer’s Hall. Cripplegate
    (north-west), Finsbury (north-east), Sion College (south-west) and Moorgate (south-east) meet in a four-way
    cross.
    .title = Around Sion College

clause-M2 =
    From S. Bennet arrows lead north to Guild Hall and to Coleman Street, east to S. Mary, south to Tallow Hall
    and west to Cheapside. S. Bennet neighbours Pudding Lane. On our map crosses to Pudding Lane and to Watling
    Street are added; the latter fits the example only if Watling Street is already burnt out there, as it is in
    example 4, where M4 wants it south of a burning space.
    .title = Around S. Bennet

clause-M3 =
    From Pudding Lane the ways north lead to S. Mary, Bridgeward, Candlewick Ward and Pepys House; west to
    Tallow Hall and Vyners Hall; east to Pepys House, Philpott Lane and Billingsgate. Pepys House is both north
    and east: a cross.
    .title = Around Pudding Lane

clause-M4 =
    With S. Bennet and Guild Hall among the burning spaces, a South card can reach Cheapside, Tallow Hall,
    Billingsgate, Coleman Street, Bread Street and Watling Street, each of which lies south of some burning
    space. With bands in Coleman Street and Bread Street, and with Watling Street burnt out, F5 leaves the first
    three. Derived: S. Bennet is burning.
    .title = The example of a South card

clause-M5 =
    Guild Hall has size 4 and Aldgate size 4 (German edition) or 3 (French edition); both are objectives. St
    Pauls is an objective that can hold 5 fires. Bethnal has size 1. The Tower is in the orange region.
    .title = Known sizes and objectives

clause-M6 =
    Hounds Ditch and St Botolphs (4 players) and Cripplegate (5 players) are named for the set-up; none of them
    lies in the green region.
    .title = Spaces named for the set-up
