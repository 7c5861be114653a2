"""Mill Race by its rules: whole games, records, positions, secrets, refusals, texts and pictures."""

import random
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import tinderbox
from tests.core.playing import played
from tests.examples.conftest import SOURCES
from tinderbox.core.box import CONTRACT
from tinderbox.core.documents.json_documents import canonical
from tinderbox.core.documents.record_text import to_text
from tinderbox.core.engine.rng import Rng
from tinderbox.core.errors import IllegalAction, PackError, PositionError, ViewError
from tinderbox.core.match import Match
from tinderbox.core.text.messages import LANGUAGES
from tinderbox.core.text.rulebook import Rulebook, clauses

PLACES = ("spring", "weir", "mill", "ford", "mouth")
MOST_LINES = 600


def position(match: Match, **changes: Any) -> dict[str, Any]:
    found = match.position()
    return {**found, "state": {**found["state"], **changes}}


def test_it_is_small_and_in_python_alone() -> None:
    files = [path for path in SOURCES.rglob("*") if path.is_file()]
    assert sum(len(path.read_text().splitlines()) for path in files if path.suffix == ".py") <= MOST_LINES
    assert not [path for path in files if path.suffix in (".ts", ".js", ".svelte")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_keep_every_card_and_end(mill_race: Any, players: int) -> None:
    for seed in range(20):
        match, rng = mill_race.new(players, seed), random.Random(seed)
        while not match.over:
            state = match.position()["state"]
            cards = [*state["deck"], *(card for hand in state["hands"] for card in hand)]
            cards += [laid["card"] for place in state["places"] for laid in place]
            assert sorted(cards) == sorted([*range(1, 8)] * 4)
            assert mill_race.from_position(match.position()).state.checksum() == match.state.checksum()
            match.play(rng.choice(match.legal()))
        assert match.state.turn <= 8 * players + 1
        taken = [place for place in match.position()["state"]["places"] if len(place) == 3]
        assert len(taken) == 5 or match.state.turn == 8 * players + 1
        assert sum(match.outcome.scores) <= 17
        assert 1 in match.outcome.ranks


def test_the_first_of_equal_cards_wins_W2(mill_race: Any) -> None:
    match = mill_race.new(2, 1)
    laid = [{"seat": 0, "card": 4}, {"seat": 1, "card": 4}]
    hands = [[1, 2, 4, 7], [2, 3, 5, 6]]
    used = [*hands[0], *hands[1], 4, 4]
    deck = sorted([*range(1, 8)] * 4)
    for card in used:
        deck.remove(card)
    start = position(match, turn=3, hands=hands, deck=deck, places=[[], [], laid, [], []])
    match = mill_race.from_position(start, 1)
    match.play("play 4 mill")
    assert match.outcome is None
    assert match.view()["scores"] == [5, 0]
    assert [event["type"] for event in match.events()] == ["played", "took"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_records_come_back(mill_race: Any, players: int) -> None:
    match = played(mill_race.new(players, 4))
    for record in (match.record(), to_text(match.record())):
        assert tinderbox.replay(record).position() == match.position()


def test_a_view_shows_nothing_that_is_hidden(mill_race: Any) -> None:
    """States that differ only in what the seat cannot know look the same to it, to the byte."""
    for decisions in range(0, 16, 3):
        match = played(mill_race.new(3, decisions), decisions)
        differ = 0
        for seat in range(3):
            other = match.state.copy()
            other.redeal(seat, Rng(decisions))
            differ += other.checksum() != match.state.checksum()
            box = match.box
            assert canonical(box.view(other, seat)) == canonical(box.view(match.state, seat))
            assert bytes(other.observe(seat)) == bytes(match.state.observe(seat))
            imagined = mill_race.imagine(match.view(seat), Rng(1))
            assert canonical(box.view(imagined, seat)) == canonical(box.view(match.state, seat))
        assert differ
        assert canonical(match.box.view(match.state, None)) == canonical(match.box.view(other, None))


def test_others_learn_that_a_card_was_drawn_but_not_which(mill_race: Any) -> None:
    match = mill_race.new(2, 1)
    match.play("draw")
    assert "card" in match.events(0)[-1]
    assert "card" not in match.events(1)[-1]
    assert match.history(0).moves[0].results != (None,)
    assert match.history(1).moves[0].results == (None,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_name_their_clauses(mill_race: Any, language: Any) -> None:
    match = mill_race.new(2, 1)
    missing = next(card for card in range(1, 8) if card not in match.view(0)["own"])
    for action, clause in ((f"play {missing} mill", "T2"), ("pass", "T4")):
        with pytest.raises(IllegalAction) as refused:
            match.play(action)
        assert refused.value.clauses == (clause,)
        assert refused.value.text(language).count("\n") == 1
        assert Rulebook("mill_race", language).title(clause)
    match.play("draw")
    match.play(match.legal()[0])
    with pytest.raises(IllegalAction) as refused:
        match.play("draw")
    assert refused.value.clauses == ("T3",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words(mill_race: Any, language: Any) -> None:
    match = played(mill_race.new(4, 2, names=["Anna", "Ben", "Cleo", "Dan"]), 12)
    box = match.box
    assert len(clauses("mill_race")) == 11
    for seat in (None, 0, match.actor):
        view = match.view(seat)
        assert box.prompt(view, language)
        assert "Anna" in box.board_text(view, language)
        assert all(box.tell(event, language, match.names) for event in match.events(seat))
    for action in box.actions.actions:
        assert all(word in box.label(action, language) for word in action.args[:1])


def test_the_summary_and_the_picture_agree(mill_race: Any) -> None:
    match = played(mill_race.new(3, 2), 5)
    box, view = match.box, match.view(match.actor)
    summary = box.summary(view, "en")
    assert [place["id"] for place in summary["places"]] == list(PLACES)
    assert [player["note"] for player in summary["players"]] == [f"{size} cards" for size in view["sizes"]]
    actions = [box.action_summary(view, action, "en") for action in match.legal()]
    assert {action["card"] for action in actions} - {None} == {card["id"] for card in summary["hand"]}
    assert {action["place"] for action in actions} - {None} <= set(PLACES)
    drawn = ElementTree.fromstring(box.board_svg(view, "en"))
    assert [each.get("data-place") for each in drawn.iter() if each.get("data-place")] == list(PLACES)
    assert all(mark["text"] == "" for place in box.summary(match.view(), "en")["places"] for mark in place["marks"])
    assert box.summary(match.view(), "en")["hand"] == []
    assert ElementTree.fromstring(box.icons()["game"]).tag.endswith("svg")


def test_positions_that_cannot_be_are_refused(mill_race: Any) -> None:
    match = played(mill_race.new(2, 1), 4)
    state = match.position()["state"]
    for changes in (
        {"turn": 99},
        {"deck": state["deck"][1:]},
        {"hands": state["hands"][1:]},
        {"turn": 1},
        {"turn": 0},
        {"drawing": "yes"},
        {"places": [[{"seat": 7, "card": 1}], [], [], [], []]},
    ):
        with pytest.raises(PositionError):
            mill_race.from_position(position(match, **changes))
    with pytest.raises(ViewError):
        mill_race.imagine({**match.view(0), "deck": 1}, Rng(1))
    with pytest.raises(ViewError):
        mill_race.imagine({**match.view(0), "own": None}, Rng(1))
    with pytest.raises(PackError):
        mill_race.open(2, pack="great-fire-1")


def test_the_contract_has_its_say(mill_race: Any, tmp_path: Path) -> None:
    assert mill_race.box.contract == CONTRACT
    assert mill_race.usual_players == 3
    assert mill_race.box.packs() == ("mill-race",)
    assert tinderbox.game_ids()[-1] == "mill-race"
