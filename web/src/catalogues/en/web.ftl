# The browser client's own words.
app-name = Tinderbox
skip-to-content = Skip to content
navigation = Navigation
rules = Rules
contents = Contents
about = About
language = Language
theme-turn = Theme: { $now ->
    [dark] dark
    [light] light
   *[system] same as the system
 }. Change
to-start = Go to the home page
loading = One moment …
trouble-offline = Cannot reach the server. Nothing is lost; try again in a moment.
trouble-reconnecting = Connection lost. Reconnecting …
trouble-no-page = This page does not exist.
trouble-no-table = This table does not exist.
trouble-closed = You can no longer see this table: you were removed from it, or it was closed to spectators.
trouble-damaged = This table cannot be read. The host finds the cause in the server’s log.
trouble-link = This link no longer leads to an open seat. Ask for a new one.
start-title = Two games of fire and light
start-lead = Play alone against bots, or invite friends with a link. No account needed.
games = Games
title-great-fire = The Great Fire of London 1666
title-bretagne = Bretagne
blurb-great-fire = The city is on fire. Lead the bands, save your houses, and steer the flames towards everyone else’s.
blurb-bretagne = Raise lighthouses on a wild coast: ship materials, hire engineers, and stand on the right floor when the lamp is lit.
players-range = { $fewest } to { $most } players
play-bots = Play against bots
new-table = New table
my-tables = My tables
open-tables = Public tables
open-tables-none = No public table is waiting for players. Open one!
your-turn = Your turn
turn-of = { $name } to move
status-waiting = waiting for players
status-playing = in progress
status-over = finished
status-abandoned = ended without a result
seat-open = open seat
honesty-short = We have not seen the printed maps and many of the card values: ours are reconstructed.
honesty-more = What this means
guest-name = Guest
who-plays = Players
your-name = Your name
players = Number of players
seat-number = Seat { $number }
seat-me = Me (or someone next to me)
seat-bot = A bot
seat-link = A friend, with an invitation link
seat-guest = taken
seat-name = Name for this seat
hot-seat-name = Name
bot-strength = Strength of the bot
bot-random = Bot: plays at random
bot-greedy = Bot: goes for quick gains
bot-apprentice = Bot: apprentice
bot-journeyman = Bot: journeyman
bot-master = Bot: master
bot-search = Bot: thinks ahead
options = Options
usual = (default)
table-public = Anyone can join (public table)
when-resigned = If a player resigns
resigned-bot = a bot takes over
resigned-end = the game ends
make-table = Open the table
join-title = You are invited
join-lead = { $game }: seat { $number } is reserved for you.
join-with = At the table: { $names }
sit-down = Sit down
waiting-lead = The game starts once every seat is taken.
send-link = Send this link to the person you want to play here.
copy-link = Copy link
copied = Copied
start-game = Start the game
start-with-bots = Start with bots in the open seats
leave-table = Leave the table
board = Board
panels = Side panels
tab-actions = Actions
tab-log = Log
latest = Latest events
tab-players = Players
tab-chat = Chat
waiting-for-others = Waiting for the other players.
undo = Undo
reset-turn = Reset my turn
choices = { $first } … ({ $count ->
    [one] one choice
   *[other] { $count } choices
 })
type-action = Type an action
play-it = Play
game-over = The game is over.
nothing-to-do = Nothing for you to do right now.
clause = Rule { $id }
you = you
decides = to move
gone-left = away, a bot is playing
gone-resigned = resigned
watching = { $count ->
    [0] No spectators.
    [one] 1 spectator.
   *[other] { $count } spectators.
 }
chat-empty = No messages yet.
chat-write = Write a message
chat-send = Send
understood = Got it
curtain-title = Hand over to { $name }
curtain-lead = Everyone except { $name }: look away.
curtain-open = I am { $name }
menu = Menu
prefer-textMode = Show text instead of the board
prefer-confirm = Confirm actions on the board
prefer-sound = Sound when it is my turn
prefer-motion = Animations
prefer-arrows = Arrows and crosses on the board
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
share-picture = Share as a picture
about-what = Tinderbox lets you play The Great Fire of London 1666 and Bretagne by their exact rules, alone or with others. If something is not allowed, it tells you which rule says so.
about-honesty-title = What is exact and what is not
about-honesty = The rules follow the published rulebooks, point by point. The printed maps and most of the numbers on cards and tiles are in no rulebook: ours are reconstructed, and every figure says where it comes from.
about-packs = If you own the game, you can correct the numbers in a data pack and play with it at private tables.
about-owners-title = Who owns the games
about-owners = The games belong to their designers and publishers. This project is not theirs and contains none of their artwork or texts.
about-keys-title = Keyboard
about-keys = Tab reaches everything. On the board, use the arrow keys to move, plus and minus to zoom, and Enter to choose. You can also type every action.
board-keys = Board: arrow keys to move, plus and minus to zoom
zoom-in = Zoom in
zoom-out = Zoom out
hand = Your hand
objectives = Your objectives
direction-N = North
direction-E = East
direction-S = South
direction-W = West
stands = still standing
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
points-left = { $count ->
    [one] 1 action point
   *[other] { $count } action points
 }
