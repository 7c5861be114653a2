"""A table in the middle of a game: play on in the language of records, and look at what is there."""

from collections.abc import Iterable
from typing import Generic, TypeVar

import pytest

from tinderbox import IllegalAction
from tinderbox.core.box import Box, Outcome
from tinderbox.core.events import Data, Event
from tinderbox.core.match import Match

B = TypeVar("B", bound=Box)


def counted(words: str) -> dict[str, int]:
    """Turn `wood 3, stone` into numbers; a name without a number counts once."""
    found: dict[str, int] = {}
    for part in filter(None, (part.strip() for part in words.split(","))):
        name, _, number = part.partition(" ")
        found[name] = int(number or 1)
    return found


def listed(words: str) -> list[str]:
    return words.replace(",", " ").split()


def types(events: Iterable[Event]) -> list[str]:
    return [event.type for event in events]


class BaseTable(Generic[B]):
    """What every game's table offers. A game's own table builds the position."""

    box: B
    match: Match

    def play(self, line: str) -> list[Event]:
        """Play the steps of a record's line, results of draws in brackets; return everything that happened."""
        before = len(self.match.event_log)
        for step in (step.strip() for step in line.split(",")):
            if step.startswith("("):
                self.match.resolve_draw(step.strip("()"))
            else:
                self.match.play(step)
        return [event for _, event in self.match.event_log[before:]]

    def draw_first(self) -> None:
        """Take the first result of each draw that is due."""
        while draws := self.draws():
            self.play(f"({min(draws)})")

    def legal(self, verb: str) -> set[str]:
        """What may follow the verb here; the list names each action once."""
        codes = [action.code for action in self.match.legal()]
        assert len(codes) == len(set(codes))
        return {" ".join(action.args) for action in self.match.legal() if action.verb == verb}

    def verbs(self) -> set[str]:
        return {action.verb for action in self.match.legal()}

    def may(self, text: str) -> bool:
        return text in map(str, self.match.legal())

    def refused(self, text: str) -> tuple[str, ...]:
        """The clauses that forbid an action; asking and trying give the same."""
        expected = tuple(reason.clause for reason in self.match.why_not(text))
        with pytest.raises(IllegalAction) as caught:
            self.match.play(text)
        assert caught.value.clauses == expected
        return expected

    def draws(self) -> dict[str, int]:
        """The possible results of the draw that is due, with their weights."""
        return {str(action): weight for action, weight in self.match.draws()}

    @property
    def now(self) -> Data:
        return self.box.position(self.match.state)

    @property
    def actor(self) -> int | None:
        return self.match.actor

    @property
    def outcome(self) -> Outcome:
        outcome = self.match.outcome
        assert outcome is not None
        return outcome

    def score(self, seat: int) -> int:
        return int(self.match.state.score(seat))
