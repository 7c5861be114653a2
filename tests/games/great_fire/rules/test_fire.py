"""F1–F5, F10 · Which fire moves, and where to."""

import pytest

from tests.games.great_fire.table import Table, names

NORTH_OF_PUDDING_LANE = "S-Bennet, S-Mary, Bridgeward, Candlewick-Ward, Pepys-House"


# -- F1: the card
def test_F1_only_a_card_that_allows_a_fire_move_may_be_played() -> None:
    table = Table(hand="NSS")
    assert table.legal("card") == {"N"}
    assert table.refused("card S") == ("F1",)
    assert table.refused("card W") == ("F1",)  # not in hand


def test_F1_playing_a_card_is_a_duty() -> None:
    table = Table(hand="N")
    assert table.verbs() == {"card"}
    assert table.refused("end") == ("F1",)
    assert table.refused("discard N") == ("F13",)


def test_F1_the_only_move_must_be_made_even_if_it_burns_the_own_house() -> None:
    table = Table(
        hand="NS",
        houses={"S-Mary": "R"},
        demolished="S-Bennet, Bridgeward, Candlewick-Ward, Pepys-House",
    )
    assert table.legal("card") == {"N"}
    table.play("card N, from Pudding-Lane")
    assert table.legal("to") == {"S-Mary"}
    table.play("to S-Mary")
    assert (table.houses("S-Mary"), table.fires("S-Mary")) == ("", 1)


def test_F1_a_played_card_lies_face_up_and_never_returns() -> None:
    table = Table(hand="NNESW", hands=dict.fromkeys((1, 2, 3), "ESSWW"))
    table.play("card N, from Pudding-Lane, to S-Mary")
    assert table.now["played"]["N"] == 1
    assert table.hand(0) == "NESW"
    table.play("end")
    assert table.draws() == {"draw N": 15 - 2, "draw E": 13 - 4, "draw S": 12 - 7, "draw W": 20 - 7}


# -- F2: the fire and its way
def test_F2_the_fire_comes_from_pudding_lane_or_an_uncontained_district_with_two() -> None:
    table = Table(fires="S-Bennet 2, S-Mary, Guild-Hall 2", bands="Guild-Hall 2", hand="N")
    table.play("card N")
    assert table.legal("from") == names("Pudding-Lane, S-Bennet")
    assert table.refused("from S-Mary") == ("F3",)
    assert table.refused("from Guild-Hall") == ("F10",)
    assert table.refused("from Cheapside") == ("F2",)


def test_F2_a_source_needs_a_way_for_this_card() -> None:
    table = Table(fires="Bethnal 2", hand="S")
    table.play("card S")
    assert table.legal("from") == {"Bethnal"}
    assert table.refused("from Pudding-Lane") == ("F2",)


def test_F2_fire_runs_through_burning_districts_in_any_direction_and_leaves_by_the_card() -> None:
    # West to Tallow Hall, north to S. Bennet, west to Cheapside; only the last step must be south.
    table = Table(fires="Tallow-Hall, S-Bennet, Cheapside", hand="S")
    table.play("card S, from Pudding-Lane")
    assert table.legal("to") == names("Garlickhythe, Vyners-Hall, Watling-Street, Fish-Street")
    table.play("to Fish-Street")
    assert [table.fires(name) for name in ("Pudding-Lane", "Tallow-Hall", "S-Bennet", "Cheapside")] == [24, 1, 1, 1]


def test_F2_the_fire_crosses_corners_on_its_way() -> None:
    # Pudding Lane and S. Bennet meet at a cross only; nothing else leads to Watling Street.
    table = Table(fires="S-Bennet", hand="S")
    table.play("card S, from Pudding-Lane")
    assert table.legal("to") == names("Tallow-Hall, Watling-Street")


