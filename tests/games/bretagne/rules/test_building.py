"""A1–A10 · Whose action it is, and building."""

from typing import Any, Final

import pytest

from tests.games.bretagne.table import Table
from tests.games.kit.table import types
from tinderbox import NotationError, UndoError

RICH: Final = "wood 9, stone 9, sand 9, brick 9, engineers 9"
HEAVEN: Final = "Eckmühl"
PURGATORY: Final = "Goulphar"  # 1 stone a floor
HELL: Final = "Ar-Men"  # 2 stone a floor


# -- A1: build, trade or pass
def test_A1_everybody_acts_in_this_rounds_order_until_all_have_passed() -> None:
    table = Table(3, barges={0: 3, 1: 1, 2: 4}, turn_of=1, has=dict.fromkeys(range(3), "coins 9"))
    actors = []
    lines = ("trade Lorient, buy wood+wood, done", "pass", "pass", "trade Lorient, buy wood+wood, done")
    for line in (*lines, "pass, keep nothing"):
        actors.append(table.actor)
        table.play(line)
    assert actors == [1, 0, 2, 1, 1]
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
    table.play(f"build {space}")
    assert table.materials(0) == {kind: 1 for kind in ("stone", "sand", "brick") if kind not in tile.split("+")}
    assert table.of(0)["coins"] == coins
    assert table.now["display"][int(space[0]) - 1][0] is None
    assert (table.phase == "equipment") == bool(cards)
    if cards:
        table.play("(equipment foghorn)")
    assert table.of(0)["cards"] == cards
    assert (table.phase, table.actor) == ("lighthouse", 0)
    assert table.tower(HEAVEN)["floors"] == []  # nothing is placed yet
    assert (table.of(0)["engineers"], table.of(0)["at_hand"]) == (1, 8)


def test_A2_a_tile_that_cannot_be_paid_for_is_refused_with_what_is_missing() -> None:
    table = Table(has={0: "stone 1, sand 1, engineers 1"}, display=("", "", "stone+sand+brick"))
    assert table.refused("build 3a") == ("A2",)
    (reason,) = table.match.why_not("build 3a")
    assert reason.message.text("en") == "You cannot pay for the tile. Missing: 1 brick."
    assert table.refused("build 1a") == ("R6",)  # nothing lies there


def test_A5_undo_reaches_back_over_a_tile_without_a_card_and_stops_at_a_drawn_one() -> None:
    table = Table(has={0: "stone 2, sand 2, engineers 2"}, display=("stone", "sand+sand"))
    table.play(f"build 1a, on {HEAVEN}")
    assert table.match.undo_limit == 0
    table.match.undo_to(1)
    assert table.phase == "lighthouse"
    table.match.undo_to(0)
    assert table.now["display"][0][0] == "stone"
    table.play("build 2a, (equipment pier)")
    assert table.match.undo_limit == 1
    table.play(f"on {HEAVEN}")
    assert table.match.undo_limit == 1
    table.match.undo_to(1)  # the lighthouse may be chosen again, the card stays drawn
    assert (table.phase, table.hand(0)) == ("lighthouse", ["pier"])
    with pytest.raises(UndoError):
        table.match.undo_to(0)


def test_A2_without_any_card_left_the_rest_of_the_reward_stands() -> None:
    everything = "furnishing " * 9 + "pier " * 8 + "foghorn " * 7 + "cable-crane " * 6
    table = Table(has={0: "sand 2, engineers 1"}, display=("", "sand+sand"), hands={1: everything})
    happened = table.play("build 2a")
    assert [event.clause for event in happened if event.type == "no_card"] == ["A2"]
    assert (table.phase, table.of(0)["coins"], table.of(0)["cards"]) == ("lighthouse", 1, 0)


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


def test_A3_A5_only_a_lighthouse_that_can_be_paid_for_may_be_chosen() -> None:
    table = Table(has={0: "stone 1, engineers 2"}, floors={HEAVEN: "sand"}, display=("stone",))
    table.play("build 1a")
    assert table.refused(f"on {HEAVEN}") == ("A3",)  # no wood
    assert table.refused(f"on {PURGATORY}") == ("A3",)  # no second stone
    (reason,) = table.match.why_not(f"on {HEAVEN}")
    assert reason.message.text("en") == "You cannot pay the materials for the next floor of Eckmühl. Missing: 1 wood."
    assert table.legal("on") == {"Saint-Mathieu", "Pontusval", "Ploumanach", "Cap-Fréhel"}
    assert table.verbs() == {"on"}


def test_A3_a_finished_or_built_lighthouse_takes_no_tile() -> None:
    table = Table(3, has={0: RICH}, floors={HEAVEN: "sand, sand, sand, sand"}, display=("stone",))
    table.play("build 1a")
    assert table.refused(f"on {HEAVEN}") == ("A3",)
    assert table.tower(PURGATORY)["status"] == "built"  # from the start, with three players
    assert table.refused(f"on {PURGATORY}") == ("A3",)


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
        if needed == 1:
            assert short.refused("build 1a") == ("A5", "A4")
        else:
            short.play("build 1a")
            assert short.refused(f"on {lighthouse}") == ("A4",)


