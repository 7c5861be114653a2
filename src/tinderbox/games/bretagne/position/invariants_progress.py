"""How far the phase has come: whose turn it is, and what it still needs. Nothing is left over from another phase."""

from collections.abc import Iterator

from tinderbox.core.engine.bits import BIT
from tinderbox.core.invariants import Break, at
from tinderbox.games.bretagne.position.plain_state import PlainState
from tinderbox.games.bretagne.rules import board as b, coast as c, phases, trading


def check_rank(now: PlainState) -> Iterator[Break]:
    """R2, L1, A1, W2: whose turn it is follows from the row, or from the order of the scoring."""
    if now.phase == phases.BARGE:
        row, rank = now.next_row, b.SEATS - now.this_row.count(c.NOWHERE)
    elif now.phase == phases.LOAD or now.phase == phases.EQUIPMENT or (now.acting and now.phase != phases.KEEP):
        row, rank = now.this_row, now.rank
    elif now.scoring:
        row, rank = now.order, now.rank
    elif now.phase == phases.ORDER:
        row, rank = [now.seat] * b.SEATS, len(now.passed)
    elif now.phase == phases.KEEP:
        row, rank = [now.seat] * b.SEATS, now.rank
    else:
        row, rank = [now.seat], 0
    if now.rank != rank or rank >= len(row) or row[rank] != now.seat:
        yield at("progress.rank", phase=now.phase_name)


def check_keep(now: PlainState) -> Iterator[Break]:
    """A15, A16: who names what is kept has just passed, and has some material."""
    if now.phase != phases.KEEP:
        return
    left = now.rank >= b.SEATS or now.this_row[now.rank] == c.NOWHERE
    if not left or now.passed[-1:] != [now.seat] or not any(now.materials(now.seat)):
        yield at("turn_seat")


def check_step(now: PlainState) -> Iterator[Break]:
    """L1: barge by barge. W1: cards, then harbour."""
    if now.phase == phases.LOAD:
        good = now.step < b.LEVELS
    else:
        good = now.step == (phases.HARBOUR_STEP if now.phase == phases.HARBOUR else phases.CARD_STEP)
    if not good:
        yield at("progress.step", phase=now.phase_name)


def check_site(now: PlainState) -> Iterator[Break]:
    """A9, W1: a lighthouse is named while the workers just placed are asked about, and while it is scored."""
    if (now.site != c.NONE) != (now.phase == phases.TAKE_BACK or now.scoring):
        yield at("progress.site", phase=now.phase_name)


def check_take_back(now: PlainState) -> Iterator[Break]:
    """A9: the tile just placed is the topmost, built this round, with workers of its builder."""
    if now.phase != phases.TAKE_BACK or now.site == c.NONE:
        return
    tower = now.towers[now.site]
    if not tower.floors or tower.floors[-1].owner != now.seat or tower.engineers == 0:
        yield at("progress.site")


def check_spot(now: PlainState) -> Iterator[Break]:
    """S1–S5, R3, R6: sites, shares, harbours or spaces are gone through one after another."""
    least, most, good = 0, 0, True
    if now.phase == phases.BOARDS:
        most = b.SITES - 1
    elif now.phase == phases.STANDING:
        most = b.AREAS * b.GROUPS - 1
        good = now.spot <= most and 0 < now.pending <= int(now.board.standing[now.spot])
    elif now.phase == phases.HARBOUR_TILES:
        most = b.HARBOURS - 1
    elif now.phase == phases.TILES:
        most = b.SPACES - 1
        row, slot = divmod(min(now.spot, most), b.SLOTS)
        good = now.display[row][slot] == c.NONE and bool(now.stacks[row])
    elif now.income:
        least, most = 1, b.HARBOURS
    if not good or not least <= now.spot <= most:
        yield at("progress.spot", phase=now.phase_name)


# -- trade ------------------------------------------------------------------------------------------------------------
def check_trade(now: PlainState) -> Iterator[Break]:
    """A11, A12: a worker in each city of this action, a deal made in the one that was left, and one possible here."""
    city, visited, deals = int(now.coast.city), int(now.coast.visited), int(now.coast.deals)
    if not now.trading:
        if city != c.NONE or visited or deals:
            yield at("progress.city", phase=now.phase_name)
        return
    made = (deals % int(BIT[2 * b.LORIENT_BUY]), deals // int(BIT[2 * b.LORIENT_BUY]))
    good = city != c.NONE
    for place in range(b.CITIES):
        there = visited & int(BIT[2 * place]) != 0
        good = good and (there or (place != city and not made[place]))
        good = good and (not there or now.seats[now.seat][c.IN_CITY + place] > 0)
        good = good and (not there or place == city or made[place] > 0)
    if not good:
        yield at("progress.visited", phase=now.phase_name)
    elif not were_possible(now, deals) or not (made[city] or trading.some_deal(now.coast, city)):
        yield at("progress.deals", phase=now.phase_name)


def were_possible(now: PlainState, deals: int) -> bool:
    """A14: what was bought in Brest is no longer there."""
    board = now.board
    missing = {
        b.HIRE_ONE: int(board.brest_singles) - now.pool[c.SINGLES],
        b.HIRE_TWO: int(board.brest_pairs) - now.pool[c.PAIRS],
        b.BREST_BUY: (sum(int(amount) for amount in board.brest) - sum(now.market(c.BREST))) // 2,
    }
    return all(missing[deal] > 0 for deal in missing if deals & int(BIT[2 * deal]))