def test_F2_it_ends_in_the_first_space_that_does_not_burn() -> None:
    table = Table(fires="S-Mary", hand="N")
    table.play("card N, from Pudding-Lane")
    assert table.refused("to S-Mary") == ("F2",)
    table.play("to Royal-Exchange")  # through S. Mary
    assert table.actor == 0


def test_F2_fires_that_are_not_connected_do_not_help_each_other() -> None:
    table = Table(fires="Bethnal 2", hand="W")
    table.play("card W")
    assert table.legal("from") == names("Pudding-Lane, Bethnal")
    table.play("from Bethnal")
    assert table.legal("to") == {"Spitalfields"}
    assert table.refused("to Vyners-Hall") == ("F4",)


def test_F2_F10_a_contained_district_may_be_entered_by_the_card_but_never_crossed() -> None:
    table = Table(
        fires="S-Bennet",
        bands="S-Bennet",
        demolished="S-Mary, Bridgeward, Candlewick-Ward, Pepys-House",
        hand="NS",
    )
    assert table.legal("card") == {"N"}  # S. Bennet has ways south, but they are closed
    table.play("card N, from Pudding-Lane")
    assert table.legal("to") == {"S-Bennet"}
    assert table.refused("to Guild-Hall") == ("F4",)


def test_F2_a_contained_district_is_entered_only_by_a_step_of_the_cards_direction() -> None:
    table = Table(fires="S-Bennet", bands="S-Bennet", hand="E", burnt="Pepys-House, Philpott-Lane, Billingsgate")
    table.play("card E, from Pudding-Lane")  # S. Bennet lies to the north-west
    assert table.legal("to") == names("Pepys-House, Philpott-Lane, Billingsgate")
    assert table.refused("to S-Bennet") == ("F4",)


def test_F2_containment_is_judged_before_the_fire_is_lifted() -> None:
    table = Table(fires="S-Bennet 2", bands="S-Bennet", hand="N")
    table.play("card N, from S-Bennet")
    assert table.legal("to") >= names("Guild-Hall, Coleman-Street")
    table.play("to Guild-Hall")
    assert (table.fires("S-Bennet"), table.now["contained"]) == (1, ["S-Bennet"])


def test_F10_fire_cannot_leave_a_contained_district_however_much_there_is() -> None:
    table = Table(fires="Bethnal 3", bands="Bethnal 3", hand="WS")
    assert table.legal("card") == {"W"}  # from Pudding Lane only
    table.play("card W")
    assert table.refused("from Bethnal") == ("F10",)


def test_F10_a_band_too_few_contains_nothing() -> None:
    table = Table(fires="Bethnal 4", bands="Bethnal 3", hand="S")
    table.play("card S, from Bethnal")
    assert table.legal("to") == {"Petticoat-Lane"}


# -- F3: the last fire
def test_F3_the_last_fire_of_a_district_stays_but_others_pass_through_it() -> None:
    table = Table(fires="S-Bennet", hand="N")
    table.play("card N")
    assert table.refused("from S-Bennet") == ("F3",)
    table.play("from Pudding-Lane, to Guild-Hall")
    assert table.fires("S-Bennet") == 1


def test_F3_a_lone_last_fire_makes_no_card_playable() -> None:
    assert Table(fires="Bethnal", hand="S").verbs() == {"discard"}


def test_F3_pudding_lane_gives_its_last_fire_and_is_refilled_with_five() -> None:
    table = Table(fires="Pudding-Lane", hand="N")
    events = table.play("card N, from Pudding-Lane, to S-Mary")
    assert table.fires("Pudding-Lane") == 5
    assert next(event.data for event in events if event.type == "pudding_lane_refilled") == {"fires": 5}


def test_F3_pudding_lane_is_not_refilled_before_it_is_empty() -> None:
    table = Table(fires="Pudding-Lane 2", hand="N")
    table.play("card N, from Pudding-Lane, to S-Mary")
    assert table.fires("Pudding-Lane") == 1


