"""Construction tiles: in their stacks, in the display, in hand, on lighthouses."""

from collections import Counter
from collections.abc import Iterator

from tinderbox.core.invariants import Break, at
from tinderbox.core.state import ActionList
from tinderbox.games.bretagne.position.plain_state import PlainState
from tinderbox.games.bretagne.rules import building, coast as c, phases
from tinderbox.games.bretagne.rules.board import FLOORS, ROWS, SLOTS, SPACES


def check_rows(now: PlainState) -> Iterator[Break]:
    """B6, S5: each stack and each row of the display has its own tiles."""
    rows = now.printed.kind_row
    for row in range(ROWS):
        for slot, kind in enumerate(now.display[row]):
            if kind != c.NONE and rows[kind] != row:
                yield at(f"display[{row}][{slot}]", name=now.pack_names.tiles[kind])
        for kind in sorted({kind for group in now.stacks[row] for kind in group}):
            if rows[kind] != row:
                yield at(f"stacks[{row}]", name=now.pack_names.tiles[kind])


def check_tiles(now: PlainState) -> Iterator[Break]:
    """B6: every tile is in its stack, in the display, in hand or on a lighthouse; W7: scored ones went back."""
    found = Counter([kind for row in now.display for kind in row])
    found.update([kind for stack in now.stacks for group in stack for kind in group])
    found.update([floor.kind for tower in now.towers for floor in tower.floors])
    found[now.in_hand] += 1
    for kind, wanted in enumerate(now.printed.kind_count):
        if found[kind] != wanted:
            yield at("stacks", name=now.pack_names.tiles[kind], given=found[kind], wanted=wanted)


def check_groups(now: PlainState) -> Iterator[Break]:
    """W7, B8: the tiles of a scored lighthouse go under their stacks, a group in each row that they belong to."""
    returned = 0
    for row, groups in enumerate(now.stacks):
        returned += sum(len(group) for group in groups[1:])
        if len(groups) > 1 + sum(now.scored) or any(len(group) > FLOORS for group in groups[1:]):
            yield at(f"stacks[{row}]", scored=sum(now.scored))
            return
    if returned > FLOORS * sum(now.scored):
        yield at("stacks", scored=sum(now.scored))


def check_display(now: PlainState) -> Iterator[Break]:
    """S5, R6: spaces are filled from the left as long as there are tiles; A2: what is missing was built this round."""
    if now.set_up:
        filled = now.spot if now.phase == phases.TILES else SPACES * int(now.phase == phases.ORDER)
        for space in range(SPACES):
            row, slot = divmod(space, SLOTS)
            if (now.display[row][slot] != c.NONE) != (space < filled):
                yield at(f"display[{row}][{slot}]")
        return
    for row in range(ROWS):
        least, most = taken(now, row)
        if now.empty[row] < least or (now.stacks[row] and now.empty[row] > most):
            yield at(f"display[{row}]")


def taken(now: PlainState, row: int) -> tuple[int, int]:
    """How many spaces of a row must be empty, and can be while its stack has tiles."""
    if now.phase == phases.TILES:  # this far the refilling has come
        return int(row == now.spot // SLOTS), max(0, min(SLOTS, (row + 1) * SLOTS - now.spot))
    if now.preparing and not now.produced:
        return 0, SLOTS if now.round > 1 else 0
    kind_row = now.printed.kind_row
    least = most = int(now.in_hand != c.NONE and kind_row[now.in_hand] == row)
    for site, tower in enumerate(now.towers):
        if tower.engineers:
            newest = now.built_now(site)[1]
            rows = [kind_row[floor.kind] == row for floor in tower.floors[tower.height - newest :]]
            most += sum(rows)
            least += bool(rows) and rows[-1]  # the topmost was surely built this round
    return least, SLOTS if now.scoring or now.over else most


def check_pace(now: PlainState) -> Iterator[Break]:
    """A2, R6: no more floors than tiles were on display."""
    if now.set_up:
        return  # `untouched` says that nothing is built
    shown = SPACES * max(0, now.round - 1)
    if now.acting or now.scoring or now.over:
        shown += sum(now.empty)
    elif now.round > 1 and not now.produced:
        shown += sum(now.empty) - SPACES  # the spaces of last round, still to be refilled
    given = now.floors_built + int(now.in_hand != c.NONE)
    if given > shown:
        yield at("sites", given=given, most=shown)


def check_tile(now: PlainState) -> Iterator[Break]:
    """A2, A5: between the two decisions of a build its tile is in hand, its space is empty, and it can go somewhere."""
    space = now.pool[c.IN_HAND_FROM]
    if not now.buying:
        if now.in_hand != c.NONE or space:
            yield at("tile")
        return
    row, slot = divmod(space, SLOTS)
    if now.in_hand == c.NONE or now.printed.kind_row[now.in_hand] != row or now.display[row][slot] != c.NONE:
        yield at("tile")
    elif can_be_asked(now):
        actions = ActionList()
        building.list_lighthouses(now.coast, actions)
        if actions.count == 0:
            yield at("tile")


def can_be_asked(now: PlainState) -> bool:
    """Whether there is what the engine needs to find the lighthouses: weather, boards, a barge card."""
    return now.weather != c.NONE and c.NOWHERE not in now.boards and now.barge(now.seat) >= 0
