"""The pieces on the board. A small plain structure says what stands where; nothing here knows any rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tinderbox.core.picture.pen import Pen, number
from tinderbox.games.great_fire.pack.geometry import room
from tinderbox.games.great_fire.pack.pack import Pack, Space
from tinderbox.games.great_fire.picture.board import lettering
from tinderbox.games.great_fire.picture.pen import readable_on

LEAST_ROW: Final = 66
MARGIN: Final = 16
FLAME, BAND, OWNER = 24, 19, 17


@dataclass(frozen=True, slots=True)
class SpacePieces:
    """What stands on one space: houses and landowners by the letters of their colours."""

    houses: str = ""
    fires: int = 0
    bands: int = 0
    landowners: Sequence[str] = ()
    token: bool = False
    demolished: bool = False
    built: bool = True  # houses have been put up on the board

    @property
    def contained(self) -> bool:
        return 0 < self.fires <= self.bands


Pieces = Mapping[str, SpacePieces]
"""The pieces on each space, by its id; a space that is missing is empty."""

NOTHING: Final = SpacePieces()


def state_of(space: Space, pieces: SpacePieces) -> str:
    """The classes that say what has become of a space."""
    if space.kind != "district":
        return ""
    if pieces.demolished:
        return " demolished"
    if pieces.fires:
        return " burning contained" if pieces.contained else " burning"
    return "" if pieces.houses or not pieces.built else " burnt"


def draw_pieces(pen: Pen, pack: Pack, pieces: Pieces, sizes: Sequence[int]) -> None:
    """The layer of all pieces, one group a space."""
    paints = {colour.letter: colour.paint for colour in pack.colours}
    for space in pack.spaces:
        here = Pen()
        on_space(here, space, pieces.get(space.id, NOTHING), sizes[space.index], paints)
        if here.parts:
            with pen.group(class_="pieces-here", data_space=space.id):
                pen.add(here.drawn())


def on_space(pen: Pen, space: Space, pieces: SpacePieces, size: int, paints: Mapping[str, str]) -> None:
    if space.kind == "district":
        layout = lettering(space, size)
        for letter, slot in zip(pieces.houses, layout.slots, strict=False):
            house(pen, letter, *slot, paints[letter])
        if pieces.demolished:
            pen.use("fire-break", space.label_at[0], layout.slots[0][1])
        if pieces.token:
            pen.use("token", layout.banner.left - 3, layout.banner.top + 2)
    row(pen, space, pieces, paints)


def house(pen: Pen, letter: str, x: float, y: float, paint: str) -> None:
    with pen.group(class_="piece", fill=paint):
        pen.use("house", x, y)
        style = f"fill:{readable_on(paint)}"
        pen.element("text", letter, class_="house-letter", x=number(x), y=number(y + 6), style=style)


def row(pen: Pen, space: Space, pieces: SpacePieces, paints: Mapping[str, str]) -> None:
    """Fires, bands and landowners side by side; landowners stand closer where many meet."""
    fixed = (FLAME if pieces.fires else 0) + (BAND if pieces.bands else 0)
    owners = len(pieces.landowners)
    width = max(LEAST_ROW, room(space.pieces_at, space.polygon) - MARGIN)
    step = min(OWNER, (width - fixed) / owners) if owners else 0.0
    x = space.pieces_at[0] - (fixed + owners * step) / 2
    y = space.pieces_at[1]
    if pieces.fires:
        scale = 2.4 if space.kind == "pudding" else 1.0
        counted(pen, "fires", "flame", pieces.fires, f"{at(x + FLAME / 2, y)} scale({scale:g})", "count", 7)
        x += FLAME
    if pieces.bands:
        counted(pen, "bands", "band", pieces.bands, at(x + BAND / 2, y), "band-count", 4)
        x += BAND
    for place, letter in enumerate(pieces.landowners):
        paint = paints[letter]
        with pen.group(class_="piece landowner", fill=paint, transform=at(x + (place + 0.5) * step, y)):
            pen.element("use", href="#owner")
            pen.element("text", letter, class_="owner-letter", y=9.6, style=f"fill:{readable_on(paint)}")


def counted(pen: Pen, kind: str, symbol: str, count: int, transform: str, style: str, y: int) -> None:
    """A symbol with the number of pieces it stands for."""
    with pen.group(class_=f"piece {kind}", transform=transform):
        pen.element("use", href=f"#{symbol}")
        pen.element("text", str(count), class_=style, y=y)


def at(x: float, y: float) -> str:
    return f"translate({number(x)} {number(y)})"
