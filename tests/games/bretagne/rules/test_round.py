"""R, L · The round: preparation in its six parts, and loading."""

from typing import Final

from tests.games.bretagne.table import Table
from tests.games.kit.table import types

EVERYBODY: Final = "barge 1, barge 2, barge 3, barge 4"
HEAVEN: Final = "Eckmühl"
BUILT: Final = "sand, sand, sand, stone"  # four floors, nobody on them


def prepared(line: str = EVERYBODY, **laid: object) -> Table:
    """A second round with barges chosen; nobody has anything unless it is said."""
    table = Table(phase="barge", **{"round": 2, **laid})  # type: ignore[arg-type]
    table.play(line)
    return table


# -- R1: rounds
def test_R1_a_round_has_five_phases() -> None:
    table = Table(2, phase="barge", floors={HEAVEN: "sand, sand, sand 1:1"}, display=("stone",))
    phases = [table.phase]
    for step in (
        "barge 1, barge 2, (production 1)",
        "load wood, load sand, load stone, load sand, load stone, load brick",
        "build 1a, on Eckmühl, take-back 0, pass, keep brick 1, pass, keep stone 1",
        "stay, stay",
    ):
        table.play(step)
        phases.append(table.phase)
    assert phases == ["barge", "load", "act", "harbour", "barge"]
    assert table.now["round"] == 2
    assert {event.clause for _, event in table.match.event_log} >= {"R2", "L1", "A3", "W1", "E1"}


def test_R1_the_game_ends_after_the_fifth_round() -> None:
    fourth = Table(round=4, passed=(1, 2, 3))
    fourth.play("pass")
    assert (fourth.phase, fourth.now["round"]) == ("barge", 5)
    last = Table(round=5, passed=(1, 2, 3))
    last.play("pass")
    assert (last.phase, last.actor) == ("over", None)
    assert [reason.clause for reason in last.match.why_not("pass")] == ["R1"]


def test_R1_the_game_ends_early_once_all_lighthouses_are_built() -> None:
    others = " ".join(name for name in Table().boards() if name != HEAVEN)
    table = Table(round=2, passed=(1, 2, 3), built=others, improved="south west north", floors={HEAVEN: BUILT})
    table.play("pass")
    assert table.phase == "over"
    unfinished = Table(round=2, passed=(1, 2, 3), built=others, improved="south west north", floors={HEAVEN: "sand"})
    unfinished.play("pass")
    assert unfinished.phase == "barge"


# -- R2: barges
def test_R2_barges_are_taken_in_the_order_of_the_next_round_row() -> None:
    table = Table(phase="barge", order=(2, 0, 3, 1))
    actors = []
    for barge in (3, 1, 4, 2):
        actors.append(table.actor)
        table.play(f"barge {barge}")
    assert actors == [2, 0, 3, 1]
    assert table.now["pontivy"] == {"this_round": [0, 1, 2, 3], "next_round": [None] * 4}
    table.play("(production 1)")
    assert table.actor == 0  # the number of the card is the place


def test_R2_the_marker_leaves_the_row_and_a_taken_card_is_gone() -> None:
    table = Table(phase="barge")
    table.play("barge 2")
    assert table.now["pontivy"] == {"this_round": [None, 0, None, None], "next_round": [None, 1, 2, 3]}
    assert table.legal("barge") == {"1", "3", "4"}
    assert table.refused("barge 2") == ("R2",)


def test_R2_the_card_gives_engineers_and_coins() -> None:
    table = Table(phase="barge", has={3: "coins 5"})
    table.play(EVERYBODY)
    assert [(table.of(seat)["engineers"], table.of(seat)["coins"]) for seat in range(4)] == [
        (3, 0),
        (3, 1),
        (2, 2),
        (4, 7),
    ]


def test_R2_all_four_cards_are_on_offer_for_fewer_players() -> None:
    table = Table(2, phase="barge")
    assert table.legal("barge") == {"1", "2", "3", "4"}
    table.play("barge 4, barge 2, (production 1)")
    assert table.now["pontivy"]["this_round"] == [None, 1, None, 0]
    assert table.actor == 1


