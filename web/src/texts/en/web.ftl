# The browser client's own words.
app-name = Tinderbox
skip-to-content = Skip to content
navigation = Navigation
rules = Rules
contents = Contents
about = About
language = Language
theme-turn = Appearance: { $now ->
    [dark] dark
    [light] light
   *[system] as the system
 }. Change it
to-start = To the start page
loading = One moment …
trouble-offline = The server cannot be reached. Nothing is lost; try again in a moment.
trouble-reconnecting = No connection. The table comes back by itself.
trouble-no-page = There is no such page.
trouble-no-table = There is no such table.
trouble-link = This link leads to no free seat any more. Ask for a new one.
start-title = Two games of fire and light
start-lead = Alone against bots or with friends by a link. No account.
games = Games
title-great-fire = The Great Fire of London 1666
title-bretagne = Bretagne
blurb-great-fire = The city burns. Lead the bands, save your houses, and steer the flames towards somebody else’s.
blurb-bretagne = Raise lighthouses on a wild coast: ship materials, hire engineers, and stand on the right floor when the lamp is lit.
players-range = { $fewest } to { $most } players
play-bots = Play against bots
new-table = New table
my-tables = My tables
open-tables = Open tables
open-tables-none = No public table is waiting. Open one!
your-turn = Your turn
turn-of = { $name } decides
status-waiting = waiting for players
status-playing = in play
status-over = finished
status-abandoned = abandoned
seat-open = open seat
honesty-short = The printed maps and many card numbers are not in our sources: ours are reconstructed.
honesty-more = What that means
guest-name = Guest
who-plays = Who plays
your-name = Your name
players = Players
seat-number = Seat { $number }
seat-me = I (or somebody beside me)
seat-bot = A bot
seat-link = A friend, by a link
seat-guest = taken
seat-name = Name at this seat
hot-seat-name = Name
bot-strength = How strong
bot-random = Bot: rolls the dice
bot-greedy = Bot: takes what it sees
bot-apprentice = Bot: apprentice
bot-journeyman = Bot: journeyman
bot-master = Bot: master
bot-search = Bot: thinks ahead
options = Options
usual = (usual)
table-public = Anybody may join (public table)
when-resigned = When somebody resigns
resigned-bot = a bot plays on
resigned-end = the game ends
make-table = Open the table
join-title = You are invited
join-lead = { $game }: seat { $number } is kept for you.
join-with = At the table: { $names }
sit-down = Sit down
waiting-lead = The game begins when every seat is taken.
send-link = Send this link to whoever is to sit here.
copy-link = Copy link
copied = Copied
start-game = Begin
start-with-bots = Begin, bots take the free seats
leave-table = Leave
board = Board
panels = Beside the board
tab-actions = Actions
tab-log = Log
latest = Latest
tab-players = Players
tab-chat = Chat
waiting-for-others = The others are at it.
undo = Undo
reset-turn = Reset my turn
choices = { $first } … ({ $count ->
    [one] one choice
   *[other] { $count } choices
 })
type-action = Type an action
play-it = Do it
game-over = The game is over.
nothing-to-do = Nothing to do for you right now.
clause = Rule { $id }
you = you
decides = decides
gone-left = left, a bot plays on
gone-resigned = resigned
watching = { $count ->
    [one] One looks on.
   *[other] { $count } look on.
 }
chat-empty = Nothing said yet.
chat-write = Say something
chat-send = Send
understood = Understood
curtain-title = Hand over to { $name }
curtain-lead = Look away, everybody but { $name }.
curtain-open = I am { $name }
menu = Menu
prefer-textMode = Text instead of the board
prefer-confirm = Confirm moves on the board
prefer-sound = Sound when it is my turn
prefer-motion = Animation
prefer-arrows = Arrows and crosses on the map
download-record = Download the game
hand-to-bot = Let a bot play for me
resign = Resign
resign-sure = Really resign?
result = Result
winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
 }
