"""What the map in a data pack must fulfil: borders and crosses that fit together, ways to everywhere, a drawing."""

from collections.abc import Iterable, Mapping
from typing import Final, get_args

from tinderbox.core.documents.packs import Findings
from tinderbox.games.great_fire.pack.geometry import inside
from tinderbox.games.great_fire.pack.schema import Border, Compass, PackForm, Point, Region

MOST_BORDERS: Final = 512
MOST_NEIGHBOURS: Final = 24
OPPOSITE: Final[Mapping[Compass, Compass]] = {
    "N": "S",
    "E": "W",
    "S": "N",
    "W": "E",
    "NE": "SW",
    "NW": "SE",
    "SE": "NW",
    "SW": "NE",
}
SIDES: Final[tuple[tuple[Compass, Compass, Compass], ...]] = (
    ("NW", "NE", "E"),
    ("SW", "SE", "E"),
    ("NW", "SW", "S"),
    ("NE", "SE", "S"),
)
"""The four borders around a cross: from this corner to that one, in this direction."""

Links = dict[str, dict[str, Compass]]


def check_borders(pack: PackForm, findings: Findings) -> bool:
    """B4: borders join two spaces that exist, each pair once. Says whether they do."""
    before = len(findings.faults)
    names = {space.id: space.name for space in pack.spaces}
    if len(pack.borders) > MOST_BORDERS:
        findings.add("borders", "pack-borders-many", given=len(pack.borders), most=MOST_BORDERS)
    pairs: dict[frozenset[str], str] = {}
    for place, border in enumerate(pack.borders):
        entry = f"borders[{place}]"
        for end, id in (("a", border.a), ("b", border.b)):
            if id not in names:
                findings.add(f"{entry}.{end}", "pack-no-space", id=id)
        if border.a == border.b:
            findings.add(entry, "pack-border-self", id=border.a)
        pair = frozenset((border.a, border.b))
        if pair in pairs:
            findings.add(entry, "pack-border-twice", a=border.a, b=border.b, first=pairs[pair])
        pairs.setdefault(pair, entry)
    if len(findings.faults) > before:
        return False
    links = links_of(pack)
    for id, near in links.items():
        if len(near) > MOST_NEIGHBOURS:
            findings.add("borders", "pack-neighbours-many", name=names[id], given=len(near), most=MOST_NEIGHBOURS)
    check_crosses(pack, links, findings)
    return True


def links_of(pack: PackForm) -> Links:
    """For each space its neighbours and the way there."""
    links: Links = {space.id: {} for space in pack.spaces}
    for border in pack.borders:
        links[border.a][border.b] = border.direction
        links[border.b][border.a] = OPPOSITE[border.direction]
    return links


def check_crosses(pack: PackForm, links: Links, findings: Findings) -> None:
    """B5: two diagonals at one place make a cross, and its four corners are neighbours all around."""
    crosses: dict[tuple[int, ...], list[tuple[int, Border]]] = {}
    for place, border in enumerate(pack.borders):
        if len(border.direction) == 2:
            crosses.setdefault(tuple(border.at), []).append((place, border))
    for diagonals in crosses.values():
        entry = f"borders[{diagonals[0][0]}]"
        corners: dict[Compass, str] = {}
        for _, border in diagonals:
            corners[border.direction] = border.b
            corners[OPPOSITE[border.direction]] = border.a
        if len(diagonals) != 2 or len(set(corners.values())) != 4:
            a, b = diagonals[0][1].a, diagonals[0][1].b
            findings.add(entry, "pack-cross-four", a=a, b=b)
            continue
        for start, end, direction in SIDES:
            if links[corners[start]].get(corners[end]) != direction:
                findings.add(entry, "pack-cross-side", a=corners[start], b=corners[end], direction=direction)


def check_reach(pack: PackForm, findings: Findings) -> None:
    """F2, A3, P8: fire and people get everywhere. B1: a region hangs together, Pudding Lane being in green."""
    links = links_of(pack)
    names = {space.id: space.name for space in pack.spaces}
    districts = [space.id for space in pack.spaces if space.kind == "district"]
    starts = [space.id for space in pack.spaces if space.kind == "pudding"]
    feet = [space.id for space in pack.spaces if space.kind != "pudding"]
    if len(starts) == 1:
        alight = reached(links, starts[0], districts)
        for id in districts:
            if id not in alight:
                findings.add(f"spaces[{id}]", "pack-fire-never", name=names[id])
    # P8 measures distances off the grass, so the districts must hang together without it.
    stranded = cut_off(links, districts)
    for id in dict.fromkeys([*stranded, *cut_off(links, feet)]):
        findings.add(f"spaces[{id}]", "pack-walk-never", name=names[id])
    for region in get_args(Region):
        for id in cut_off(links, [space.id for space in pack.spaces if space.region == region]):
            findings.add(f"spaces[{id}].region", "pack-region-parts", name=names[id], region=region)


def reached(links: Links, start: str, allowed: Iterable[str]) -> set[str]:
    """The allowed spaces to which a way leads from the start through others of them."""
    left = set(allowed) - {start}
    found, edge = {start}, [start]
    while edge:
        near = links[edge.pop()].keys() & left
        left -= near
        found |= near
        edge += near
    return found


def cut_off(links: Links, ids: list[str]) -> list[str]:
    """Those of the spaces that do not hang together with most of them."""
    main: set[str] = set()
    seen: set[str] = set()
    for id in ids:
        if id not in seen:
            part = reached(links, id, ids)
            seen |= part
            main = max(main, part, key=len)
    return [id for id in ids if id not in main]


def check_drawing(pack: PackForm, findings: Findings) -> None:
    """Everything lies on the board, and what belongs to a space lies in its outline."""
    width, height = pack.drawing.width, pack.drawing.height
    left, top, right, bottom = pack.drawing.frame
    if not (left < right <= width and top < bottom <= height):
        findings.add("drawing.frame", "pack-frame-outside", width=width, height=height)
    for entry, point in points_of(pack):
        if point[0] > width or point[1] > height:
            findings.add(entry, "pack-point-outside", x=point[0], y=point[1], width=width, height=height)
    for space in pack.spaces:
        outline = [(x, y) for x, y in space.polygon]
        for entry, point in (("label.at", space.label.at), ("pieces", space.pieces)):
            if not inside((point[0], point[1]), outline):
                findings.add(f"spaces[{space.id}].{entry}", "pack-point-not-in-space", name=space.name)


def points_of(pack: PackForm) -> Iterable[tuple[str, Point]]:
    drawing = pack.drawing
    for space in pack.spaces:
        for corner in space.polygon:
            yield f"spaces[{space.id}].polygon", corner
    for place, border in enumerate(pack.borders):
        yield f"borders[{place}].at", border.at
    for name in ("river", "fleet", "wall", "bridge"):
        for point in getattr(drawing, name):
            yield f"drawing.{name}", point
    for name in ("gates", "captions", "vessels"):
        for place, item in enumerate(getattr(drawing, name)):
            yield f"drawing.{name}[{place}].at", item.at
    yield "drawing.cartouche", drawing.cartouche
    yield "drawing.compass", drawing.compass
