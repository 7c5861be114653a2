"""The points at which a game of Bretagne waits for a seat or a draw, and what its journal can tell."""

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
    "boards",
    "standing",
    "harbour-tiles",
    "weather",
    "forecast",
    "tiles",
    "order",
    "equipment",
    "production",
    "barge",
    "load",
    "act",
    "lighthouse",
    "take-back",
    "trade",
    "keep",
    "cards",
    "harbour",
    "over",
)

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

# notes of the journal: kind, then up to three numbers; NOTES says what they are and which clause made it so
BOARD_LAID: Final = 0
LIGHTHOUSE_STANDING: Final = 1
HARBOUR_LAID: Final = 2
WEATHER_SHOWN: Final = 3
FORECAST_SHOWN: Final = 4
TILE_LAID: Final = 5
ORDER_DRAWN: Final = 6
ROUND_BEGUN: Final = 7
BARGE_TAKEN: Final = 8
INCOME_MATERIALS: Final = 9
INCOME_WORKERS: Final = 10
INCOME_CARDS: Final = 11
INCOME_ENGINEERS: Final = 12
INCOME_POINTS: Final = 13
BREST_FILLED: Final = 14
SUPPLY_SHORT: Final = 15
QUIMPER_CLEARED: Final = 16
PRODUCTION_SHOWN: Final = 17
TILE_REFILLED: Final = 18
SPACE_EMPTY: Final = 19
WEATHER_CHANGED: Final = 20
LOADED: Final = 21
QUIMPER_EMPTY: Final = 22
TILE_BOUGHT: Final = 23
TILE_BUILT: Final = 24
MATERIALS_PAID: Final = 25
REWARD_RECEIVED: Final = 26
ENGINEERS_PLACED: Final = 27
COINS_FOUND: Final = 28
WORKERS_PLACED: Final = 29
WORKER_INJURED: Final = 30
WORKERS_TAKEN_BACK: Final = 31
LIGHTHOUSE_BUILT: Final = 32
CARD_DRAWN: Final = 33
NO_CARD: Final = 34
DECK_SHUFFLED: Final = 35
WORKER_SENT: Final = 36
MATERIALS_BOUGHT: Final = 37
MATERIALS_SOLD: Final = 38
ENGINEERS_HIRED: Final = 39
WORKER_RECRUITED: Final = 40
CARD_EXCHANGED: Final = 41
CARDS_SOLD: Final = 42
CARDS_BOUGHT: Final = 43
TRADE_ENDED: Final = 44
PASSED: Final = 45
MATERIALS_KEPT: Final = 46
WORKERS_HOME: Final = 47
SCORING_ORDER: Final = 48
SCORING_BEGUN: Final = 49
STEP_BEGUN: Final = 50
CARD_PLAYED: Final = 51
CARDS_ENDED: Final = 52
WORKER_MOVED: Final = 53
WORKER_STAYED: Final = 54
MAJORITY_SCORED: Final = 55
WORKERS_SCORED: Final = 56
LIGHTHOUSE_CLEARED: Final = 57
ENGINEERS_REMOVED: Final = 58
COIN_LAID: Final = 59
HARBOURS_IMPROVED: Final = 60
ORDER_SCORED: Final = 61
HARBOURS_SCORED: Final = 62
COINS_SCORED: Final = 63
GAME_OVER: Final = 64

