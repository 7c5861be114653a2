"""The surroundings of the districts: river, trees, wall, bridge, and the ornaments of an old map."""

import math
import random
from collections.abc import Sequence
from typing import Final

from tinderbox.core.documents.packs import said
from tinderbox.core.picture.pen import Pen, Spot, number, path
from tinderbox.core.text.messages import Catalogue, Language
from tinderbox.games.great_fire.pack.geometry import Rectangle, along, inside, length, nearest
from tinderbox.games.great_fire.pack.pack import DIRECTIONS, Pack, Space
from tinderbox.games.great_fire.picture.pen import DIRECTION_PAINT, INK, PAPER, apostrophes

TOWER_EVERY: Final = 95
ROOFS: Final = ("#c9a27c", "#b98d6b", "#d3b58f", "#a98a70")
POINTING: Final = {"N": -90, "E": 0, "S": 90, "W": 180}


def spots(points: Sequence[Sequence[int]]) -> list[Spot]:
    return [(point[0], point[1]) for point in points]


def water(pen: Pen, pack: Pack) -> None:
    """The river with its waves, and the town on the far bank."""
    river = spots(pack.form.drawing.river)
    if len(river) < 3:
        return
    left, _, right, bottom = pack.form.drawing.frame
    rng = random.Random(f"{pack.id} water")
    texts = [Rectangle(caption.at[0], caption.at[1], 190, 40) for caption in pack.form.drawing.captions]
    far = max(y for _, y in river)
    near = min(y for _, y in river)
    pen.path(f"M{left} {number((near + far) / 2)}H{right}V{bottom}H{left}Z", fill="#bcc08a")
    for _ in range(150):
        x, y = rng.uniform(left, right), rng.uniform(far - 12, bottom)
        if not inside((x, y - 12), river) and not any(text.holds((x, y)) for text in texts):
            paint = ROOFS[int(rng.random() * len(ROOFS))]
            with pen.group(fill=paint):
                pen.use("roof", x, y)
    pen.path(path(river), fill="url(#thames)", stroke="#3f6a83", stroke_width=2)
    bank = [(x, y) for x, y in river if y < (near + far) / 2]
    for gap, strength in ((7, ".55"), (13, ".35"), (20, ".22")):
        line = path([(x, y + gap) for x, y in bank], close=False)
        pen.path(line, fill="none", stroke="#e3f0f4", stroke_width=1.1, opacity=strength)
    for _ in range(260):
        x, y = rng.uniform(left, right - 20), rng.uniform(near, far)
        if all(inside((x + dx, y + dy), river) for dx in (0, 20) for dy in (-32, 9)):
            pen.use("wave", x, y)


def trees(pen: Pen, pack: Pack) -> None:
    """Trees and tufts on the grass, none of them under a name or an arrow."""
    for space in pack.grass:
        meadow(pen, pack, space)


def meadow(pen: Pen, pack: Pack, space: Space) -> None:
    rng = random.Random(f"{pack.id} {space.id}")
    xs, ys = [x for x, _ in space.polygon], [y for _, y in space.polygon]
    name = Rectangle(*space.label_at, 120, 20 + 15 * len(space.label_lines))
    row = Rectangle(*space.pieces_at, 76, 26)
    arrows = [border.at for border in pack.borders if space.index in (border.a, border.b)]
    for _ in range((max(xs) - min(xs)) * (max(ys) - min(ys)) // 330):
        spot = rng.uniform(min(xs), max(xs)), rng.uniform(min(ys), max(ys))
        grows = "tree" if rng.random() < 0.24 else "tuft"
        room = 12 if grows == "tree" else 8
        around = ((room, 0), (-room, 0), (0, room), (0, -room))
        if (
            all(inside((spot[0] + dx, spot[1] + dy), space.polygon) for dx, dy in around)
            and not name.holds(spot)
            and not (grows == "tree" and row.holds(spot))
            and all(math.dist(spot, arrow) > 21 for arrow in arrows)
        ):
            pen.use(grows, *spot)


def town_works(pen: Pen, pack: Pack) -> None:
    """Quays, Fleet, wall with its towers and gates, bridge."""
    drawing = pack.form.drawing
    river = spots(drawing.river)
    if river:
        level = (min(y for _, y in river) + max(y for _, y in river)) / 2
        bank = [(x, y) for x, y in river if y < level]
        piles = "".join(f"M{number(x)} {number(y)}v7" for x, y in bank[::2])
        pen.path(path(bank, close=False), fill="none", stroke="#5b4630", stroke_width=3.5)
        pen.path(piles, stroke="#5b4630", stroke_width=2.2)
    if drawing.fleet:
        line = path(spots(drawing.fleet), close=False)
        for paint, width in (("#3f6a83", 12), ("#79a6bb", 8.5)):
            pen.path(
                line, fill="none", stroke=paint, stroke_width=width, stroke_linejoin="round", stroke_linecap="round"
            )
    wall(pen, pack)
    bridge(pen, pack)


def wall(pen: Pen, pack: Pack) -> None:
    line = spots(pack.form.drawing.wall)
    if len(line) < 2:
        return
    drawn = path(line, close=False)
    for paint, width, dashes in (("#3b342c", 9.5, None), ("#bfb4a2", 6.6, None), ("#746a5c", 6.6, "2.4 6")):
        pen.path(drawn, fill="none", stroke=paint, stroke_width=width, stroke_linejoin="round", stroke_dasharray=dashes)
    gates = [(gate.at[0], gate.at[1]) for gate in pack.form.drawing.gates]
    arrows = [border.at for border in pack.borders]
    towers = int(length(line) / TOWER_EVERY)
    for place in range(1, towers):
        spot = along(line, length(line) * place / towers)
        if all(math.dist(spot, arrow) > 22 for arrow in arrows) and all(math.dist(spot, gate) > 34 for gate in gates):
            pen.use("tower", *spot)
    for gate in gates:
        at = nearest(line, gate)
        for side in (-18, 18):
            pen.use("gatehouse", *along(line, at + side))


def bridge(pen: Pen, pack: Pack) -> None:
    """London Bridge on its piers, with houses on both sides."""
    corners = spots(pack.form.drawing.bridge)
    if len(corners) != 4:
        return
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    start, end = ((ax + bx) / 2, (ay + by) / 2), ((cx + dx) / 2, (cy + dy) / 2)

    def at(part: float) -> Spot:
        return start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])

    for place in range(9):
        x, y = at((place + 0.8) / 9.4)
        pen.element("ellipse", cx=number(x), cy=number(y), rx=19, ry=3.6, fill="#c9beab", stroke="#4d4336")
    pen.path(path(corners), fill="#d8c8a4", stroke="#4d4336", stroke_width=1.4)
    rng = random.Random(f"{pack.id} bridge")
    for place in range(8):
        for side in (-8, 8):
            x, y = at((place + 1.3) / 9.4)
            paint = ("#b5543c", "#c98a5a", "#a86a4a")[int(rng.random() * 3)]
            with pen.group(fill=paint):
                pen.use("roof", x + side, y + 5, scale=0.72)


