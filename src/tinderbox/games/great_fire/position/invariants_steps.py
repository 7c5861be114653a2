"""What a step of a turn needs, and what it cannot have yet or any more: numbers that count within a turn."""

from collections.abc import Iterator
from typing import Final

from tinderbox.core.engine.bits import has
from tinderbox.core.invariants import Break, Invariant, at
from tinderbox.core.state import ActionList
from tinderbox.games.great_fire.position.plain_state import MOVING, PlainState, joined, members
from tinderbox.games.great_fire.rules import city as c, non_player_turn as city_turn, phases
from tinderbox.games.great_fire.rules.actions import POINTS
from tinderbox.games.great_fire.rules.board import DOUBLE, HAND as FULL_HAND, OBJECTIVES, RANKINGS
from tinderbox.games.great_fire.rules.fire import INTENSIFYING, origins_for

CHECKS: Final = (phases.CITY_DESTINATION, phases.CITY_ORIGIN, phases.CITY_BAND)


def points(now: PlainState) -> Iterator[Break]:
    """A1: four action points, in the action step only."""
    given = int(now.city.points)
    most = POINTS if now.phase == phases.ACTIONS else 0
    if given > most:
        yield at("points", given=given, most=most)


def moves(now: PlainState) -> Iterator[Break]:
    """F1, F12: one fire move a card, two with a double move."""
    given, phase = int(now.city.moves), now.phase
    if phase in MOVING:
        good = given == 1 or (given == 2 and now.doubled)
    else:
        good = given == 0 or (phase == phases.TOKEN and given == 1 and now.doubled)
    if not good:
        yield at("moves", given=given, step=now.step)


def origin(now: PlainState) -> Iterator[Break]:
    """F2, F3: while its destination is chosen, a fire that the card can move."""
    given = int(now.city.origin)
    if now.phase != phases.DESTINATION:
        good = given == c.NONE
    else:
        good = given != c.NONE and now.card != c.NONE and has(origins_for(now.city, now.card), given)
    if not good:
        yield at("origin", name="none" if given == c.NONE else now.space(given))


def pending(now: PlainState) -> Iterator[Break]:
    """S2, D2, P8: cards still to be dealt, fires to be added, bands to move."""
    most = {phases.HANDS: FULL_HAND, phases.INTENSIFY: INTENSIFYING, phases.CITY_BAND: city_turn.STEPS}.get(now.phase)
    if not (now.pending == 0 if most is None else 1 <= now.pending <= most):
        yield at("pending", given=now.pending, step=now.step)


def intensifying(now: PlainState) -> Iterator[Break]:
    """D1, D2, F13, P6: fires are added after a discard, or when a stack card has been uncovered."""
    then, stacked = now.then, int(now.city.drawn) in now.plain_board.uncovers
    if now.intensifying:
        good = then == phases.THEN_ACTIONS or stacked
    else:  # what followed the last one
        good = then == phases.THEN_ACTIONS or now.city.uncovered > 0
    if not good or (then == phases.THEN_CITY and not now.plain_board.two):
        yield at("then", step=now.step)


def doubled(now: PlainState) -> Iterator[Break]:
    """F12: a double move was played this turn, under a card that was not discarded; its token is used."""
    early = now.setting_up or now.phase == phases.CARD
    if now.doubled and (early or now.discarded or now.used(DOUBLE) == 0):
        yield at("doubled", step=now.step)


def just_taken(now: PlainState) -> Iterator[Break]:
    """F11, F12: the token that the only move of this turn took, held, before the first action."""
    kind = int(now.city.just_taken)
    if kind == c.NONE:
        return
    fresh = now.phase == phases.ACTIONS and now.city.points == POINTS
    if not fresh or now.doubled or now.discarded or now.own(now.seat, c.HELD + kind) == 0:
        yield at("just_taken")


# -- the non-player turn ----------------------------------------------------------------------------------------------
def piles(now: PlainState) -> Iterator[Break]:
    """P7, P8: a card of each pile every non-player turn; it is shuffled again when the next one is needed."""
    if not now.plain_board.two:
        return
    city, phase = now.city, now.phase
    later = (phases.CITY_DESTINATION, phases.CITY_ORIGIN, phases.CITY_MUSTER, phases.CITY_BAND)
    ranked = now.city_turns + int(phase in later)
    mustered = now.city_turns + int(phase == phases.CITY_BAND)
    for entry, cards, all_cards, turned, due in (
        ("rankings_left", int(city.rankings_left), RANKINGS, ranked, phases.CITY_COLOUR),
        ("musters_left", int(city.musters_left), OBJECTIVES, mustered, phases.CITY_MUSTER),
    ):
        left = -turned % all_cards
        if left == 0 and (turned == 0 or phase == due):
            left = all_cards
        wanted = 0 if now.setting_up else left
        if cards.bit_count() != wanted:
            yield at(f"city.{entry}", given=cards.bit_count(), wanted=wanted)


