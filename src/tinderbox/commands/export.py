"""`tinderbox export`: a record as text."""

from pathlib import Path

import click

from tinderbox.commands.form import Command
from tinderbox.commands.parameters import file_argument, file_option
from tinderbox.core.record_text import to_text
from tinderbox.terminal.files import read_record, write
from tinderbox.terminal.speech import Speech


def command(say: Speech) -> click.Command:
    output = file_option(say, "-o", "--output", words=say("cli-option-output"))
    return Command("export", say, export, [file_argument(say, say("cli-argument-record")), output])


def export(say: Speech, file: Path, output: Path | None) -> None:
    write(output, to_text(read_record(file)))
