"""P6–P8 · The non-player turn of the two-player game: the fire goes on by itself, then two bands march.

The conducting player decides only ties. The journal says what decided everything else.
"""

from typing import Final

from mypy_extensions import i64

from tinderbox.core.engine.bits import BIT, Set, common, has, lowest, minus, single, size, some, union, without_lowest
from tinderbox.core.state import NATURE, ActionList
from tinderbox.games.great_fire.rules import phases
from tinderbox.games.great_fire.rules.actions import lead_band, remove_token
from tinderbox.games.great_fire.rules.board import COLOURS, FROM_CODE, MUSTER_DRAW, OBJECTIVES, RANKING_DRAW, RANKINGS
from tinderbox.games.great_fire.rules.city import DECK, NONE, PLAYED, City
from tinderbox.games.great_fire.rules.fire import (
    best_class,
    fire_around,
    list_districts,
    movable_fires,
    move_fire,
    reach,
)

# how the city's fire found its way, as the journal tells it
ALONE: Final = 0
BY_CLASS: Final = 1
BY_COLOUR: Final = 2  # and the rank of the deciding colour above it
BY_CHOICE: Final = 9

FROM_PUDDING_LANE: Final = 0
FROM_MOST_FIRES: Final = 1
FROM_CHOICE: Final = 2

# how the next band was found
NEAREST: Final = 0
BETTER_MOVE: Final = 1
CHOSEN: Final = 2
ONLY_ONE: Final = 3

STEPS: Final = 2
FAR: Final = 255


# -- the cards --------------------------------------------------------------------------------------------------------
def lay_piles(city: City) -> None:
    """P7, P8: twelve colour cards and twelve band cards, face down."""
    city.rankings_left = pile(RANKINGS)
    city.musters_left = pile(OBJECTIVES)


def turn_card(city: City, direction: i64) -> None:
    """P6: the top fire card gives the direction for fire and bands."""
    city.add_pool(DECK + direction, -1)
    city.add_pool(PLAYED + direction, 1)
    city.drawn += 1
    city.card = direction
    city.log(phases.CITY_CARD_TURNED, direction)


def await_ranking(city: City) -> None:
    """P7: the colour cards are shuffled again when none is left."""
    if city.rankings_left == 0:
        city.log(phases.RANKINGS_SHUFFLED)
        city.rankings_left = pile(RANKINGS)
    city.wait(phases.CITY_COLOUR, NATURE)


def list_rankings(city: City, actions: ActionList) -> None:
    list_pile(actions, city.rankings_left, RANKINGS, RANKING_DRAW)


def await_muster(city: City) -> None:
    """P8: the band cards, one for each objective, are shuffled again when none is left."""
    if city.musters_left == 0:
        city.log(phases.MUSTERS_SHUFFLED)
        city.musters_left = pile(OBJECTIVES)
    city.wait(phases.CITY_MUSTER, NATURE)


def list_musters(city: City, actions: ActionList) -> None:
    list_pile(actions, city.musters_left, OBJECTIVES, MUSTER_DRAW)


def pile(count: i64) -> i64:
    """A full pile, one bit for each card."""
    cards: i64 = 0
    for card in range(count):
        cards |= BIT[2 * card]
    return cards


def list_pile(actions: ActionList, left: i64, count: i64, code: i64) -> None:
    """The draws of a pile, each card as likely as the others."""
    for card in range(count):
        if left & BIT[2 * card]:
            actions.add_result(code + card, 1)


# -- P7: the fire -----------------------------------------------------------------------------------------------------
def turn_ranking(city: City, card: i64) -> None:
    city.rankings_left &= ~BIT[2 * card]
    city.ranking = card
    city.log(phases.RANKING_TURNED, card)
    ends = city_destinations(city)
    if not some(ends):
        city.log(phases.CITY_FIRE_SKIPPED)
        await_muster(city)
    elif size(ends) == 1:
        decide_destination(city, lowest(ends), False)
    else:
        city.wait(phases.CITY_DESTINATION, city.seat)


def city_destinations(city: City) -> Set:
    """P7: the best class of all reachable districts, then most houses colour by colour in the card's order."""
    ends = best_class(city, reach(city, movable_fires(city), city.card))
    rank: i64 = 0
    while rank < COLOURS and some(ends):
        ends = most_houses(city, ends, ranked_colour(city, rank))
        rank += 1
    return ends


