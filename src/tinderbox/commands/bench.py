"""`tinderbox bench`: how fast the engine is here."""

from dataclasses import asdict

import click

from tinderbox.bench.engine import PLAYERS, ROUNDS, Speed, measure
from tinderbox.commands.form import Command, Named
from tinderbox.commands.parameters import GameName, Seconds, flag
from tinderbox.core.game import Game
from tinderbox.mode import mode
from tinderbox.registry import games
from tinderbox.terminal.paper import print_json, print_table, progress
from tinderbox.terminal.speech import Speech


def command(say: Speech) -> click.Command:
    parameters = [
        Named("chosen", say("cli-metavar-games"), say("bench-argument-games"), type=GameName(), nargs=-1),
        click.Option(["--seconds"], type=Seconds(), default=2.0, metavar="S", help=say("bench-option-seconds")),
        flag("--json", say("cli-option-json")),
    ]
    return Command("bench", say, bench, parameters)


def bench(say: Speech, chosen: tuple[Game, ...], seconds: float, json: bool) -> None:
    ids = list(dict.fromkeys(game.id for game in chosen)) or games()
    speeds: dict[str, Speed] = {}
    with progress(say("bench-running"), ROUNDS, shown=not json) as advance:
        for so_far in measure(ids, seconds):
            speeds = so_far
            advance(1)
    if json:
        print_json({id: asdict(speed) for id, speed in speeds.items()})
    else:
        show(say, speeds)


def show(say: Speech, speeds: dict[str, Speed]) -> None:
    headings = ["bench-game", "bench-decisions", "bench-copies", "bench-reference", "bench-ratio", "bench-bytes"]
    rows = [
        [
            id,
            say.number(speed.decisions_per_second),
            say.number(speed.copies_per_second),
            say.number(speed.reference_per_second),
            say.number(speed.ratio, 2),
            say.number(speed.state_bytes),
        ]
        for id, speed in speeds.items()
    ]
    print_table([say(heading) for heading in headings], rows)
    click.echo(say("bench-note", mode=say(f"mode-{mode()}"), players=PLAYERS))
