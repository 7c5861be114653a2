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
TAKE_BACK: Final = 12
TRADE: Final = 13
KEEP: Final = 14
CARDS: Final = 15
HARBOUR: Final = 16
OVER: Final = 17

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
    "take-back",
    "trade",
    "keep",
    "cards",
    "harbour",
    "over",
)

# what follows a draw of equipment cards
THEN_INCOME: Final = 0
THEN_TAKE_BACK: Final = 1
THEN_TRADE: Final = 2

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
QUIMPER_CLEARED: Final = 15
PRODUCTION_SHOWN: Final = 16
TILE_REFILLED: Final = 17
SPACE_EMPTY: Final = 18
WEATHER_CHANGED: Final = 19
LOADED: Final = 20
QUIMPER_EMPTY: Final = 21
TILE_BUILT: Final = 22
MATERIALS_PAID: Final = 23
REWARD_RECEIVED: Final = 24
ENGINEERS_PLACED: Final = 25
COINS_FOUND: Final = 26
WORKERS_PLACED: Final = 27
WORKER_INJURED: Final = 28
WORKERS_TAKEN_BACK: Final = 29
LIGHTHOUSE_BUILT: Final = 30
CARD_DRAWN: Final = 31
NO_CARD: Final = 32
DECK_SHUFFLED: Final = 33
WORKER_SENT: Final = 34
MATERIALS_BOUGHT: Final = 35
MATERIALS_SOLD: Final = 36
ENGINEERS_HIRED: Final = 37
WORKER_RECRUITED: Final = 38
CARD_EXCHANGED: Final = 39
CARDS_SOLD: Final = 40
CARDS_BOUGHT: Final = 41
TRADE_ENDED: Final = 42
PASSED: Final = 43
MATERIALS_KEPT: Final = 44
WORKERS_HOME: Final = 45
SCORING_BEGUN: Final = 46
STEP_BEGUN: Final = 47
CARD_PLAYED: Final = 48
CARDS_ENDED: Final = 49
WORKER_MOVED: Final = 50
WORKER_STAYED: Final = 51
MAJORITY_SCORED: Final = 52
WORKERS_SCORED: Final = 53
LIGHTHOUSE_CLEARED: Final = 54
ENGINEERS_REMOVED: Final = 55
COIN_LAID: Final = 56
HARBOURS_IMPROVED: Final = 57
ORDER_SCORED: Final = 58
HARBOURS_SCORED: Final = 59
COINS_SCORED: Final = 60
GAME_OVER: Final = 61

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
    ("quimper_cleared", "R5", ["amount"]),
    ("production_shown", "R5", ["card"]),
    ("tile_refilled", "R6", ["space", "kind"]),
    ("space_empty", "R6", ["space"]),
    ("weather_changed", "R7", ["weather"]),
    ("loaded", "L1", ["seat", "material", "amount"]),  # and above eight bits, the barge: 0 is the top one
    ("quimper_empty", "L1", []),
    ("tile_built", "A3", ["seat", "site", "kind"]),
    ("materials_paid", "A2", ["seat", "materials"]),  # one number, twelve bits a material
    ("reward_received", "A2", ["seat", "coins", "cards"]),  # as printed; each card drawn has its own note
    ("engineers_placed", "A4", ["seat", "site", "amount"]),
    ("coins_found", "A6", ["seat", "site", "amount"]),
    ("workers_placed", "A7", ["seat", "site", "amount"]),
    ("worker_injured", "A8", ["seat", "site"]),
    ("workers_taken_back", "A9", ["seat", "amount", "points"]),
    ("lighthouse_built", "A10", ["site"]),
    ("card_drawn", "B8", ["seat", "kind"]),  # the kind is the seat's secret
    ("no_card", "A2", ["seat", "amount"]),  # so many that could not be drawn
    ("deck_shuffled", "A13", ["cards"]),
    ("worker_sent", "A11", ["seat", "city"]),
    ("materials_bought", "A12", ["seat", "city", "pair"]),
    ("materials_sold", "A14", ["seat", "pair", "coins"]),
    ("engineers_hired", "A14", ["seat", "amount", "coins"]),
    ("worker_recruited", "A13", ["seat", "coins"]),
    ("card_exchanged", "A13", ["seat", "kind", "material"]),
    ("cards_sold", "A13", ["seat", "pair", "coins"]),  # two kinds of equipment
    ("cards_bought", "A13", ["seat", "coins"]),
    ("trade_ended", "A11", ["seat"]),
    ("passed", "A15", ["seat", "place"]),
    ("materials_kept", "A16", ["seat", "material", "amount"]),
    ("workers_home", "A17", ["seat", "amount"]),
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
