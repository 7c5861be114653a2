"""The `Bot` protocol, and what a bot sees."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Protocol, runtime_checkable

from tinderbox.core.box import Box
from tinderbox.core.events import Data
from tinderbox.core.match import Match
from tinderbox.core.seat_history import SeatHistory
from tinderbox.core.text.notation import Action


@runtime_checkable
class Bot(Protocol):
    """Decides for a seat. The same views and the same seed lead to the same choices."""

    def choose(self, view: Mapping[str, Any], legal: Sequence[Action]) -> Action:
        """Return one of the legal actions; `view` is the seat's `Match.view`, usually as a `SeatView`."""
        ...


class SeatView(Mapping[str, Any]):
    """A view that is computed when a bot first reads it, so that a bot that does not look costs nothing.

    `box` is the box of the match, so that bots need not open it again. `history` returns what the seat saw before;
    without it a bot knows only the current position.
    """

    def __init__(
        self, make_view: Callable[[], Data], box: Box | None = None, history: Callable[[], SeatHistory] | None = None
    ) -> None:
        self.make_view = make_view
        self.box = box
        self.history = history

    @cached_property
    def data(self) -> Data:
        return self.make_view()

    def __getitem__(self, key: str) -> Any:
        return self.data[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.data)

    def __len__(self) -> int:
        return len(self.data)


def seat_view(match: Match, seat: int) -> SeatView:
    """What the seat sees and has seen of a match."""
    return SeatView(lambda: match.view(seat), match.box, lambda: match.history(seat))


def choose_action(bot: Bot, match: Match) -> Action:
    """The bot's choice for the seat that must decide."""
    assert match.actor is not None
    return bot.choose(seat_view(match, match.actor), match.legal())
