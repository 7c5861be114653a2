"""What must have been: hidden things change hands until a rival can do what it was seen to do."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tinderbox.great_fire import phases
from tinderbox.great_fire.board import CARD_CODE, CHARGE, DIRECTIONS, DISCARD_CODE, DOUBLE, DOUBLE_CODE
from tinderbox.great_fire.city import DECK, HAND, HELD, SHOWN, UNSEEN, City
from tinderbox.great_fire.redeal import KINDS


@dataclass(frozen=True)
class Kinds:
    """Things that are held in secret, counted by kind: where in a seat's strip and in the pool they stand."""

    count: int
    held: int
    unseen: int
    shown: int | None = None

    def hidden(self, city: City, seat: int, kind: int) -> int:
        held = int(city.own(seat, self.held + kind))
        return held if self.shown is None else held - int(city.own(seat, self.shown + kind))


CARDS: Final = Kinds(DIRECTIONS, HAND, DECK, SHOWN)
TOKENS: Final = Kinds(KINDS, HELD, UNSEEN)


def make_possible(city: City, observer: int, code: int) -> None:
    """The actor holds the card or token that it needs. What the observer holds stays where it is."""
    if city.actor == observer:
        return
    if city.phase == phases.CARD:
        provide(city, observer, CARDS, code - (CARD_CODE if code < DISCARD_CODE else DISCARD_CODE))
    elif city.phase == phases.ACTIONS and code == DOUBLE_CODE:
        provide(city, observer, TOKENS, DOUBLE)
    elif city.phase == phases.ACTIONS and code >= city.board.demolish_code:
        provide(city, observer, TOKENS, CHARGE)


def provide(city: City, observer: int, kinds: Kinds, wanted: int) -> None:
    """Exchange something else that the actor hides for one of the wanted kind, from the unseen ones or a rival."""
    seat = int(city.actor)
    if city.own(seat, kinds.held + wanted) > 0:
        return
    spare = next((kind for kind in range(kinds.count) if kinds.hidden(city, seat, kind) > 0), None)
    owner = next((other for other in others(city, observer) if kinds.hidden(city, other, wanted) > 0), None)
    if spare is None:
        return
    if city.pooled(kinds.unseen + wanted) > 0:
        city.add_pool(kinds.unseen + wanted, -1)
        city.add_pool(kinds.unseen + spare, 1)
    elif owner is not None:
        city.give(owner, kinds.held + wanted, -1)
        city.give(owner, kinds.held + spare)
    else:
        return
    city.give(seat, kinds.held + spare, -1)
    city.give(seat, kinds.held + wanted)


def others(city: City, observer: int) -> Iterator[int]:
    """Rivals of the actor whose hands the observer does not know."""
    return (seat for seat in range(int(city.board.players)) if seat not in (observer, city.actor))
