"""P8 · The bands of the non-player turn: which two go, in which order, where to.

With a south card Pudding Lane's own fire goes nowhere and a single fire stays where it is: only bands move here.
"""

import pytest

from tests.games.great_fire.city_table import MUSTERS, CityTable, bands_moved, events_of
from tests.games.kit.table import types

FAR = "Bethnal"  # a way south leads from there
STUCK = "Temple"  # none leads from here


def decisions(table: CityTable, district: str) -> list[tuple[str, int, str]]:
    """Space, distance and reason of each band that the city moves."""
    events = table.muster(district)
    return [(data["space"], data["distance"], data["how"]) for data in events_of(events, "city_band_decided")]


# -- which two
def test_P8_the_two_nearest_bands_move_one_step_each() -> None:
    table = CityTable("S", bands=f"Newgate, Snow-Hill, {FAR} 4")
    events = table.muster("St-Pauls")
    assert bands_moved(events) == ["Newgate>Ludgate", "Snow-Hill>Newgate"]
    assert table.now["bands"] == {"Ludgate": 1, "Newgate": 1, FAR: 4}
    assert (table.actor, table.now["phase"]) == (1, "card")


def test_P8_the_nearer_goes_first_and_a_band_in_the_district_is_at_no_distance() -> None:
    table = CityTable("S", bands=f"Snow-Hill, Newgate, {FAR} 4")
    assert decisions(table, "Newgate") == [("Newgate", 0, "nearest"), ("Snow-Hill", 1, "nearest")]


def test_P8_only_bands_free_to_step_that_way_count() -> None:
    """The nearest has no way south, the next is held by a fire: two others go."""
    table = CityTable("S", fires="Christ-Church", bands=f"Blackfriars, Christ-Church, Snow-Hill, {FAR} 3")
    events = table.muster("Baynards-Castle")
    assert bands_moved(events) == ["Snow-Hill>Newgate", f"{FAR}>Petticoat-Lane"]


def test_P8_where_fires_hold_some_bands_the_others_are_free() -> None:
    table = CityTable("S", fires="Christ-Church", bands=f"Christ-Church 2, {STUCK} 4")
    assert bands_moved(table.muster("St-Pauls"))[0] == "Christ-Church>St-Pauls"
    assert table.bands("Christ-Church") == 1


def test_P8_two_bands_of_one_space_may_both_go() -> None:
    table = CityTable("S", bands=f"Newgate 2, {FAR} 4")
    assert bands_moved(table.muster("St-Pauls")) == ["Newgate>Ludgate", "Newgate>Ludgate"]


# -- distances
def test_P8_no_way_leads_through_grass() -> None:
    """Over Tower Hill it would be two steps from Crutched Friars to the Tower."""
    table = CityTable("S", bands=f"Crutched-Friars, Tower-Street, {STUCK} 4")
    assert decisions(table, "Tower") == [("Tower-Street", 2, "nearest"), ("Crutched-Friars", 3, "nearest")]


def test_P8_no_way_leads_through_pudding_lane() -> None:
    """Across Pudding Lane it would be three steps from Tallow Hall to the Custom House: nearer than Whitechapel."""
    table = CityTable("S", bands=f"Tallow-Hall, Whitechapel, {STUCK} 4")
    assert decisions(table, "Custom-House") == [("Whitechapel", 5, "nearest"), ("Tallow-Hall", 6, "nearest")]


def test_P8_a_band_on_grass_may_leave_it() -> None:
    table = CityTable("S", bands=f"Tower-Hill, Crutched-Friars, {STUCK} 4")
    assert decisions(table, "Tower") == [("Tower-Hill", 1, "nearest"), ("Crutched-Friars", 3, "nearest")]
    assert table.now["bands"] == {"Tower": 1, "Tower-Hill": 1, STUCK: 4}


