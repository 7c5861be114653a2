"""What the packs of both games share: where they come from, how faults are reported."""

import json
from pathlib import Path
from typing import Any

import pytest

from tinderbox.core.documents import packs
from tinderbox.core.documents.packs import Findings, Form, Sourced
from tinderbox.core.errors import PackError
from tinderbox.core.text.messages import LANGUAGES

PACKAGE = "tinderbox.games.great_fire"


def ids(error: PackError) -> list[str]:
    return [fault.message.id for fault in error.faults]


def test_the_newest_of_the_shipped_packs_is_the_default() -> None:
    assert packs.newest(PACKAGE) == packs.shipped(PACKAGE)[-1]
    assert sorted(["a-10", "a-9", "a-2"], key=packs.version_of) == ["a-2", "a-9", "a-10"]


@pytest.mark.parametrize("package", ["tinderbox.games.great_fire", "tinderbox.games.bretagne"])
def test_a_shipped_pack_bears_the_name_of_its_file(package: str) -> None:
    for id in packs.shipped(package):
        assert packs.read(package, id).data["meta"]["id"] == id


@pytest.mark.parametrize("package", ["tinderbox.games.great_fire", "tinderbox.games.bretagne"])
def test_packs_hold_no_fractions_so_that_digests_survive_other_programs(package: str) -> None:
    def fractions(value: Any) -> list[float]:
        if isinstance(value, dict):
            return [found for item in value.values() for found in fractions(item)]
        if isinstance(value, list):
            return [found for item in value for found in fractions(item)]
        return [value] if isinstance(value, float) else []

    for id in packs.shipped(package):
        assert fractions(packs.read(package, id).data) == []


def test_an_unknown_id_is_answered_with_the_known_ones() -> None:
    with pytest.raises(PackError) as caught:
        packs.read(PACKAGE, "great-fire-999")
    assert ids(caught.value) == ["pack-unknown"]
    assert "great-fire-1" in caught.value.text("de")


def test_an_id_is_never_taken_for_a_path() -> None:
    with pytest.raises(PackError):
        packs.read(PACKAGE, "../great_fire/data/great-fire-1")


def test_a_file_is_named_in_its_error(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    for text, id in (("[1]", "shape-object"), ("{", "document-not-json"), ('{"a":1,"a":2}', "document-key-twice")):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(PackError) as caught:
            packs.read(PACKAGE, path)
        assert ids(caught.value) == [id]
        assert str(path) in str(caught.value)


def test_a_missing_file_is_a_fault_of_the_pack(tmp_path: Path) -> None:
    with pytest.raises(PackError) as caught:
        packs.read(PACKAGE, tmp_path / "none.json")
    assert ids(caught.value) == ["document-unreadable"]


def test_a_file_and_its_parsed_content_are_the_same_pack(tmp_path: Path) -> None:
    data = packs.read(PACKAGE, packs.newest(PACKAGE)).data
    path = tmp_path / "copy.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    assert packs.read(PACKAGE, path).data == packs.read(PACKAGE, data).data


def test_parsed_content_without_a_head_still_has_a_name() -> None:
    assert packs.read(PACKAGE, {}).source == "pack"
    assert packs.read(PACKAGE, {"meta": {"id": "mine-1"}}).source == "mine-1"


def test_our_own_packs_are_known_by_their_digest() -> None:
    id = packs.newest(PACKAGE)
    assert packs.is_shipped(PACKAGE, id, packs.shipped_digest(PACKAGE, id))
    assert not packs.is_shipped(PACKAGE, id, "sha256:0")
    assert not packs.is_shipped(PACKAGE, "mine-1", packs.shipped_digest(PACKAGE, id))


def test_words_of_a_pack_fall_back_to_its_first_language() -> None:
    assert packs.said({"de": "Themse", "fr": "Tamise"}, "fr") == "Tamise"
    assert packs.said({"de": "Themse", "fr": "Tamise"}, "en") == "Themse"


def test_all_findings_are_told_at_once_in_every_language() -> None:
    findings = Findings(PACKAGE, "mine.json")
    findings.unique([("spaces[0].id", "tower"), ("spaces[1].id", "tower")])
    findings.names([("a", "S. Mary"), ("b", "s mary"), ("c", "Café"), ("d", "CAFE"), ("e", "?!")])
    with pytest.raises(PackError) as caught:
        findings.raise_if_any()
    assert ids(caught.value) == ["pack-twice", "pack-name-alike", "pack-name-alike", "pack-name-no-word"]
    for language in LANGUAGES:
        text = caught.value.text(language)
        assert "mine.json" in text
        assert "spaces[1].id" in text


def test_no_findings_no_error() -> None:
    Findings(PACKAGE, "mine.json").raise_if_any()


class Card(Sourced):
    value: int


class Deck(Form):
    cards: list[Card]
    joker: Card
    odd: dict[str, Card]


def test_every_entry_gives_the_provenance_of_its_figures() -> None:
    def card(**provenance: packs.Provenance) -> Card:
        return Card(value=1, provenance=dict(provenance))

    findings = Findings(PACKAGE, "mine.json")
    good = card(default="derived", value="rulebook")
    findings.sources(Deck(cards=[good], joker=good, odd={"x": good}))
    assert findings.faults == []
    findings.sources(Deck(cards=[good, card()], joker=card(default="derived", suit="derived"), odd={"x": card()}))
    assert [(fault.entry, fault.message.id) for fault in findings.faults] == [
        ("cards[1].provenance", "pack-provenance-default"),
        ("joker.provenance.suit", "pack-provenance-field"),
        ("odd.x.provenance", "pack-provenance-default"),
    ]