def test_A4_a_refusal_tells_the_demand_what_barge_3_saves_and_what_is_left() -> None:
    table = Table(
        weather="storm",
        barges={0: 3, 1: 1, 2: 2, 3: 4},
        has={0: "sand 1, stone 2, engineers 2"},
        display=("sand",),
    )
    table.play("build 1a")
    (reason,) = table.match.why_not(f"on {HELL}")
    said = "Ar-Men (Hell) demands 4 engineers in a storm, with barge 3 only 3; you have 2."
    assert (reason.clause, reason.message.text("en")) == ("A4", said)
    plain = Table(weather="storm", has={0: "sand 1, stone 2, engineers 2"}, display=("sand",))
    plain.play("build 1a")
    (reason,) = plain.match.why_not(f"on {HELL}")
    assert reason.message.text("en") == "Ar-Men (Hell) demands 4 engineers in a storm; you have 2."


def test_A4_engineers_stay_until_the_round_ends() -> None:
    table = Table(has={0: RICH}, display=("sand stone",), engineers=f"{PURGATORY} 1")
    table.play(f"build 1a, on {PURGATORY}, take-back 0, pass, pass, pass")
    assert table.tower(PURGATORY)["engineers"] == 2
    table.play("pass, keep wood 3")
    assert table.tower(PURGATORY)["engineers"] == 0


# -- A5: two decisions
HEAVENS: Final = "Saint-Mathieu Pontusval Eckmühl Ploumanach Cap-Fréhel"


def without_heaven(**laid: Any) -> Table:
    """Every Heaven is built: a tile that can be paid for may still have nowhere to go."""
    return Table(round=2, built=HEAVENS, improved="north", display=("sand",), **laid)


def test_A5_the_tile_is_bought_first_and_the_lighthouse_is_always_asked_for() -> None:
    table = without_heaven(has={0: "sand 1, stone 1, engineers 1"})
    assert table.legal("build") == {"1a"}
    assert [event.type for event in table.play("build 1a")] == ["tile_bought", "reward_received"]
    assert table.match.view(None)["tile"] == {"space": "1a", "tile": "sand"}
    assert (table.phase, table.legal("on")) == ("lighthouse", {"Goulphar"})  # a decision even with one possibility
    assert table.refused("pass") == ("A5",)
    assert table.refused("build 1a") == ("A5",)
    happened = table.play("on Goulphar")
    assert types(happened) == ["tile_built", "build_paid"]
    assert happened[1].data["materials"] == {"stone": 1}
    assert (table.match.view(None)["tile"], table.phase) == (None, "take-back")


def test_A5_the_first_decision_is_the_tile() -> None:
    table = Table(has={0: RICH}, display=("stone",))
    assert table.refused(f"on {HEAVEN}") == ("A5",)


@pytest.mark.parametrize(
    ("has", "weather", "clauses"),
    [
        ("sand 1, engineers 4", "sunny", ("A5", "A3")),
        ("sand 1, stone 1, engineers 1", "variable", ("A5", "A4")),
        ("sand 1, stone 1, engineers 3, workers 0", "storm", ("A5", "A8")),
        ("sand 1, engineers 2, workers 0", "storm", ("A5", "A3", "A4", "A8")),
    ],
)
def test_A5_a_tile_that_could_go_nowhere_is_not_offered(has: str, weather: str, clauses: tuple[str, ...]) -> None:
    """Materials, engineers and workers are paid after the tile; coins and cards to come do not help."""
    table = without_heaven(has={0: f"{has}, coins 9"}, weather=weather)
    before = table.now
    assert table.refused("build 1a") == clauses
    assert table.now == before
    assert not table.legal("build")


def test_A5_what_is_lacking_for_a_tile_is_told_by_the_lighthouse_that_comes_closest() -> None:
    table = without_heaven(has={0: "sand 1, brick 1, engineers 1"}, weather="variable")
    nowhere, engineers = (reason.message.text("en") for reason in table.match.why_not("build 1a"))
    assert nowhere == "With tile 1a paid for, you could not pay for any lighthouse. Penfret comes closest."
    assert engineers == "Penfret (Purgatory) demands 2 engineers in variable weather; you have 1."


def test_A5_the_tiles_own_materials_are_paid_before_the_lighthouse_is() -> None:
    """One stone pays for the tile or for Goulphar, not for both."""
    table = Table(round=2, built=HEAVENS, improved="north", display=("stone",), has={0: "stone 1, engineers 9"})
    assert table.refused("build 1a") == ("A5", "A3")
    both = Table(round=2, built=HEAVENS, improved="north", display=("stone",), has={0: "stone 2, engineers 9"})
    assert both.legal("build") == {"1a"}


