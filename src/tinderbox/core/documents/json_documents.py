"""JSON documents: reading with limits, checking against a schema, canonical text and hashes."""

import hashlib
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from pydantic import ConfigDict, TypeAdapter, ValidationError

from tinderbox.core.errors import DocumentError, Fault
from tinderbox.core.text.messages import Argument, Message

MOST_BYTES: Final = 16 * 1024 * 1024
MOST_FAULTS: Final = 20
STRICT: Final = ConfigDict(strict=True, extra="forbid")

T = TypeVar("T")


def canonical(data: object) -> str:
    """The canonical text of a JSON value: sorted keys, no spaces."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def digest(data: object) -> str:
    return "sha256:" + hashlib.sha256(canonical(data).encode()).hexdigest()


def read(path: Path, error: type[DocumentError]) -> str:
    """Read a text file; the error names the file and the reason."""
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)  # a device may have no size and no end
        if len(raw) > MOST_BYTES:
            raise error(str(path), [Fault("", Message("document-too-large", {"most": MOST_BYTES}))])
        return raw.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise error(str(path), [Fault("", Message("document-not-utf8", {"byte": problem.start}))]) from None
    except OSError as problem:
        raise error(str(path), [Fault("", Message("document-unreadable", {"why": problem.strerror or ""}))]) from None


def parse(text: str, source: str, error: type[DocumentError]) -> Any:
    """Parse JSON; duplicate keys, NaN, excessive depth and bad syntax raise an error."""

    def unique(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) != len(pairs):
            counts = Counter(key for key, _ in pairs)
            twice = next(key for key, count in counts.items() if count > 1)
            raise error(source, [Fault(twice, Message("document-key-twice", {"key": twice}))])
        return found

    def no_constant(name: str) -> object:
        raise error(source, [Fault(name, Message("document-not-finite", {"name": name}))])

    try:
        return json.loads(text, object_pairs_hook=unique, parse_constant=no_constant)
    except json.JSONDecodeError as problem:
        position = {"line": problem.lineno, "column": problem.colno}
        raise error(source, [Fault("", Message("document-not-json", position))]) from None
    except (RecursionError, ValueError):
        raise error(source, [Fault("", Message("document-too-deep"))]) from None


def check(shape: TypeAdapter[T], data: object, source: str, error: type[DocumentError]) -> T:
    """Validate data strictly; the error lists every fault with its entry."""
    try:
        return shape.validate_python(data, strict=True)
    except ValidationError as problem:
        faults = [fault_of(item) for item in problem.errors(include_url=False)[:MOST_FAULTS]]
        raise error(source, faults) from None


def fault_of(item: Mapping[str, Any]) -> Fault:
    entry = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in item["loc"]).lstrip(".")
    known = KINDS.get(item["type"], "shape-wrong")
    args: dict[str, Argument] = {"given": canonical_short(item.get("input"))}
    for name, value in item.get("ctx", {}).items():
        args[name] = value if isinstance(value, int) else str(value)
    if "expected" in args:
        args["expected"] = str(args["expected"]).replace(" or ", ", ")  # pydantic speaks English only
    return Fault(entry, Message(known, args))


def canonical_short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


KINDS: Final = {
    "missing": "shape-missing",
    "extra_forbidden": "shape-unknown",
    "int_type": "shape-int",
    "float_type": "shape-number",
    "string_type": "shape-text",
    "bool_type": "shape-bool",
    "list_type": "shape-list",
    "tuple_type": "shape-list",
    "dict_type": "shape-object",
    "model_type": "shape-object",
    "literal_error": "shape-choice",
    "greater_than_equal": "shape-least",
    "less_than_equal": "shape-most",
    "greater_than": "shape-above",
    "too_short": "shape-short",
    "too_long": "shape-long",
    "string_too_short": "shape-short",
    "string_too_long": "shape-long",
    "string_pattern_mismatch": "shape-pattern",
}
