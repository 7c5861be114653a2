"""W · Scoring lighthouses, E · End of round and game."""

from typing import Final

from mypy_extensions import i64, u8

from tinderbox.core.state import ActionList
from tinderbox.games.bretagne.rules import board as b, cards, coast as c, phases
from tinderbox.games.bretagne.rules.coast import Coast

IMPROVING: Final = 3  # built lighthouses of an area that improve its harbours (E2)


# -- the order of things ----------------------------------------------------------------------------------------------
def begin_scoring(coast: Coast) -> None:
    coast.site = c.NONE
    coast.step = phases.MAJORITY_STEP
    if coast.journal is not None:
        tell_order(coast)


def tell_order(coast: Coast) -> None:
    """W1: log the order if there are several."""
    count: i64 = 0
    sites: i64 = 0
    site = first_to_score(coast)
    while site != c.NONE:
        sites += (site + 1) << (4 * count)
        count += 1
        site = next_to_score(coast, site, first_to_score(coast))
    if count > 1:
        coast.log(phases.SCORING_ORDER, count, sites)


def first_to_score(coast: Coast) -> i64:
    """W1: the lighthouse being scored, else the one just built nearest to Lorient; NONE if there is none."""
    if coast.phase > phases.KEEP and coast.site != c.NONE:
        return coast.site
    first: i64 = c.NONE
    for site in range(i64(b.SITES)):
        if coast.tower(site, c.STATUS) == c.FINISHED and (
            first == c.NONE or coast.board.nearness[site] < coast.board.nearness[first]
        ):
            first = site
    return first


def next_to_score(coast: Coast, site: i64, first: i64) -> i64:
    """W1: the next one clockwise that was just built, from 15 on to 1; NONE after the last."""
    while True:
        site = site + 1 if site + 1 < b.SITES else 0
        if site == first:
            return c.NONE
        if coast.tower(site, c.STATUS) == c.FINISHED:
            return site


def place_to_score(coast: Coast, site: i64) -> i64:
    """W1: 1 for the lighthouse that is scored first or now, 2 for the next; 0 for one that was not just built."""
    if coast.tower(site, c.STATUS) != c.FINISHED:
        return 0
    place: i64 = 1
    first = first_to_score(coast)
    other = first
    while other != site:
        other = next_to_score(coast, other, first)
        place += 1
    return place


def next_in_order(coast: Coast) -> None:
    """Go on to the seat after the one that has just decided."""
    coast.rank += 1


def next_question(coast: Coast) -> bool:
    """W1: lighthouse by lighthouse, step by step, ask the next seat that has a choice; False once all are scored."""
    while True:
        if coast.step == phases.MAJORITY_STEP and not next_lighthouse(coast):
            return False
        while coast.rank < b.SEATS:
            seat = coast.pooled(c.STEP_ORDER + coast.rank)
            if seat == c.NOWHERE:
                break
            if coast.step == phases.CARD_STEP:
                if coast.hand_size(seat) > 0:  # W3: asked whether or not a card can be played
                    coast.ask(phases.CARDS, seat)
                    return True
            elif has_harbour(coast, seat):
                coast.ask(phases.HARBOUR, seat)
                return True
            coast.rank += 1
        begin_step(coast, coast.step + 1)
        if coast.step == phases.MAJORITY_STEP:
            score_majority(coast)
            clear_lighthouse(coast)


def next_lighthouse(coast: Coast) -> bool:
    """W1: the nearest to Lorient of those just built, then clockwise."""
    site = first_to_score(coast) if coast.site == c.NONE else next_to_score(coast, coast.site, coast.site)
    if site == c.NONE:
        coast.site = c.NONE
        coast.step = 0
        return False
    coast.site = site
    coast.log(phases.SCORING_BEGUN, site)
    begin_step(coast, phases.CARD_STEP)
    return True


