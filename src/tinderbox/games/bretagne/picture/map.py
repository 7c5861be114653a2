"""The map: three seas with their shallows, the land, islands, rivers, hills and names."""

import math
from typing import Final

from tinderbox.core.picture.pen import path
from tinderbox.games.bretagne.picture.canvas import Canvas
from tinderbox.games.bretagne.picture.pen import COASTS, DARK, BretagnePen, soft, spot

SHALLOWS: Final = ((46, 0.1), (30, 0.13), (17, 0.17), (7, 0.26))  # how far from the shore, how much lighter
SHORE: Final = "#3b3630"
ABROAD: Final = "#dcd9cb"
STRIP_OPACITY: Final = 0.82
SOFT_LAND: Final = 0.45
COMPASS: Final = 46
SHIP: Final = 46


def draw_map(canvas: Canvas) -> None:
    with canvas.pen.group(id="map"):
        sea(canvas)
        abroad(canvas)
        mainland(canvas)
        rivers(canvas)
        hills(canvas)
        islands(canvas)
        area_borders(canvas)
        canvas.pen.rect(0, 0, canvas.drawing.width, canvas.drawing.height, fill="url(#bretagne-edge)")
        names(canvas)
        for ship in canvas.drawing.ships:
            canvas.pen.symbol("ship", *spot(ship), SHIP)
        compass(canvas.pen, *spot(canvas.drawing.compass), COMPASS)


def sea(canvas: Canvas) -> None:
    """Each area's sea, lighter step by step towards the shore, with a fine line along every step.

    All in opaque colours, from the open sea inwards: masks would say it shorter, but browsers draw them far slower.
    """
    pen, drawing = canvas.pen, canvas.drawing
    outlines = [drawing.land, *(island.outline for island in drawing.islands), *drawing.neighbours]
    shores = "".join(path(outline) for outline in outlines)
    with pen.group(id="sea"):
        pen.add(f'<defs><path id="bretagne-shores" d="{shores}" stroke-linejoin="round"/>')
        for area in canvas.pack.form.areas:
            pen.add(f'<clipPath id="bretagne-zone-{area.id}"><path d="{path(area.zone)}"/></clipPath>')
        pen.add("</defs>")
        for area in canvas.pack.form.areas:
            tint = COASTS[area.id].sea
            pen.path(path(area.zone), fill=tint, id=f"sea-{area.id}")
            with pen.group(clip_path=f"url(#bretagne-zone-{area.id})"):
                for reach, lightness in SHALLOWS:
                    line = lighter(tint, 0.5)
                    pen.add(
                        f'<use href="#bretagne-shores" fill="none" stroke="{line}" stroke-width="{2 * reach + 1.6}"/>'
                    )
                    tint = lighter(tint, lightness)
                    pen.add(f'<use href="#bretagne-shores" fill="{tint}" stroke="{tint}" stroke-width="{2 * reach}"/>')


def lighter(colour: str, share: float) -> str:
    """A colour with so much white in it."""
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{round(part + (255 - part) * share):02x}" for part in parts)


def abroad(canvas: Canvas) -> None:
    with canvas.pen.group(id="neighbours"):
        for outline in canvas.drawing.neighbours:
            canvas.pen.path(soft(outline, softness=0.35), fill=ABROAD, stroke="#8d8a7c", stroke_width=1)


def mainland(canvas: Canvas) -> None:
    pen, drawing = canvas.pen, canvas.drawing
    land, coast = soft(drawing.land, softness=SOFT_LAND), drawing.coast_points
    with pen.group(id="land"):
        pen.add(f'<defs><path id="bretagne-mainland" d="{land}"/>')
        pen.add('<clipPath id="bretagne-land-edge"><use href="#bretagne-mainland"/></clipPath></defs>')
        pen.add('<use href="#bretagne-mainland" transform="translate(2.5 3.5)" fill="#22324a" fill-opacity=".28"/>')
        pen.add('<use href="#bretagne-mainland" fill="url(#bretagne-land)"/>')
        with pen.group(clip_path="url(#bretagne-land-edge)"):
            for area in canvas.pack.form.areas:
                tint = COASTS[area.id]
                pen.path(
                    soft(area.zone),
                    fill=tint.strip,
                    fill_opacity=STRIP_OPACITY,
                    stroke=tint.line,
                    stroke_width=2.2,
                    stroke_opacity=0.9,
                )
        shore = soft([*drawing.land[-3:], *drawing.land[:coast]], close=False, softness=SOFT_LAND)
        pen.path(shore, fill="none", stroke=SHORE, stroke_width=1.7, stroke_linejoin="round")
        inland = soft([*drawing.land[coast:], drawing.land[0]], close=False, softness=SOFT_LAND)
        pen.path(inland, fill="none", stroke="#6b6355", stroke_width=0.8)
        border = soft(drawing.land_border, close=False, softness=SOFT_LAND)
        pen.path(border, fill="none", stroke="#e6dcc0", stroke_width=4.5)
        pen.path(border, fill="none", stroke="#8b5a3a", stroke_width=2, stroke_dasharray="7 4")


