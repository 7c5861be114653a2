"""A game's rules as its catalogue has them: sections, clauses by number, their texts as paragraphs and lists.

In the catalogue a blank line ends a paragraph. A line that begins with the next number (`1. `) is a numbered step, one
that begins with `• ` a point of a list; other lines continue what came before. A mark (`Ruling: `) tells that what
follows does not stand in the printed rules; it holds to the end of its paragraph, step or point, or to the next mark.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, get_args

from tinderbox.core.text.messages import Language, catalogue, sources

Mark = Literal["ruling", "derived", "reconstructed"]
MARKS: Final[tuple[Mark, ...]] = get_args(Mark)
Shape = Literal["paragraph", "steps", "points"]

ENTRY: Final = re.compile(r"^(section|clause)-([A-Z]+)(\d*) =", re.MULTILINE)
STEP: Final = re.compile(r"(\d+)\. +(.*)")
POINT: Final = re.compile(r"• +(.*)")


@dataclass(frozen=True)
class Section:
    """A letter and the clauses under it."""

    id: str
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class Passage:
    """Text under one mark, or under none; `label` is the mark's word."""

    text: str
    mark: Mark | None = None
    label: str = ""


Item = tuple[Passage, ...]


@dataclass(frozen=True)
class Block:
    """A paragraph (one item) or a list."""

    shape: Shape
    items: tuple[Item, ...]


@cache
def sections(package: str) -> tuple[Section, ...]:
    """All sections of a game's rules."""
    found: dict[str, list[int]] = {}
    for text in sources(package, "en").values():
        for kind, letter, number in ENTRY.findall(text):
            numbers = found.setdefault(letter, [])
            if kind == "clause":
                numbers.append(int(number))
    return tuple(Section(letter, tuple(f"{letter}{n}" for n in sorted(numbers))) for letter, numbers in found.items())


def clauses(package: str) -> list[str]:
    return [clause for section in sections(package) for clause in section.clauses]


@cache
def labels(language: Language) -> dict[str, Mark]:
    """The words of the marks in a language."""
    return {catalogue().text(language, f"mark-{mark}"): mark for mark in MARKS}


def passages(text: str, language: Language) -> Item:
    """A text cut before each of its marks."""
    known = labels(language)
    words = "|".join(re.escape(label) for label in known)
    before, *marked = re.split(rf"(?:^|\s)({words})\s+", text)
    plain = (Passage(before.strip()),) if before.strip() else ()
    return plain + tuple(
        Passage(after.strip(), known[label], label) for label, after in zip(marked[::2], marked[1::2], strict=True)
    )


def drafts(text: str) -> Iterator[tuple[Shape, list[str]]]:
    """Paragraphs and lists of a text as the catalogue writes it, each item on one line."""
    shape: Shape = "paragraph"
    items: list[str] = []
    for line in map(str.strip, [*text.splitlines(), ""]):
        step, point = STEP.fullmatch(line), POINT.fullmatch(line)
        if step and int(step[1]) == (len(items) + 1 if shape == "steps" else 1):
            opened: tuple[Shape, str] = ("steps", step[2])
        elif point:
            opened = ("points", point[1])
        elif line and items:
            items[-1] = f"{items[-1]} {line}"
            continue
        else:
            opened = ("paragraph", line)
        if items and (opened[0] != shape or not line):
            yield shape, items
            items = []
        shape = opened[0]
        if line:
            items.append(opened[1])


def blocks(text: str, language: Language) -> tuple[Block, ...]:
    """A text as its paragraphs and lists."""
    return tuple(Block(shape, tuple(passages(item, language) for item in items)) for shape, items in drafts(text))


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game in one language."""

    package: str
    language: Language

    def say(self, id: str) -> str:
        """A short text on one line, however it is broken in the catalogue."""
        return " ".join(catalogue(self.package).text(self.language, id).split("\n"))

    def blocks(self, id: str) -> tuple[Block, ...]:
        """A text as its paragraphs and lists; none if the game does not have it."""
        if not catalogue(self.package).has(self.language, id):
            return ()
        return blocks(catalogue(self.package).text(self.language, id), self.language)

    def title(self, clause: str) -> str:
        return self.say(f"clause-{clause}.title")

    def text(self, clause: str) -> tuple[Block, ...]:
        return self.blocks(f"clause-{clause}")

    def intro(self) -> tuple[Block, ...]:
        """What the words of the rules mean, and the marks."""
        return self.blocks("rules-intro") + self.blocks("rules-marks")

    def honesty(self) -> tuple[Block, ...]:
        """What is known of the printed game, and what is ours."""
        return self.blocks("rules-honesty")

    def heading(self, section: Section) -> str:
        return self.say(f"section-{section.id}")

    def contents(self) -> tuple[Section, ...]:
        return sections(self.package)
