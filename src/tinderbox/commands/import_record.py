"""`tinderbox import`: a record as JSON."""

import json
from pathlib import Path

import click

from tinderbox.commands.form import Command
from tinderbox.commands.parameters import file_argument, file_option
from tinderbox.terminal.files import read_record, write
from tinderbox.terminal.speech import Speech


def command(say: Speech) -> click.Command:
    output = file_option(say, "-o", "--output", words=say("cli-option-output"))
    return Command("import", say, import_record, [file_argument(say, say("cli-argument-record")), output])


def import_record(say: Speech, file: Path, output: Path | None) -> None:
    write(output, json.dumps(read_record(file), indent=1, ensure_ascii=False) + "\n")
