"""The form of the drawing in a data pack of Bretagne: the map, and the place of everything that lies on it."""

from typing import Annotated, Literal

from pydantic import Field

from tinderbox.core.documents.pack_loader import DrawingForm
from tinderbox.core.documents.packs import Form

Area = Literal["south", "west", "north"]
Anchor = Literal["start", "middle", "end"]

Few = Annotated[int, Field(ge=1, le=9)]
Name = Annotated[str, Field(min_length=1, max_length=40)]
Coordinate = Annotated[int, Field(ge=0, le=20000)]
Point = Annotated[list[Coordinate], Field(min_length=2, max_length=2)]
Line = Annotated[list[Point], Field(min_length=2, max_length=200)]
Outline = Annotated[list[Point], Field(min_length=3, max_length=1000)]

Extent = Annotated[int, Field(ge=1, le=20000)]


class Rect(Form):
    """A rectangle by its upper left corner."""

    x: Coordinate
    y: Coordinate
    width: Extent
    height: Extent


class FloorPlace(Form):
    """Where a floor's tile lies and its workers stand."""

    tile: Rect
    workers: list[Rect]


class LighthouseBoard(Form):
    """What is where on every lighthouse board, seen from its upper left corner; the lowest floor comes first."""

    width: Extent
    height: Extent
    number: Rect
    extra: Rect
    name: Rect
    floors: list[FloorPlace]
    engineers: Rect
    coins: Rect


class HarbourTilePlace(Form):
    """What is where on every harbour tile."""

    width: Extent
    height: Extent
    income: Rect
    workers: list[Rect]


class MaterialPlaces(Form):
    """Where each material lies in a market."""

    wood: Rect
    stone: Rect
    sand: Rect
    brick: Rect


class Panel(Form):
    """A framed part of the board."""

    frame: Rect


class WeatherPanel(Panel):
    now: Rect
    forecast: Rect


class RowPlaces(Form):
    stack: Rect
    tiles: list[Rect]
    reward: Rect


class ConstructionPanel(Panel):
    rows: list[RowPlaces]


class QuimperPanel(Panel):
    materials: MaterialPlaces
    leader: Line


class BrestPanel(Panel):
    materials: MaterialPlaces
    engineers: Rect
    deals: list[Rect]
    workers: Rect


class LorientPanel(Panel):
    deals: list[Rect]
    workers: Rect


class OrderLabels(Form):
    this_round: Rect
    next_round: Rect


class PontivyPanel(Panel):
    labels: OrderLabels
    this_round: list[Rect]
    next_round: list[Rect]
    leader: Line


class PlayersPanel(Panel):
    rows: list[Rect]


class Panels(Form):
    """The framed parts of the board."""

    title: Panel
    weather: WeatherPanel
    construction: ConstructionPanel
    brest: BrestPanel
    lorient: LorientPanel
    quimper: QuimperPanel
    pontivy: PontivyPanel
    players: PlayersPanel
    legend: Panel


class Island(Form):
    """An island; a small one goes without its name."""

    name: Name
    area: Area
    outline: Outline
    label: Point | None = None
    anchor: Anchor = "middle"


class River(Form):
    name: Name
    line: Line
    width: Few


class RegionName(Form):
    name: Name
    label: Point


class Drawing(DrawingForm):
    """The map and the places of everything that lies on it. The land's first `coast_points` are its coast."""

    land: Outline
    coast_points: Annotated[int, Field(ge=2, le=1000)]
    land_border: Line
    islands: Annotated[list[Island], Field(max_length=200)]
    neighbours: Annotated[list[Outline], Field(max_length=50)]
    area_borders: Annotated[list[Line], Field(max_length=9)]
    rivers: Annotated[list[River], Field(max_length=50)]
    hills: Annotated[list[Point], Field(max_length=200)]
    regions: Annotated[list[RegionName], Field(max_length=20)]
    compass: Point
    ships: Annotated[list[Point], Field(max_length=20)]
    lighthouse_board: LighthouseBoard
    harbour_tile: HarbourTilePlace
    panels: Panels
