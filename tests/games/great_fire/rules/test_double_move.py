"""F12 · The double move: declared with the card, or played with the token that the first move took."""

import pytest

from tests.games.great_fire.table import Table, names
from tests.games.kit.table import types

ALL_OTHERS_NORTH = "S-Bennet, S-Mary, Bridgeward, Candlewick-Ward"  # of Pudding Lane, but for Pepys House


# -- declared with the card
def test_F12_a_token_that_is_held_is_played_together_with_the_card() -> None:
    table = Table(hand="NW", holds={0: "double"})
    assert table.legal("card") == {"N", "W", "N double", "W double"}
    events = table.play("card N double")
    assert types(events) == ["card_played", "double_played"]
    assert (events[1].clause, events[1].data) == ("F12", {"seat": 0, "declared": True})
    # It is spent and shown at once.
    assert (table.held(0), table.hand(0), table.now["phase"]) == ({}, "WWWW", "origin")
    for seat in (None, 0, 1):
        view = table.match.view(seat)
        assert (view["tokens_used"]["double"], view["doubled"], view["moves"]) == (1, True, 2)


def test_F12_two_moves_follow_each_by_all_the_rules() -> None:
    table = Table(hand="NW", holds={0: "double"}, bands="Royal-Exchange")
    table.play("card N double, from Pudding-Lane, to S-Mary")
    assert (table.now["phase"], table.now["card"], table.now["moves"]) == ("origin", "N", 1)
    table.play("from Pudding-Lane")
    assert table.legal("to") == names("S-Bennet, Bridgeward, Candlewick-Ward, Pepys-House, Coleman-Street")
    assert table.refused("to Royal-Exchange") == ("F5",)
    table.play("to Bridgeward")
    assert (table.fires("S-Mary"), table.fires("Bridgeward"), table.fires("Pudding-Lane")) == (1, 1, 23)
    assert (table.now["phase"], table.now["points"], table.now["moves"]) == ("actions", 4, 0)


def test_F12_the_second_move_must_be_made_if_one_is_possible() -> None:
    table = Table(hand="N", holds={0: "double"})
    table.play("card N double, from Pudding-Lane, to S-Mary")
    assert table.verbs() == {"from"}
    assert table.refused("end") == ("F2",)


def test_F12_a_declared_token_is_spent_even_if_no_second_move_is_possible() -> None:
    table = Table(hand="N", holds={0: "double"}, demolished=f"{ALL_OTHERS_NORTH}, Cornhill, Leadenhall")
    assert table.legal("card") == {"N", "N double"}
    events = table.play("card N double, from Pudding-Lane, to Pepys-House, (token point)")
    assert types(events)[-1] == "double_void"
    assert events[-1].clause == "F12"
    assert (table.now["phase"], table.now["points"], table.now["moves"]) == ("actions", 4, 0)
    assert (table.held(0), table.now["tokens_used"]["double"]) == ({"point": 1}, 1)


def test_F12_tokens_are_taken_between_the_two_moves_and_after_them() -> None:
    table = Table(hand="N", holds={0: "double"})
    table.play("card N double, from Pudding-Lane, to Pepys-House")
    assert (table.actor, table.now["phase"], table.now["moves"]) == (None, "token", 1)
    table.play("(token point)")
    assert (table.actor, table.now["phase"], table.held(0)) == (0, "origin", {"point": 1})
    table.play("from Pudding-Lane, to Cornhill, (token point)")
    assert (table.held(0), table.now["phase"]) == ({"point": 2}, "actions")


def test_F12_only_a_player_who_holds_such_a_token_may_declare_it() -> None:
    table = Table(hand="NN", holds={0: "charge point", 1: "double"})
    assert table.legal("card") == {"N"}
    assert table.refused("card N double") == ("F12",)
    assert table.refused("card W double") == ("F1", "F12")


def test_F12_only_with_a_card_that_moves_a_fire() -> None:
    table = Table(hand="NS", holds={0: "double"})
    assert table.legal("card") == {"N", "N double"}
    assert table.refused("card S double") == ("F1",)