# -- R3: income
INCOMES: Final = {
    "Concarneau": "south-stone",
    "Quiberon": "south-worker",
    "Le-Palais": "south-engineer",
    "Le-Conquet": "west-points",
    "Saint-Malo": "north-card",
}


def test_R3_every_worker_in_a_harbour_brings_the_income_of_its_tile() -> None:
    table = prepared("barge 1, barge 2, barge 3, barge 4", harbours=dict.fromkeys(INCOMES, "0"), harbour_tiles=INCOMES)
    assert table.materials(0) == {"stone": 1}
    before = 14 - len(INCOMES)
    assert (table.of(0)["at_hand"], table.of(0)["reserve"]) == (8 + 1, before - 8 - 1)
    assert table.of(0)["engineers"] == 3 + 1
    assert table.points(0) == {"income": 3}
    table.play("(equipment pier)")
    assert table.hand(0) == ["pier"]
    assert table.of(1)["materials"] == table.of(2)["materials"] == {"wood": 0, "stone": 0, "sand": 0, "brick": 0}


def test_R3_an_improved_harbour_brings_more() -> None:
    table = prepared(
        built="Goulphar Pen-Men Penfret",
        improved="south",
        harbours={"Concarneau": "0", "Le-Conquet": "0"},
        harbour_tiles=INCOMES,
    )
    assert table.materials(0) == {"stone": 2}
    assert table.points(0) == {"income": 3}


def test_R3_income_comes_in_this_rounds_order() -> None:
    """The last card of deck and discard pile goes to the player with the lower barge."""
    cards = {2: "furnishing " * 9 + "pier " * 8 + "foghorn " * 7 + "cable-crane " * 5}
    table = Table(phase="barge", round=2, hands=cards, harbours={"Saint-Malo": "0 1"}, harbour_tiles=INCOMES)
    table.play("barge 2, barge 1, barge 3, barge 4, (equipment cable-crane)")
    assert (table.hand(0), table.hand(1)) == ([], ["cable-crane"])
    assert table.phase == "production"


def test_R3_A13_a_card_that_is_not_there_is_told_by_the_clause_it_should_have_come_by() -> None:
    everything = {2: "furnishing " * 9 + "pier " * 8 + "foghorn " * 7 + "cable-crane " * 6}
    table = Table(phase="barge", round=2, hands=everything, harbours={"Saint-Malo": "0"}, harbour_tiles=INCOMES)
    happened = table.play(EVERYBODY)
    assert [event.clause for event in happened if event.type == "no_card"] == ["R3"]
    one_left = {2: "furnishing " * 9 + "pier " * 8 + "foghorn " * 7 + "cable-crane " * 5}
    buying = Table(hands=one_left, has={0: "coins 3"})
    happened = buying.play("trade Lorient, buy-cards, (equipment cable-crane)")
    assert [event.clause for event in happened if event.type == "no_card"] == ["A13"]


def test_R3_A2_A13_before_a_card_is_drawn_everybody_waits_by_the_clause_it_comes_by() -> None:
    income = prepared(harbours={"Saint-Malo": "0"}, harbour_tiles=INCOMES)
    reward = Table(has={0: "stone 2, sand 2, engineers 2"}, display=("", "stone+sand"))
    reward.play("build 2a")
    bought = Table(has={0: "coins 3"})
    bought.play("trade Lorient, buy-cards")
    for table, clause in ((income, "R3"), (reward, "A2"), (bought, "A13")):
        assert table.phase == "equipment"
        assert [reason.clause for reason in table.match.why_not("pass")] == [clause]


def test_R3_no_more_workers_than_the_reserve_holds() -> None:
    table = prepared(has={0: "workers 13"}, harbours={"Quiberon": "0"}, harbour_tiles=INCOMES)
    assert (table.of(0)["at_hand"], table.of(0)["reserve"]) == (13, 0)


def test_R3_workers_that_the_reserve_does_not_have_are_told() -> None:
    found = []
    for workers in (11, 12, 13):
        moored = {"harbours": {"Quiberon": "0"}, "harbour_tiles": INCOMES, "improved": "south"}
        table = Table(phase="barge", round=2, has={0: f"workers {workers}"}, **moored)  # type: ignore[arg-type]
        event = next(event for event in table.play(EVERYBODY) if event.type == "income_workers")
        found.append((event.data["workers"], event.data["short"]))
    assert found == [(2, 0), (1, 1), (0, 2)]


