"""The interpreted run repeats the tests of the rules and of the core; everything else runs once, compiled.

Games played both ways are compared in `tests/games/*/test_same_compiled.py`.
"""

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("any-machine", deadline=None)  # a busy machine is slow, not wrong
settings.load_profile("any-machine")

TESTS = Path(__file__).parent
REPEATED = [TESTS / name for name in ("core", "games/great_fire/rules", "games/bretagne/rules")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if not any(folder in item.path.parents for folder in REPEATED):
            item.add_marker(pytest.mark.slow)
