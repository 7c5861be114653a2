"""Taking back: within the own turn, never over something revealed; and copies, which share nothing."""

import random
from typing import Any

import pytest

from tests.core.playing import checksum, played
from tests.games.great_fire.table import Table
from tinderbox import UndoError, game

GAME = game("great-fire")


# -- taking back
def test_one_may_go_back_within_the_own_step() -> None:
    match = Table(hand="NW", landowners={0: "Temple"}).match
    assert match.undo_limit == 0
    seen = [(checksum(match), match.legal(), match.view(0))]
    for action in ("card N", "from Pudding-Lane", "to S-Mary", "walk Temple>Whitefriars", "walk Whitefriars>Bridewell"):
        match.play(action)
        seen.append((checksum(match), match.legal(), match.view(0)))
    assert match.undo_limit == 0
    for seq in (4, 2, 0):
        match.undo_to(seq)
        assert (match.decisions, checksum(match), match.legal(), match.view(0)) == (seq, *seen[seq])
        assert all(event["decisions"] <= seq for event in match.events())
    match.play("card W")
    assert match.state_at(1).checksum() == match.state.checksum()


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("card N, from Pudding-Lane, to Pepys-House, (token double)", "a token"),
        ("card N, from Pudding-Lane, to S-Mary, end, (draw N)", "a drawn card"),
    ],
)
def test_one_may_not_go_back_over_something_revealed(line: str, what: str) -> None:
    table = Table(hand="N")
    table.play(line)
    assert table.match.undo_limit == table.match.decisions, what
    with pytest.raises(UndoError) as caught:
        table.match.undo_to(table.match.decisions - 1)
    assert caught.value.message.id == "undo-limit"


def test_one_may_go_back_to_the_token_but_not_over_it() -> None:
    table = Table(hand="N", landowners={0: "Temple"})
    table.play("card N, from Pudding-Lane, to Pepys-House, (token double), double, from Pudding-Lane")
    table.match.undo_to(3)
    assert table.held(0) == {"double": 1}
    assert table.may("double")
    with pytest.raises(UndoError):
        table.match.undo_to(2)


def test_one_may_not_go_back_over_a_hand_shown() -> None:
    table = Table(hand="SSSSS", fires="Bethnal")
    table.play("discard S, add Bethnal")
    assert (table.match.undo_limit, table.match.decisions) == (1, 2)
    table.match.undo_to(1)  # the fire added may be taken back
    assert table.fires("Bethnal") == 1


def test_one_may_not_go_back_over_a_redrawn_hand() -> None:
    match = GAME.new(3, ask_draws=True)
    while match.actor is None:
        draws = [str(action) for action, _ in match.draws()]
        match.resolve_draw("draw W" if "draw W" in draws and match.decisions == 0 else draws[0])
    match.play("redraw")
    assert match.undo_limit == 1
    while match.actor is None:
        match.resolve_draw(match.draws()[0][0])
    assert match.undo_limit == 1


def test_one_may_not_go_back_into_another_seats_turn() -> None:
    match = Table(last_turns=3, drawn=32).match  # nobody draws any more
    for action in ("card N", "from Pudding-Lane", "to S-Mary", "end"):
        match.play(action)
    assert (match.actor, match.undo_limit) == (1, 4)


def test_what_the_others_agree_to_may_be_taken_back_and_is_drawn_anew() -> None:
    match = GAME.new(3, seed=1)
    played(match, 60)
    sums = [int(match.state_at(seq).checksum()) for seq in range(61)]
    drawn = match.draw_source.drawn if match.draw_source else 0
    match.undo_to(20, agreed=True)
    assert (match.decisions, checksum(match), match.undo_limit) == (20, sums[20], 20)
    assert match.draw_source is not None
    assert match.draw_source.drawn == drawn
    assert max(event["decisions"] for event in match.events()) <= 20
    played(match, 100, seed=2)
    assert match.decisions == 120


@pytest.mark.parametrize("seq", [-1, 6, 10**9, True, "0", None, 1.0])
def test_a_place_that_is_none_cannot_be_gone_back_to(seq: Any) -> None:
    match = GAME.new(3, seed=1)
    played(match, 5)
    for agreed in (False, True):
        with pytest.raises(UndoError):
            match.undo_to(seq, agreed=agreed)
    assert match.decisions == 5


def test_every_earlier_position_can_be_had_again() -> None:
    match = GAME.new(4, seed=2)
    sums = [checksum(match)]
    rng = random.Random(4)
    while not match.over:
        match.play(rng.choice(match.legal()))
        sums.append(checksum(match))
    assert [int(match.state_at(seq).checksum()) for seq in range(len(sums))] == sums


# -- copies
def test_a_copy_is_deep_and_has_the_same_future() -> None:
    match = GAME.new(3, seed=4)
    played(match, 40)
    record, position, events = match.position(), checksum(match), match.events(0)
    twin = match.copy()
    played(twin, 60, seed=9)
    assert (match.position(), checksum(match), match.events(0), match.decisions) == (record, position, events, 40)
    played(match, 60, seed=9)
    assert checksum(match) == checksum(twin)
    assert match.log == twin.log
    twin.undo_to(3, agreed=True)
    assert match.decisions == 100


def test_a_copy_in_the_middle_of_a_draw() -> None:
    table = Table(hand="N")
    table.play("card N, from Pudding-Lane, to Pepys-House")
    twin = table.match.copy()
    twin.resolve_draw("token point")
    assert table.match.log[-1].results == []
    assert table.draws()


def test_states_are_copied_deeply_at_every_decision() -> None:
    match = GAME.new(3, seed=6)
    rng = random.Random(6)
    while not match.over:
        before = checksum(match)
        copy = match.state.copy()
        copy.apply(rng.choice(match.legal()).code)
        assert checksum(match) == before
        match.play(rng.choice(match.legal()))
