"""What can lie on the board, as simply as a picture needs it. Seats are numbers from 0 on, materials words.

`view.py` fills in a `Pieces`; the drawing knows nothing about rules or views.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from tinderbox.games.bretagne.pack.schema import Equipment, Material, Weather

Colour = Literal["orange", "violet", "white", "black"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
LETTERS: Final[Mapping[Colour, str]] = {"orange": "O", "violet": "V", "white": "W", "black": "K"}


@dataclass(frozen=True, slots=True)
class Floor:
    """A floor in place: the materials on its tile, and the workers that stand on it."""

    materials: tuple[Material, ...]
    seat: int | None = None
    workers: int = 0


@dataclass(frozen=True, slots=True)
class LighthousePieces:
    """A lighthouse board at a site: its id, its floors from the bottom, and what else lies on it.

    `scored` is the place in the order in which the lighthouses just built are scored, 0 for others.
    """

    id: str
    floors: tuple[Floor, ...] = ()
    built: bool = False
    engineers: int = 0
    coins: int = 0
    cards: tuple[Equipment, ...] = ()
    scored: int = 0


@dataclass(frozen=True, slots=True)
class HarbourPieces:
    """A harbour tile by its id, its side, and the seats with a worker there in the order of arrival."""

    tile: str
    improved: bool = False
    seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class BrestPieces:
    """Brest's market: engineers left and the spaces printed for them at this number of players."""

    materials: Mapping[Material, int]
    singles: int
    single_spaces: int
    pairs: int
    pair_spaces: int


@dataclass(frozen=True, slots=True)
class PlayerPieces:
    """What a player has; `cards` is their number."""

    name: str
    points: int = 0
    coins: int = 0
    cards: int = 0
    engineers: int = 0
    workers: int = 0
    reserve: int = 0
    materials: Mapping[Material, int] = field(default_factory=dict)
    passed: bool = False


@dataclass(frozen=True, slots=True)
class Pieces:
    """Everything on the table. What is left out is drawn as the empty board has it.

    `lighthouses` by site number, `harbours` by harbour id, `sent` the seats of the workers in Brest and Lorient,
    the rows of Pontivy by place with None where nobody is, `display` by row and column, `stacks` the tiles left,
    `bought` the tile that is not placed yet by the space it lay on.
    """

    round: int | None = None
    actor: int | None = None
    lighthouses: Mapping[int, LighthousePieces] = field(default_factory=dict)
    harbours: Mapping[str, HarbourPieces] = field(default_factory=dict)
    quimper: Mapping[Material, int] | None = None
    brest: BrestPieces | None = None
    sent: Mapping[Literal["brest", "lorient"], tuple[int, ...]] = field(default_factory=dict)
    this_round: tuple[int | None, ...] = ()
    next_round: tuple[int | None, ...] = ()
    weather: Weather | None = None
    forecast: Weather | None = None
    display: tuple[tuple[tuple[Material, ...] | None, ...], ...] = ()
    stacks: tuple[int, ...] = ()
    bought: Mapping[str, tuple[Material, ...]] = field(default_factory=dict)
    players: tuple[PlayerPieces, ...] = ()
