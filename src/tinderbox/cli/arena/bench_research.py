"""`tinderbox bench research`: the speed of the research environments."""

from collections.abc import Sequence
from dataclasses import asdict, fields

import click

from tinderbox.build_mode import mode
from tinderbox.cli.language import Translator
from tinderbox.cli.output import print_json, print_table, progress
from tinderbox.extras import require

MODULES = {"pettingzoo": "pettingzoo", "gymnasium": "gymnasium", "pyspiel": "openspiel"}


def bench_research(say: Translator, ids: Sequence[str], seconds: float, json: bool) -> None:
    for module, extra in MODULES.items():
        require(extra, module)
    from tinderbox.bench.research import BATCH, PLAYERS, ROUNDS, Speed, measure, measurements

    with progress(say("bench-research-running"), measurements(ids), shown=not json) as advance:
        speeds = measure(ids, seconds, advance)
    if json:
        print_json({id: asdict(speed) for id, speed in speeds.items()})
        return
    names = [field.name for field in fields(Speed) if field.name != "mode"]
    rows = [
        [
            say(f"bench-research-{name.replace('_', '-')}"),
            *(formatted(say, getattr(speed, name)) for speed in speeds.values()),
        ]
        for name in names
    ]
    print_table([say("bench-research-figure"), *speeds], rows)
    mode_text = say(f"mode-{mode()}")
    click.echo(say("bench-research-note", mode=mode_text, players=PLAYERS, games=say.number(BATCH), rounds=ROUNDS))


def formatted(say: Translator, figure: float) -> str:
    return say.number(figure, 0 if isinstance(figure, int) else 2)