def test_P8_whatever_burns_or_is_broken_may_be_counted_through() -> None:
    plain = CityTable("S", bands=f"Snow-Hill, Long-Lane, {STUCK} 4")
    table = CityTable(
        "S",
        fires="Newgate, Ludgate, Carter-Lane",
        demolished="Christ-Church, Goldsmiths-Hall",
        bands=f"Snow-Hill, Long-Lane, {STUCK} 4",
    )
    steps = [distance for _, distance, _ in decisions(plain, "Baynards-Castle")]
    assert [distance for _, distance, _ in decisions(table, "Baynards-Castle")] == steps == [4, 5]


# -- where to
def test_P8_most_uncontained_fires_come_before_houses() -> None:
    table = CityTable("S", fires="Christ-Church", bands=f"Snow-Hill, {FAR} 5")
    assert bands_moved(table.muster("Newgate"))[0] == "Snow-Hill>Christ-Church"


def test_P8_fires_count_less_the_bands_that_are_there() -> None:
    """Two fires and a band weigh as much as one fire: the conducting player chooses."""
    table = CityTable(
        "S",
        fires="Christ-Church 2, Newgate",
        bands=f"Snow-Hill, Christ-Church, {FAR} 4",
        demolished="St-Pauls, Ludgate",
    )
    table.muster("Newgate")
    assert table.legal("band") == {"Snow-Hill>Christ-Church", "Snow-Hill>Newgate"}


def test_P8_contained_fires_weigh_nothing() -> None:
    table = CityTable("S", fires="Christ-Church 2", bands=f"Snow-Hill, Christ-Church 2, {FAR} 3")
    assert bands_moved(table.muster("Newgate"))[0] == "Snow-Hill>Newgate"


def test_P8_then_most_houses_count() -> None:
    table = CityTable("S", bands=f"Snow-Hill, {FAR} 5")
    assert bands_moved(table.muster("Newgate"))[0] == "Snow-Hill>Newgate"
    table = CityTable("S", bands=f"Snow-Hill, {FAR} 5", burnt="Newgate")
    assert bands_moved(table.muster("Newgate"))[0] == "Snow-Hill>Holborn"  # two; Christ Church has one


def test_P8_a_tie_is_the_conducting_players_choice() -> None:
    table = CityTable("S", bands=f"Fetter-Lane, {FAR} 5")
    table.muster("St-Pauls")
    assert (table.actor, table.now["phase"]) == (0, "city-band")
    assert table.legal("band") == {"Fetter-Lane>Fleet-Street", "Fetter-Lane>St-Brides"}
    assert table.verbs() == {"band"}
    assert table.refused(f"band {FAR}>Petticoat-Lane") == ("P8",)
    assert table.refused("end") == ("P8",)
    events = table.play("band Fetter-Lane>St-Brides")
    assert bands_moved(events) == ["Fetter-Lane>St-Brides", f"{FAR}>Petticoat-Lane"]
    assert [data["how"] for data in events_of(events, "city_band_decided")] == ["choice", "nearest"]


def test_P8_a_band_that_has_moved_is_refused_for_that_reason() -> None:
    table = CityTable("S", bands=f"Newgate, Fetter-Lane, {FAR} 4")
    assert bands_moved(table.muster("St-Pauls")) == ["Newgate>Ludgate"]
    assert (table.now["phase"], table.now["city"]["moved"]) == ("city-band", "Ludgate")
    (reason,) = table.match.why_not("band Ludgate>Carter-Lane")
    assert (reason.clause, reason.message.id) == ("P8", "refused-city-moved")
    (other,) = table.match.why_not(f"band {FAR}>Petticoat-Lane")
    assert (other.clause, other.message.id) == ("P8", "refused-city-not-next")
    table.play("band Fetter-Lane>St-Brides")
    assert table.now["city"]["moved"] is None


def test_P8_grass_may_be_entered() -> None:
    table = CityTable("S", bands=f"Aldersgate, {FAR} 5", burnt="St-Botolphs")
    table.muster("Guild-Hall")
    assert table.legal("band") == {"Aldersgate>St-Botolphs", "Aldersgate>Smithfield"}
    table.play("band Aldersgate>Smithfield")
    assert table.bands("Smithfield") == 1