@pytest.mark.parametrize(
    ("supply", "lane", "guild_hall"),
    [(9, 5, 4), (8, 5, 4), (7, 5, 3), (5, 5, 1), (3, 3, 1), (1, 1, 1)],
)
def test_F3_B9_the_refill_comes_before_the_new_fires_and_takes_what_is_there(
    supply: int, lane: int, guild_hall: int
) -> None:
    table = Table(fires="Pudding-Lane, S-Bennet", hand="N", supply=supply)
    table.play("card N, from Pudding-Lane, to Guild-Hall")
    assert (table.fires("Pudding-Lane"), table.fires("Guild-Hall")) == (lane, guild_hall)
    assert table.now["supply"] == supply - lane - (guild_hall - 1)


def test_F3_B9_without_supply_the_last_fire_of_pudding_lane_stays() -> None:
    table = Table(fires="Pudding-Lane, S-Bennet 2", hand="N", supply=0)
    table.play("card N")
    assert table.legal("from") == {"S-Bennet"}
    assert table.refused("from Pudding-Lane") == ("F3",)
    assert Table(fires="Pudding-Lane", hand="N", supply=0).verbs() == {"discard"}
    assert Table(fires="Pudding-Lane 2", hand="N", supply=0).verbs() == {"card"}


def test_F3_B9_the_last_fire_is_held_as_soon_as_the_supply_is_gone() -> None:
    # The first of two moves spends the supply; the second then finds Pudding Lane's last fire bound.
    table = Table(fires="Pudding-Lane 2, S-Bennet", hand="N", holds={0: "double"}, supply=2)
    table.play("card N double, from Pudding-Lane, to Guild-Hall")
    assert (table.fires("Guild-Hall"), table.now["supply"]) == (3, 0)
    assert table.legal("from") == {"Guild-Hall"}


# -- F4: where fire never goes
def test_F4_fire_never_enters_grass() -> None:
    # Finsbury has only grass to the north and east.
    table = Table(fires="Finsbury 2", hand="NE")
    for card in "NE":
        after = Table(fires="Finsbury 2", hand=card)
        after.play(f"card {card}")
        assert after.legal("from") == {"Pudding-Lane"}
    grass = {space.token for space in table.box.pack.grass}
    assert not grass & {action.args[0] for action in table.box.actions.actions if action.verb == "to"}


def test_F4_fire_never_enters_a_demolished_district() -> None:
    table = Table(demolished="S-Mary, Bridgeward", hand="N")
    table.play("card N, from Pudding-Lane")
    assert table.legal("to") == names("S-Bennet, Candlewick-Ward, Pepys-House")
    assert table.refused("to S-Mary") == ("F4",)


def test_F4_a_demolished_district_is_entered_not_even_as_the_last_resort() -> None:
    assert Table(demolished=NORTH_OF_PUDDING_LANE, hand="N").verbs() == {"discard"}


def test_F4_fire_never_crosses_a_demolished_district() -> None:
    # The only bridge from Pudding Lane's west to Garlickhythe and beyond.
    table = Table(demolished="Vyners-Hall, Tallow-Hall, S-Bennet", hand="W")
    assert table.verbs() == {"discard"}


def test_F4_no_way_along_a_direction_without_an_arrow() -> None:
    table = Table(hand="N")
    table.play("card N, from Pudding-Lane")
    assert table.refused("to Philpott-Lane") == ("F4",)  # it lies east
    assert table.refused("to Bethnal") == ("F4",)  # it is far away


# -- F5: priority
def test_F5_class_1_houses_without_a_band_come_first() -> None:
    table = Table(bands="S-Mary", burnt="Bridgeward", hand="N")
    table.play("card N, from Pudding-Lane")
    assert table.legal("to") == names("S-Bennet, Candlewick-Ward, Pepys-House")
    assert table.refused("to S-Mary") == ("F5",)
    assert table.refused("to Bridgeward") == ("F5",)


