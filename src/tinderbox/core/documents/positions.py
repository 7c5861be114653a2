"""Reading positions and views: names and ranges are checked one by one, and everything wrong is reported at once."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from pydantic import TypeAdapter, with_config

from tinderbox.core.documents.json_documents import MOST_FAULTS, STRICT, canonical_short, check
from tinderbox.core.engine.bits import BIT
from tinderbox.core.errors import DocumentError, Fault, ViewError
from tinderbox.core.text.messages import Argument, Message

Table = TypeVar("Table")
Own = TypeVar("Own")

SEAT: Final[TypeAdapter[int | None]] = TypeAdapter(int | None)
TURN: Final = TypeAdapter(int)


def raise_faults(faults: Sequence[Fault], error: type[DocumentError], source: str) -> None:
    """Raise the error if there are any faults; it names the first of them."""
    if faults:
        raise error(source, faults[:MOST_FAULTS])


class PositionReader:
    """Collects what is wrong with a position or view while a game reads it. `package` has the sentences."""

    package: str
    no_such_name = "position-name"

    def __init__(self, error: type[DocumentError], source: str) -> None:
        self.error: type[DocumentError] = error
        self.source: str = source
        self.faults: list[Fault] = []

    def wrong(self, entry: str, id: str, **args: Argument) -> None:
        self.faults.append(Fault(entry, Message(id, args, self.package)))

    def raise_faults(self) -> None:
        raise_faults(self.faults, self.error, self.source)

    def within(self, entry: str, value: int, least: int, most: int) -> int:
        """The value if it is in range, else the least one."""
        if not least <= value <= most:
            self.wrong(entry, "position-range", given=str(value), least=least, most=most)
            return least
        return value

    def same(self, entry: str, given: object, wanted: object) -> None:
        """Check something that follows from the rest of the position."""
        if given != wanted:
            self.wrong(entry, "position-derived", given=canonical_short(given), wanted=canonical_short(wanted))

    def unique(self, entry: str, names: Sequence[str | int]) -> None:
        if len(set(names)) != len(names):
            self.wrong(entry, "position-twice")

    def index(self, entry: str, name: str, names: Sequence[str]) -> int:
        """The number of a thing by its name; 0 if there is no such name."""
        if name not in names:
            self.wrong(entry, self.no_such_name, name=name)
            return 0
        return names.index(name)

    def index_or(self, entry: str, name: str | None, names: Sequence[str], none: int) -> int:
        return none if name is None else self.index(entry, name, names)

    def bits(self, entry: str, given: Sequence[str], names: Sequence[str]) -> int:
        """A set of things by name as a number with one bit for each."""
        self.unique(entry, given)
        return sum(int(BIT[2 * self.index(entry, name, names)]) for name in set(given))


@dataclass(frozen=True)
class ReadView(Generic[Table, Own]):
    """A well-formed view: what everybody sees, what the seat knows, and all secrets if the game is over."""

    table: Table
    own: Own | None
    revealed: list[Own] | None
    seat: int | None
    turn: int


class ViewForm(Generic[Table, Own]):
    """The form of a game's views, by the types of its parts."""

    def __init__(self, table: type[Table], own: type[Own], package: str) -> None:
        self.package: str = package
        self.keys: list[str] = list(table.__annotations__)
        self.table: TypeAdapter[Table] = TypeAdapter(with_config(STRICT)(table))
        one: Any = own
        self.own: TypeAdapter[Own | None] = TypeAdapter(one | None)
        self.revealed: TypeAdapter[list[Own] | None] = TypeAdapter(list[one] | None)

    def read(self, view: Mapping[str, Any], players: int) -> ReadView[Table, Own]:
        known = {key: view[key] for key in self.keys if key in view}
        table = check(self.table, known, "view", ViewError)
        own = check(self.own, view.get("own"), "view.own", ViewError)
        revealed = check(self.revealed, view.get("revealed"), "view.revealed", ViewError)
        seat = check(SEAT, view.get("seat"), "view.seat", ViewError)
        turn = check(TURN, view.get("turn"), "view.turn", ViewError)
        seats = len(view["seats"])
        if seats != players or (seat is not None and not 0 <= seat < players) or (seat is None) != (own is None):
            raise self.error("seats", "position-seats", players=players)
        return ReadView(table, own, revealed, seat, turn)

    def error(self, entry: str, id: str, **args: Argument) -> ViewError:
        return ViewError("view", [Fault(entry, Message(id, args, self.package))])
