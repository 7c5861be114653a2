"""A · Actions: walking, bands, extinguishing, demolishing."""

from typing import Final

from mypy_extensions import i64

from tinderbox.core.engine.bits import common, entry, has, minus, single, some, union
from tinderbox.core.state import ActionList
from tinderbox.games.great_fire.rules import phases
from tinderbox.games.great_fire.rules.board import CHARGE, DOUBLE, DOUBLE_CODE, END_CODE
from tinderbox.games.great_fire.rules.city import EXTINGUISHED, HELD, LANDOWNER, NONE, USED, City
from tinderbox.games.great_fire.rules.fire import can_move

POINTS: Final = 4  # A1
HERO_FROM: Final = 3  # A6
DEMOLISHABLE: Final = 2  # A7: the largest size that may be blown up with its houses


def list_actions(city: City, actions: ActionList) -> None:
    """Everything the active seat may do in its action step, codes ascending (A1)."""
    if may_double(city):
        actions.add(DOUBLE_CODE)
    actions.add(END_CODE)
    if city.points > 0:
        list_walks(city, actions)
        list_bands(city, actions)
        list_fires(city, actions)
    list_demolitions(city, actions)


def may_double(city: City) -> bool:
    """F12: straight after the first move, with the token that it took, if there is a second move to make."""
    return city.just_taken == DOUBLE and can_move(city, city.card)


def list_walks(city: City, actions: ActionList) -> None:
    """A2, A3, P5: every step of the seat's own landowners."""
    board = city.board
    first = city.own(city.seat, LANDOWNER)
    second = first
    if board.colours_each == 2:
        second = city.own(city.seat, LANDOWNER + 1)
        if second < first:
            first, second = second, first
    for e in range(board.edge_first[first], board.edge_first[first + 1]):
        actions.add(board.walk_code + e)
    if second != first:
        for e in range(board.edge_first[second], board.edge_first[second + 1]):
            actions.add(board.walk_code + e)


def list_bands(city: City, actions: ActionList) -> None:
    """A2–A4: every step of a band that no fire holds."""
    board = city.board
    last: i64 = NONE
    for squad in city.squads:
        space = i64(squad)
        if space != last and city.free_bands(space) > 0:
            for e in range(board.edge_first[space], board.edge_first[space + 1]):
                actions.add(board.band_code + e)
        last = space


def list_fires(city: City, actions: ActionList) -> None:
    """A5, P5: contained fires where one of the seat's landowners stands."""
    board = city.board
    first = city.own(city.seat, LANDOWNER)
    second = first
    if board.colours_each == 2:
        second = city.own(city.seat, LANDOWNER + 1)
        if second < first:
            first, second = second, first
    if may_extinguish(city, first):
        actions.add(board.extinguish_code + first)
    if second != first and may_extinguish(city, second):
        actions.add(board.extinguish_code + second)


def may_extinguish(city: City, space: i64) -> bool:
    if space >= city.board.districts:
        return False
    fires = city.fires[space]
    return fires > 0 and fires <= city.bands[space]


def list_demolitions(city: City, actions: ActionList) -> None:
    if city.own(city.seat, HELD + CHARGE) == 0:
        return
    last: i64 = NONE
    for squad in city.squads:
        space = i64(squad)
        if space != last and may_demolish(city, space):
            actions.add(city.board.demolish_code + space)
        last = space


def may_demolish(city: City, space: i64) -> bool:
    """A7–A9: whether a charge may be used here: a band, no fire, fire next door, small or empty, not demolished."""
    board = city.board
    if space >= board.districts or city.bands[space] == 0 or city.fires[space] > 0:
        return False
    if has(city.demolished, space):
        return False
    if i64(board.size[space]) > DEMOLISHABLE and has(city.housed, space):
        return False
    return some(common(entry(board.neighbours, space), city.burning))


def walk(city: City, edge: i64) -> None:
    board = city.board
    origin = i64(board.edge_from[edge])
    destination = i64(board.edge_to[edge])
    which = LANDOWNER if city.own(city.seat, LANDOWNER) == origin else LANDOWNER + 1
    city.put(city.seat, which, destination)
    city.log(phases.LANDOWNER_MOVED, city.seat, origin, destination)


def lead_band(city: City, edge: i64, seat: i64) -> None:
    board = city.board
    origin = i64(board.edge_from[edge])
    destination = i64(board.edge_to[edge])
    city.log(phases.BAND_MOVED, seat, origin, destination)
    city.move_band(origin, destination)


def extinguish(city: City, district: i64) -> None:
    """A5: the player keeps the fire."""
    city.fires[district] -= 1
    city.refresh(district)
    city.give(city.seat, EXTINGUISHED)
    city.log(phases.FIRE_EXTINGUISHED, city.seat, district)
    take_hero(city)


def take_hero(city: City) -> None:
    """A6: the first player with three fires takes it; later one with more than the holder."""
    mine = city.own(city.seat, EXTINGUISHED)
    if city.hero == city.seat or mine < HERO_FROM:
        return
    if city.hero == NONE or mine > city.own(city.hero, EXTINGUISHED):
        city.hero = city.seat
        city.log(phases.HERO_TAKEN, city.seat)


def demolish(city: City, district: i64) -> None:
    """A8: the charge stays as a fire break. Houses are lost; a token is destroyed unseen."""
    city.give(city.seat, HELD + CHARGE, -1)
    city.add_pool(USED + CHARGE, 1)
    city.log(phases.DISTRICT_DEMOLISHED, city.seat, district)
    if has(city.housed, district):
        city.log(phases.HOUSES_DEMOLISHED, district, city.lose_houses(district))
    if has(city.tokened, district):
        remove_token(city, district)
    city.demolished = union(city.demolished, single(district))


def remove_token(city: City, district: i64) -> None:
    """Remove a token unseen (A8, P7): its kind still counts among those nobody has looked at."""
    city.tokened = minus(city.tokened, single(district))
    city.log(phases.TOKEN_REMOVED, district)
