"""Games as a table: the same whatever the number of processes, and readable back."""

from pathlib import Path

import numpy as np
import pytest

import tinderbox
from tinderbox.research.dataset import Run, load, write

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("id", tinderbox.games())
def test_a_dataset_is_the_same_for_any_number_of_processes(id: str, tmp_path: Path) -> None:
    run = Run(id, 3, ("random",), 7, {})
    done: list[int] = []
    rows = write(run, 20, tmp_path / "one.parquet", 1, done.append)
    assert sum(done) == 20
    assert write(run, 20, tmp_path / "two.parquet", 2, done.append) == rows
    one, two = load(tmp_path / "one.parquet"), load(tmp_path / "two.parquet")
    assert all(np.array_equal(one[name], two[name]) for name in one)
    box = tinderbox.game(id).open(3)
    assert one["state"].shape == (rows, box.observation_size)
    assert one["action"].max() < len(box.actions)
    assert set(one["place"]) <= {1, 2, 3}
