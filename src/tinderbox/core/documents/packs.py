"""Data packs: everything printed on a game's board and cards, as JSON files that an owner of the box can correct.

A shipped pack is `<game>/data/<id>.json`; its id ends in a version and its content never changes.
Packs contain whole numbers only, so that every program computes the same digest.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field

from tinderbox.core.documents import json_documents as documents
from tinderbox.core.errors import Fault, PackError
from tinderbox.core.text.messages import Argument, Language, Message
from tinderbox.core.text.notation import folded, token

Provenance = Literal["rulebook", "derived", "reported", "reconstructed"]
"""Where a figure comes from: printed in a rulebook, following from it, told by a published review, or ours."""

PackSource = str | Path | Mapping[str, Any]
"""The id of a pack that ships, a file, or a pack already parsed (an upload, a record's own pack)."""

PROVENANCES: Final[tuple[Provenance, ...]] = get_args(Provenance)

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$", max_length=60)]
PackId = Annotated[str, Field(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*-[1-9][0-9]{0,3}$", max_length=60)]
Line = Annotated[str, Field(min_length=1, max_length=2000)]
Texts = Annotated[dict[Language, Line], Field(min_length=1)]


class Form(BaseModel):
    """The base of every part of a pack's form: nothing missing, nothing unknown, nothing converted."""

    model_config: ClassVar[ConfigDict] = ConfigDict(strict=True, extra="forbid", frozen=True)


class Sourced(Form):
    """An entry with figures: `provenance` gives the one of all its fields, and of single ones that differ."""

    provenance: dict[str, Provenance]


class Meta(Form):
    """The head of every pack; its `provenance` is the legend."""

    format: Literal[1]
    game: Id
    id: PackId
    title: Texts
    note: Texts
    provenance: dict[Provenance, Texts]


@dataclass(frozen=True)
class Document:
    """A pack as it was read: the name that errors give it, and its JSON."""

    source: str
    data: Mapping[str, Any]


def said(texts: Mapping[Language, str], language: Language) -> str:
    """A pack's own words in this language, else in the first that it has."""
    return texts.get(language) or next(iter(texts.values()))


@cache
def shipped(package: str) -> tuple[str, ...]:
    """The ids of all packs that ship with a game, the newest last."""
    folder = files(package) / "data"
    if not folder.is_dir():
        return ()
    names = [entry.name.removesuffix(".json") for entry in folder.iterdir() if entry.name.endswith(".json")]
    return tuple(sorted(names, key=version_of))


def newest(package: str) -> str:
    return shipped(package)[-1]


def version_of(id: str) -> tuple[int, str]:
    _, _, number = id.rpartition("-")
    return int(number) if number.isdecimal() else 0, id


def read(package: str, source: PackSource) -> Document:
    """The JSON of a pack, not yet checked; PackError if there is no such pack or it is no JSON object."""
    if isinstance(source, str):
        if source not in shipped(package):
            known = ", ".join(shipped(package))
            raise PackError(source, [Fault("", Message("pack-unknown", {"id": source, "known": known}))])
        with as_file(files(package) / "data" / f"{source}.json") as path:
            return Document(path.name, parse(path, path.name))
    if isinstance(source, Path):
        return Document(str(source), parse(source, str(source)))
    meta = source.get("meta")
    name = meta.get("id") if isinstance(meta, Mapping) else None
    return Document(name if isinstance(name, str) else "pack", source)


def parse(path: Path, name: str) -> Mapping[str, Any]:
    data = documents.parse(documents.read(path, PackError), name, PackError)
    if not isinstance(data, dict):
        raise PackError(name, [Fault("", Message("shape-object", {"given": documents.canonical_short(data)}))])
    return data


@cache
def shipped_digest(package: str, id: str) -> str:
    return documents.digest(read(package, id).data)


def is_shipped(package: str, id: str, digest: str) -> bool:
    """Whether this is a pack of ours, so that a record need not embed it."""
    return id in shipped(package) and shipped_digest(package, id) == digest


class Findings:
    """Collects what is wrong with a pack, so that its author learns of all faults at once."""

    def __init__(self, package: str, source: str) -> None:
        self.package = package
        self.source = source
        self.faults: list[Fault] = []

    def add(self, entry: str, id: str, /, **args: Argument) -> None:
        """Add a fault of an entry (`spaces[temple].size`) with a message of the game's catalogue or the core's."""
        self.faults.append(Fault(entry, Message(id, args, self.package)))

    def unique(self, entries: Iterable[tuple[str, str]], id: str = "pack-twice") -> None:
        """Check that no value is used by two entries."""
        first: dict[str, str] = {}
        for entry, value in entries:
            if value in first:
                self.add(entry, id, value=value, first=first[value])
            else:
                first[value] = entry

    def names(self, entries: Iterable[tuple[str, str]]) -> None:
        """Check that each name is a word of the notation and different from all others."""
        first: dict[str, str] = {}
        for entry, name in entries:
            word = folded(token(name))
            if not word or not token(name).replace("-", "").isalnum():
                self.add(entry, "pack-name-no-word", name=name)
            elif word in first:
                self.add(entry, "pack-name-alike", name=name, other=first[word])
            else:
                first[word] = name

    def head(self, meta: Meta, game: str, data: Mapping[str, Any]) -> None:
        """Check that the head names this game, explains every provenance and does not reuse a shipped pack's id."""
        if meta.game != game:
            self.add("meta.game", "pack-other-game", given=meta.game, wanted=game)
        for kind in PROVENANCES:
            if kind not in meta.provenance:
                self.add("meta.provenance", "pack-provenance-unexplained", kind=kind)
        if meta.id in shipped(self.package) and documents.digest(data) != shipped_digest(self.package, meta.id):
            self.add("meta.id", "pack-id-taken", id=meta.id)

    def sources(self, part: BaseModel, entry: str = "") -> None:
        """Check that every sourced entry has a default provenance, and exceptions only for its own fields."""
        if isinstance(part, Sourced):
            if "default" not in part.provenance:
                self.add(f"{entry}.provenance", "pack-provenance-default")
            fields = type(part).model_fields.keys() - {"provenance"}
            for name in sorted(part.provenance.keys() - fields - {"default"}):
                self.add(f"{entry}.provenance.{name}", "pack-provenance-field", name=name)
        for name in type(part).model_fields:
            for suffix, inner in parts_of(getattr(part, name)):
                self.sources(inner, f"{entry}.{name}{suffix}".lstrip("."))

    def raise_if_any(self) -> None:
        """Raise PackError if there are faults."""
        if self.faults:
            raise PackError(self.source, self.faults)


def parts_of(value: object) -> Iterator[tuple[str, BaseModel]]:
    """The parts that a field holds: itself, or those in a list or an object of them."""
    if isinstance(value, BaseModel):
        yield "", value
    elif isinstance(value, list):
        for index, item in enumerate(value):
            if isinstance(item, BaseModel):
                yield f"[{getattr(item, 'id', index)}]", item
    elif isinstance(value, dict):
        for key, item in value.items():
            if isinstance(item, BaseModel):
                yield f".{key}", item
