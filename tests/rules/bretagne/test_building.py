"""A1–A10 · Whose action it is, and building."""

from typing import Final

import pytest

from tests.bretagne.table import Table, types
from tinderbox import UndoError

RICH: Final = "wood 9, stone 9, sand 9, brick 9, engineers 9"
HEAVEN: Final = "Eckmühl"
PURGATORY: Final = "Goulphar"  # 1 stone a floor
HELL: Final = "Ar-Men"  # 2 stone a floor


# -- A1: build, trade or pass
def test_A1_everybody_acts_in_this_rounds_order_until_all_have_passed() -> None:
    table = Table(3, barges={0: 3, 1: 1, 2: 4}, turn_of=1, has=dict.fromkeys(range(3), "coins 9"))
    asked = []
    for line in ("trade Lorient, buy wood+wood, done", "pass", "pass", "trade Lorient, buy wood+wood, done", "pass"):
        asked.append(table.actor)
        table.play(line)
    assert asked == [1, 0, 2, 1, 1]
    assert (table.phase, table.now["round"]) == ("barge", 2)


def test_A1_one_must_build_trade_or_pass_and_passing_is_always_possible() -> None:
    assert Table(has={0: RICH}, display=("stone",)).verbs() == {"build", "trade", "pass"}
    assert Table(has={0: "coins 3"}).verbs() == {"trade", "pass"}
    poor = Table(has={0: "workers 0"})
    assert poor.verbs() == {"pass"}
    assert poor.refused("done") == ("A1",)
    assert poor.refused("load wood") == ("A1",)


def test_A1_trading_and_passing_go_on_when_all_lighthouses_are_finished() -> None:
    table = Table(
        built=" ".join(name for name in Table().boards() if name != HEAVEN),
        round=2,
        improved="south west north",
        floors={HEAVEN: "sand, sand, sand, sand"},
        has={0: f"{RICH}, coins 3"},
        display=("stone",),
    )
    assert table.verbs() == {"trade", "pass"}


# -- A2: the tile and its reward
@pytest.mark.parametrize(
    ("space", "coins", "cards"),
    [("1a", 1, 0), ("2a", 1, 1), ("3a", 2, 1)],
)
def test_A2_the_tile_is_paid_for_and_its_row_rewards_at_once(space: str, coins: int, cards: int) -> None:
    display = ("sand", "sand+brick", "stone+sand+brick")
    table = Table(has={0: "stone 1, sand 1, brick 1, engineers 1"}, display=display)
    tile = display[int(space[0]) - 1]
    table.play(f"build {space} {HEAVEN}")
    assert table.materials(0) == {kind: 1 for kind in ("stone", "sand", "brick") if kind not in tile.split("+")}
    assert table.of(0)["coins"] == coins
    assert table.now["display"][int(space[0]) - 1][0] is None
    assert (table.phase == "equipment") == bool(cards)
    if cards:
        table.play("(equipment foghorn)")
    assert table.of(0)["cards"] == cards


def test_A2_a_tile_that_cannot_be_paid_for_is_refused_with_what_is_missing() -> None:
    table = Table(has={0: "stone 1, sand 1, engineers 1"}, display=("", "", "stone+sand+brick"))
    assert table.refused(f"build 3a {HEAVEN}") == ("A2",)
    (reason,) = table.match.why_not(f"build 3a {HEAVEN}")
    assert reason.message.text("en") == "You cannot pay for the tile. Missing: 1 brick."
    assert table.refused(f"build 1a {HEAVEN}") == ("A2",)  # nothing lies there


def test_A2_undo_stops_at_a_drawn_card() -> None:
    table = Table(has={0: "stone 2, sand 2, engineers 2"}, display=("stone", "sand+sand"))
    table.play(f"build 1a, on {HEAVEN}")
    assert table.match.undo_limit == 0
    table.match.undo_to(0)
    table.play(f"build 2a, (equipment pier), on {HEAVEN}")
    assert table.match.undo_limit == 1
    with pytest.raises(UndoError):
        table.match.undo_to(0)


