"""The shape of a view: what everybody sees, what a seat alone knows, and both together."""

from pydantic import with_config
from typing_extensions import TypedDict

from tinderbox.core.box import ViewHeader
from tinderbox.core.documents.json_documents import STRICT


@with_config(STRICT)
class LandownerView(TypedDict):
    """A landowner: its colour once dealt, where it stands once placed."""

    colour: str | None
    at: str | None


@with_config(STRICT)
class SeatView(TypedDict):
    """What everybody knows of a seat. `colours` is null while they are hidden (O1)."""

    hand: int
    shown: dict[str, int]
    tokens: int
    extinguished: int
    colours: list[str] | None
    landowners: list[LandownerView]


@with_config(STRICT)
class Own(TypedDict):
    """What only the seat itself knows. `just_taken` is the kind of the token that its first move took this turn."""

    hand: dict[str, int]
    tokens: dict[str, int]
    just_taken: str | None
    objectives: list[str]
    colours: list[str]


@with_config(STRICT)
class Stack(TypedDict):
    """The fire stack: fire cards drawn, left and until the next stack card; stack cards that took effect, and left."""

    drawn: int
    left: int
    until: int | None
    uncovered: int
    stack_cards: int


@with_config(STRICT)
class CityTurn(TypedDict):
    """The two-player game's piles: the colour and band cards in force and those still face down.

    `target` is where the fire goes whose origin is to be chosen, `movers` where the band may stand that moves next,
    `moved` where the one stands that has moved.
    """

    ranking: str | None
    muster: str | None
    rankings_left: list[str]
    musters_left: list[str]
    target: str | None
    movers: list[str]
    moved: str | None
    alone: bool


@with_config(STRICT)
class Table(TypedDict):
    """What everybody sees. Stack and houses standing are null until they have been laid out (S3, S4).

    `moves` counts the fire moves still to be made under the card; `just_taken` says that this turn's first move took a
    token which, if it is a double move, may be played now (F12); `last_turns` counts non-player turns too (P9).
    """

    phase: str
    turn_seat: int
    start: int | None
    dealt: int
    card: str | None
    origin: str | None
    points: int
    moves: int
    just_taken: bool
    doubled: bool
    pending: int
    then: str
    hero: int | None
    supply: int | None
    stack: Stack | None
    last_turns: int | None
    houses: dict[str, str]
    fires: dict[str, int]
    contained: list[str]
    bands: dict[str, int]
    tokens: list[str]
    demolished: list[str]
    standing: dict[str, int] | None
    played: dict[str, int]
    tokens_used: dict[str, int]
    seats: list[SeatView]
    city: CityTurn | None


class View(ViewHeader, Table):
    """A whole view: header, table, the seat's own knowledge; everybody's when the game is over.

    `surviving` lists those of the seat's objectives that would score as the city stands now (E3).
    """

    own: Own | None
    surviving: list[str]
    revealed: list[Own] | None
