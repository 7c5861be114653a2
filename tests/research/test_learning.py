"""What needs PyTorch: the checker of stable-baselines3 and the examples that learn, each as small as it can be."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tinderbox.arena.simulate import Run
from tinderbox.research.dataset import collection, write

pytestmark = pytest.mark.long

EXAMPLES = Path(__file__).parents[2] / "examples"
CHECK = """
import gymnasium
from stable_baselines3.common.env_checker import check_env
from tinderbox.research.gymnasium import IDS
for id in IDS:
    check_env(gymnasium.make(id).unwrapped)
    print(id)
"""
BUILD = "import torch; print(torch.version.cuda)"


def python(*words: str | Path) -> str:
    """What a program says; a warning is a failure, one thread is enough."""
    done = subprocess.run(
        [sys.executable, "-W", "error::UserWarning", *words],
        capture_output=True,
        text=True,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_pytorch_is_the_build_for_the_cpu() -> None:
    assert python("-c", BUILD).strip() == "None"


def test_stable_baselines_checker() -> None:
    assert len(python("-c", CHECK).split()) == 8


@pytest.mark.parametrize("game", ["great-fire", "bretagne"])
def test_masked_ppo_learns_against_bots(game: str, tmp_path: Path) -> None:
    args = ["--game", game, "--opponents", "greedy", "--steps", "256", "--games", "2", "--save", f"{tmp_path}/model"]
    said = python(EXAMPLES / "masked_ppo.py", *args)
    assert [line.split(":")[0] for line in said.splitlines()] == ["random", "learnt"]
    assert (tmp_path / "model.zip").exists()


@pytest.mark.parametrize("game", ["great-fire", "bretagne"])
def test_a_value_net_learns_and_judges_leaves(game: str, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    write(collection(Run(game, 2, 1, {}, None), ("greedy", "random")), 60, file, 1, lambda _: None)
    off, wins, cost = python(EXAMPLES / "value_net.py", file, "--games", "2", "--budget", "10").splitlines()
    found = [float(word) for word in off.replace(";", "").split() if word.replace(".", "").isdigit()]
    assert found[0] < found[1]  # better than always saying the mean
    assert "of 2 games against random" in wins
    assert float(cost.split()[0]) > 0
