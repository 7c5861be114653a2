"""A match: decisions, refusals with reasons, and what each seat may see."""

import random
from typing import Any

import pytest

from tests.core.playing import checksum, played
from tests.games.great_fire.table import Table
from tinderbox import IllegalAction, Match, NotationError, OptionError, PositionError, ViewError, game
from tinderbox.core.documents.json_documents import canonical
from tinderbox.core.engine.rng import Rng
from tinderbox.core.state import NATURE

GAME = game("great-fire")


def in_actions(seed: int = 1) -> Match:
    """A match in which the actor may take actions."""
    match = GAME.new(3, seed=seed)
    while "end" not in map(str, match.legal()):
        match.play(match.legal()[0])
    return match


# -- deciding
def test_an_action_is_played_by_its_object_its_text_or_its_code() -> None:
    matches = [GAME.new(3, seed=1) for _ in range(3)]
    action = matches[0].legal()[0]
    matches[0].play(action)
    matches[1].play(str(action))
    matches[2].play(action.code)
    assert len({checksum(match) for match in matches}) == 1
    assert {match.seq for match in matches} == {1}


@pytest.mark.parametrize("given", [None, 1.5, True, b"keep", ["keep"]])
def test_anything_else_is_no_action(given: Any) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.new(3, seed=1).play(given)
    assert caught.value.message.id == "notation-not-an-action"


def test_the_legal_list_is_in_a_fixed_order_and_the_callers_own() -> None:
    match = in_actions()
    legal = match.legal()
    assert [action.code for action in legal] == sorted(action.code for action in legal)
    legal.clear()
    assert match.legal() == in_actions().legal() != []


def test_a_refused_action_changes_nothing_and_says_why() -> None:
    match = in_actions()
    before = checksum(match), match.seq, len(match.events()), match.undo_limit
    illegal = set(range(len(match.box.actions))) - {action.code for action in match.legal()}
    for code in sorted(illegal)[::7]:
        with pytest.raises(IllegalAction) as caught:
            match.play(code)
        assert caught.value.clauses
        assert caught.value.action == match.box.actions.text(code)
        assert tuple(reason.clause for reason in match.why_not(code)) == caught.value.clauses
    assert (checksum(match), match.seq, len(match.events()), match.undo_limit) == before


def test_nothing_stands_against_a_legal_action() -> None:
    match = in_actions()
    assert all(match.why_not(action) == [] for action in match.legal())
    assert all(match.is_legal(action.code) for action in match.legal())


def test_the_events_of_an_action_are_told_as_its_seat_may_see_them() -> None:
    table = Table(hand="N")
    table.match.play("card N")
    events = table.match.play("from Pudding-Lane")
    assert events == []
    match = in_actions()
    seat = match.actor
    (drawn, *_) = match.play("end")
    assert (drawn["type"], drawn["seat"], drawn["known"]) == ("card_drawn", seat, True)
    assert next(event for event in match.events(seat) if event["seq"] == match.seq) == drawn
    assert not next(event for event in match.events(None, since=match.seq) if event["type"] == "card_drawn")["known"]


def test_events_since_a_decision() -> None:
    match = GAME.new(3, seed=1)
    played(match, 30)
    everything = match.events(0)
    for since in (0, 1, 17, 30, 31):
        assert match.events(0, since) == [event for event in everything if event["seq"] >= since]


def test_a_whole_game_ends_with_an_outcome() -> None:
    match = GAME.new(4, seed=3)
    assert match.outcome is None
    played(match)
    assert (match.over, match.actor, match.legal()) == (True, None, [])
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores == [sum(points.values()) for points in outcome.breakdown]
    assert min(outcome.ranks) == 1
    with pytest.raises(IllegalAction) as caught:
        match.play("end")
    assert caught.value.clauses == ("D5",)


# -- draws supplied from outside
def test_draws_may_be_asked_from_outside() -> None:
    match = GAME.new(3, ask_draws=True)
    assert (match.actor, match.over, match.legal()) == (None, False, [])
    assert int(match.state.actor) == NATURE
    assert [str(action) for action, _ in match.draws()] == [f"draw {letter}" for letter in "NESW"]
    with pytest.raises(IllegalAction):
        match.play("keep")
    (action, _) = match.draws()[2]
    match.resolve_draw(action)
    match.resolve_draw(action.code)
    match.resolve_draw("draw s")
    assert {str(action): weight for action, weight in match.draws()}["draw S"] == 12 - 3


def test_an_impossible_result_is_refused_and_the_possible_ones_named() -> None:
    match = GAME.new(3, ask_draws=True)
    for result in ("colour R", "house R"):
        with pytest.raises(NotationError) as caught:
            match.resolve_draw(result)
        assert caught.value.message.id == "draw-impossible"
        assert "draw N" in str(caught.value)
    with pytest.raises(NotationError):
        match.resolve_draw("draw X")
    with pytest.raises(NotationError):
        match.resolve_draw(9999)


def test_where_a_seat_decides_there_is_no_draw() -> None:
    match = in_actions()
    assert match.draws() == []
    with pytest.raises(NotationError):
        match.resolve_draw("draw N")


