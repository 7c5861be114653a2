"""`tinderbox import`: a record as JSON."""

import json
from pathlib import Path

import click

from tinderbox.cli.command import Command
from tinderbox.cli.files import read_record, write
from tinderbox.cli.language import Translator
from tinderbox.cli.parameters import file_argument, file_option


def command(say: Translator) -> click.Command:
    output = file_option(say, "-o", "--output", words=say("cli-option-output"))
    return Command("import", say, import_record, [file_argument(say, say("cli-argument-record")), output])


def import_record(say: Translator, file: Path, output: Path | None) -> None:
    write(output, json.dumps(read_record(file), indent=1, ensure_ascii=False) + "\n")