def test_A2_without_any_card_left_the_rest_of_the_reward_stands() -> None:
    everything = "furnishing " * 9 + "pier " * 8 + "foghorn " * 7 + "cable-crane " * 6
    table = Table(has={0: "sand 2, engineers 1"}, display=("", "sand+sand"), hands={1: everything})
    happened = table.play(f"build 2a, on {HEAVEN}")
    assert "no_card" in types(happened)
    assert (table.phase, table.of(0)["coins"], table.of(0)["cards"]) == ("take-back", 1, 0)


# -- A3: the place
def test_A3_a_tile_goes_on_the_lowest_free_floor() -> None:
    table = Table(has={0: RICH}, floors={HEAVEN: "sand 1:1, brick"}, display=("stone",))
    table.play(f"build 1a, on {HEAVEN}, take-back 0")
    assert [floor["tile"] for floor in table.tower(HEAVEN)["floors"]] == ["sand", "brick", "stone"]
    assert table.workers(HEAVEN) == [(1, 1), (None, 0), (0, 2)]


@pytest.mark.parametrize(
    ("lighthouse", "extra"),
    [
        ("Eckmühl", {}),
        ("Goulphar", {"stone": 1}),
        ("Pen-Men", {"sand": 1}),
        ("Ar-Men", {"stone": 2}),
        ("La-Jument", {"sand": 1, "brick": 1}),
    ],
)
@pytest.mark.parametrize("floors", ["", "brick", "brick, brick, brick"])
def test_A3_each_floor_costs_the_extra_materials_and_wood_above_the_bottom(
    lighthouse: str, extra: dict[str, int], floors: str
) -> None:
    table = Table(has={0: RICH}, floors={lighthouse: floors} if floors else {}, display=("sand",))
    table.play(f"build 1a, on {lighthouse}")
    paid = {kind: 9 - table.of(0)["materials"][kind] for kind in ("wood", "stone", "sand", "brick")}
    assert paid == {
        "wood": int(floors != ""),
        "stone": extra.get("stone", 0),
        "sand": 1 + extra.get("sand", 0),
        "brick": extra.get("brick", 0),
    }


def test_A3_what_the_place_costs_must_be_there_too() -> None:
    table = Table(has={0: "stone 1, engineers 2"}, floors={HEAVEN: "sand"}, display=("stone",))
    assert table.refused(f"build 1a {HEAVEN}") == ("A3",)  # no wood
    assert table.refused(f"build 1a {PURGATORY}") == ("A3",)  # no second stone
    assert table.match.why_not(f"build 1a {HEAVEN}")[0].message.args["wood"] == 1
    assert table.may("build 1a Pontusval")


def test_A3_a_finished_or_built_lighthouse_takes_no_tile() -> None:
    table = Table(3, has={0: RICH}, floors={HEAVEN: "sand, sand, sand, sand"}, display=("stone",))
    assert table.refused(f"build 1a {HEAVEN}") == ("A3",)
    assert table.tower(PURGATORY)["status"] == "built"  # from the start, with three players
    assert table.refused(f"build 1a {PURGATORY}") == ("A3",)


# -- A4: engineers
ENGINEERS: Final = {"sunny": (1, 1, 2), "variable": (1, 2, 3), "storm": (1, 3, 4)}


