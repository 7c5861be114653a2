"""The results log of a tournament: its head, then one line per game, synced to disk before the game counts.

A killed process leaves at most an incomplete last line, which is ignored when the tournament is resumed.
"""

import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from pydantic import TypeAdapter

from tinderbox.arena.plan import Head, Played, message
from tinderbox.arena.results import ResultsError, refused
from tinderbox.core.documents.atomic import replacing
from tinderbox.core.documents.json_documents import check, parse

SUFFIX: Final = ".log"
HEAD: Final[TypeAdapter[Head]] = TypeAdapter(Head)
LINE: Final[TypeAdapter[Played]] = TypeAdapter(Played)


def log_path(results: Path) -> Path:
    """The results log that belongs to a results file."""
    return results if results.suffix == SUFFIX else results.with_name(results.name + SUFFIX)


def results_path(log: Path) -> Path:
    return log.with_name(log.name.removesuffix(SUFFIX))


class ResultsLog:
    """A results log that is open for writing."""

    def __init__(self, path: Path, head: Head, played: Iterable[Played] = ()) -> None:
        """Start a log with the games already played; it gets its name when it contains all of them."""
        self.path = path
        with replacing(path) as draft:
            self.file: Final = draft.open("wb")
            self.write([head, *played])

    def add(self, played: Sequence[Played]) -> None:
        self.write(played)

    def write(self, lines: Sequence[Any]) -> None:
        self.file.write(b"".join(json.dumps(line, separators=(",", ":")).encode() + b"\n" for line in lines))
        self.file.flush()
        os.fsync(self.file.fileno())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, it: BaseException | None, trace: TracebackType | None) -> None:
        self.file.close()


def read_results_log(path: Path) -> tuple[Head, list[Played]]:
    """The head and all complete games, each once, in order."""
    try:
        raw = path.read_bytes()
    except OSError as problem:
        raise refused(path, message("log-unreadable", why=problem.strerror or "")) from None
    whole = raw[: raw.rfind(b"\n") + 1].decode("utf-8", errors="replace").splitlines()
    if not whole:
        raise refused(path, message("results-not-ours"))
    head = check(HEAD, parse(whole[0], str(path), ResultsError), str(path), ResultsError)
    played: dict[int, Played] = {}
    for number, line in enumerate(whole[1:], 2):
        place = f"{path}:{number}"
        game = check(LINE, parse(line, place, ResultsError), place, ResultsError)
        played.setdefault(game["game"], game)
    return head, [played[number] for number in sorted(played)]
