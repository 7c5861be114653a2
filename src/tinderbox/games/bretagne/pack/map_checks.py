"""Whether a pack of Bretagne can be drawn: enough places, everything on the board and nothing upon another."""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from math import atan2, tau
from typing import Final

from pydantic import BaseModel

from tinderbox.core.documents.packs import Findings
from tinderbox.games.bretagne.pack.map_schema import Drawing, Panel, Rect
from tinderbox.games.bretagne.pack.schema import CITIES, PackForm

FLOOR_PLACES: Final = 4
WORKERS_A_FLOOR: Final = 6  # three materials of a tile, two extra, one wood (A7)
WORKERS_A_HARBOUR: Final = 4
ROWS: Final = 3
TILES_ON_DISPLAY: Final = 4
MOST_PLAYERS: Final = 4


def check_drawing(form: PackForm, findings: Findings) -> None:
    places(findings, form.drawing)
    if form.drawing.coast_points > len(form.drawing.land):
        findings.add("drawing.coast_points", "pack-coast", given=form.drawing.coast_points, most=len(form.drawing.land))
    on_board(findings, form)
    check_clockwise(form, findings)
    check_distances(form, findings)
    within(findings, form.drawing)
    apart(findings, form)


def check_clockwise(form: PackForm, findings: Findings) -> None:
    """W1: the numbers of the sites run clockwise round the middle of the board, once round."""
    middle = form.drawing.width / 2, form.drawing.height / 2
    turned = [atan2(site.place[1] - middle[1], site.place[0] - middle[0]) for site in form.sites]
    turned = [(angle - turned[0]) % tau for angle in turned]
    for (site, angle), (other, further) in pairwise(zip(form.sites, turned, strict=True)):
        if further <= angle:
            findings.add(f"sites[{other.id}].place", "pack-clockwise", site=other.number, other=site.number)


def check_distances(form: PackForm, findings: Findings) -> None:
    """W1: which of two sites is nearer to Lorient is never in doubt."""
    measured = zip(form.sites, distances_to_lorient(form), strict=True)
    for (site, one), (other, another) in combinations(measured, 2):
        if one == another:
            findings.add(f"sites[{other.id}].place", "pack-as-near", site=other.number, other=site.number)


def distances_to_lorient(form: PackForm) -> list[int]:
    """W1: the square of the straight line from each site to the town as drawn."""
    x, y = form.cities[CITIES.index("lorient")].place
    return [(site.place[0] - x) ** 2 + (site.place[1] - y) ** 2 for site in form.sites]


def places(findings: Findings, drawing: Drawing) -> None:
    """As many places as there can be pieces."""

    def wanted(entry: str, given: int, number: int) -> None:
        if given != number:
            findings.add(f"drawing.{entry}", "pack-places", given=given, wanted=number)

    board, panels = drawing.lighthouse_board, drawing.panels
    wanted("lighthouse_board.floors", len(board.floors), FLOOR_PLACES)
    for place, floor in enumerate(board.floors):
        wanted(f"lighthouse_board.floors[{place}].workers", len(floor.workers), WORKERS_A_FLOOR)
    wanted("harbour_tile.workers", len(drawing.harbour_tile.workers), WORKERS_A_HARBOUR)
    wanted("panels.construction.rows", len(panels.construction.rows), ROWS)
    for place, row in enumerate(panels.construction.rows):
        wanted(f"panels.construction.rows[{place}].tiles", len(row.tiles), TILES_ON_DISPLAY)
    wanted("panels.brest.deals", len(panels.brest.deals), 4)
    wanted("panels.lorient.deals", len(panels.lorient.deals), 5)
    wanted("panels.pontivy.this_round", len(panels.pontivy.this_round), MOST_PLAYERS)
    wanted("panels.pontivy.next_round", len(panels.pontivy.next_round), MOST_PLAYERS)
    wanted("panels.players.rows", len(panels.players.rows), MOST_PLAYERS)