@pytest.mark.parametrize("weather", ENGINEERS)
@pytest.mark.parametrize("barge", [1, 3])
def test_A4_weather_and_group_demand_engineers_and_barge_3_saves_one(weather: str, barge: int) -> None:
    for lighthouse, demanded in zip((HEAVEN, PURGATORY, HELL), ENGINEERS[weather], strict=True):
        needed = max(1, demanded - (barge == 3))
        barges = {0: barge, 1: 2, 2: 4, 3: 4 - barge}
        goods = "wood 9, stone 9, sand 9"
        table = Table(weather=weather, barges=barges, has={0: f"{goods}, engineers {needed}"}, display=("sand",))
        table.play(f"build 1a, on {lighthouse}")
        assert (table.of(0)["engineers"], table.tower(lighthouse)["engineers"]) == (0, needed)
        short = Table(weather=weather, barges=barges, has={0: f"{goods}, engineers {needed - 1}"}, display=("sand",))
        assert short.refused(f"build 1a {lighthouse}") == ("A4",)


def test_A4_engineers_stay_until_the_round_ends() -> None:
    table = Table(has={0: RICH}, display=("sand stone",), engineers=f"{PURGATORY} 1")
    table.play(f"build 1a, on {PURGATORY}, take-back 0, pass, pass, pass")
    assert table.tower(PURGATORY)["engineers"] == 2
    table.play("pass, keep wood")
    assert table.tower(PURGATORY)["engineers"] == 0


# -- A5: one act
def test_A5_everything_must_be_payable_beforehand_and_nothing_is_half_done() -> None:
    table = Table(
        has={0: "sand 1, coins 9"},
        coins=f"{PURGATORY} 3",
        display=("sand",),
        weather="storm",
        floors={PURGATORY: "sand"},
    )
    before = table.now
    assert table.refused(f"build 1a {PURGATORY}") == ("A3", "A4")
    assert table.now == before
    assert not table.legal("build")


# -- A6: coins on the board
def test_A6_the_builder_takes_all_coins_from_the_board() -> None:
    table = Table(has={0: RICH}, coins=f"{HEAVEN} 3, {PURGATORY} 1", display=("sand",))
    table.play(f"build 1a, on {HEAVEN}")
    assert table.of(0)["coins"] == 3 + 1
    assert (table.tower(HEAVEN)["coins"], table.tower(PURGATORY)["coins"]) == (0, 1)


# -- A7: workers
@pytest.mark.parametrize(
    ("lighthouse", "floors", "paid"),
    [(HEAVEN, "", 1), (HEAVEN, "brick", 2), (PURGATORY, "", 2), (PURGATORY, "brick", 3), (HELL, "brick", 4)],
)
def test_A7_one_worker_for_each_material_paid(lighthouse: str, floors: str, paid: int) -> None:
    table = Table(has={0: RICH}, floors={lighthouse: floors} if floors else {}, display=("sand",))
    table.play(f"build 1a, on {lighthouse}")
    assert table.workers(lighthouse)[-1] == (0, paid)
    assert table.of(0)["at_hand"] == 8 - paid


def test_A7_with_too_few_all_that_are_left_and_even_none() -> None:
    few = Table(has={0: f"{RICH}, workers 2"}, floors={HELL: "brick"}, display=("sand",))
    few.play(f"build 1a, on {HELL}")
    assert few.workers(HELL)[-1] == (0, 2)
    assert few.of(0)["at_hand"] == 0
    none = Table(has={0: f"{RICH}, workers 0"}, floors={HELL: "brick"}, display=("sand",))
    none.play(f"build 1a, on {HELL}")
    assert none.workers(HELL)[-1] == (None, 0)
    assert (none.phase, none.actor) == ("act", 1)  # nothing to take back


# -- A8: storm
@pytest.mark.parametrize("lighthouse", [PURGATORY, HELL])
def test_A8_in_a_storm_a_worker_still_at_hand_is_injured(lighthouse: str) -> None:
    table = Table(weather="storm", has={0: RICH}, display=("sand",))
    happened = table.play(f"build 1a, on {lighthouse}")
    placed = table.workers(lighthouse)[0][1]
    assert placed == 2 + (lighthouse == HELL)
    assert (table.of(0)["at_hand"], table.of(0)["reserve"]) == (8 - placed - 1, 6 + 1)
    assert "worker_injured" in types(happened)


