"""The Fluent runtime: what it formats and how numbers and plurals read in each language."""

import pytest

from tinderbox.core.text.fluent import Bundle, FormatError, parse

SOURCE = """
fires = { $count ->
    [0] no fire
    [one] one fire
   *[other] { $count } fires
}
wind = { $from ->
    [north] a north wind
   *[other] some wind
}
report = { wind } and { fires }{"\\u0021"}
    .title = Report of { $day }
function = { NUMBER($count) }
"""


def bundle(language: str) -> Bundle:
    return Bundle(language, [parse(SOURCE)])


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("en", 0, "no fire"),
        ("en", 1, "one fire"),
        ("en", 12345, "12,345 fires"),
        ("de", 12345, "12.345 fires"),
        ("fr", 12345, "12\u202f345 fires"),
    ],
)
def test_numbers_select_and_print_by_the_rules_of_the_language(language: str, count: int, text: str) -> None:
    assert bundle(language).format("fires", {"count": count}) == text


def test_nothing_is_singular_in_french_and_plural_elsewhere() -> None:
    source = parse("tokens = { $n ->\n    [one] singular\n   *[other] plural\n}\n")
    texts = [Bundle(language, [source]).format("tokens", {"n": 0}) for language in ("en", "de", "fr")]
    assert texts == ["plural", "plural", "singular"]


def test_references_attributes_and_escapes() -> None:
    args: dict[str, str | int] = {"from": "north", "count": 2, "day": "Sunday"}
    assert bundle("en").format("report", args) == "a north wind and 2 fires!"
    assert bundle("en").format("report.title", args) == "Report of Sunday"


def test_the_first_definition_counts() -> None:
    assert Bundle("en", [parse("a = first\n"), parse("a = second\n")]).format("a", {}) == "first"


@pytest.mark.parametrize("id", ["unknown", "report.unknown", "fires", "function"])
def test_what_cannot_be_formatted_is_an_error(id: str) -> None:
    with pytest.raises(FormatError):
        bundle("en").format(id, {})
