"""`tinderbox observation`: what stands where in the numbers that a seat observes."""

from pathlib import Path

import click

from tinderbox.commands.form import Command
from tinderbox.commands.parameters import flag, game_argument, pack_option
from tinderbox.commands.setting import chosen_pack
from tinderbox.core.game import Game
from tinderbox.terminal.opening import usual_players
from tinderbox.terminal.paper import print_json
from tinderbox.terminal.speech import Speech


def command(say: Speech) -> click.Command:
    parameters = [game_argument(say), pack_option(say), flag("--json", say("cli-option-json"))]
    return Command("observation", say, observation, parameters)


def observation(say: Speech, game: Game, pack: Path | None, json: bool) -> None:
    """The blocks are the same for any number of players; seats that nobody has are zero."""
    box = game.open(usual_players(game), {}, chosen_pack(game, pack))
    version, fields = box.observation_version, box.observation_fields
    if json:
        blocks = [{"first": first, "size": size, "block": name} for name, first, size in fields]
        print_json({"version": version, "size": box.observation_size, "blocks": blocks})
        return
    click.echo(f"{say('observation-first'):>7} {say('observation-size'):>7}  {say('observation-block')}")
    for name, first, size in fields:
        click.echo(f"{first:7} {size:7}  {name}")
    click.echo(say("observation-note", version=version, size=box.observation_size))
