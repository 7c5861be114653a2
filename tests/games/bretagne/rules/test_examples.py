"""The rulebook's worked examples 1 to 8, with what follows from the same sentences."""

from typing import Any, Final

import pytest

from tests.games.bretagne.table import Table
from tests.games.kit.table import types
from tinderbox import UndoError

PAUL, JOHN, GEORGE, RINGO = range(4)


# -- 1: loading
def test_L1_L2_R2_example_1_loading() -> None:
    table = Table(phase="barge", order=(PAUL, JOHN, GEORGE, RINGO))
    table.play("barge 1, barge 2, barge 3, barge 4, (production 1)")
    assert table.now["quimper"] == {"wood": 7, "stone": 7, "sand": 7, "brick": 7}
    actors = []
    for choice in ("wood", "sand", "stone", "brick", "wood", "brick"):
        assert (table.verbs(), table.legal("load")) == ({"load"}, {"wood", "stone", "sand", "brick"})
        actors.append(table.actor)
        table.play(f"load {choice}")
    assert actors == [PAUL, JOHN, GEORGE, RINGO, PAUL, JOHN]
    assert table.now["quimper"] == {"wood": 2, "stone": 5, "sand": 5, "brick": 3}
    assert [table.materials(seat) for seat in range(4)] == [
        {"wood": 5},
        {"sand": 2, "brick": 2},
        {"stone": 2},
        {"brick": 2},
    ]
    assert (table.phase, table.actor) == ("load", GEORGE)


def test_L2_example_1_a_barge_not_filled_keeps_empty_spaces() -> None:
    table = Table(phase="load", quimper="wood 1, brick 4")
    assert table.legal("load") == {"wood", "brick"}
    event = table.play("load wood")[0]
    assert (event.data["materials"], event.data["left"]) == ({"wood": 1}, 2)
    assert table.actor == JOHN  # each barge is loaded once


def test_L1_example_1_loading_ends_when_quimper_is_empty() -> None:
    table = Table(phase="load", quimper="wood 2")
    table.play("load wood")
    assert (table.materials(PAUL), table.phase, table.actor) == ({"wood": 2}, "act", PAUL)


# -- 2 to 5: George builds the third floor of Goulphar. The building example's "third floor" is read as floor 3 counted
# from the bottom; that of the scoring example (6) as floor 4, since its first floor is the one above the ground floor.
GEORGES: Final = "wood 1, stone 2, sand 1, engineers 1"
BARGES: Final = {PAUL: 1, JOHN: 3, GEORGE: 2, RINGO: 4}  # George does not hold the one that saves an engineer


def goulphar(has: str = GEORGES, floors: str = "brick, brick", **laid: Any) -> Table:
    settings = {"round": 2, "barges": BARGES, "weather": "sunny", "coins": "Goulphar 1", **laid}
    towers = {"Goulphar": floors} if floors else {}
    return Table(turn_of=GEORGE, has={GEORGE: has}, floors=towers, display=("", "stone+sand"), **settings)


def test_A2_B8_R6_example_2_buying_a_tile() -> None:
    table = goulphar()
    deck = table.now["cards"]["deck"]
    table.play("build 2a")
    assert table.materials(GEORGE) == {"wood": 1, "stone": 1}  # 1 sand and 1 stone went back to the supply
    assert table.of(GEORGE)["coins"] == 1  # the row's; the one on the board comes later
    table.play("(equipment pier)")
    assert (table.now["cards"]["deck"], table.hand(GEORGE)) == (deck - 1, ["pier"])
    assert table.match.view(GEORGE)["own"]["hand"]["pier"] == 1
    for seat in (None, PAUL, RINGO):
        assert table.match.view(seat)["seats"][GEORGE]["cards"] == 1
    other = goulphar()
    other.play("build 2a, (equipment foghorn)")
    for seat in (None, PAUL, RINGO):
        assert table.match.view(seat) == other.match.view(seat)
    with pytest.raises(UndoError):
        table.match.undo_to(0)
    table.play("on Goulphar, take-back 0, pass, pass, pass")
    assert table.now["display"][1] == [None] * 4  # empty for the rest of the round


