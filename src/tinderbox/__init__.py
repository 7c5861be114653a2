"""Tinderbox: board games as a Python library. Ships The Great Fire of London 1666 and Bretagne."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
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
    from tinderbox.core.text.notation import Action
    from tinderbox.games.registry import game, game_ids, replay

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
    "game_ids",
    "replay",
]

MODULES = {
    "Action": "tinderbox.core.text.notation",
    "Game": "tinderbox.core.game",
    "Match": "tinderbox.core.match",
    "Outcome": "tinderbox.core.box",
    "game": "tinderbox.games.registry",
    "game_ids": "tinderbox.games.registry",
    "replay": "tinderbox.games.registry",
}
"""The module of each public name that is not an error."""


def __getattr__(name: str) -> object:
    """Load a public name when it is first used, so that importing the package is fast."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(MODULES.get(name, "tinderbox.core.errors")), name)
    globals()[name] = found
    return found
