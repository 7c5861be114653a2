"""F6–F9, F11, F13 · What a fire does where it arrives, tokens, and turns without a move."""

import pytest

from tests.games.great_fire.table import Table, names
from tests.games.kit.table import types
from tinderbox import NotationError

ALL_OTHERS_NORTH = "S-Bennet, S-Mary, Bridgeward, Candlewick-Ward"  # of Pudding Lane, but for Pepys House


# -- F6: contained
def test_F6_an_idle_band_contains_the_fire_and_nothing_burns() -> None:
    table = Table(bands="Pepys-House", demolished=ALL_OTHERS_NORTH, hand="N", supply=10)
    before = table.houses("Pepys-House"), table.lost()
    events = table.play("card N, from Pudding-Lane, to Pepys-House")
    assert types(events)[-1] == "fire_contained"
    assert (table.houses("Pepys-House"), table.lost()) == before
    assert (table.fires("Pepys-House"), table.now["supply"]) == (1, 10)  # nothing added, though its size is 2
    assert table.now["contained"] == ["Pepys-House"]
    assert (table.has_token("Pepys-House"), table.held(0), table.now["phase"]) == (True, {}, "actions")


def test_F6_landowners_neither_help_nor_suffer() -> None:
    table = Table(hand="N", landowners={0: "S-Mary", 1: "S-Mary"})
    table.play("card N, from Pudding-Lane, to S-Mary")
    assert (table.houses("S-Mary"), table.fires("S-Mary")) == ("", 1)
    assert table.landowner(0) == table.landowner(1) == "S-Mary"


def test_F6_as_many_bands_as_fires_are_not_idle() -> None:
    table = Table(fires="Pepys-House", bands="Pepys-House", demolished=ALL_OTHERS_NORTH, hand="N")
    events = table.play("card N, from Pudding-Lane, to Pepys-House")
    assert "fire_contained" not in types(events)
    assert table.houses("Pepys-House") == ""


# -- F7: uncontained
@pytest.mark.parametrize(
    ("card", "district", "size"),
    [("N", "S-Mary", 1), ("N", "Pepys-House", 2), ("E", "Billingsgate", 2), ("N", "Guild-Hall", 4)],
)
def test_F7_houses_burn_and_fires_fill_the_district_up_to_its_size(card: str, district: str, size: int) -> None:
    table = Table(fires="S-Bennet", hand=card, supply=20)
    houses, lost = table.houses(district), table.lost()
    assert len(houses) == size
    table.play(f"card {card}, from Pudding-Lane, to {district}")
    assert (table.houses(district), table.fires(district)) == ("", size)
    assert table.now["supply"] == 20 - (size - 1)
    assert table.lost() == {
        letter: count for letter in "RBGYPW" if (count := lost.get(letter, 0) + houses.count(letter))
    }


def test_F7_each_burnt_house_costs_its_owner_two_points_whoever_burns_it() -> None:
    table = Table(hand="N", houses={"Pepys-House": "BP"})  # purple is nobody's colour with 4 players
    before = [table.score(seat) for seat in range(4)]
    table.play("card N, from Pudding-Lane, to Pepys-House, (token charge)")
    assert [table.score(seat) - was for seat, was in enumerate(before)] == [0, -2, 0, 0]
    assert table.lost() == {"B": 1, "P": 1}


def test_F7_no_fires_are_added_where_there_are_enough() -> None:
    # Two bands hold two fires in a district of size 2; the third breaks out.
    table = Table(fires="Pepys-House 2", bands="Pepys-House 2", demolished=ALL_OTHERS_NORTH, hand="N", supply=10)
    table.play("card N, from Pudding-Lane, to Pepys-House")
    assert (table.fires("Pepys-House"), table.now["supply"], table.houses("Pepys-House")) == (3, 10, "")


def test_F7_B9_the_box_may_hold_too_few_fires() -> None:
    table = Table(fires="S-Bennet", hand="N", supply=2)
    table.play("card N, from Pudding-Lane, to Guild-Hall")
    assert (table.fires("Guild-Hall"), table.now["supply"], table.houses("Guild-Hall")) == (3, 0, "")


