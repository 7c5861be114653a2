"""The sheets of the board that have to do with goods: title, weather, construction, Quimper, Brest and Lorient."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from tinderbox.games.bretagne.pack.map_schema import MaterialPlaces, Rect
from tinderbox.games.bretagne.pack.pack import GROUPS, MATERIALS, Deal
from tinderbox.games.bretagne.pack.schema import Material, Weather
from tinderbox.games.bretagne.picture.canvas import Canvas
from tinderbox.games.bretagne.picture.pen import BROWN, DARK, GROUP_PAINT, LINE, PAPER, SOFT, middle
from tinderbox.games.bretagne.picture.pieces import COLOURS, LETTERS, BrestPieces

COLUMNS: Final = "abcd"
DEAL_GOODS: Final = ("coins", "materials", "cards", "engineers", "workers")
DEAL_SYMBOLS: Final = {"coins": "coin", "cards": "card", "engineers": "engineer", "workers": "worker"}
LONG_NAME: Final = 9
SLATE: Final = "#3f5870"
MATERIAL_INK: Final[Mapping[Material, str]] = {
    "wood": "#8a5a2f",
    "stone": "#7d828a",
    "sand": "#c9a43a",
    "brick": "#b4472f",
}


def draw_title(canvas: Canvas) -> None:
    frame = canvas.drawing.panels.title.frame
    years = sorted(board.year for board in canvas.pack.lighthouses)
    x, _ = middle(frame)
    with canvas.pen.group(id="title"):
        canvas.panel(frame)
        canvas.pen.text(
            x,
            frame.y + 48,
            canvas.pack.title(canvas.language).upper(),
            34,
            fill="#3a2a4f",
            class_="serif bold",
            letter_spacing=6,
        )
        words = canvas.say("svg-subtitle", first=str(years[0]), last=str(years[-1]))
        canvas.pen.text(x, frame.y + 70, words, 13, fill=SOFT, class_="serif italic")


def draw_weather(canvas: Canvas) -> None:
    panel, pieces = canvas.drawing.panels.weather, canvas.pieces
    note = "" if pieces.round is None else canvas.say("svg-round", round=pieces.round, rounds=canvas.pack.rounds)
    with canvas.pen.group(id="weather"):
        canvas.panel(panel.frame, canvas.say("svg-weather"), note)
        weather_card(canvas, panel.now, "now", pieces.weather)
        weather_card(canvas, panel.forecast, "forecast", pieces.forecast)


def weather_card(canvas: Canvas, spot: Rect, id: Literal["now", "forecast"], weather: Weather | None) -> None:
    pen = canvas.pen
    x = spot.x + spot.width / 2
    when = canvas.say(f"svg-{id}")
    title = when if weather is None else f"{when}: {canvas.say(f'weather-{weather}')}"
    with pen.group(title=title, id=f"weather-{id}", class_=f"weather-card {weather or 'none'}"):
        pen.box(spot, rx=6, fill="#dceaf4" if id == "now" else "#eef1f2", stroke="#56708a", stroke_width=1.4)
        pen.text(x, spot.y + 16, when, 12.5, fill=SLATE, class_="bold")
        if weather is None:
            pen.circle(x, spot.y + 60, 24, fill="none", stroke="#9fb2c2", stroke_dasharray="4 3")
            return
        kind = next(kind for kind in canvas.pack.weather if kind.id == weather)
        pen.symbol(weather, spot.x + 32, spot.y + 50, 50)
        name = canvas.say(f"weather-{weather}")
        pen.text(spot.x + 94, spot.y + 54, name, 13 if len(name) <= LONG_NAME else 11.5, fill=DARK, class_="bold")
        for place, group in enumerate(GROUPS):
            left, y = spot.x + 26 + place * 42, spot.y + 93
            paint = GROUP_PAINT[group]
            pen.rect(left - 18, y - 12, 38, 24, rx=12, fill=paint.fill, stroke=DARK, stroke_width=1.2)
            pen.symbol("engineer", left - 6, y, 17)
            pen.text(left + 10, y + 5.2, str(kind.engineers[place]), 15, fill=paint.ink, class_="bold")
            if kind.injures[place]:
                pen.symbol("injury", left + 16, y - 12, 14)


def draw_construction(canvas: Canvas) -> None:
    panel = canvas.drawing.panels.construction
    with canvas.pen.group(id="construction"):
        canvas.panel(panel.frame, canvas.say("svg-construction"), canvas.say("svg-construction-note"))
        for place, (row, spots) in enumerate(zip(canvas.pack.construction, panel.rows, strict=True)):
            stack(canvas, spots.stack, row.cost, place)
            shown = canvas.pieces.display[place] if place < len(canvas.pieces.display) else ()
            for column, spot in enumerate(spots.tiles):
                tile = shown[column] if column < len(shown) else None
                code = f"{row.cost}{COLUMNS[column]}"
                bought = canvas.pieces.bought.get(code)
                display_tile(canvas, spot, code, tile if bought is None else bought, bought is not None)
            reward(canvas, spots.reward, row.coins, row.cards)


def stack(canvas: Canvas, spot: Rect, cost: int, place: int) -> None:
    pen = canvas.pen
    left = canvas.pieces.stacks[place] if place < len(canvas.pieces.stacks) else None
    x, y = spot.x + (spot.width - 3) / 2, spot.y + spot.height / 2
    title = canvas.say("svg-stack", cost=cost) if left is None else canvas.say("svg-stack-left", cost=cost, tiles=left)
    with pen.group(title=title, id=f"stack-{cost}", class_="stack"):
        if left != 0:
            pen.rect(spot.x + 3, spot.y + 3, spot.width - 3, spot.height - 3, rx=4, fill="#8a7a5a")
        pen.rect(
            spot.x,
            spot.y,
            spot.width - 3,
            spot.height - 3,
            rx=4,
            fill="#b9a577",
            fill_opacity=0.35 if left == 0 else 1,
            stroke="#5b4a2a",
            stroke_width=1.2,
        )
        pen.text(x, y - 2 if left is not None else y + 6, str(cost), 22, fill="#3d2e12", class_="serif bold")
        if left is not None:
            pen.text(x, y + 20, f"×{left}", 13, fill="#3d2e12")


def display_tile(canvas: Canvas, spot: Rect, code: str, tile: Sequence[Material] | None, bought: bool) -> None:
    """A space with its tile; one that was bought and is not placed yet (A5) is pale."""
    pen = canvas.pen
    x, y = middle(spot)
    words = "" if tile is None else ", ".join(canvas.say(f"material-{material}") for material in tile)
    title = f"{code}: {words}" if words else code
    look: dict[str, str | float] = {"class_": "tile"}
    if bought:
        title = f"{title} ({canvas.say('svg-bought')})"
        look = {"class_": "tile bought", "opacity": 0.45}
    with pen.group(title=title, id=f"tile-{code}", data_tile=code, **look):
        if tile is None:
            pen.box(spot, rx=4, fill=PAPER, stroke="#8a7a5a", stroke_width=1.2, stroke_dasharray="4 2.5")
            pen.text(x, y + 5, code, 13, fill="#94845f", class_="serif")
            return
        pen.rect(spot.x + 1.5, spot.y + 2.5, spot.width, spot.height, rx=4, fill="#1d2a40", fill_opacity=0.3)
        pen.box(spot, rx=4, fill="url(#bretagne-wall)", stroke=DARK, stroke_width=1.3)
        pen.text(spot.x + 5, spot.y + 13, code, 11, fill=SOFT, class_="bold start")
        size = 23 if len(tile) == 1 else 19
        for (across, down), material in zip(SPREAD[len(tile)], tile, strict=True):
            pen.symbol(material, x + across, y + 6 + down, size)


SPREAD: Final[Mapping[int, tuple[tuple[float, float], ...]]] = {
    1: ((0, 0),),
    2: ((-10.5, 0), (10.5, 0)),
    3: ((0, -9.5), (-10.5, 10), (10.5, 10)),
}


def reward(canvas: Canvas, spot: Rect, coins: int, cards: int) -> None:
    items = ["card"] * cards + ["coin"] * coins
    x, y = middle(spot)
    with canvas.pen.group(title=canvas.say("svg-reward", coins=coins, cards=cards), class_="reward"):
        for place, item in enumerate(items):
            canvas.pen.symbol(item, x, y + (place - (len(items) - 1) / 2) * 20, 19)


def draw_quimper(canvas: Canvas) -> None:
    panel = canvas.drawing.panels.quimper
    with canvas.pen.group(id="quimper"):
        canvas.panel(panel.frame, canvas.pack.form.cities[0].name, canvas.say("svg-quimper-note"))
        market(canvas, panel.materials, canvas.pieces.quimper)


def market(canvas: Canvas, places: MaterialPlaces, stock: Mapping[Material, int] | None) -> None:
    """Four materials with what is left of each; without a number on the empty board."""
    pen = canvas.pen
    for material in MATERIALS:
        spot: Rect = getattr(places, material)
        x = spot.x + spot.width / 2
        name = canvas.say(f"material-{material}")
        amount = None if stock is None else stock.get(material, 0)
        with pen.group(title=name if amount is None else f"{name}: {amount}", class_=f"material {material}"):
            pen.box(spot, rx=5, fill=PAPER, stroke=MATERIAL_INK[material], stroke_width=1.8)
            faded = 0.35 if amount == 0 else None
            if amount is None:
                pen.symbol(material, x, spot.y + 23, 26)
            else:
                pen.symbol(material, x - 10, spot.y + 23, 21, opacity=faded)
                pen.text(x + 11, spot.y + 29, str(amount), 17, fill=DARK, class_="bold", fill_opacity=faded)
            pen.text(x, spot.y + spot.height - 6, name, 11, fill="#4b3a2a")


def draw_brest(canvas: Canvas) -> None:
    panel, pieces = canvas.drawing.panels.brest, canvas.pieces.brest
    with canvas.pen.group(id="brest"):
        canvas.panel(panel.frame, canvas.pack.form.cities[1].name, canvas.say("svg-trade"))
        market(canvas, panel.materials, None if pieces is None else pieces.materials)
        hiring(canvas, panel.engineers, pieces)
        deals(canvas, "brest", canvas.pack.brest_deals, panel.deals)
        sent(canvas, "brest", panel.workers)


def hiring(canvas: Canvas, spot: Rect, pieces: BrestPieces | None) -> None:
    """The spaces of one and of two engineers, as many as are printed for these players."""
    pen = canvas.pen
    printed = canvas.pack.player_counts[canvas.players].brest
    found = pieces or BrestPieces({}, 0, printed.singles, 0, printed.pairs)
    sizes = [1] * found.single_spaces + [2] * found.pair_spaces
    taken = [place < found.singles for place in range(found.single_spaces)]
    taken += [place < found.pairs for place in range(found.pair_spaces)]
    gap = 4
    widths = [26 if size == 1 else 34 for size in sizes]
    whole = sum(widths) + gap * max(0, len(widths) - 1)
    scale = min(1.0, spot.width / whole) if whole else 1.0
    x = spot.x + (spot.width - whole * scale) / 2
    for size, there, width in zip(sizes, taken, widths, strict=True):
        title = canvas.say("svg-space", engineers=size)
        with pen.group(title=title, class_=f"engineers-{size}" + ("" if there else " taken")):
            pen.rect(x, spot.y, width * scale, spot.height, rx=5, fill=PAPER, stroke=SLATE, stroke_width=1.4)
            centre, pale = x + width * scale / 2, None if there else 0.25
            if size == 1:
                pen.symbol("engineer", centre, spot.y + 22, 21 * scale, opacity=pale)
            else:
                pen.symbol("engineer", centre - 6 * scale, spot.y + 16, 19 * scale, opacity=pale)
                pen.symbol("engineer", centre + 6 * scale, spot.y + 26, 19 * scale, opacity=pale)
            pen.text(centre, spot.y + 50, str(size), 12, fill=SLATE, class_="bold")
        x += (width + gap) * scale


def draw_lorient(canvas: Canvas) -> None:
    panel = canvas.drawing.panels.lorient
    with canvas.pen.group(id="lorient"):
        canvas.panel(panel.frame, canvas.pack.form.cities[2].name, canvas.say("svg-trade"))
        deals(canvas, "lorient", canvas.pack.lorient_deals, panel.deals)
        sent(canvas, "lorient", panel.workers)


def deals(canvas: Canvas, city: str, offered: Sequence[Deal], spots: Sequence[Rect]) -> None:
    pen = canvas.pen
    for deal, spot in zip(offered, spots, strict=True):
        words = canvas.say(f"deal-{city}-{deal.id}")
        y = spot.y + spot.height / 2
        with pen.group(title=words, id=f"deal-{city}-{deal.id}", class_="deal", data_city=city, data_deal=deal.id):
            pen.box(spot, rx=5, fill=PAPER, stroke=LINE, stroke_width=1)
            x = goods(canvas, spot.x + 14, y, deal, "pay")
            pen.path(
                f"M{x - 4} {y}h9m-4 -4l4 4l-4 4", fill="none", stroke=BROWN, stroke_width=1.8, stroke_linejoin="round"
            )
            x = goods(canvas, x + 16, y, deal, "get")
            pen.text(spot.x + 106, y + 4.3, words, 12, fill=DARK, class_="start")


def goods(canvas: Canvas, x: float, y: float, deal: Deal, side: Literal["pay", "get"]) -> float:
    """One side of a deal in symbols; the place after them."""
    given = deal.pay if side == "pay" else deal.get
    for name in DEAL_GOODS:
        amount: int = getattr(given, name)
        if not amount:
            continue
        if name == "coins":
            canvas.pen.symbol("coin", x, y, 18)
            canvas.pen.circle(x, y, 6.2, fill="#f4d98a")
            canvas.pen.text(x, y + 4, str(amount), 11.5, fill=DARK, class_="bold")
            x += 18
            continue
        for _ in range(amount):
            if name == "materials":
                any_material(canvas, x, y)
            else:
                canvas.pen.symbol(DEAL_SYMBOLS[name], x, y, 17)
            x += 16
    return x


def any_material(canvas: Canvas, x: float, y: float) -> None:
    """A disc of all four materials: whichever one likes."""
    pen = canvas.pen
    for place, material in enumerate(MATERIALS):
        across, down = ((-1, -1), (1, -1), (1, 1), (-1, 1))[place]
        sweep = f"M{x:g} {y:g}h{across * 7}A7 7 0 0 {int(across == down)} {x:g} {y + down * 7:g}Z"
        pen.path(sweep, fill=MATERIAL_INK[material])
    pen.circle(x, y, 7, fill="none", stroke=DARK, stroke_width=1.1)


def sent(canvas: Canvas, city: Literal["brest", "lorient"], spot: Rect) -> None:
    """Workers in the city, by colour."""
    pen = canvas.pen
    seats = canvas.pieces.sent.get(city, ())
    y = spot.y + spot.height / 2
    described = ", ".join(
        f"{canvas.colour(seat)} ({LETTERS[COLOURS[seat]]}) ×{seats.count(seat)}" for seat in sorted(set(seats))
    )
    words = canvas.say("svg-sent")
    with pen.group(title=f"{words}: {described}" if described else words, id=f"workers-{city}", class_="workers"):
        pen.box(spot, rx=6, fill="#e8dcbd", stroke=LINE, stroke_width=1, stroke_dasharray="3 2")
        if not seats:
            pen.text(spot.x + 10, y + 4, words, 12, fill=SOFT, class_="serif italic start")
        x = spot.x + 20.0
        for seat in sorted(set(seats)):
            pen.worker(x, y, seat, 19)
            if seats.count(seat) > 1:
                pen.text(x + 13, y + 5.5, f"×{seats.count(seat)}", 15, fill=DARK, class_="bold start")
            x += 64
