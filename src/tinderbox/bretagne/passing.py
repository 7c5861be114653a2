"""A1, A15–A17 · Whose action it is, and passing."""

from typing import Final

from mypy_extensions import i64, u8

from tinderbox.bretagne import phases
from tinderbox.bretagne.board import BARGES, CITIES, KEEP_CODE, MATERIALS
from tinderbox.bretagne.coast import (
    AT_HAND,
    BARGE,
    ENGINEERS,
    IN_CITY,
    MATERIAL,
    NEXT_ROW,
    NONE,
    NOWHERE,
    THIS_ROW,
    Coast,
)
from tinderbox.core.state import ActionList

KEPT: Final = 3


def next_player(coast: Coast) -> bool:
    """A1: the next in this round's order who has not passed; False once all have."""
    for ahead in range(i64(1), i64(BARGES + 1)):
        place = (coast.rank + ahead) % BARGES
        seat = coast.pooled(THIS_ROW + place)
        if seat != NOWHERE:
            coast.rank = place
            coast.ask(phases.ACT, seat)
            return True
    coast.rank = 0
    return False


def pass_round(coast: Coast) -> bool:
    """A15–A17; whether the seat has to say what it keeps."""
    seat = coast.seat
    place: i64 = 0
    while coast.pooled(NEXT_ROW + place) != NOWHERE:
        place += 1
    coast.pool[NEXT_ROW + place] = u8(seat)
    coast.pool[THIS_ROW + coast.own(seat, BARGE) - 1] = NOWHERE
    coast.put(seat, BARGE, 0)
    coast.put(seat, ENGINEERS, 0)
    coast.tell(phases.PASSED, seat, place)
    bring_home(coast, seat)
    return ask_kept(coast, seat)


def bring_home(coast: Coast, seat: i64) -> None:
    """A17: all own workers in Brest and Lorient; those in harbours and on lighthouses stay."""
    home: i64 = 0
    for city in range(i64(CITIES)):
        home += coast.own(seat, IN_CITY + city)
        coast.put(seat, IN_CITY + city, 0)
    coast.give(seat, AT_HAND, home)
    if home > 0:
        coast.tell(phases.WORKERS_HOME, seat, home)


def ask_kept(coast: Coast, seat: i64) -> bool:
    """A16: with materials of several kinds the player names one."""
    kinds: i64 = 0
    only: i64 = NONE
    for material in range(i64(MATERIALS)):
        if coast.own(seat, MATERIAL + material) > 0:
            kinds += 1
            only = material
    if kinds > 1:
        coast.wait(phases.KEEP, seat)
        return True
    if kinds == 1:
        keep(coast, only)
    return False


def list_kept(coast: Coast, actions: ActionList) -> None:
    for material in range(i64(MATERIALS)):
        if coast.own(coast.seat, MATERIAL + material) > 0:
            actions.add(KEEP_CODE + material)


def keep(coast: Coast, material: i64) -> None:
    """A16: at most 3 of one kind; the rest goes back."""
    seat = coast.seat
    kept = min(coast.own(seat, MATERIAL + material), i64(KEPT))
    for other in range(i64(MATERIALS)):
        coast.put(seat, MATERIAL + other, 0)
    coast.put(seat, MATERIAL + material, kept)
    coast.tell(phases.MATERIALS_KEPT, seat, material, kept)
