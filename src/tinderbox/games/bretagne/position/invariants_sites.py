"""Lighthouses, harbours and Pontivy."""

from collections.abc import Iterator

from tinderbox.core.invariants import Break, at
from tinderbox.games.bretagne.position.plain_state import PlainState
from tinderbox.games.bretagne.rules import coast as c, phases
from tinderbox.games.bretagne.rules.board import AREAS, FLOORS, GROUPS, HARBOURS, SEATS, SITES
from tinderbox.games.bretagne.rules.scoring import IMPROVING


def check_status(now: PlainState) -> Iterator[Break]:
    """A10, W7: open below four floors, finished with four until it is scored, cleared once built."""
    for site, tower in enumerate(now.towers):
        good = {
            c.OPEN: tower.height < FLOORS,
            c.FINISHED: tower.height == FLOORS and (now.acting or now.scoring),
            c.BUILT: tower.height == 0,
        }
        if not good[tower.status]:
            yield at(f"sites[{site + 1}].status")


def check_floors(now: PlainState) -> Iterator[Break]:
    """A7: no more workers on a floor than materials were paid for it."""
    for site, tower in enumerate(now.towers):
        for place, floor in enumerate(tower.floors):
            if floor.workers > now.paid[site][place]:
                yield at(f"sites[{site + 1}].floors[{place}].workers", most=now.paid[site][place])


def check_site_engineers(now: PlainState) -> Iterator[Break]:
    """A4, E1: the engineers of this round's floors, as the weather demands them; none after the round."""
    for site, tower in enumerate(now.towers):
        least, most = now.built_now(site)
        if tower.engineers:
            good = (now.acting or now.scoring) and tower.status != c.BUILT and 0 < least <= most
        else:
            good = tower.status != c.FINISHED
        if not good:
            yield at(f"sites[{site + 1}].engineers")


def check_site_coins(now: PlainState) -> Iterator[Break]:
    """E1, A6: a coin for every round without a new floor, until the next floor."""
    for site, tower in enumerate(now.towers):
        least = most = 0
        if tower.status == c.OPEN and tower.height == 0:
            least = most = now.ended
        elif tower.status == c.OPEN and tower.engineers == 0:
            most = max(0, now.ended - 1)  # no coin in the round of the last floor
        if not least <= tower.coins <= most:
            yield at(f"sites[{site + 1}].coins", given=tower.coins, least=least, most=most)


# -- harbours ---------------------------------------------------------------------------------------------------------
def check_harbours(now: PlainState) -> Iterator[Break]:
    """W5: each scoring of a lighthouse brings a seat at most one worker into a harbour of the area."""
    for seat, harbours in enumerate(now.moored):
        for area in sorted({now.printed.harbour_area[harbour] for harbour in harbours}):
            most = now.scored_in(area)
            if now.phase == phases.HARBOUR and now.scored_area == area:
                most += seat in now.order[: now.rank]
            there = now.moored_in(area, seat)
            if len(there) > most:
                yield at(f"harbours.{now.pack_names.harbours[there[0]]}.seats", seat=seat, given=len(there), most=most)


def check_improved(now: PlainState) -> Iterator[Break]:
    """E2: from the end of the round on in which the third lighthouse of the area was built."""
    for area in range(AREAS):
        improved = now.pool[c.IMPROVED + area] > 0
        built = sum(now.built[area * GROUPS : (area + 1) * GROUPS])
        due = now.ended > 0 and built >= IMPROVING
        if improved != due and (improved or not now.scoring):
            yield at("improved", built=built)


# -- Pontivy ----------------------------------------------------------------------------------------------------------
def check_pontivy(now: PlainState) -> Iterator[Break]:
    """S5, R2, A15: each marker is on one row; they leave the next-round row from the front and fill it from there."""
    there = [place for place in range(SEATS) if now.next_row[place] != c.NOWHERE]
    here = SEATS - now.this_row.count(c.NOWHERE)
    if now.phase == phases.BARGE:
        good = there == list(range(here, now.players))
    elif now.set_up:
        good = here == 0 and there == list(range(now.rank if now.phase == phases.ORDER else 0))
    elif now.preparing:
        good = here == now.players and not there
    elif now.acting:
        good = here + len(there) == now.players and there == list(range(len(there)))
    else:
        good = here == 0 and there == list(range(now.players))
    markers = [seat for seat in (*now.this_row, *now.next_row) if seat != c.NOWHERE]
    if not good or len(set(markers)) != len(markers):
        yield at("pontivy")


# -- scoring ----------------------------------------------------------------------------------------------------------
def check_scoring_order(now: PlainState) -> Iterator[Break]:
    """W1: of the lighthouses just built the one nearest to Lorient comes first, the others follow clockwise."""
    if not now.scoring or now.site == c.NONE:
        return
    waiting = [site for site, tower in enumerate(now.towers) if tower.status == c.FINISHED]
    if now.site not in waiting:
        yield at("progress.site")
        return
    nearness = [int(near) for near in now.board.nearness]
    nearest = min(waiting, key=lambda site: nearness[site])
    # those scored before, this round, may have come first
    scored = [
        site for site in range(SITES) if now.towers[site].status == c.BUILT and now.scored[now.printed.shares[site]]
    ]
    first = [nearest, *(site for site in scored if nearness[site] < nearness[nearest])]
    if all(min(waiting, key=lambda site: (site - start) % SITES) != now.site for start in first):
        yield at("progress.site")


def check_order(now: PlainState) -> Iterator[Break]:
    """W2: most workers first, in a tie whose lowest worker stands lower; as it was when the step began."""
    order, site = now.order, now.site
    if not now.scoring or site == c.NONE:
        if order:
            yield at("progress.order")
        return
    absent = [seat for seat in now.everybody if seat not in order and now.workers_on(site, seat)]
    if absent or not is_ordered(now):
        yield at("progress.order")


def is_ordered(now: PlainState) -> bool:
    """Whether the workers that left during this step, for cards or to a harbour, can have stood in this order."""
    cards = now.phase == phases.CARDS
    left = sum(now.cards(c.PLAYED)) if cards else SEATS
    last = now.rank if cards else now.rank - 1  # the last seat whose workers may have left
    behind, behind_low = 0, FLOORS
    for place in reversed(range(len(now.order))):
        seat = now.order[place]
        workers, low = now.workers_on(now.site, seat), now.lowest(now.site, seat)
        tied = behind + (low > behind_low)  # in a tie the lower comes first, as one may have been who has nobody left
        had = max(1, workers, tied)
        gone = had - workers
        moved = now.moored_in(now.scored_area, seat)
        if gone > (0 if place > last else left if cards else min(1, len(moved))):
            return False
        left -= gone
        behind, behind_low = had, low if low != c.NONE else behind_low
    return True


def check_asked(now: PlainState) -> Iterator[Break]:
    """W3, W5: who is asked has workers there, and cards in hand or a harbour to enter."""
    if not now.scoring or now.site == c.NONE:
        return
    if now.phase == phases.CARDS:
        good = sum(now.hand(now.seat)) > 0
    else:
        good = any(
            now.coast.harbour_workers(harbour) <= now.seats[now.seat][c.COINS]
            for harbour in range(HARBOURS)
            if now.printed.harbour_area[harbour] == now.scored_area and harbour not in now.moored[now.seat]
        )
    if not good or now.workers_on(now.site, now.seat) == 0:
        yield at("turn_seat", phase=now.phase_name)
