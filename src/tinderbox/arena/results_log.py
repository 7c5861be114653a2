"""A tournament's journal: its head, then a line a game, each safe on the disk before it counts.

A process that is killed leaves at most half a line behind, which is cut off when the tournament goes on.
"""

import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from pydantic import TypeAdapter

from tinderbox.arena.plan import Head, Played, said
from tinderbox.arena.results import ResultsError, refused
from tinderbox.core.documents.atomic import replacing
from tinderbox.core.documents.json_documents import check, parse

SUFFIX: Final = ".journal"
HEAD: Final[TypeAdapter[Head]] = TypeAdapter(Head)
LINE: Final[TypeAdapter[Played]] = TypeAdapter(Played)


def journal_of(results: Path) -> Path:
    """Where the games of an unfinished tournament stand."""
    return results if results.suffix == SUFFIX else results.with_name(results.name + SUFFIX)


def results_of(journal: Path) -> Path:
    return journal.with_name(journal.name.removesuffix(SUFFIX))


class Journal:
    """An open journal, to be written to."""

    def __init__(self, path: Path, head: Head, played: Iterable[Played] = ()) -> None:
        """A new one takes the games already played along; it appears under its name when it holds them all."""
        self.path = path
        with replacing(path) as draft:
            self.file = draft.open("wb")
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


def read_journal(path: Path) -> tuple[Head, list[Played]]:
    """The head and the games that were completely written, each once, in their order."""
    try:
        raw = path.read_bytes()
    except OSError as problem:
        raise refused(path, said("journal-unreadable", why=problem.strerror or "")) from None
    whole = raw[: raw.rfind(b"\n") + 1].decode("utf-8", errors="replace").splitlines()
    if not whole:
        raise refused(path, said("results-not-ours"))
    head = check(HEAD, parse(whole[0], str(path), ResultsError), str(path), ResultsError)
    played: dict[int, Played] = {}
    for number, line in enumerate(whole[1:], 2):
        place = f"{path}:{number}"
        game = check(LINE, parse(line, place, ResultsError), place, ResultsError)
        played.setdefault(game["game"], game)
    return head, [played[number] for number in sorted(played)]