def city_cards(now: PlainState) -> Iterator[Break]:
    """P7, P8: the cards in force are the last ones turned over; they are in no pile until it is shuffled again."""
    if not now.plain_board.two:
        return
    city, phase = now.city, now.phase
    later = (phases.CITY_DESTINATION, phases.CITY_ORIGIN, phases.CITY_MUSTER, phases.CITY_BAND)
    ranked = now.city_turns + int(phase in later)
    mustered = now.city_turns + int(phase == phases.CITY_BAND)
    for entry, card, cards, all_cards, turned in (
        ("ranking", int(city.ranking), int(city.rankings_left), RANKINGS, ranked),
        ("muster", int(city.muster), int(city.musters_left), OBJECTIVES, mustered),
    ):
        in_pile = card != c.NONE and cards.bit_count() < all_cards and cards >> card & 1
        if (card == c.NONE) != (turned == 0) or in_pile:
            yield at(f"city.{entry}")


def target(now: PlainState) -> Iterator[Break]:
    """P7: where the non-player fire goes, while the fire that goes there is chosen."""
    city = now.city
    given = int(city.target)
    good = given == c.NONE
    if now.phase == phases.CITY_ORIGIN:
        known = city.card != c.NONE and city.ranking != c.NONE
        good = given != c.NONE and known and has(city_turn.city_destinations(city), given)
    if not good:
        yield at("city.target", name="none" if given == c.NONE else now.space(given))


def movers(now: PlainState) -> Iterator[Break]:
    """P8: where the band may stand that moves next: one that is free to, and of those the nearest."""
    city = now.city
    spaces = list(members(joined(city.movers)))
    if now.phase != phases.CITY_BAND:
        if spaces or city.alone or city.moved != c.NONE:
            yield at("city.movers")
        return
    if city.card == c.NONE or city.muster == c.NONE:
        return
    good = bool(spaces) and all(city_turn.steps_on(city, space) for space in spaces)
    if now.pending == city_turn.STEPS:
        twin = city.copy()
        city_turn.line_up(twin, c.NONE)
        alone = city_turn.ready_bands(city) == 1
        good = good and joined(twin.movers) == joined(city.movers) and city.alone == alone and city.moved == c.NONE
    elif city.alone:
        good = good and len(spaces) == 1 and city.moved == c.NONE
    else:
        near = {int(city_turn.distance(city, space)) for space in spaces}
        good = good and len(near) == 1 and city.moved != c.NONE and now.bands[city.moved] > 0
    if not good:
        yield at("city.movers")


def way_on(now: PlainState) -> Iterator[Break]:
    """F1, D4, P7, P8: somebody can do something, and is asked about a non-player turn only where it leaves a choice."""
    city, phase = now.city, now.phase
    if phase == phases.OVER:
        return
    if not ready(now):
        return
    actions = ActionList()
    city.list_actions(actions)
    if actions.count < (2 if phase in CHECKS else 1):
        yield at("phase", step=now.step)


def ready(now: PlainState) -> bool:
    """Whether what the legal actions of this phase are worked out from is there; if not, that is said elsewhere."""
    city, phase = now.city, now.phase
    if (phase in MOVING or phase in CHECKS) and city.card == c.NONE:
        return False
    if phase == phases.ACTIONS:
        each = range(now.plain_board.each)
        return all(now.own(now.seat, c.LANDOWNER + which) != c.NOWHERE for which in each)
    return not (
        (phase == phases.DESTINATION and city.origin == c.NONE)
        or (phase == phases.CITY_DESTINATION and city.ranking == c.NONE)
        or (phase == phases.CITY_ORIGIN and city.target == c.NONE)
        or (phase == phases.CITY_BAND and city.muster == c.NONE)
    )


STEPS: Final[tuple[Invariant[PlainState], ...]] = (
    Invariant("points", ("A1",), points),
    Invariant("moves", ("F1", "F12"), moves),
    Invariant("origin", ("F2", "F3"), origin),
    Invariant("pending", ("S2", "D2", "P8"), pending),
    Invariant("intensifying", ("D1", "D2", "F13", "P6"), intensifying),
    Invariant("doubled", ("F12",), doubled),
    Invariant("just-taken", ("F11", "F12"), just_taken),
    Invariant("piles", ("P7", "P8"), piles),
    Invariant("city-cards", ("P7", "P8"), city_cards),
    Invariant("target", ("P7",), target),
    Invariant("movers", ("P8",), movers),
    Invariant("way-on", ("F1", "D4", "P7", "P8"), way_on),
)
