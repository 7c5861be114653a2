"""What surrounds the districts: river, trees, wall, bridge, and the ornaments of an old map."""

import math
import random
from collections.abc import Sequence
from typing import Final

from tinderbox.core.documents.packs import said
from tinderbox.core.text.messages import Catalogue, Language
from tinderbox.games.great_fire.pack.geometry import Rectangle, Spot, along, inside, length, nearest, number, path
from tinderbox.games.great_fire.pack.pack import DIRECTIONS, Pack, Space
from tinderbox.games.great_fire.picture.pen import DIRECTION_PAINT, INK, PAPER, printed, use

TOWER_EVERY: Final = 95
ROOFS: Final = ("#c9a27c", "#b98d6b", "#d3b58f", "#a98a70")
POINTING: Final = {"N": -90, "E": 0, "S": 90, "W": 180}


def spots(points: Sequence[Sequence[int]]) -> list[Spot]:
    return [(point[0], point[1]) for point in points]


def water(pack: Pack) -> str:
    """The river with its waves, and the town on the far bank."""
    river = spots(pack.form.drawing.river)
    if len(river) < 3:
        return ""
    left, _, right, bottom = pack.form.drawing.frame
    chance = random.Random(f"{pack.id} water")
    texts = [Rectangle(caption.at[0], caption.at[1], 190, 40) for caption in pack.form.drawing.captions]
    far = max(y for _, y in river)
    near = min(y for _, y in river)
    parts = [f'<path d="M{left} {number((near + far) / 2)}H{right}V{bottom}H{left}Z" fill="#bcc08a"/>']
    for _ in range(150):
        x, y = chance.uniform(left, right), chance.uniform(far - 12, bottom)
        if not inside((x, y - 12), river) and not any(text.holds((x, y)) for text in texts):
            paint = ROOFS[int(chance.random() * len(ROOFS))]
            parts.append(f'<g fill="{paint}">{use("roof", x, y)}</g>')
    parts.append(f'<path d="{path(river)}" fill="url(#thames)" stroke="#3f6a83" stroke-width="2"/>')
    bank = [(x, y) for x, y in river if y < (near + far) / 2]
    for gap, strength in ((7, ".55"), (13, ".35"), (20, ".22")):
        line = path([(x, y + gap) for x, y in bank], closed=False)
        parts.append(f'<path d="{line}" fill="none" stroke="#e3f0f4" stroke-width="1.1" opacity="{strength}"/>')
    for _ in range(260):
        x, y = chance.uniform(left, right - 20), chance.uniform(near, far)
        if all(inside((x + dx, y + dy), river) for dx in (0, 20) for dy in (-32, 9)):
            parts.append(use("wave", x, y))
    return "".join(parts)


def trees(pack: Pack) -> str:
    """Trees and tufts on the grass, none of them under a name or an arrow."""
    return "".join(meadow(pack, space) for space in pack.grass)


