"""Bots by name, by entry point and by import path."""

import json
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tests.bots.own_bots import LastBot
from tinderbox.bots import Bot, bot, catalogue, known_bots
from tinderbox.bots.search import Budget
from tinderbox.core.errors import OptionError
from tinderbox.core.text.messages import LANGUAGES


def test_all_of_them() -> None:
    assert known_bots() == ["random", "apprentice", "journeyman", "master", "greedy", "search"]


@pytest.mark.parametrize(
    ("spelled", "budget"),
    [
        ("1s", Budget(1.0, 10_000_000)),
        ("100ms", Budget(0.1, 10_000_000)),
        ("2000", Budget(None, 2000)),
        ("1", Budget(None, 1)),
    ],
)
def test_how_long_to_search(spelled: str, budget: Budget) -> None:
    found = Budget.of(spelled)
    assert found.simulations == budget.simulations
    assert found.seconds == pytest.approx(budget.seconds)


@pytest.mark.parametrize(
    "spec",
    [
        "",
        "deep-thought",
        "Greedy",
        "greedy:2",
        "random:1s",
        "apprentice:hard",
        "search",
        "search:",
        "search:0",
        "search:0s",
        "search:-5",
        "search:1m",
        "search:1.5s",
        "search:9999s",
        "search:99999999999",
        "search:١s",
        "search:1s:2",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_does_not_exist(spec: str, language: str) -> None:
    with pytest.raises(OptionError) as refused:
        bot(spec, 1)
    text = refused.value.text(language)  # type: ignore[arg-type]
    assert "\n" not in text
    name, _, strength = spec.partition(":")
    assert name in text or "search" in text
    assert not strength or strength[:40] in text


# -- import paths
OWN = "tests.bots.own_bots"


def test_a_bot_by_import_path() -> None:
    made = bot(f"{OWN}:LastBot", 5)
    assert isinstance(made, LastBot)
    assert isinstance(made, Bot)
    assert (made.strength, made.seed) == ("", 5)
    strong = bot(f" {OWN}:Bots.Inner:3s ", 6)
    assert isinstance(strong, LastBot)
    assert (strong.strength, strong.seed) == ("3s", 6)


FAULTS = [
    ("no_such_module:MyBot", ("no_such_module",)),
    ("no.such.module:MyBot", ("no.such.module", "“no”", "„no“", "no\u00a0»")),
    (f"{OWN}:Nobody", (OWN, "Nobody")),
    (f"{OWN}:NUMBER", ("choose(view, legal)",)),
    (f"{OWN}:not_a_bot", ("choose(view, legal)",)),
    (f"{OWN}:NoSeedBot", ("TypeError",)),
    (f"{OWN}:PickyBot", ("ValueError: no such strength",)),
    (f"{OWN}:PickyBot:9", ("9",)),
    ("broken_bot:MyBot", ("ZeroDivisionError",)),
    ("needy_bot:MyBot", ("no_such_library",)),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("spec", "named"), FAULTS)
def test_what_is_wrong_with_an_import_path(
    spec: str, named: tuple[str, ...], language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_bot.py").write_text("1 / 0\n")
    (tmp_path / "needy_bot.py").write_text("import no_such_library\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    with pytest.raises(OptionError) as refused:
        bot(spec, 1)
    text = refused.value.text(language)  # type: ignore[arg-type]
    assert "\n" not in text
    assert ":".join(spec.split(":")[:2]) in text
    assert any(each in text for each in named)


def test_built_in_names_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "random.py").write_text("raise AssertionError\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(OptionError):
        bot("random:RandomBot", 1)


# -- entry points
def test_bots_of_installed_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [
        EntryPoint("last", f"{OWN}:LastBot", catalogue.GROUP),
        EntryPoint("greedy", f"{OWN}:LastBot", catalogue.GROUP),
        EntryPoint("lost", "no_such_module:MyBot", catalogue.GROUP),
    ]
    monkeypatch.setattr(catalogue, "entry_points", lambda group: points if group == catalogue.GROUP else [])
    catalogue.installed.cache_clear()
    try:
        assert known_bots()[-2:] == ["last", "lost"]
        assert isinstance(bot("last:2", 1), LastBot)
        assert not isinstance(bot("greedy", 1), LastBot)
        with pytest.raises(OptionError, match="no_such_module"):
            bot("lost", 1)
        assert catalogue.is_named("last:2")
        assert not catalogue.is_named(f"{OWN}:LastBot")
    finally:
        catalogue.installed.cache_clear()


# -- everywhere
def test_a_tournament_in_other_processes(tmp_path: Path) -> None:
    """The module is in the current folder, as with `--bots my_bot:MyBot`."""
    (tmp_path / "my_bot.py").write_text(Path("tests/bots/own_bots.py").read_text(encoding="utf-8"), encoding="utf-8")
    words = ["great-fire", "--players", "3", "--bots", "my_bot:LastBot,random,random", "--games", "6", "--jobs", "2"]
    done = subprocess.run(
        [sys.executable, "-P", "-m", "tinderbox", "tournament", *words, "--json"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["bots"][0]["spec"] == "my_bot:LastBot"


def test_research_takes_them_too(tmp_path: Path) -> None:
    from tinderbox.arena.simulate import Run
    from tinderbox.research.dataset import collection, load, write
    from tinderbox.research.gymnasium import SeatEnv

    env = SeatEnv("bretagne", 2, opponents=f"{OWN}:LastBot")
    env.reset(seed=1)
    assert isinstance(env.bots[1], LastBot)
    out = tmp_path / "games.parquet"
    made_from = collection(Run("bretagne", 2, 1, {}, None), [f"{OWN}:LastBot", "random"])
    assert write(made_from, 1, out, 1, lambda _: None) == len(load(out)["game"])
