"""The rules over HTTP: every clause in three languages, its lists as lists and its marks as marks."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server.conftest import sqlite_in
from tests.server.hosting import in_thread
from tinderbox.core.text.messages import LANGUAGES
from tinderbox.core.text.rulebook import clauses
from tinderbox.games.registry import game, game_ids


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with in_thread(sqlite_in(tmp_path_factory.mktemp("rules"))) as address:
        yield address


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", game_ids())
def test_the_rules_have_every_clause_in_order(base: str, id: str, language: str) -> None:
    told = httpx.get(f"{base}/api/rules/{id}", params={"lang": language}).json()
    found = [clause for section in told["sections"] for clause in section["clauses"]]
    assert [clause["id"] for clause in found] == clauses(game(id).box.package)
    assert all(clause["title"] and clause["text"] for clause in found)
    assert {block["shape"] for block in told["intro"]} == {"paragraph", "points"}


def test_lists_and_marks_are_told_apart_from_the_words(base: str) -> None:
    told = httpx.get(f"{base}/api/rules/great-fire", params={"lang": "fr"}).json()
    (clause,) = (each for section in told["sections"] for each in section["clauses"] if each["id"] == "F12")
    (steps,) = clause["text"]
    assert steps["shape"] == "steps"
    assert [[passage["mark"] for passage in item] for item in steps["items"]] == [
        [None, "ruling"],
        [None],
        [None],
        [None, "ruling"],
    ]
    assert steps["items"][0][1]["label"] == "Interprétation\u00a0:"
