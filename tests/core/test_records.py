"""Records: a game as a document, in JSON and in text; whatever is wrong with one has a place and a message."""

import contextlib
import copy
import json
import math
import time
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import pytest
from hypothesis import given, settings, strategies as st

from tests.core.playing import played
from tinderbox import Match, RecordError, game, replay
from tinderbox.core.documents.record_text import from_text, to_text
from tinderbox.core.documents.records import full_record
from tinderbox.core.draws import DrawSource
from tinderbox.core.events import Data
from tinderbox.games.great_fire.rules.board import CARD_DRAW

GAME: Final = game("great-fire")
BY_HAND: Final = """
; a game begun, written by hand
tinderbox-record: 1
game: great-fire
rules: 2
pack: great-fire-1 sha256:{digest}
players: 3
options: edition=french, supply=box
names: ["Anna", "Ben", "Cleo"]
seed: 1666

turn 0 seat 0: keep
turn 0 seat 1: keep
turn 0 seat 2: Keep
"""


@cache
def finished() -> Match:
    return played(GAME.new(3, seed=7, names=["Anna", "Ben « B »", "Cléo"]))


@cache
def begun_text() -> str:
    return json.dumps(full_record(played(GAME.new(3, seed=7), 13)))


def begun() -> Data:
    """The record of a game at its first turn."""
    data: Data = json.loads(begun_text())
    return data


def faults(record: Data | str) -> list[tuple[str, str]]:
    with pytest.raises(RecordError) as caught:
        replay(record)
    assert caught.value.source.startswith(("record", "line", "great-fire"))
    return [(fault.entry, fault.message.id) for fault in caught.value.faults]


# -- there and back
def test_a_finished_game_is_told_whole_in_json_and_in_text() -> None:
    record = finished().record()
    assert record == finished().record(1)
    assert (record["seed"], len(record["scores"]), record["setup"][0][:6]) == (7, 3, "(draw ")
    assert all("checksum" in turn for turn in record["turns"])
    for form in (record, json.dumps(record), json.dumps(record, indent=1), to_text(record), "\n" + to_text(record)):
        again = replay(form)
        assert again.record() == record
        assert again.events(0) == finished().events(0)
        assert again.outcome == finished().outcome


def test_text_and_json_hold_the_same() -> None:
    record = finished().record()
    data, places = from_text(to_text(record))
    assert data == record
    assert places[0, 0].partition(":")[2] == "1"
    assert max(map(len, to_text(record).splitlines())) <= 120


def test_a_text_survives_other_line_ends_and_a_byte_order_mark() -> None:
    text = to_text(finished().record())
    assert from_text("\ufeff" + text.replace("\n", "\r\n"))[0] == from_text(text)[0]


def test_a_stored_game_goes_on_as_if_nothing_had_been() -> None:
    for decisions in (0, 1, 20, 77):
        match = played(GAME.new(4, seed=3), decisions)
        for stored in (full_record(match), to_text(full_record(match))):
            again = replay(stored)
            assert (again.seq, again.view(2)) == (match.seq, match.view(2))
            assert again.undo_limit == match.undo_limit
            live = match.copy()
            assert played(again, 40).record() == played(live, 40).record()
            assert again.state.checksum() == live.state.checksum()


def test_while_a_game_lasts_its_record_tells_no_secret() -> None:
    match = played(GAME.new(3, seed=7), 60)
    for seat in (None, 0, 1, 2):
        record = match.record(seat)
        assert not {"seed", "start", "scores"} & record.keys()
        assert record["setup"] == []
        assert all("checksum" not in turn for turn in record["turns"])
        assert not any(step.startswith("(") for turn in record["turns"] for step in turn["steps"])
        assert sum(len(turn["steps"]) for turn in record["turns"]) == 60


def test_a_record_from_a_position_begins_there() -> None:
    position = played(GAME.new(4, seed=3), 40).position()
    match = played(GAME.from_position(position, seed=4), 20)
    record = full_record(match)
    assert record["start"] == position["state"]
    for form in (record, to_text(record)):
        again = replay(form)
        assert again.state.checksum() == match.state.checksum()
    assert "start" not in match.record()  # not while the game lasts