def begin_step(coast: Coast, step: i64) -> None:
    """W2: most workers first, in a tie whose lowest worker stands lower; worked out for each step."""
    coast.step = step
    coast.rank = 0
    for place in range(i64(b.SEATS)):
        coast.pool[c.STEP_ORDER + place] = c.NOWHERE
    for floor in range(coast.tower(coast.site, c.HEIGHT)):
        seat = coast.floor(coast.site, floor, c.FLOOR_OWNER)
        if seat != c.NOWHERE:
            join_order(coast, seat)
    if coast.journal is not None:
        coast.log(phases.STEP_BEGUN, coast.site, step, order_number(coast))


def join_order(coast: Coast, seat: i64) -> None:
    """Insert a seat behind all that have as many workers or more. Seats come in the order of their lowest floors."""
    workers = coast.workers_on(coast.site, seat)
    place: i64 = 0
    while coast.pooled(c.STEP_ORDER + place) != c.NOWHERE:
        if coast.pooled(c.STEP_ORDER + place) == seat:
            return
        place += 1
    while place > 0 and coast.workers_on(coast.site, coast.pooled(c.STEP_ORDER + place - 1)) < workers:
        coast.pool[c.STEP_ORDER + place] = coast.pool[c.STEP_ORDER + place - 1]
        place -= 1
    coast.pool[c.STEP_ORDER + place] = u8(seat)


def order_number(coast: Coast) -> i64:
    """The order of the step as one number, twelve bits a place: the seat + 1, its workers, the floor of its lowest."""
    number: i64 = 0
    weight: i64 = 1
    for place in range(i64(b.SEATS)):
        seat = coast.pooled(c.STEP_ORDER + place)
        if seat != c.NOWHERE:
            workers = coast.workers_on(coast.site, seat)
            number += (seat + 1 + 16 * workers + 256 * lowest_floor(coast, seat)) * weight
            weight *= 4096
    return number


def lowest_floor(coast: Coast, seat: i64) -> i64:
    """The floor of a seat's lowest worker, counted from 1."""
    floor: i64 = 0
    while coast.floor(coast.site, floor, c.FLOOR_OWNER) != seat:
        floor += 1
    return floor + 1


# -- cards ------------------------------------------------------------------------------------------------------------
def card_value(coast: Coast, kind: i64) -> i64:
    """W4: by group, 1 less for each card of the kind already there, never below 0; NONE where it cannot be played."""
    value = i64(coast.board.equipment_value[kind * b.GROUPS + i64(coast.board.site_group[coast.site])])
    if value == b.NOT_PLAYABLE:
        return c.NONE
    return max(0, value - coast.pooled(c.PLAYED + kind))


def list_equipment(coast: Coast, actions: ActionList) -> None:
    for kind in range(i64(b.EQUIPMENT)):
        if coast.own(coast.seat, c.HAND + kind) > 0 and card_value(coast, kind) != c.NONE:
            actions.add(b.EQUIP_CODE + kind)
    actions.add(b.DONE_CODE)


def play_card(coast: Coast, kind: i64) -> bool:
    """W3: play a card openly for the seat's topmost worker; return whether the seat could play another."""
    seat = coast.seat
    points = card_value(coast, kind)
    earlier = coast.pooled(c.PLAYED + kind)
    cards.part_with(coast, seat, kind, c.PLAYED)
    coast.remove_topmost(coast.site, seat)
    coast.give(seat, c.AT_HAND)
    coast.give(seat, c.PLAYED_CARDS, points)
    coast.log(phases.CARD_PLAYED, seat, kind, points + 256 * earlier)
    return coast.hand_size(seat) > 0 and coast.workers_on(coast.site, seat) > 0


# -- harbour ----------------------------------------------------------------------------------------------------------
def may_enter(coast: Coast, seat: i64, harbour: i64) -> bool:
    """W5: a harbour in the lighthouse's area without a worker of the seat; a coin for each worker there."""
    board = coast.board
    return (
        board.harbour_area[harbour] == board.site_area[coast.site]
        and not coast.in_harbour(harbour, seat)
        and coast.harbour_workers(harbour) <= coast.own(seat, c.COINS)
    )


