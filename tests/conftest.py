"""What needs a server, a database or a browser says nothing about the engine: one run, the compiled one, is enough."""

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ONCE = (TESTS / "server", TESTS / "browser")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(folder in item.path.parents for folder in ONCE):
            item.add_marker(pytest.mark.slow)
