"""The lessons of the Great Fire's nets."""

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from tinderbox.great_fire import learnt
from tinderbox.great_fire.standing import DISTRICT_INPUTS, SEAT_INPUTS
from tools.learn import HIDDEN, Pupil, main

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("chances", [False, True])
def test_a_pupil_learns_what_is_to_be_learnt(chances: bool) -> None:
    chance = np.random.default_rng(1)
    told = chance.normal(size=(60_000, 5)).astype(np.float32)
    came = np.abs(told[:, 0]) - told[:, 1]  # a straight line would not do
    if chances:
        came = (came > 0).astype(np.float32)
    pupil = Pupil(5, 8, chances, seed=1)
    assert pupil.error(told, came) > 0.9
    pupil.learn(told, came, 60)
    assert pupil.error(told, came) < (0.2 if chances else 0.05)


def test_a_few_games_teach_something_and_are_written_as_a_module(tmp_path: Path) -> None:
    out = tmp_path / "learnt.py"
    result = CliRunner().invoke(main, ["--games", "200", "--out", str(out)], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    for players, line in zip(range(2, 7), result.output.splitlines(), strict=True):
        assert line.startswith(f"{players} players")
        assert float(line.split("districts ")[-1].split(",")[0]) < 0.95
    names: dict[str, object] = {}
    exec(out.read_text(encoding="utf-8"), names)
    for name, inputs, hidden in (("districts", DISTRICT_INPUTS, HIDDEN[0]), ("seats", SEAT_INPUTS, HIDDEN[1])):
        for players in range(2, 7):
            made = names[name](players)  # type: ignore[operator]
            assert len(made) == len(getattr(learnt, name)(players)) == (inputs + 2) * hidden + 1
