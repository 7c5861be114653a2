"""Lighthouses: the sites on the map and the boards at its margin, with the floors, workers and all that lies there."""

from typing import Final

from tinderbox.core.picture.pen import path
from tinderbox.games.bretagne.pack.map_schema import FloorPlace, Rect
from tinderbox.games.bretagne.pack.pack import EQUIPMENT, GROUPS, Lighthouse
from tinderbox.games.bretagne.pack.schema import SiteForm
from tinderbox.games.bretagne.picture.canvas import Canvas
from tinderbox.games.bretagne.picture.pen import COASTS, DARK, GROUP_PAINT, NIGHT, middle, spot
from tinderbox.games.bretagne.picture.pieces import COLOURS, LETTERS, Floor, LighthousePieces

ROUND: Final = 7  # the corners of a board
LONG_NAME: Final = 12


def draw_sites(canvas: Canvas) -> None:
    """The places on the map: leaders first, so that no badge is crossed by one."""
    pen = canvas.pen
    with pen.group(id="leaders"):
        for site in canvas.pack.form.sites:
            pen.line(site.edge, site.badge, stroke="#fff", stroke_width=4, stroke_opacity=0.7)
            pen.line(site.edge, site.badge, stroke=DARK, stroke_width=1.3)
            pen.circle(*spot(site.edge), 3, fill=DARK)
    with pen.group(id="sites"):
        for site in canvas.pack.form.sites:
            draw_site(canvas, site)


def draw_site(canvas: Canvas, site: SiteForm) -> None:
    pen, paint = canvas.pen, GROUP_PAINT[site.group]
    (x, y), (badge_x, badge_y) = site.place, site.badge
    pieces = canvas.pieces.lighthouses.get(site.number)
    title = canvas.say("svg-site", number=str(site.number), group=canvas.say(f"group-{site.group}"))
    with pen.group(title=title, id=site.id, class_=f"site {site.area} {site.group}", data_site=site.number):
        if pieces is not None and pieces.built:
            pen.circle(x, y - 6, 20, fill="url(#bretagne-glow)")
        pen.line((x, y), (badge_x, badge_y), stroke=DARK, stroke_width=1.6)
        pen.symbol("beacon", x, y - 3, 17, color=paint.fill)
        pen.circle(badge_x, badge_y, 13, fill="#fff")
        pen.circle(badge_x, badge_y, 11.4, fill=paint.fill, stroke=DARK, stroke_width=1.6)
        pen.text(badge_x, badge_y + 4.6, str(site.number), 13, fill=paint.ink, class_="bold")


def draw_lighthouses(canvas: Canvas) -> None:
    boards = {board.id: board for board in canvas.pack.lighthouses}
    with canvas.pen.group(id="lighthouses"):
        for site, pieces in zip(canvas.pack.form.sites, laid_out(canvas), strict=True):
            draw_lighthouse(canvas, site, boards[pieces.id], pieces)


def laid_out(canvas: Canvas) -> list[LighthousePieces]:
    """The boards by site; in historical order where the pieces do not say which lies where."""
    given = canvas.pieces.lighthouses
    named = {pieces.id for pieces in given.values()}
    left = {board.site: board for board in canvas.pack.lighthouses if board.id not in named}
    laid = []
    for place, site in enumerate(canvas.pack.sites):
        pieces = given.get(site.number)
        if pieces is None:
            home = place if place in left else next(at for at, board in left.items() if board.group == site.group)
            pieces = LighthousePieces(left.pop(home).id)
        laid.append(pieces)
    return laid


def draw_lighthouse(canvas: Canvas, site: SiteForm, board: Lighthouse, pieces: LighthousePieces) -> None:
    layout = canvas.drawing.lighthouse_board
    group = GROUPS[board.group]
    state = "built" if pieces.built else "unbuilt"
    x, y = site.board
    with canvas.pen.group(
        title=description(canvas, site, board, pieces),
        id=f"lighthouse-{board.id}",
        class_=f"lighthouse {site.area} {group} {state}",
        data_lighthouse=board.id,
        data_site=site.number,
        transform=f"translate({x} {y})",
    ):
        pen = canvas.pen
        pen.rect(2.5, 3.5, layout.width, layout.height, rx=ROUND, fill=NIGHT, fill_opacity=0.35)
        pen.rect(0, 0, layout.width, layout.height, rx=ROUND, fill="url(#bretagne-paper)")
        if pieces.built:
            standing(canvas, board)
        else:
            for place, floor in zip(layout.floors, range(canvas.pack.floors), strict=True):
                draw_floor(canvas, place, floor, pieces.floors[floor] if floor < len(pieces.floors) else None)
            footer(canvas, site, pieces)
        header(canvas, site, board)
        if pieces.scored:
            scoring_place(canvas, pieces.scored)
        pen.rect(0, 0, layout.width, layout.height, rx=ROUND, fill="none", stroke=DARK, stroke_width=1.6)