def test_a_foreign_pack_comes_along() -> None:
    pack = json.loads(json.dumps(GAME.open(3).pack_data))
    pack["meta"]["id"] = "my-london-2"
    pack["meta"]["title"]["en"] = "My London\u2028with\u0085odd spaces"
    match = played(GAME.new(3, seed=1, pack=pack), 15)
    record = full_record(match)
    assert record["pack"]["data"]["meta"]["id"] == "my-london-2"
    for form in (record, to_text(record)):
        assert full_record(replay(form)) == record
    assert "data" not in full_record(finished())["pack"]


@pytest.mark.parametrize("seed", [0, 7, 2**63 - 1, "7", "007", "spring", "a, b; #c", '"', " x "])
def test_a_seed_reads_back_as_it_was(seed: int | str) -> None:
    match = GAME.new(3, seed=seed)
    record = full_record(match)
    assert from_text(to_text(record))[0]["seed"] == seed
    again = replay(to_text(record))
    assert played(again, 30).view(0) == played(match, 30).view(0)


# -- by hand
def test_what_a_record_does_not_tell_comes_from_its_seed() -> None:
    text = BY_HAND.format(digest=GAME.open(3).pack_digest.removeprefix("sha256:"))
    match = replay(text)
    assert (match.seq, match.box.options["edition"], match.names) == (3, "french", ["Anna", "Ben", "Cleo"])
    fresh = GAME.new(3, seed=1666, options={"edition": "french", "supply": "box"})
    for _ in range(3):
        fresh.play("keep")
    assert match.state.checksum() == fresh.state.checksum()


def test_told_and_untold_draws_may_be_mixed() -> None:
    record = begun()
    whole = replay(record)
    for keep in range(len(record["setup"])):
        part = {**record, "setup": record["setup"][:keep]}
        assert replay(part).state.checksum() == whole.state.checksum()
    edited = {**record, "setup": ["(draw N N N)", "draw N", "(draw N)"]}
    for turn in edited["turns"]:
        del turn["checksum"]
    other = replay({**edited, "turns": edited["turns"][:2]})
    assert other.setup_results[:5] == [CARD_DRAW] * 5


# -- damage: each has its place and its message
def changed(path: str, value: object) -> Callable[[Data], None]:
    def change(record: Data) -> None:
        *way, last = [int(step) if step.lstrip("-").isdigit() else step for step in path.split(".")]
        place: Any = record
        for step in way:
            place = place[step]
        place[last] = value

    return change


def without(key: str) -> Callable[[Data], None]:
    return lambda record: record.pop(key)


DAMAGE: Final[list[tuple[str, Callable[[Data], Any], str, str]]] = [
    ("another format", changed("format", 2), "format", "record-format"),
    ("a format that is no number", changed("format", "1"), "format", "shape-int"),
    ("no game", without("game"), "game", "shape-missing"),
    ("another game", changed("game", "chess"), "", "option-game"),
    ("another version of the rules", changed("rules", 1), "rules", "record-rules"),
    ("an unknown entry", changed("comment", "x"), "comment", "shape-unknown"),
    ("too many players", changed("players", 7), "", "option-players"),
    ("other players than names", changed("players", 4), "", "option-names"),
    ("an unknown option", changed("options.weather", "dry"), "", "option-unknown"),
    ("a wrong option", changed("options.edition", "english"), "", "option-value"),
    ("an unprintable name", changed("names.0", "Anna\x07"), "", "option-names"),
    ("a bad seed", changed("seed", -1), "", "option-seed"),
    ("an unknown pack", changed("pack.id", "great-fire-0"), "", "pack-faulty"),
    ("another content of the pack", changed("pack.digest", "sha256:00"), "pack.digest", "document-other-pack"),
    ("a broken pack", changed("pack.data", {"meta": {}}), "", "pack-faulty"),
    ("a broken start", changed("start", {"phase": "card"}), "", "position-faulty"),
    ("a draw that cannot be", changed("setup.0", "(draw" + " S" * 13 + ")"), "setup[0]", "draw-impossible"),
    ("a draw of something else", changed("setup.0", "(card N)"), "setup[0]", "notation-no-verb"),
    ("an empty draw", changed("setup.0", "()"), "setup[0]", "notation-empty"),
    ("a decision in the set-up", changed("setup.0", "keep"), "setup[0]", "notation-no-verb"),
    ("a draw too many", lambda record: record["setup"].append("(draw N)"), "setup[1]", "record-no-draw"),
    ("a draw where none is", changed("turns.0.steps.0", "(draw N)"), "turns[0].steps[0]", "record-no-draw"),
    ("no action", changed("turns.0.steps.0", "sing"), "turns[0].steps[0]", "notation-no-verb"),
    ("an unknown name", changed("turns.-1.steps", ["card X"]), "turns[-1]", "notation-no-such"),
    ("another seat", changed("turns.0.seat", 1), "turns[0].steps[0]", "record-other-turn"),
    ("a seat that is none", changed("turns.0.seat", 9), "turns[0].steps[0]", "record-other-turn"),
    ("another turn", changed("turns.0.turn", 5), "turns[0].steps[0]", "record-other-turn"),
    ("a wrong checksum", changed("turns.1.checksum", "00000000"), "turns[1].checksum", "record-checksum"),
    ("wrong scores", changed("scores", [1, 2, 3]), "scores", "record-scores"),
    ("steps that are no list", changed("turns.0.steps", "keep"), "turns[0].steps", "shape-list"),
    ("a turn without steps", changed("turns.0.steps", []), "turns[0].checksum", "record-checksum"),
]


