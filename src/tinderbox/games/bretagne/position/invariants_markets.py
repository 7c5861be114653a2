"""Brest, Quimper and the supply of materials."""

from collections.abc import Iterator
from typing import Final

from tinderbox.core.invariants import Break, at
from tinderbox.games.bretagne.pack.pack import MATERIALS as NAMES
from tinderbox.games.bretagne.position.plain_state import PlainState
from tinderbox.games.bretagne.rules import coast as c, phases
from tinderbox.games.bretagne.rules.board import BREST, KEPT, LEVELS, MATERIALS
from tinderbox.games.bretagne.rules.preparation import in_supply, markers_used

ENGINEER_SPACES: Final = 2  # kinds of them in Brest


def check_brest(now: PlainState) -> Iterator[Break]:
    """R4: empty before it is first filled, then up to what is printed, or as far as the supply goes (B4)."""
    entries = ("singles", "pairs", *(f"materials.{name}" for name in NAMES))
    filled = now.round > 1 or now.supplied or not (now.set_up or now.preparing)
    lots = zip(entries, printed_in_brest(now), left_in_brest(now), strict=True)
    for place, (entry, printed, given) in enumerate(lots):
        short = place >= ENGINEER_SPACES and in_supply(now.coast, place - ENGINEER_SPACES, 1) == 0
        least = printed if now.supplied and not short else 0
        most = printed if filled else 0
        if not least <= given <= most:
            yield at(f"brest.{entry}", given=given, least=least, most=most)


def check_visits(now: PlainState) -> Iterator[Break]:
    """A12, A14: each visit takes the engineer of a 1-space, those of a 2-space and two materials at most."""
    if not now.acting or now.passed:
        return  # those who have passed took their workers home
    visits = sum(strip[c.IN_CITY + BREST] for strip in now.seats)
    missing = [printed - left for printed, left in zip(printed_in_brest(now), left_in_brest(now), strict=True)]
    engineers, materials = missing[:ENGINEER_SPACES], missing[ENGINEER_SPACES:]
    if max(engineers) > visits or (now.board.endless and sum(materials) > 2 * visits):
        yield at("brest", visits=visits)


def printed_in_brest(now: PlainState) -> list[int]:
    """Spaces of one and of two engineers, then materials by kind."""
    board = now.board
    return [int(board.brest_singles), int(board.brest_pairs), *(int(amount) for amount in board.brest)]


def left_in_brest(now: PlainState) -> list[int]:
    return [now.pool[c.SINGLES], now.pool[c.PAIRS], *now.market(c.BREST)]


def check_quimper(now: PlainState) -> Iterator[Break]:
    """R5: what the production card brings, or as much as there was; L1: loaded barge by barge until nothing is left."""
    lying = now.market(c.QUIMPER)
    shown = now.produced or now.acting or now.scoring or now.over
    if not shown or now.production == c.NONE:
        if any(lying):
            yield at("quimper")
        return
    start = now.production * MATERIALS
    card = [int(amount) for amount in now.board.production[start : start + MATERIALS]]
    for material, amount in enumerate(lying):
        short = card[material] - amount
        if short < 0 or (short and not is_loading(now) and now.produced and in_supply(now.coast, material, 1)):
            yield at(f"quimper.{NAMES[material]}", most=card[material])
            return
    if not is_loaded(now, sum(card) - sum(lying), sum(lying)):
        yield at("quimper", most=sum(card))


def is_loading(now: PlainState) -> bool:
    return now.phase == phases.LOAD


def is_loaded(now: PlainState, missing: int, left: int) -> bool:
    """Whether so many can be missing in Quimper and so many be left when the barges are loaded this far."""
    if not is_loading(now):
        return now.produced or left == 0 or missing >= now.players * loads_least(now)
    loaded = [
        now.spaces(barge, level)
        for barge, seat in enumerate(now.this_row)
        if seat != c.NOWHERE
        for level in range(now.levels_loaded(barge))
    ]
    least = sum(min(1, spaces) for spaces in loaded)
    return left > 0 and missing >= least and (missing <= sum(loaded) or not now.board.endless)


def loads_least(now: PlainState) -> int:
    """What each barge card takes at least while Quimper has something, one for every barge with a space."""
    cards = [sum(min(1, now.spaces(barge, level)) for level in range(LEVELS)) for barge in range(len(now.this_row))]
    return min(cards)


def check_loaded(now: PlainState) -> Iterator[Break]:
    """L1: what is missing in Quimper is on the barges, together with what was kept and what harbours gave."""
    if not is_loading(now) or now.production == c.NONE:
        return
    over = 0
    for material, left in enumerate(now.market(c.QUIMPER)):
        missing = int(now.board.production[now.production * MATERIALS + material]) - left
        given = sum(now.materials(seat)[material] for seat in now.everybody)
        given -= sum(now.yielded(now.moored[seat], material) for seat in now.everybody)
        over += max(0, given - missing)
        if given < missing and in_supply(now.coast, material, 1):  # else Quimper may have got less
            yield at(f"quimper.{NAMES[material]}", given=given, missing=missing)
            return
    if over > (KEPT * now.players if now.round > 1 else 0):
        yield at("quimper", given=over, missing=0)


def check_supply(now: PlainState) -> Iterator[Break]:
    """B4: once players have so much that the markers do not suffice, Quimper gets no kind beyond its discs."""
    if now.board.endless or not now.supplied or markers_used(now.coast) <= now.board.markers:
        return
    for material, amount in enumerate(now.market(c.QUIMPER)):
        if amount and now.in_play[material] > now.board.supply:
            yield at(f"quimper.{NAMES[material]}", given=now.in_play[material], most=int(now.board.supply))
