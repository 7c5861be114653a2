"""`tinderbox actions`: every action of a game with its number."""

from pathlib import Path

import click

from tinderbox.cli.command import Command
from tinderbox.cli.language import Translator
from tinderbox.cli.output import print_json
from tinderbox.cli.parameters import flag, game_argument, pack_option
from tinderbox.cli.settings import chosen_pack
from tinderbox.core.game import Game


def command(say: Translator) -> click.Command:
    parameters = [
        game_argument(say),
        pack_option(say),
        flag("--chances", say("actions-option-chances")),
        flag("--json", say("cli-option-json")),
    ]
    return Command("actions", say, actions, parameters)


def actions(say: Translator, game: Game, pack: Path | None, chances: bool, json: bool) -> None:
    """The numbers do not depend on players or options."""
    box = game.open(game.usual_players, {}, chosen_pack(game, pack))
    texts = (box.draw_results if chances else box.actions).texts
    if json:
        print_json(texts)
    else:
        click.echo(f"{say('actions-index'):>6}  {say('actions-text')}")
        for index, text in enumerate(texts):
            click.echo(f"{index:6}  {text}")
