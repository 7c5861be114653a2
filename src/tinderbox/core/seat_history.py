"""A game as one seat saw it: the first view, then every move, with the draws whose results the seat learnt."""

from dataclasses import dataclass

from tinderbox.core.events import Data


@dataclass(frozen=True)
class PublicMove:
    """A decision that everybody saw, and the draws after it: None where the result was hidden from the seat."""

    seat: int
    code: int
    results: tuple[int | None, ...] = ()


@dataclass(frozen=True)
class SeatHistory:
    """Everything a seat could remember. It holds nothing that was not in the seat's views at the time."""

    first_view: Data
    moves: tuple[PublicMove, ...]