# -- R4: Brest
def test_R4_brest_is_filled_up_and_does_not_pile_up() -> None:
    table = prepared(brest="wood 1, stone 2, singles 1, pairs 1")
    assert table.now["brest"] == {
        "materials": dict.fromkeys(("wood", "stone", "sand", "brick"), 2),
        "singles": 2,
        "pairs": 1,
    }
    few = Table(2, phase="barge")
    few.play("barge 1, barge 2")
    assert few.now["brest"] == {
        "materials": dict.fromkeys(("wood", "stone", "sand", "brick"), 1),
        "singles": 1,
        "pairs": 1,
    }


# -- R5: Quimper
def test_R5_leftovers_go_back_before_barges_are_chosen_and_brest_is_filled() -> None:
    table = Table(passed=(1, 2, 3), quimper="brick 5")
    found = table.play("pass")
    assert types(found)[-2:] == ["round_begun", "quimper_cleared"]
    assert (table.phase, sum(table.now["quimper"].values())) == ("barge", 0)


def test_R5_brest_can_use_the_leftovers() -> None:
    """All the wood that discs and markers allow is in play, most of it in Quimper."""
    table = Table(passed=(1, 2, 3), has={1: "wood 3"}, quimper="wood 28")
    table.play("pass, barge 1, barge 2, barge 3, barge 4")
    assert table.now["brest"]["materials"] == dict.fromkeys(("wood", "stone", "sand", "brick"), 2)


def test_R5_a_new_card_lays_out_quimper() -> None:
    table = prepared()
    assert sum(table.now["quimper"].values()) == 0
    table.play("(production 3)")
    assert table.now["quimper"] == {"wood": 5, "stone": 10, "sand": 6, "brick": 7}


def test_R5_no_card_comes_twice() -> None:
    table = prepared(round=4)
    assert table.draws() == {"production 4": 1, "production 5": 1, "production 6": 1}
    table.play("(production 5)")
    assert table.now["production_left"] == [4, 6]


# -- R6: construction tiles
def test_R6_empty_spaces_are_filled_from_left_to_right() -> None:
    table = prepared(display=("stone - sand -", "- - - -", "stone+stone+stone - - -"))
    table.play("(production 2)")
    assert table.draws() == {"tile stone": 3, "tile sand": 3, "tile brick": 4}
    table.play("(tile brick)")
    assert table.now["display"][0] == ["stone", "brick", "sand", None]
    table.play("(tile stone)")
    assert table.now["display"][0] == ["stone", "brick", "sand", "stone"]
    assert set(table.draws()) == {
        f"tile {tile}"
        for tile in ("stone+stone", "stone+sand", "stone+brick", "sand+sand", "sand+brick", "brick+brick")
    }


def test_R6_where_the_stack_is_empty_the_space_stays_empty() -> None:
    towers = {
        "Eckmühl": "stone, stone, stone",
        "Saint-Mathieu": "sand, sand, sand",
        "Pontusval": "brick, brick, brick",
    }
    table = prepared(floors=towers, display=("stone sand -",))
    table.play("(production 2)")
    assert [reason.clause for reason in table.match.why_not("pass")] == ["R6"]
    table.play("(tile brick)")
    assert table.now["display"][0] == ["stone", "sand", "brick", None]
    assert table.now["stacks"][0] == []


def test_R6_nothing_is_refilled_within_a_round() -> None:
    table = Table(has={0: "stone 2, engineers 2"}, display=("stone sand",))
    table.play("build 1a, on Eckmühl, take-back 0, pass, pass, pass")
    assert table.now["display"][0] == [None, "sand", None, None]
    assert table.refused("build 1a") == ("R6",)


def test_R6_equal_tiles_of_a_row_are_one_choice() -> None:
    table = Table(has={0: "stone 2, engineers 2"}, display=("sand stone stone",))
    assert table.legal("build") == {"1b"}
    assert table.refused("build 1c") == ("R6",)