def header(canvas: Canvas, site: SiteForm, board: Lighthouse) -> None:
    """Site number, extra materials and name on the colour of the group."""
    pen, layout = canvas.pen, canvas.drawing.lighthouse_board
    paint = GROUP_PAINT[GROUPS[board.group]]
    bottom = layout.name.y + layout.name.height
    right = layout.width
    pen.path(
        f"M0 {bottom}V{ROUND}Q0 0 {ROUND} 0H{right - ROUND}Q{right} 0 {right} {ROUND}V{bottom}Z",
        fill=paint.fill,
        stroke=DARK,
        stroke_width=1.2,
    )
    x, y = middle(layout.number)
    pen.text(x, y + 6, str(site.number), 16, fill=paint.ink, class_="bold")
    x, y = middle(layout.name)
    pen.text(x, y + 3.5, board.name, 12 if len(board.name) <= LONG_NAME else 10.5, fill=paint.ink, class_="bold")
    extra = canvas.pack.form.lighthouses[canvas.pack.lighthouses.index(board)].extra
    for place, material in enumerate(reversed(extra)):
        x = layout.extra.x + layout.extra.width - 10 - place * 21
        y = layout.extra.y + layout.extra.height / 2
        pen.rect(x - 9.5, y - 8, 19, 16, rx=4, fill="#fffdf4", stroke=DARK, stroke_width=0.9)
        pen.symbol(material, x, y, 14)


def scoring_place(canvas: Canvas, place: int) -> None:
    """W1: when a lighthouse that was just built is scored, between its number and its extra materials."""
    layout = canvas.drawing.lighthouse_board
    x = (layout.number.x + layout.number.width + layout.extra.x) / 2
    y = layout.number.y + layout.number.height / 2
    canvas.pen.circle(x, y, 7.5, fill="#f2c94c", stroke=DARK, stroke_width=1.2)
    canvas.pen.text(x, y + 4, str(place), 11, fill=DARK, class_="bold")


def draw_floor(canvas: Canvas, place: FloorPlace, number: int, floor: Floor | None) -> None:
    pen, tile = canvas.pen, place.tile
    x, y, width, height = tile.x, tile.y, tile.width, tile.height + 1
    wall = path([(x, y + height), (x + 1, y), (x + width - 1, y), (x + width, y + height)])
    if floor is None:
        pen.path(wall, fill="#e9ebee" if number % 2 == 0 else "#f7f8f9", stroke="#77736c", stroke_dasharray="3 2")
        pen.text(x + width / 2, y + 19, str(number + 1), 13, fill="#857d70", class_="serif")
        for spot in place.workers:
            pen.circle(*middle(spot), 5.2, fill="none", stroke="#d3c6a4", stroke_width=0.9)
        return
    with pen.group(class_="floor"):
        pen.path(wall, fill="url(#bretagne-wall)", stroke=DARK, stroke_width=1.3)
        pen.path(
            f"M{x + 1} {y + 4}H{x + width - 1}M{x} {y + height - 4}H{x + width}", stroke="#8f866f", stroke_width=0.7
        )
        step = 12.5
        first = x + width / 2 - step * (len(floor.materials) - 1) / 2
        for at, material in enumerate(floor.materials):
            pen.symbol(material, first + at * step, y + height / 2, 12.5 if len(floor.materials) > 2 else 14)
        for at, spot in enumerate(place.workers):
            if floor.seat is not None and at < floor.workers:
                pen.worker(*middle(spot), floor.seat, 13)
            else:
                pen.circle(*middle(spot), 2, fill="#d3c6a4")


def footer(canvas: Canvas, site: SiteForm, pieces: LighthousePieces) -> None:
    """Engineers and coins on the board."""
    pen, layout, coast = canvas.pen, canvas.drawing.lighthouse_board, COASTS[site.area]
    spot = layout.engineers
    pen.box(spot, rx=4, fill=coast.sea, stroke=coast.line, stroke_width=1)
    if pieces.cards:
        played(canvas, spot, pieces)
    else:
        counted(canvas, spot, "engineer", pieces.engineers)
    spot = layout.coins
    pen.box(spot, rx=4, fill="#f7e9bd", stroke="#b08a2e", stroke_width=1)
    counted(canvas, spot, "coin", pieces.coins)


def played(canvas: Canvas, spot: Rect, pieces: LighthousePieces) -> None:
    """The equipment played while the lighthouse is scored: what is there already lowers the next one's value."""
    kinds = [kind for kind in EQUIPMENT if kind in pieces.cards]
    x, y = middle(spot)
    for place, kind in enumerate(kinds):
        at = x + (place - (len(kinds) - 1) / 2) * 15
        canvas.pen.symbol(kind, at, y - 3, 14)
        canvas.pen.text(at, y + 11, str(pieces.cards.count(kind)), 10, fill=DARK, class_="bold")


