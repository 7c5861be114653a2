"""The board as a picture: one SVG that stands alone, the same for the same pack, pieces and language.

Every layer is a group with an id, every piece of the board a group with id, classes and `data-` attributes, so that a
page can style and wire them: `<g id="lighthouse-ar-men" class="lighthouse west hell built" data-site="7">`.
"""

from functools import cache
from importlib.resources import files
from typing import Final

from tinderbox.core.picture.pen import escape
from tinderbox.core.text.messages import Language
from tinderbox.games.bretagne.pack.pack import PACKAGE, Pack
from tinderbox.games.bretagne.picture.canvas import Canvas
from tinderbox.games.bretagne.picture.goods_sheets import (
    draw_brest,
    draw_construction,
    draw_lorient,
    draw_quimper,
    draw_title,
    draw_weather,
)
from tinderbox.games.bretagne.picture.harbours import draw_cities, draw_harbours
from tinderbox.games.bretagne.picture.lighthouses import draw_lighthouses, draw_sites
from tinderbox.games.bretagne.picture.map import draw_map
from tinderbox.games.bretagne.picture.pieces import Pieces
from tinderbox.games.bretagne.picture.player_sheets import draw_legend, draw_players, draw_pontivy

STYLE: Final = """<style>
.bretagne text{font-family:"DejaVu Sans Condensed","DejaVu Sans","Segoe UI","Helvetica Neue",Arial,sans-serif}
.bretagne text{text-anchor:middle}
.bretagne text.serif{font-family:"DejaVu Serif",Georgia,"Times New Roman",serif}
.bretagne .bold{font-weight:bold}.bretagne .italic{font-style:italic}
.bretagne text.start{text-anchor:start}.bretagne text.end{text-anchor:end}
.bretagne .halo{stroke:#fffaf0;stroke-width:3.4px;stroke-linejoin:round;paint-order:stroke}
</style>"""


@cache
def symbols() -> str:
    """Gradients and small pictures, as they are drawn in `data/symbols.svg`."""
    text = (files(PACKAGE) / "data" / "symbols.svg").read_text(encoding="utf-8")
    return text[text.index("<defs>") : text.index("</defs>") + len("</defs>")]


def draw(pack: Pack, pieces: Pieces | None = None, *, players: int | None = None, language: Language = "en") -> str:
    """The board with these pieces on it; without any, the empty one, as it is printed for so many players."""
    canvas = Canvas(pack, pieces or Pieces(), language, players or max(pack.player_counts))
    pen, width, height = canvas.pen, pack.drawing.width, pack.drawing.height
    title = escape(pack.title(language))
    pen.add(
        f'<svg xmlns="http://www.w3.org/2000/svg" class="bretagne" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" role="graphics-document document" lang="{language}">'
    )
    pen.add(f"<title>{title}</title>")
    pen.add(STYLE)
    pen.add(symbols())
    draw_map(canvas)
    draw_cities(canvas)
    draw_harbours(canvas)
    draw_sites(canvas)
    draw_lighthouses(canvas)
    draw_title(canvas)
    draw_weather(canvas)
    draw_construction(canvas)
    draw_brest(canvas)
    draw_lorient(canvas)
    draw_quimper(canvas)
    draw_pontivy(canvas)
    draw_players(canvas)
    draw_legend(canvas)
    pen.rect(3, 3, width - 6, height - 6, fill="none", stroke="#3b2f1e", stroke_width=5)
    pen.rect(8, 8, width - 16, height - 16, fill="none", stroke="#c9ab66", stroke_width=1.4)
    pen.add("</svg>")
    return pen.drawn("\n") + "\n"