hero-is = Hero of London: { $name }
city-ranking = Colour priority: { $ranking }
city-muster = Bands move towards { $name }
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
fire-class = Priority { $class } (rule F5)
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
tile-told = tile { $name }
lighthouse-told = { $name }, { $floors } of { $most } floors
lighthouse-built = { $name }, built, its lamp is lit
floor-workers = Floor { $floor }: { $count ->
    [one] 1 worker
   *[other] { $count } workers
 } of { $name }
tile-shown = tile { $name }: { $goods }
tile-gone = tile { $name }: empty space
harbour-shown = { $name }, harbour. Income: { $income }. Workers: { $workers }
city-shown = { $name }. Workers: { $workers }
legend = Legend
turn-back = Previous turn
step-back = Previous step
step-on = Next step
turn-on = Next turn
run = Play
pause = Pause
whose-eyes = Point of view
spectator = Spectator
to-table = Go to the table
try-here = Try from here
move-of = Decision { $n } of { $last }
hint = Hint
hint-none = No hint for this position.
request = Request
asks-undo = { $name } asks to undo { $count ->
    [one] one decision
   *[other] { $count } decisions
 }.
asks-abandon = { $name } would like to end the game without a result.
asked-waits = Waiting for the others to answer your request.
agree = Agree
disagree = Decline
ask-undo = Ask to undo my last decision
copy-watch = Copy the link for spectators
try-out = Try things out on a private copy
come-back = Take over from the bot
hint-thinking = Thinking …
since-last-turn = { $count ->
    [one] 1 event since your last turn
   *[other] { $count } events since your last turn
 }
catch-up = Show me
put-away = Close
scoring = Scoring
city-turn = Non-player turn
nobody-there = Nobody has workers here.
trade-in = Trade in { $city }
deal-buy = Buy materials
deal-sell = Sell materials
deal-hire = Hire engineers
deal-recruit = Recruit a worker
deal-buy-cards = Buy equipment
deal-sell-cards = Sell two cards
deal-exchange = Sell one card
barge-spaces = Holds { $top } / { $middle } / { $bottom }
own-barge = barge { $number }
got-link = Got an invitation link?
paste-link = Paste the link here
go-there = Open
hint-worth = { $win }% to win, { $points ->
    [one] 1 point
   *[other] { $points } points
 } expected
chat-new = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
 }
tell-all = Show everything
points-now = { $count ->
    [one] point if the game ended now
   *[other] points if the game ended now
 }
watch-table = Watch
ended-early = The game was ended before the last turn; nobody wins.

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
    [one] It can then go here:
   *[other] It can then go on one of these { $count } lighthouses:
 }
buy-tile = Buy tile { $name }
buy-is-final = { $count ->
    [one] You draw a card; after that you cannot undo this.
   *[other] You draw { $count } cards; after that you cannot undo this.
 }
place-title = Choose a lighthouse for tile { $name }
tile-paid = The tile is bought and paid for.
tile-may-go = { $count ->
    [one] It can go here:
   *[other] It can go on one of these { $count } lighthouses:
 }
card-drawn = You drew: { $cards }
all-lighthouses = Others
all-tiles = All tiles
floor-of = floor { $floor } of { $floors }
floor-finishes = finishes the lighthouse
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
worker-hurt = 1 injured, goes to the reserve
coins-lie-there = from the board
points-taken-back = if you take them all back
tiles-for = Tiles that can go here:
offer-told = floor { $floor }, costs { $goods }; { $workers ->
    [0] no worker goes up
    [one] 1 worker goes up
   *[other] { $workers } workers go up
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 } if you take them all back
holds-tile = { $name } has bought tile { $tile } and is choosing a lighthouse.
scored-as = number { $number } to be scored
good-card = { $count ->
    [one] card
   *[other] cards
 }