# -- bands at the same distance
def test_P8_of_three_at_the_same_distance_the_better_moves_go_the_best_first() -> None:
    """All one step from St Pauls; below them lie five houses, three houses and one."""
    table = CityTable("S", bands=f"Newgate, Carter-Lane, Christ-Church, {FAR} 3")
    assert decisions(table, "St-Pauls") == [("Christ-Church", 1, "better-move"), ("Carter-Lane", 1, "better-move")]
    assert table.now["bands"] == {"St-Pauls": 1, "Baynards-Castle": 1, "Newgate": 1, FAR: 3}


def test_P8_a_fire_makes_a_better_move_than_any_houses() -> None:
    table = CityTable("S", fires="Ludgate", bands=f"Newgate, Carter-Lane, Christ-Church, {FAR} 3")
    assert [space for space, _, _ in decisions(table, "St-Pauls")] == ["Newgate", "Christ-Church"]


def test_P8_three_alike_are_the_conducting_players_choice_and_then_two() -> None:
    table = CityTable("S", bands=f"Newgate, Ludgate, Bread-Street, {FAR} 3")
    table.muster("St-Pauls")
    ludgate = {"Ludgate>Carter-Lane", "Ludgate>St-Brides"}
    bread_street = {"Bread-Street>Doctors-Commons", "Bread-Street>Fish-Street"}
    assert table.legal("band") == {"Newgate>Ludgate"} | ludgate | bread_street
    table.play("band Newgate>Ludgate")
    assert table.legal("band") == ludgate | bread_street
    assert table.refused("band Newgate>Ludgate") != ()
    table.play("band Bread-Street>Fish-Street")
    assert table.now["bands"] == {"Ludgate": 2, "Fish-Street": 1, FAR: 3}


def test_P8_a_tie_for_the_second_place_alone() -> None:
    table = CityTable("S", bands=f"Christ-Church, Newgate, Ludgate, {FAR} 3")
    assert bands_moved(table.muster("St-Pauls")) == ["Christ-Church>St-Pauls"]
    assert table.legal("band") == {"Newgate>Ludgate", "Ludgate>Carter-Lane", "Ludgate>St-Brides"}


# -- the second looks at the board after the first
def test_P8_the_second_band_looks_at_the_board_after_the_first() -> None:
    """The first contains the fire, so that the second prefers the houses."""
    table = CityTable("S", fires="Christ-Church", bands=f"Snow-Hill 2, {FAR} 4")
    assert bands_moved(table.muster("Newgate")) == ["Snow-Hill>Christ-Church", "Snow-Hill>Newgate"]


def test_P8_which_two_go_is_settled_before_the_first_moves() -> None:
    """Smithfield's band beats Goldsmiths' Hall's by the fire it could reach; it goes though the first puts that out of
    its reach and its own move is now the poorer one."""
    table = CityTable("S", fires="Christ-Church", bands=f"Snow-Hill, Smithfield, Goldsmiths-Hall, {FAR} 3")
    events = table.muster("Newgate")
    assert bands_moved(events) == ["Snow-Hill>Christ-Church", "Smithfield>Goldsmiths-Hall"]
    assert [data["how"] for data in events_of(events, "city_band_decided")] == ["nearest", "better-move"]


# -- one band, or none
def test_P8_if_only_one_can_move_it_goes_two_steps() -> None:
    table = CityTable("S", bands=f"Long-Lane, {STUCK} 5")
    events = table.muster("Newgate")
    assert bands_moved(events) == ["Long-Lane>Snow-Hill", "Snow-Hill>Newgate"]
    assert [data["how"] for data in events_of(events, "city_band_decided")] == ["only-one", "only-one"]
    assert table.now["bands"] == {"Newgate": 1, STUCK: 5}