def has_harbour(coast: Coast, seat: i64) -> bool:
    for harbour in range(i64(b.HARBOURS)):
        if may_enter(coast, seat, harbour):
            return True
    return False


def list_harbours(coast: Coast, actions: ActionList) -> None:
    for harbour in range(i64(b.HARBOURS)):
        if may_enter(coast, coast.seat, harbour):
            actions.add(b.HARBOUR_CODE + harbour)
    actions.add(b.STAY_CODE)


def enter_harbour(coast: Coast, harbour: i64) -> None:
    """W5: the seat's topmost worker moves there for the rest of the game."""
    seat = coast.seat
    coins = coast.harbour_workers(harbour)
    coast.give(seat, c.COINS, -coins)
    coast.remove_topmost(coast.site, seat)
    coast.pool[c.HARBOUR + harbour] = u8(coast.pooled(c.HARBOUR + harbour) | c.SEAT_BIT[seat])
    coast.log(phases.WORKER_MOVED, seat, harbour, coins)


# -- majority ---------------------------------------------------------------------------------------------------------
def score_majority(coast: Coast) -> None:
    """W6: points for the first by W2, and for every worker there; none if no worker is left."""
    board = coast.board
    site = coast.site
    for place in range(i64(b.SEATS)):
        seat = coast.pooled(c.STEP_ORDER + place)
        if seat == c.NOWHERE:
            return
        if place == 0:
            points = i64(board.majority[i64(board.site_group[site])])
            coast.give(seat, c.MAJORITIES, points)
            coast.log(phases.MAJORITY_SCORED, seat, site, points)
        workers = coast.workers_on(site, seat)
        coast.give(seat, c.LEFT_ON, workers * board.left_on)
        coast.log(phases.WORKERS_SCORED, seat, workers, workers * board.left_on)


def clear_lighthouse(coast: Coast) -> None:
    """W7: cards to the discard pile, engineers, workers and tiles away, the board to its built side."""
    site = coast.site
    for kind in range(i64(b.EQUIPMENT)):
        coast.add_pool(c.DISCARD + kind, coast.pooled(c.PLAYED + kind))
        coast.pool[c.PLAYED + kind] = 0
    for place in range(i64(b.SEATS)):
        coast.pool[c.STEP_ORDER + place] = c.NOWHERE
    coast.rank = 0
    return_tiles(coast, site)
    for floor in range(coast.tower(site, c.HEIGHT)):
        seat = coast.floor(site, floor, c.FLOOR_OWNER)
        if seat != c.NOWHERE:
            coast.give(seat, c.AT_HAND, coast.floor(site, floor, c.FLOOR_WORKERS))
            coast.set_workers(site, floor, seat, 0)
        coast.put_floor(site, floor, c.FLOOR_KIND, 0)
    coast.put_tower(site, c.HEIGHT, 0)
    coast.put_tower(site, c.SITE_ENGINEERS, 0)
    coast.put_tower(site, c.STATUS, c.BUILT)
    coast.log(phases.LIGHTHOUSE_CLEARED, site)


def return_tiles(coast: Coast, site: i64) -> None:
    """W7: in random order under their stacks, so a stack gets a new group of known set and unknown order (B8)."""
    board = coast.board
    for row in range(i64(3)):
        group = row * b.TILES_A_ROW + coast.pooled(c.STACKED + row)
        end = group
        for floor in range(coast.tower(site, c.HEIGHT)):
            kind = coast.floor(site, floor, c.FLOOR_KIND)
            if i64(board.kind_row[kind]) == row:
                at = end
                while at > group and i64(coast.stacks[at - 1]) > kind:
                    coast.stacks[at] = coast.stacks[at - 1]
                    at -= 1
                coast.stacks[at] = u8(kind)
                end += 1
        if end > group:
            coast.stacks[end - 1] |= c.LAST
        coast.add_pool(c.STACKED + row, end - group)


