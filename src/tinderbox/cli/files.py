"""Reads records from files; writes files completely or not at all."""

import errno
import os
from pathlib import Path

import click

from tinderbox.cli.language import refusal
from tinderbox.core.documents import json_documents as documents
from tinderbox.core.documents.atomic import replacing
from tinderbox.core.documents.record_text import from_text
from tinderbox.core.errors import RecordError
from tinderbox.core.events import Data
from tinderbox.core.match import Match
from tinderbox.games.registry import replay


def read_match(path: Path, at: int | None = None) -> Match:
    """Replay a record, text or JSON, to its end or to decision `at`; errors name the file."""
    text = documents.read(path, RecordError)
    try:
        match = replay(text)
    except RecordError as problem:
        raise RecordError(str(path), problem.faults) from None
    if at is not None:
        if at > match.decisions:
            raise refusal("cli-too-far", given=at, most=match.decisions)
        match.undo_to(at, agreed=True)
    return match


def read_record(path: Path) -> Data:
    """The data of a record, checked by replaying it."""
    read_match(path)
    text = documents.read(path, RecordError)
    data: Data = documents.parse(text, str(path), RecordError) if is_json(text) else from_text(text)[0]
    return data


def is_json(text: str) -> bool:
    return text.lstrip().startswith("{")


def write(path: Path | None, text: str) -> None:
    """Write to a file, or to standard output. An old file is kept until the new one is complete."""
    if path is None:
        click.echo(text, nl=not text.endswith("\n"))
        return
    try:
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8")  # a device or a pipe; a folder raises an error
        else:
            with replacing(path) as draft:
                draft.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as problem:
        why = getattr(problem, "strerror", None) or str(problem)
        raise refusal("cli-unwritable", file=str(path), why=why) from None


def checked_output(path: Path) -> Path:
    """Check that a file can be written before doing the work that fills it."""
    folder = path.absolute().parent
    if path.is_dir() or not folder.is_dir() or not os.access(folder, os.W_OK):
        kind = errno.EISDIR if path.is_dir() else errno.EACCES if folder.is_dir() else errno.ENOENT
        raise refusal("cli-unwritable", file=str(path), why=os.strerror(kind))
    return path