# -- A5: what people type
def test_A5_typed_with_its_lighthouse_a_build_is_both_decisions_where_no_card_is_drawn() -> None:
    table = Table(has={0: RICH}, display=("sand", "sand+sand"))
    for text in ("build 1a Ar-Men", "Build 1a on ar men"):
        typed = table.match.typed(text)
        assert [str(action) for action in typed.actions] == ["build 1a", "on Ar-Men"]
        assert typed.note is None
    assert table.match.seq == 0  # nothing is played by reading it
    table.type("build 1a Ar-Men")
    assert table.phase == "take-back"


def test_A5_typed_with_its_lighthouse_a_build_is_the_first_decision_where_a_card_comes() -> None:
    table = Table(has={0: RICH}, display=("sand", "sand+sand"))
    typed = table.match.typed("build 2a Ar-Men")
    assert [str(action) for action in typed.actions] == ["build 2a"]
    assert typed.note is not None
    assert typed.note.text("en").startswith("Tile 2a brings an equipment card.")
    everything = "furnishing " * 9 + "pier " * 8 + "foghorn " * 7 + "cable-crane " * 6
    empty = Table(has={0: RICH}, display=("", "sand+sand"), hands={1: everything})
    assert len(empty.match.typed("build 2a Ar-Men").actions) == 2  # there is no card to look at


def test_A5_typed_with_a_lighthouse_that_cannot_be_paid_for_nothing_is_played() -> None:
    table = Table(has={0: "sand 1, engineers 1"}, display=("sand",))
    assert table.lacks("build 1a Ar-Men") == ("A3", "A4")
    assert table.lacks("build 1a Goulphar") == ("A3",)
    assert [str(action) for action in table.match.typed("build 1b Goulphar").actions] == ["build 1b"]
    assert table.refused("build 1b") == ("R6",)
    for nonsense in ("build 9z Ar-Men", "build 1a Nowhere", "build"):
        with pytest.raises(NotationError):
            table.match.typed(nonsense)


# -- A3, A4, A6–A8: what a lighthouse would cost and bring, before the tile is bought
def test_A5_the_route_of_a_tile_shows_every_lighthouse_it_could_go_on() -> None:
    table = Table(
        weather="storm",
        barges={0: 3, 1: 1, 2: 2, 3: 4},
        has={0: "wood 1, sand 2, stone 2, engineers 3, workers 4"},
        floors={HELL: "brick", HEAVEN: "brick"},
        coins=f"{HELL} 2",
        display=("sand", "sand+sand"),
    )
    box, state = table.box, table.match.state
    route = box.route(state, box.actions.parse("build 2a").code)
    assert route["reward"] == {"coins": 1, "cards": 1}
    assert route["lighthouses"][HELL] == {
        "site": 7,
        "floor": 2,
        "finishes": False,
        "materials": {"wood": 1, "stone": 2},
        "engineers": {"demanded": 4, "saved": 1, "placed": 3},
        "workers": 4,  # for five materials, but only four are at hand
        "injured": True,
        "coins": 2,
        "points": 6,  # three of the four can be taken back: one is injured
    }
    assert route["lighthouses"][HEAVEN]["engineers"] == {"demanded": 1, "saved": 0, "placed": 1}
    assert "La-Jument" not in route["lighthouses"]  # sand and brick
    table.play("build 2a, (equipment pier)")
    assert set(route["lighthouses"]) == table.legal("on")
    for name, predicted in route["lighthouses"].items():
        code = box.actions.parse(f"on {name}").code
        assert box.route(table.match.state, code) == {"lighthouses": {name: predicted}}
    predicted = route["lighthouses"][HELL]
    before = table.of(0)
    table.play(f"on {HELL}")
    assert table.of(0)["coins"] == before["coins"] + predicted["coins"]
    assert table.of(0)["engineers"] == before["engineers"] - predicted["engineers"]["placed"]
    assert table.workers(HELL)[1] == (0, predicted["workers"] - predicted["injured"])


def test_A2_B8_a_preview_ends_where_a_card_would_be_drawn() -> None:
    table = Table(has={0: RICH}, display=("sand", "sand+sand"))
    assert [event["type"] for event in table.match.preview("build 2a")] == ["tile_bought", "reward_received"]


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
    table.play("build 1a")
    assert table.refused(f"on {PURGATORY}") == ("A8",)
    assert table.refused(f"on {HELL}") == ("A8",)
    assert table.may(f"on {HEAVEN}")


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
    table.play("pass, pass, pass, pass, keep wood 3")
    assert table.phase == "harbour"
    table.play("stay, stay")
    assert table.tower(HEAVEN)["status"] == "built"
    assert table.points(1) == {"majorities": 3, "workers": 2}


def test_A10_an_unfinished_lighthouse_is_not_scored() -> None:
    table = Table(passed=(1, 2, 3), floors={HEAVEN: "sand 0:1, sand, sand"})
    assert "scoring_begun" not in types(table.play("pass"))
    assert table.tower(HEAVEN)["status"] == "open"
