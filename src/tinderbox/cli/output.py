"""Output of commands: tables, JSON for programs, a progress bar."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

Advance = Callable[[int], None]


def console() -> Console:
    """Standard output, without markup. rich detects colours and width."""
    return Console(highlight=False, markup=False, emoji=False)


def print_json(data: object) -> None:
    click.echo(json.dumps(data, indent=2, ensure_ascii=False))


def print_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print rows of a name and numbers."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="right" if place else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    console().print(table)


@contextmanager
def progress(words: str, total: int, *, shown: bool) -> Iterator[Advance]:
    """A progress bar on standard error, so that it does not mix with the results."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not (shown and console.is_terminal)) as bar:
        task = bar.add_task(words, total=total)
        yield lambda more: bar.advance(task, more)
