"""A2–A10 · Build: a tile from the display onto a lighthouse, with all that it costs and brings."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tinderbox.bretagne import cards, phases
from tinderbox.bretagne.board import (
    BUILD_CODE,
    FLOORS,
    GROUPS,
    MATERIALS,
    ONE,
    SITES,
    SLOTS,
    SPACES,
    TAKE_BACK_CODE,
    WOOD,
    amount_of,
    covers,
)
from tinderbox.bretagne.coast import (
    AT_HAND,
    BARGE,
    COINS,
    DISPLAY,
    ENGINEERS,
    FINISHED,
    FLOOR_KIND,
    FLOOR_WORKERS,
    HEIGHT,
    MATERIAL,
    NONE,
    OPEN,
    RESERVE,
    SITE_COINS,
    SITE_ENGINEERS,
    STATUS,
    TAKEN_BACK,
    Coast,
)
from tinderbox.core.state import ActionList

# filled and read within one listing: the spaces whose tiles can be paid for
AFFORDABLE: Final = vec[i64]([0] * SPACES)
COST: Final = vec[i64]([0] * SPACES)


# -- what may be built ------------------------------------------------------------------------------------------------
def list_builds(coast: Coast, actions: ActionList) -> None:
    """A5: everything must be payable beforehand, engineers, tile, extra materials and wood."""
    seat = coast.seat
    engineers = coast.own(seat, ENGINEERS)
    if engineers == 0:
        return
    have = coast.materials_of(seat)
    offers = list_affordable(coast, have)
    if offers == 0:
        return
    for lighthouse in range(i64(SITES)):
        site = coast.site_of(lighthouse)
        if coast.tower(site, STATUS) == OPEN and engineers_for(coast, seat, site) <= engineers:
            need = place_cost(coast, site)
            if covers(have, need) and not (injures(coast, site) and coast.own(seat, AT_HAND) == 0):
                for offer in range(offers):
                    if covers(have - need, COST[offer]):
                        actions.add(BUILD_CODE + lighthouse * SPACES + AFFORDABLE[offer])


def list_affordable(coast: Coast, have: i64) -> i64:
    """The spaces whose tiles alone can be paid for (A2), and how many there are; of equal tiles the leftmost (R6)."""
    offers: i64 = 0
    for space in range(i64(SPACES)):
        kind = coast.pooled(DISPLAY + space) - 1
        if kind >= 0 and not has_twin(coast, space):
            cost = coast.board.kind_cost[kind]
            if covers(have, cost):
                AFFORDABLE[offers] = space
                COST[offers] = cost
                offers += 1
    return offers


def has_twin(coast: Coast, space: i64) -> bool:
    """R6: whether an equal tile lies further left in the row."""
    kind = coast.pool[DISPLAY + space]
    left = space - space % SLOTS
    while left < space:
        if coast.pool[DISPLAY + left] == kind:
            return True
        left += 1
    return False


def place_cost(coast: Coast, site: i64) -> i64:
    """A3: the lighthouse's extra materials, and 1 wood above the bottom floor."""
    cost = coast.board.extra[coast.lighthouse_at(site)]
    return cost + ONE[WOOD] if coast.tower(site, HEIGHT) > 0 else cost


def engineers_for(coast: Coast, seat: i64, site: i64) -> i64:
    """A4: by weather and group; barge 3's holder places one fewer, but never less than 1."""
    board = coast.board
    demanded = i64(board.engineers[coast.weather * GROUPS + i64(board.site_group[site])])
    demanded -= i64(board.barge_saves[coast.own(seat, BARGE) - 1])
    return demanded if demanded > 1 else 1


def injures(coast: Coast, site: i64) -> bool:
    """A8: a storm on Purgatory or Hell."""
    board = coast.board
    return board.injures[coast.weather * GROUPS + i64(board.site_group[site])] != 0