# -- end of round -----------------------------------------------------------------------------------------------------
def end_round(coast: Coast) -> bool:
    """E1, E2: return whether the game is over (R1): after the last round, or with every lighthouse built."""
    unfinished: i64 = 0
    for site in range(i64(b.SITES)):
        if coast.tower(site, c.STATUS) == c.OPEN:
            unfinished += 1
            rest(coast, site)
    for area in range(i64(b.AREAS)):
        if coast.pooled(c.IMPROVED + area) == 0 and coast.built_in(area) >= IMPROVING:
            coast.pool[c.IMPROVED + area] = 1
            coast.log(phases.HARBOURS_IMPROVED, area)
    return unfinished == 0 or coast.round == b.ROUNDS


def rest(coast: Coast, site: i64) -> None:
    """E1: engineers leave an unfinished lighthouse; if there were none, a coin is laid on it."""
    engineers = coast.tower(site, c.SITE_ENGINEERS)
    if engineers > 0:
        coast.put_tower(site, c.SITE_ENGINEERS, 0)
        coast.log(phases.ENGINEERS_REMOVED, site, engineers)
    else:
        coast.put_tower(site, c.SITE_COINS, coast.tower(site, c.SITE_COINS) + 1)
        coast.log(phases.COIN_LAID, site)


# -- points -----------------------------------------------------------------------------------------------------------
def place_at_pontivy(coast: Coast, seat: i64) -> i64:
    """The place on the next-round row, behind all others for a marker that is not there."""
    for place in range(i64(b.SEATS)):
        if coast.pooled(c.NEXT_ROW + place) == seat:
            return place
    return b.SEATS


def order_points(coast: Coast, seat: i64) -> i64:
    """E3: the first places of Pontivy's next-round row."""
    place = place_at_pontivy(coast, seat)
    return i64(coast.board.pontivy[place]) if place < b.SEATS else 0


def harbour_points(coast: Coast, seat: i64) -> i64:
    """E3: the fewer workers in a harbour, the more each is worth."""
    total: i64 = 0
    for harbour in range(i64(b.HARBOURS)):
        if coast.in_harbour(harbour, seat):
            total += i64(coast.board.harbour_points[coast.harbour_workers(harbour) - 1])
    return total


def coin_points(coast: Coast, seat: i64) -> i64:
    """E3: rounded down."""
    return coast.own(seat, c.COINS) // coast.board.coins_a_point


def score(coast: Coast, seat: i64) -> i64:
    """What was scored so far, and what the end would bring (E3)."""
    total = order_points(coast, seat) + harbour_points(coast, seat) + coin_points(coast, seat)
    for source in range(i64(c.TAKEN_BACK), i64(c.INCOME + 1)):
        total += coast.own(seat, source)
    return total


def ahead(coast: Coast, seat: i64, other: i64) -> bool:
    """E4: whether `other` is ahead of `seat`: more points, or in a tie further forward on the next-round row."""
    lead = score(coast, other) - score(coast, seat)
    if lead == 0:
        lead = place_at_pontivy(coast, seat) - place_at_pontivy(coast, other)
    return lead > 0


def finish(coast: Coast) -> None:
    """E3, E4: log the final points, the winner last."""
    coast.finish()
    if coast.journal is None:
        return
    winner: i64 = 0
    for seat in range(coast.board.players):
        coast.log(phases.ORDER_SCORED, seat, place_at_pontivy(coast, seat), order_points(coast, seat))
        coast.log(phases.HARBOURS_SCORED, seat, harbour_points(coast, seat))
        coast.log(phases.COINS_SCORED, seat, coast.own(seat, c.COINS), coin_points(coast, seat))
        if ahead(coast, winner, seat):
            winner = seat
    coast.log(phases.GAME_OVER, winner)
