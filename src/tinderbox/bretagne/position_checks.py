"""Whether a position can be on the table: pieces conserved, and everything as its phase has it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, Protocol

from tinderbox.bretagne import coast as c, phases
from tinderbox.bretagne.board import (
    AREAS,
    BREST,
    CITIES,
    EQUIPMENT,
    FLOORS,
    GROUPS,
    HARBOURS,
    KEPT,
    MATERIALS,
    PRODUCTIONS,
    ROUNDS,
    ROWS,
    SEATS,
    SITES,
    SPACES,
    TILES_A_ROW,
    WEATHERS,
    amount_of,
)
from tinderbox.bretagne.cards import PARTED, SHUFFLED
from tinderbox.bretagne.deal import share
from tinderbox.bretagne.scoring import IMPROVING
from tinderbox.bretagne.state import BretagneState
from tinderbox.core.bits import BIT
from tinderbox.core.state import ActionList
from tinderbox.core.words import Argument

SCORING: Final = (phases.CARDS, phases.HARBOUR)
ACTING: Final = (phases.ACT, phases.LIGHTHOUSE, phases.TAKE_BACK, phases.TRADE)
WORKERS: Final = 14


class Wrong(Protocol):
    def __call__(self, entry: str, id: str, **args: Argument) -> None: ...


def check_pieces(state: BretagneState, tiles: Sequence[str], wrong: Wrong) -> None:
    """Faults of a state whose single numbers are all in range; `tiles` are the names of the kinds of tiles."""
    if setting_up(state) != (state.round == 0):
        wrong("round", "position-phase", phase=phase_name(state))
        return
    check_workers(state, wrong)
    check_tiles(state, tiles, wrong)
    check_weather(state, wrong)
    check_production(state, wrong)
    check_sites(state, wrong)
    check_harbours(state, wrong)
    check_markers(state, wrong)
    if setting_up(state):
        check_untouched(state, wrong)
    else:
        check_passed(state, wrong)


def check_progress(state: BretagneState, wrong: Wrong) -> None:
    """How far the phase has come, in a state whose pieces are all right; something must follow from it."""
    if not all(progress_holds(state)):
        wrong("progress", "position-phase", phase=phase_name(state))
    elif state.phase != phases.OVER:
        actions = ActionList()
        state.list_actions(actions)
        if actions.count == 0:
            wrong("phase", "position-no-way-on", phase=phase_name(state))


def phase_name(state: BretagneState) -> str:
    return phases.PHASES[int(state.phase)]


def setting_up(state: BretagneState) -> bool:
    if state.phase in (phases.FORECAST, phases.TILES):
        return bool(state.round == 0)
    return bool(state.phase <= phases.ORDER)


def seats(state: BretagneState) -> range:
    return range(int(state.board.players))


# -- pieces -----------------------------------------------------------------------------------------------------------
def check_workers(state: BretagneState, wrong: Wrong) -> None:
    """B5: every colour has its workers, all of them somewhere."""
    for seat in seats(state):
        found = sum(int(state.own(seat, what)) for what in (c.AT_HAND, c.RESERVE, c.IN_CITY, c.IN_CITY + 1))
        found += sum(int(state.workers_on(site, seat)) for site in range(SITES))
        found += sum(bool(state.in_harbour(harbour, seat)) for harbour in range(HARBOURS))
        if found != WORKERS:
            wrong(f"seats[{seat}]", "position-workers", given=found, wanted=WORKERS)


def check_tiles(state: BretagneState, tiles: Sequence[str], wrong: Wrong) -> None:
    """B6: every construction tile is in its stack, in the display, in hand or on a lighthouse."""
    found: Counter[int] = Counter(int(state.pooled(c.DISPLAY + space)) - 1 for space in range(SPACES))
    found[int(state.pooled(c.IN_HAND)) - 1] += 1
    for row in range(ROWS):
        for place in range(int(state.pooled(c.STACKED + row))):
            found[int(state.stacks[row * TILES_A_ROW + place]) & c.KIND] += 1
    for site in range(SITES):
        for floor in range(int(state.tower(site, c.HEIGHT))):
            found[int(state.floor(site, floor, c.FLOOR_KIND))] += 1
    for kind in range(int(state.board.kinds)):
        wanted = int(state.board.kind_count[kind])
        if found[kind] != wanted:
            wrong("stacks", "position-tiles", name=tiles[kind], given=found[kind], wanted=wanted)


def before_weather(state: BretagneState) -> bool:
    """From the second round on the weather changes only after barges, income, production and tiles (R7)."""
    return bool(state.round > 1) and (
        state.phase in (phases.BARGE, phases.PRODUCTION, phases.TILES) or in_income(state)
    )


def in_income(state: BretagneState) -> bool:
    return bool(state.phase == phases.EQUIPMENT and state.then == phases.THEN_INCOME)


def check_weather(state: BretagneState, wrong: Wrong) -> None:
    """S4, R7: six cards, those of past rounds included; in the last round there is no forecast."""
    gone = 0
    for kind in range(WEATHERS):
        left = int(state.board.weather_cards[kind]) - int(state.pooled(c.UNSEEN + kind))
        left -= int(state.weather == kind) + int(state.forecast == kind)
        gone += left
        if left < 0:
            wrong("weather_unseen", "position-weather")
            return
    early = before_weather(state)
    past = int(state.round) - 2 if early else max(0, int(state.round) - 1)
    weather = state.phase > phases.WEATHER
    forecast = state.phase > phases.FORECAST and (early or state.round < ROUNDS)
    if gone != past or weather != (state.weather != c.NONE) or forecast != (state.forecast != c.NONE):
        wrong("weather_unseen", "position-weather")


def check_production(state: BretagneState, wrong: Wrong) -> None:
    """R5: a card a round, none of them again."""
    early = state.phase in (phases.BARGE, phases.PRODUCTION) or in_income(state)
    shown = max(0, int(state.round) - int(early))
    left = sum(int(state.pooled(c.PRODUCTION + card)) for card in range(PRODUCTIONS))
    none = state.production == c.NONE
    if (
        left != PRODUCTIONS - shown
        or none != (shown == 0)
        or (not none and state.pooled(c.PRODUCTION + state.production))
    ):
        wrong("production_left", "position-production")


def check_sites(state: BretagneState, wrong: Wrong) -> None:
    board = state.board
    laid = int(state.spot) if state.phase == phases.BOARDS else SITES
    standing: Counter[int] = Counter()
    for site in range(SITES):
        entry = f"sites[{site + 1}]"
        status, height = int(state.tower(site, c.STATUS)), int(state.tower(site, c.HEIGHT))
        if (state.lighthouse_at(site) != c.NOWHERE) != (site < laid):
            wrong(f"{entry}.lighthouse", "position-phase", phase=phase_name(state))
            continue
        standing[int(share(state, site))] += status == c.BUILT
        bare = height == 0 and state.tower(site, c.SITE_ENGINEERS) == 0 and state.tower(site, c.SITE_COINS) == 0
        coins = state.tower(site, c.SITE_COINS)
        good = {
            c.OPEN: height < FLOORS and (state.round > 0 or bare),
            c.FINISHED: height == FLOORS and coins == 0 and not in_preparation(state) and state.phase != phases.OVER,
            c.BUILT: bare,
        }
        if not good[status]:
            wrong(f"{entry}.status", "position-status")
        for floor in range(height):
            if state.floor(site, floor, c.FLOOR_WORKERS) > most_workers(state, site, floor):
                wrong(f"{entry}.floors[{floor}].workers", "position-floor")
    for place in range(AREAS * GROUPS):
        least = int(board.standing[place])
        done = state.phase > phases.STANDING or (state.phase == phases.STANDING and place < state.spot)
        if done and standing[place] < least:
            wrong("sites", "position-standing")


def most_workers(state: BretagneState, site: int, floor: int) -> int:
    """A7: one for each material that the floor costs."""
    kind = int(state.floor(site, floor, c.FLOOR_KIND))
    cost = int(state.board.kind_cost[kind])
    paid = sum(int(amount_of(cost, material)) for material in range(MATERIALS))
    return paid + int(state.board.extra_count[int(state.lighthouse_at(site))]) + int(floor > 0)


def in_preparation(state: BretagneState) -> bool:
    return state.phase <= phases.LOAD and not (state.phase == phases.EQUIPMENT and not in_income(state))


def check_harbours(state: BretagneState, wrong: Wrong) -> None:
    """S3, E2: tiles are laid one by one; harbours are improved after the round in which an area got its third."""
    laid = 0 if state.phase < phases.HARBOUR_TILES else HARBOURS
    if state.phase == phases.HARBOUR_TILES:
        laid = int(state.spot)
    for harbour in range(HARBOURS):
        if (state.laid[c.TILE_AT + harbour] != c.NOWHERE) != (harbour < laid):
            wrong("harbours", "position-phase", phase=phase_name(state))
            return
        if (
            state.round <= 1
            and state.phase not in SCORING
            and state.pooled(c.HARBOUR + harbour)
            and state.phase != phases.OVER
        ):
            wrong("harbours", "position-phase", phase=phase_name(state))
            return
    for area in range(AREAS):
        improved, enough = state.pooled(c.IMPROVED + area) > 0, state.built_in(area) >= IMPROVING
        settled = state.round > 1 and state.phase not in SCORING
        if (improved and not enough) or (enough and not improved and settled):
            wrong("improved", "position-improved")


# -- Pontivy ----------------------------------------------------------------------------------------------------------
def rows(state: BretagneState) -> tuple[list[int], list[int]]:
    """The seats on this round's row and on the next round's, NOWHERE where nobody stands."""
    return (
        [int(state.pooled(c.THIS_ROW + place)) for place in range(SEATS)],
        [int(state.pooled(c.NEXT_ROW + place)) for place in range(SEATS)],
    )


def check_markers(state: BretagneState, wrong: Wrong) -> None:
    """S5, R2, A15: markers leave the next-round row from the front and fill it from the front."""
    this, following = rows(state)
    players, rank = int(state.board.players), int(state.rank)
    there = [place for place in range(SEATS) if following[place] != c.NOWHERE]
    here = sum(seat != c.NOWHERE for seat in this)
    if state.phase == phases.BARGE:
        good = there == list(range(rank, players)) and here == rank
    elif setting_up(state):
        good = here == 0 and there == list(range(rank if state.phase == phases.ORDER else 0))
    elif state.phase in SCORING or state.phase == phases.OVER:
        good = here == 0 and there == list(range(players))
    else:
        good = here + len(there) == players and there == list(range(len(there)))
        good = good and (not in_preparation(state) or here == players)
    if not good:
        wrong("pontivy", "position-pontivy")


def check_passed(state: BretagneState, wrong: Wrong) -> None:
    """A16, A17: what somebody has who has passed."""
    _, following = rows(state)
    for seat in seats(state):
        keeping = state.phase == phases.KEEP and seat == state.seat
        if seat not in following:
            continue
        kinds = [int(state.own(seat, c.MATERIAL + material)) for material in range(MATERIALS)]
        kept = sum(amount > 0 for amount in kinds) <= 1 and sum(kinds) <= KEPT
        away = state.own(seat, c.IN_CITY) + state.own(seat, c.IN_CITY + 1) + state.own(seat, c.ENGINEERS)
        if away or not (kept or keeping):
            wrong(f"seats[{seat}]", "position-passed")


def check_untouched(state: BretagneState, wrong: Wrong) -> None:
    """B5: before the first round nobody has anything but workers, and the markets are empty."""
    board = state.board
    for seat in seats(state):
        given = [int(state.own(seat, what)) for what in range(c.STRIP)]
        start = [int(board.workers_at_hand), int(board.workers_in_reserve)]
        if given != start + [0] * (c.STRIP - len(start)):
            wrong(f"seats[{seat}]", "position-phase", phase=phase_name(state))
    lying = sum(int(state.pooled_kinds(market)) for market in (c.QUIMPER, c.BREST, c.DISCARD))
    if lying or state.pooled(c.SINGLES) or state.pooled(c.PAIRS) or len(state.history):
        wrong("brest", "position-phase", phase=phase_name(state))


# -- cards ------------------------------------------------------------------------------------------------------------
def check_history(state: BretagneState, wrong: Wrong) -> None:
    """B8, A13: what is recalled leads from the hands of the first shuffle to those of now, deck by deck."""
    if len(state.history) == 0:
        return
    hands = [[int(state.held[seat * EQUIPMENT + kind]) for kind in range(EQUIPMENT)] for seat in seats(state)]
    parted = [int(state.board.equipment[kind]) - sum(hand[kind] for hand in hands) for kind in range(EQUIPMENT)]
    deck = [0] * EQUIPMENT
    good = state.history[0] == SHUFFLED and min(parted) >= 0
    for entry in state.history:
        what = int(entry)
        seat, kind = divmod(what % PARTED, EQUIPMENT)
        if what == SHUFFLED:
            good = good and sum(deck) == 0 and sum(parted) > 0
            deck, parted = parted, [0] * EQUIPMENT
        elif what < PARTED:
            deck[kind] -= 1
            hands[seat][kind] += 1
            good = good and deck[kind] >= 0
        else:
            hands[seat][kind] -= 1
            parted[kind] += 1
            good = good and hands[seat][kind] >= 0
    now = [[int(state.own(seat, c.HAND + kind)) for kind in range(EQUIPMENT)] for seat in seats(state)]
    lying = [int(state.pooled(c.DISCARD + kind) + state.pooled(c.PLAYED + kind)) for kind in range(EQUIPMENT)]
    left = [int(state.pooled(c.DECK + kind)) for kind in range(EQUIPMENT)]
    if not good or hands != now or parted != lying or deck != left:
        wrong("cards.recalled", "position-recalled")


# -- how far the phase has come ---------------------------------------------------------------------------------------
def progress_holds(state: BretagneState) -> Iterator[bool]:
    """What the phase needs, and nothing left over from another."""
    phase = int(state.phase)
    then = int(state.then) if phase == phases.EQUIPMENT else c.NONE
    trading = phase == phases.TRADE or then == phases.THEN_TRADE
    placing = phase == phases.TAKE_BACK
    buying = phase == phases.LIGHTHOUSE or then == phases.THEN_LIGHTHOUSE
    scoring = phase in SCORING
    this, _ = rows(state)
    yield phase == phases.EQUIPMENT or state.then == 0
    yield (state.pending > 0) == (phase in (phases.EQUIPMENT, phases.STANDING))
    yield (state.site != c.NONE) == (placing or scoring)
    yield (state.pooled(c.IN_HAND) > 0) == buying
    yield trading or (state.city == c.NONE and state.visited == 0 and state.deals == 0)
    yield scoring or phase == phases.LOAD or state.step == 0
    yield scoring or state.pooled(c.STEP_ORDER) == c.NOWHERE
    yield scoring or state.pooled_kinds(c.PLAYED) == 0
    spotted = (phases.BOARDS, phases.STANDING, phases.HARBOUR_TILES, phases.TILES)
    yield phase in spotted or in_income(state) or state.spot == 0
    if phase == phases.BARGE:
        yield rows(state)[1][int(state.rank) % SEATS] == state.seat
    elif phase in (phases.ORDER, phases.KEEP):
        yield state.rank < SEATS
    elif phase == phases.LOAD or phase in ACTING or phase == phases.EQUIPMENT:
        yield state.rank < SEATS and this[int(state.rank)] == state.seat
    elif not scoring:
        yield state.rank == 0
    if phase == phases.KEEP:
        yield this[int(state.rank)] == c.NOWHERE
        yield last_passed(state) == state.seat
    if phase == phases.STANDING:
        yield state.spot < AREAS * GROUPS
    if phase == phases.TILES:
        yield state.spot < SPACES and state.pooled(c.DISPLAY + state.spot) == 0
    if in_income(state):
        yield 0 < state.spot <= HARBOURS
    if phase in (phases.BARGE, phases.PRODUCTION) or in_income(state):
        yield state.pooled_kinds(c.QUIMPER) == 0
    if placing:
        yield from placing_holds(state)
    if trading:
        yield from trading_holds(state)
    if scoring:
        yield from scoring_holds(state)
    if phase == phases.OVER:
        yield state.round == ROUNDS or all(state.tower(site, c.STATUS) == c.BUILT for site in range(SITES))


def last_passed(state: BretagneState) -> int:
    """The seat at the end of the next round's row."""
    return ([c.NONE] + [seat for seat in rows(state)[1] if seat != c.NOWHERE])[-1]