def ranked_colour(city: City, rank: i64) -> i64:
    return i64(city.board.rankings[city.ranking * COLOURS + rank])


def most_houses(city: City, ends: Set, colour: i64) -> Set:
    most: i64 = 0
    best: Set = (0, 0)
    rest = ends
    while some(rest):
        d = lowest(rest)
        rest = without_lowest(rest)
        houses = city.houses_of(d, colour)
        if houses > most:
            most = houses
            best = single(d)
        elif houses == most:
            best = union(best, single(d))
    return best


def list_destinations(city: City, actions: ActionList) -> None:
    list_districts(actions, city_destinations(city), city.board.to_code)


def decide_destination(city: City, destination: i64, chosen: bool) -> None:
    tell_reason(city, destination, chosen)
    city.target = destination
    sources = city_origins(city, destination)
    if size(sources) == 1:
        decide_origin(city, lowest(sources), False)
    else:
        city.wait(phases.CITY_ORIGIN, city.seat)


def tell_reason(city: City, destination: i64, chosen: bool) -> None:
    """Log what decided: the only way, the class (F5), the rank of a colour, or the conducting player."""
    if city.journal is None:
        return
    if chosen:
        city.log(phases.CITY_FIRE_DECIDED, BY_CHOICE, destination)
        return
    ends = reach(city, movable_fires(city), city.card)
    how: i64 = ALONE
    colour: i64 = NONE
    if size(ends) > 1:
        how = BY_CLASS
        ends = best_class(city, ends)
    rank: i64 = 0
    while size(ends) > 1:
        colour = ranked_colour(city, rank)
        ends = most_houses(city, ends, colour)
        how = BY_COLOUR + rank
        rank += 1
    city.log(phases.CITY_FIRE_DECIDED, how, destination, colour)


def city_origins(city: City, destination: i64) -> Set:
    """P7: Pudding Lane if its fire can go there, else the districts with most fires that can."""
    lane = city.board.pudding_lane
    best: Set = (0, 0)
    most: i64 = 0
    rest = city.origins
    while some(rest):
        fire = fire_around(city, lowest(rest))
        sources = common(fire, city.origins)
        rest = minus(rest, fire)
        if not has(reach(city, fire, city.card), destination):
            continue
        if has(sources, lane):
            return single(lane)
        while some(sources):
            d = lowest(sources)
            sources = without_lowest(sources)
            fires = i64(city.fires[d])
            if fires > most:
                most = fires
                best = single(d)
            elif fires == most:
                best = union(best, single(d))
    return best


def list_origins(city: City, actions: ActionList) -> None:
    list_districts(actions, city_origins(city, city.target), FROM_CODE)


def decide_origin(city: City, origin: i64, chosen: bool) -> None:
    destination = city.target
    city.target = NONE
    how: i64 = FROM_CHOICE if chosen else FROM_MOST_FIRES
    if origin == city.board.pudding_lane:
        how = FROM_PUDDING_LANE
    city.log(phases.CITY_ORIGIN_DECIDED, how, origin)
    move_fire(city, origin, destination, NONE)
    if has(city.tokened, destination):
        remove_token(city, destination)
    await_muster(city)


# -- P8: the bands ----------------------------------------------------------------------------------------------------
def turn_muster(city: City, objective: i64) -> bool:
    """P8: return whether the bands are done and the turn is over."""
    city.musters_left &= ~BIT[2 * objective]
    city.muster = objective
    city.log(phases.MUSTER_TURNED, objective)
    ready = ready_bands(city)
    if ready == 0:
        city.log(phases.CITY_BANDS_SKIPPED)
        return True
    city.alone = ready == 1
    city.pending = STEPS
    return march(city, line_up(city, NONE))


def ready_bands(city: City) -> i64:
    """The number of bands that can step in the card's direction."""
    ready: i64 = 0
    last: i64 = NONE
    for squad in city.squads:
        space = i64(squad)
        if space != last and steps_on(city, space):
            ready += city.free_bands(space)
        last = space
    return ready


