"""The colours of Bretagne, its pen, and curves."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tinderbox.core.picture.pen import Attribute, Pen, number
from tinderbox.games.bretagne.pack.map_schema import Area, Rect
from tinderbox.games.bretagne.pack.schema import Group
from tinderbox.games.bretagne.picture.pieces import COLOURS, LETTERS, Colour

DARK: Final = "#2c2a33"
PAPER: Final = "#fbf6e6"
LINE: Final = "#b79a5e"
BROWN: Final = "#4b2a12"
SOFT: Final = "#6b5a3a"
NIGHT: Final = "#1d2a40"

XY = Sequence[float]


@dataclass(frozen=True, slots=True)
class Paint:
    """A fill and what can be read upon it."""

    fill: str
    ink: str


GROUP_PAINT: Final[Mapping[Group, Paint]] = {
    "heaven": Paint("#2468b4", "#ffffff"),
    "purgatory": Paint("#ffffff", "#26221c"),
    "hell": Paint("#c0302a", "#ffffff"),
}
PLAYER_PAINT: Final[Mapping[Colour, Paint]] = {
    "orange": Paint("#f08a24", "#1d1206"),
    "violet": Paint("#7a3da6", "#ffffff"),
    "white": Paint("#ffffff", "#1d1b22"),
    "black": Paint("#2b2a30", "#ffffff"),
}


@dataclass(frozen=True, slots=True)
class Coast:
    """The colours of an area: its sea, its strip of land, its lines."""

    sea: str
    strip: str
    line: str


COASTS: Final[Mapping[Area, Coast]] = {
    "south": Coast("#a3cdec", "#7fb9dc", "#1f6fae"),
    "west": Coast("#bdb3de", "#bd9fd0", "#6450a8"),
    "north": Coast("#9fd2c4", "#8cc397", "#1b705e"),
}


class BretagnePen(Pen):
    """A pen that knows the game's symbols and pieces."""

    def box(self, rect: Rect, **styles: Attribute) -> None:
        self.rect(rect.x, rect.y, rect.width, rect.height, **styles)

    def symbol(self, name: str, x: float, y: float, size: float, **styles: Attribute) -> None:
        """A symbol of the legend, centred here."""
        corner = {"x": number(x - size / 2), "y": number(y - size / 2)}
        self.element("use", href=f"#bretagne-{name}", **corner, width=number(size), height=number(size), **styles)

    def worker(self, x: float, y: float, seat: int, size: float = 13) -> None:
        """A worker's cube with its colour's letter, for those who do not see colours."""
        paint = PLAYER_PAINT[COLOURS[seat]]
        with self.group(class_=f"worker {COLOURS[seat]}"):
            self.rect(
                x - size / 2, y - size / 2, size, size, rx=size / 5, fill=paint.fill, stroke=DARK, stroke_width=1.1
            )
            letter = LETTERS[COLOURS[seat]]
            self.text(x, y + size * 0.29, letter, size * 0.8, fill=paint.ink, class_="bold")

    def marker(self, x: float, y: float, seat: int, size: float) -> None:
        """A player's round marker."""
        paint = PLAYER_PAINT[COLOURS[seat]]
        with self.group(class_=f"marker {COLOURS[seat]}"):
            self.circle(x + 1, y + 1.6, size / 2, fill=NIGHT, fill_opacity=0.35)
            self.circle(x, y, size / 2, fill=paint.fill, stroke=DARK, stroke_width=1.4)
            self.circle(x, y, size / 2 - 2.6, fill="none", stroke=paint.ink, stroke_opacity=0.35, stroke_width=0.8)
            self.text(x, y + size * 0.2, LETTERS[COLOURS[seat]], size * 0.56, fill=paint.ink, class_="bold")


def soft(points: Sequence[XY], close: bool = True, softness: float = 0.5) -> str:
    """A line through all points with its corners softened, sharp turns less than gentle ones."""
    count = len(points)
    parts = [f"M{number(points[0][0])} {number(points[0][1])}"]
    slopes = [slope(points, place, close) for place in range(count)]
    for place in range(count if close else count - 1):
        start, end = points[place], points[(place + 1) % count]
        reach = math.dist(start, end) * softness * 0.66
        leaving, arriving = slopes[place], slopes[(place + 1) % count]
        curve = (
            start[0] + leaving[0] * reach,
            start[1] + leaving[1] * reach,
            end[0] - arriving[0] * reach,
            end[1] - arriving[1] * reach,
            *end,
        )
        parts.append("C" + " ".join(number(value) for value in curve))
    return "".join(parts) + ("Z" if close else "")


def slope(points: Sequence[XY], place: int, close: bool) -> tuple[float, float]:
    """The direction in which a soft line passes a point, shorter the sharper it turns there."""
    count = len(points)
    if not close and place in (0, count - 1):
        return 0.0, 0.0
    before, here, after = points[place - 1], points[place], points[(place + 1) % count]
    into = (here[0] - before[0], here[1] - before[1])
    out = (after[0] - here[0], after[1] - here[1])
    long_in, long_out = math.hypot(*into) or 1.0, math.hypot(*out) or 1.0
    straightness = (into[0] * out[0] + into[1] * out[1]) / (long_in * long_out)
    damping = max(0.12, min(1.0, (straightness + 1) / 1.2))
    x, y = into[0] / long_in + out[0] / long_out, into[1] / long_in + out[1] / long_out
    length = math.hypot(x, y) or 1.0
    return x / length * damping, y / length * damping


def spot(point: Sequence[int]) -> tuple[int, int]:
    """A point of the pack."""
    return point[0], point[1]


def middle(rect: Rect) -> tuple[float, float]:
    return rect.x + rect.width / 2, rect.y + rect.height / 2