def test_F12_it_need_not_be_declared_and_then_stays_for_another_turn() -> None:
    table = Table(hand="NW", holds={0: "double"}, hands=dict.fromkeys((1, 2, 3), "NW"))
    table.play("card N, from Pudding-Lane, to S-Mary")
    assert (table.now["phase"], table.held(0)) == ("actions", {"double": 1})
    table.play("end, (draw N)")
    for _ in range(3):
        table.whole_turn()
    assert table.may("card W double")


# -- with the token that the first move took
def test_F12_a_token_taken_by_the_first_move_may_be_played_at_once() -> None:
    table = Table(hand="N")
    table.play("card N, from Pudding-Lane, to Pepys-House, (token double)")
    assert table.may("double")
    (event,) = table.play("double")
    assert (event.type, event.data) == ("double_played", {"seat": 0, "declared": False})
    table.play("from Pudding-Lane, to S-Mary")
    assert (table.fires("S-Mary"), table.now["points"], table.held(0)) == (1, 4, {})


def test_F12_after_the_first_move_a_token_held_before_may_not_be_played() -> None:
    """Else a player would see what the first move takes, and only then decide."""
    table = Table(hand="N", holds={0: "double"})
    table.play("card N, from Pudding-Lane, to S-Mary")  # where no token lies
    assert table.refused("double") == ("F12",)
    table = Table(hand="N", holds={0: "double"})
    table.play("card N, from Pudding-Lane, to Pepys-House, (token point)")
    assert table.refused("double") == ("F12",)


def test_F12_with_one_held_and_another_taken_by_the_first_move_one_may_still_be_played() -> None:
    table = Table(hand="N", holds={0: "double"})
    table.play("card N, from Pudding-Lane, to Pepys-House, (token double)")
    assert table.held(0) == {"double": 2}
    table.play("double, from Pudding-Lane, to Cornhill, (token double)")
    assert table.held(0) == {"double": 2}
    assert table.refused("double") == ("F12",)  # one a turn, whatever the second move takes


@pytest.mark.parametrize("held", ["double", "double double"])
def test_F12_never_both_in_one_turn(held: str) -> None:
    table = Table(hand="N", holds={0: held})
    table.play("card N double, from Pudding-Lane, to Pepys-House, (token double)")
    assert table.verbs() == {"from"}
    table.play("from Pudding-Lane, to Cornhill, (token double)")
    assert table.now["phase"] == "actions"
    assert table.refused("double") == ("F12",)


def test_F12_the_first_move_and_no_action_must_lie_right_before() -> None:
    for action in ("walk Temple>Whitefriars", "band Cripplegate>Moorgate", "demolish S-Bennet"):
        table = Table(
            hand="N", holds={0: "charge"}, landowners={0: "Temple"}, bands="Cripplegate, S-Bennet", burnt="S-Bennet"
        )
        assert table.refused("double") == ("F1",)
        table.play("card N")
        assert table.refused("double") == ("F2",)
        table.play("from Pudding-Lane, to Pepys-House, (token double)")
        assert table.may("double")
        table.play(action)
        assert table.refused("double") == ("F12",)


def test_F12_only_if_a_second_move_exists() -> None:
    table = Table(hand="N", demolished=f"{ALL_OTHERS_NORTH}, Cornhill, Leadenhall")
    table.play("card N, from Pudding-Lane, to Pepys-House, (token double)")
    assert table.refused("double") == ("F12",)


# -- F13
def test_F12_never_in_a_turn_without_a_move() -> None:
    table = Table(hand="SSSSS", holds={0: "double"})
    assert table.verbs() == {"discard"}
    assert table.refused("card S double") == ("F1",)
    table.play("discard S")
    assert table.now["phase"] == "actions"
    assert table.refused("double") == ("F12",)


def test_F12_not_even_if_fires_added_make_a_move_possible() -> None:
    table = Table(hand="SSSSS", holds={0: "double"}, fires="Bethnal")
    table.play("discard S, add Bethnal, add Bethnal")
    assert table.now["phase"] == "actions"
    assert table.refused("double") == ("F12",)


# -- two players
def test_F12_P5_with_two_players_as_ever() -> None:
    table = Table(2, hand="N", holds={0: "double"})
    table.play("card N double, from Pudding-Lane, to S-Mary, from Pudding-Lane, to Bridgeward, end")
    assert table.now["tokens_used"]["double"] == 1