def on_board(findings: Findings, form: PackForm) -> None:
    """Every piece of the map lies on the board."""
    width, height = form.drawing.width, form.drawing.height

    def inside(entry: str, points: Sequence[Sequence[int]]) -> None:
        if any(x > width or y > height for x, y in points):
            findings.add(entry, "pack-off-board", width=width, height=height)

    for area in form.areas:
        inside(f"areas[{area.id}].zone", area.zone)
        inside(f"areas[{area.id}].label", [area.label])
    for city in form.cities:
        inside(f"cities[{city.id}].place", [city.place, city.label])
    for site in form.sites:
        inside(f"sites[{site.id}].place", [site.place])
        inside(f"sites[{site.id}].badge", [site.badge])
        inside(f"sites[{site.id}].edge", [site.edge])
    for harbour in form.harbours:
        inside(f"harbours[{harbour.id}].place", [harbour.place])
    inside("drawing.land", form.drawing.land)
    for place, island in enumerate(form.drawing.islands):
        inside(f"drawing.islands[{place}].outline", island.outline)
    for entry, rect in solid(form):
        inside(entry, [(rect.x + rect.width, rect.y + rect.height)])


def solid(form: PackForm) -> Iterator[tuple[str, Rect]]:
    """Everything that hides what is under it: panels, lighthouse boards and harbour tiles."""
    drawing = form.drawing
    board, tile = drawing.lighthouse_board, drawing.harbour_tile
    for name, panel in drawing.panels:
        yield f"drawing.panels.{name}", panel.frame
    for site in form.sites:
        yield f"sites[{site.id}].board", at(site.board, board.width, board.height)
    for harbour in form.harbours:
        yield f"harbours[{harbour.id}].tile", at(harbour.tile, tile.width, tile.height)


def at(corner: Sequence[int], width: int, height: int) -> Rect:
    return Rect(x=corner[0], y=corner[1], width=width, height=height)


def apart(findings: Findings, form: PackForm) -> None:
    for (name, one), (other, another) in combinations(list(solid(form)), 2):
        if overlap(one, another):
            findings.add(other, "pack-overlap", other=name)


def overlap(one: Rect, other: Rect) -> bool:
    across = one.x < other.x + other.width and other.x < one.x + one.width
    return across and one.y < other.y + other.height and other.y < one.y + one.height


def within(findings: Findings, drawing: Drawing) -> None:
    """What belongs to a board, tile or panel lies within it and on nothing else there."""
    board, tile = drawing.lighthouse_board, drawing.harbour_tile
    parts(findings, "drawing.lighthouse_board", at((0, 0), board.width, board.height), board)
    parts(findings, "drawing.harbour_tile", at((0, 0), tile.width, tile.height), tile)
    for name, panel in drawing.panels:
        parts(findings, f"drawing.panels.{name}", panel.frame, panel)


def parts(findings: Findings, entry: str, frame: Rect, owner: BaseModel) -> None:
    found = list(rects(owner))
    for name, rect in found:
        beyond = rect.x + rect.width > frame.x + frame.width or rect.y + rect.height > frame.y + frame.height
        if beyond or rect.x < frame.x or rect.y < frame.y:
            findings.add(f"{entry}.{name}", "pack-outside", frame=entry)
    for (name, one), (other, another) in combinations(found, 2):
        if overlap(one, another):
            findings.add(f"{entry}.{other}", "pack-overlap", other=f"{entry}.{name}")


def rects(owner: BaseModel, entry: str = "") -> Iterator[tuple[str, Rect]]:
    """Every rectangle in a part of the drawing with its place, a panel's own frame left out."""
    for name in type(owner).model_fields:
        if isinstance(owner, Panel) and name == "frame":
            continue
        value = getattr(owner, name)
        for place, item in enumerate(value) if isinstance(value, list) else [(None, value)]:
            where = f"{entry}.{name}".lstrip(".") + ("" if place is None else f"[{place}]")
            if isinstance(item, Rect):
                yield where, item
            elif isinstance(item, BaseModel):
                yield from rects(item, where)