NOTES: Final[list[tuple[str, str, list[str]]]] = [
    ("board_laid", "S1", ["site", "lighthouse"]),
    ("lighthouse_standing", "S2", ["site"]),
    ("harbour_laid", "S3", ["harbour", "tile"]),
    ("weather_shown", "S4", ["weather"]),
    ("forecast_shown", "S4", ["weather"]),  # R7 from the second round on
    ("tile_laid", "S5", ["space", "kind"]),
    ("order_drawn", "S5", ["place", "seat"]),
    ("round_begun", "R1", ["round"]),
    ("barge_taken", "R2", ["seat", "barge"]),
    ("income_materials", "R3", ["seat", "harbour", "amount"]),
    ("income_workers", "R3", ["seat", "harbour", "amount"]),
    ("income_cards", "R3", ["seat", "harbour", "amount"]),  # as printed; each card drawn has its own note
    ("income_engineers", "R3", ["seat", "harbour", "amount"]),
    ("income_points", "R3", ["seat", "harbour", "amount"]),
    ("brest_filled", "R4", []),
    ("supply_short", "B4", ["city", "materials", "reason"]),  # one number, twelve bits a material
    ("quimper_cleared", "R5", ["amount"]),
    ("production_shown", "R5", ["card"]),
    ("tile_refilled", "R6", ["space", "kind"]),
    ("space_empty", "R6", ["space"]),
    ("weather_changed", "R7", ["weather"]),
    ("loaded", "L1", ["seat", "material", "amount"]),  # and above eight bits, the barge: 0 is the top one
    ("quimper_empty", "L1", []),
    ("tile_bought", "A2", ["seat", "space", "kind"]),
    ("tile_built", "A3", ["seat", "site", "kind"]),
    ("materials_paid", "A3", ["seat", "materials"]),  # beyond the tile's own; one number, twelve bits a material
    ("reward_received", "A2", ["seat", "coins", "cards"]),  # as printed; each card drawn has its own note
    ("engineers_placed", "A4", ["seat", "site", "amount"]),  # and above eight bits, how many the barge saved
    ("coins_found", "A6", ["seat", "site", "amount"]),
    ("workers_placed", "A7", ["seat", "site", "amount"]),
    ("worker_injured", "A8", ["seat", "site"]),
    ("workers_taken_back", "A9", ["seat", "amount", "points"]),
    ("lighthouse_built", "A10", ["site"]),
    ("card_drawn", "B8", ["seat", "kind"]),  # the kind is the seat's secret
    # so many that could not be drawn, and what they were for: by `CARD_CLAUSES`
    ("no_card", "A2", ["seat", "amount", "then"]),
    ("deck_shuffled", "A13", ["cards"]),
    ("worker_sent", "A11", ["seat", "city"]),
    ("materials_bought", "A13", ["seat", "city", "pair"]),  # A14 in Brest
    ("materials_sold", "A14", ["seat", "pair", "coins"]),
    ("engineers_hired", "A14", ["seat", "amount", "coins"]),
    ("worker_recruited", "A13", ["seat", "coins"]),
    ("card_exchanged", "A13", ["seat", "kind", "material"]),
    ("cards_sold", "A13", ["seat", "pair", "coins"]),  # two kinds of equipment
    ("cards_bought", "A13", ["seat", "coins"]),
    ("trade_ended", "A11", ["seat"]),
    ("passed", "A15", ["seat", "place"]),
    ("materials_kept", "A16", ["seat", "material", "amount"]),  # 0 of any material for nothing
    ("workers_home", "A17", ["seat", "amount"]),
    ("scoring_order", "W1", ["lighthouses", "sites"]),  # four bits a place: the site + 1
    ("scoring_begun", "W1", ["site"]),
    # the order, twelve bits a place: four of the seat + 1, four of its workers, then the floor of the lowest
    ("step_begun", "W2", ["site", "step", "seats"]),
    ("card_played", "W4", ["seat", "kind", "points"]),  # and above eight bits, how many of the kind lay there before
    ("cards_ended", "W3", ["seat"]),
    ("worker_moved", "W5", ["seat", "harbour", "coins"]),
    ("worker_stayed", "W5", ["seat"]),
    ("majority_scored", "W6", ["seat", "site", "points"]),
    ("workers_scored", "W6", ["seat", "amount", "points"]),
    ("lighthouse_cleared", "W7", ["site"]),
    ("engineers_removed", "E1", ["site", "amount"]),
    ("coin_laid", "E1", ["site"]),
    ("harbours_improved", "E2", ["area"]),
    ("order_scored", "E3", ["seat", "place", "points"]),
    ("harbours_scored", "E3", ["seat", "points"]),
    ("coins_scored", "E3", ["seat", "coins", "points"]),
    ("game_over", "E4", ["seat"]),
]