def test_P8_A4_a_lone_band_stops_at_an_uncontained_fire() -> None:
    table = CityTable("S", fires="Snow-Hill 2", bands=f"Long-Lane, {STUCK} 5", demolished="Newgate, Christ-Church")
    assert bands_moved(table.muster("Newgate")) == ["Long-Lane>Snow-Hill"]
    table = CityTable("S", fires="Snow-Hill", bands=f"Long-Lane, {STUCK} 5")
    assert bands_moved(table.muster("Newgate")) == ["Long-Lane>Snow-Hill"]


def test_P8_a_lone_band_passes_a_contained_fire() -> None:
    table = CityTable("S", fires="Snow-Hill", bands=f"Long-Lane, Snow-Hill, {STUCK} 4")
    assert bands_moved(table.muster("Newgate")) == ["Long-Lane>Snow-Hill", "Snow-Hill>Newgate"]
    assert table.bands("Snow-Hill") == 1


def test_P8_a_lone_band_takes_one_step_where_the_way_ends() -> None:
    table = CityTable("S", bands=f"Doctors-Commons, {STUCK} 5", burnt="Baynards-Castle")
    assert bands_moved(table.muster("Newgate")) == ["Doctors-Commons>Queenhithe"]


def test_P8_each_step_of_a_lone_band_may_be_a_choice() -> None:
    table = CityTable("S", bands=f"Clerkenwell, {STUCK} 5", burnt="Newgate")
    table.muster("Aldgate")
    assert table.legal("band") == {"Clerkenwell>Ely-Place", "Clerkenwell>Snow-Hill"}
    table.play("band Clerkenwell>Ely-Place")
    assert (table.now["phase"], table.bands("Holborn")) == ("card", 1)  # two houses against ruins
    table = CityTable("S", bands=f"Clerkenwell, {STUCK} 5", burnt="Newgate, Christ-Church, Holborn")
    table.muster("Aldgate")
    table.play("band Clerkenwell>Snow-Hill")
    assert table.legal("band") == {"Snow-Hill>Newgate", "Snow-Hill>Christ-Church", "Snow-Hill>Holborn"}


def test_P8_only_one_means_one_band_not_one_space() -> None:
    table = CityTable("S", bands=f"Long-Lane 2, {STUCK} 4")
    assert bands_moved(table.muster("Newgate")) == ["Long-Lane>Snow-Hill", "Long-Lane>Snow-Hill"]


@pytest.mark.parametrize(
    ("fires", "bands"), [("", f"{STUCK} 6"), ("Newgate 3, Snow-Hill 2", f"Newgate 3, Snow-Hill 2, {STUCK}")]
)
def test_P8_if_none_can_move_none_does(fires: str, bands: str) -> None:
    table = CityTable("S", fires=fires, bands=bands)
    before = table.now["bands"]
    assert types(table.muster("Newgate"))[:2] == ["muster_turned", "city_bands_skipped"]
    assert (table.now["bands"], table.actor) == (before, 1)


# -- the cards
def test_P8_twelve_band_cards_one_for_each_objective() -> None:
    table = CityTable("S", bands=f"{STUCK} 6")
    table.rank()
    assert table.draws() == dict.fromkeys((f"muster {district}" for district in MUSTERS), 1)
    assert len(MUSTERS) == 12
    assert set(MUSTERS) == set(table.box.pack_names.objectives)
    table.muster("Tower")
    assert table.now["city"]["muster"] == "Tower"
    assert set(table.now["city"]["musters_left"]) == set(MUSTERS) - {"Tower"}


def test_P8_the_band_cards_are_shuffled_anew_when_they_are_out() -> None:
    table = CityTable("S", bands=f"{STUCK} 6", drawn=23)  # the twelfth non-player turn
    (last,) = table.now["city"]["musters_left"]
    (ranking,) = table.now["city"]["rankings_left"]
    assert "musters_shuffled" not in types(table.rank(ranking))
    assert table.draws() == {f"muster {last}": 1}
    table.muster(last)
    assert table.now["city"]["musters_left"] == []
    table = CityTable("S", bands=f"{STUCK} 6", drawn=25)
    assert table.now["city"]["musters_left"] == []
    assert types(table.rank())[-1] == "musters_shuffled"
    assert len(table.draws()) == 12