def test_A8_else_one_of_those_just_placed_before_the_choice() -> None:
    table = Table(weather="storm", has={0: f"{RICH}, workers 2"}, display=("sand",))
    table.play(f"build 1a, on {PURGATORY}")
    assert table.workers(PURGATORY) == [(0, 1)]
    assert (table.of(0)["at_hand"], table.of(0)["reserve"]) == (0, 12 + 1)
    assert table.legal("take-back") == {"0", "1"}
    alone = Table(weather="storm", has={0: f"{RICH}, workers 1"}, display=("sand",))
    alone.play(f"build 1a, on {PURGATORY}")
    assert alone.workers(PURGATORY) == [(None, 0)]
    assert (alone.phase, alone.actor) == ("act", 1)


def test_A8_with_no_worker_at_hand_nobody_builds_there_in_a_storm() -> None:
    table = Table(weather="storm", has={0: f"{RICH}, workers 0"}, display=("sand",))
    assert table.refused(f"build 1a {PURGATORY}") == ("A8",)
    assert table.refused(f"build 1a {HELL}") == ("A8",)
    assert table.may(f"build 1a {HEAVEN}")


def test_A8_nobody_is_injured_on_heaven_or_in_other_weather() -> None:
    for weather, lighthouse in (("storm", HEAVEN), ("variable", HELL)):
        table = Table(weather=weather, has={0: RICH}, display=("sand",))
        table.play(f"build 1a, on {lighthouse}")
        assert table.of(0)["reserve"] == 6


# -- A9: take back or leave
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_A9_each_worker_taken_back_scores_two_and_is_at_hand_at_once(taken: int) -> None:
    table = Table(has={0: f"{RICH}, workers 2"}, display=("sand",))
    table.play(f"build 1a, on {PURGATORY}")
    assert table.legal("take-back") == {"0", "1", "2"}
    table.play(f"take-back {taken}")
    assert table.score(0) == 2 * taken
    assert table.points(0) == ({"take_backs": 2 * taken} if taken else {})
    assert table.workers(PURGATORY) == [(0, 2 - taken) if taken < 2 else (None, 0)]
    assert (table.of(0)["at_hand"], table.of(0)["reserve"]) == (taken, 12)


def test_A9_only_workers_just_placed_can_be_taken_back() -> None:
    table = Table(has={0: RICH}, floors={HEAVEN: "sand 0:1"}, display=("stone",))
    table.play(f"build 1a, on {HEAVEN}")
    assert table.legal("take-back") == {"0", "1", "2"}
    assert table.refused("take-back 3") == ("A9",)
    assert table.refused("pass") == ("A9",)
    table.play("take-back 2")
    assert table.workers(HEAVEN) == [(0, 1), (None, 0)]


# -- A10: a lighthouse is built
def test_A10_with_its_top_floor_it_is_built_and_scored_at_the_end_of_this_round() -> None:
    table = Table(has={0: RICH}, floors={HEAVEN: "sand, sand, sand 1:2"}, display=("stone",))
    happened = table.play(f"build 1a, on {HEAVEN}, take-back 0")
    assert "lighthouse_built" in types(happened)
    assert table.tower(HEAVEN)["status"] == "finished"
    assert (table.phase, table.actor) == ("act", 1)
    assert [table.points(seat) for seat in (0, 1)] == [{}, {}]
    table.play("pass, pass, pass, pass, keep wood")
    assert table.phase == "harbour"
    table.play("stay, stay")
    assert table.tower(HEAVEN)["status"] == "built"
    assert table.points(1) == {"majorities": 3, "workers": 2}


def test_A10_an_unfinished_lighthouse_is_not_scored() -> None:
    table = Table(passed=(1, 2, 3), floors={HEAVEN: "sand 0:1, sand, sand"})
    assert "scoring_begun" not in types(table.play("pass"))
    assert table.tower(HEAVEN)["status"] == "open"
