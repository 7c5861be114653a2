"""`tinderbox replay`: a recorded game, told turn by turn."""

from pathlib import Path

import click

from tinderbox.cli.command import Command
from tinderbox.cli.files import read_match
from tinderbox.cli.language import Speech
from tinderbox.cli.output import paper
from tinderbox.cli.parameters import file_argument, flag, seat_option, whole_option
from tinderbox.cli.terminal.input import asker
from tinderbox.cli.terminal.replay import Telling
from tinderbox.cli.terminal.screen import Screen


def command(say: Speech) -> click.Command:
    parameters = [
        file_argument(say, say("cli-argument-record")),
        whole_option("--to", 0, say("replay-option-to")),
        seat_option(say("replay-option-seat")),
        flag("--board", say("replay-option-board")),
        flag("--all", say("replay-option-all")),
    ]
    return Command("replay", say, replay, parameters)


def replay(say: Speech, file: Path, to: int | None, seat: int | None, board: bool, all: bool) -> None:
    match = read_match(file, to)
    match.view(seat)  # refuses a seat that is not there before anything is told
    lines = asker()
    telling = Telling(match, seat, Screen(say, paper()), boards=board)
    if lines.at_terminal and not all:
        telling.step(lines)
    else:
        telling.tell_all()
