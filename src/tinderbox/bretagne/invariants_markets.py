"""Brest, Quimper and the supply of materials."""

from collections.abc import Iterator

from tinderbox.bretagne import coast as c, phases
from tinderbox.bretagne.board import BREST, LEVELS, MATERIALS
from tinderbox.bretagne.pack import MATERIALS as NAMES
from tinderbox.bretagne.preparation import in_supply, markers_used
from tinderbox.bretagne.situation import Situation
from tinderbox.core.invariants import Break, at


def check_brest(now: Situation) -> Iterator[Break]:
    """R4: filled up to what is printed, or as far as the supply goes; empty before. A14: emptied by visitors."""
    board = now.board
    printed = [int(board.brest_singles), int(board.brest_pairs), *(int(amount) for amount in board.brest)]
    lying = [now.pool[c.SINGLES], now.pool[c.PAIRS], *now.market(c.BREST)]
    entries = ["singles", "pairs", *(f"materials.{name}" for name in NAMES)]
    filled = now.round > 1 or (now.round == 1 and (now.supplied or not now.preparing))
    missing = [wanted - found for wanted, found in zip(printed, lying, strict=True)]
    for place, entry in enumerate(entries):
        material = place - 2
        most = printed[place] if filled else 0
        least = 0
        if now.supplied and (material < 0 or in_supply(now.coast, material, 1)):
            least = printed[place]
        elif now.acting and not now.passed and material < 0:
            least = printed[place] - visitors(now)
        if not least <= lying[place] <= most:
            yield at(f"brest.{entry}", given=lying[place], least=max(0, least), most=most)
            return
    if now.acting and not now.passed and board.endless and sum(missing[2:]) > 2 * visitors(now):
        yield at("brest.materials", given=sum(lying[2:]), least=sum(printed[2:]) - 2 * visitors(now), most=sum(printed[2:]))


def visitors(now: Situation) -> int:
    """How often somebody who has not passed yet has traded in Brest this round."""
    return sum(strip[c.IN_CITY + BREST] for strip in now.seats)


def check_quimper(now: Situation) -> Iterator[Break]:
    """R5: what the production card brings, or as much as there was; L1, L2: loaded barge by barge until nothing is left."""
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


def is_loading(now: Situation) -> bool:
    return now.phase == phases.LOAD


def is_loaded(now: Situation, missing: int, left: int) -> bool:
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


def loads_least(now: Situation) -> int:
    """What each barge card takes at least while Quimper has something, one for every barge with a space."""
    cards = [sum(min(1, now.spaces(barge, level)) for level in range(LEVELS)) for barge in range(len(now.this_row))]
    return min(cards)


def check_supply(now: Situation) -> Iterator[Break]:
    """B4: once players have so much that the markers do not suffice, Quimper gets no kind beyond its discs."""
    if now.board.endless or not now.supplied or markers_used(now.coast) <= now.board.markers:
        return
    for material, amount in enumerate(now.market(c.QUIMPER)):
        if amount and now.in_play[material] > now.board.supply:
            yield at(f"quimper.{NAMES[material]}", given=now.in_play[material], most=int(now.board.supply))
