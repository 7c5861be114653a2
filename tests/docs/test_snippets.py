"""The Python examples of the documentation run as they stand."""

import doctest

import pytest

from tests.docs.pages import PAGES, ROOT, text_of


@pytest.mark.slow
@pytest.mark.parametrize("document", [page for page in PAGES if ">>> " in text_of(page)])
def test_examples_run(document: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / document), module_relative=False)
    assert tried > 0
    assert failed == 0
