"""First sight: what the active seat hopes to gain by each action, in points, roughly and fast.

It steers where search looks first and how imagined players play on; it never decides by itself.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tinderbox.core.bits import Set, common, entry, has, lowest, minus, single, some
from tinderbox.core.state import ActionList
from tinderbox.great_fire import phases
from tinderbox.great_fire.board import DISCARD_CODE, DOUBLE_CODE, END_CODE, FROM_CODE, REDRAW_CODE
from tinderbox.great_fire.city import City
from tinderbox.great_fire.fire import destinations, fire_around
from tinderbox.great_fire.survey import FAR, Survey

TOKEN: Final = 0.5  # a token taken
AROUND: Final = 0.08  # of what lies next to a new fire
HAZARD: Final = 0.3  # of what the next moves can burn
SPARED: Final = 0.75  # of that, where a band stands
FIGHT: Final = 0.45  # a step nearer to a fire that can be put out
PUT_OUT: Final = 1.3
DOUBLE_KEPT: Final = 0.5
CHARGE_KEPT: Final = 0.3
NOTHING: Final = -100.0


def prefer(city: City, survey: Survey, actions: ActionList, wishes: vec[float]) -> None:
    phase = city.phase
    if phase == phases.ACTIONS:
        wish_actions(city, survey, actions, wishes)
    elif phase == phases.CARD:
        wish_cards(city, survey, actions, wishes)
    elif phase == phases.ORIGIN:
        wish_origins(city, survey, actions, wishes)
    elif phase == phases.DESTINATION or phase == phases.CITY_DESTINATION:
        for i in range(actions.count):
            wishes[i] = arrival(city, survey, city.seat, actions.items[i] - city.board.to_code)
    elif phase == phases.INTENSIFY:
        for i in range(actions.count):
            wishes[i] = surroundings(city, survey, city.seat, actions.items[i] - city.board.add_code)
    elif phase == phases.PLACE_BAND or phase == phases.PLACE_LANDOWNER:
        wish_places(city, survey, actions, wishes)
    elif phase == phases.CITY_BAND:
        wish_bands(city, survey, actions, wishes)
    else:
        for i in range(actions.count):
            wishes[i] = 1.0 if actions.items[i] == REDRAW_CODE else 0.0


# -- the fire ---------------------------------------------------------------------------------------------------------
def arrival(city: City, survey: Survey, seat: i64, d: i64) -> float:
    """A fire comes into the district."""
    if city.fires[d] < city.bands[d]:
        return 0.0
    gain = surroundings(city, survey, seat, d)
    if has(city.housed, d):
        gain += survey.grudge(seat, d)
        if has(city.tokened, d):
            gain += TOKEN
    return gain


def surroundings(city: City, survey: Survey, seat: i64, d: i64) -> float:
    """What lies next to a fire, for better or worse."""
    near = common(entry(city.board.neighbours, d), city.housed)
    gain = 0.0
    while some(near):
        n = lowest(near)
        near = minus(near, single(n))
        gain += survey.grudge(seat, n)
    return AROUND * gain


def best_arrival(city: City, survey: Survey, fire: Set, direction: i64) -> float:
    ends = destinations(city, fire, direction)
    best = NOTHING
    while some(ends):
        d = lowest(ends)
        ends = minus(ends, single(d))
        gain = arrival(city, survey, city.seat, d)
        if gain > best:
            best = gain
    return best


def best_move(city: City, survey: Survey, direction: i64) -> float:
    best = NOTHING
    rest = city.origins
    while some(rest):
        fire = fire_around(city, lowest(rest))
        rest = minus(rest, fire)
        gain = best_arrival(city, survey, fire, direction)
        if gain > best:
            best = gain
    return best


def wish_cards(city: City, survey: Survey, actions: ActionList, wishes: vec[float]) -> None:
    for i in range(actions.count):
        code = actions.items[i]
        wishes[i] = best_move(city, survey, code) if code < DISCARD_CODE else 0.0


def wish_origins(city: City, survey: Survey, actions: ActionList, wishes: vec[float]) -> None:
    rest = city.origins
    while some(rest):
        fire = fire_around(city, lowest(rest))
        rest = minus(rest, fire)
        gain = best_arrival(city, survey, fire, city.card)
        for i in range(actions.count):
            if has(fire, actions.items[i] - FROM_CODE):
                wishes[i] = gain


# -- the actions ------------------------------------------------------------------------------------------------------
def wish_actions(city: City, survey: Survey, actions: ActionList, wishes: vec[float]) -> None:
    board = city.board
    seat = city.seat
    survey.look(city)
    survey.seek_fire(city, seat)
    for i in range(actions.count):
        code = actions.items[i]
        if code >= board.demolish_code:
            wishes[i] = demolition(city, survey, seat, code - board.demolish_code)
        elif code >= board.extinguish_code:
            wishes[i] = PUT_OUT
        elif code >= board.band_code:
            wishes[i] = band_step(city, survey, seat, code - board.band_code)
        elif code >= board.walk_code:
            wishes[i] = walk_step(city, survey, code - board.walk_code)
        elif code == END_CODE:
            wishes[i] = 0.0
        elif code == DOUBLE_CODE:
            wishes[i] = best_move(city, survey, city.card) - DOUBLE_KEPT


def demolition(city: City, survey: Survey, seat: i64, d: i64) -> float:
    gain = -CHARGE_KEPT
    if has(city.housed, d):
        gain += survey.grudge(seat, d)
    return gain


def walk_step(city: City, survey: Survey, edge: i64) -> float:
    """A landowner's step: worth it only towards the fire to be fought."""
    origin = i64(city.board.edge_from[edge])
    if survey.cost >= FAR or origin != survey.walker:
        return -0.3
    nearer = survey.steps_between(origin, survey.target) - survey.steps_between(
        i64(city.board.edge_to[edge]), survey.target
    )
    return FIGHT * float(nearer)