@pytest.mark.parametrize(("change", "entry", "id"), [row[1:] for row in DAMAGE], ids=[row[0] for row in DAMAGE])
def test_each_damage_is_found_where_it_is(change: Callable[[Data], Any], entry: str, id: str) -> None:
    record = begun()
    change(record)
    entry = entry.replace("[-1]", f"[{len(record['turns']) - 1}].steps[0]")
    assert faults(record)[0] == (entry, id)
    assert faults(json.dumps(record))[0] == (entry, id)


def test_an_illegal_action_is_named_with_the_clauses_against_it() -> None:
    record = begun()
    record["turns"][0]["steps"] = ["redraw"]
    assert faults(record) == [("turns[0].steps[0]", "illegal-action"), ("S2", "refused-redraw")]


def test_a_step_after_the_end() -> None:
    record = copy.deepcopy(finished().record())
    record["turns"].append({"turn": 99, "seat": 0, "steps": ["end"]})
    assert faults(record) == [(f"turns[{len(record['turns']) - 1}].steps[0]", "record-after-end")]


def test_a_draw_is_missing_and_there_is_no_seed() -> None:
    record = begun()
    del record["seed"]
    assert replay(record).seq == 13
    record["setup"].pop()
    assert faults(record) == [("turns[0].steps[0]", "record-draw-missing")]
    whole = copy.deepcopy(finished().record())
    del whole["seed"]
    assert replay(whole).outcome == finished().outcome
    last = next(turn for turn in reversed(whole["turns"]) if any(step.startswith("(draw") for step in turn["steps"]))
    last["steps"] = [step for step in last["steps"] if not step.startswith("(draw")]
    ((entry, id),) = faults(whole)
    assert entry.startswith(f"turns[{whole['turns'].index(last)}].")
    assert id == "record-draw-missing"


def test_a_step_that_went_another_way_is_caught_by_the_checksum() -> None:
    record = begun()
    draws = record["setup"][0][1:-1].split()
    other = next(place for place in range(6, len(draws)) if draws[place] != draws[1])  # a card of the next hand
    draws[1], draws[other] = draws[other], draws[1]
    record["setup"][0] = f"({' '.join(draws)})"
    (entry, id) = faults(record)[0]
    assert (entry, id) in [("turns[0].checksum", "record-checksum"), ("setup[0]", "draw-impossible")]


