"""The rows of a table and of its seats, as values."""

from dataclasses import asdict, dataclass, field
from typing import Annotated, Final, Literal

from pydantic import ConfigDict, Field, with_config
from typing_extensions import TypedDict

from tinderbox.core.events import Data
from tinderbox.server.ids import now
from tinderbox.server.storage.schema import MUTABLE

RECENT: Final = 200
"""How many entries of its log a table keeps in memory."""

CHECKED: Final = ConfigDict(strict=True, revalidate_instances="always")
"""Rows are built without checks, which costs nothing; `integrity` checks them when they are read."""

Count = Annotated[int, Field(ge=0)]
SeatKind = Literal["open", "link", "guest", "bot"]
Status = Literal["waiting", "playing", "over", "abandoned"]


@with_config(CHECKED)
@dataclass
class Seat:
    """Who sits where. `gone` says that a bot plays for a guest who left or resigned."""

    seat: Count
    kind: SeatKind
    guest: str | None = None
    name: str = ""
    bot: str | None = None
    link: str | None = None
    nonce: str | None = None
    ready: bool = True
    gone: Literal["left", "resigned"] | None = None

    @property
    def taken(self) -> bool:
        return self.kind == "bot" or (self.kind == "guest" and self.ready)

    @property
    def thinker(self) -> str | None:
        """The built-in bot that decides for this seat, if one does."""
        return self.bot if self.kind == "bot" or self.gone else None

    @property
    def person(self) -> str | None:
        """The guest who decides for this seat, if one does."""
        return self.guest if self.kind == "guest" and not self.gone else None

    def row(self, table_id: str) -> Data:
        return {"table_id": table_id, **asdict(self)}


@with_config(CHECKED)
@dataclass
class TableRow:
    """A table's row: what is fixed when it is made, and what its log changes."""

    id: str
    game: str
    rules: int
    pack: str
    pack_digest: str
    uploaded_pack: str | None
    """The digest again, if the pack does not ship with the game."""
    players: Count
    options: dict[str, bool | str]
    seed: str
    origin: Data | None
    title: str
    public: bool
    spectators: bool
    resigning: str
    stand_in: str
    parent: str | None
    made: Count
    owner: str
    status: Status = "waiting"
    seq: Count = 0
    changed: Count = 0
    decisions: Count = 0
    actor: Count | None = None
    bot_turn: bool = False
    pending: Data | None = None
    scores: list[int] | None = None
    started: Count | None = None
    ended: Count | None = None
    rematch: str | None = None
    touched: int = field(default_factory=now)

    def row(self) -> Data:
        return dict(vars(self))

    def mutable(self) -> Data:
        return {name: getattr(self, name) for name in MUTABLE}


@with_config(CHECKED)
class Snapshot(TypedDict):
    """A game in the middle: decisions made, how far they can be undone, draws made, the whole state."""

    decisions: Count
    limit: Count
    drawn: Count
    state: Data
