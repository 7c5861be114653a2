"""`tinderbox replay`: a recorded game, turn by turn."""

from pathlib import Path

import click

from tinderbox.cli.command import Command
from tinderbox.cli.files import read_match
from tinderbox.cli.language import Translator
from tinderbox.cli.output import console
from tinderbox.cli.parameters import file_argument, flag, seat_option, whole_option
from tinderbox.cli.terminal.input import line_reader
from tinderbox.cli.terminal.replay import Replay
from tinderbox.cli.terminal.screen import Screen


def command(say: Translator) -> click.Command:
    parameters = [
        file_argument(say, say("cli-argument-record")),
        whole_option("--to", 0, say("replay-option-to")),
        seat_option(say("replay-option-seat")),
        flag("--board", say("replay-option-board")),
        flag("--all", say("replay-option-all")),
    ]
    return Command("replay", say, replay, parameters)


def replay(say: Translator, file: Path, to: int | None, seat: int | None, board: bool, all: bool) -> None:
    match = read_match(file, to)
    match.view(seat)  # raises an error if there is no such seat, before anything is printed
    lines = line_reader()
    shown = Replay(match, seat, Screen(say, console()), boards=board)
    if lines.at_terminal and not all:
        shown.step(lines)
    else:
        shown.show_all()
