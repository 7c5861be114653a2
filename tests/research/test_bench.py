"""The benchmark of the doors: a command with figures beside the frameworks' own cost, not a timed test."""

import json
import time
from types import SimpleNamespace

import pytest
from pettingzoo.test import performance_benchmark

from tests.cli.calling import call
from tests.cli.rates import is_ratio
from tinderbox.bench import research
from tinderbox.build_mode import mode

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo's benchmark takes five seconds by a clock that runs fast here; games come in small batches."""
    clock = SimpleNamespace(time=lambda: 100 * time.time())
    monkeypatch.setitem(performance_benchmark.__globals__, "time", clock)
    monkeypatch.setattr(research, "BATCH", 8)
    monkeypatch.setattr(research, "ROUNDS", 1)


def test_json_has_all_figures_of_all_games() -> None:
    result = call("bench", "research", "--seconds", "0.02", "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert list(found) == ["great-fire", "bretagne"]
    for speed in found.values():
        assert speed.pop("mode") == mode()
        assert all(figure > 0 for figure in speed.values())
        assert is_ratio(speed["aec_ratio"], speed["aec_wrapped_per_second"], speed["aec_null_per_second"])
        assert is_ratio(speed["openspiel_ratio"], speed["openspiel_per_second"], speed["tic_tac_toe_per_second"])


def test_one_game_in_words() -> None:
    result = call("bench", "research", "bretagne", "--seconds", "0.02", "--lang", "fr")
    assert "great-fire" not in result.stdout
    assert "python_tic_tac_toe" in result.stdout
    assert "La meilleure" in result.stdout
