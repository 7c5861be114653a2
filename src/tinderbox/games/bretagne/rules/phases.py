"""The points at which a game of Bretagne waits for a seat or a draw, and the entries of its journal."""

from typing import Final

BOARDS: Final = 0
STANDING: Final = 1
HARBOUR_TILES: Final = 2
WEATHER: Final = 3
FORECAST: Final = 4
TILES: Final = 5
ORDER: Final = 6
EQUIPMENT: Final = 7
PRODUCTION: Final = 8
BARGE: Final = 9
LOAD: Final = 10
ACT: Final = 11
LIGHTHOUSE: Final = 12
TAKE_BACK: Final = 13
TRADE: Final = 14
KEEP: Final = 15
CARDS: Final = 16
HARBOUR: Final = 17
OVER: Final = 18

PHASES: Final = (
    "boards", "standing", "harbour-tiles", "weather", "forecast", "tiles", "order", "equipment", "production",
    "barge", "load", "act", "lighthouse", "take-back", "trade", "keep", "cards", "harbour", "over",
)  # fmt: skip

# what follows a draw of equipment cards
THEN_INCOME: Final = 0
THEN_LIGHTHOUSE: Final = 1
THEN_TRADE: Final = 2
# the clauses that these cards come by
CARD_CLAUSES: Final = ("R3", "A2", "A13")

# why Brest or Quimper gets less than it should (B4)
SHORT_OF_MARKERS: Final = 0  # the discs of a kind and what is left of the markers are all in use
SHORT_BY_PLAYERS: Final = 1  # the players have so much that more than all markers would be needed

# the steps of a lighthouse's scoring that ask the seats
CARD_STEP: Final = 0
HARBOUR_STEP: Final = 1
MAJORITY_STEP: Final = 2

# kinds of journal entry, each with up to three numbers
BOARD_LAID: Final = 0  # site, lighthouse
LIGHTHOUSE_STANDING: Final = 1  # site
HARBOUR_LAID: Final = 2  # harbour, tile
WEATHER_SHOWN: Final = 3  # weather
FORECAST_SHOWN: Final = 4  # weather; R7 from the second round on
TILE_LAID: Final = 5  # space, kind
ORDER_DRAWN: Final = 6  # place, seat
ROUND_BEGUN: Final = 7  # round
BARGE_TAKEN: Final = 8  # seat, barge
INCOME_MATERIALS: Final = 9  # seat, harbour, amount
INCOME_WORKERS: Final = 10  # seat, harbour, amount
INCOME_CARDS: Final = 11  # seat, harbour, amount; as printed; each card drawn has its own note
INCOME_ENGINEERS: Final = 12  # seat, harbour, amount
INCOME_POINTS: Final = 13  # seat, harbour, amount
BREST_FILLED: Final = 14
SUPPLY_SHORT: Final = 15  # city, materials, reason; one number, twelve bits a material
QUIMPER_CLEARED: Final = 16  # amount
PRODUCTION_SHOWN: Final = 17  # card
TILE_REFILLED: Final = 18  # space, kind
SPACE_EMPTY: Final = 19  # space
WEATHER_CHANGED: Final = 20  # weather
LOADED: Final = 21  # seat, material, amount; and above eight bits, the barge: 0 is the top one
QUIMPER_EMPTY: Final = 22
TILE_BOUGHT: Final = 23  # seat, space, kind
TILE_BUILT: Final = 24  # seat, site, kind
MATERIALS_PAID: Final = 25  # seat, materials; beyond the tile's own; one number, twelve bits a material
REWARD_RECEIVED: Final = 26  # seat, coins, cards; as printed; each card drawn has its own note
ENGINEERS_PLACED: Final = 27  # seat, site, amount; and above eight bits, how many the barge saved
COINS_FOUND: Final = 28  # seat, site, amount
WORKERS_PLACED: Final = 29  # seat, site, amount
WORKER_INJURED: Final = 30  # seat, site
WORKERS_TAKEN_BACK: Final = 31  # seat, amount, points
LIGHTHOUSE_BUILT: Final = 32  # site
CARD_DRAWN: Final = 33  # seat, kind; the kind is the seat's secret
NO_CARD: Final = 34  # seat, amount, then; so many that could not be drawn, and what they were for: by `CARD_CLAUSES`
DECK_SHUFFLED: Final = 35  # cards
WORKER_SENT: Final = 36  # seat, city
MATERIALS_BOUGHT: Final = 37  # seat, city, pair; A14 in Brest
MATERIALS_SOLD: Final = 38  # seat, pair, coins
ENGINEERS_HIRED: Final = 39  # seat, amount, coins
WORKER_RECRUITED: Final = 40  # seat, coins
CARD_EXCHANGED: Final = 41  # seat, kind, material
CARDS_SOLD: Final = 42  # seat, pair, coins; two kinds of equipment
CARDS_BOUGHT: Final = 43  # seat, coins
TRADE_ENDED: Final = 44  # seat
PASSED: Final = 45  # seat, place
MATERIALS_KEPT: Final = 46  # seat, material, amount; 0 of any material for nothing
WORKERS_HOME: Final = 47  # seat, amount
SCORING_ORDER: Final = 48  # lighthouses, sites; four bits a place: the site + 1
SCORING_BEGUN: Final = 49  # site
STEP_BEGUN: Final = 50  # site, step, seats: twelve bits a place (seat + 1, workers, floor of the lowest)
CARD_PLAYED: Final = 51  # seat, kind, points; and above eight bits, how many of the kind lay there before
CARDS_ENDED: Final = 52  # seat
WORKER_MOVED: Final = 53  # seat, harbour, coins
WORKER_STAYED: Final = 54  # seat
MAJORITY_SCORED: Final = 55  # seat, site, points
WORKERS_SCORED: Final = 56  # seat, amount, points
LIGHTHOUSE_CLEARED: Final = 57  # site
ENGINEERS_REMOVED: Final = 58  # site, amount
COIN_LAID: Final = 59  # site
HARBOURS_IMPROVED: Final = 60  # area
ORDER_SCORED: Final = 61  # seat, place, points
HARBOURS_SCORED: Final = 62  # seat, points
COINS_SCORED: Final = 63  # seat, coins, points
GAME_OVER: Final = 64  # seat
