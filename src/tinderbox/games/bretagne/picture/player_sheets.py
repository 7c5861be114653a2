"""The sheets that have to do with players: Pontivy with its barge cards, what everybody has, and the legend."""

from typing import Final

from tinderbox.games.bretagne.pack.map_schema import Rect
from tinderbox.games.bretagne.pack.pack import GROUPS, MATERIALS, Barge
from tinderbox.games.bretagne.picture.canvas import Canvas
from tinderbox.games.bretagne.picture.pen import BROWN, DARK, GROUP_PAINT, LINE, PAPER, SOFT, middle
from tinderbox.games.bretagne.picture.pieces import COLOURS, LETTERS, PlayerPieces

HULL: Final = "#8a5a2f"
LONG_NAME: Final = 10
MARGIN: Final = 9


def draw_pontivy(canvas: Canvas) -> None:
    panel, pieces = canvas.drawing.panels.pontivy, canvas.pieces
    with canvas.pen.group(id="pontivy"):
        canvas.panel(panel.frame, canvas.pack.form.cities[3].name, canvas.say("svg-order"))
        row_label(canvas, panel.labels.this_round, "svg-row-this")
        row_label(canvas, panel.labels.next_round, "svg-row-next")
        for place, (spot, barge) in enumerate(zip(panel.this_round, canvas.pack.barges, strict=True)):
            seat = pieces.this_round[place] if place < len(pieces.this_round) else None
            barge_card(canvas, spot, barge, seat)
        for place, spot in enumerate(panel.next_round):
            seat = pieces.next_round[place] if place < len(pieces.next_round) else None
            next_place(canvas, spot, place, seat)


def row_label(canvas: Canvas, spot: Rect, id: str) -> None:
    x, y = middle(spot)
    lines = canvas.say(id).split("\n")
    for place, line in enumerate(lines):
        canvas.pen.text(x, y + 5 + (place - (len(lines) - 1) / 2) * 16, line, 13, fill=BROWN, class_="bold")


def barge_card(canvas: Canvas, spot: Rect, barge: Barge, seat: int | None) -> None:
    """A barge card: its number, the three barges from top to bottom, engineers and coins, and who has it."""
    pen = canvas.pen
    title = canvas.say(
        "svg-barge",
        number=barge.number,
        spaces=" / ".join(str(spaces) for spaces in barge.spaces),
        engineers=barge.engineers,
        coins=barge.coins,
    )
    if barge.fewer_engineers:
        title += "\n" + canvas.say("svg-barge-power")
    if seat is not None:
        title += f"\n{canvas.colour(seat)} ({LETTERS[COLOURS[seat]]})"
    with pen.group(title=title, id=f"barge-{barge.number}", class_="barge", data_barge=barge.number):
        pen.box(spot, rx=6, fill="#e6f0f4", stroke="#6b5bae", stroke_width=1.5)
        pen.text(spot.x + 15, spot.y + 24, str(barge.number), 21, fill=BROWN, class_="serif bold")
        if seat is None:
            pen.circle(spot.x + spot.width - 17, spot.y + 17, 12, fill="none", stroke="#a9a0cf", stroke_dasharray="3 2")
        else:
            pen.marker(spot.x + spot.width - 17, spot.y + 17, seat, 27)
        for place, spaces in enumerate(barge.spaces):
            hull(canvas, spot.x + spot.width / 2, spot.y + 42 + place * 16, spaces)
        gifts(canvas, spot, barge)


def hull(canvas: Canvas, x: float, y: float, spaces: int) -> None:
    """A barge with its spaces for materials."""
    pen = canvas.pen
    step = min(11.5, 56 / spaces)
    half = spaces * step / 2 + 3
    pen.path(f"M{x - half - 5:g} {y - 1}H{x + half + 5:g}L{x + half:g} {y + 6}H{x - half:g}Z", fill=HULL, stroke=DARK)
    for space in range(spaces):
        left = x - spaces * step / 2 + space * step
        pen.rect(left + 0.7, y - 7, step - 1.4, 8.5, rx=1.5, fill="#fffdf4", stroke=DARK, stroke_width=0.8)


def gifts(canvas: Canvas, spot: Rect, barge: Barge) -> None:
    """What the card gives its holder, and the mark of the one that saves an engineer."""
    pen, y = canvas.pen, spot.y + spot.height - 13
    pen.symbol("engineer", spot.x + 13, y, 17)
    pen.text(spot.x + 28, y + 5, str(barge.engineers), 14, fill=DARK, class_="bold")
    if barge.coins:
        pen.symbol("coin", spot.x + spot.width - 28, y, 16)
        pen.text(spot.x + spot.width - 13, y + 5, str(barge.coins), 14, fill=DARK, class_="bold")
    if barge.fewer_engineers:
        pen.rect(spot.x + 21.5, spot.y + 8, 29.5, 18, rx=9, fill="#fff", stroke="#4e7390", stroke_width=1)
        pen.text(spot.x + 30, spot.y + 21, f"−{barge.fewer_engineers}", 10.5, fill=DARK, class_="bold")
        pen.symbol("engineer", spot.x + 43.5, spot.y + 17, 12)


