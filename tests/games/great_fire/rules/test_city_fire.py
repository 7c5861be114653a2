"""P7 · The fire of the non-player turn: where it goes, whence it comes, and who decides what cards leave open."""

import pytest

from tests.games.great_fire.city_table import RANKING, RANKINGS, CityTable, events_of, fire_moved, reason
from tests.games.kit.table import types

EAST = ("Pepys-House", "Philpott-Lane", "Billingsgate")  # of Pudding Lane


# -- where to: the class first
@pytest.mark.parametrize(
    ("burnt", "bands", "end"),
    [
        ("Pepys-House", "Billingsgate", "Philpott-Lane"),
        ("Pepys-House, Philpott-Lane", "Billingsgate", "Billingsgate"),
        ("Pepys-House, Philpott-Lane, Billingsgate", "Billingsgate, Pepys-House", "Philpott-Lane"),
        ("Pepys-House, Philpott-Lane", "Billingsgate, Philpott-Lane", "Billingsgate"),
    ],
)
def test_P7_the_best_class_of_all_comes_first(burnt: str, bands: str, end: str) -> None:
    table = CityTable("E", burnt=burnt, bands=bands)
    events = table.rank()
    assert fire_moved(events) == ("Pudding-Lane", end)
    assert reason(events) == {"how": "class"}


def test_P7_no_colour_makes_up_for_a_worse_class() -> None:
    table = CityTable(
        "E", houses={"Pepys-House": "RR", "Billingsgate": "RR", "Philpott-Lane": "W"}, bands="Pepys-House, Billingsgate"
    )
    assert fire_moved(table.rank())[1] == "Philpott-Lane"


def test_P7_all_fires_are_looked_at_together() -> None:
    """A class that one fire cannot reach is reached by another: the city has no fire of its own choice."""
    table = CityTable("E", burnt=", ".join(EAST), fires="Bethnal 2, Spitalfields, Shoreditch 2, Temple 2")
    assert fire_moved(table.rank()) == ("Temple", "Whitefriars")


# -- then the colours, one after the other
@pytest.mark.parametrize("ranking", ["RBGYPW", "WPYGBR", "GYPWRB"])
@pytest.mark.parametrize("rank", [1, 2, 3, 4, 5, 6])
def test_P7_most_houses_of_the_first_colour_then_of_the_second_to_the_sixth(ranking: str, rank: int) -> None:
    """Both have one house of a colour; what the larger has more of is the ranking's first, second … sixth."""
    both = ranking[0] if rank == 6 else ranking[5]
    decisive = ranking[rank - 1]
    table = CityTable("E", houses={"Philpott-Lane": both, "Billingsgate": both + decisive}, burnt="Pepys-House")
    events = table.rank(ranking)
    assert fire_moved(events)[1] == "Billingsgate"
    assert reason(events) == {"how": "colour", "rank": rank, "colour": decisive}


def test_P7_the_number_of_houses_counts_not_their_presence() -> None:
    table = CityTable("E", houses={"Pepys-House": "RR", "Billingsgate": "RB", "Philpott-Lane": "R"})
    events = table.rank(RANKING)
    assert fire_moved(events)[1] == "Pepys-House"
    assert reason(events) == {"how": "colour", "rank": 1, "colour": "R"}


def test_P7_a_colour_nobody_has_there_decides_nothing() -> None:
    table = CityTable("E", houses={"Pepys-House": "WW", "Billingsgate": "PW", "Philpott-Lane": "Y"})
    events = table.rank(RANKING)
    assert fire_moved(events)[1] == "Philpott-Lane"
    assert reason(events) == {"how": "colour", "rank": 4, "colour": "Y"}


def test_P7_one_way_only_needs_no_reason() -> None:
    table = CityTable("E", demolished="Pepys-House, Billingsgate")
    assert reason(table.rank()) == {"how": "alone"}


# -- then the conducting player
def north() -> CityTable:
    """Two of Pudding Lane's five northern neighbours have a red house and nothing else."""
    table = CityTable(
        "N",
        houses={"S-Mary": "R", "Bridgeward": "R", "S-Bennet": "B", "Candlewick-Ward": "B", "Pepys-House": "BB"},
    )
    table.rank(RANKING)
    return table


