"""What the seats have: workers, engineers, materials, coins."""

from collections.abc import Iterator

from tinderbox.core.invariants import Break, at
from tinderbox.games.bretagne.position.plain_state import WORKERS, PlainState
from tinderbox.games.bretagne.rules import board as b, coast as c, phases

CITY_NAMES = ("in_brest", "in_lorient")
HIRED_A_VISIT = 3  # engineers: from a space of one and a space of two (A14)
BOUGHT_A_VISIT = (2, 3)  # materials in Brest (A14) and in Lorient (A13)


# -- workers ----------------------------------------------------------------------------------------------------------
def check_workers(now: PlainState) -> Iterator[Break]:
    """B5: every colour has its workers, all of them somewhere."""
    for seat in now.everybody:
        strip = now.seats[seat]
        given = strip[c.AT_HAND] + strip[c.RESERVE] + sum(strip[c.IN_CITY : c.IN_CITY + b.CITIES])
        given += now.on_towers[seat] + len(now.moored[seat])
        if given != WORKERS:
            yield at(f"seats[{seat}]", given=given, wanted=WORKERS)


def check_cities(now: PlainState) -> Iterator[Break]:
    """A11, A17: workers are in the cities only from their owner's trade to the moment when it passes."""
    for seat in now.everybody:
        away = not now.acting or now.barge(seat) == c.NONE
        for city in range(b.CITIES):
            if away and now.seats[seat][c.IN_CITY + city]:
                yield at(f"seats[{seat}].{CITY_NAMES[city]}")


def check_reserve(now: PlainState) -> Iterator[Break]:
    """B5, A8: beyond those of the beginning, only workers injured in a storm get into the reserve."""
    most = int(now.board.workers_in_reserve) + injuries(now)
    for seat in now.everybody:
        if now.seats[seat][c.RESERVE] > most:
            yield at(f"seats[{seat}].reserve", given=now.seats[seat][c.RESERVE], most=most)


def injuries(now: PlainState) -> int:
    """How many workers can have been injured: one a floor where a weather that has been so far injures."""
    seen = [
        int(now.board.weather_cards[kind]) - now.pool[c.UNSEEN + kind] - int(now.forecast == kind)
        for kind in range(b.WEATHERS)
    ]
    total = 0
    for group in range(b.GROUPS):
        if any(seen[kind] > 0 and now.board.injures[kind * b.GROUPS + group] for kind in range(b.WEATHERS)):
            total += b.FLOORS * now.scored_by_group[group]
            total += sum(tower.height for site, tower in enumerate(now.towers) if now.group(site) == group)
    return total


# -- engineers --------------------------------------------------------------------------------------------------------
def hired(now: PlainState) -> int:
    """How many engineers have left Brest this round (A14)."""
    singles = int(now.board.brest_singles) - now.pool[c.SINGLES]
    return singles + 2 * (int(now.board.brest_pairs) - now.pool[c.PAIRS])


def received(now: PlainState, seat: int) -> int:
    """The engineers of a seat's barge card and of its harbours (R2, R3)."""
    barge = now.barge(seat)
    if barge == c.NONE:
        return 0
    return int(now.board.barge_engineers[barge]) + now.yielded(now.collected(seat), b.ENGINEER)


def check_engineers(now: PlainState) -> Iterator[Break]:
    """R2, R3, A14: what came with the barge, from harbours and from Brest. A16: none without a barge card."""
    for seat in now.everybody:
        least = most = received(now, seat)
        if now.acting and now.barge(seat) != c.NONE:
            least = 0
            most += min(hired(now), HIRED_A_VISIT * now.seats[seat][c.IN_CITY + b.BREST])
        given = now.seats[seat][c.ENGINEERS]
        if not least <= given <= most:
            yield at(f"seats[{seat}].engineers", given=given, least=least, most=most)


def check_engineers_in_play(now: PlainState) -> Iterator[Break]:
    """A4, A16: engineers are at hand or on lighthouses; only those who pass give theirs back."""
    if not (now.acting or now.scoring):
        return
    given = sum(strip[c.ENGINEERS] for strip in now.seats) + sum(tower.engineers for tower in now.towers)
    most = hired(now) + sum(received(now, seat) for seat in now.everybody)
    # nobody knows any more which of the other cards those had who have passed
    others = [int(now.board.barge_engineers[place]) for place, seat in enumerate(now.this_row) if seat == c.NOWHERE]
    gone = [seat for seat in now.everybody if now.barge(seat) == c.NONE]
    most += sum(sorted(others)[len(others) - len(gone) :])
    most += sum(now.yielded(now.moored[seat], b.ENGINEER) for seat in gone)
    if given > most or (not gone and given < most):
        yield at("seats", given=given, most=most)


# -- materials --------------------------------------------------------------------------------------------------------
def check_kept(now: PlainState) -> Iterator[Break]:
    """A16: up to three of one kind are kept; to them harbours add (R3), and each barge some of one kind (L1)."""
    for seat in now.everybody:
        if (now.acting and now.barge(seat) != c.NONE) or (now.phase == phases.KEEP and seat == now.seat):
            continue
        added = now.collected(seat) if now.preparing else []
        kept = [amount - now.yielded(added, kind) for kind, amount in enumerate(now.materials(seat))]
        kinds = int(now.round > 1 or now.acting or now.scoring or now.over)
        most = b.KEPT * kinds
        if now.phase == phases.LOAD and now.barge(seat) != c.NONE:
            loaded = now.levels_loaded(now.barge(seat))
            kinds += loaded
            most += sum(now.spaces(now.barge(seat), level) for level in range(loaded))
        if min(kept) < 0 or sum(kept) > most or sum(amount > 0 for amount in kept) > kinds:
            yield at(f"seats[{seat}].materials")


def check_materials(now: PlainState) -> Iterator[Break]:
    """L1, A13, A14: beyond what was kept and what harbours gave, barges and each visit to a city bring only so much."""
    for seat in now.everybody:
        barge = now.barge(seat)
        if barge == c.NONE or not now.acting:
            continue
        most = (b.KEPT if now.round > 1 else 0) + sum(
            now.yielded(now.collected(seat), kind) for kind in range(b.MATERIALS)
        )
        most += sum(now.spaces(barge, level) for level in range(b.LEVELS))
        most += sum(BOUGHT_A_VISIT[city] * now.seats[seat][c.IN_CITY + city] for city in (b.BREST, b.LORIENT))
        given = sum(now.materials(seat))
        if given > most:
            yield at(f"seats[{seat}].materials", given=given, most=most)


# -- coins ------------------------------------------------------------------------------------------------------------
def check_coins(now: PlainState) -> Iterator[Break]:
    """R2, A2, A6, A13, A14: coins come with barges, from rewards and lighthouses, and from trade, a worker a visit."""
    board = now.board
    visit = max(int(board.proceeds[b.BREST_SELL]), int(board.proceeds[b.EXCHANGE]) + int(board.proceeds[b.SELL_CARDS]))
    acted = now.ended + int(now.acting or now.scoring)
    most = now.round * max(int(coins) for coins in board.barge_coins) + acted * WORKERS * visit
    most += (now.floors_built + int(now.in_hand != c.NONE)) * max(int(coins) for coins in board.row_coins)
    most += now.ended * b.SITES
    for seat in now.everybody:
        if now.seats[seat][c.COINS] > most:
            yield at(f"seats[{seat}].coins", given=now.seats[seat][c.COINS], most=most)
