"""What cannot be done is said in one line that tells what can."""

import json
import sys
from pathlib import Path

import pytest

from tests.cli.calling import call, refused

RANDOM = ("tournament", "great-fire", "--bots", "random,random", "--games", "2")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "random,grandmaster"), "Unknown bot “grandmaster”. Choose from: random"),
        (("--bots", "random,random:7s"), "random"),
        (("--players", "4", "--bots", "random,random"), "You named 2 bots, but 4 players need 4"),
        (("--players", "2", "--bots", "random,random,random"), "You named 3 bots, but 2 players need 2"),
        (("--players", "9", "--bots", "random"), "2 to 6"),
        (("--bots", "random"), "2 to 6"),
        ((), "--bots is missing"),
        (("--bots", "random,random", "--backend", "abacus"), "local, ray, dask"),
        (("--bots", "random,random", "--games", "0"), "--games must be a whole number from 1"),
        (("--bots", "random,random", "--out", "results.txt"), ".json or .parquet"),
        (("--bots", "random,random", "--out", "/no/such/folder/results.json"), "Cannot write"),
        (("--resume", "/no/such/results.json"), "Cannot write"),
        (("--bots", "random,random", "--option", "edition=dutch"), "german, french"),
    ],
)
def test_tournaments(words: tuple[str, ...], said: str) -> None:
    error = refused("tournament", "great-fire", *words)
    assert said in error
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("bretagne", "--players", "7"), "2 to 4"),
        (("bretagne", "--bots", "random,random", "--players", "3"), "one for all seats, or 3"),
        (("bretagne", "--bots", "nobody"), "Choose from: random"),
        (("bretagne", "--out", "/no/such/folder/page.html"), "Cannot write"),
        (("bretagne", "--results", "x.json"), "omit them"),
        ((), "GAME is missing"),
        (("--results", "nothing-here.json"), "no tournament"),
    ],
)
def test_reports(words: tuple[str, ...], said: str) -> None:
    error = refused("report", *words)
    assert said in error
    assert error.count("\n") == 1


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_fails_is_named(jobs: str) -> None:
    bots = ("--bots", "random,tests.bots.own_bots:FailingBot")
    error = refused("tournament", "great-fire", *bots, "--games", "2", "--jobs", jobs)
    assert "Bot tests.bots.own_bots:FailingBot failed in game 0: ZeroDivisionError: no idea" in error
    assert "own_bots.py:" in error


def test_a_resumed_tournament_is_the_one_that_was_begun(tmp_path: Path) -> None:
    path = str(tmp_path / "out.json")
    assert call(*RANDOM, "--out", path).exit_code == 0
    assert "--seed is 1" in refused(*RANDOM, "--resume", path, "--seed", "2")
    assert "--games is 2" in refused("tournament", "--resume", path, "--games", "1")
    assert "GAME is great-fire" in refused("tournament", "bretagne", "--resume", path)
    assert "omit --out" in refused("tournament", "--resume", path, "--out", str(tmp_path / "other.json"))
    assert "omit --pack" in refused("tournament", "--resume", path, "--pack", "great-fire-1")
    assert "no tournament" in refused("tournament", "--resume", str(tmp_path / "none.json"))
    assert call(*RANDOM, "--resume", path, "--out", path).exit_code == 0


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"tournament": 1, "bots": [], "games": []}', "PAR1"])
def test_files_that_are_no_results(text: str, tmp_path: Path) -> None:
    for name in ("out.json", "out.parquet", "new.json.log"):
        path = tmp_path / name
        path.write_text(text)
        assert str(path) in refused("tournament", "--resume", str(path))


def test_results_of_other_rules_do_not_go_on(tmp_path: Path) -> None:
    path = tmp_path / "out.json"
    assert call(*RANDOM, "--out", str(path)).exit_code == 0
    data = json.loads(path.read_text())
    data["tournament"]["rules"] += 1
    path.write_text(json.dumps(data))
    assert "other rules" in refused("tournament", "--resume", str(path))
    data["tournament"]["rules"] -= 1
    data["games"][0]["seats"].reverse()
    path.write_text(json.dumps(data))
    assert "damaged" in refused("tournament", "--resume", str(path))


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for module in ("pyarrow", "ray", "distributed"):
        monkeypatch.setitem(sys.modules, module, None)
    assert "tinderbox-games[datasets]" in refused(*RANDOM, "--out", str(tmp_path / "out.parquet"))
    for backend in ("ray", "dask"):
        assert "tinderbox-games[cluster]" in refused(*RANDOM, "--backend", backend)
