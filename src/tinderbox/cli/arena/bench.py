"""`tinderbox bench`: the speed of the engine, of the research environments and of the server."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

import click

from tinderbox.bench.engine import PLAYERS, ROUNDS, Speed, measure
from tinderbox.build_mode import mode
from tinderbox.cli.command import Command, DescribedArgument
from tinderbox.cli.language import Translator
from tinderbox.cli.output import print_json, print_table, progress
from tinderbox.cli.parameters import GameName, Seconds, flag, whole_option
from tinderbox.core.game import Game
from tinderbox.games.registry import game_ids

SERVER: Final = "server"
RESEARCH: Final = "research"
SERVER_SECONDS: Final = 10.0
ENGINE_SECONDS: Final = 2.0


def command(say: Translator) -> click.Command:
    parameters = [
        DescribedArgument(
            "chosen", say("cli-metavar-games"), say("bench-argument-games"), type=BenchSubject(), nargs=-1
        ),
        click.Option(["--seconds"], type=Seconds(), metavar="S", help=say("bench-option-seconds")),
        whole_option("--tables", 1, say("bench-option-tables"), default=500, most=5000),
        click.Option(["--database"], metavar="URL", help=say("bench-option-database")),
        flag("--json", say("cli-option-json")),
    ]
    return Command("bench", say, bench, parameters)


class BenchSubject(GameName):
    """A game by its id, `server`, or `research`."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        return value if value in (SERVER, RESEARCH) else super().convert(value, param, ctx)


def bench(
    say: Translator,
    chosen: tuple[Game | str, ...],
    seconds: float | None,
    tables: int,
    database: str | None,
    json: bool,
) -> None:
    if SERVER in chosen:
        from tinderbox.cli.arena.bench_server import bench_server

        bench_server(say, tables, seconds or SERVER_SECONDS, database, json)
        return
    ids = list(dict.fromkeys(game.id for game in chosen if not isinstance(game, str))) or game_ids()
    if RESEARCH in chosen:
        from tinderbox.cli.arena.bench_research import bench_research

        bench_research(say, ids, seconds or ENGINE_SECONDS, json)
    else:
        bench_engine(say, ids, seconds or ENGINE_SECONDS, json)


def bench_engine(say: Translator, ids: Sequence[str], seconds: float, json: bool) -> None:
    speeds: dict[str, Speed] = {}
    with progress(say("bench-running"), ROUNDS, shown=not json) as advance:
        for so_far in measure(ids, seconds):
            speeds = so_far
            advance(1)
    if json:
        print_json({id: asdict(speed) for id, speed in speeds.items()})
    else:
        show(say, speeds)


def show(say: Translator, speeds: dict[str, Speed]) -> None:
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