# -- R7: weather
def test_R7_the_forecast_becomes_the_weather_after_the_tiles() -> None:
    table = prepared(weather="sunny", forecast="storm")
    assert (table.now["weather"], table.now["forecast"]) == ("sunny", "storm")
    table.play("(production 2)")
    while table.phase == "tiles":
        table.play(f"({min(table.draws())})")
    assert (table.now["weather"], table.now["forecast"]) == ("storm", None)
    assert table.draws() == {"forecast sunny": 1, "forecast variable": 2, "forecast storm": 1}
    table.play("(forecast sunny)")
    assert (table.now["weather"], table.now["forecast"], table.phase) == ("storm", "sunny", "load")


def test_R7_the_last_round_has_no_forecast() -> None:
    table = prepared(round=5, weather="sunny", forecast="storm")
    table.play("(production 5)")
    while table.phase == "tiles":
        table.play(f"({min(table.draws())})")
    assert (table.now["weather"], table.now["forecast"], table.phase) == ("storm", None, "load")
    assert sum(table.now["weather_unseen"].values()) == 1


def test_R6_R7_the_first_round_has_its_tiles_and_weather_from_the_set_up() -> None:
    table = Table(phase="barge", weather="variable", forecast="storm", display=("stone - sand -",))
    happened = types(table.play(f"{EVERYBODY}, (production 1)"))
    assert table.phase == "load"
    assert (table.now["weather"], table.now["forecast"]) == ("variable", "storm")
    assert table.now["display"][0] == ["stone", None, "sand", None]
    assert not {"tiles_refilled", "weather_changed", "income_materials"} & set(happened)


# -- L1, L2: loading
def test_L1_everybody_loads_the_top_barge_then_the_middle_then_the_bottom_one() -> None:
    table = Table(phase="load", quimper="wood 20, stone 20")
    loaded = []
    while table.phase == "load":
        event = table.play("load wood" if table.may("load wood") else "load stone")[0]
        loaded.append((event.data["seat"], event.data["barge"], sum(event.data["materials"].values())))
    spaces = {"top": (3, 2, 2, 2), "middle": (2, 2, 3, 3), "bottom": (1, 3, 2, 3)}
    assert loaded == [(seat, level, spaces[level][seat]) for level in spaces for seat in range(4)]
    assert table.phase == "act"


def test_L1_this_rounds_order_is_that_of_the_barges() -> None:
    table = Table(3, phase="load", barges={0: 4, 1: 1, 2: 3}, quimper="wood 20")
    actors = []
    for _ in range(3):
        actors.append(table.actor)
        table.play("load wood")
    assert actors == [1, 2, 0]
    assert [table.materials(seat)["wood"] for seat in range(3)] == [2, 3, 2]


def test_L1_loading_ends_when_quimper_is_empty() -> None:
    table = Table(phase="load", quimper="wood 3")
    happened = table.play("load wood")
    assert "quimper_empty" in types(happened)
    assert (table.phase, table.actor) == ("act", 0)


def test_L2_loading_is_compulsory_with_a_kind_that_is_there() -> None:
    table = Table(phase="load", quimper="wood 1, brick 4")
    assert table.legal("load") == {"wood", "brick"}
    assert table.verbs() == {"load"}
    assert table.refused("load stone") == ("L2",)
    assert table.refused("pass") == ("L2",)


def test_L2_as_many_as_fit_or_as_there_are() -> None:
    table = Table(phase="load", quimper="wood 1, brick 4")
    event = table.play("load wood")[0]
    assert (event.data["materials"], event.data["left"]) == ({"wood": 1}, 2)
    table.play("load brick")
    assert (table.materials(0), table.materials(1)) == ({"wood": 1}, {"brick": 2})
    assert table.now["quimper"] == {"wood": 0, "stone": 0, "sand": 0, "brick": 2}


def test_L2_the_same_kind_may_be_chosen_again() -> None:
    table = Table(2, phase="load", quimper="sand 9")
    table.play("load sand, load sand, load sand")
    assert table.materials(0) == {"sand": 3 + 2}
