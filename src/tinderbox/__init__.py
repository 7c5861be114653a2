"""Tinderbox: The Great Fire of London 1666 and Bretagne, exact, fast and open to look into."""

from tinderbox.core.box import Outcome
from tinderbox.core.errors import (
    IllegalAction,
    NotationError,
    OptionError,
    PackError,
    PositionError,
    RecordError,
    TinderboxError,
    UndoError,
    ViewError,
)
from tinderbox.core.game import Game
from tinderbox.core.match import Match
from tinderbox.core.notation import Action
from tinderbox.registry import game, games, replay

__all__ = [
    "Action",
    "Game",
    "IllegalAction",
    "Match",
    "NotationError",
    "OptionError",
    "Outcome",
    "PackError",
    "PositionError",
    "RecordError",
    "TinderboxError",
    "UndoError",
    "ViewError",
    "game",
    "games",
    "replay",
]
