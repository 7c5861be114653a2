"""Packs and rules at the command line."""

import json
from pathlib import Path

import pytest

from tests.cli.calling import call, refused
from tinderbox.core.documents.packs import newest
from tinderbox.core.text.messages import LANGUAGES
from tinderbox.core.text.rulebook import clauses
from tinderbox.games.registry import game, game_ids


@pytest.mark.parametrize("id", game_ids())
def test_a_copy_of_the_own_pack_is_good_under_another_id(id: str, tmp_path: Path) -> None:
    shown = json.loads(call("pack", "show", id).stdout)
    assert shown["meta"]["id"] == newest(game(id).box.package)
    shown["meta"]["id"] = "mine-1"
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(shown), encoding="utf-8")
    checked = call("pack", "check", str(file), id)
    assert checked.exit_code == 0
    assert "mine-1" in checked.stdout
    assert call("board", id, "--pack", str(file)).stdout.splitlines()[1:] == call("board", id).stdout.splitlines()[1:]
    assert call("simulate", id, "--games", "1", "--pack", str(file)).exit_code == 0


def test_all_faults_of_a_pack_are_listed(tmp_path: Path) -> None:
    pack = json.loads(call("pack", "show", "great-fire").stdout)
    pack["meta"]["id"] = "mine-1"
    pack["meta"]["game"] = "chess"
    del pack["meta"]["title"]
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(pack), encoding="utf-8")
    said = refused("pack", "check", str(file), "great-fire", TINDERBOX_LANG="de")
    assert said.startswith(f"Datenpaket {file}")
    assert "meta.title" in said


def test_a_shipped_pack_by_its_id() -> None:
    assert call("board", "great-fire", "--pack", "great-fire-1").stdout == call("board", "great-fire").stdout
    assert "cannot be read" in refused("board", "great-fire", "--pack", "great-fire-0")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", game_ids())
def test_the_rules_have_every_clause_in_order(id: str, language: str) -> None:
    package = game(id).box.package
    shown = [line.split("  ")[0] for line in call("rules", id, "--lang", language).stdout.splitlines()]
    assert [word for word in shown if word in clauses(package)] == clauses(package)


def test_one_clause() -> None:
    shown = call("rules", "great-fire", "--clause", "f5", "--lang", "de").stdout
    assert shown.startswith("F5  ")
    assert "\n    " in shown
    assert "F6" not in shown.split("\n")[0]


def test_clauses_are_in_order_of_number_not_of_letters() -> None:
    ids = clauses("tinderbox.games.great_fire")
    assert ids.index("F9") + 1 == ids.index("F10")
    assert ids.index("B1") < ids.index("S1") < ids.index("T1") < ids.index("F1")