def test_A2_A3_A4_A5_A6_A7_A9_examples_2_to_5_step_by_step() -> None:
    """Buy, take the reward, look at the card, and only then choose the lighthouse; engineers and workers last."""
    table = goulphar()
    untouched = table.tower("Goulphar")
    assert table.verbs() >= {"build", "pass"}
    assert table.legal("build") == {"2a"}  # the tile alone is chosen
    bought = table.play("build 2a")
    assert types(bought) == ["tile_bought", "reward_received"]
    assert (table.actor, table.phase) == (None, "equipment")  # the lighthouse is chosen after the card is drawn
    table.play("(equipment cable-crane)")
    assert table.match.view(GEORGE)["own"]["hand"]["cable-crane"] == 1  # seen before the choice
    assert (table.phase, table.actor, table.tower("Goulphar")) == ("lighthouse", GEORGE, untouched)
    assert "Goulphar" in table.legal("on")
    assert len(table.legal("on")) > 1  # the choice is free
    built = table.play("on Goulphar")
    assert types(built) == ["tile_built", "build_paid", "coins_found"]
    paid = built[1].data
    assert (paid["materials"], paid["engineers"], paid["saved"], paid["workers"]) == ({"wood": 1, "stone": 1}, 1, 0, 4)
    assert table.phase == "take-back"
    table.play("take-back 2")
    assert (table.workers("Goulphar")[2], table.score(GEORGE)) == ((GEORGE, 2), 4)


def test_A3_A4_A6_example_3_building_on_the_third_floor_of_a_purgatory() -> None:
    table = goulphar()
    table.play("build 2a, (equipment pier), on Goulphar")
    tower = table.tower("Goulphar")
    assert [floor["tile"] for floor in tower["floors"]] == ["brick", "brick", "stone+sand"]
    assert (tower["engineers"], tower["coins"], tower["status"]) == (1, 0, "open")
    found = table.of(GEORGE)
    assert (table.materials(GEORGE), found["engineers"], found["coins"], found["cards"]) == ({}, 0, 2, 1)


def test_A4_example_3_barge_3_never_saves_the_last_engineer() -> None:
    table = goulphar(barges={PAUL: 1, JOHN: 2, GEORGE: 3, RINGO: 4})
    table.play("build 2a, (equipment pier), on Goulphar")
    assert table.tower("Goulphar")["engineers"] == 1
    assert goulphar("wood 1, stone 2, sand 1").refused("build 2a") == ("A5", "A4")


@pytest.mark.parametrize(
    "has",
    ["stone 2, sand 1, engineers 1, coins 9", "wood 1, stone 1, sand 1, engineers 1, coins 9"],
)
def test_A2_A3_A5_example_3_what_is_missing_cannot_be_bought_with_coins(has: str) -> None:
    table = goulphar(has)
    table.play("build 2a, (equipment pier)")
    assert table.refused("on Goulphar") == ("A3",)
    assert goulphar("wood 1, stone 2, engineers 1, coins 9").refused("build 2a") == ("A2",)


def test_A3_A7_example_3_the_bottom_floor_needs_no_wood() -> None:
    table = goulphar("stone 2, sand 1, engineers 1", floors="")
    table.play("build 2a, (equipment pier), on Goulphar")
    assert (table.materials(GEORGE), table.workers("Goulphar")) == ({}, [(GEORGE, 3)])


def test_A3_A10_example_3_the_top_floor_costs_the_same_and_the_lighthouse_is_built() -> None:
    table = goulphar(floors="brick, brick, brick")
    happened = table.play("build 2a, (equipment pier), on Goulphar, take-back 4")
    assert "lighthouse_built" in types(happened)
    assert (table.materials(GEORGE), table.tower("Goulphar")["status"]) == ({}, "finished")


def test_A7_example_4_four_workers_for_four_materials() -> None:
    table = goulphar()
    table.play("build 2a, (equipment pier), on Goulphar")
    assert table.workers("Goulphar")[2] == (GEORGE, 4)
    assert table.of(GEORGE)["at_hand"] == 4


@pytest.mark.parametrize(("hand", "placed"), [(3, 3), (0, 0)])
def test_A7_example_4_too_few_workers(hand: int, placed: int) -> None:
    table = goulphar(f"{GEORGES}, workers {hand}")
    table.play("build 2a, (equipment pier), on Goulphar")
    assert table.workers("Goulphar")[2] == (GEORGE if placed else None, placed)
    assert table.of(GEORGE)["at_hand"] == 0


