"""`tinderbox replay`: a recorded game, told turn by turn."""

from pathlib import Path

import click

from tinderbox.commands.form import Command
from tinderbox.commands.parameters import file_argument, flag, seat_option, whole_option
from tinderbox.terminal.asking import asker
from tinderbox.terminal.files import read_match
from tinderbox.terminal.paper import paper
from tinderbox.terminal.screen import Screen
from tinderbox.terminal.speech import Speech
from tinderbox.terminal.telling import Telling


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
