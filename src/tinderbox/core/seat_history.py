"""A game as one seat saw it: the first view, then who did what, and the draws whose results the seat learnt."""

from dataclasses import dataclass

from tinderbox.core.events import Data


@dataclass(frozen=True)
class Deed:
    """A decision that everybody saw, and the draws after it: None where the result was hidden from the seat."""

    seat: int
    code: int
    results: tuple[int | None, ...] = ()


@dataclass(frozen=True)
class Story:
    """What a seat can recall. It holds nothing that was not in the seat's views at the time."""

    first: Data
    deeds: tuple[Deed, ...]
