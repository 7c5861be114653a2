"""A data pack of The Great Fire: everything printed on board and cards, checked and ready to build a board from."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Final, Literal, NamedTuple, get_args

from tinderbox.core.documents.pack_loader import BasePack, PackLoader
from tinderbox.core.text.notation import token
from tinderbox.games.great_fire.pack import schema as form
from tinderbox.games.great_fire.pack.checks import check
from tinderbox.games.great_fire.pack.schema import Banner, Deck, Edition, Kind, Region

PACKAGE: Final = "tinderbox.games.great_fire"

Direction = Literal["N", "E", "S", "W"]
DIRECTIONS: Final[tuple[Direction, ...]] = get_args(Direction)
EDITIONS: Final[tuple[Edition, ...]] = get_args(Edition)
OPPOSITE: Final[Mapping[Direction, Direction]] = {"N": "S", "E": "W", "S": "N", "W": "E"}
STEPS: Final[Mapping[form.Compass, tuple[Direction, ...]]] = {
    "N": ("N",),
    "E": ("E",),
    "S": ("S",),
    "W": ("W",),
    "NE": ("N", "E"),
    "NW": ("N", "W"),
    "SE": ("S", "E"),
    "SW": ("S", "W"),
}

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the board; districts have the lowest indices, then comes Pudding Lane, then grass."""

    index: int
    id: str
    name: str
    token: str
    kind: Kind
    region: Region | None
    size: int
    banner: Banner
    vp: int
    deck: Deck | None
    label_at: Point
    label_lines: tuple[str, ...]
    label_font: int
    pieces_at: Point
    polygon: tuple[Point, ...]


class Border(NamedTuple):
    """Two neighbours by index; `directions` lead from a to b, two of them across a cross (B4, B5)."""

    a: int
    b: int
    directions: tuple[Direction, ...]
    at: Point

    @property
    def cross(self) -> bool:
        return len(self.directions) == 2


@dataclass(frozen=True, slots=True)
class Neighbour:
    """A space next to another, and the directions of the step that leads there."""

    index: int
    directions: tuple[Direction, ...]


class Cross(NamedTuple):
    """Four spaces that meet in a corner (B5), by index."""

    nw: int
    ne: int
    sw: int
    se: int
    at: Point


class PlayerCount(NamedTuple):
    """What depends on the number of players; `stack` counts the fire cards on A, B, and so on (S3, S9)."""

    players: int
    stack: tuple[int, ...]
    left_over: int
    bands_at: tuple[int, ...]
    bands_each: int


@dataclass(frozen=True, eq=False)
class Pack(BasePack[form.PackForm]):
    """One pack. Everything refers to spaces and colours by index."""

    package: ClassVar[str] = PACKAGE

    spaces: tuple[Space, ...]
    borders: tuple[Border, ...]
    crosses: tuple[Cross, ...]
    player_counts: Mapping[int, PlayerCount]
    fire_cards: Mapping[Direction, int]
    tokens: form.Tokens
    colours: tuple[form.ColourForm, ...]
    colour_cards: tuple[tuple[int, ...], ...]
    band_cards: tuple[int, ...]

    @cached_property
    def districts(self) -> tuple[Space, ...]:
        """The spaces that can burn, which are the first ones."""
        return tuple(space for space in self.spaces if space.kind == "district")

    @property
    def pudding_lane(self) -> Space:
        return self.spaces[len(self.districts)]

    @cached_property
    def grass(self) -> tuple[Space, ...]:
        return self.spaces[len(self.districts) + 1 :]

    @cached_property
    def by_id(self) -> Mapping[str, Space]:
        return {space.id: space for space in self.spaces}

    @cached_property
    def neighbours(self) -> tuple[tuple[Neighbour, ...], ...]:
        """For each space its neighbours, by index, across crosses too."""
        found: list[list[Neighbour]] = [[] for _ in self.spaces]
        for border in self.borders:
            found[border.a].append(Neighbour(border.b, border.directions))
            found[border.b].append(Neighbour(border.a, tuple(OPPOSITE[step] for step in border.directions)))
        return tuple(tuple(sorted(each, key=lambda neighbour: neighbour.index)) for each in found)

    def sizes(self, edition: Edition) -> tuple[int, ...]:
        """The size of every space in an edition's box, 0 for Pudding Lane and grass (B8)."""
        other = {entry.space: entry.size for entry in self.form.editions[edition].sizes}
        return tuple(other.get(space.id, space.size) for space in self.spaces)

    def fires(self, edition: Edition) -> int:
        """The fires in an edition's box (B8)."""
        return self.form.editions[edition].fires

    @property
    def pudding_fires(self) -> int:
        return self.form.pudding_lane.fires

    @property
    def pudding_refill(self) -> int:
        return self.form.pudding_lane.refill

    @property
    def copies(self) -> int:
        """How many cards show the same objective (B7)."""
        return self.form.objective_cards.each

    def decks(self) -> Mapping[Deck, tuple[int, ...]]:
        """The objective districts of each deck, each once."""
        return {
            deck: tuple(space.index for space in self.districts if space.deck == deck) for deck in get_args(form.Deck)
        }


