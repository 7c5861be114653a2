"""Every clause of a game has a text in three languages and is named by the code that enforces it and by a test.

A test names the clauses it proves at the beginning of its name: `test_F5_F6_…`. Code names them anywhere, also as a
range: `D2–D4`.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tinderbox.core.text.messages import LANGUAGES, Language, catalogue, sources
from tinderbox.games.registry import OURS, game as installed

ROOT: Final = Path(__file__).resolve().parents[2]
CLAUSE: Final = re.compile(r"^clause-([A-Z]+\d+) =", re.MULTILINE)
NAMED: Final = re.compile(r"\b([A-Z]+)(\d+)(?:–([A-Z]+)(\d+))?\b")
PROVED: Final = re.compile(r"test_((?:[A-Z]+\d+_)+)")
# Facts of the printed map are a matter of the pack: its tests hold them.
FACTS: Final = "M"
OUR_GAMES: Final = [entry.name for entry in OURS]


@cache
def package_of(game: str) -> str:
    return installed(game).box.package


def folder_of(game: str) -> str:
    return package_of(game).rpartition(".")[2]


@cache
def clauses(game: str, language: Language = "en") -> tuple[str, ...]:
    texts = sources(package_of(game), language).values()
    return tuple(id for text in texts for id in CLAUSE.findall(text))


def named_in(text: str) -> Iterator[str]:
    """Clause ids in a text, those inside a range included."""
    for letters, first, other, last in NAMED.findall(text):
        end = int(last) if letters == other else int(first)
        yield from (f"{letters}{number}" for number in range(int(first), end + 1))


@cache
def enforced(game: str) -> frozenset[str]:
    files = list((ROOT / "src" / "tinderbox" / "games" / folder_of(game)).rglob("*.py"))
    assert files
    return frozenset(id for path in files for id in named_in(path.read_text(encoding="utf-8")))


@cache
def proved(folder: Path) -> frozenset[str]:
    found: set[str] = set()
    for path in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (match := PROVED.match(node.name)):
                found.update(match[1].rstrip("_").split("_"))
    return frozenset(found)


@pytest.mark.parametrize("game", OUR_GAMES)
def test_the_catalogue_has_clauses_each_once(game: str) -> None:
    assert len(clauses(game)) == len(set(clauses(game))) >= 40


@pytest.mark.parametrize("game", OUR_GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_text_and_a_title(game: str, language: Language) -> None:
    assert clauses(game, language) == clauses(game)
    texts = catalogue(package_of(game))
    for id in clauses(game):
        assert texts.text(language, f"clause-{id}").strip()
        assert texts.text(language, f"clause-{id}.title").strip()


@pytest.mark.parametrize("game", OUR_GAMES)
def test_every_clause_is_named_by_a_test(game: str) -> None:
    named = proved(ROOT / "tests" / "games" / folder_of(game) / "rules")
    assert [id for id in clauses(game) if id not in named] == []
    assert named <= set(clauses(game)), "tests name clauses that do not exist"


@pytest.mark.parametrize("game", OUR_GAMES)
def test_every_clause_is_named_by_the_code_that_enforces_it(game: str) -> None:
    held = proved(ROOT / "tests" / "games" / folder_of(game))
    missing = [id for id in clauses(game) if id not in enforced(game)]
    assert [id for id in missing if not (id.startswith(FACTS) and id in held)] == []


def test_ranges_and_names_are_read_as_they_are_written() -> None:
    assert list(named_in("A7–A9, but not XF1x; E5.")) == ["A7", "A8", "A9", "E5"]
    assert PROVED.match("test_F5_S10_bands") is not None
    assert PROVED.match("test_of_F5") is None
