"""F · Expand the fire, and D2–D4: add fires. The rules are the same for players and the city."""

from typing import Final

from mypy_extensions import i64, u8

from tinderbox.core.engine.bits import (
    Set,
    common,
    entry,
    has,
    lowest,
    minus,
    prefer,
    single,
    some,
    union,
    without_lowest,
)
from tinderbox.core.state import ActionList
from tinderbox.games.great_fire.rules import phases
from tinderbox.games.great_fire.rules.city import City

INTENSIFYING: Final = 3  # fires added (D2, F13)
ABOVE_SIZE: Final = 2  # so many more than the printed size fit by adding (D3)


def list_districts(actions: ActionList, districts: Set, code: i64) -> None:
    """An action for each district of a set; `code` is the first district's."""
    while some(districts):
        actions.add(code + lowest(districts))
        districts = without_lowest(districts)


def fire_around(city: City, start: i64) -> Set:
    """The connected uncontained fire that includes `start` (F2). Contained districts block the way (F10)."""
    board = city.board
    fire = single(start)
    rest = fire
    while some(rest):
        d = lowest(rest)
        new = minus(common(entry(board.neighbours, d), city.wild), fire)
        fire = union(fire, new)
        rest = union(minus(rest, single(d)), new)
    return fire


def movable_fires(city: City) -> Set:
    """All uncontained fire that is connected to a movable one (F2, F3)."""
    fires: Set = (0, 0)
    rest = city.origins
    while some(rest):
        fire = fire_around(city, lowest(rest))
        fires = union(fires, fire)
        rest = minus(rest, fire)
    return fires


def reach(city: City, fire: Set, direction: i64) -> Set:
    """Where a step in this direction leads out of the fire: spaces that do not burn, or contained ones (F2, F9).

    The tables have no grass and only steps along arrows. Fire never enters a demolished district (F4).
    """
    board = city.board
    first = direction * (board.districts + 1)
    found: Set = (0, 0)
    while some(fire):
        d = lowest(fire)
        fire = without_lowest(fire)
        found = union(found, entry(board.fire_to, first + d))
    return minus(found, union(city.wild, city.demolished))


def best_class(city: City, destinations: Set) -> Set:
    """F5: keep only the best class: houses before none, then no band before bands."""
    destinations = prefer(destinations, city.housed)
    free = minus(destinations, city.guarded)
    return free if some(free) else destinations


def destinations(city: City, fire: Set, direction: i64) -> Set:
    return best_class(city, reach(city, fire, direction))


def can_move(city: City, direction: i64) -> bool:
    """Whether a card of this direction allows any fire move (F1)."""
    return some(reach(city, movable_fires(city), direction))


def origins_for(city: City, direction: i64) -> Set:
    """The fires that can be moved with a card of this direction (F2)."""
    found: Set = (0, 0)
    rest = city.origins
    while some(rest):
        fire = fire_around(city, lowest(rest))
        if some(reach(city, fire, direction)):
            found = union(found, common(fire, city.origins))
        rest = minus(rest, fire)
    return found


def move_fire(city: City, origin: i64, destination: i64, seat: i64) -> bool:
    """Move one fire; return whether houses burnt. `seat` is NONE in a non-player turn."""
    city.log(phases.FIRE_MOVED, seat, origin, destination)
    city.fires[origin] -= 1
    if origin == city.board.pudding_lane and city.fires[origin] == 0:
        refill_pudding_lane(city)
    city.refresh(origin)
    return arrive(city, destination)


def refill_pudding_lane(city: City) -> None:
    """F3: five fires from the supply replace the last one."""
    lane = city.board.pudding_lane
    fires = city.take_fires(city.board.refill)
    city.fires[lane] = u8(fires)
    city.refresh(lane)
    city.log(phases.PUDDING_REFILLED, fires)


def arrive(city: City, d: i64) -> bool:
    """A fire enters a district: an idle band contains it (F6, F9), or it breaks out (F7, F8)."""
    city.fires[d] += 1
    if city.fires[d] <= city.bands[d]:
        city.refresh(d)
        city.log(phases.FIRE_CONTAINED, d)
        return False
    burnt = has(city.housed, d)
    if burnt:
        city.log(phases.HOUSES_BURNT, d, city.lose_houses(d))
    missing = i64(city.board.size[d]) - i64(city.fires[d])
    added: i64 = city.take_fires(missing) if missing > 0 else 0
    if added > 0:
        city.fires[d] = u8(i64(city.fires[d]) + added)
        city.log(phases.FIRES_ADDED, d, added)
    city.refresh(d)
    return burnt


def fuel(city: City) -> Set:
    """D2, D3: uncontained burning districts with room for one more fire, never Pudding Lane."""
    board = city.board
    found: Set = (0, 0)
    if city.supply == 0:
        return found
    rest = minus(city.wild, single(board.pudding_lane))
    while some(rest):
        d = lowest(rest)
        rest = without_lowest(rest)
        if i64(city.fires[d]) < i64(board.size[d]) + ABOVE_SIZE:
            found = union(found, single(d))
    return found


def add_fire(city: City, d: i64, seat: i64) -> None:
    city.take_fires(1)
    city.fires[d] += 1
    city.refresh(d)
    city.log(phases.FIRE_ADDED, seat, d)
