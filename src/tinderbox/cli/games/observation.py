"""`tinderbox observation`: the layout of the observation vector."""

from pathlib import Path

import click

from tinderbox.cli.command import Command
from tinderbox.cli.language import Translator
from tinderbox.cli.output import print_json
from tinderbox.cli.parameters import flag, game_argument, pack_option
from tinderbox.cli.settings import chosen_pack
from tinderbox.core.game import Game


def command(say: Translator) -> click.Command:
    parameters = [game_argument(say), pack_option(say), flag("--json", say("cli-option-json"))]
    return Command("observation", say, observation, parameters)


def observation(say: Translator, game: Game, pack: Path | None, json: bool) -> None:
    """The blocks are the same for any number of players; those of missing seats are zero."""
    box = game.open(game.usual_players, {}, chosen_pack(game, pack))
    version, fields = box.observation_version, box.observation_fields
    if json:
        blocks = [{"first": first, "size": size, "block": name} for name, first, size in fields]
        print_json({"version": version, "size": box.observation_size, "blocks": blocks})
        return
    click.echo(f"{say('observation-first'):>7} {say('observation-size'):>7}  {say('observation-block')}")
    for name, first, size in fields:
        click.echo(f"{first:7} {size:7}  {name}")
    click.echo(say("observation-note", version=version, size=box.observation_size))