def steps_on(city: City, space: i64) -> bool:
    """Whether a band here can step in the card's direction."""
    if city.free_bands(space) == 0:
        return False
    board = city.board
    for e in range(board.edge_first[space], board.edge_first[space + 1]):
        if leads_on(city, e):
            return True
    return False


def leads_on(city: City, edge: i64) -> bool:
    return (i64(city.board.edge_directions[edge]) & BIT[2 * city.card]) != 0


def appeal(city: City, space: i64) -> i64:
    """P8: uncontained fires first, then houses."""
    if space >= city.board.districts:
        return 0
    fires = i64(city.fires[space]) - i64(city.bands[space])
    houses = i64(city.board.size[space]) if has(city.housed, space) else 0
    return (fires if fires > 0 else 0) * 8 + houses


def best_appeal(city: City, space: i64) -> i64:
    board = city.board
    best: i64 = 0
    for e in range(board.edge_first[space], board.edge_first[space + 1]):
        if leads_on(city, e):
            here = appeal(city, i64(board.edge_to[e]))
            if here > best:
                best = here
    return best


def distance(city: City, space: i64) -> i64:
    return i64(city.board.distances[city.muster * city.board.spaces + space])


def line_up(city: City, leaver: i64) -> i64:
    """Find the spaces whose band moves next: the nearest, then the better move. Return what decided.

    `leaver` is about to lose a band.
    """
    best: Set = (0, 0)
    nearest: i64 = FAR + 1
    strongest: i64 = NONE
    how: i64 = NEAREST
    last: i64 = NONE
    for squad in city.squads:
        space = i64(squad)
        if space == last:
            continue
        last = space
        if not steps_on(city, space) or (space == leaver and city.free_bands(space) == 1):
            continue
        away = distance(city, space)
        move = best_appeal(city, space)
        if away < nearest:
            nearest, strongest, best, how = away, move, single(space), NEAREST
        elif away == nearest and move == strongest:
            best = union(best, single(space))
        elif away == nearest:
            how = BETTER_MOVE
            if move > strongest:
                strongest, best = move, single(space)
    city.movers = best
    return how


def list_steps(city: City, actions: ActionList) -> None:
    """Every best step of every band that may go next."""
    board = city.board
    rest = city.movers
    while some(rest):
        space = lowest(rest)
        rest = without_lowest(rest)
        best = best_appeal(city, space)
        for e in range(board.edge_first[space], board.edge_first[space + 1]):
            if leads_on(city, e) and appeal(city, i64(board.edge_to[e])) == best:
                actions.add(board.band_code + e)


def only_step(city: City) -> i64:
    """The one best step of the band that goes next, or NONE if there are several."""
    board = city.board
    space = lowest(city.movers)
    if some(without_lowest(city.movers)):
        return NONE
    best = best_appeal(city, space)
    found: i64 = NONE
    for e in range(board.edge_first[space], board.edge_first[space + 1]):
        if leads_on(city, e) and appeal(city, i64(board.edge_to[e])) == best:
            if found != NONE:
                return NONE
            found = e
    return found


def march(city: City, how: i64) -> bool:
    """Step until the conducting player must choose; return whether the bands are done. `how` decided the next step."""
    while city.pending > 0:
        edge = only_step(city)
        if edge == NONE:
            city.wait(phases.CITY_BAND, city.seat)
            return False
        how = step(city, edge, how)
    return True


def step(city: City, edge: i64, how: i64) -> i64:
    """Move one band. Who goes next is decided before it moves; return what decided it."""
    board = city.board
    origin = i64(board.edge_from[edge])
    destination = i64(board.edge_to[edge])
    city.log(phases.CITY_BAND_DECIDED, origin, distance(city, origin), ONLY_ONE if city.alone else how)
    following = NEAREST
    if not city.alone and city.pending == STEPS:
        following = line_up(city, origin)
        city.moved = destination
    lead_band(city, edge, NONE)
    city.pending -= 1
    if city.alone and city.pending > 0:
        # A4 stops a band that meets an uncontained fire: it is no longer free.
        if steps_on(city, destination):
            city.movers = single(destination)
        else:
            city.pending = 0
    if city.pending == 0:
        city.movers = (0, 0)
        city.moved = NONE
        city.alone = False
    return following
