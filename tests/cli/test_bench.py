"""The benchmark: a command with figures and a yardstick, not a timed test."""

import json

from tests.cli.calling import call
from tests.cli.rates import is_ratio
from tinderbox.build_mode import mode
from tinderbox.games.registry import game_ids

KEYS = {"decisions_per_second", "copies_per_second", "reference_per_second", "ratio", "mode", "state_bytes"}


def test_json_has_all_figures_of_all_games() -> None:
    result = call("bench", "--seconds", "0.05", "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert list(found) == game_ids()
    for speed in found.values():
        assert set(speed) == KEYS
        assert all(speed[key] > 0 for key in KEYS - {"mode"})
        assert speed["mode"] == mode()
        assert is_ratio(speed["ratio"], speed["decisions_per_second"], speed["reference_per_second"])


def test_one_game_in_words() -> None:
    result = call("bench", "great-fire", "great-fire", "--seconds", "0.05", "--lang", "de")
    assert result.stdout.count("great-fire") == 1
    assert "Vergleich" in result.stdout
