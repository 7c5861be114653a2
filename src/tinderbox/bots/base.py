"""What a bot is, and how it looks at the table."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Protocol

from tinderbox.core.box import Box
from tinderbox.core.events import Data
from tinderbox.core.match import Match
from tinderbox.core.seat_history import Story
from tinderbox.core.text.notation import Action


class Bot(Protocol):
    """Decides for a seat. The same views and the same seed of the bot lead to the same choices."""

    def choose(self, view: Mapping[str, Any], legal: Sequence[Action]) -> Action:
        """One of the legal actions; `view` is what `Match.view` shows the seat, perhaps a `Sight` of it."""
        ...


class Sight(Mapping[str, Any]):
    """A view that is made when a bot first looks: one that does not look pays nothing.

    `box` is the box it is seen on, if known: rules and pack are no secret, and need not be opened again. `story` tells
    what the seat saw before; without it a bot knows the moment only.
    """

    def __init__(
        self, look: Callable[[], Data], box: Box | None = None, story: Callable[[], Story] | None = None
    ) -> None:
        self.look = look
        self.box = box
        self.story = story

    @cached_property
    def data(self) -> Data:
        return self.look()

    def __getitem__(self, key: str) -> Any:
        return self.data[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.data)

    def __len__(self) -> int:
        return len(self.data)


def sight(match: Match, seat: int) -> Sight:
    """What the seat sees of a match and can recall of it."""
    return Sight(lambda: match.view(seat), match.box, lambda: match.story(seat))


def choice(bot: Bot, match: Match) -> Action:
    """What the bot does at the table; it sits where a decision is due."""
    assert match.actor is not None
    return bot.choose(sight(match, match.actor), match.legal())
