"""The shape of a view: what everybody sees, what a seat alone knows, and both together."""

from pydantic import with_config
from typing_extensions import TypedDict

from tinderbox.core.box import ViewHeader
from tinderbox.core.documents.json_documents import STRICT


@with_config(STRICT)
class FloorView(TypedDict):
    """A floor in place: its tile, and the workers on it with their owner."""

    tile: str
    owner: int | None
    workers: int


@with_config(STRICT)
class SiteView(TypedDict):
    """A site and the lighthouse board that lies there; the lowest floor comes first."""

    lighthouse: str | None
    status: str
    floors: list[FloorView]
    engineers: int
    coins: int


@with_config(STRICT)
class HarbourView(TypedDict):
    """A harbour: its tile, and the seats with a worker there."""

    tile: str | None
    seats: list[int]


@with_config(STRICT)
class TileInHand(TypedDict):
    """The tile that was bought and is not placed yet, and the space that it lay on (A5)."""

    space: str
    tile: str


@with_config(STRICT)
class Brest(TypedDict):
    """Brest's market: materials, and the spaces of one and of two engineers that are full."""

    materials: dict[str, int]
    singles: int
    pairs: int


@with_config(STRICT)
class Pontivy(TypedDict):
    """The seat at each place: of this round's row by barge card, of the next round's row in order."""

    this_round: list[int | None]
    next_round: list[int | None]


@with_config(STRICT)
class SeatView(TypedDict):
    """What everybody knows of a seat; `cards` is the size of its hand, `points` what it scored so far by source."""

    at_hand: int
    reserve: int
    in_brest: int
    in_lorient: int
    engineers: int
    coins: int
    materials: dict[str, int]
    cards: int
    points: dict[str, int]


@with_config(STRICT)
class Recalled(TypedDict):
    """Equipment cards since the first reshuffle: the hands then, the deck, and `draw 2`, `part 0 pier`, …"""

    held: list[int]
    deck: dict[str, int]
    events: list[str]


@with_config(STRICT)
class Cards(TypedDict):
    """The equipment cards that nobody holds: the size of the deck, what was discarded, what lies on the lighthouse."""

    deck: int
    discarded: dict[str, int]
    played: dict[str, int]
    recalled: Recalled | None


@with_config(STRICT)
class Progress(TypedDict):
    """How far the phase has come: see `coast.py` for the numbers; sites are counted from 1."""

    rank: int
    step: int
    site: int | None
    spot: int
    pending: int
    then: str
    city: str | None
    visited: list[str]
    deals: list[str]
    order: list[int]


@with_config(STRICT)
class Table(TypedDict):
    """What everybody sees. Stacks are groups of tiles from the top: each group's set is known, its order is not."""

    phase: str
    turn_seat: int
    round: int
    weather: str | None
    forecast: str | None
    weather_unseen: dict[str, int]
    production: int | None
    production_left: list[int]
    quimper: dict[str, int]
    brest: Brest
    display: list[list[str | None]]
    tile: TileInHand | None
    stacks: list[list[list[str]]]
    sites: list[SiteView]
    harbours: dict[str, HarbourView]
    improved: list[str]
    pontivy: Pontivy
    seats: list[SeatView]
    cards: Cards
    progress: Progress


@with_config(STRICT)
class Own(TypedDict):
    """What only the seat itself knows: its hand, and of what is recalled its hand then and its draws since."""

    hand: dict[str, int]
    held: dict[str, int]
    drawn: list[str]


class View(ViewHeader, Table):
    """A whole view: header, table, the sites finished this round in the order they are scored in (W1), scores as if
    the game ended now, the seat's own cards; everybody's at the end."""

    to_score: list[int]
    scores: list[int]
    own: Own | None
    revealed: list[Own] | None
