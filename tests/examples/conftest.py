"""Mill Race, the example of a game in a package of its own, installed as a user would install it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import tinderbox
from tinderbox.games import registry

SOURCES: Final = Path(__file__).parents[2] / "examples" / "mill_race"
PIP: Final = ("-m", "pip", "-q", "--disable-pip-version-check", "install", "--no-deps", "--no-build-isolation")

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the installed package in it."""
    folder = tmp_path_factory.mktemp("example")
    sources = shutil.copytree(SOURCES, folder / "sources", ignore=shutil.ignore_patterns("build", "*.egg-info"))
    target = folder / "site"
    subprocess.run([sys.executable, *PIP, "--no-index", "--target", target, sources], check=True, timeout=120)
    return target


@pytest.fixture(scope="session")
def environment(site: Path) -> dict[str, str]:
    """The variables of a process that finds it."""
    known = [str(Path(each).absolute()) for each in os.environ.get("PYTHONPATH", "").split(os.pathsep) if each]
    path = os.pathsep.join([*known, str(site)])
    return {**os.environ, "PYTHONPATH": path, "TINDERBOX_LANG": "en", "NO_COLOR": "1", "COLUMNS": "100"}


@pytest.fixture
def run(environment: dict[str, str], tmp_path: Path) -> Run:
    """Runs Python in a process of its own that finds the game; it must succeed."""

    def call(*words: str, input: str = "") -> "subprocess.CompletedProcess[str]":
        done = subprocess.run(
            [sys.executable, *words],
            input=input,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env=environment,
            cwd=tmp_path,
            timeout=100,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done

    return call


@pytest.fixture
def mill_race(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The game, found in this process."""
    monkeypatch.syspath_prepend(str(site))
    forget()
    yield tinderbox.game("mill-race")
    monkeypatch.undo()
    forget()


def forget() -> None:
    registry.installed.cache_clear()
    registry.known.cache_clear()
