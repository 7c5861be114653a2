"""A game by its id: how matches, positions and imagined states begin."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NotRequired

from pydantic import TypeAdapter, with_config
from typing_extensions import TypedDict

from tinderbox.core.box import Box
from tinderbox.core.documents.json_documents import STRICT, check
from tinderbox.core.documents.packs import PackSource
from tinderbox.core.draws import DrawSource, Seed, fresh_seed
from tinderbox.core.engine.rng import Rng
from tinderbox.core.errors import DocumentError, Fault, OptionError, PositionError, ViewError
from tinderbox.core.events import Data
from tinderbox.core.match import Match
from tinderbox.core.state import State
from tinderbox.core.text.messages import Message


@with_config(STRICT)
class PackRef(TypedDict):
    """Which pack, by id and digest; a foreign one comes along."""

    id: str
    digest: str
    data: NotRequired[dict[str, Any]]


@with_config(STRICT)
class PositionFile(TypedDict):
    """A complete position as a document."""

    format: int
    game: str
    rules: int
    pack: PackRef
    players: int
    options: dict[str, bool | str]
    state: dict[str, Any]


class ViewHead(TypedDict):
    """What of a view's header says which box it was seen in."""

    game: str
    rules: int
    pack: str
    players: int
    options: dict[str, bool | str]


FORMAT: Final = 1  # of positions and records
POSITION_FILE: Final[TypeAdapter[PositionFile]] = TypeAdapter(PositionFile)
VIEW_HEAD: Final[TypeAdapter[ViewHead]] = TypeAdapter(ViewHead)


@dataclass(frozen=True)
class Game:
    """A game by its box."""

    box: type[Box]

    @property
    def id(self) -> str:
        return self.box.game

    @property
    def players(self) -> range:
        fewest, most = self.box.seats
        return range(fewest, most + 1)

    @property
    def usual_players(self) -> int:
        return self.box.usual_players()

    def open(self, players: int, options: Mapping[str, object] | None = None, pack: PackSource | None = None) -> Box:
        """The box for so many players with these options; `pack` is a shipped id, a path or JSON data."""
        return self.box(players, options, pack)

    def new(
        self,
        players: int,
        seed: Seed | None = None,
        options: Mapping[str, object] | None = None,
        pack: PackSource | None = None,
        names: Sequence[str] | None = None,
        ask_draws: bool = False,
    ) -> Match:
        """A new match. Without a seed nobody can foretell it; with `ask_draws` the caller tells the draws' results."""
        box = self.open(players, options, pack)
        return Match(box, None if ask_draws else DrawSource(checked_seed(seed)), names)

    def from_position(self, position: Data, seed: Seed | None = None, names: Sequence[str] | None = None) -> Match:
        """A match that goes on from a complete position."""
        found = check(POSITION_FILE, position, "position", PositionError)
        self.check_game(found["game"], "position", PositionError)
        self.check_versions(found["format"], found["rules"], "position", PositionError)
        box = self.reopen(found["pack"], found["players"], found["options"], PositionError)
        return Match(box, DrawSource(checked_seed(seed)), names, box.load_position(found["state"]))

    def imagine(self, view: Mapping[str, Any], rng: Rng, pack: PackSource | None = None) -> State:
        """A state consistent with a view; what the view hides is dealt at random."""
        seen = dict(view) if isinstance(view, Mapping) else view
        head = check(VIEW_HEAD, seen, "view", ViewError)
        self.check_game(head["game"], "view", ViewError)
        self.check_versions(FORMAT, head["rules"], "view", ViewError)
        return self.open(head["players"], head["options"], pack or head["pack"]).imagine(seen, rng)

    def check_game(self, given: str, source: str, error: type[DocumentError]) -> None:
        if given != self.id:
            fault = Fault("game", Message("document-other-game", {"given": given, "wanted": self.id}))
            raise error(source, [fault])

    def check_versions(self, format: int, rules: int, source: str, error: type[DocumentError]) -> None:
        """Whether a document has the form of this program and was written by its rules."""
        for entry, given, known in (("format", format, FORMAT), ("rules", rules, self.box.version)):
            if given != known:
                raise error(source, [Fault(entry, Message(f"record-{entry}", {"given": given, "known": known}))])

    def reopen(self, pack: PackRef, players: int, options: Mapping[str, object], error: Any) -> Box:
        """The box that a document names: shipped packs by id, foreign ones as they came; the digest must agree."""
        box = self.open(players, options, pack.get("data", pack["id"]))
        if box.pack_digest != pack["digest"]:
            raise error(pack["id"], [Fault("pack.digest", Message("document-other-pack", {"id": pack["id"]}))])
        return box


def checked_seed(seed: object) -> Seed:
    if seed is None:
        return fresh_seed()
    if type(seed) is int and 0 <= seed < 2**63:
        return seed
    if isinstance(seed, str) and 0 < len(seed) <= 64 and seed.isascii() and seed.isprintable():
        return seed
    raise OptionError(Message("option-seed", {"given": str(seed)[:40]}))