keep-title = Keep
keep-nothing = nothing

# The Great Fire: the start of the game, double moves, the stack.
opening-title = Your five fire cards
opening-watch = The fire cards are being dealt
opening-lead = Next come the houses, the colours, the objectives and the start player.
opening-five = All five are the same. You may exchange them for five new ones.
opening-start = Start
opening-exchange = Exchange my five cards
opening-ready = is ready
opening-looks = is looking at the cards
opening-next = is next
double-switch = with a double move
double-on-card = with a double move
double-now = { $moves ->
    [1] Double move: the second fire
   *[other] Double move: the first fire of two
 }
turns-after = { $count ->
    [0] last turn
    [one] 1 more turn after this one
   *[other] { $count } more turns after this one
 }
stack-left = { $left ->
    [one] 1 fire card
   *[other] { $left } fire cards
 } and { $cards ->
    [one] 1 stack card
   *[other] { $cards } stack cards
 } left in the stack

# The generic table, for games that the client does not know.
hand-secret = Your hand, only you see it
hand-empty = No cards
facts = Facts
actions-with = What you can do with { $card }
actions-here = What you can do
actions-anywhere = Anywhere
choose-action = Choose an action
last-events = Last events
legend-legal = you can play here
legend-chosen = chosen
place-told = { $name }, value { $value }, { $count } of { $slots } taken
standard-table = Standard table
you-seat = You

# The Great Fire: the map, the cards, and the legend of its pieces.
map-event = The Great Fire of
map-place = LONDON
compass-N = N
compass-E = E
compass-S = S
compass-W = W
goal-stands = stands
goal-contained = fire contained
goal-risk = stands · at risk
goal-lost = lost
cards-played = Fire cards played
cards-until = { $count ->
    [one] card until the fire grows by 3
   *[other] cards until the fire grows by 3
 }
hero-title = Hero of London
hero-note = most fires extinguished
legend-houses = Houses and fire
legend-figures = Figures
legend-tokens = Tokens
legend-districts = Districts
legend-cards = Cards
legend-house = House
legend-house-text = Each colour is a player’s, with its letter and its own roof. A house still standing at the end scores 2 points.
legend-doomed = About to burn
legend-doomed-text = If you choose this district, the fire takes this house.
legend-lost = Burnt out
legend-lost-text = All houses are gone. Fire may come back; figures may walk through.
legend-fire = Fire
legend-fire-text = One flame is one fire, and from two on a number counts them. A district of which one fire may leave holds at least two.
legend-pudding = Pudding Lane
legend-pudding-text = Here it began. It always burns, the number counts its fires, and nobody may enter.
legend-band = Trained band
legend-band-text = Any player may move it, one space for one action point. It stands ready to meet a fire.
legend-containing = Band on a fire
legend-containing-text = As many bands as fires contain a district: nothing burns there, and the fire cannot leave.
legend-owner = Landowner
legend-owner-text = Each player has one. In a contained district it extinguishes a fire for one action point. The ring marks yours.
legend-hidden = Hidden token
legend-hidden-text = The player who burns the houses here takes it and looks at it in secret.
legend-charge = Demolition charge
legend-charge-text = Breaks down a small district with a band next to the fire. It costs no action point.
legend-double = Double move
legend-double-text = Moves two fires with one card.
legend-point = 1 point
legend-point-text = Scores at the end.
legend-break = Fire break
legend-break-text = A district that was broken down. No fire enters or crosses it again.
legend-goal-ribbon = Objective
legend-goal-ribbon-text = A red ribbon names a district that is somebody’s objective, with its points. A gold ribbon and a gold border mark yours.
legend-destination = You can choose this
legend-destination-text = An ember outline marks every place that you can choose now; all else is veiled.
legend-held = Contained
legend-held-text = A blue border: there are enough bands to hold the fire.
legend-card = Fire card
legend-card-text = You must play one each turn. A fire leaves the burning area in this direction.
legend-stack = Fire stack
legend-stack-text = The number counts the cards until the fire grows by 3.
legend-goal = Objective card
legend-goal-text = Secret. It scores its seal if houses still stand there at the end and no fire rages.
legend-hero = Hero of London
legend-hero-text = 2 points for the player who has extinguished most fires, three at least.