# -- the act ----------------------------------------------------------------------------------------------------------
def build(coast: Coast, choice: i64) -> bool:
    """A2–A8, A10: one act; whether a card is to be drawn before A9."""
    board = coast.board
    seat = coast.seat
    site = coast.site_of(choice // SPACES)
    space = choice % SPACES
    row = space // SLOTS
    kind = coast.pooled(DISPLAY + space) - 1
    cost = board.kind_cost[kind] + place_cost(coast, site)
    floor = coast.tower(site, HEIGHT)
    coast.site = site
    coast.pool[DISPLAY + space] = 0
    coast.put_tower(site, HEIGHT, floor + 1)
    coast.put_floor(site, floor, FLOOR_KIND, kind)
    coast.tell(phases.TILE_BUILT, seat, site, kind)
    paid = pay_materials(coast, seat, cost)
    place_engineers(coast, seat, site)
    take_coins(coast, seat, site)
    place_workers(coast, seat, site, floor, paid)
    if floor + 1 == FLOORS:
        coast.put_tower(site, STATUS, FINISHED)
        coast.tell(phases.LIGHTHOUSE_BUILT, site)
    coast.give(seat, COINS, i64(board.row_coins[row]))
    coast.tell(phases.REWARD_RECEIVED, seat, i64(board.row_coins[row]), i64(board.row_cards[row]))
    return cards.start_draw(coast, seat, i64(board.row_cards[row]), phases.THEN_TAKE_BACK)


def pay_materials(coast: Coast, seat: i64, cost: i64) -> i64:
    """A2, A3: to the supply; how many materials it was."""
    paid: i64 = 0
    for material in range(i64(MATERIALS)):
        amount = amount_of(cost, material)
        coast.give(seat, MATERIAL + material, -amount)
        paid += amount
    coast.tell(phases.MATERIALS_PAID, seat, cost)
    return paid


def place_engineers(coast: Coast, seat: i64, site: i64) -> None:
    """A4: they stay until the lighthouse is scored or the round ends."""
    engineers = engineers_for(coast, seat, site)
    coast.give(seat, ENGINEERS, -engineers)
    coast.put_tower(site, SITE_ENGINEERS, coast.tower(site, SITE_ENGINEERS) + engineers)
    coast.tell(phases.ENGINEERS_PLACED, seat, site, engineers)


def take_coins(coast: Coast, seat: i64, site: i64) -> None:
    """A6: any coins lying on the lighthouse board."""
    coins = coast.tower(site, SITE_COINS)
    if coins > 0:
        coast.give(seat, COINS, coins)
        coast.put_tower(site, SITE_COINS, 0)
        coast.tell(phases.COINS_FOUND, seat, site, coins)


def place_workers(coast: Coast, seat: i64, site: i64, floor: i64, paid: i64) -> None:
    """A7: one for each material paid, or all that are left; A8: one is injured in a storm."""
    at_hand = coast.own(seat, AT_HAND)
    placed = min(paid, at_hand)
    coast.tell(phases.WORKERS_PLACED, seat, site, placed)
    at_hand -= placed
    if injures(coast, site):
        if at_hand > 0:
            at_hand -= 1
        else:
            placed -= 1
        coast.give(seat, RESERVE)
        coast.tell(phases.WORKER_INJURED, seat, site)
    coast.put(seat, AT_HAND, at_hand)
    coast.set_workers(site, floor, seat, placed)


# -- take back or leave -----------------------------------------------------------------------------------------------
def ask_take_back(coast: Coast) -> bool:
    """A9: the choice, if any worker was placed."""
    if placed_now(coast) == 0:
        coast.site = NONE
        return False
    coast.wait(phases.TAKE_BACK, coast.seat)
    return True


def placed_now(coast: Coast) -> i64:
    """The workers on the tile that was just placed."""
    return coast.floor(coast.site, coast.tower(coast.site, HEIGHT) - 1, FLOOR_WORKERS)


def list_take_backs(coast: Coast, actions: ActionList) -> None:
    for count in range(placed_now(coast) + 1):
        actions.add(TAKE_BACK_CODE + count)


def take_back(coast: Coast, count: i64) -> None:
    """A9: so many come to hand and score at once, the others stay on the tile."""
    seat = coast.seat
    floor = coast.tower(coast.site, HEIGHT) - 1
    points = count * coast.board.taken_back
    coast.set_workers(coast.site, floor, seat, placed_now(coast) - count)
    coast.give(seat, AT_HAND, count)
    coast.give(seat, TAKEN_BACK, points)
    coast.tell(phases.WORKERS_TAKEN_BACK, seat, count, points)
    coast.site = NONE
