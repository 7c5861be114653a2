"""The weights of the evaluation by name."""

from typing import Final

# How likely a district's houses are lost before the end, as log-odds: for each ring around the fire (1: the next move
# may burn it … 4: far away) a base and a slope in the logarithm of the moves to come, then what is added.
RISK: Final = {
    "ring-1": -2.0,
    "ring-2": -3.8,
    "ring-3": -4.35,
    "ring-4": -4.0,
    "moves-1": 1.1,
    "moves-2": 1.46,
    "moves-3": 1.41,
    "moves-4": 1.0,
    "exposure": 0.2,  # all cards lead the fire there
    "loss-gain": 0.2,  # a point that some seat would gain by it
    "token": 1.15,
    "nobody": -0.7,  # no seat has anything to lose there
    "crowd": -0.12,  # other houses that the next move could burn as well
    "band": -0.1,
}

# Points beyond the score as it stands.
POINTS: Final = {
    "near-fire": 1.0,  # a fire that will probably be put out
    "charge": 0.4,
    "double": 0.3,
    "hero-race": 0.2,  # a fire put out, while somebody else or nobody is the Hero
    "scale": 1.2,  # how far the end may be from the forecast: so much,
    "scale-moves": 0.7,  # and so much for the root of the moves to come
}

# The prior, in points.
PRIORS: Final = {
    "prior-token": 0.5,
    "prior-around": 0.4,  # of what lies next to a new fire
    "prior-guard": 0.22,  # of what a band saves where the next move may come
    "prior-fight": 0.45,  # a step nearer to a fire that can be put out
    "prior-put-out": 1.3,
    "prior-stroll": -0.3,  # any other step of a landowner
    "prior-double": 0.5,  # what the token is worth if it is kept
    "prior-charge": 0.3,
    "prior-leader": 1.0,  # how the losses of opponents are weighed: 0 equally, 1 by their probability to win
}

WEIGHTS: Final = {**RISK, **POINTS, **PRIORS}
NAMES: Final = list(WEIGHTS)

RING: Final = 0
MOVES: Final = 4
EXPOSURE: Final = 8
LOSS_GAIN: Final = 9
TOKEN: Final = 10
UNOWNED: Final = 11
CROWD: Final = 12
BAND: Final = 13

NEAR_FIRE: Final = 14
CHARGE_HELD: Final = 15
DOUBLE_HELD: Final = 16
HERO_RACE: Final = 17
SCALE: Final = 18
SCALE_MOVES: Final = 19

PRIOR_TOKEN: Final = 20
PRIOR_AROUND: Final = 21
PRIOR_GUARD: Final = 22
PRIOR_FIGHT: Final = 23
PRIOR_PUT_OUT: Final = 24
PRIOR_STROLL: Final = 25
PRIOR_DOUBLE: Final = 26
PRIOR_CHARGE: Final = 27
PRIOR_LEADER: Final = 28
