"""S11, O1, O2 · Who may know what, hidden colours, more destruction."""

import json
from typing import Any

import pytest

from tests.games.great_fire.position.dealing import begun, phase, weights
from tests.games.great_fire.table import LETTERS, Table
from tinderbox import OptionError, game


# -- S11: who knows what
def test_S11_what_is_public_is_in_every_view() -> None:
    table = Table(
        fires="S-Bennet 2",
        bands="S-Mary",
        burnt="Temple",
        holds={0: "charge", 2: "double point"},
        extinguished={1: 3},
        hero=1,
        phase="actions",
        drawn=4,
    )
    for seat in (None, 0, 1, 2, 3):
        view = table.match.view(seat)
        assert view["fires"] == {"Pudding-Lane": 25, "S-Bennet": 2}
        assert (view["bands"]["S-Mary"], view["hero"], view["houses"].get("Temple")) == (1, 1, None)
        assert view["standing"] == table.now["standing"]
        assert [each["hand"] for each in view["seats"]] == [4, 5, 5, 5]
        assert [each["tokens"] for each in view["seats"]] == [1, 0, 2, 0]
        assert [each["extinguished"] for each in view["seats"]] == [0, 3, 0, 0]
        assert [each["colours"] for each in view["seats"]] == [["R"], ["B"], ["G"], ["Y"]]
        assert view["stack"] == {"drawn": 4, "left": 28, "until": 5, "uncovered": 0, "stack_cards": 4}


def test_S11_the_own_cards_tokens_and_objectives_are_in_the_own_view_only() -> None:
    def seen(table: Table, seat: int | None) -> str:
        return json.dumps(table.match.view(seat), sort_keys=True)

    plain: dict[str, Any] = {"hand": "NESWW", "holds": {0: "charge"}, "objectives": {0: "Newgate St-Pauls Guild-Hall"}}
    others = [
        {**plain, "hand": "NNSSE"},
        {**plain, "holds": {0: "point"}},
        {**plain, "objectives": {0: "Bedlam Tower Leadenhall"}},
    ]
    first = Table(**plain)
    for secrets in others:
        second = Table(**secrets)
        assert seen(first, 0) != seen(second, 0)
        for seat in (1, 2, 3, None):
            assert seen(first, seat) == seen(second, seat)


def test_S11_a_used_token_is_shown() -> None:
    table = Table(hand="N", holds={0: "double"})
    table.play("card N double")
    assert table.match.view(2)["tokens_used"] == {"charge": 0, "double": 1, "point": 0}


def test_S11_the_order_of_the_stack_and_the_cards_left_over_are_in_no_view() -> None:
    # Whatever is drawn, nobody could have known: any unseen card may come, the last one included.
    table = Table(4, drawn=31, phase="actions", points=4, hand="NESW")
    table.play("end")
    assert set(table.draws()) == {"draw N", "draw E", "draw S", "draw W"}


# -- O1: hidden colours
def test_O1_colours_are_dealt_face_down_and_landowners_apart() -> None:
    match = begun(3, "colours", hidden_colours=True)
    for letter in "RBG":
        match.resolve_draw(f"colour {letter}")
    assert weights(match) == {f"landowner {letter}": 1 for letter in LETTERS}  # the own colour as likely as any
    for letter in "WRB":
        match.resolve_draw(f"landowner {letter}")
    assert phase(match) == "objectives"
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert [each["colours"] for each in view["seats"]] == [None] * 3
        assert [each["landowners"][0]["colour"] for each in view["seats"]] == ["W", "R", "B"]
        assert view["own"] is None if seat is None else view["own"]["colours"] == ["RBG"[seat]]
        known = [event for event in match.events(seat) if event["type"] == "colour_dealt" and event["known"]]
        assert [event["seat"] for event in known] == ([] if seat is None else [seat])


def test_O1_no_landowners_are_drawn_where_colours_are_open() -> None:
    match = begun(3, "colours")
    for letter in "RBG":
        match.resolve_draw(f"colour {letter}")
    assert phase(match) == "objectives"


def test_O1_burnt_houses_go_to_the_track_of_their_colour_and_count_for_its_true_owner() -> None:
    table = Table(3, hand="N", houses={"S-Mary": "B"}, hidden_colours=True)
    before = [table.score(seat) for seat in range(3)]
    table.play("card N, from Pudding-Lane, to S-Mary")
    assert table.match.view(0)["standing"]["B"] == 19
    assert [table.score(seat) - was for seat, was in enumerate(before)] == [0, -2, 0]


def test_O1_colours_are_revealed_at_scoring() -> None:
    for seat in (None, 0, 2):
        view = Table(3, phase="over", hidden_colours=True).match.view(seat)
        assert [own["colours"] for own in view["revealed"]] == [["R"], ["B"], ["G"]]
        assert [each["colours"] for each in view["seats"]] == [["R"], ["B"], ["G"]]


# -- O2: more destruction (its turns are counted in test_draw.py)
def test_O2_is_not_offered_to_two_players() -> None:
    with pytest.raises(OptionError):
        game("great-fire").open(2, {"more_destruction": True})
    assert game("great-fire").open(2, {"more_destruction": False}).players == 2
