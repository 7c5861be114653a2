"""Harbours and cities on the map, and the harbour tiles with the workers on them."""

from tinderbox.games.bretagne.pack.pack import INCOMES
from tinderbox.games.bretagne.pack.schema import HarbourForm
from tinderbox.games.bretagne.picture.canvas import Canvas
from tinderbox.games.bretagne.picture.pen import BROWN, COASTS, DARK, NIGHT, middle, spot
from tinderbox.games.bretagne.picture.pieces import COLOURS, LETTERS, HarbourPieces


def draw_harbours(canvas: Canvas) -> None:
    pen, layout = canvas.pen, canvas.drawing.harbour_tile
    with pen.group(id="harbours"):
        for harbour in canvas.pack.form.harbours:
            centre = (harbour.tile[0] + layout.width / 2, harbour.tile[1] + layout.height / 2)
            pen.line(harbour.place, centre, stroke="#fff", stroke_width=4.4, stroke_opacity=0.6)
            pen.line(harbour.place, centre, stroke=COASTS[harbour.area].line, stroke_width=2.2)
        for harbour in canvas.pack.form.harbours:
            draw_harbour(canvas, harbour)


def draw_harbour(canvas: Canvas, harbour: HarbourForm) -> None:
    pen, layout, coast = canvas.pen, canvas.drawing.harbour_tile, COASTS[harbour.area]
    pieces = canvas.pieces.harbours.get(harbour.id)
    x, y = harbour.tile
    side = "" if pieces is None else " improved" if pieces.improved else " normal"
    with pen.group(
        title=description(canvas, harbour, pieces),
        id=f"harbour-{harbour.id}",
        class_=f"harbour {harbour.area}{side}",
        data_harbour=harbour.id,
    ):
        pen.circle(*spot(harbour.place), 8.2, fill=coast.line, stroke="#fff", stroke_width=1.6)
        pen.symbol("anchor", *spot(harbour.place), 13)
        pen.text(x + layout.width / 2, y - 5, harbour.name, 13, fill=DARK, class_="bold halo")
        with pen.group(transform=f"translate({x} {y})"):
            pen.rect(1.5, 2.5, layout.width, layout.height, rx=5, fill=NIGHT, fill_opacity=0.3)
            pen.rect(0, 0, layout.width, layout.height, rx=5, fill="#fdf8e8", stroke=coast.line, stroke_width=2)
            income(canvas, coast.sea, coast.line, pieces)
            for place, where in enumerate(layout.workers):
                if pieces is not None and place < len(pieces.seats):
                    pen.worker(*middle(where), pieces.seats[place], 15.5)
                else:
                    pen.circle(*middle(where), 6.4, fill="none", stroke=coast.line, stroke_dasharray="2 1.6")


def income(canvas: Canvas, sea: str, line: str, pieces: HarbourPieces | None) -> None:
    """What the tile yields; the normal side also tells what the improved one will."""
    pen, where = canvas.pen, canvas.drawing.harbour_tile.income
    pen.box(where, rx=3, fill="#f6d978" if pieces is not None and pieces.improved else sea)
    x, y = middle(where)
    if pieces is None:
        pen.text(x, y + 7, "?", 20, fill=line, class_="serif bold")
        return
    tile = next(tile for tile in canvas.pack.harbour_tiles if tile.id == pieces.tile)
    symbol = INCOMES[tile.income]
    if pieces.improved:
        pen.symbol(symbol, x - 9, y, 20)
        pen.text(x + 11, y + 7, str(tile.improved), 20, fill=DARK, class_="bold")
    else:
        pen.symbol(symbol, x - 9, y - 6, 19)
        pen.text(x + 11, y, str(tile.normal), 18, fill=DARK, class_="bold")
        pen.text(x, y + 16, canvas.say("svg-later", amount=tile.improved), 10.5, fill=DARK)


def description(canvas: Canvas, harbour: HarbourForm, pieces: HarbourPieces | None) -> str:
    """The harbour in words."""
    lines = [canvas.say("svg-harbour-of", name=harbour.name, area=canvas.say(f"area-{harbour.area}"))]
    if pieces is not None:
        tile = next(tile for tile in canvas.pack.harbour_tiles if tile.id == pieces.tile)
        kind = canvas.say(f"income-{INCOMES[tile.income]}")
        if pieces.improved:
            lines.append(canvas.say("svg-income-improved", income=kind, amount=tile.improved))
        else:
            lines.append(canvas.say("svg-income", income=kind, amount=tile.normal, later=tile.improved))
        lines += [f"{canvas.colour(seat)} ({LETTERS[COLOURS[seat]]})" for seat in pieces.seats]
    return "\n".join(lines)


def draw_cities(canvas: Canvas) -> None:
    pen, panels = canvas.pen, canvas.drawing.panels
    with pen.group(id="cities"):
        for leader in (panels.quimper.leader, panels.pontivy.leader):
            pen.line(leader[0], leader[-1], stroke="#6b5327", stroke_width=2, stroke_dasharray="4 3")
        for city in canvas.pack.form.cities:
            with pen.group(title=city.name, id=f"city-{city.id}", class_="city"):
                pen.symbol("city", *spot(city.place), 21)
                pen.text(*spot(city.label), city.name, 16, fill=BROWN, class_=f"serif bold halo {city.anchor}")
