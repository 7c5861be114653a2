"""A1, A15–A17 · Whose action it is, and passing."""

from mypy_extensions import i64, u8

from tinderbox.core.state import ActionList
from tinderbox.games.bretagne.rules import coast as c, phases
from tinderbox.games.bretagne.rules.board import BARGES, CITIES, KEEP_CODE, KEEP_NOTHING_CODE, KEPT, MATERIALS
from tinderbox.games.bretagne.rules.coast import Coast


def begin_actions(coast: Coast) -> None:
    """A1: `next_player` then begins with the first in order."""
    coast.rank = BARGES - 1


def next_player(coast: Coast) -> bool:
    """A1: the next in this round's order who has not passed; False once all have."""
    for ahead in range(i64(1), i64(BARGES + 1)):
        place = (coast.rank + ahead) % BARGES
        seat = coast.pooled(c.THIS_ROW + place)
        if seat != c.NOWHERE:
            coast.rank = place
            coast.ask(phases.ACT, seat)
            return True
    coast.rank = 0
    return False


def pass_round(coast: Coast) -> bool:
    """A15–A17: return whether the seat must choose what to keep."""
    seat = coast.seat
    place: i64 = 0
    while coast.pooled(c.NEXT_ROW + place) != c.NOWHERE:
        place += 1
    coast.pool[c.NEXT_ROW + place] = u8(seat)
    coast.pool[c.THIS_ROW + coast.own(seat, c.BARGE) - 1] = c.NOWHERE
    coast.put(seat, c.BARGE, 0)
    coast.put(seat, c.ENGINEERS, 0)
    coast.log(phases.PASSED, seat, place)
    bring_home(coast, seat)
    return ask_kept(coast, seat)


def bring_home(coast: Coast, seat: i64) -> None:
    """A17: the seat's workers in Brest and Lorient return; those in harbours and on lighthouses stay."""
    home: i64 = 0
    for city in range(i64(CITIES)):
        home += coast.own(seat, c.IN_CITY + city)
        coast.put(seat, c.IN_CITY + city, 0)
    coast.give(seat, c.AT_HAND, home)
    if home > 0:
        coast.log(phases.WORKERS_HOME, seat, home)


def ask_kept(coast: Coast, seat: i64) -> bool:
    """A16: a seat with any material chooses what to keep."""
    if coast.materials_of(seat) == 0:
        return False
    coast.wait(phases.KEEP, seat)
    return True


def list_kept(coast: Coast, actions: ActionList) -> None:
    """A16: one to three of a kind, the greatest number first, or nothing."""
    for material in range(i64(MATERIALS)):
        most = min(coast.own(coast.seat, c.MATERIAL + material), i64(KEPT))
        for fewer in range(most):
            actions.add(KEEP_CODE + material * KEPT + KEPT - most + fewer)
    actions.add(KEEP_NOTHING_CODE)


def kept_material(choice: i64) -> i64:
    return choice // KEPT


def kept_amount(choice: i64) -> i64:
    return KEPT - choice % KEPT


def keep(coast: Coast, code: i64) -> None:
    """A16: keep some of one kind, or nothing; return the rest."""
    seat = coast.seat
    for other in range(i64(MATERIALS)):
        coast.put(seat, c.MATERIAL + other, 0)
    if code == KEEP_NOTHING_CODE:
        coast.log(phases.MATERIALS_KEPT, seat, 0, 0)
        return
    material = kept_material(code - KEEP_CODE)
    amount = kept_amount(code - KEEP_CODE)
    coast.put(seat, c.MATERIAL + material, amount)
    coast.log(phases.MATERIALS_KEPT, seat, material, amount)
