"""The pieces on the board. A small plain structure says what stands where; nothing here knows any rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tinderbox.games.great_fire.pack.geometry import number, room
from tinderbox.games.great_fire.pack.pack import Pack, Space
from tinderbox.games.great_fire.picture.board import Lettering, lettering
from tinderbox.games.great_fire.picture.pen import readable_on, use

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


def draw_pieces(pack: Pack, pieces: Pieces, sizes: Sequence[int]) -> str:
    """The layer of all pieces, one group a space."""
    paints = {colour.letter: colour.paint for colour in pack.colours}
    parts = []
    for space in pack.spaces:
        here = pieces.get(space.id, NOTHING)
        drawn = on_space(space, here, sizes[space.index], paints)
        if drawn:
            parts.append(f'<g class="pieces-here" data-space="{space.id}">{drawn}</g>')
    return "".join(parts)


def on_space(space: Space, pieces: SpacePieces, size: int, paints: Mapping[str, str]) -> str:
    parts = []
    if space.kind == "district":
        layout = lettering(space, size)
        parts += [house(letter, *slot, paints) for letter, slot in zip(pieces.houses, layout.slots, strict=False)]
        if pieces.demolished:
            parts.append(use("fire-break", space.label_at[0], layout.slots[0][1]))
        if pieces.token:
            parts.append(use("token", *token_spot(layout)))
    parts.append(row(space, pieces, paints))
    return "".join(parts)


def token_spot(layout: Lettering) -> tuple[float, float]:
    return layout.banner.left - 3, layout.banner.top + 2


def house(letter: str, x: float, y: float, paints: Mapping[str, str]) -> str:
    paint = paints[letter]
    return (
        f'<g class="piece" fill="{paint}">{use("house", x, y)}<text class="house-letter" x="{number(x)}"'
        f' y="{number(y + 6)}" style="fill:{readable_on(paint)}">{letter}</text></g>'
    )


def row(space: Space, pieces: SpacePieces, paints: Mapping[str, str]) -> str:
    """Fires, bands and landowners side by side; landowners stand closer where many meet."""
    fixed = (FLAME if pieces.fires else 0) + (BAND if pieces.bands else 0)
    owners = len(pieces.landowners)
    width = max(LEAST_ROW, room(space.pieces_at, space.polygon) - MARGIN)
    step = min(OWNER, (width - fixed) / owners) if owners else 0.0
    x = space.pieces_at[0] - (fixed + owners * step) / 2
    y = space.pieces_at[1]
    parts = []
    if pieces.fires:
        parts.append(fires(pieces.fires, x + FLAME / 2, y, large=space.kind == "pudding"))
        x += FLAME
    if pieces.bands:
        parts.append(bands(pieces.bands, x + BAND / 2, y))
        x += BAND
    for place, letter in enumerate(pieces.landowners):
        parts.append(landowner(letter, x + (place + 0.5) * step, y, paints))
    return "".join(parts)


def fires(count: int, x: float, y: float, *, large: bool) -> str:
    scale = 2.4 if large else 1.0
    return (
        f'<g class="piece fires" transform="translate({number(x)} {number(y)}) scale({scale:g})">'
        f'<use href="#flame"/><text class="count" y="7">{count}</text></g>'
    )


def bands(count: int, x: float, y: float) -> str:
    return (
        f'<g class="piece bands" transform="translate({number(x)} {number(y)})">'
        f'<use href="#band"/><text class="band-count" y="4">{count}</text></g>'
    )


def landowner(letter: str, x: float, y: float, paints: Mapping[str, str]) -> str:
    paint = paints[letter]
    return (
        f'<g class="piece landowner" fill="{paint}" transform="translate({number(x)} {number(y)})">'
        f'<use href="#owner"/><text class="owner-letter" y="9.6" style="fill:{readable_on(paint)}">{letter}</text></g>'
    )
