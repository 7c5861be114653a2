"""The interpreted run repeats only the tests that reach the compiled modules; everything else runs once, compiled."""

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
COMPILED = [TESTS / name for name in ("bots", "core", "games")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if not any(folder in item.path.parents for folder in COMPILED):
            item.add_marker(pytest.mark.slow)
