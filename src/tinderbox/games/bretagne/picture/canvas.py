"""What every part of the drawing is made from: the pack, the pieces, the reader's language and the pen."""

from dataclasses import dataclass, field

from tinderbox.core.text.messages import Argument, Language, catalogue
from tinderbox.games.bretagne.pack.map_schema import Drawing, Rect
from tinderbox.games.bretagne.pack.pack import PACKAGE, Pack
from tinderbox.games.bretagne.picture.pen import BROWN, LINE, NIGHT, SOFT, BretagnePen
from tinderbox.games.bretagne.picture.pieces import COLOURS, Pieces


@dataclass
class Canvas:
    pack: Pack
    pieces: Pieces
    language: Language
    players: int
    pen: BretagnePen = field(default_factory=BretagnePen)

    @property
    def drawing(self) -> Drawing:
        return self.pack.drawing

    def say(self, id: str, **args: Argument) -> str:
        return catalogue(PACKAGE).text(self.language, id, args)

    def colour(self, seat: int) -> str:
        return self.say(f"colour-{COLOURS[seat]}")

    def panel(self, frame: Rect, title: str = "", note: str = "") -> None:
        """A framed sheet with its title on the left and a note on the right."""
        pen = self.pen
        pen.rect(frame.x + 3, frame.y + 4, frame.width, frame.height, rx=9, fill=NIGHT, fill_opacity=0.3)
        pen.box(frame, rx=9, fill="url(#bretagne-paper)", stroke="#5b4a2a", stroke_width=2)
        pen.rect(
            frame.x + 4,
            frame.y + 4,
            frame.width - 8,
            frame.height - 8,
            rx=6,
            fill="none",
            stroke=LINE,
            stroke_width=0.9,
        )
        if title:
            pen.text(frame.x + 14, frame.y + 26, title, 17, fill=BROWN, class_="serif bold start")
        if note:
            pen.text(frame.x + frame.width - 14, frame.y + 25, note, 12, fill=SOFT, class_="serif italic end")
