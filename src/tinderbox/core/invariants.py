"""What holds in every position that can arise in play.

A game lists its invariants once, as a table of `Invariant` in its `invariants.py`. Everything that has to know whether
a state is possible calls `broken`: loading positions and views, replaying records that begin from a position, redeals,
and the tests that watch whole games.

Each invariant has one sentence, `position-<name>` in the game's `positions.ftl`. It may use `$clauses` and the
arguments that the check returns.
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
    """A property that holds in every reachable state, and the clauses it follows from.

    The check gets a game's subject (a state, with the names of things) and yields every entry that breaks the property.
    It may only rely on single numbers being in range: other invariants may be broken too.
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
    """All faults of a position, in the order of the invariants; empty if it can arise in play."""
    return [fault for invariant in invariants for fault in invariant.faults(subject, package)]
