"""The pen: elements of an SVG, written one after another, always the same for the same drawing."""

import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from tinderbox.games.bretagne.pack.map_schema import Area, Rect
from tinderbox.games.bretagne.pack.schema import Group
from tinderbox.games.bretagne.picture.pieces import COLOURS, LETTERS, Colour

DARK: Final = "#2c2a33"
PAPER: Final = "#fbf6e6"
LINE: Final = "#b79a5e"
BROWN: Final = "#4b2a12"
SOFT: Final = "#6b5a3a"
NIGHT: Final = "#1d2a40"

Style = str | float
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


def number(value: float) -> str:
    """At most one decimal, and none where it would be 0."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def clean(text: str) -> str:
    """Text for an XML document: markup escaped, signs that cannot be printed left away."""
    return escape("".join(sign for sign in text if sign.isprintable() or sign in "\n\u00a0"))


def attributes(styles: Mapping[str, Style | None]) -> str:
    """Styles as attributes: `stroke_width=2` is `stroke-width="2"`, `class_` is `class`, None is left out."""
    found = []
    for name, value in styles.items():
        if value is not None:
            spelled = value if isinstance(value, str) else f"{value:.4g}"
            found.append(f" {name.rstrip('_').replace('_', '-')}={quoteattr(spelled)}")
    return "".join(found)


@dataclass
class Ink:
    """Collects the elements of a drawing."""

    lines: list[str] = field(default_factory=list)

    def add(self, markup: str) -> None:
        self.lines.append(markup)

    @contextmanager
    def group(self, title: str | None = None, **styles: Style | None) -> Iterator[None]:
        """A layer or piece; the title is what a screen reader or a pointer at rest is told."""
        self.add(f"<g{attributes(styles)}>")
        if title is not None:
            self.add(f"<title>{clean(title)}</title>")
        yield
        self.add("</g>")

    def rect(self, x: float, y: float, width: float, height: float, **styles: Style | None) -> None:
        place = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        self.add(f"<rect {place}{attributes(styles)}/>")

    def box(self, rect: Rect, **styles: Style | None) -> None:
        self.rect(rect.x, rect.y, rect.width, rect.height, **styles)

    def circle(self, x: float, y: float, r: float, **styles: Style | None) -> None:
        self.add(f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}"{attributes(styles)}/>')

    def line(self, start: XY, end: XY, **styles: Style | None) -> None:
        place = f'x1="{number(start[0])}" y1="{number(start[1])}" x2="{number(end[0])}" y2="{number(end[1])}"'
        self.add(f"<line {place}{attributes(styles)}/>")

    def path(self, d: str, **styles: Style | None) -> None:
        self.add(f'<path d="{d}"{attributes(styles)}/>')

    def text(self, x: float, y: float, words: str, size: float, **styles: Style | None) -> None:
        """Words centred at x, unless `text_anchor` says otherwise; y is the baseline."""
        place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
        self.add(f"<text {place}{attributes(styles)}>{clean(words)}</text>")

    def symbol(self, name: str, x: float, y: float, size: float, **styles: Style | None) -> None:
        """A symbol of the legend, centred here."""
        corner = f'x="{number(x - size / 2)}" y="{number(y - size / 2)}" width="{number(size)}" height="{number(size)}"'
        self.add(f'<use href="#bretagne-{name}" {corner}{attributes(styles)}/>')

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


def straight(points: Sequence[XY], close: bool = True) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + ("Z" if close else "")


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
