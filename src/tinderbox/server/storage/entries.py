"""The log of a table: everything that ever happened at it, in order."""

from dataclasses import dataclass, field
from typing import Any, Final, Literal

from pydantic import with_config

from tinderbox.core.events import Data
from tinderbox.server.ids import now
from tinderbox.server.storage.packs import Pack
from tinderbox.server.storage.rows import CHECKED, Count

Kind = Literal[
    "made", "join", "free", "bot", "start", "action", "undo", "ask-undo", "consent", "resign", "leave", "back",
    "abandon", "rematch", "chat",
]  # fmt: skip

CHANGING: Final = frozenset({"start", "action", "undo"})
"""Entries after which an older look at the table is stale."""

OPEN: Final[dict[str, tuple[str, ...]]] = {
    "action": ("action", "decisions"),
    "undo": ("decisions",),
    "ask-undo": ("decisions",),
    "consent": ("yes",),
    "chat": ("text",),
    "bot": ("bot",),
    "leave": ("bot",),
    "resign": ("bot",),
}
"""The public fields of each kind of entry. None holds the result of a draw."""


@with_config(CHECKED)
@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened at a table."""

    seq: Count
    kind: Kind
    seat: Count | None = None
    guest: str | None = None
    payload: Data = field(default_factory=dict)
    key: str | None = None
    at: int = field(default_factory=now)

    def row(self, table_id: str) -> Data:
        return {
            "table_id": table_id,
            "seq": self.seq,
            "kind": self.kind,
            "seat": self.seat,
            "guest": self.guest,
            "payload": self.payload,
            "key": self.key,
            "at": self.at,
        }

    @property
    def public(self) -> Data:
        """The entry as everybody at the table may read it."""
        seen: Data = {"seq": self.seq, "kind": self.kind, "seat": self.seat, "at": self.at}
        if "name" in self.payload:
            seen["name"] = self.payload["name"]
        for name in OPEN.get(self.kind, ()):
            if name in self.payload:
                seen[name] = self.payload[name]
        return seen


def entry_of(row: Any) -> Entry:
    return Entry(row.seq, row.kind, row.seat, row.guest, row.payload, row.key, row.at)


@dataclass
class Change:
    """What one command writes, all of it or nothing. `before` is the log length it builds on; None makes a table."""

    table_id: str
    before: int | None
    entries: list[Entry]
    table: Data
    seats: list[Data] = field(default_factory=list)
    snapshot: Data | None = None
    pack: Pack | None = None
    """The pack of a new table, if it does not ship with its game."""
    guests: list[str] = field(default_factory=list)
    """Who came or went: their streams begin or cease to follow the table."""

    @property
    def after(self) -> int:
        return int(self.table["seq"])
