"""`tinderbox bench server`: the load that the server sustains."""

from dataclasses import asdict, fields

import click

from tinderbox.bench.server import Figures, Lengths, Report, measure, steps
from tinderbox.build_mode import mode
from tinderbox.cli.language import Translator
from tinderbox.cli.output import print_json, print_table, progress


def bench_server(say: Translator, tables: int, seconds: float, database: str | None, json: bool) -> None:
    with progress(say("bench-server-running"), steps(tables, database), shown=not json) as advance:
        report = measure(tables, seconds, advance, database)
    if json:
        print_json(asdict(report))
    else:
        show(say, report)


def show(say: Translator, report: Report) -> None:
    """One column per database."""
    names = [field.name for field in fields(Figures) if field.name != "database"]
    rows = [
        [say(f"bench-server-{name.replace('_', '-')}"), *(formatted(say, getattr(load, name)) for load in report.loads)]
        for name in names
    ]
    print_table([say("bench-server-figure"), *(load.database for load in report.loads)], rows)
    if report.lengths is not None:
        costs = [
            [say(f"bench-server-{field.name.replace('_', '-')}"), formatted(say, getattr(report.lengths, field.name))]
            for field in fields(Lengths)
        ]
        print_table([say("bench-server-cost"), say("bench-server-milliseconds")], costs)
    click.echo(say("bench-server-note", mode=say(f"mode-{mode()}"), cores=report.cores))


def formatted(say: Translator, figure: float) -> str:
    return say.number(figure, 0 if isinstance(figure, int) else 1)