def parts(read: form.PackForm) -> Mapping[str, Any]:
    spaces = ordered(read)
    index = {space.id: space.index for space in spaces}
    letters = {colour.letter: place for place, colour in enumerate(read.colours)}
    borders = tuple(
        Border(index[entry.a], index[entry.b], STEPS[entry.direction], point(entry.at)) for entry in read.borders
    )
    return {
        "spaces": spaces,
        "borders": borders,
        "crosses": crosses_of(borders),
        "player_counts": {entry.players: player_count(entry, index) for entry in read.player_counts},
        "fire_cards": {step: getattr(read.fire_cards, step) for step in DIRECTIONS},
        "tokens": read.tokens,
        "colours": tuple(read.colours),
        "colour_cards": tuple(tuple(letters[letter] for letter in card) for card in read.colour_cards.rankings),
        "band_cards": tuple(index[id] for id in read.band_cards.districts),
    }


def point(at: list[int]) -> Point:
    return at[0], at[1]


def ordered(read: form.PackForm) -> tuple[Space, ...]:
    """The spaces with their indices: districts as in the file, Pudding Lane, grass as in the file."""
    kinds = get_args(Kind)
    entries = sorted(read.spaces, key=lambda entry: kinds.index(entry.kind))
    return tuple(
        Space(
            index=index,
            id=entry.id,
            name=entry.name,
            token=token(entry.name),
            kind=entry.kind,
            region=entry.region,
            size=entry.size,
            banner=entry.banner,
            vp=entry.vp,
            deck=entry.deck,
            label_at=point(entry.label.at),
            label_lines=tuple(entry.label.lines),
            label_font=entry.label.font,
            pieces_at=point(entry.pieces),
            polygon=tuple(point(corner) for corner in entry.polygon),
        )
        for index, entry in enumerate(entries)
    )


def player_count(entry: form.PlayerCount, index: Mapping[str, int]) -> PlayerCount:
    return PlayerCount(
        players=entry.players,
        stack=tuple(card.fire_cards for card in entry.stack),
        left_over=entry.left_over,
        bands_at=tuple(index[id] for id in entry.bands_at),
        bands_each=entry.bands_each,
    )


def crosses_of(borders: tuple[Border, ...]) -> tuple[Cross, ...]:
    """The crosses: each is two diagonals drawn at one place, which the checks have shown to fit together."""
    corners: dict[Point, dict[str, int]] = {}
    for border in borders:
        if border.cross:
            there = "".join(border.directions).lower()
            back = "".join(OPPOSITE[step] for step in border.directions).lower()
            corners.setdefault(border.at, {}).update({there: border.b, back: border.a})
    return tuple(Cross(at=at, **each) for at, each in corners.items())


LOADER: Final = PackLoader(Pack, form.PackForm, check, parts)
shipped: Final = LOADER.shipped
load: Final = LOADER.load
