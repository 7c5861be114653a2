"""The measurement of a bot's turns by games that `greedy` plays to their end."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from tools.turns import main

pytestmark = pytest.mark.slow

OPTIONS = ["--games", "6", "--workers", "1"]


def printed(*args: str) -> str:
    result = CliRunner().invoke(main, [*args, *OPTIONS], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def test_turns_left_to_chance_are_worse(tmp_path: Path) -> None:
    out = tmp_path / "greedy.json"
    printed("greedy", "--turns", "8", "--out", str(out))
    assert len(json.loads(out.read_text(encoding="utf-8"))["found"]) == 8
    beside = printed("random", "--turns", "8", "--beside", str(out))
    worse = re.search(r"beside greedy\.json, 8 turns: ([+-][0-9.]+) ±", beside)
    assert worse is not None
    assert float(worse[1]) < -0.3


def test_turns_of_another_table_are_refused(tmp_path: Path) -> None:
    out = tmp_path / "three.json"
    out.write_text(
        json.dumps({"settings": {"game": "great-fire", "players": 3, "games": 6}, "found": []}), encoding="utf-8"
    )
    result = CliRunner().invoke(main, ["greedy", "--beside", str(out), *OPTIONS])
    assert result.exit_code == 2
    assert "three.json is of" in result.output


def test_the_same_turns_by_the_same_bot_come_to_the_same(tmp_path: Path) -> None:
    """Turns and luck do not depend on who played before."""
    out = tmp_path / "bretagne.json"
    args = ["greedy", "--game", "bretagne", "--players", "3", "--turns", "5"]
    printed(*args, "--out", str(out))
    again = printed(*args, "--beside", str(out))
    assert "5 turns: +0.000 ± 0.000 points, +0.000 ± 0.000 of a win" in again
