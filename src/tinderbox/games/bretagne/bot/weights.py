"""The weights of the evaluation by name, in points."""

from typing import Final

# What things are worth to a seat that can still use them.
THINGS: Final = {
    "material": 1.73,  # with an engineer to build it in
    "material-idle": 0.49,  # with none
    "material-kept": 0.6,  # kept for the next round
    "loads": 2.72,  # materials that one engineer builds in
    "engineer": 0.38,  # with nothing to build yet
    "space": 0.66,  # on a barge still to be loaded
    "coin": 0.68,
    "coin-late": 0.4,  # in the last round
    "card": 0.25,  # the share of a card's value that it brings in the end
    "card-late": 0.35,  # in the last round
    "worker": 0.49,  # at hand, a round to come
    "worker-idle": 0.18,  # more than twelve, or in reserve
    "barge-early": 0.36,  # a place further forward in the choice of barges
}

# What workers on lighthouses and in harbours are worth.
PLACES: Final = {
    "lead": 0.75,  # how likely the first on a lighthouse stays so
    "second": 0.14,  # how likely somebody else there becomes the first
    "way-in": 0.66,  # of a harbour's worth to one who has a worker on a lighthouse near it
    "company": 0.74,  # of a harbour's points: somebody may come too
    "income": 0.7,  # of a harbour's income in the rounds to come
}

SCALES: Final = {"scale": 2.0, "scale-rounds": 2.5}

# The prior.
PRIORS: Final = {
    "prior-order": 0.66,  # a place further forward in the round's order
    "prior-same": 0.15,  # less for each material of the kind one has
    "prior-wood": -0.02,  # more for wood
    "prior-engineer": 1.98,  # what an engineer could do elsewhere
    "prior-finish": 1.52,  # a lighthouse finished where one has workers
    "prior-hurry": 0.57,  # passing before the others
    "prior-hold": 2.95,  # what a card is worth later
    "prior-stay": 4.11,  # what acting on may bring that is not seen at first
    "prior-material": 0.86,  # what a material could do elsewhere
    "prior-lost": -0.14,  # a worker injured
    "prior-errand": 0.12,  # what a worker in a city is missed for
    "prior-lead": 0.32,  # of a majority that is won by building
    "prior-open": 0.81,  # a card in hand that finds a worker to play it
    "prior-way": 0.03,  # of the best harbour that building leads to
}

# Between two rounds: what one of each brings until the end, before rounds 2, 3, 4 and 5.
BETWEEN_ROUNDS: Final = {
    "coin": (0.8, 0.6, 0.4, 0.33),
    "card": (1.0, 1.0, 1.1, 0.75),
    "worker": (5.4, 3.9, 1.9, 0.6),  # at hand
    "material": (2.0, 1.8, 1.7, 1.2),  # kept
    "staying": (4.0, 2.8, 1.8, 2.0),  # a worker on a lighthouse, as likely as that is finished
    "lead": (1.0, 0.8, 0.4, 0.3),  # a point of a majority that one has, as likely as it is scored
    "second": (0.5, 0.3, 0.1, 0.05),  # that one could win
    "harbour": (1.2, 1.1, 0.9, 0.9),  # a point of a harbour as it is shared now
    "income-materials": (3.8, 1.7, 0.8, 0.3),  # a round
    "income-workers": (6.5, 4.5, 1.7, 0.8),
    "income-cards": (3.6, 2.1, 0.8, 0.2),
    "income-engineers": (3.0, 1.5, 0.5, 0.3),
    "income-points": (4.7, 2.9, 1.7, 0.8),
    "way-in": (0.3, 0.3, 0.3, 0.3),  # a point of the best harbour that a worker may move on to
    "place": (0.7, 0.3, 0.3, 0.2),  # further forward in the choice of barges
    "start": (30.0, 25.5, 21.0, 13.0),  # what everybody makes
}
BETWEEN_SCALE: Final = [10.5, 10.0, 8.5, 7.0]  # how far the end may be from the forecast

WEIGHTS: Final = {**THINGS, **PLACES, **SCALES, **PRIORS}
NAMES: Final = list(WEIGHTS)
# The prior has other values for some of them: tuned by games in which every seat follows the prior.
PRIOR_WEIGHTS: Final = {
    **WEIGHTS,
    "card": 0.43,
    "card-late": 0.42,
    "material": 3.43,
    "material-idle": 0.57,
    "loads": 4.26,
    "engineer": -0.15,
    "coin": 0.69,
    "coin-late": 1.0,
    "worker": 0.59,
    "lead": -1.61,
    "second": 0.29,
    "way-in": 0.87,
    "company": 0.62,
    "income": 0.57,
}

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

SCALE: Final = 18
SCALE_ROUNDS: Final = 19

PRIOR_ORDER: Final = 20
PRIOR_SAME: Final = 21
PRIOR_WOOD: Final = 22
PRIOR_ENGINEER: Final = 23
PRIOR_FINISH: Final = 24
PRIOR_HURRY: Final = 25
PRIOR_HOLD: Final = 26
PRIOR_STAY: Final = 27
PRIOR_MATERIAL: Final = 28
PRIOR_LOST: Final = 29
PRIOR_ERRAND: Final = 30
PRIOR_LEAD: Final = 31
PRIOR_OPEN: Final = 32
PRIOR_WAY: Final = 33

# How likely a lighthouse is finished before the end: by the rounds after this one (3 or more alike), by floors missing.
FINISHED: Final = [
    [1.0, 0.45, 0.20, 0.03, 0.01],
    [1.0, 0.90, 0.48, 0.15, 0.08],
    [1.0, 0.98, 0.73, 0.31, 0.20],
    [1.0, 0.99, 0.87, 0.52, 0.40],
]
# What a harbour yields, by kind of income: the materials, a worker, a card, an engineer, a point.
YIELD: Final = [1.3, 1.3, 1.3, 1.3, 0.8, 2.5, 1.0, 1.0]
# What an equipment card is worth to its player beyond the worker that it takes from the lighthouse.
CARD_WORTH: Final = [3.5, 4.5, 4.5, 4.5]