@pytest.mark.parametrize(("hand", "left", "placed"), [(8, 3, 4), (4, 0, 3), (1, 0, 0)])
def test_A8_example_4_in_a_storm(hand: int, left: int, placed: int) -> None:
    table = goulphar(f"wood 1, stone 2, sand 1, engineers 3, workers {hand}", weather="storm")
    table.play("build 2a, (equipment pier), on Goulphar")
    assert (table.of(GEORGE)["at_hand"], table.of(GEORGE)["reserve"]) == (left, 14 - hand + 1)
    assert table.workers("Goulphar")[2] == (GEORGE if placed else None, placed)
    if placed:
        assert table.legal("take-back") == {str(count) for count in range(placed + 1)}
    else:
        assert table.phase == "act"
    nobody = goulphar("wood 1, stone 2, sand 1, engineers 3, workers 0", weather="storm")
    nobody.play("build 2a, (equipment pier)")
    assert nobody.refused("on Goulphar") == ("A8",)


@pytest.mark.parametrize("taken", range(5))
def test_A9_example_5_taking_workers_back(taken: int) -> None:
    table = goulphar()
    table.play("build 2a, (equipment pier), on Goulphar")
    assert table.legal("take-back") == {"0", "1", "2", "3", "4"}
    table.play(f"take-back {taken}")
    assert table.score(GEORGE) == 2 * taken
    assert table.workers("Goulphar")[2] == (GEORGE if taken < 4 else None, 4 - taken)
    assert table.of(GEORGE)["at_hand"] == 4 + taken


# -- 6 to 8: Roches-Douvres is scored
TOWER: Final = f"sand {JOHN}:1, sand {GEORGE}:3, brick {RINGO}:4, brick {JOHN}:3"
HANDS: Final = {
    JOHN: "cable-crane foghorn foghorn",
    RINGO: "pier pier furnishing furnishing",
    GEORGE: "cable-crane",
}
CARD_STEP: Final = (
    "equip cable-crane, equip foghorn, equip foghorn",
    "equip pier, equip pier, equip furnishing, equip furnishing",
    "equip cable-crane",
)
NORTH: Final = {"Saint-Malo", "Paimpol", "Roscoff"}


def roches_douvres(lighthouse: str = "Roches-Douvres", **laid: Any) -> Table:
    settings = {"hands": HANDS, "harbour_tiles": {"Roscoff": "north-brick"}, **laid}
    table = Table(passed=(JOHN, GEORGE, RINGO), floors={lighthouse: TOWER}, engineers=f"{lighthouse} 2", **settings)
    table.play("pass")
    return table


def after_cards(**laid: Any) -> Table:
    table = roches_douvres(**laid)
    for line in CARD_STEP:
        table.play(line)
    return table


def test_W2_W3_W4_B7_example_6_the_card_step() -> None:
    table = roches_douvres()
    actors = []
    for line, left in zip(
        CARD_STEP,
        (
            [(JOHN, 1), (GEORGE, 3), (RINGO, 4), (None, 0)],
            [(JOHN, 1), (GEORGE, 3), (None, 0), (None, 0)],
            [(JOHN, 1), (GEORGE, 2), (None, 0), (None, 0)],
        ),
        strict=True,
    ):
        actors.append(table.actor)
        assert table.may("done")
        table.play(line)
        assert table.workers("Roches-Douvres") == left
    assert actors == [JOHN, RINGO, GEORGE]
    assert [table.points(seat).get("cards", 0) for seat in range(4)] == [0, 9 + 8 + 7, 8, 7 + 6 + 6 + 5]
    assert [table.of(seat)["at_hand"] for seat in (JOHN, RINGO, GEORGE)] == [8 + 3, 8 + 4, 8 + 1]
    assert (table.phase, table.actor) == ("harbour", GEORGE)


def test_W3_example_6_never_more_cards_than_workers() -> None:
    table = roches_douvres(hands={JOHN: "pier " * 5, GEORGE: "furnishing " * 5})
    table.play("equip pier, equip pier, equip pier, equip pier")
    assert table.actor == GEORGE
    table.play("equip furnishing, equip furnishing, equip furnishing")
    assert table.phase == "harbour"
    assert (table.hand(JOHN), table.hand(GEORGE)) == (["pier"], ["furnishing"] * 2)


