"""The form of a data pack of The Great Fire: what an owner of the box may write into the file."""

from typing import Annotated, Literal

from pydantic import Field

from tinderbox.core.documents import pack_loader
from tinderbox.core.documents.packs import Form, Id, Sourced, Texts

Kind = Literal["district", "pudding", "grass"]
Region = Literal["purple", "blue", "green", "orange"]
Banner = Literal["none", "yellow", "red"]
Deck = Literal["I", "II", "III"]
Compass = Literal["N", "E", "S", "W", "NE", "NW", "SE", "SW"]
Edition = Literal["german", "french"]
Colour = Literal["red", "blue", "green", "yellow", "purple", "white"]
CaptionStyle = Literal["water", "land", "small"]
VesselKind = Literal["ship", "boat"]

Coordinate = Annotated[int, Field(ge=0, le=20000)]
Point = Annotated[list[Coordinate], Field(min_length=2, max_length=2)]
Points = Annotated[list[Point], Field(max_length=1000)]
Outline = Annotated[list[Point], Field(min_length=3, max_length=200)]
Name = Annotated[str, Field(min_length=1, max_length=40)]
Count = Annotated[int, Field(ge=0, le=999)]
Some = Annotated[int, Field(ge=1, le=999)]


class Label(Form):
    """Where the name stands with the houses below it: the middle of both, the name's lines, the size of the type."""

    at: Point
    lines: Annotated[list[Name], Field(min_length=1, max_length=4)]
    font: Annotated[int, Field(ge=6, le=60)]


class Space(Sourced):
    """A space of the board (B1, B2, B3, B6); `vp` and `deck` are an objective's."""

    id: Id
    name: Name
    kind: Kind
    region: Region | None
    size: Annotated[int, Field(ge=0, le=5)]
    banner: Banner
    vp: Annotated[int, Field(ge=0, le=20)]
    deck: Deck | None
    label: Label
    pieces: Point
    polygon: Outline


class Border(Sourced):
    """An arrow from a to b (B4), or a diagonal of a four-way cross (B5); the way back is the opposite."""

    a: Id
    b: Id
    direction: Compass
    at: Point


class OtherSize(Sourced):
    """A district whose size in an edition is not the one given with the space (B8)."""

    space: Id
    size: Annotated[int, Field(ge=1, le=5)]


class EditionForm(Sourced):
    """What differs from box to box (B8)."""

    fires: Some
    sizes: list[OtherSize]


class StackCard(Sourced):
    """A fire stack card and the number of fire cards that lie on it (S3, P2)."""

    card: Annotated[str, Field(pattern=r"^[A-F]$")]
    fire_cards: Annotated[int, Field(ge=1, le=60)]


class PlayerCount(Sourced):
    """What depends on the number of players: the stack from the bottom, cards left over, bands (S3, S9, P2, P4)."""

    players: Annotated[int, Field(ge=2, le=6)]
    stack: list[StackCard]
    left_over: Count
    bands_at: list[Id]
    bands_each: Count


class FireCards(Sourced):
    """How many fire cards show each direction (B7)."""

    N: Count
    E: Count
    S: Count
    W: Count


class PuddingLane(Sourced):
    """Fires at the start, and how many refill it (S1, F3)."""

    fires: Annotated[int, Field(ge=1, le=60)]
    refill: Annotated[int, Field(ge=1, le=60)]


class ObjectiveCards(Sourced):
    """How many cards show the same objective (B7)."""

    each: Some


class Tokens(Sourced):
    """The tokens by kind (B7)."""

    demolition: Count
    double_move: Count
    victory_point: Count


class ColourForm(Sourced):
    """A colour of houses and landowners, the letter that stands for it, and how it is painted."""

    id: Colour
    letter: Annotated[str, Field(pattern=r"^[A-Z]$")]
    paint: Annotated[str, Field(pattern=r"^#[0-9a-f]{6}$")]


class ColourCards(Sourced):
    """The two-player game's colour cards, each six letters, the first colour first (P7)."""

    rankings: list[Annotated[str, Field(pattern=r"^[A-Z]{6}$")]]


class BandCards(Sourced):
    """The two-player game's band cards, each a district (P8)."""

    districts: list[Id]


class Gate(Form):
    name: Name
    at: Point


class Caption(Form):
    text: Texts
    at: Point
    style: CaptionStyle


class Vessel(Form):
    kind: VesselKind
    at: Point


class Drawing(pack_loader.DrawingForm):
    """What the board shows besides its spaces. Lines may be empty where a map has no such thing."""

    frame: Annotated[list[Coordinate], Field(min_length=4, max_length=4)]
    river: Points
    fleet: Points
    wall: Points
    bridge: Points
    gates: list[Gate]
    captions: list[Caption]
    vessels: Annotated[list[Vessel], Field(max_length=60)]
    cartouche: Point
    compass: Point


class PackForm(pack_loader.PackForm):
    """A whole pack."""

    spaces: Annotated[list[Space], Field(min_length=1, max_length=1000)]
    borders: Annotated[list[Border], Field(max_length=5000)]
    editions: dict[Edition, EditionForm]
    player_counts: list[PlayerCount]
    pudding_lane: PuddingLane
    fire_cards: FireCards
    objective_cards: ObjectiveCards
    tokens: Tokens
    colours: list[ColourForm]
    colour_cards: ColourCards
    band_cards: BandCards
    drawing: Drawing
