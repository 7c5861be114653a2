"""Pack, players and options of a game from the command line, with defaults."""

from collections.abc import Sequence
from pathlib import Path

from tinderbox.cli.language import refusal
from tinderbox.core.box import OptionValue
from tinderbox.core.documents.packs import PackSource
from tinderbox.core.game import Game

Settings = Sequence[tuple[str, OptionValue]]


def chosen_players(game: Game, players: int | None) -> int:
    return game.usual_players if players is None else players


def chosen_options(settings: Settings) -> dict[str, OptionValue]:
    options: dict[str, OptionValue] = {}
    for name, value in settings:
        if options.setdefault(name, value) != value:
            raise refusal("cli-setting-twice", name=name)
    return options


def chosen_pack(game: Game, pack: Path | None) -> PackSource | None:
    """A pack file, or a shipped pack by its id."""
    if pack is not None and not pack.exists() and str(pack) in game.box.packs():
        return str(pack)
    return pack
