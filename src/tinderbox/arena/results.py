"""The results file of a tournament, JSON or Parquet: its head, the standings and every game."""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from pydantic import TypeAdapter, with_config
from typing_extensions import TypedDict

from tinderbox.arena.plan import Head, Played, message
from tinderbox.arena.standings import standings
from tinderbox.core.documents.atomic import replacing
from tinderbox.core.documents.json_documents import STRICT, check, parse
from tinderbox.core.errors import DocumentError, Fault, OptionError
from tinderbox.core.text.messages import Message
from tinderbox.extras import need

JSON: Final = ".json"
PARQUET: Final = ".parquet"
KEY: Final = b"tinderbox"


@with_config(STRICT)
class Document(TypedDict):
    """The content of a results file."""

    tournament: Head
    bots: list[dict[str, Any]]
    games: list[Played]


SHAPE: Final[TypeAdapter[Document]] = TypeAdapter(Document)


class ResultsError(DocumentError):
    """A results file or results log that cannot be used."""

    heading = "document-faulty"


def checked_output(path: Path) -> Path:
    """Check before the first game that results can be written to this file."""
    if path.suffix not in (JSON, PARQUET):
        raise OptionError(message("results-kind", given=path.name))
    if path.suffix == PARQUET:
        arrow("pyarrow")
    if path.is_dir() or not path.absolute().parent.is_dir() or not os.access(path.absolute().parent, os.W_OK):
        raise OptionError(message("results-unwritable", file=str(path)))
    return path


def arrow(module: str) -> ModuleType:
    return need(module, "datasets")


def write_results(path: Path, head: Head, played: Sequence[Played]) -> None:
    """Write the file completely or not at all."""
    document: Document = {
        "tournament": head,
        "bots": [standing.data() for standing in standings(head["bots"], played)],
        "games": list(played),
    }
    with replacing(path) as draft:
        if path.suffix == PARQUET:
            write_parquet(draft, document)
        else:
            draft.write_text(json.dumps(document, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def write_parquet(path: Path, document: Document) -> None:
    """One row per game. Nested values are JSON text; head and standings are in the file's metadata."""
    arrow_, parquet = arrow("pyarrow"), arrow("pyarrow.parquet")
    rows = [{**game, **{name: as_text(game, name) for name in ("sources", "facts")}} for game in document["games"]]
    numbers = arrow_.list_(arrow_.int64())
    columns = {"game": arrow_.int64(), "seats": numbers, "scores": numbers, "places": numbers}
    columns |= {"decisions": arrow_.int64(), "turns": arrow_.int64(), "sources": arrow_.string()}
    columns["facts"] = arrow_.string()
    table = arrow_.Table.from_pylist(rows, schema=arrow_.schema(list(columns.items())))
    head = {"tournament": document["tournament"], "bots": document["bots"]}
    parquet.write_table(table.replace_schema_metadata({KEY: json.dumps(head).encode()}), path)


def as_text(game: Played, name: str) -> str | None:
    return json.dumps(game[name]) if name in game else None  # type: ignore[literal-required]


def read_results(path: Path) -> Document:
    """Read and check a results file."""
    data: object
    try:
        if path.suffix == PARQUET:
            data = read_parquet(path)
        else:
            data = parse(path.read_text(encoding="utf-8"), str(path), ResultsError)
    except UnicodeDecodeError as problem:
        raise refused(path, Message("document-not-utf8", {"byte": problem.start})) from None
    except OSError as problem:
        raise refused(path, Message("document-unreadable", {"why": problem.strerror or ""})) from None
    return check(SHAPE, data, str(path), ResultsError)


def read_parquet(path: Path) -> dict[str, Any]:
    parquet, problems = arrow("pyarrow.parquet"), arrow("pyarrow").ArrowException
    try:
        with path.open("rb") as file:
            table = parquet.read_table(file)
        head: dict[str, Any] = json.loads((table.schema.metadata or {})[KEY])
        rows = table.to_pylist()
    except (problems, KeyError, ValueError):
        raise refused(path, message("results-not-ours")) from None
    for row in rows:
        for name in ("sources", "facts"):
            text = row.pop(name, None)
            if text is not None:
                row[name] = json.loads(text)
    return {**head, "games": rows}


def refused(path: Path, message: Message) -> ResultsError:
    return ResultsError(str(path), [Fault("", message)])