def test_W4_example_6_on_another_group() -> None:
    tower = f"sand {JOHN}:1, sand {GEORGE}:2, brick+brick {RINGO}:3, brick+brick {JOHN}:3"
    for lighthouse, foghorns in (("Île-Vierge", 7 + 6), ("Pontusval", None)):
        table = Table(passed=(JOHN, GEORGE, RINGO), floors={lighthouse: tower}, hands=HANDS)
        table.play("pass")
        assert table.actor == JOHN
        assert table.refused("equip cable-crane") == ("W4",)
        if foghorns is None:
            assert table.refused("equip foghorn") == ("W4",)
        else:
            table.play("equip foghorn, equip foghorn")
            assert table.points(JOHN) == {"cards": foghorns}


def test_W2_W5_example_7_the_harbour_step() -> None:
    table = after_cards(has={JOHN: "coins 1"})
    assert (table.actor, table.legal("harbour")) == (GEORGE, NORTH)
    table.play("harbour Roscoff")
    assert table.of(GEORGE)["coins"] == 0
    assert (table.actor, table.legal("harbour"), table.may("stay")) == (JOHN, NORTH, True)
    table.play("stay")
    assert table.moorings("Roscoff") == [GEORGE]
    orders = [event.data["order"] for _, event in table.match.event_log if event.type == "step_begun"]
    assert [[place["seat"] for place in order] for order in orders] == [
        [JOHN, RINGO, GEORGE],
        [GEORGE, JOHN],
        [JOHN, GEORGE],
    ]


def test_W5_example_7_a_second_worker_costs_a_coin() -> None:
    poor = after_cards()
    poor.play("harbour Roscoff")
    assert poor.legal("harbour") == NORTH - {"Roscoff"}
    assert poor.refused("harbour Roscoff") == ("W5",)
    assert poor.refused("harbour Camaret") == ("W5",)
    rich = after_cards(has={JOHN: "coins 1"})
    rich.play("harbour Roscoff, harbour Roscoff")
    assert (rich.moorings("Roscoff"), rich.of(JOHN)["coins"]) == ([JOHN, GEORGE], 0)


@pytest.mark.parametrize(("players", "bricks"), [(2, 2), (3, 1), (4, 1)])
def test_R3_E2_example_7_the_harbours_income(players: int, bricks: int) -> None:
    """With two players Roches-Douvres is the third of the north, so the tile turns at the end of this round."""
    table = Table(
        players,
        passed=range(1, players),
        floors={"Roches-Douvres": "sand 0:1, sand, brick, brick"},
        harbour_tiles={"Roscoff": "north-brick"},
    )
    table.play("pass, harbour Roscoff")
    table.play(", ".join(f"barge {seat + 1}" for seat in range(players)))
    assert table.materials(0) == {"brick": bricks}


def test_W2_W6_W7_example_8_the_majority_step() -> None:
    table = after_cards(has={JOHN: "coins 1"})
    table.play("harbour Roscoff, stay")
    assert table.points(JOHN) == {"cards": 24, "majorities": 7, "workers": 1}
    assert table.points(GEORGE) == {"cards": 8, "workers": 1}
    scored = [sum(table.points(seat).values()) for seat in range(4)]
    assert scored == [0, 32, 9, 24]
    assert sum(table.now["cards"]["discarded"].values()) == 8
    assert (table.tower("Roches-Douvres")["status"], table.tower("Roches-Douvres")["engineers"]) == ("built", 0)
    # Every worker is home again but George's in the harbour.
    assert [table.of(seat)["at_hand"] for seat in (JOHN, GEORGE, RINGO)] == [8 + 4, 8 + 2, 8 + 4]
    assert table.moorings("Roscoff") == [GEORGE]
    assert table.now["stacks"][0][-1] == ["sand", "sand", "brick", "brick"]


@pytest.mark.parametrize(("lighthouse", "points"), [("Île-Vierge", 5), ("Pontusval", 3)])
def test_W6_example_8_on_another_group(lighthouse: str, points: int) -> None:
    table = Table(passed=(JOHN, GEORGE, RINGO), floors={lighthouse: f"sand {JOHN}:1, sand {GEORGE}:1, brick, brick"})
    table.play("pass, stay, stay")
    assert table.points(JOHN) == {"majorities": points, "workers": 1}
    assert table.points(GEORGE) == {"workers": 1}
