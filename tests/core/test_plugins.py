"""Games of other packages: one that cannot be used is named and skipped, and the rest works."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import tinderbox

GOOD: Final = """
from typing import Any
from tinderbox.core.state import BaseState
from tinderbox.core.box import Box

class Whole(Box):
    contract, version, package, seats = 1, 1, "plugins", (2, 2)
    longest = 1
    observation_fields = [("nothing", 0, 1)]
    def start(self) -> Any: return BaseState(2)
    def view(self, state: Any, seat: Any) -> Any: return {}
    def position(self, state: Any) -> Any: return {}
    def load_position(self, position: Any) -> Any: return BaseState(2)
    def events(self, notes: Any, state: Any) -> Any: return []
    def why_not(self, state: Any, seat: Any, code: Any) -> Any: return []
    def order_clause(self, state: Any) -> str: return "A1"
"""

WHOLE: Final = "from plugins import Whole\n"
FAILING: Final = """
class Plugin(Whole):
    game = "failing"
    def __init__(self, *_): raise RuntimeError("two\\nlines")
"""
FAULTS: Final = {
    "unimportable": ("import nothing_of_that_name", "nothing_of_that_name"),
    "boxless": ("Plugin = dict", "subclass"),
    "abstract": ("from tinderbox.core.box import Box\nclass Plugin(Box): pass", "why_not"),
    "ancient": (WHOLE + "class Plugin(Whole): game, contract = 'ancient', 0", "version 0"),
    "misnamed": (WHOLE + "class Plugin(Whole): game = 'other'", "other"),
    "speechless": (
        WHOLE + "class Plugin(Whole): game, package = 'speechless', 'json'",
        "game-title",
    ),
    "failing": (WHOLE + FAILING, "two lines"),
    "bretagne": (WHOLE + "class Plugin(Whole): game = 'bretagne'", "already"),
}
WORKING: Final = WHOLE + "class Plugin(Whole): game = 'working'"
LOOK: Final = """
import json
import tinderbox
from tinderbox.games.registry import faulty_games
errors = {}
for id in %r:
    try:
        tinderbox.game(id)
    except tinderbox.OptionError as problem:
        errors[id] = problem.text("en")
match = tinderbox.game("bretagne").new(2, 1)
match.play(match.legal()[0])
faulty = sorted(each.game for each in faulty_games())
print(json.dumps({"ids": tinderbox.game_ids(), "errors": errors, "faulty": faulty}))
"""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """A folder with all these plug-ins, and two that claim one id, each in a distribution of its own."""
    package = tmp_path / "plugins"
    package.mkdir()
    (package / "__init__.py").write_text(GOOD)
    for language in ("en", "de", "fr"):
        folder = package / "catalogues" / language
        folder.mkdir(parents=True)
        (folder / "game.ftl").write_text("game-title = A plug-in\n")
    for id, (source, _) in {**FAULTS, "working": (WORKING, "")}.items():
        installed(tmp_path, f"plugin_{id}", id, source)
    for name in ("first", "second"):
        installed(tmp_path, f"plugin_{name}", "twice", WHOLE + "class Plugin(Whole): game = 'twice'")
    known = [str(Path(each).absolute()) for each in os.environ.get("PYTHONPATH", "").split(os.pathsep) if each]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*known, str(tmp_path)]), "TINDERBOX_LANG": "en"}


def installed(folder: Path, module: str, id: str, source: str) -> None:
    (folder / f"{module}.py").write_text(source)
    about = folder / f"{module}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[tinderbox.games]\n{id} = {module}:Plugin\n")


def called(environment: dict[str, str], *words: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, *words]
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=100, check=False)


def test_faulty_plugins_are_named_and_skipped(environment: dict[str, str]) -> None:
    faulty_ids = [id for id in FAULTS if id != "bretagne"]
    done = called(environment, "-c", LOOK % [*faulty_ids, "twice"])
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["ids"] == [*tinderbox.game_ids(), "working"]
    assert found["faulty"] == sorted([*FAULTS, "twice", "twice"])
    for id in faulty_ids:
        assert FAULTS[id][1] in found["errors"][id]
        assert f"plugin_{id}" in found["errors"][id]
    assert "already" in found["errors"]["twice"]
    lines = done.stderr.splitlines()
    assert len(lines) == len(FAULTS) + 2
    for id, (_, why) in FAULTS.items():
        assert any(id in line and why in line for line in lines)


def test_the_program_names_them_too(environment: dict[str, str]) -> None:
    version = called(environment, "-m", "tinderbox", "--version")
    assert version.returncode == 0
    assert len(version.stdout.splitlines()) == 1
    assert "plugin_failing" in version.stderr
    rules = called(environment, "-m", "tinderbox", "rules", "failing")
    assert rules.returncode == 2
    assert "cannot be opened" in rules.stderr.splitlines()[-1]