def next_place(canvas: Canvas, spot: Rect, place: int, seat: int | None) -> None:
    pen, points = canvas.pen, canvas.pack.scoring.pontivy[place]
    x, y = middle(spot)
    title = canvas.say("svg-place", place=place + 1, points=points)
    if seat is not None:
        title += f"\n{canvas.colour(seat)} ({LETTERS[COLOURS[seat]]})"
    with pen.group(title=title, id=f"next-{place + 1}", class_="place", data_place=place + 1):
        pen.box(spot, rx=6, fill=PAPER, stroke="#8a7a5a", stroke_width=1.5)
        if seat is None:
            pen.circle(x - 12, y, 18, fill="none", stroke="#c9b98c", stroke_dasharray="3 2")
            pen.text(x - 12, y + 6, str(place + 1), 17, fill="#8d7848", class_="serif bold")
        else:
            pen.marker(x - 12, y, seat, 38)
        if points:
            pen.symbol("points", x + 25, y - 8, 18)
            pen.text(x + 25, y + 16, str(points), 13, fill=SOFT, class_="bold")


def draw_players(canvas: Canvas) -> None:
    """A table of what everybody has; nothing on the empty board."""
    panel, players = canvas.drawing.panels.players, canvas.pieces.players
    if not players:
        return
    with canvas.pen.group(id="players"):
        bottom = panel.rows[len(players) - 1].y + panel.rows[0].height + MARGIN
        canvas.panel(panel.frame.model_copy(update={"height": bottom - panel.frame.y}))
        heads(canvas, panel.rows[0])
        for seat, player in enumerate(players):
            player_row(canvas, panel.rows[seat], seat, player)


COLUMNS: Final = ("points", "coin", "card", "engineer", "worker", *MATERIALS)
ACROSS: Final = (131, 157, 182, 206, 236, 267, 290, 313, 336)  # the middles of the columns
WORKERS: Final = COLUMNS.index("worker")


def heads(canvas: Canvas, first: Rect) -> None:
    for place, symbol in enumerate(COLUMNS):
        with canvas.pen.group(title=canvas.say(f"svg-column-{symbol}")):
            canvas.pen.symbol(symbol, first.x + ACROSS[place], first.y - 15, 19)


def player_row(canvas: Canvas, row: Rect, seat: int, player: PlayerPieces) -> None:
    pen = canvas.pen
    y = row.y + row.height / 2
    acting = canvas.pieces.actor == seat
    state = " actor" if acting else " passed" if player.passed else ""
    with pen.group(title=f"{player.name}, {canvas.colour(seat)}", id=f"player-{seat + 1}", class_=f"player{state}"):
        pen.box(
            row,
            rx=6,
            fill="#fff4c9" if acting else PAPER,
            stroke="#c98a1b" if acting else LINE,
            stroke_width=2 if acting else 1,
        )
        pen.marker(row.x + 18, y, seat, 26)
        name = player.name if len(player.name) <= LONG_NAME else player.name[: LONG_NAME - 1] + "…"
        pen.text(
            row.x + 35, y + 4.5, name, 12.5, fill=DARK, class_="bold start", fill_opacity=0.55 if player.passed else 1
        )
        have = [player.points, player.coins, player.cards, player.engineers, player.workers]
        have += [player.materials.get(material, 0) for material in MATERIALS]
        for place, amount in enumerate(have):
            words = f"{amount}+{player.reserve}" if place == WORKERS else str(amount)
            pale = 0.4 if words == "0" else None
            pen.text(row.x + ACROSS[place], y + 5, words, 14, fill=DARK, class_="bold", fill_opacity=pale)


def draw_legend(canvas: Canvas) -> None:
    """The groups with what their lighthouses are worth, and the signs of the map."""
    pen, frame = canvas.pen, canvas.drawing.panels.legend.frame
    with pen.group(id="legend"):
        canvas.panel(frame)
        kinds = canvas.pack.equipment
        for place, symbol in enumerate(["majority", *(kind.id for kind in kinds)]):
            title = canvas.say("svg-majority") if symbol == "majority" else canvas.say(f"equipment-{symbol}")
            with pen.group(title=title):
                pen.symbol(symbol, frame.x + 116 + place * 24.5, frame.y + 20, 20)
        for place, group in enumerate(GROUPS):
            y = frame.y + 48 + place * 24
            paint = GROUP_PAINT[group]
            with pen.group(title=canvas.say(f"svg-legend-{group}"), class_=group):
                pen.circle(frame.x + 20, y - 4, 8, fill=paint.fill, stroke=DARK, stroke_width=1.5)
                pen.text(frame.x + 34, y, canvas.say(f"group-{group}"), 12.5, fill=DARK, class_="start")
                worth = [canvas.pack.scoring.majority[place], *(kind.values[place] for kind in kinds)]
                for at, value in enumerate(worth):
                    pen.text(
                        frame.x + 116 + at * 24.5,
                        y + 1,
                        "–" if value is None else str(value),
                        14,
                        fill=DARK,
                        class_="bold",
                    )
        y = frame.y + 122
        pen.circle(frame.x + 20, y - 4, 8, fill="#5b4a2a")
        pen.symbol("anchor", frame.x + 20, y - 4, 13)
        pen.text(frame.x + 34, y, canvas.say("svg-harbour"), 12.5, fill=DARK, class_="start")
        pen.symbol("city", frame.x + 138, y - 4, 18)
        pen.text(frame.x + 154, y, canvas.say("svg-city"), 12.5, fill=DARK, class_="start")
        y += 22
        pen.line(
            (frame.x + 12, y - 4),
            (frame.x + 42, y - 4),
            stroke="#3b2f5c",
            stroke_width=2.6,
            stroke_dasharray="9 4 2 4",
            stroke_linecap="round",
        )
        pen.text(frame.x + 50, y, canvas.say("svg-area-border"), 12.5, fill=DARK, class_="start")