def wish_bands(city: City, survey: Survey, actions: ActionList, wishes: vec[float]) -> None:
    survey.look(city)
    survey.seek_fire(city, city.seat)
    for i in range(actions.count):
        wishes[i] = band_step(city, survey, city.seat, actions.items[i] - city.board.band_code)


def band_step(city: City, survey: Survey, seat: i64, edge: i64) -> float:
    """A band's step: what it leaves open, what it guards, and whether it helps to fight the fire."""
    origin = i64(city.board.edge_from[edge])
    end = i64(city.board.edge_to[edge])
    gain = guarding(city, survey, seat, end, 0) - guarding(city, survey, seat, origin, 1)
    if origin == survey.runner and survey.cost < FAR:
        nearer = survey.steps_between(origin, survey.target) - survey.steps_between(end, survey.target)
        gain += FIGHT * float(nearer)
    return gain


def guarding(city: City, survey: Survey, seat: i64, space: i64, there: i64) -> float:
    """What a band is worth to the seat that stands in a space besides so many fires and bands less `there`."""
    if space >= city.board.districts or not has(city.housed, space):
        return 0.0
    if i64(city.bands[space]) - there > i64(city.fires[space]):
        return 0.0
    return -HAZARD * SPARED * survey.exposure[space] * survey.grudge(seat, space)


# -- the set-up -------------------------------------------------------------------------------------------------------
def wish_places(city: City, survey: Survey, actions: ActionList, wishes: vec[float]) -> None:
    """Bands near what is dear and will burn soon; landowners near the fire and the bands."""
    board = city.board
    seat = city.seat
    survey.look(city)
    survey.count_rings(city)
    bands = city.phase == phases.PLACE_BAND
    lane = lowest(survey.front)
    for i in range(actions.count):
        space = actions.items[i] - board.place_code
        wish = -0.15 * float(survey.steps_between(space, lane))
        if bands and space < board.districts and has(city.housed, space):
            wish -= survey.grudge(seat, space) / float(i64(survey.ring[space]) + 1)
        elif not bands:
            nearest: i64 = 9
            for squad in city.squads:
                steps = survey.steps_between(space, i64(squad))
                if steps < nearest:
                    nearest = steps
            wish -= 0.1 * float(nearest)
        wishes[i] = wish