def test_F7_B9_with_an_empty_supply_houses_burn_all_the_same_and_nothing_is_said_of_new_fires() -> None:
    table = Table(fires="S-Bennet", hand="N", supply=0)
    events = table.play("card N, from Pudding-Lane, to Guild-Hall")
    assert (table.fires("Guild-Hall"), table.houses("Guild-Hall")) == (1, "")
    assert types(events) == ["card_played", "fire_moved", "houses_burnt"]


# -- F8, F9: burning again, breaking out
def test_F8_a_burnt_out_district_lit_anew_gets_fires_by_its_printed_size() -> None:
    north = f"{ALL_OTHERS_NORTH}, Pepys-House"
    table = Table(burnt=north, hand="N")
    lost = table.lost()
    events = table.play("card N, from Pudding-Lane, to Pepys-House")
    assert (table.fires("Pepys-House"), table.lost()) == (2, lost)
    assert "houses_burnt" not in types(events)
    assert (table.now["phase"], table.held(0)) == ("actions", {})  # no token a second time


def test_F8_F9_breaking_out_of_a_burnt_out_district_fills_it_up_too() -> None:
    table = Table(
        fires="S-Bennet, Guild-Hall",
        bands="Guild-Hall",
        burnt="Guild-Hall, Pepys-House",
        demolished="S-Mary, Bridgeward, Candlewick-Ward, Coleman-Street, Pepys-House",
        hand="N",
    )
    table.play("card N, from Pudding-Lane, to Guild-Hall")
    assert (table.fires("Guild-Hall"), table.bands("Guild-Hall"), table.now["contained"]) == (4, 1, [])


def test_F9_fire_may_enter_a_contained_district_and_stay_contained_while_bands_suffice() -> None:
    table = Table(
        fires="Pepys-House", bands="Pepys-House 2", demolished=ALL_OTHERS_NORTH, hand="NN", holds={0: "double"}
    )
    houses = table.houses("Pepys-House")
    table.play("card N double, from Pudding-Lane, to Pepys-House")
    assert (table.fires("Pepys-House"), table.houses("Pepys-House")) == (2, houses)
    assert table.now["contained"] == ["Pepys-House"]
    table.play("from Pudding-Lane, to Pepys-House, (token point)")  # one too many
    assert (table.fires("Pepys-House"), table.houses("Pepys-House"), table.now["contained"]) == (3, "", [])


def test_F9_F11_breaking_out_burns_the_houses_fills_up_and_yields_the_token() -> None:
    table = Table(fires="Pepys-House", bands="Pepys-House", demolished=ALL_OTHERS_NORTH, hand="N")
    lost = table.lost()
    table.play("card N, from Pudding-Lane, to Pepys-House, (token point)")
    assert table.lost() != lost
    assert (table.fires("Pepys-House"), table.held(0)) == (2, {"point": 1})
    assert table.bands("Pepys-House") == 1


# -- F11: tokens
def test_F11_whoever_burns_the_houses_takes_the_token_and_alone_sees_it() -> None:
    table = Table(hand="N")
    events = table.play("card N, from Pudding-Lane, to Pepys-House")
    assert types(events)[-1] == "token_taken"
    assert table.draws() == {"token charge": 10, "token double": 6, "token point": 4}
    (seen,) = table.play("(token double)")
    assert seen.seen_by(0, 1)["token"] == "double"
    for other in (1, 2, 3, None):
        assert "token" not in seen.seen_by(other, 1)
        assert table.match.view(other)["seats"][0]["tokens"] == 1
    assert (table.held(0), table.has_token("Pepys-House")) == ({"double": 1}, False)
    assert table.match.view(0)["own"]["tokens"]["double"] == 1


def test_F11_it_is_always_taken() -> None:
    table = Table(hand="N")
    table.play("card N, from Pudding-Lane, to Pepys-House")
    assert (table.actor, table.match.legal()) == (None, [])  # nobody decides


def test_F11_no_token_where_none_lies() -> None:
    table = Table(hand="N")
    table.play("card N, from Pudding-Lane, to S-Mary")
    assert (table.now["phase"], table.held(0)) == ("actions", {})


def test_F11_a_token_stays_where_the_houses_have_not_burnt() -> None:
    table = Table(bands="Pepys-House", demolished=ALL_OTHERS_NORTH, hand="N", landowners={0: "Pepys-House"})
    table.play("card N, from Pudding-Lane, to Pepys-House, extinguish Pepys-House")
    assert table.has_token("Pepys-House")