place = Place
player = Player
points = Points
rematch = Rematch
replay = Replay
share-picture = Picture of the result
about-what = Tinderbox lets you play The Great Fire of London 1666 and Bretagne by their exact rules, alone or together, and names the rule whenever something is not allowed.
about-honesty-title = What is exact and what is not
about-honesty = The rules follow the published rulebooks, clause by clause. The printed maps and most numbers on cards and tiles are in no rulebook: ours are reconstructed, and each figure says where it comes from.
about-packs = Whoever owns a box can correct the numbers in a data pack and play with it at private tables.
about-owners-title = Whose games these are
about-owners = The games belong to their designers and publishers. This is not their project, and none of their art or text is in it.
about-keys-title = Keyboard
about-keys = Tab reaches everything. On the board, arrow keys move, plus and minus zoom, and Enter chooses. Every action can also be typed.
board-keys = Board: arrow keys move it, plus and minus zoom
zoom-in = Larger
zoom-out = Smaller
hand = Your cards
objectives = Your objectives
direction-N = North
direction-E = East
direction-S = South
direction-W = West
stands = stands
lost = lost
your-colour = your houses: { $letter }
token-charge = { $count ->
    [one] 1 demolition charge
   *[other] { $count } demolition charges
 }
token-double = { $count ->
    [one] 1 double move
   *[other] { $count } double moves
 }
token-point = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
houses-standing = Houses standing
until-stack = { $count ->
    [one] 1 card until the fire intensifies
   *[other] { $count } cards until the fire intensifies
 }
last-turns = { $count ->
    [one] last turn
   *[other] { $count } turns left
 }
points-left = { $count ->
    [one] 1 action point
   *[other] { $count } action points
 }
hero-is = Hero of London: { $name }
city-ranking = the city burns in the order { $ranking }
city-muster = bands march to { $name }
space-told = { $name }: { $count ->
    [0] no houses
    [one] 1 house ({ $houses })
   *[other] { $count } houses ({ $houses })
 }, { $fires ->
    [0] no fire
    [one] 1 fire
   *[other] { $fires } fires
 }{ $contained ->
    [yes] , contained
   *[no] {""}
 }, { $bands ->
    [0] no band
    [one] 1 band
   *[other] { $bands } bands
 }, { $landowners ->
    [0] no landowner
    [one] 1 landowner
   *[other] { $landowners } landowners
 }
choose = Choose
confirm = Confirm
cancel = Cancel
fire-class = Priority class { $class } (F5)
lift-walk = Move your landowner
lift-band = Move a band
lifted-walk = Where does your landowner go?
lifted-band = Where does the band go?
warehouse = Your warehouse
good-wood = wood
good-stone = stone
good-sand = sand
good-brick = { $count ->
    [one] brick
   *[other] bricks
 }
good-coin = { $count ->
    [one] coin
   *[other] coins
 }
good-engineer = { $count ->
    [one] engineer
   *[other] engineers
 }
good-worker = { $count ->
    [one] worker
   *[other] workers
 } (+{ $reserve } in reserve)
card-furnishing = furnishing
card-pier = pier
card-foghorn = foghorn
card-crane = cable crane
card-cable-crane = cable crane
build = Build
build-on-board = { $count ->
    [one] 1 build possible: choose tile and lighthouse on the board.
   *[other] { $count } builds possible: choose tile and lighthouse on the board.
 }
choose-tile = choose a tile
choose-lighthouse = choose a lighthouse
tile-told = tile { $name }
lighthouse-told = { $name }, { $floors ->
    [0] no floor yet
    [one] 1 floor
   *[other] { $floors } floors
 }
turn-back = One turn back
step-back = One step back
step-on = One step on
turn-on = One turn on
run = Run
pause = Pause
whose-eyes = Whose eyes
spectator = as a spectator
to-table = To the table
try-here = Try it from here
move-of = Move { $n } of { $last }
hint = Hint
hint-none = No advice for this position.
request = A request
asks-undo = { $name } asks to take back { $count ->
    [one] one decision
   *[other] { $count } decisions
 }.
