"""The weights of the evaluation, by name, in points: one table to read, to tune, to explain by."""

from typing import Final

# What things are worth to a seat that can still use them.
THINGS: Final = {
    "material": 1.5,  # with an engineer to build it in
    "material-idle": 0.4,  # with none
    "material-kept": 1.0,  # kept for the next round
    "loads": 3.5,  # materials that one engineer builds in
    "engineer": 0.4,  # with nothing to build yet
    "space": 1.2,  # on a barge still to be loaded
    "coin": 0.8,
    "coin-late": 0.45,  # in the last round
    "card": 0.55,  # the share of a card's value that it brings in the end
    "card-late": 0.3,  # in the last round
    "worker": 0.35,  # at hand, a round to come
    "worker-idle": 0.1,  # more than twelve, or in reserve
    "barge-early": 0.5,  # a place further forward in the choice of barges
}

# What workers on lighthouses and in harbours are worth.
PLACES: Final = {
    "lead": 0.75,  # how likely the first on a lighthouse stays so
    "second": 0.15,  # how likely somebody else there becomes the first
    "way-in": 0.7,  # of a harbour's worth to one who has a worker on a lighthouse near it
    "company": 0.8,  # of a harbour's points: somebody may come too
    "income": 0.9,  # of a harbour's income in the rounds to come
}

DOUBTS: Final = {"doubt": 2.0, "doubt-rounds": 2.5}

# First sight: what steers where search looks first and how imagined players play on.
WISHES: Final = {
    "wish-order": 0.5,  # a place further forward in the round's order
    "wish-same": 0.25,  # less for each material of the kind one has
    "wish-wood": 0.2,  # more for wood
    "wish-engineer": 0.7,  # what an engineer could do elsewhere
    "wish-finish": 1.0,  # a lighthouse finished where one has workers
    "wish-hurry": 0.4,  # passing before the others
    "wish-hold": 2.0,  # what a card is worth later
    "wish-stay": 2.0,  # what acting on may bring that is not seen at first
}

WEIGHTS: Final = {**THINGS, **PLACES, **DOUBTS, **WISHES}
NAMES: Final = list(WEIGHTS)

MATERIAL: Final = 0
MATERIAL_IDLE: Final = 1
MATERIAL_KEPT: Final = 2
LOADS: Final = 3
ENGINEER: Final = 4
SPACE: Final = 5
COIN: Final = 6
COIN_LATE: Final = 7
CARD: Final = 8
CARD_LATE: Final = 9
WORKER: Final = 10
WORKER_IDLE: Final = 11
BARGE_EARLY: Final = 12

LEAD: Final = 13
SECOND: Final = 14
WAY_IN: Final = 15
COMPANY: Final = 16
INCOME: Final = 17

DOUBT: Final = 18
DOUBT_ROUNDS: Final = 19

WISH_ORDER: Final = 20
WISH_SAME: Final = 21
WISH_WOOD: Final = 22
WISH_ENGINEER: Final = 23
WISH_FINISH: Final = 24
WISH_HURRY: Final = 25
WISH_HOLD: Final = 26
WISH_STAY: Final = 27

# How likely a lighthouse is finished before the end: by the rounds after this one (3 or more alike), by floors missing.
FINISHED: Final = [
    [1.0, 0.45, 0.20, 0.06, 0.02],
    [1.0, 0.75, 0.55, 0.35, 0.25],
    [1.0, 0.90, 0.80, 0.65, 0.55],
    [1.0, 0.95, 0.90, 0.85, 0.80],
]
# What a harbour yields, by kind of income: the materials, a worker, a card, an engineer, a point.
YIELD: Final = [1.3, 1.3, 1.3, 1.3, 0.8, 2.5, 1.0, 1.0]
# What an equipment card is worth to its player beyond the worker that it takes from the lighthouse.
CARD_WORTH: Final = [3.5, 4.5, 4.5, 4.5]
