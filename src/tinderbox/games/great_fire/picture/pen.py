"""Colours, type and styles of the board."""

from collections.abc import Mapping
from typing import Final

from tinderbox.games.great_fire.pack.pack import Direction
from tinderbox.games.great_fire.pack.schema import Region

REGION_PAINT: Final[Mapping[Region, tuple[str, str]]] = {
    "purple": ("#cdb9d8", "#5d3f78"),
    "blue": ("#b3cae0", "#2f5580"),
    "green": ("#b6d3b0", "#3a6b45"),
    "orange": ("#efc99d", "#a35a16"),
}
"""Light and dark of each region."""

DIRECTION_PAINT: Final[Mapping[Direction, str]] = {"N": "#1f5fae", "E": "#d99a00", "S": "#b3261e", "W": "#1b7f4e"}

INK: Final = "#3b2c1a"
PAPER: Final = "#fffaf0"
FONT: Final = "'DejaVu Serif Condensed','Palatino Linotype',Palatino,Georgia,'Times New Roman',serif"

WIDTHS: Final[Mapping[str, int]] = {
    sign: width
    for width, signs in (
        (28, "'"),
        (32, "j .’"),
        (36, "il-"),
        (40, "ft"),
        (44, "IJ"),
        (48, "r"),
        (52, "svxyz"),
        (56, "ce"),
        (60, "ao"),
        (68, "AEPTVX"),
        (72, "C"),
        (76, "wBGR"),
        (80, "DKOQU"),
        (84, "HN"),
        (96, "m"),
        (100, "MW"),
    )
    for sign in signs
}
"""Hundredths of the type size that a bold sign of the widest of our fonts takes; 64 where none is given."""


def text_width(text: str, size: float) -> float:
    return sum(WIDTHS.get(sign, 64) for sign in text) * size / 100


def apostrophes(text: str) -> str:
    """The text with typographic apostrophes."""
    return text.replace("'", "’")


def readable_on(paint: str) -> str:
    """Ink or paper, whichever stands out from this paint."""
    red, green, blue = (int(paint[place : place + 2], 16) for place in (1, 3, 5))
    return INK if red * 299 + green * 587 + blue * 114 > 150_000 else PAPER


def style() -> str:
    """The sheet of styles. A page that shows the board may overrule any of it by class."""
    regions = "".join(
        f".region-{region} .ground{{fill:{light}}}.region-{region} .roofs,.rim.region-{region}{{stroke:{dark}}}"
        for region, (light, dark) in REGION_PAINT.items()
    )
    return "<style>" + " ".join((regions + SHEET).split()) + "</style>"


SHEET: Final = f"""
text{{font-family:{FONT};text-anchor:middle;fill:{INK}}}
.streets,.rims,.scenery,.arrows,.labels,.pieces,.ornaments{{pointer-events:none}}
#great-fire-plain:target .arrows{{display:none}}
.grass .ground{{fill:#9db371}}
.pudding .ground{{fill:url(#embers)}}
.roofs{{fill:none;stroke-width:21;stroke-opacity:.2;stroke-dasharray:10 1.6 7 1.6 13 1.6 6 3}}
.tint{{fill:none}}
.burning .tint{{fill:#e5491a;fill-opacity:.74}}
.contained .tint{{fill:url(#contained)}}
.burnt .tint{{fill:#4b443d;fill-opacity:.58}}
.demolished .tint{{fill:url(#rubble)}}
.street-edge{{fill:none;stroke:#6b543b;stroke-width:6.6;stroke-linejoin:round}}
.street{{fill:none;stroke:#f6ecd2;stroke-width:4.4;stroke-linejoin:round}}
.rim{{fill:none;stroke-width:2;stroke-opacity:.85;stroke-linecap:round}}
.banner{{stroke-width:.9}}
.plain .banner{{fill:#f9f1dc;fill-opacity:.9;stroke:#8d7a55}}
.yellow .banner{{fill:#f5cd45;stroke:#7c5c08}}
.yellow .fold{{fill:#c99d1c;stroke:#7c5c08;stroke-width:.7}}
.red .banner{{fill:#b3261e;stroke:#5e0f0a}}
.red .fold{{fill:#851610;stroke:#5e0f0a;stroke-width:.7}}
.label text{{font-weight:bold}}
.red text{{fill:#fff6e2}}
.grass-name text{{font-style:italic;fill:#2f3d17;stroke:#c9d6a4;stroke-width:2.6}}
.pudding-name text{{fill:#fff3d6;stroke:#6d140c;stroke-width:3;letter-spacing:1px}}
.grass-name text,.pudding-name text,.count{{stroke-linejoin:round;paint-order:stroke}}
.medal{{fill:#f7e2a0;stroke:#5e0f0a;stroke-width:1.1}}
.red .value{{fill:#7d120b}}
.slot{{fill:{PAPER};fill-opacity:.55;stroke:{INK};stroke-opacity:.65;stroke-width:1.1;stroke-linejoin:round}}
.water-caption{{font-style:italic;font-size:30px;letter-spacing:11px;fill:#f3f7f4}}
.land-caption{{font-style:italic;font-weight:bold;font-size:15px;letter-spacing:6px;fill:#3f3320}}
.small-caption{{font-style:italic;font-size:12px;fill:#f3f7f4}}
.house{{stroke:#2a1d10;stroke-width:1.1;stroke-linejoin:round}}
.house-letter{{font-family:'DejaVu Sans',Verdana,Arial,sans-serif;font-weight:bold;font-size:10px}}
.owner{{stroke:#2a1d10;stroke-width:1.3;stroke-linejoin:round}}
.owner-letter{{font-family:'DejaVu Sans',Verdana,Arial,sans-serif;font-weight:bold;font-size:9.6px}}
.count{{font-family:'DejaVu Sans',Verdana,Arial,sans-serif;font-weight:bold;font-size:12px;fill:#fff;
stroke:#5c0d06;stroke-width:2.4}}
.band-count{{font-family:'DejaVu Sans',Verdana,Arial,sans-serif;font-weight:bold;font-size:11px;fill:#fff}}
"""
