"""The board without its pieces: spaces, streets, arrows, crosses and names."""

from dataclasses import dataclass
from typing import Final

from tinderbox.games.great_fire.pack.geometry import Rectangle, number, path, rim, shared, slant
from tinderbox.games.great_fire.pack.pack import Border, Pack, Space
from tinderbox.games.great_fire.picture.pen import REGION_PAINT, printed, text_width, use

MOST_TILT: Final = 28
SLOT_WIDTH: Final = 17
SLOTS_HEIGHT: Final = 20
MEDAL: Final = 9


@dataclass(frozen=True, slots=True)
class Lettering:
    """Where a district's name and its houses stand: the banner, the middle of each slot, the medal."""

    banner: Rectangle
    slots: tuple[tuple[float, float], ...]
    medal: tuple[float, float]


def lettering(space: Space, size: int) -> Lettering:
    """The layout of a label around its place: the banner above, the slots in a row below."""
    x, y = space.label_at
    value = 16 if space.vp else 0
    width = max(text_width(line, space.label_font) for line in space.label_lines) + 12 + value
    height = len(space.label_lines) * (space.label_font + 2) + 4
    top = y - (height + 1 + SLOTS_HEIGHT) / 2
    row = top + height + 1 + SLOTS_HEIGHT / 2
    first = x - (size - 1) * SLOT_WIDTH / 2
    return Lettering(
        banner=Rectangle(x, top + height / 2, width, height),
        slots=tuple((first + place * SLOT_WIDTH, row) for place in range(size)),
        medal=(x + width / 2 - MEDAL + 1, top + height / 2),
    )


def outlines(pack: Pack) -> str:
    """The outline of every space, defined once for grounds, roofs, tints and streets."""
    parts = []
    for space in pack.spaces:
        parts.append(f'<path id="shape-{space.id}" d="{path(space.polygon)}"/>')
        if space.kind == "district":
            parts.append(f'<clipPath id="clip-{space.id}"><use href="#shape-{space.id}"/></clipPath>')
    return "".join(parts)


def space_layer(space: Space, title: str, state: str) -> str:
    """A space's ground; `state` says by its classes what has become of it, and the tint shows it."""
    region = f" region-{space.region}" if space.region else ""
    roofs = f'<use class="roofs" href="#shape-{space.id}" clip-path="url(#clip-{space.id})"/>'
    return (
        f'<g id="{space.kind}-{space.id}" class="space {space.kind}{region}{state}" data-space="{space.id}" role="img">'
        f"<title>{printed(title)}</title>"
        f'<use class="ground" href="#shape-{space.id}"/>'
        f"{roofs if space.kind == 'district' else ''}"
        f'<use class="tint" href="#shape-{space.id}"/></g>'
    )


def streets(pack: Pack) -> str:
    """Streets between all spaces: a dark edge below, the pavement above."""
    lines = "".join(f'<use href="#shape-{space.id}"/>' for space in pack.spaces)
    return f'<g class="street-edge">{lines}</g><g class="street">{lines}</g>'


def rims(pack: Pack) -> str:
    """A line in its colour around each region."""
    parts = []
    for region in REGION_PAINT:
        lines = rim(space.polygon for space in pack.spaces if space.region == region)
        drawn = "".join(path(side, closed=False) for side in lines)
        if drawn:
            parts.append(f'<path class="rim region-{region}" d="{drawn}"/>')
    return "".join(parts)


def arrows(pack: Pack) -> str:
    parts = [arrow(pack, border) for border in pack.borders if not border.cross]
    for cross in pack.crosses:
        ids = " ".join(pack.spaces[index].id for index in (cross.nw, cross.ne, cross.sw, cross.se))
        parts.append(f'<g class="cross" data-spaces="{ids}">{use("cross", *cross.at)}</g>')
    return "".join(parts)


def arrow(pack: Pack, border: Border) -> str:
    """The arrow of a border, leaning a little so as to cross the street squarely."""
    a, b = pack.spaces[border.a], pack.spaces[border.b]
    upright = border.directions[0] in "NS"
    tilt = 0.0
    runs = slant(shared(a.polygon, b.polygon), border.at)
    if runs is not None:
        off = runs - (0 if upright else 90)
        tilt = max(-MOST_TILT, min(MOST_TILT, (off + 90) % 180 - 90))
    symbol = "arrow-ns" if upright else "arrow-ew"
    return f'<g class="arrow" data-spaces="{a.id} {b.id}">{use(symbol, *border.at, turn=tilt)}</g>'


def label(space: Space, size: int) -> str:
    """The name of a space; a district's on its banner, with a slot for each house and an objective's value."""
    if space.kind == "grass":
        return f'<g class="label grass-name" data-space="{space.id}">{name_lines(space, space.label_at[1] + 4.0)}</g>'
    if space.kind == "pudding":
        licks = "".join(
            use(
                "lick",
                space.pieces_at[0] + place * 28,
                space.pieces_at[1] + abs(place) * 3,
                scale=1.5 - abs(place) * 0.16,
            )
            for place in range(-3, 4)
        )
        name = name_lines(space, space.label_at[1] + space.label_font / 3)
        return f'<g class="label pudding-name" data-space="{space.id}">{name}<g class="licks">{licks}</g></g>'
    layout = lettering(space, size)
    banner = layout.banner
    kind = {"none": "plain"}.get(space.banner, space.banner)
    fold = "" if space.banner == "none" else folds(banner)
    medal = ""
    if space.vp:
        x, y = layout.medal
        medal = (
            f'<circle class="medal" cx="{number(x)}" cy="{number(y)}" r="{MEDAL}"/>'
            f'<text class="value" x="{number(x)}" y="{number(y + 4.3)}" font-size="12">{space.vp}</text>'
        )
    middle = banner.y - (len(space.label_lines) - 1) * (space.label_font + 2) / 2 + space.label_font * 0.36
    left = banner.x - (8 if space.vp else 0)
    return (
        f'<g class="label {kind}" data-space="{space.id}">{fold}'
        f'<rect class="banner" x="{number(banner.left)}" y="{number(banner.top)}" width="{number(banner.width)}"'
        f' height="{number(banner.height)}" rx="2"/>'
        f"{name_lines(space, middle, left, centred=False)}{medal}"
        f"{''.join(use('slot', *slot) for slot in layout.slots)}</g>"
    )


def name_lines(space: Space, y: float, x: float | None = None, *, centred: bool = True) -> str:
    """The lines of a name, the first at this height, or all of them around it."""
    step = space.label_font + 2
    first = y - (len(space.label_lines) - 1) * step / 2 if centred else y
    at = number(space.label_at[0] if x is None else x)
    return "".join(
        f'<text x="{at}" y="{number(first + place * step)}" font-size="{space.label_font}">{printed(line)}</text>'
        for place, line in enumerate(space.label_lines)
    )


def folds(banner: Rectangle) -> str:
    """The folded ends of a ribbon that look out behind a banner."""
    top, high, half = number(banner.top + 2.5), number(banner.height), number(banner.height / 2)
    left, right = number(banner.left - 5), number(banner.left + banner.width + 5)
    return f'<path class="fold" d="M{left} {top}h8v{high}h-8l3 -{half}zM{right} {top}h-8v{high}h8l-3 -{half}z"/>'