def test_P7_a_tie_to_the_end_is_the_conducting_players_choice() -> None:
    table = north()
    assert (table.actor, table.now["phase"]) == (0, "city-destination")
    assert table.legal("to") == {"S-Mary", "Bridgeward"}
    assert table.verbs() == {"to"}
    events = table.play("to Bridgeward")
    assert fire_moved(events) == ("Pudding-Lane", "Bridgeward")
    assert reason(events) == {"how": "choice"}


def test_P7_what_the_cards_have_ruled_out_cannot_be_chosen() -> None:
    table = north()
    assert table.refused("to S-Bennet") == ("P7",)
    assert table.refused("to Temple") == ("F4",)
    assert table.refused("end") == ("P7",)
    assert [reason.clause for reason in table.match.why_not("to S-Mary", seat=1)] == ["P6"]


def test_P7_empty_districts_can_tie_too() -> None:
    table = CityTable("E", burnt=", ".join(EAST))
    table.rank()
    assert table.legal("to") == set(EAST)
    table = CityTable("E", burnt=", ".join(EAST), bands=", ".join(EAST))
    table.rank()
    assert table.legal("to") == set(EAST)


# -- where from
def test_P7_the_fire_comes_from_pudding_lane_if_that_leads_there() -> None:
    table = CityTable(
        "N", fires="Pudding-Lane 3, S-Bennet 3", burnt="Guild-Hall, S-Mary, Bridgeward, Candlewick-Ward, Pepys-House"
    )
    events = table.rank()
    assert fire_moved(events) == ("Pudding-Lane", "Coleman-Street")
    assert events_of(events, "city_origin_decided") == [{"how": "pudding-lane", "space": "Pudding-Lane"}]
    assert (table.fires("Pudding-Lane"), table.fires("S-Bennet")) == (2, 3)


def spitalfields(fires: str, bands: str = "") -> CityTable:
    """A fire in the east, far from Pudding Lane; the first colour draws the city's fire to Spitalfields."""
    houses = {"Spitalfields": "R", "Vyners-Hall": "B", "Tallow-Hall": "B", "S-Bennet": "B"}
    return CityTable("W", fires=fires, bands=bands, houses=houses)


def test_P7_a_destination_not_connected_to_pudding_lane_is_lit_from_where_most_fires_are() -> None:
    table = spitalfields("Bethnal 2, Petticoat-Lane 3")
    events = table.rank()
    assert fire_moved(events) == ("Petticoat-Lane", "Spitalfields")
    assert events_of(events, "city_origin_decided") == [{"how": "most-fires", "space": "Petticoat-Lane"}]
    assert (table.fires("Bethnal"), table.fires("Petticoat-Lane"), table.fires("Pudding-Lane")) == (2, 2, 25)


def test_P7_equal_numbers_of_fires_are_the_conducting_players_choice() -> None:
    table = spitalfields("Bethnal 3, Petticoat-Lane 3")
    table.rank()
    assert (table.actor, table.now["phase"]) == (0, "city-origin")
    assert table.legal("from") == {"Bethnal", "Petticoat-Lane"}
    assert table.refused("from Pudding-Lane") == ("P7",)
    events = table.play("from Bethnal")
    assert fire_moved(events) == ("Bethnal", "Spitalfields")
    assert events_of(events, "city_origin_decided") == [{"how": "choice", "space": "Bethnal"}]
    assert (table.fires("Bethnal"), table.fires("Petticoat-Lane")) == (2, 3)


def test_P7_a_last_fire_stays() -> None:
    table = spitalfields("Bethnal, Petticoat-Lane 2")
    assert fire_moved(table.rank()) == ("Petticoat-Lane", "Spitalfields")
    table = spitalfields("Bethnal, Petticoat-Lane")
    table.rank()
    assert table.legal("to") == {"Vyners-Hall", "Tallow-Hall", "S-Bennet"}  # Spitalfields is out of reach


def test_P7_of_two_areas_that_lead_there_the_one_with_more_fires_gives() -> None:
    ways = {"St-Brides": "R", "Fleet-Street": "B", "Carter-Lane": "B"}
    everywhere = "S-Bennet, S-Mary, Bridgeward, Candlewick-Ward, Pepys-House"
    table = CityTable("N", fires="Temple 2, Bridewell 3", houses=ways, burnt=everywhere)
    assert fire_moved(table.rank()) == ("Bridewell", "St-Brides")


