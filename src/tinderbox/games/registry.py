"""The games of the house. A third one is one more folder and one more line here."""

from functools import cache
from importlib import import_module
from typing import Final

from tinderbox.core.documents.records import replay_with
from tinderbox.core.errors import OptionError
from tinderbox.core.events import Data
from tinderbox.core.game import Game
from tinderbox.core.match import Match
from tinderbox.core.text.messages import Message

BOXES: Final = {
    "great-fire": ("tinderbox.games.great_fire.box", "GreatFire"),
    "bretagne": ("tinderbox.games.bretagne.box", "Bretagne"),
}


def game_ids() -> list[str]:
    return list(BOXES)


@cache
def known(id: str) -> Game:
    module, name = BOXES[id]
    return Game(getattr(import_module(module), name))


def game(id: str) -> Game:
    if id not in BOXES:
        raise OptionError(Message("option-game", {"given": str(id)[:40], "known": ", ".join(BOXES)}))
    return known(id)


def replay(record: Data | str) -> Match:
    """The match that a record tells, from its JSON data or its text."""
    return replay_with(record, game)
