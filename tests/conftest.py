"""What is not finished yet is tested apart: `make test-trial`."""

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
UNFINISHED = (TESTS / "server", TESTS / "browser")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(folder in item.path.parents for folder in UNFINISHED):
            item.add_marker(pytest.mark.trial)
