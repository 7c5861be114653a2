"""The engine plays the same games interpreted and compiled: a thousand of them, list by list and turn by turn.

Marked slow, so that it runs where the engine is compiled; it fails where there is nothing to compare.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.great_fire.boxes import PLAYERS
from tests.games.great_fire.digests import digests
from tinderbox.build_mode import mode

ROOT = Path(__file__).resolve().parents[3]
GAMES = 200  # for each number of players


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
def test_interpreted_and_compiled_play_the_same_games(players: int) -> None:
    assert mode() == "compiled"
    with subprocess.Popen(
        [sys.executable, "-m", "tests.games.great_fire.digests", str(players), str(GAMES)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "src"},
        stdout=subprocess.PIPE,
        text=True,
    ) as interpreted:
        ours = list(digests(players, GAMES))
        told, _ = interpreted.communicate(timeout=600)
    assert interpreted.returncode == 0
    theirs = told.splitlines()
    assert theirs[0] == "interpreted"
    assert theirs[1:] == ours
    assert len({line.split()[1] for line in ours}) == GAMES