def captions(pen: Pen, pack: Pack, language: Language) -> None:
    """Names of what is no space, and the ships."""
    drawing = pack.form.drawing
    for vessel in drawing.vessels:
        pen.use(vessel.kind, vessel.at[0], vessel.at[1])
    for caption in drawing.captions:
        x, y = map(number, caption.at)
        words = apostrophes(said(caption.text, language))
        pen.element("text", words, class_=f"{caption.style}-caption", x=x, y=y)


def ornaments(pen: Pen, pack: Pack, words: Catalogue, language: Language) -> None:
    """Cartouche, compass, dusk at the edges and the frame."""
    drawing = pack.form.drawing
    width, height = drawing.width, drawing.height
    pen.element("rect", width=str(width), height=str(height), fill="url(#dusk)")
    pen.rect(6, 7, width - 12, height - 14, fill="none", stroke="#5b4630", stroke_width=7)
    pen.rect(11, 12, width - 22, height - 24, fill="none", stroke="#e9d9ae", stroke_width=1.6)
    cartouche(pen, words, language, *drawing.cartouche)
    compass(pen, words, language, *drawing.compass)


def cartouche(pen: Pen, words: Catalogue, language: Language, x: int, y: int) -> None:
    event, place, year = (
        apostrophes(words.text(language, f"board-cartouche.{line}")) for line in ("event", "place", "year")
    )
    with pen.group(class_="cartouche", transform=f"translate({x} {y})"):
        pen.rect(-103, -47, 206, 94, rx=10, fill="#f5e9ca", stroke="#5b4630", stroke_width=2.4)
        pen.rect(-98, -42, 196, 84, rx=8, fill="none", stroke="#9d2419", stroke_width=1.1)
        pen.element("text", event, y=-14, font_style="italic", font_size=16)
        pen.element("text", place, y=15, font_weight="bold", font_size=27, letter_spacing=3, style="fill:#9d2419")
        pen.element("text", year, y=34, font_size=13, letter_spacing=4)


def compass(pen: Pen, words: Catalogue, language: Language, x: int, y: int) -> None:
    """The compass shows each direction's colour."""
    title = apostrophes(words.text(language, "board-compass"))
    with pen.group(title, class_="compass", transform=f"translate({x} {y})"):
        pen.element("circle", r=38, fill="#f5e9ca", fill_opacity=".93", stroke="#5b4630", stroke_width=2)
        pen.element("circle", r=33, fill="none", stroke="#9d7b45", stroke_width=".9")
        for step in DIRECTIONS:
            turn, paint = f"rotate({POINTING[step]})", DIRECTION_PAINT[step]
            pen.element("path", transform=turn, d="M4 -5L31 0L4 5Z", fill=paint, stroke=INK, stroke_width=".8")
        pen.element("circle", r=5, fill=INK)
        for step in DIRECTIONS:
            angle = math.radians(POINTING[step])
            cx, cy = 45 * math.cos(angle), 45 * math.sin(angle)
            pen.circle(cx, cy, 10, fill=DIRECTION_PAINT[step], stroke=PAPER, stroke_width=1.6)
            at = {"x": number(cx), "y": number(cy + 4.5)}
            letter = words.text(language, f"board-compass.{step}")
            pen.element("text", letter, **at, font_weight="bold", font_size=12.5, style=f"fill:{PAPER}")
