"""The README's examples run as they stand."""

import doctest
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_readme_examples() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 0
    assert failed == 0
