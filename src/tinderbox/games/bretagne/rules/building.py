"""A2–A10 · Build: a tile from the display, then the lighthouse it goes on, with all that each costs and brings."""

from mypy_extensions import i64, u8

from tinderbox.core.state import ActionList
from tinderbox.games.bretagne.rules import board as b, cards, coast as c, phases
from tinderbox.games.bretagne.rules.board import amount_of, count_of, covers
from tinderbox.games.bretagne.rules.coast import Coast


# -- what may be built ------------------------------------------------------------------------------------------------
def list_builds(coast: Coast, actions: ActionList) -> None:
    """A5: every tile that the seat can pay for and place; of equal tiles the leftmost (R6)."""
    seat = coast.seat
    if coast.own(seat, c.ENGINEERS) == 0:
        return
    have = coast.materials_of(seat)
    ready = payable(coast, seat, have)
    if ready == 0:
        return
    for space in range(i64(b.SPACES)):
        kind = coast.pooled(c.DISPLAY + space) - 1
        if kind >= 0:
            cost = coast.board.kind_cost[kind]
            if covers(have, cost) and has_place(coast, ready, have - cost) and not has_twin(coast, space):
                actions.add(b.BUILD_CODE + space)


def payable(coast: Coast, seat: i64, have: i64) -> i64:
    """A3–A5, A8: a bit for each unfinished lighthouse that these materials, engineers and workers can pay for."""
    board = coast.board
    groups = able_groups(coast, seat)
    found: i64 = 0
    bit: i64 = 1
    for lighthouse in range(i64(b.SITES)):
        if (groups >> i64(board.lighthouse_group[lighthouse])) & 1 != 0:
            site = coast.site_of(lighthouse)
            if coast.tower(site, c.STATUS) == c.OPEN and covers(have, place_cost(coast, site)):
                found |= bit
        bit += bit
    return found


def able_groups(coast: Coast, seat: i64) -> i64:
    """A4, A8: a bit for each group whose engineers the seat has, and a worker where one would be injured."""
    board = coast.board
    engineers = coast.own(seat, c.ENGINEERS) + i64(board.barge_saves[coast.own(seat, c.BARGE) - 1])
    if coast.own(seat, c.ENGINEERS) == 0:
        return 0
    found: i64 = 0
    first = coast.weather * b.GROUPS
    for group in range(i64(b.GROUPS)):
        if i64(board.engineers[first + group]) <= engineers and (
            board.injures[first + group] == 0 or coast.own(seat, c.AT_HAND) > 0
        ):
            found += 1 << group
    return found


def has_place(coast: Coast, ready: i64, left: i64) -> bool:
    """Whether the remaining materials pay for one of the lighthouses whose bits are set."""
    lighthouse: i64 = 0
    while ready != 0:
        if (ready & 1) != 0 and covers(left, place_cost(coast, coast.site_of(lighthouse))):
            return True
        ready >>= 1
        lighthouse += 1
    return False


def list_lighthouses(coast: Coast, actions: ActionList) -> None:
    """A3, A5: every lighthouse that can be paid for now that the tile is bought."""
    ready = payable(coast, coast.seat, coast.materials_of(coast.seat))
    code: i64 = b.ON_CODE
    while ready != 0:
        if (ready & 1) != 0:
            actions.add(code)
        ready >>= 1
        code += 1


def has_twin(coast: Coast, space: i64) -> bool:
    """R6: whether an equal tile lies further left in the row."""
    kind = coast.pool[c.DISPLAY + space]
    left = space - space % b.SLOTS
    while left < space:
        if coast.pool[c.DISPLAY + left] == kind:
            return True
        left += 1
    return False


def place_cost(coast: Coast, site: i64) -> i64:
    """A3: the lighthouse's extra materials, and 1 wood above the bottom floor."""
    cost = coast.board.extra[coast.lighthouse_at(site)]
    return cost + b.ONE[b.WOOD] if coast.tower(site, c.HEIGHT) > 0 else cost


def engineers_demanded(coast: Coast, site: i64) -> i64:
    """A4: by weather and group."""
    return i64(coast.board.engineers[coast.weather * b.GROUPS + i64(coast.board.site_group[site])])


def engineers_for(coast: Coast, seat: i64, site: i64) -> i64:
    """A4: what is demanded; barge 3's holder places one fewer, but never less than 1."""
    needed = engineers_demanded(coast, site) - i64(coast.board.barge_saves[coast.own(seat, c.BARGE) - 1])
    return needed if needed > 1 else 1


def injures(coast: Coast, site: i64) -> bool:
    """A8: a storm on Purgatory or Hell."""
    board = coast.board
    return board.injures[coast.weather * b.GROUPS + i64(board.site_group[site])] != 0