asks-abandon = { $name } would like to end the game without a result.
asked-waits = Your request waits for the others.
agree = Agree
disagree = Disagree
ask-undo = Ask to take back my last decision
copy-watch = Copy link for spectators
try-out = Try things out on a private copy
come-back = Play on myself
hint-thinking = Thinking …
since-last-turn = { $count ->
    [one] 1 thing happened since your last turn
   *[other] { $count } things happened since your last turn
 }
catch-up = Look at it again
put-away = Put away
scoring = How it was scored
city-turn = The city’s turn
nobody-there = Nobody has workers here.
trade-in = Trade in { $city }
deal-buy = Buy materials
deal-sell = Sell materials
deal-hire = Hire engineers
deal-recruit = Hire a worker
deal-buy-cards = Buy equipment
deal-sell-cards = Sell two cards
deal-exchange = Sell one card
barge-spaces = Holds { $top } / { $middle } / { $bottom }
own-barge = barge { $number }
got-link = Got a link?
paste-link = Paste it here
go-there = Go
hint-worth = { $win } % to win, { $points ->
    [one] 1 point
   *[other] { $points } points
 } expected
chat-new = { $count ->
    [one] 1 new line
   *[other] { $count } new lines
 }
tell-all = Tell it all
after-build = { $name } after the build
points-now = { $count ->
    [one] point if it ended now
   *[other] points if it ended now
 }
watch-table = Watch
ended-early = It was ended before the last turn; nobody wins.

# Building in Bretagne: the tile first, then the lighthouse.
shop-open = { $count ->
    [one] Build: 1 tile to choose from
   *[other] Build: { $count } tiles to choose from
 }
shop-title = Choose a tile
tile-title = Tile { $name }
tile-costs = Costs
tile-brings = Reward
tile-could-go = { $count ->
    [one] It could then go here:
   *[other] It could then go to one of these { $count }:
 }
buy-tile = Buy tile { $name }
buy-is-final = { $count ->
    [one] You draw a card, then there is no undo.
   *[other] You draw { $count } cards, then there is no undo.
 }
place-title = Choose a lighthouse for tile { $name }
tile-paid = The tile is bought and paid for.
tile-may-go = { $count ->
    [one] It can go here:
   *[other] It can go to one of these { $count }:
 }
card-drawn = You drew: { $cards }
all-lighthouses = Others
all-tiles = All tiles
floor-of = floor { $floor } of { $floors }
floor-finishes = finishes it
row-materials = Materials
row-engineers = Engineers
row-workers = Workers
row-coins = Coins
row-points = Points
none-more = none
left-over = left
nothing-left = none left
engineers-saved = { $demanded } demanded, barge { $barge } saves { $saved }
workers-go-up = { $count ->
    [0] go up
    [one] goes up
   *[other] go up
 }
worker-hurt = 1 injured, to the reserve
coins-lie-there = from the board
points-taken-back = for taking all back
tiles-for = Tiles that could go here:
offer-told = floor { $floor }, costs { $goods }; { $workers ->
    [0] no worker goes up
    [one] 1 worker goes up
   *[other] { $workers } workers go up
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 } for taking all back
holds-tile = { $name } has bought tile { $tile } and is choosing a lighthouse.
scored-as = to be scored as number { $number }
good-card = { $count ->
    [one] card
   *[other] cards
 }
keep-title = Keep
keep-nothing = nothing

# The Great Fire: the start of the game, double moves, the stack.
opening-title = Your five fire cards
opening-watch = The fire cards are dealt
opening-lead = Next come houses, colours, objectives and the start player.
opening-five = All five are the same. You may exchange them for five new ones.
opening-start = Start
opening-exchange = Exchange five identical cards
opening-ready = is ready
opening-looks = is looking at the cards
opening-next = comes after
double-switch = with double move
double-on-card = with double move
double-now = { $moves ->
    [1] Double move: the second fire
   *[other] Double move: the first fire of two
 }
turns-after = { $count ->
    [0] last turn
    [one] 1 turn after this one
   *[other] { $count } turns after this one
 }
stack-left = { $left ->
    [one] 1 fire card
   *[other] { $left } fire cards
 } and { $cards ->
    [one] 1 stack card
   *[other] { $cards } stack cards
 } left in the stack
