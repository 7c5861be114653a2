"""F · Expand the fire, and D2–D4: adding fires. How fire moves, whoever moves it."""

from typing import Final

from mypy_extensions import i64, u8

from tinderbox.core.bits import Set, common, entry, has, lowest, minus, prefer, single, some, union, without_lowest
from tinderbox.games.great_fire.rules import phases
from tinderbox.games.great_fire.rules.city import City

INTENSIFYING: Final = 3  # fires added (D2, F13)
ABOVE_SIZE: Final = 2  # so many more than the printed size fit by adding (D3)


def fire_around(city: City, start: i64) -> Set:
    """The connected uncontained fire that contains `start` (F2); contained districts are no way through (F10)."""
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
    """All uncontained fire connected to one that may be moved (F2, F3)."""
    fires: Set = (0, 0)
    rest = city.origins
    while some(rest):
        fire = fire_around(city, lowest(rest))
        fires = union(fires, fire)
        rest = minus(rest, fire)
    return fires


def reach(city: City, fire: Set, direction: i64) -> Set:
    """Where a step in the direction leaves this fire: the first space not burning, or a contained one (F2, F9).

    No grass and no way without an arrow are in the tables; no demolished district is entered (F4).
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
    """F5: houses before none, no band before bands; only the best class there is."""
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
    """Move one fire; whether houses burnt. `seat` is NONE when the city moves by itself."""
    city.log(phases.FIRE_MOVED, seat, origin, destination)
    city.fires[origin] -= 1
    if origin == city.board.pudding_lane and city.fires[origin] == 0:
        refill_pudding_lane(city)
    city.refresh(origin)
    return arrive(city, destination)


def refill_pudding_lane(city: City) -> None:
    """F3: five fires from the supply take the place of the last one."""
    lane = city.board.pudding_lane
    fires = city.take_fires(city.board.refill)
    city.fires[lane] = u8(fires)
    city.refresh(lane)
    city.log(phases.PUDDING_REFILLED, fires)


def arrive(city: City, d: i64) -> bool:
    """A fire comes into a district: contained by an idle band (F6, F9), or it breaks out (F7, F8)."""
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