def placing_holds(state: BretagneState) -> Iterator[bool]:
    """A9: the tile just placed is the topmost, its workers are the builder's."""
    top = int(state.tower(state.site, c.HEIGHT)) - 1
    yield top >= 0
    if top >= 0:
        yield state.floor(state.site, top, c.FLOOR_OWNER) == state.seat


def trading_holds(state: BretagneState) -> Iterator[bool]:
    """A11: a worker stands in each city of this action, and a deal was made in the one that was left."""
    yield state.city != c.NONE and (int(state.visited) & int(BIT[2 * max(0, int(state.city))])) != 0
    for city in range(CITIES):
        visited = int(state.visited) & int(BIT[2 * city]) != 0
        deals = int(state.deals) % 16 if city == BREST else int(state.deals) // 16
        yield visited or deals == 0
        yield not visited or state.own(state.seat, c.IN_CITY + city) > 0
        yield not visited or city == state.city or deals > 0


def scoring_holds(state: BretagneState) -> Iterator[bool]:
    """W1, W2: no lighthouse is left behind, and everybody with workers on this one is in the order."""
    order = [int(state.pooled(c.STEP_ORDER + place)) for place in range(SEATS)]
    cards = state.phase == phases.CARDS
    yield state.step == (phases.CARD_STEP if cards else phases.HARBOUR_STEP)
    yield state.tower(state.site, c.STATUS) == c.FINISHED
    yield any(may_have_been_first(state, site) for site in range(SITES))
    yield state.rank < SEATS and order[int(state.rank)] == state.seat
    yield all(seat in order for seat in seats(state) if state.workers_on(state.site, seat) > 0)
    yield state.workers_on(state.site, state.seat) > 0
    yield not cards or state.hand_size(state.seat) > 0


def may_have_been_first(state: BretagneState, first: int) -> bool:
    """W1: whether this round's scoring can have begun at a site: all that is left lies further from Lorient, and
    clockwise between the lighthouse that is scored now and that site."""
    now, near = int(state.site), state.board.nearness
    if first != now and state.tower(first, c.STATUS) != c.BUILT:
        return False
    left = [site for site in range(SITES) if site != now and state.tower(site, c.STATUS) == c.FINISHED]
    arc = (first - now) % SITES or SITES
    return all((site - now) % SITES < arc and near[first] < near[site] for site in left) and near[first] <= near[now]