# -- damage to texts
@pytest.mark.parametrize(
    ("old", "new", "entry", "id"),
    [
        ("tinderbox-record: 1", "tinderbox-record: one", "1", "record-number"),
        ("game: great-fire", "game great-fire", "2", "record-line"),
        ("game: great-fire", "gamme: great-fire", "2", "record-key"),
        ("rules: 2", "rules: 2\nrules: 2", "4", "document-key-twice"),
        ("options: ", "options: edition=german, ", "6", "document-key-twice"),
        ("options: ", "options: dry, ", "6", "record-option"),
        ('names: ["', 'names: [["', "", "document-not-json"),
        ('names: ["Seat 0"', "names: [7", "names[0]", "shape-text"),
        ("seed: 7", "seed: Straße", "", "option-seed"),
        ("seed: 7", 'seed: "7', "", "document-not-json"),
        ("turn 0 seat 0: keep", "turn 0 seat 1: keep", "11:1", "record-other-turn"),
        ("turn 0 seat 0: keep", "turn 0 seat 0: redraw", "11:1", "illegal-action"),
        ("turn 0 seat 0: keep", "turn zero: keep", "11", "record-key"),
        ("turn 0 seat 0: keep", "turn 0 seat 0: (draw N), keep", "11:1", "record-no-draw"),
        ("turn 0 seat 0: keep #", "turn 0 seat 0: keep #0", "11:1", "notation-no-such"),
        ("setup: (draw", "setup: (drew", "10:1", "notation-no-verb"),
    ],
)
def test_a_damaged_text_names_its_line(old: str, new: str, entry: str, id: str) -> None:
    text = to_text(begun())
    assert text.count(old) == 1
    assert faults(text.replace(old, new))[0] == (entry, id)


@pytest.mark.parametrize(
    "text", ["", " ", "\n\n", "; nothing but a remark", "{}", "{", "[]", "null", "card N", "  keep"]
)
def test_what_is_no_record_at_all(text: str) -> None:
    assert faults(text)


def test_a_record_cut_off_is_a_shorter_game_or_a_fault_never_another_game() -> None:
    text = to_text(begun())
    whole = replay(text)
    for end in range(0, len(text), 37):
        try:
            match = replay(text[:end])
        except RecordError:
            continue
        codes = [entry.code for entry in match.log]
        assert codes == [entry.code for entry in whole.log][: len(codes)]


def test_a_json_record_cut_off_is_broken_json() -> None:
    text = begun_text()
    for end in range(1, len(text), 101):
        assert faults(text[:end]) == [("", "document-not-json")]


def test_a_key_twice_in_json() -> None:
    assert faults(begun_text().replace('"rules": 2', '"rules": 2, "rules": 2')) == [("rules", "document-key-twice")]


# -- any damage at all
VALUES: st.SearchStrategy[Any] = (
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.sampled_from([[], {}])
)


def places(value: Any, way: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every place in a JSON value."""
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [way, *(found for key, inner in steps for found in places(inner, (*way, key)))]


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_whatever_is_put_into_a_record_it_is_read_or_refused(data: st.DataObject) -> None:
    record = begun()
    for _ in range(data.draw(st.integers(1, 3))):
        way = data.draw(st.sampled_from([way for way in places(record) if way]))
        place: Any = record
        for step in way[:-1]:
            place = place[step]
        if data.draw(st.booleans()):
            place[way[-1]] = data.draw(VALUES | st.sampled_from(["(draw N)", "keep", "end", "card N", 10**30, -1]))
        else:
            del place[way[-1]]
    read_or_refused(record)
    read_or_refused(json.dumps(record))


@settings(max_examples=100, deadline=None)
@given(at=st.integers(0, 2500), length=st.integers(0, 40), put=st.text(max_size=12))
def test_whatever_is_written_into_a_text_it_is_read_or_refused(at: int, length: int, put: str) -> None:
    text = to_text(begun())
    read_or_refused(text[:at] + put + text[at + length :])


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=200))
def test_no_text_is_more_than_refused(text: str) -> None:
    read_or_refused(text)


def read_or_refused(record: Data | str) -> None:
    try:
        match = replay(record)
    except RecordError:
        return
    assert isinstance(match.draw_source, DrawSource)


@pytest.mark.parametrize("shape", ["continuations", "keys"])
def test_reading_a_long_text_takes_time_in_proportion_to_its_length(shape: str) -> None:
    """Eight times the length may take three times as much per letter; quadratic reading takes eight times as much."""

    def text(size: int) -> str:
        if shape == "continuations":
            return "setup: x\n" + " a,\n" * (size * 10)
        return "start: {" + ",".join(f'"k{number}":1' for number in range(size)) + f',"k{size - 1}":2}}'

    def seconds(size: int) -> float:
        long, fastest = text(size), math.inf
        for _ in range(3):
            begun = time.process_time()
            with contextlib.suppress(RecordError):
                from_text(long)
            fastest = min(fastest, time.process_time() - begun)
        return fastest

    assert seconds(16_000) < 24 * seconds(2_000)
