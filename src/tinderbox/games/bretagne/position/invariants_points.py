"""Points: as many as what was built and scored can have brought."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from tinderbox.core.invariants import Break, at
from tinderbox.games.bretagne.position.plain_state import PlainState
from tinderbox.games.bretagne.rules import coast as c, phases
from tinderbox.games.bretagne.rules.board import EQUIPMENT, FLOORS, GROUPS, NOT_PLAYABLE, POINT, ROWS


def check_multiples(now: PlainState) -> Iterator[Break]:
    """A9, W6: every worker taken back or left on scores the same."""
    for seat in now.everybody:
        for name, source, worth in (
            ("take_backs", c.TAKEN_BACK, int(now.board.taken_back)),
            ("workers", c.LEFT_ON, int(now.board.left_on)),
        ):
            points = now.seats[seat][source]
            if points and (worth == 0 or points % worth):
                yield at(f"seats[{seat}].points.{name}", given=points, worth=worth)


def check_work(now: PlainState) -> Iterator[Break]:
    """A7, A9, W5, W6: every worker that was taken back, left on or moved to a harbour had been placed on a floor.

    A tile costs as much as its row says, at most three; a floor of Purgatory one more, of Hell two (A3).
    """
    placed = sum(sum(floors) for floors in now.paid)
    for group in range(GROUPS):
        placed += now.scored_by_group[group] * (FLOORS * (ROWS + group + 1) - 1)  # no wood for the bottom floor
    worked = sum(now.on_towers) + sum(len(harbours) for harbours in now.moored)
    for strip in now.seats:
        worked += strip[c.TAKEN_BACK] // max(1, int(now.board.taken_back))
        worked += strip[c.LEFT_ON] // max(1, int(now.board.left_on))
    if worked > placed:
        yield at("seats", given=worked, most=placed)


def check_majorities(now: PlainState) -> Iterator[Break]:
    """W6: one seat at most has the majority of a lighthouse, and somebody has it wherever workers were left."""
    points = tuple(strip[c.MAJORITIES] for strip in now.seats)
    values = tuple(int(value) for value in now.board.majority)
    if not is_shared_out(points, values, tuple(now.scored_by_group)):
        yield at("seats", given=sum(points))
        return
    if now.board.left_on == 0 or min(values) == 0:
        return
    if sum(points) == 0 and any(strip[c.LEFT_ON] for strip in now.seats):
        yield at("seats", given=0)
    for seat, strip in enumerate(now.seats):
        if strip[c.MAJORITIES] and not strip[c.LEFT_ON]:
            yield at(f"seats[{seat}].points.majorities", given=strip[c.MAJORITIES])


@lru_cache(maxsize=4096)
def is_shared_out(points: tuple[int, ...], values: tuple[int, ...], scored: tuple[int, ...]) -> bool:
    """Whether so many lighthouses of each group, each given to one seat or nobody, can have brought these points."""
    if not any(points):
        return True
    first, *others = points
    for won in product(*(range(count + 1) for count in scored)):
        if sum(number * value for number, value in zip(won, values, strict=True)) == first:
            left = tuple(count - number for count, number in zip(scored, won, strict=True))
            if is_shared_out(tuple(others), values, left):
                return True
    return False


def check_card_points(now: PlainState) -> Iterator[Break]:
    """W4: what the cards on this lighthouse have brought, and what all cards can have brought on others."""
    given = sum(strip[c.PLAYED_CARDS] for strip in now.seats)
    least = 0
    if now.scoring and now.site != c.NONE:
        least = card_points(now, now.group(now.site), now.cards(c.PLAYED))
    every = [int(cards) for cards in now.board.equipment]
    most = least + sum(
        number * card_points(now, group, every) for group, number in enumerate(now.scored_by_group) if number
    )
    if not least <= given <= most:
        yield at("seats", given=given, least=least, most=most)


def card_points(now: PlainState, group: int, cards: list[int]) -> int:
    """What so many cards of each kind bring on one lighthouse."""
    total = 0
    for kind in range(EQUIPMENT):
        value = int(now.board.equipment_value[kind * GROUPS + group])
        if value != NOT_PLAYABLE:
            total += sum(max(0, value - before) for before in range(cards[kind]))
    return total


def check_income_points(now: PlainState) -> Iterator[Break]:
    """R3, E2: harbours pay from the second round on, first the normal income, then the improved one."""
    payments = max(0, now.round - (2 if now.phase == phases.BARGE else 1))
    for seat in now.everybody:
        given = now.seats[seat][c.INCOME]
        if given and given not in incomes(now, seat, payments):
            yield at(f"seats[{seat}].points.income", given=given, most=max(incomes(now, seat, payments)))


def incomes(now: PlainState, seat: int, payments: int) -> set[int]:
    """What a seat's harbours can have paid in points."""
    totals = {0}
    for harbour in now.moored[seat]:
        tile = now.laid[c.TILE_AT + harbour]
        if tile != c.NOWHERE and now.board.tile_income[tile] == POINT:
            better = payments if now.pool[c.IMPROVED + now.printed.harbour_area[harbour]] else 0
            paid = {
                early * int(now.board.tile_normal[tile]) + late * int(now.board.tile_improved[tile])
                for late in range(better + 1)
                for early in range(payments - late + 1)
            }
            totals = {one + other for one in totals for other in paid}
    return totals
