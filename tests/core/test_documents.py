"""JSON from outside: bounded, checked, hashed in one way; every fault with its place."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import pytest
from hypothesis import given, strategies as st
from pydantic import Field, TypeAdapter, with_config
from typing_extensions import TypedDict

from tinderbox.core.documents import json_documents as documents
from tinderbox.core.documents.json_documents import (
    STRICT,
    canonical,
    check,
    digest,
    parse,
    read,
)
from tinderbox.core.errors import DocumentError, RecordError

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


def faults(call: Callable[[], object]) -> list[tuple[str, str]]:
    with pytest.raises(RecordError) as caught:
        call()
    assert caught.value.text("de") != caught.value.text("fr")
    return [(fault.entry, fault.message.id) for fault in caught.value.faults]


# -- one text for one value
def test_canonical_text_has_sorted_keys_and_no_spaces() -> None:
    assert canonical({"b": [1, True, None], "a": "é"}) == '{"a":"é","b":[1,true,null]}'
    with pytest.raises(ValueError, match="float"):
        canonical(float("nan"))


def test_the_digest_does_not_depend_on_the_order_of_keys() -> None:
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1}) != digest({"a": 1, "b": 3})
    assert digest({}).startswith("sha256:")


@given(JSON)
def test_canonical_text_reads_back(value: Any) -> None:
    assert parse(canonical(value), "x", DocumentError) == value


# -- files
def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "nothing.json"
    assert faults(lambda: read(path, RecordError)) == [("", "document-unreadable")]
    assert faults(lambda: read(tmp_path, RecordError)) == [("", "document-unreadable")]


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "picture.json"
    path.write_bytes(b"ab\xff")
    with pytest.raises(RecordError) as caught:
        read(path, RecordError)
    (fault,) = caught.value.faults
    assert (caught.value.source, fault.message.id, fault.message.args["byte"]) == (str(path), "document-not-utf8", 2)


def test_a_file_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "long.json"
    path.write_text("x" * 11)
    monkeypatch.setattr(documents, "MOST_BYTES", 10)
    assert faults(lambda: read(path, RecordError)) == [("", "document-too-large")]
    path.write_text("x" * 10)
    assert read(path, RecordError) == "x" * 10


# -- syntax
@pytest.mark.parametrize(
    ("text", "entry", "id"),
    [
        ('{"a": 1, "a": 2}', "a", "document-key-twice"),
        ('{"deep": [{"b": 1, "c": 2, "b": 3}]}', "b", "document-key-twice"),
        ('{"a": NaN}', "NaN", "document-not-finite"),
        ("[-Infinity]", "-Infinity", "document-not-finite"),
        ("[" * 100_000, "", "document-too-deep"),
        ("9" * 5_000, "", "document-too-deep"),
        ("", "", "document-not-json"),
        ('{"a": 1', "", "document-not-json"),
        ("{'a': 1}", "", "document-not-json"),
        ("[1] 2", "", "document-not-json"),
    ],
)
def test_each_fault_of_syntax_has_its_own_message(text: str, entry: str, id: str) -> None:
    assert faults(lambda: parse(text, "x", RecordError)) == [(entry, id)]


def test_broken_syntax_has_a_line_and_a_column() -> None:
    with pytest.raises(RecordError) as caught:
        parse('{"a": 1,\n "b": }', "x", RecordError)
    assert dict(caught.value.faults[0].message.args) == {"line": 2, "column": 7}


# -- shape
@with_config(STRICT)
class Boat(TypedDict):
    name: Annotated[str, Field(min_length=1, max_length=5, pattern="^[a-z]+$")]
    oars: Annotated[int, Field(ge=0, le=8)]
    afloat: bool
    crew: list[str]


BOAT = TypeAdapter(Boat)
GOOD: dict[str, Any] = {"name": "ark", "oars": 2, "afloat": True, "crew": ["Noah"]}


def test_a_good_shape_passes_unchanged() -> None:
    assert check(BOAT, GOOD, "x", RecordError) == GOOD


@pytest.mark.parametrize(
    ("change", "entry", "id"),
    [
        ({"name": 3}, "name", "shape-text"),
        ({"name": ""}, "name", "shape-short"),
        ({"name": "titanic"}, "name", "shape-long"),
        ({"name": "Ark"}, "name", "shape-pattern"),
        ({"oars": "2"}, "oars", "shape-int"),
        ({"oars": 2.0}, "oars", "shape-int"),
        ({"oars": True}, "oars", "shape-int"),
        ({"oars": -1}, "oars", "shape-least"),
        ({"oars": 9}, "oars", "shape-most"),
        ({"afloat": 1}, "afloat", "shape-bool"),
        ({"crew": "Noah"}, "crew", "shape-list"),
        ({"crew": ["Noah", 7]}, "crew[1]", "shape-text"),
        ({"sails": 3}, "sails", "shape-unknown"),
    ],
)
def test_each_fault_of_shape_has_its_place_and_message(change: dict[str, Any], entry: str, id: str) -> None:
    assert faults(lambda: check(BOAT, {**GOOD, **change}, "x", RecordError)) == [(entry, id)]


def test_missing_entries_are_all_named() -> None:
    found = faults(lambda: check(BOAT, {}, "x", RecordError))
    assert found == [(entry, "shape-missing") for entry in ("name", "oars", "afloat", "crew")]


@pytest.mark.parametrize("data", [None, 1, "boat", [], [GOOD]])
def test_what_is_no_object_is_said_so(data: object) -> None:
    assert faults(lambda: check(BOAT, data, "x", RecordError)) == [("", "shape-object")]


def test_faults_are_told_up_to_a_number() -> None:
    many = faults(lambda: check(TypeAdapter(list[int]), ["x"] * 1000, "x", RecordError))
    assert len(many) == documents.MOST_FAULTS


def test_long_values_are_cut_short() -> None:
    with pytest.raises(RecordError) as caught:
        check(BOAT, {**GOOD, "oars": "x" * 10_000}, "x", RecordError)
    assert len(str(caught.value)) < 200
