"""One space in words, with its neighbours by direction: what a player who cannot see the map asks for."""

from textwrap import wrap
from typing import TYPE_CHECKING

from tinderbox.core.errors import NotationError
from tinderbox.core.events import Data
from tinderbox.core.text.messages import Language, catalogue
from tinderbox.core.text.notation import folded
from tinderbox.core.text.text_board import INDENT, WIDTH
from tinderbox.games.great_fire.pack.pack import DIRECTIONS, Neighbour, Space
from tinderbox.games.great_fire.picture.pieces import Pieces
from tinderbox.games.great_fire.picture.svg import title_of
from tinderbox.games.great_fire.picture.view import pieces_of
from tinderbox.games.great_fire.text.board import fate
from tinderbox.games.great_fire.text.sentences import GreatFirePhrases

if TYPE_CHECKING:
    from tinderbox.games.great_fire.box import GreatFire


def describe(box: "GreatFire", view: Data, space: str, language: Language) -> str:
    """What is printed on a space and what stands there, then a line for each direction; `space` as people write it."""
    return "\n".join(Place(box, view, language).lines(found(box, space)))


def found(box: "GreatFire", name: str) -> Space:
    for space in box.pack.spaces:
        if folded(space.name) == folded(name):
            return space
    raise NotationError(box.message("board-no-such-space", given=name[:40]))


class Place:
    def __init__(self, box: "GreatFire", view: Data, language: Language) -> None:
        self.box: GreatFire = box
        self.language: Language = language
        self.phrases: GreatFirePhrases = GreatFirePhrases(box, language, view["names"])
        self.pieces: Pieces = pieces_of(box.pack, view)

    def lines(self, space: Space) -> list[str]:
        size = self.box.pack.sizes(self.box.edition)[space.index]
        lines = [title_of(space, size, self.pieces[space.id], catalogue(self.box.package), self.language)]
        for letter in DIRECTIONS:
            near = [n for n in self.box.pack.neighbours[space.index] if letter in n.directions]
            if near:
                label = self.phrases.say("board-near", card=self.phrases.direction(letter))
                lines.append(f"{label} {', '.join(self.neighbour(n) for n in near)}")
        return [part for line in lines for part in wrap(line, WIDTH, subsequent_indent=" " * INDENT)]

    def neighbour(self, neighbour: Neighbour) -> str:
        """`Pepys House RG (diagonal)`: the name, houses, and whatever is out of the ordinary."""
        space = self.box.pack.spaces[neighbour.index]
        pieces, say = self.pieces[space.id], self.phrases.say
        notes = [say("board-near-diagonal")] if len(neighbour.directions) > 1 else []
        state = fate(pieces)
        if space.kind == "grass":
            notes.append(say("board-near-grass"))
        elif pieces.fires:
            notes.append(say(f"board-near-{'contained' if pieces.contained else 'burning'}", fires=pieces.fires))
        elif state != "untouched":
            notes.append(say(f"board-near-{state}"))
        if pieces.bands:
            notes.append(say("board-with-bands", bands=pieces.bands))
        words = [space.name, pieces.houses, f"({', '.join(notes)})" if notes else ""]
        return " ".join(word for word in words if word)