def counted(canvas: Canvas, spot: Rect, symbol: str, amount: int) -> None:
    """A symbol with a number, pale where there is none; a few engineers are shown one by one."""
    pen = canvas.pen
    x, y = middle(spot)
    if amount == 0:
        pen.symbol(symbol, x, y, 17, opacity=0.28)
    elif symbol == "engineer" and amount <= 3:
        for place in range(amount):
            pen.symbol(symbol, x + (place - (amount - 1) / 2) * 19, y, 20)
    elif symbol == "coin" and amount == 1:
        pen.symbol(symbol, x, y, 18)
    else:
        pen.symbol(symbol, x - 8, y, 17)
        pen.text(x + 9, y + 5.5, str(amount), 15, fill=DARK, class_="bold")


def standing(canvas: Canvas, board: Lighthouse) -> None:
    """The built side: the finished tower, its light burning over the evening sea."""
    pen, layout = canvas.pen, canvas.drawing.lighthouse_board
    paint = GROUP_PAINT[GROUPS[board.group]]
    top = layout.name.y + layout.name.height
    width, height = layout.width, layout.height
    middle_x, ground, lamp = width / 2, height - 34, top + 26
    band = "#d8d2c4" if board.group == GROUPS.index("purgatory") else "#f4f1e8"
    base = f"V{height - ROUND}Q{width} {height} {width - ROUND} {height}H{ROUND}Q0 {height} 0 {height - ROUND}Z"
    pen.path(f"M0 {top}H{width}{base}", fill="url(#bretagne-dusk)")
    for beam in ((0, lamp - 24, lamp + 6), (width, lamp - 24, lamp + 6)):
        pen.path(f"M{middle_x} {lamp}L{beam[0]} {beam[1]}V{beam[2]}Z", fill="url(#bretagne-beam)")
    pen.circle(middle_x, lamp, 20, fill="url(#bretagne-glow)")
    waves = f"M0 {ground + 4}Q{width / 4} {ground - 3} {middle_x} {ground + 3}T{width} {ground}"
    pen.path(waves + base, fill="#27496b")
    left, right, foot = middle_x - 26, middle_x + 26, ground + 9
    rock = f"M{left} {foot}Q{middle_x - 14} {ground - 6} {middle_x} {ground - 5}T{right} {foot}Z"
    pen.path(rock, fill="#4a4640", stroke=DARK)
    stripes = 5
    for stripe in range(stripes):
        low, high = stripe / stripes, (stripe + 1) / stripes
        floor, ceiling = ground - (ground - lamp - 9) * low, ground - (ground - lamp - 9) * high
        wide, narrow = 13 - 5 * low, 13 - 5 * high
        corners = [(-wide, floor), (-narrow, ceiling), (narrow, ceiling), (wide, floor)]
        wall = path([(middle_x + x, y) for x, y in corners])
        pen.path(wall, fill=paint.fill if stripe % 2 == 0 else band, stroke=DARK, stroke_width=0.8)
    pen.rect(middle_x - 11, lamp + 6, 22, 4, rx=1, fill="#3a3733", stroke=DARK, stroke_width=0.8)
    pen.rect(middle_x - 6, lamp - 6, 12, 12, fill="#ffe98a", stroke=DARK, stroke_width=1)
    pen.path(
        f"M{middle_x - 8} {lamp - 6}L{middle_x} {lamp - 15}L{middle_x + 8} {lamp - 6}Z", fill="#8c2f23", stroke=DARK
    )
    pen.text(middle_x, height - 14, canvas.say("svg-built"), 12, fill="#fff6d8", class_="serif bold")


def description(canvas: Canvas, site: SiteForm, board: Lighthouse, pieces: LighthousePieces) -> str:
    """The board in words."""
    lines = [
        canvas.say(
            "svg-lighthouse",
            name=board.name,
            number=str(site.number),
            group=canvas.say(f"group-{GROUPS[board.group]}"),
            area=canvas.say(f"area-{site.area}"),
        )
    ]
    if pieces.built:
        return "\n".join([*lines, canvas.say("svg-built")])
    lines.append(canvas.say("svg-floors", floors=len(pieces.floors), most=canvas.pack.floors))
    for number, floor in enumerate(pieces.floors, 1):
        materials = ", ".join(canvas.say(f"material-{material}") for material in floor.materials)
        if floor.seat is not None and floor.workers:
            who = f"{canvas.colour(floor.seat)} ({LETTERS[COLOURS[floor.seat]]})"
            lines.append(
                canvas.say("svg-floor-workers", floor=number, materials=materials, colour=who, workers=floor.workers)
            )
        else:
            lines.append(canvas.say("svg-floor", floor=number, materials=materials))
    if pieces.scored:
        lines.append(canvas.say("svg-to-score", place=pieces.scored))
    if pieces.engineers:
        lines.append(canvas.say("svg-engineers", engineers=pieces.engineers))
    if pieces.coins:
        lines.append(canvas.say("svg-coins", coins=pieces.coins))
    lines += [canvas.say(f"equipment-{kind}") for kind in pieces.cards]
    return "\n".join(lines)