def test_P7_contained_fire_neither_gives_nor_leads() -> None:
    ways = {"St-Brides": "R", "Fleet-Street": "B", "Carter-Lane": "B"}
    everywhere = "S-Bennet, S-Mary, Bridgeward, Candlewick-Ward, Pepys-House"
    table = CityTable("N", fires="Temple 2, Bridewell 3", bands="Bridewell 3", houses=ways, burnt=everywhere)
    assert fire_moved(table.rank()) == ("Temple", "St-Brides")
    # S. Bennet is contained: Guild Hall's fire no longer connects to Pudding Lane.
    table = CityTable(
        "W",
        fires="S-Bennet, Guild-Hall 2",
        bands="S-Bennet",
        houses={"Goldsmiths-Hall": "R"},
        burnt="Vyners-Hall, Tallow-Hall, St-Botolphs",
    )
    assert fire_moved(table.rank()) == ("Guild-Hall", "Goldsmiths-Hall")


# -- what it does
def test_P7_F7_houses_burn_and_fires_are_added_as_ever() -> None:
    table = CityTable("E", houses={"Billingsgate": "RG"}, burnt="Pepys-House, Philpott-Lane")
    events = table.rank()
    assert events_of(events, "houses_burnt") == [{"district": "Billingsgate", "houses": "RG"}]
    assert (table.fires("Billingsgate"), table.fires("Pudding-Lane")) == (2, 24)
    assert table.lost()["G"] == 1


def test_P7_F3_pudding_lane_is_refilled_when_the_city_takes_its_last_fire() -> None:
    table = CityTable("E", fires="Pudding-Lane 1", demolished="Pepys-House, Billingsgate")
    assert events_of(table.rank(), "pudding_lane_refilled") == [{"fires": 5}]
    assert table.fires("Pudding-Lane") == 5


def test_P7_a_token_leaves_the_game_unseen() -> None:
    table = CityTable("E", burnt="Philpott-Lane, Billingsgate")
    assert table.has_token("Pepys-House")
    events = table.rank()
    assert [(event.clause, event.data) for event in events if event.type == "token_removed"] == [
        ("P7", {"district": "Pepys-House"})
    ]
    assert "token_taken" not in types(events)
    assert not table.has_token("Pepys-House")
    assert (table.held(0), table.held(1)) == ({}, {})
    assert table.now["tokens_used"] == {"charge": 0, "double": 0, "point": 0}


def test_P7_a_token_goes_even_if_the_fire_is_contained() -> None:
    table = CityTable("E", burnt="Philpott-Lane, Billingsgate", bands="Pepys-House")
    events = table.rank()
    assert {"fire_contained", "token_removed"} <= set(types(events))
    assert (table.fires("Pepys-House"), len(table.houses("Pepys-House"))) == (1, 2)
    assert not table.has_token("Pepys-House")


def test_P7_where_no_fire_can_move_the_bands_are_next() -> None:
    table = CityTable("S", bands="Temple 6")  # nothing lies south of Pudding Lane
    assert types(table.rank()) == ["ranking_turned", "city_fire_skipped"]
    assert (table.now["phase"], table.fires("Pudding-Lane")) == ("city-muster", 25)


# -- the cards
def test_P7_twelve_colour_cards_are_turned_one_by_one() -> None:
    table = CityTable("S", bands="Temple 6")
    assert table.draws() == dict.fromkeys((f"ranking {card}" for card in RANKINGS), 1)
    table.rank("WPYGBR")
    assert table.now["city"]["ranking"] == "WPYGBR"
    assert table.now["city"]["rankings_left"] == [card for card in RANKINGS if card != "WPYGBR"]


def test_P7_the_colour_cards_are_shuffled_anew_when_they_are_out() -> None:
    table = CityTable("S", bands="Temple 6", drawn=23)  # the twelfth non-player turn
    assert "rankings_shuffled" not in types(table.turned)
    (last,) = table.now["city"]["rankings_left"]
    assert table.draws() == {f"ranking {last}": 1}
    table.rank(last)
    assert table.now["city"]["rankings_left"] == []
    table = CityTable("S", bands="Temple 6", drawn=25)
    assert types(table.turned)[-1] == "rankings_shuffled"
    assert set(table.draws()) == {f"ranking {card}" for card in RANKINGS}
