"""Consistent resampling: change hidden cards and tokens until an observed move or draw is possible."""

from dataclasses import dataclass
from typing import Final

from tinderbox.core.engine.bits import BIT, some
from tinderbox.core.state import ActionList
from tinderbox.games.great_fire.rules import board as b, phases
from tinderbox.games.great_fire.rules.city import COLOUR, DECK, HAND, HELD, NONE, OBJECTIVE, SHOWN, UNSEEN, City
from tinderbox.games.great_fire.rules.fire import movable_fires, reach
from tinderbox.games.great_fire.rules.setup import in_urn, list_draw, out_of_urn


@dataclass(frozen=True)
class Kinds:
    """Hidden things, counted by kind: their first index in a seat's strip and in the pool."""

    count: int
    held: int
    unseen: int
    shown: int | None = None

    def hidden(self, city: City, seat: int, kind: int) -> int:
        held = int(city.own(seat, self.held + kind))
        return held if self.shown is None else held - int(city.own(seat, self.shown + kind))


CARDS: Final = Kinds(b.DIRECTIONS, HAND, DECK, SHOWN)
TOKENS: Final = Kinds(b.KINDS, HELD, UNSEEN)


def make_possible(city: City, observer: int, code: int) -> None:
    """Give the actor the card or token it needs, or put what was drawn into the pool. The observer's own stay."""
    if city.actor == observer:
        return
    deck = int(city.dealt) // int(city.board.players)  # of the set-up
    if city.phase in (phases.HANDS, phases.DRAW, phases.CITY_CARD):
        lay_ready(city, observer, CARDS, code - b.CARD_DRAW)
    elif city.phase == phases.TOKEN:
        lay_ready(city, observer, TOKENS, code - b.TOKEN_DRAW)
    elif city.phase == phases.COLOURS:
        leave_in_urn(city, observer, b.COLOUR_DRAW, code, range(COLOUR, COLOUR + int(city.board.colours_each)))
    elif city.phase == phases.OBJECTIVES:
        leave_in_urn(city, observer, b.OBJECTIVE_DRAW, code, range(OBJECTIVE + deck, OBJECTIVE + deck + 1))
    elif city.phase == phases.EXCHANGE and code == b.REDRAW_CODE:
        deal_identical(city)
    elif city.phase == phases.CARD and code < b.CARD_DOUBLE_CODE:
        provide(city, observer, CARDS, code - b.CARD_CODE)
    elif city.phase == phases.CARD and code < b.DISCARD_CODE:
        provide(city, observer, CARDS, code - b.CARD_DOUBLE_CODE)
        provide(city, observer, TOKENS, b.DOUBLE)
    elif city.phase == phases.CARD:
        provide(city, observer, CARDS, code - b.DISCARD_CODE)
        take_movers(city)
    elif city.phase == phases.ACTIONS and code == b.DOUBLE_CODE:
        provide(city, observer, TOKENS, b.DOUBLE)
        city.just_taken = b.DOUBLE  # F12: only a token that the first move took is played after it
    elif city.phase == phases.ACTIONS and code >= city.board.demolish_code:
        provide(city, observer, TOKENS, b.CHARGE)
        if city.just_taken != NONE and city.own(city.seat, HELD + city.just_taken) == 0:
            city.just_taken = b.CHARGE


def deal_identical(city: City) -> None:
    """S2: the actor has five cards of one direction; which one does not matter, they are dealt again."""
    seat = int(city.actor)
    within_reach = [
        city.own(seat, HAND + direction) + city.pooled(DECK + direction) for direction in range(b.DIRECTIONS)
    ]
    wanted = within_reach.index(max(within_reach))
    while city.own(seat, HAND + wanted) < b.HAND:
        spare = next(kind for kind in range(b.DIRECTIONS) if kind != wanted and city.own(seat, HAND + kind) > 0)
        exchange(city, seat, CARDS, spare, wanted)


def take_movers(city: City) -> None:
    """F13: a seat that discards has no card that moves a fire; what it has instead is a guess."""
    seat = int(city.actor)
    fires = movable_fires(city)
    idle = [direction for direction in range(b.DIRECTIONS) if not some(reach(city, fires, direction))]
    for mover in range(b.DIRECTIONS):
        while mover not in idle and city.own(seat, HAND + mover) > 0:
            other = next((direction for direction in idle if city.pooled(DECK + direction) > 0), None)
            if other is None:
                return
            exchange(city, seat, CARDS, mover, other)


def provide(city: City, observer: int, kinds: Kinds, wanted: int) -> None:
    """Give the actor one of the wanted kind, in exchange for another hidden one."""
    seat = int(city.actor)
    if city.own(seat, kinds.held + wanted) > 0:
        return
    spare = next((kind for kind in range(kinds.count) if kinds.hidden(city, seat, kind) > 0), None)
    owner = owner_of(city, observer, kinds, wanted)
    if spare is None and kinds.shown is not None:  # what it showed (F13) was a guess
        spare = next((kind for kind in range(kinds.count) if city.own(seat, kinds.shown + kind) > 0), None)
        if spare is not None:
            city.give(seat, kinds.shown + spare, -1)
    if spare is None:
        return
    if city.pooled(kinds.unseen + wanted) > 0:
        exchange(city, seat, kinds, spare, wanted)
    elif owner is not None:
        city.give(owner, kinds.held + wanted, -1)
        city.give(owner, kinds.held + spare)
        city.give(seat, kinds.held + spare, -1)
        city.give(seat, kinds.held + wanted)


def lay_ready(city: City, observer: int, kinds: Kinds, wanted: int) -> None:
    """Put one of the wanted kind into the pool, in exchange with an opponent."""
    if city.pooled(kinds.unseen + wanted) > 0:
        return
    owner = owner_of(city, observer, kinds, wanted)
    other = next((kind for kind in range(kinds.count) if city.pooled(kinds.unseen + kind) > 0), None)
    if owner is not None and other is not None:
        exchange(city, owner, kinds, wanted, other)


def leave_in_urn(city: City, observer: int, first: int, code: int, strips: range) -> None:
    """Put what the setup deals next back into the urn; the opponent who held it gets something else."""
    kind = code - first
    if in_urn(city, kind) > 0:
        return
    possible = ActionList()
    list_draw(city, possible)
    opponents = (seat for seat in range(int(city.board.players)) if seat != observer)
    owned = ((seat, strip) for seat in opponents for strip in strips if city.own(seat, strip) == kind)
    holder = next(owned, None)
    if holder is not None and possible.count > 0:
        other = int(possible.items[0]) - first
        city.put(*holder, other)
        out_of_urn(city, other)
        city.urn += BIT[8 * kind]


def owner_of(city: City, observer: int, kinds: Kinds, wanted: int) -> int | None:
    """Another seat that hides one of this kind from the observer."""
    opponents = (seat for seat in range(int(city.board.players)) if seat not in (observer, city.actor))
    return next((seat for seat in opponents if kinds.hidden(city, seat, wanted) > 0), None)


def exchange(city: City, seat: int, kinds: Kinds, given: int, taken: int) -> None:
    """The seat exchanges one of its own with the pool."""
    city.give(seat, kinds.held + given, -1)
    city.add_pool(kinds.unseen + given, 1)
    city.add_pool(kinds.unseen + taken, -1)
    city.give(seat, kinds.held + taken)
