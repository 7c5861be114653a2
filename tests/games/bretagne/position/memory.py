"""What a seat could know of the equipment cards, worked out slowly and exactly from its view.

Every order of every deck and every place of a hand that a card may have been pulled from count alike (B8).
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import comb, prod
from typing import Final, NamedTuple

from tinderbox.core.events import Data

EQUIPMENT: Final = ("furnishing", "pier", "foghorn", "cable-crane")

Counts = tuple[int, ...]  # by kind


class Way(NamedTuple):
    """How things may stand: for each deck the places of each hand filled from it, and the unseen cards of it."""

    places: tuple[Counts, ...]
    unseen: tuple[Counts, ...]


def hand_chances(view: Data, seat: int, other: int, printed: Counts) -> dict[Counts, Fraction]:
    """How likely each hand of another seat is."""
    chances: Counter[Counts] = Counter()
    ways = recalled_ways(view, seat, printed)
    total = sum(ways.values())
    for way, weight in ways.items():
        decks = [hands_from(unseen, places[other]) for places, unseen in zip(way.places, way.unseen, strict=True)]
        for parts in product(*(deck.items() for deck in decks)):
            hand = tuple(sum(counts) for counts in zip(*(part for part, _ in parts), strict=True))
            chances[hand] += weight / total * prod((chance for _, chance in parts), start=Fraction(1))  # type: ignore[assignment]
    return dict(chances)  # type: ignore[arg-type]


def hands_from(unseen: Counts, size: int) -> dict[Counts, Fraction]:
    """So many cards out of a shuffled deck."""
    return {
        hand: Fraction(
            prod(comb(there, taken) for there, taken in zip(unseen, hand, strict=True)), comb(sum(unseen), size)
        )
        for hand in product(*(range(min(there, size) + 1) for there in unseen))
        if sum(hand) == size
    }


def counts_of(cards: dict[str, int]) -> Counts:
    return tuple(cards[kind] for kind in EQUIPMENT)


def less(one: Counts, other: Counts) -> Counts:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def one_of(kind: int) -> Counts:
    return tuple(int(kind == place) for place in range(len(EQUIPMENT)))


def recalled_ways(view: Data, seat: int, printed: Counts) -> dict[Way, Fraction]:
    cards, own = view["cards"], view["own"]
    recalled = cards["recalled"]
    sizes = tuple(0 if other == seat else found["cards"] for other, found in enumerate(view["seats"]))
    if recalled is None:
        seen = [counts_of(part) for part in (cards["discarded"], cards["played"], own["hand"])]
        left = printed
        for part in seen:
            left = less(left, part)
        return {Way((sizes,), (left,)): Fraction(1)}
    decks = contents(view, seat, printed)
    held = tuple(0 if other == seat else size for other, size in enumerate(recalled["held"]))
    nothing = tuple(0 for _ in held)
    ways = {Way((held, *[nothing] * (len(decks) - 1)), tuple(decks)): Fraction(1)}
    newest = 0
    for event in recalled["events"]:
        match event.split():
            case ["shuffle"]:
                newest += 1
            case ["draw", other] if int(other) != seat:
                ways = {moved(way, newest, int(other), 1): weight for way, weight in ways.items()}
            case ["part", other, kind] if int(other) != seat:
                ways = parted(ways, int(other), EQUIPMENT.index(kind))
    return ways


def contents(view: Data, seat: int, printed: Counts) -> list[Counts]:
    """What each deck held of cards that the seat has not drawn itself; the first is what hands held at the shuffle."""
    recalled, own = view["cards"]["recalled"], view["own"]
    first = counts_of(recalled["deck"])
    decks = [less(less(printed, first), counts_of(own["held"]))]
    drawn, pile = iter(own["drawn"]), list(first)
    for event in recalled["events"]:
        match event.split():
            case ["shuffle"]:
                decks.append(tuple(pile))
                pile = [0] * len(EQUIPMENT)
            case ["draw", other] if int(other) == seat:
                decks[-1] = less(decks[-1], one_of(EQUIPMENT.index(next(drawn))))
            case ["part", _, kind]:
                pile[EQUIPMENT.index(kind)] += 1
    return decks


def moved(way: Way, deck: int, other: int, by: int) -> Way:
    places = [list(hands) for hands in way.places]
    places[deck][other] += by
    return Way(tuple(tuple(hands) for hands in places), way.unseen)


def parted(ways: dict[Way, Fraction], other: int, kind: int) -> dict[Way, Fraction]:
    found: dict[Way, Fraction] = {}
    for way, weight in ways.items():
        for deck, chance in origins(way, other, kind):
            unseen = list(way.unseen)
            unseen[deck] = less(unseen[deck], one_of(kind))
            end = Way(moved(way, deck, other, -1).places, tuple(unseen))
            found[end] = found.get(end, Fraction(0)) + weight * chance
    return found


def origins(way: Way, other: int, kind: int) -> Iterator[tuple[int, Fraction]]:
    for deck, unseen in enumerate(way.unseen):
        if way.places[deck][other] and unseen[kind]:
            yield deck, Fraction(way.places[deck][other] * unseen[kind], sum(unseen))
