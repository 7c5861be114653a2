"""The rules pages of the site show every clause, with what is ours marked."""

import sys
from pathlib import Path

import pytest

from tests.docs.pages import ROOT
from tinderbox.core.text.rulebook import Rulebook, clauses
from tinderbox.games.registry import game, game_ids

nodes = pytest.importorskip("docutils.nodes")
pytest.importorskip("sphinx")


@pytest.mark.parametrize("id", game_ids()[:2])
def test_every_clause_has_a_section(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(Path(ROOT, "docs")), *sys.path])
    from rules_directive import chapter  # type: ignore[import-not-found]

    package = game(id).box.package
    rulebook = Rulebook(package, "en")
    made = [chapter(rulebook, section) for section in rulebook.contents()]
    ids = [node["ids"][0] for section in made for node in section.findall(nodes.section) if node is not section]
    assert ids == [clause.lower() for clause in clauses(package)]
    marked = {name for section in made for node in section.findall(nodes.inline) for name in node["classes"]}
    assert {"mark", "ruling"} <= marked
