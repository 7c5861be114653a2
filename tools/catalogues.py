"""Checks the catalogues: three languages that say the same things, and say them well (`phrasing.py`)."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Pattern, Resource, VariableReference
from fluent.syntax.visitor import Visitor

from tools.phrasing import faults_of_phrasing

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src" / "tinderbox"
CLIENT: Final = ROOT / "web" / "src" / "catalogues"
EXAMPLES: Final = ROOT / "examples"
LANGUAGES: Final = ("en", "de", "fr")

# A phrase is a message's value ("name") or one of its attributes ("name.attribute").
Phrases = dict[str, Pattern]


class Reading(Visitor):
    """The variables of a phrase."""

    def __init__(self, pattern: Pattern) -> None:
        self.variables: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)


def faults_of_folder(folder: Path) -> Iterator[str]:
    """What is wrong in one `catalogues` folder."""
    read: dict[str, Phrases] = {}
    for language in LANGUAGES:
        read[language] = {}
        for path in sorted((folder / language).glob("*.ftl")):
            yield from faults_of_file(path, read[language])
            yield from faults_of_phrasing(path, language)
    for language in LANGUAGES[1:]:
        for id in sorted(read["en"].keys() ^ read[language].keys()):
            yield f"{folder}: {id} is not in both en and {language}"
        for id in sorted(read["en"].keys() & read[language].keys()):
            ours, theirs = (Reading(read[name][id]).variables for name in ("en", language))
            if ours != theirs:
                yield f"{folder}: {id}: en has {sorted(ours)}, {language} has {sorted(theirs)}"


def faults_of_file(path: Path, known: Phrases) -> Iterator[str]:
    """What is wrong in one file by itself; its phrases join those known."""
    resource: Resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            yield f"{path}: not Fluent: {(entry.content or '').strip()}"
        if not isinstance(entry, Message):
            continue
        phrases = {entry.id.name: entry.value} if entry.value else {}
        phrases |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
        for id in phrases.keys() & known.keys():
            yield f"{path}: {id} is there twice"
        known |= phrases


def faults_of_code(source: Path, ids: set[str]) -> Iterator[str]:
    """Messages that a source names in full and no catalogue has."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id="Message"), args=[ast.Constant(value=str(id)), *_]) if id not in ids:
                yield f"{source}:{node.lineno}: no catalogue has {id}"


def main() -> int:
    folders = [*sorted(SOURCES.rglob("catalogues")), *sorted(EXAMPLES.rglob("catalogues")), CLIENT]
    faults = [fault for folder in folders for fault in faults_of_folder(folder)]
    ids: Phrases = {}
    for path in SOURCES.rglob("catalogues/en/*.ftl"):
        list(faults_of_file(path, ids))
    faults += [fault for source in sorted(SOURCES.rglob("*.py")) for fault in faults_of_code(source, set(ids))]
    print("\n".join(faults) or f"{len(ids)} phrases in {', '.join(LANGUAGES)}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
