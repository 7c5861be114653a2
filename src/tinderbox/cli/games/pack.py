"""`tinderbox pack`: show a game's data pack, check a corrected one."""

from importlib.resources import files
from pathlib import Path

import click

from tinderbox.cli.command import Command, Group, help_option, language_option
from tinderbox.cli.language import Translator
from tinderbox.cli.parameters import file_argument, game_argument
from tinderbox.core.documents.packs import newest, shipped
from tinderbox.core.errors import OptionError
from tinderbox.core.game import Game
from tinderbox.core.text.messages import Message


def command(say: Translator) -> click.Command:
    check = Command("check", say, check_pack, [file_argument(say, say("check-argument-file")), game_argument(say)])
    show = Command("show", say, show_pack, [game_argument(say)])
    return Packs(say, [check, show])


class Packs(Group):
    """The commands about packs."""

    def __init__(self, say: Translator, commands: list[click.Command]) -> None:
        self.say = say
        parameters = [language_option(say), help_option(say)]
        super().__init__("pack", commands=commands, params=parameters, help=say("pack-help"))


def check_pack(say: Translator, file: Path, game: Game) -> None:
    """Check a pack with every number of players."""
    for players in game.players:
        box = game.open(players, pack=file)
    click.echo(say("check-good", file=str(file), id=box.pack_id, digest=box.pack_digest))


def show_pack(say: Translator, game: Game) -> None:
    package = game.box.package
    if not shipped(package):
        raise OptionError(Message("pack-none", {"game": game.id}))
    click.echo((files(package) / "data" / f"{newest(package)}.json").read_text(encoding="utf-8").rstrip())