def test_the_same_seed_is_the_same_game() -> None:
    first, second, other = (GAME.new(3, seed=seed) for seed in (5, 5, 6))
    for match in (first, second):
        played(match, 100)
    assert checksum(first) == checksum(second)
    assert first.view() == second.view()
    assert first.setup_results != other.setup_results


# -- what may be known
def test_a_view_is_json_with_a_header() -> None:
    match = GAME.new(3, seed=1, names=["Anna", "Ben", "Cleo"], options={"edition": "french"})
    view = match.view(1)
    assert canonical(view) == canonical(match.copy().view(1))
    header = {key: view[key] for key in ("game", "rules", "players", "seat", "seq", "turn", "actor", "names")}
    assert header == {
        "game": "great-fire",
        "rules": 2,
        "players": 3,
        "seat": 1,
        "seq": 0,
        "turn": 0,
        "actor": 0,
        "names": ["Anna", "Ben", "Cleo"],
    }
    assert view["options"]["edition"] == "french"
    assert match.view()["seat"] is None
    assert "seed" not in canonical([match.view(seat) for seat in (None, 0, 1, 2)])


@pytest.mark.parametrize("seat", [-1, 3, True, "0", 1.0])
def test_there_is_no_such_seat(seat: Any) -> None:
    match = GAME.new(3, seed=1)
    for call in (match.view, match.events, match.record):
        with pytest.raises(OptionError) as caught:
            call(seat)
        assert caught.value.message.id == "option-seat"


@pytest.mark.parametrize(
    "names", [[], ["a", "b"], ["a", "b", ""], ["a", "b", "x" * 81], ["a", "b", "c\n"], ["a", "b", 3]]
)
def test_names_are_checked(names: Any) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(3, seed=1, names=names)
    assert caught.value.message.id == "option-names"


def test_repr_names_the_game_and_tells_no_secret() -> None:
    match = GAME.new(3, seed=1)
    assert repr(match).startswith("<Match great-fire players=3 seq=0 sha256:")
    assert repr(Table(hand="NNNNN").match) == repr(Table(hand="WWWWW").match)


# -- options
@pytest.mark.parametrize(
    ("players", "options", "id"),
    [
        (1, {}, "option-players"),
        (7, {}, "option-players"),
        (True, {}, "option-players"),
        ("4", {}, "option-players"),
        (4, {"colour": "red"}, "option-unknown"),
        (4, {"edition": "english"}, "option-value"),
        (4, {"hidden_colours": 1}, "option-value"),
        (4, {"hidden_colours": "true"}, "option-value"),
    ],
)
def test_options_that_do_not_exist(players: Any, options: Any, id: str) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new(players, options=options)
    assert caught.value.message.id == id


def test_no_such_game() -> None:
    with pytest.raises(OptionError) as caught:
        game("chess")
    assert caught.value.message.id == "option-game"


# -- positions and views as a beginning
def test_a_game_goes_on_from_any_position() -> None:
    match = GAME.new(4, seed=8)
    rng = random.Random(8)
    while not match.over:
        position = match.position()
        again = GAME.from_position(position, seed=1)
        assert again.position() == position
        assert again.legal() == match.legal()
        for _ in range(7):
            if not match.over:
                match.play(rng.choice(match.legal()))


@pytest.mark.parametrize(
    ("change", "entry", "id"),
    [
        ({"game": "bretagne"}, "game", "document-other-game"),
        ({"format": 2}, "format", "record-format"),
        ({"rules": 99}, "rules", "record-rules"),
        ({"pack": {"id": "great-fire-1", "digest": "sha256:0"}}, "pack.digest", "document-other-pack"),
        ({"state": {}}, "phase", "shape-missing"),
        ({"more": 1}, "more", "shape-unknown"),
    ],
)
def test_a_position_that_is_none_of_this_game(change: dict[str, Any], entry: str, id: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.from_position({**GAME.new(3, seed=1).position(), **change})
    assert (caught.value.faults[0].entry, caught.value.faults[0].message.id) == (entry, id)


def test_a_state_is_imagined_from_a_view() -> None:
    match = GAME.new(3, seed=1)
    played(match, 50)
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        state = GAME.imagine(view, Rng(1))
        assert match.box.view(state, seat) == {key: view[key] for key in match.box.view(state, seat)}


@pytest.mark.parametrize(
    ("change", "entry"),
    [
        ({"players": None}, "players"),
        ({"game": "bretagne"}, "game"),
        ({"options": 3}, "options"),
        ({"fires": {"Pudding-Lane": "many"}}, "fires.Pudding-Lane"),
    ],
)
def test_a_view_that_no_game_could_have_shown(change: dict[str, Any], entry: str) -> None:
    with pytest.raises(ViewError) as caught:
        GAME.imagine({**GAME.new(3, seed=1).view(0), **change}, Rng(1))
    assert caught.value.faults[0].entry == entry
    with pytest.raises(ViewError):
        GAME.imagine({}, Rng(1))
