"""`tinderbox export`: a record as text."""

from pathlib import Path

import click

from tinderbox.cli.command import Command
from tinderbox.cli.files import read_record, write
from tinderbox.cli.language import Translator
from tinderbox.cli.parameters import file_argument, file_option
from tinderbox.core.documents.record_text import to_text


def command(say: Translator) -> click.Command:
    output = file_option(say, "-o", "--output", words=say("cli-option-output"))
    return Command("export", say, export, [file_argument(say, say("cli-argument-record")), output])


def export(say: Translator, file: Path, output: Path | None) -> None:
    write(output, to_text(read_record(file)))