def test_F11_a_seen_token_is_not_drawn_again() -> None:
    table = Table(hand="N", holds={0: "charge charge", 2: "double point"})
    table.play("card N, from Pudding-Lane, to Pepys-House")
    assert table.draws() == {"token charge": 8, "token double": 5, "token point": 3}


# -- F13: no move possible
def test_F13_without_a_move_one_card_is_discarded_and_the_hand_shown() -> None:
    table = Table(hand="SSSSE", demolished="Pepys-House, Philpott-Lane, Billingsgate")
    assert table.verbs() == {"discard"}
    assert table.legal("discard") == {"S", "E"}
    assert table.refused("card S") == ("F1",)
    assert table.refused("discard N") == ("F13",)
    events = table.play("discard E")
    assert types(events)[:2] == ["card_discarded", "hand_shown"]
    assert events[1].data["cards"] == "SSSS"
    assert table.now["played"]["E"] == 1
    for seat in (0, 1, 3, None):
        assert table.match.view(seat)["seats"][0]["shown"] == {"S": 4}


def test_F13_not_while_any_card_allows_a_move() -> None:
    table = Table(hand="SSSSN")
    assert table.verbs() == {"card"}
    assert table.refused("discard S") == ("F13",)


def test_F13_three_fires_are_added_one_by_one_then_the_actions_follow() -> None:
    table = Table(hand="SSSSS", fires="Bethnal, Temple")
    table.play("discard S")
    for add in ("Bethnal", "Temple", "Bethnal"):
        assert (table.now["phase"], table.actor) == ("intensify", 0)
        assert table.legal("add") == {"Bethnal", "Temple"}
        table.play(f"add {add}")
    assert (table.fires("Bethnal"), table.fires("Temple")) == (3, 2)
    assert (table.now["phase"], table.now["points"], table.actor) == ("actions", 4, 0)
    table.play("end, (draw N)")
    assert (len(table.hand(0)), table.actor) == (5, 1)


def test_F13_D2_D3_the_limits_of_intensifying_hold() -> None:
    table = Table(hand="SSSSS", fires="Bethnal, St-Katherines, Temple 3", bands="St-Katherines")
    table.play("discard S")
    assert table.legal("add") == {"Bethnal"}
    assert table.refused("add St-Katherines") == ("D2",)  # contained
    assert table.refused("add Temple") == ("D3",)  # size 1, three fires
    assert table.refused("add Cheapside") == ("D2",)  # not burning
    with pytest.raises(NotationError):
        table.match.play("add Pudding-Lane")


def test_F13_D4_what_cannot_be_placed_is_forgone() -> None:
    table = Table(hand="SSSSS", fires="Bethnal")
    events = table.play("discard S, add Bethnal, add Bethnal")
    assert types(events)[-1] == "fires_forgone"
    assert events[-1].data == {"reason": "room", "fires": 1}
    assert (table.fires("Bethnal"), table.now["phase"]) == (3, "actions")
    nothing = Table(hand="SSSSS").play("discard S")
    assert nothing[-1].data == {"reason": "room", "fires": 3}


def test_F13_B9_no_more_than_the_supply_holds() -> None:
    table = Table(hand="SSSSS", fires="Bethnal, Temple", supply=1)
    table.play("discard S, add Bethnal")
    assert (table.fires("Bethnal"), table.fires("Temple"), table.now["phase"]) == (2, 1, "actions")


def test_F13_cards_shown_are_known_until_they_are_played() -> None:
    table = Table(3, hand="SSSSS", fires="Bethnal", hands={1: "W", 2: "W"})
    table.play("discard S, add Bethnal, add Bethnal, end, (draw N)")
    assert table.match.view(1)["seats"][0]["shown"] == {"S": 4}  # the card drawn is not known
    for _ in (1, 2):
        table.play("card W, from Pudding-Lane")
        table.play(f"to {min(table.legal('to') & names('Tallow-Hall, Vyners-Hall, S-Bennet'))}, end, (draw W)")
    table.play("card S")
    assert table.match.view(1)["seats"][0]["shown"] == {"S": 3}
