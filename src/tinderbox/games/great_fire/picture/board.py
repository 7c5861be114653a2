"""The board without its pieces: spaces, streets, arrows, crosses and names."""

from dataclasses import dataclass
from typing import Final

from tinderbox.core.picture.pen import Pen, number, path
from tinderbox.games.great_fire.pack.geometry import Rectangle, rim, shared, slant
from tinderbox.games.great_fire.pack.pack import Border, Pack, Space
from tinderbox.games.great_fire.picture.pen import REGION_PAINT, apostrophes, text_width

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


def outlines(pen: Pen, pack: Pack) -> None:
    """The outline of every space, defined once for grounds, roofs, tints and streets."""
    for space in pack.spaces:
        pen.element("path", id=f"shape-{space.id}", d=path(space.polygon))
        if space.kind == "district":
            pen.add(f'<clipPath id="clip-{space.id}"><use href="#shape-{space.id}"/></clipPath>')


def space_layer(pen: Pen, space: Space, title: str, state: str) -> None:
    """A space's ground. The classes in `state` say what has become of it, and the tint shows it."""
    classes = f"space {space.kind}{f' region-{space.region}' if space.region else ''}{state}"
    shape = f"#shape-{space.id}"
    with pen.group(apostrophes(title), id=f"{space.kind}-{space.id}", class_=classes, data_space=space.id, role="img"):
        pen.element("use", class_="ground", href=shape)
        if space.kind == "district":
            pen.element("use", class_="roofs", href=shape, clip_path=f"url(#clip-{space.id})")
        pen.element("use", class_="tint", href=shape)


def streets(pen: Pen, pack: Pack) -> None:
    """Streets between all spaces: a dark edge below, the pavement above."""
    for layer in ("street-edge", "street"):
        with pen.group(class_=layer):
            for space in pack.spaces:
                pen.element("use", href=f"#shape-{space.id}")


def rims(pen: Pen, pack: Pack) -> None:
    """A line in its colour around each region."""
    for region in REGION_PAINT:
        lines = rim(space.polygon for space in pack.spaces if space.region == region)
        drawn = "".join(path(side, close=False) for side in lines)
        if drawn:
            pen.element("path", class_=f"rim region-{region}", d=drawn)


def arrows(pen: Pen, pack: Pack) -> None:
    for border in pack.borders:
        if not border.cross:
            arrow(pen, pack, border)
    for cross in pack.crosses:
        ids = " ".join(pack.spaces[index].id for index in (cross.nw, cross.ne, cross.sw, cross.se))
        with pen.group(class_="cross", data_spaces=ids):
            pen.use("cross", *cross.at)


def arrow(pen: Pen, pack: Pack, border: Border) -> None:
    """The arrow of a border, leaning a little so as to cross the street squarely."""
    a, b = pack.spaces[border.a], pack.spaces[border.b]
    upright = border.directions[0] in "NS"
    tilt = 0.0
    runs = slant(shared(a.polygon, b.polygon), border.at)
    if runs is not None:
        off = runs - (0 if upright else 90)
        tilt = max(-MOST_TILT, min(MOST_TILT, (off + 90) % 180 - 90))
    with pen.group(class_="arrow", data_spaces=f"{a.id} {b.id}"):
        pen.use("arrow-ns" if upright else "arrow-ew", *border.at, turn=tilt)


def label(pen: Pen, space: Space, size: int) -> None:
    """The name of a space; a district's on its banner, with a slot for each house and an objective's value."""
    if space.kind == "grass":
        with pen.group(class_="label grass-name", data_space=space.id):
            name_lines(pen, space, space.label_at[1] + 4.0)
    elif space.kind == "pudding":
        with pen.group(class_="label pudding-name", data_space=space.id):
            name_lines(pen, space, space.label_at[1] + space.label_font / 3)
            with pen.group(class_="licks"):
                x, y = space.pieces_at
                for place in range(-3, 4):
                    pen.use("lick", x + place * 28, y + abs(place) * 3, scale=1.5 - abs(place) * 0.16)
    else:
        kind = {"none": "plain"}.get(space.banner, space.banner)
        with pen.group(class_=f"label {kind}", data_space=space.id):
            district_label(pen, space, lettering(space, size))


def district_label(pen: Pen, space: Space, layout: Lettering) -> None:
    banner = layout.banner
    if space.banner != "none":
        pen.element("path", class_="fold", d=folds(banner))
    corner = {"x": number(banner.left), "y": number(banner.top)}
    pen.element("rect", class_="banner", **corner, width=number(banner.width), height=number(banner.height), rx=2)
    middle = banner.y - (len(space.label_lines) - 1) * (space.label_font + 2) / 2 + space.label_font * 0.36
    name_lines(pen, space, middle, banner.x - (8 if space.vp else 0), centred=False)
    if space.vp:
        x, y = layout.medal
        pen.element("circle", class_="medal", cx=number(x), cy=number(y), r=MEDAL)
        pen.element("text", str(space.vp), class_="value", x=number(x), y=number(y + 4.3), font_size=12)
    for slot in layout.slots:
        pen.use("slot", *slot)


def name_lines(pen: Pen, space: Space, y: float, x: float | None = None, *, centred: bool = True) -> None:
    """The lines of a name, the first at this height, or all of them around it."""
    step = space.label_font + 2
    first = y - (len(space.label_lines) - 1) * step / 2 if centred else y
    for place, line in enumerate(space.label_lines):
        at = space.label_at[0] if x is None else x
        pen.text(at, first + place * step, apostrophes(line), space.label_font)


def folds(banner: Rectangle) -> str:
    """The folded ends of a ribbon that look out behind a banner."""
    top, high, half = number(banner.top + 2.5), number(banner.height), number(banner.height / 2)
    left, right = number(banner.left - 5), number(banner.left + banner.width + 5)
    return f"M{left} {top}h8v{high}h-8l3 -{half}zM{right} {top}h-8v{high}h8l-3 -{half}z"