def rivers(canvas: Canvas) -> None:
    with canvas.pen.group(id="rivers", fill="none", stroke_linecap="round"):
        for river in canvas.drawing.rivers:
            course = soft(river.line, close=False, softness=0.6)
            canvas.pen.path(course, stroke="#5d7f96", stroke_opacity=0.55, stroke_width=river.width)
            canvas.pen.path(course, stroke="#b9d9ea", stroke_width=river.width * 0.6)


def hills(canvas: Canvas) -> None:
    with canvas.pen.group(id="hills", fill="none", stroke="#a8935a", stroke_opacity=0.55):
        for x, y in canvas.drawing.hills:
            ridge = f"M{x - 9} {y + 5}Q{x - 3} {y - 7} {x} {y - 6}Q{x + 4} {y - 6} {x + 9} {y + 5}"
            canvas.pen.path(ridge, stroke_width=1.2)
            canvas.pen.path(f"M{x + 1} {y - 5}l3 8M{x + 3} {y - 4}l3 6", stroke_width=0.8)


def islands(canvas: Canvas) -> None:
    with canvas.pen.group(id="islands"):
        for island in canvas.drawing.islands:
            outline = soft(island.outline)
            with canvas.pen.group(title=island.name):
                canvas.pen.path(outline, fill="#efe4c2", stroke=SHORE, stroke_width=1.2)
                canvas.pen.path(outline, fill=COASTS[island.area].strip, fill_opacity=STRIP_OPACITY)


def area_borders(canvas: Canvas) -> None:
    with canvas.pen.group(id="area-borders", fill="none", stroke_linecap="round"):
        for line in canvas.drawing.area_borders:
            course = soft(line, close=False)
            canvas.pen.path(course, stroke="#fff", stroke_width=6, stroke_opacity=0.75)
            canvas.pen.path(course, stroke="#3b2f5c", stroke_width=2.6, stroke_dasharray="13 6 2 6")


def names(canvas: Canvas) -> None:
    pen = canvas.pen
    with pen.group(id="names"):
        for area in canvas.pack.form.areas:
            x, y = area.label
            tint = COASTS[area.id].line
            for line in area.sea:
                pen.text(x, y, line, 20, fill=tint, class_="serif italic halo", letter_spacing=1)
                y += 21
            pen.text(x, y - 1, area.name.upper(), 12, fill=tint, class_="bold halo", letter_spacing=1)
        for region in canvas.drawing.regions:
            pen.text(*spot(region.label), region.name, 15, fill="#857545", class_="serif italic", letter_spacing=2)
        for island in canvas.drawing.islands:
            if island.label is not None:
                pen.text(
                    *spot(island.label), island.name, 11, fill="#33405a", class_=f"serif italic halo {island.anchor}"
                )


def compass(pen: BretagnePen, x: int, y: int, radius: float) -> None:
    with pen.group(id="compass"):
        for size, width in ((0.62, 1.1), (0.54, 0.6)):
            pen.circle(x, y, radius * size, fill="none", stroke="#4a4436", stroke_width=width, stroke_opacity=0.7)
        for point in range(8):
            angle = point * math.pi / 4
            reach = radius if point % 2 == 0 else radius * 0.72
            tip = (x + reach * math.sin(angle), y - reach * math.cos(angle))
            for side, fill in ((1, SHORE), (-1, "#f4ead0")):
                turned = angle + side * math.pi / 4
                waist = (x + radius * 0.13 * math.sin(turned), y - radius * 0.13 * math.cos(turned))
                pen.path(path([(x, y), waist, tip]), fill=fill, stroke=SHORE, stroke_width=0.6)
        pen.text(x, y - radius - 4, "N", 13, fill=DARK, class_="serif bold")
