"""What holds in every position that can arise in play.

A game writes its invariants down once, as one table of `Invariant` in its `invariants.py`. Everything that has to know
whether a state is possible asks `broken`: positions and views that are read, records that begin from a position, deals
of what a seat cannot know, and tests that watch whole games.

An invariant has one sentence, `position-<name>` in the game's `positions.ftl`. The sentence may use `$clauses` and
whatever numbers or names the check gives with the place.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from tinderbox.core.errors import Fault
from tinderbox.core.text.messages import Argument, Message

Subject = TypeVar("Subject")


class Break(NamedTuple):
    """Where a position breaks an invariant (`seats[1].coins`), and what its sentence needs to say."""

    entry: str
    args: Mapping[str, Argument]


def at(entry: str, **args: Argument) -> Break:
    return Break(entry, args)


@dataclass(frozen=True)
class Invariant(Generic[Subject]):
    """Something that no play can break, and the clauses that it follows from.

    The check looks at a game's subject (a state, with the names of things) and gives every place that breaks it. It may
    rely on nothing but single numbers being in range, as the loader leaves them: other invariants may be broken too.
    """

    name: str
    clauses: tuple[str, ...]
    check: Callable[[Subject], Iterator[Break]]

    def faults(self, subject: Subject, package: str) -> Iterator[Fault]:
        """Every break as a fault; `package` holds the sentence."""
        clauses = ", ".join(self.clauses)
        for entry, args in self.check(subject):
            yield Fault(entry, Message(f"position-{self.name}", {"clauses": clauses, **args}, package))


def broken(invariants: Sequence[Invariant[Subject]], subject: Subject, package: str) -> list[Fault]:
    """Everything that cannot have arisen in play, in the order of the invariants; empty for a possible position."""
    return [fault for invariant in invariants for fault in invariant.faults(subject, package)]