def meadow(pack: Pack, space: Space) -> str:
    chance = random.Random(f"{pack.id} {space.id}")
    xs, ys = [x for x, _ in space.polygon], [y for _, y in space.polygon]
    name = Rectangle(*space.label_at, 120, 20 + 15 * len(space.label_lines))
    row = Rectangle(*space.pieces_at, 76, 26)
    arrows = [border.at for border in pack.borders if space.index in (border.a, border.b)]
    parts = []
    for _ in range((max(xs) - min(xs)) * (max(ys) - min(ys)) // 330):
        spot = chance.uniform(min(xs), max(xs)), chance.uniform(min(ys), max(ys))
        grows = "tree" if chance.random() < 0.24 else "tuft"
        room = 12 if grows == "tree" else 8
        around = ((room, 0), (-room, 0), (0, room), (0, -room))
        if (
            all(inside((spot[0] + dx, spot[1] + dy), space.polygon) for dx, dy in around)
            and not name.holds(spot)
            and not (grows == "tree" and row.holds(spot))
            and all(math.dist(spot, arrow) > 21 for arrow in arrows)
        ):
            parts.append(use(grows, *spot))
    return "".join(parts)


def town_works(pack: Pack) -> str:
    """Quays, Fleet, wall with its towers and gates, bridge."""
    drawing = pack.form.drawing
    parts = []
    river = spots(drawing.river)
    if river:
        level = (min(y for _, y in river) + max(y for _, y in river)) / 2
        bank = [(x, y) for x, y in river if y < level]
        piles = "".join(f"M{number(x)} {number(y)}v7" for x, y in bank[::2])
        parts.append(f'<path d="{path(bank, closed=False)}" fill="none" stroke="#5b4630" stroke-width="3.5"/>')
        parts.append(f'<path d="{piles}" stroke="#5b4630" stroke-width="2.2"/>')
    if drawing.fleet:
        line = path(spots(drawing.fleet), closed=False)
        for paint, width in (("#3f6a83", "12"), ("#79a6bb", "8.5")):
            parts.append(
                f'<path d="{line}" fill="none" stroke="{paint}" stroke-width="{width}"'
                ' stroke-linejoin="round" stroke-linecap="round"/>'
            )
    return "".join(parts) + wall(pack) + bridge(pack)


def wall(pack: Pack) -> str:
    line = spots(pack.form.drawing.wall)
    if len(line) < 2:
        return ""
    drawn = path(line, closed=False)
    strokes = (("#3b342c", "9.5", ""), ("#bfb4a2", "6.6", ""), ("#746a5c", "6.6", ' stroke-dasharray="2.4 6"'))
    parts = [
        f'<path d="{drawn}" fill="none" stroke="{paint}" stroke-width="{width}" stroke-linejoin="round"{dashes}/>'
        for paint, width, dashes in strokes
    ]
    gates = [(gate.at[0], gate.at[1]) for gate in pack.form.drawing.gates]
    arrows = [border.at for border in pack.borders]
    towers = int(length(line) / TOWER_EVERY)
    for place in range(1, towers):
        spot = along(line, length(line) * place / towers)
        if all(math.dist(spot, arrow) > 22 for arrow in arrows) and all(math.dist(spot, gate) > 34 for gate in gates):
            parts.append(use("tower", *spot))
    for gate in gates:
        at = nearest(line, gate)
        parts += [use("gatehouse", *along(line, at + side)) for side in (-18, 18)]
    return "".join(parts)


def bridge(pack: Pack) -> str:
    """London Bridge on its piers, with houses on both sides."""
    corners = spots(pack.form.drawing.bridge)
    if len(corners) != 4:
        return ""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    start, end = ((ax + bx) / 2, (ay + by) / 2), ((cx + dx) / 2, (cy + dy) / 2)

    def at(part: float) -> Spot:
        return start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])

    parts = []
    for place in range(9):
        x, y = at((place + 0.8) / 9.4)
        parts.append(f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="19" ry="3.6" fill="#c9beab" stroke="#4d4336"/>')
    parts.append(f'<path d="{path(corners)}" fill="#d8c8a4" stroke="#4d4336" stroke-width="1.4"/>')
    chance = random.Random(f"{pack.id} bridge")
    for place in range(8):
        for side in (-8, 8):
            x, y = at((place + 1.3) / 9.4)
            paint = ("#b5543c", "#c98a5a", "#a86a4a")[int(chance.random() * 3)]
            parts.append(f'<g fill="{paint}">{use("roof", x + side, y + 5, scale=0.72)}</g>')
    return "".join(parts)


def captions(pack: Pack, language: Language) -> str:
    """Names of what is no space, and the ships."""
    drawing = pack.form.drawing
    parts = [use(vessel.kind, vessel.at[0], vessel.at[1]) for vessel in drawing.vessels]
    parts += [
        f'<text class="{caption.style}-caption" x="{caption.at[0]}" y="{caption.at[1]}">'
        f"{printed(said(caption.text, language))}</text>"
        for caption in drawing.captions
    ]
    return "".join(parts)


def ornaments(pack: Pack, words: Catalogue, language: Language) -> str:
    """Cartouche, compass, dusk at the edges and the frame."""
    drawing = pack.form.drawing
    width, height = drawing.width, drawing.height
    return (
        f'<rect width="{width}" height="{height}" fill="url(#dusk)"/>'
        f'<rect x="6" y="7" width="{width - 12}" height="{height - 14}" fill="none" stroke="#5b4630" stroke-width="7"/>'
        f'<rect x="11" y="12" width="{width - 22}" height="{height - 24}" fill="none" stroke="#e9d9ae"'
        ' stroke-width="1.6"/>'
        + cartouche(words, language, *drawing.cartouche)
        + compass(words, language, *drawing.compass)
    )


def cartouche(words: Catalogue, language: Language, x: int, y: int) -> str:
    lines = [printed(words.text(language, f"board-cartouche.{line}")) for line in ("event", "place", "year")]
    return (
        f'<g class="cartouche" transform="translate({x} {y})">'
        '<rect x="-103" y="-47" width="206" height="94" rx="10" fill="#f5e9ca" stroke="#5b4630" stroke-width="2.4"/>'
        '<rect x="-98" y="-42" width="196" height="84" rx="8" fill="none" stroke="#9d2419" stroke-width="1.1"/>'
        f'<text y="-14" font-style="italic" font-size="16">{lines[0]}</text>'
        f'<text y="15" font-weight="bold" font-size="27" letter-spacing="3" style="fill:#9d2419">{lines[1]}</text>'
        f'<text y="34" font-size="13" letter-spacing="4">{lines[2]}</text></g>'
    )


def compass(words: Catalogue, language: Language, x: int, y: int) -> str:
    """The compass shows each direction's colour."""
    title = printed(words.text(language, "board-compass"))
    parts = [
        f'<g class="compass" transform="translate({x} {y})"><title>{title}</title>',
        '<circle r="38" fill="#f5e9ca" fill-opacity=".93" stroke="#5b4630" stroke-width="2"/>',
        '<circle r="33" fill="none" stroke="#9d7b45" stroke-width=".9"/>',
    ]
    for step in DIRECTIONS:
        parts.append(
            f'<path transform="rotate({POINTING[step]})" d="M4 -5L31 0L4 5Z" fill="{DIRECTION_PAINT[step]}"'
            f' stroke="{INK}" stroke-width=".8"/>'
        )
    parts.append(f'<circle r="5" fill="{INK}"/>')
    for step in DIRECTIONS:
        turn = math.radians(POINTING[step])
        cx, cy = 45 * math.cos(turn), 45 * math.sin(turn)
        parts.append(
            f'<circle cx="{number(cx)}" cy="{number(cy)}" r="10" fill="{DIRECTION_PAINT[step]}" stroke="{PAPER}"'
            f' stroke-width="1.6"/><text x="{number(cx)}" y="{number(cy + 4.5)}" font-weight="bold" font-size="12.5"'
            f' style="fill:{PAPER}">{words.text(language, f"board-compass.{step}")}</text>'
        )
    return "".join(parts) + "</g>"