# -- the tile ---------------------------------------------------------------------------------------------------------
def buy_tile(coast: Coast, space: i64) -> bool:
    """A2: pay for the tile, take it, receive the row's reward; return whether a card is due."""
    board = coast.board
    seat = coast.seat
    row = space // b.SLOTS
    kind = coast.pooled(c.DISPLAY + space) - 1
    coast.pool[c.IN_HAND] = coast.pool[c.DISPLAY + space]
    coast.pool[c.IN_HAND_FROM] = u8(space)
    coast.pool[c.DISPLAY + space] = 0
    pay_materials(coast, seat, board.kind_cost[kind])
    coast.log(phases.TILE_BOUGHT, seat, space, kind)
    coast.give(seat, c.COINS, i64(board.row_coins[row]))
    coast.log(phases.REWARD_RECEIVED, seat, i64(board.row_coins[row]), i64(board.row_cards[row]))
    return cards.start_draw(coast, seat, i64(board.row_cards[row]), phases.THEN_LIGHTHOUSE)


# -- the lighthouse ---------------------------------------------------------------------------------------------------
def place_tile(coast: Coast, lighthouse: i64) -> None:
    """A3, A4, A6–A8, A10: the tile in hand goes on the lowest free floor."""
    seat = coast.seat
    site = coast.site_of(lighthouse)
    kind = coast.pooled(c.IN_HAND) - 1
    cost = place_cost(coast, site)
    floor = coast.tower(site, c.HEIGHT)
    coast.pool[c.IN_HAND] = 0
    coast.pool[c.IN_HAND_FROM] = 0
    coast.site = site
    coast.put_tower(site, c.HEIGHT, floor + 1)
    coast.put_floor(site, floor, c.FLOOR_KIND, kind)
    coast.log(phases.TILE_BUILT, seat, site, kind)
    pay_materials(coast, seat, cost)
    coast.log(phases.MATERIALS_PAID, seat, cost)
    place_engineers(coast, seat, site)
    take_coins(coast, seat, site)
    place_workers(coast, seat, site, floor, count_of(coast.board.kind_cost[kind] + cost))
    if floor + 1 == b.FLOORS:
        coast.put_tower(site, c.STATUS, c.FINISHED)
        coast.log(phases.LIGHTHOUSE_BUILT, site)


def pay_materials(coast: Coast, seat: i64, cost: i64) -> None:
    """A2, A3: to the supply."""
    for material in range(i64(b.MATERIALS)):
        coast.give(seat, c.MATERIAL + material, -amount_of(cost, material))


def place_engineers(coast: Coast, seat: i64, site: i64) -> None:
    """A4: they stay until the lighthouse is scored or the round ends."""
    engineers = engineers_for(coast, seat, site)
    coast.give(seat, c.ENGINEERS, -engineers)
    coast.put_tower(site, c.SITE_ENGINEERS, coast.tower(site, c.SITE_ENGINEERS) + engineers)
    coast.log(phases.ENGINEERS_PLACED, seat, site, engineers + 256 * (engineers_demanded(coast, site) - engineers))


def take_coins(coast: Coast, seat: i64, site: i64) -> None:
    """A6: any coins lying on the lighthouse board."""
    coins = coast.tower(site, c.SITE_COINS)
    if coins > 0:
        coast.give(seat, c.COINS, coins)
        coast.put_tower(site, c.SITE_COINS, 0)
        coast.log(phases.COINS_FOUND, seat, site, coins)


def place_workers(coast: Coast, seat: i64, site: i64, floor: i64, paid: i64) -> None:
    """A7: one for each material paid, or all that are left; A8: one is injured in a storm."""
    at_hand = coast.own(seat, c.AT_HAND)
    placed = min(paid, at_hand)
    coast.log(phases.WORKERS_PLACED, seat, site, placed)
    at_hand -= placed
    if injures(coast, site):
        if at_hand > 0:
            at_hand -= 1
        else:
            placed -= 1
        coast.give(seat, c.RESERVE)
        coast.log(phases.WORKER_INJURED, seat, site)
    coast.put(seat, c.AT_HAND, at_hand)
    coast.set_workers(site, floor, seat, placed)


# -- take back or leave -----------------------------------------------------------------------------------------------
def ask_take_back(coast: Coast) -> bool:
    """A9: offer the choice, if any worker was placed."""
    if placed_now(coast) == 0:
        coast.site = c.NONE
        return False
    coast.wait(phases.TAKE_BACK, coast.seat)
    return True


def placed_now(coast: Coast) -> i64:
    """The workers on the tile that was just placed."""
    return coast.floor(coast.site, coast.tower(coast.site, c.HEIGHT) - 1, c.FLOOR_WORKERS)


def list_take_backs(coast: Coast, actions: ActionList) -> None:
    for count in range(placed_now(coast) + 1):
        actions.add(b.TAKE_BACK_CODE + count)


def take_back(coast: Coast, count: i64) -> None:
    """A9: take workers back to hand, which scores at once; the others stay on the tile."""
    seat = coast.seat
    floor = coast.tower(coast.site, c.HEIGHT) - 1
    points = count * coast.board.taken_back
    coast.set_workers(coast.site, floor, seat, placed_now(coast) - count)
    coast.give(seat, c.AT_HAND, count)
    coast.give(seat, c.TAKEN_BACK, points)
    coast.log(phases.WORKERS_TAKEN_BACK, seat, count, points)
    coast.site = c.NONE