def test_F5_class_2_houses_with_a_band_come_before_burnt_out_districts() -> None:
    table = Table(bands=NORTH_OF_PUDDING_LANE, burnt="Bridgeward, Candlewick-Ward", hand="N")
    table.play("card N, from Pudding-Lane")
    assert table.legal("to") == names("S-Bennet, S-Mary, Pepys-House")
    assert table.refused("to Bridgeward") == ("F5",)


def test_F5_class_2_even_before_burnt_out_districts_without_a_band() -> None:
    table = Table(bands="S-Mary", burnt="S-Bennet, Bridgeward, Candlewick-Ward, Pepys-House", hand="N")
    table.play("card N, from Pudding-Lane")
    assert table.legal("to") == {"S-Mary"}
    assert table.refused("to Bridgeward") == ("F5",)


def test_F5_class_3_burnt_out_districts_without_a_band_come_third() -> None:
    table = Table(bands="S-Mary", burnt=NORTH_OF_PUDDING_LANE, hand="N")
    table.play("card N, from Pudding-Lane")
    assert table.legal("to") == names(NORTH_OF_PUDDING_LANE) - {"S-Mary"}
    assert table.refused("to S-Mary") == ("F5",)


def test_F5_class_4_burnt_out_districts_with_a_band_are_the_last_resort() -> None:
    table = Table(bands=NORTH_OF_PUDDING_LANE, burnt=NORTH_OF_PUDDING_LANE, hand="N")
    table.play("card N, from Pudding-Lane")
    assert table.legal("to") == names(NORTH_OF_PUDDING_LANE)


def test_F5_a_band_on_a_fire_counts_as_an_idle_one_does() -> None:
    table = Table(fires="S-Mary", bands="S-Mary, Bridgeward", hand="N")
    table.play("card N, from Pudding-Lane")
    assert table.legal("to") == names("S-Bennet, Candlewick-Ward, Pepys-House")
    assert table.refused("to S-Mary") == table.refused("to Bridgeward") == ("F5",)

    table = Table(fires="S-Mary", bands="S-Mary, Bridgeward", burnt="S-Bennet, Candlewick-Ward, Pepys-House", hand="N")
    table.play("card N, from Pudding-Lane")
    assert table.legal("to") == names("S-Mary, Bridgeward")  # both are class 2


def test_F5_a_contained_fire_in_a_burnt_out_district_is_class_4() -> None:
    table = Table(fires="S-Mary", bands="S-Mary", burnt=NORTH_OF_PUDDING_LANE, hand="N")
    table.play("card N, from Pudding-Lane")
    assert table.refused("to S-Mary") == ("F5",)


def test_F5_number_and_owner_of_houses_do_not_matter() -> None:
    table = Table(fires="S-Bennet", hand="N", houses={"Coleman-Street": "R"})
    table.play("card N, from Pudding-Lane")
    assert {"Guild-Hall", "Coleman-Street", "Pepys-House"} <= table.legal("to")  # sizes 4, 1 and 2


def test_F5_another_card_or_another_unconnected_fire_may_avoid_a_class() -> None:
    table = Table(fires="Bethnal 2", burnt="Spitalfields", hand="WN")
    assert table.legal("card") == {"W", "N"}
    table.play("card W")
    assert table.legal("from") == names("Pudding-Lane, Bethnal")  # though Pudding Lane has houses in reach
    table.play("from Bethnal")
    assert table.legal("to") == {"Spitalfields"}


def test_F5_the_whole_connected_fire_counts_whichever_of_its_fires_is_chosen() -> None:
    # S. Bennet's own way south is burnt out; from Pudding Lane's side there are houses.
    table = Table(fires="S-Bennet 2, Philpott-Lane", burnt="Tallow-Hall, Watling-Street", hand="S")
    table.play("card S, from S-Bennet")
    assert table.legal("to") == {"Billingsgate"}
    assert table.refused("to Tallow-Hall") == ("F5",)
