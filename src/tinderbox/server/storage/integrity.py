"""Checks a stored table when it is read, so that a damaged one is refused by itself and harms nothing else."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError
from sqlalchemy.exc import InterfaceError, OperationalError, TimeoutError as PoolTimeout

from tinderbox.core.documents.json_documents import fault_of
from tinderbox.core.errors import TinderboxError
from tinderbox.core.text.messages import Argument, Message
from tinderbox.server.messages import PACKAGE, Refusal
from tinderbox.server.storage.entries import Entry
from tinderbox.server.storage.rows import Seat, Snapshot, TableRow

UNAVAILABLE: Final = (OperationalError, InterfaceError, PoolTimeout)
"""The database does not answer: this says nothing about the table."""
LONGEST: Final = 120

TABLE: Final = TypeAdapter(TableRow)
SEATS: Final = TypeAdapter(list[Seat])
ENTRIES: Final = TypeAdapter(list[Entry])
SNAPSHOT: Final = TypeAdapter(Snapshot)


class Damage(Refusal):
    """A stored table that cannot be right. `what` says why, `seq` is the entry of its log, 0 if it is none."""

    def __init__(self, what: Message, seq: int = 0) -> None:
        super().__init__(409, "table-damaged")
        self.what: Final = what
        self.seq: Final = seq


def damage(id: str, seq: int = 0, /, **args: Argument) -> Damage:
    return Damage(Message(f"check-{id}", args, PACKAGE), seq)


@contextmanager
def reading() -> Iterator[None]:
    """Whatever goes wrong while a stored table is read is Damage, unless the database does not answer."""
    try:
        yield
    except (Damage, *UNAVAILABLE):
        raise
    except Exception as problem:
        raise as_damage(problem) from problem


def as_damage(problem: Exception, seq: int = 0) -> Damage:
    """An error met while a table was read, in words."""
    if isinstance(problem, Damage):
        return problem
    if isinstance(problem, TinderboxError):
        return Damage(problem.message, seq)
    if isinstance(problem, ValidationError):
        fault = fault_of(problem.errors(include_url=False)[0])
        return damage("value", seq, entry=fault.entry[:LONGEST], what=fault.message.text()[:LONGEST])
    why = f"{type(problem).__name__}: {problem}" if str(problem) else type(problem).__name__
    return damage("unreadable", seq, why=why[:LONGEST])


def checked_row(row: Any) -> TableRow:
    return TABLE.validate_python(TableRow(**row))


def checked_seats(rows: Iterable[Any], table: TableRow) -> list[Seat]:
    seats = SEATS.validate_python([seat_of(row) for row in rows])
    if [seat.seat for seat in seats] != list(range(table.players)):
        raise damage("seats", players=table.players, seats=len(seats))
    return seats


def seat_of(row: Any) -> Seat:
    return Seat(**{name: value for name, value in row.items() if name != "table_id"})


def checked_entries(entries: list[Entry], after: int, last: int) -> list[Entry]:
    """The entries after `after`: each once, none missing up to `last`."""
    for wanted, entry in zip(range(after + 1, last + 1), entries, strict=False):
        if entry.seq != wanted:
            raise damage("gap", wanted, seq=wanted)
    if len(entries) != last - after:
        missing = after + len(entries) + 1
        raise damage("gap", missing, seq=missing)
    try:
        return ENTRIES.validate_python(entries)
    except ValidationError as problem:
        place = problem.errors(include_url=False)[0]["loc"][0]
        raise as_damage(problem, entries[place].seq if isinstance(place, int) else 0) from None
