"""A game's rules as its catalogue has them: sections in the order they stand, clauses by number."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from tinderbox.core.words import Language, catalogue, sources
from tinderbox.terminal.speech import refusal

ENTRY: Final = re.compile(r"^(section|clause)-([A-Z]+)(\d*) =", re.MULTILINE)

LINE_BREAK: Final = re.compile(r"(?<!\n)\n(?!\n)")


@dataclass(frozen=True)
class Section:
    """A letter and the clauses under it."""

    id: str
    clauses: tuple[str, ...]


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


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game in one language."""

    package: str
    language: Language

    def say(self, id: str) -> str:
        """A text as flowing paragraphs, however its lines are broken in the catalogue."""
        return LINE_BREAK.sub(" ", catalogue(self.package).text(self.language, id))

    def title(self, clause: str) -> str:
        return self.say(f"clause-{clause}.title")

    def text(self, clause: str) -> str:
        return self.say(f"clause-{clause}")

    def clause(self, asked: str) -> str:
        """A clause's id, however it is written; one that does not exist is refused."""
        wanted, known = asked.strip().upper(), clauses(self.package)
        if wanted not in known:
            raise refusal("cli-no-clause", given=asked[:40], known=", ".join(known))
        return wanted

    def contents(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """The headings of the sections, each with its clauses."""
        for section in sections(self.package):
            yield f"{section.id} · {self.say(f'section-{section.id}')}", section.clauses
