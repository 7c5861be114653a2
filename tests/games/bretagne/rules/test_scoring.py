"""W · Scoring lighthouses: cards, harbour, majority."""

from typing import Any, Final

import pytest

from tests.games.bretagne.table import Table
from tests.games.kit.table import listed, types
from tinderbox.core.events import Event

HEAVEN: Final = "Pontusval"  # site 12, in the north
PURGATORY: Final = "Île-Vierge"  # site 11, in the north
HELL: Final = "Roches-Douvres"  # site 14, in the north
HARBOURS: Final = {"Saint-Malo", "Paimpol", "Roscoff"}  # of the north
CARDS: Final = ("furnishing", "pier", "foghorn", "cable-crane")


def scored(players: int = 4, **laid: Any) -> Table:
    """The last player passes, and what was built this round is scored."""
    table = Table(players, passed=range(1, players), **laid)
    table.play("pass")
    return table


def orders(table: Table) -> list[tuple[str, list[int]]]:
    """The steps that were begun, with their orders."""
    found = [event for _, event in table.match.event_log if event.type == "step_begun"]
    return [(event.data["step"], [place["seat"] for place in event.data["order"]]) for event in found]


def happened(table: Table, type: str) -> list[Event]:
    return [event for _, event in table.match.event_log if event.type == type]


# -- W1: the order of lighthouses
FILL: Final = ("stone, sand", "stone+stone, sand", "stone+brick, brick")
BASE: Final = ("stone, sand", "sand+sand, brick", "brick+brick, stone")


def boards_at(*sites: int) -> dict[str, str]:
    """Finished lighthouses in historical order, nobody on them."""
    boards = Table().boards()
    return {boards[site - 1]: f"{BASE[place]}, {FILL[place]}" for place, site in enumerate(sites)}


@pytest.mark.parametrize(
    ("built", "order"),
    [
        ((2, 9, 14), [2, 9, 14]),
        ((1, 2), [2, 1]),
        ((1, 3, 5), [3, 5, 1]),
        ((4, 3), [3, 4]),
        ((15, 1), [1, 15]),
        ((6, 15, 5), [5, 6, 15]),
        ((10, 13), [13, 10]),
    ],
)
def test_W1_the_nearest_to_lorient_of_those_just_built_comes_first_then_clockwise(
    built: tuple[int, ...], order: list[int]
) -> None:
    """Site 3 lies nearest to Lorient, then 4, 2, 1, 5; after 15 comes 1."""
    table = Table(passed=(1, 2, 3), floors=boards_at(*built))
    assert table.match.view(None)["to_score"] == order  # seen before it happens
    table.play("pass")
    assert [event.data["site"] for event in happened(table, "scoring_begun")] == order
    (logged,) = happened(table, "scoring_order")
    assert (logged.clause, logged.data["sites"]) == ("W1", order)
    assert "nearest to Lorient" in table.box.tell(logged.seen_by(None, 0), "en", ())
    assert table.match.view(None)["to_score"] == []


def test_W1_the_order_is_fixed_when_scoring_begins_and_shows_while_it_happens() -> None:
    """With 2 scored, 1 is nearer to Lorient than 9, but 9 comes next clockwise."""
    boards = Table().boards()
    towers = {
        boards[1]: "sand 0:1, sand, brick, brick",
        boards[8]: "stone 0:1, stone, brick, brick",
        boards[0]: "sand+sand 0:1, sand+sand, brick+brick, brick+brick",
    }
    table = scored(floors=towers)
    seen = [table.match.view(1)["to_score"]]
    while table.phase == "harbour":
        table.play("stay")
        seen.append(table.match.view(1)["to_score"])
    assert seen == [[2, 9, 1], [9, 1], [1], []]


def test_W1_the_text_board_shows_the_order_before_and_while_it_happens() -> None:
    boards = Table().boards()
    towers = {boards[0]: "sand 0:1, sand, brick, brick", boards[1]: "stone 0:1, stone, brick, brick"}
    table = Table(passed=(1, 2, 3), floors=towers)
    names = [board.name for board in sorted(table.box.pack.lighthouses, key=lambda board: board.site)]
    line = f"2 {names[1]} and 1 {names[0]}"
    assert f"To be scored at the end of the round, in this order: {line}" in " ".join(table.match.text(1).split())
    table.play("pass")
    assert f"Being scored, in this order: {line}" in " ".join(table.match.text(1).split())


def test_W1_a_single_lighthouse_needs_no_order() -> None:
    table = scored(floors={"Eckmühl": "sand, sand, brick, brick"})
    assert not happened(table, "scoring_order")


def test_W1_lighthouses_are_scored_one_after_another_by_their_site() -> None:
    """Each with its three steps before the next begins."""
    four = "sand, sand 0:1, stone, stone"
    table = scored(
        floors={"Cap-Fréhel": "brick 1:1, brick, stone, stone", "Eckmühl": four}, hands={0: "pier", 1: "pier"}
    )
    actors = [(table.actor, table.phase, table.now["progress"]["site"])]
    for step in ("done", "stay", "done", "stay"):
        table.play(step)
        if table.phase in ("cards", "harbour"):
            actors.append((table.actor, table.phase, table.now["progress"]["site"]))
    assert actors == [(0, "cards", 5), (0, "harbour", 5), (1, "cards", 15), (1, "harbour", 15)]
    assert [event.data["lighthouse"] for event in happened(table, "scoring_begun")] == ["Eckmühl", "Cap-Fréhel"]
    logged = [event.type for _, event in table.match.event_log]
    assert logged.index("lighthouse_cleared") < len(logged) - logged[::-1].index("scoring_begun")


def test_W1_a_shuffled_board_is_scored_by_its_site_not_by_its_own_number() -> None:
    towers = {"Eckmühl": "sand, sand, brick, brick", "Cap-Fréhel": "sand, sand, brick, brick"}
    table = scored(swapped="Eckmühl Cap-Fréhel", floors=towers)
    found = [(event.data["site"], event.data["lighthouse"]) for event in happened(table, "scoring_begun")]
    assert found == [(5, "Cap-Fréhel"), (15, "Eckmühl")]


# -- W2: the order of players
def test_W2_most_workers_come_first() -> None:
    table = scored(floors={HELL: "sand 0:1, sand 1:3, sand 2:2, brick 0:1"}, hands={0: "pier", 1: "pier", 2: "pier"})
    assert orders(table) == [("cards", [1, 0, 2])]  # seats 0 and 2 have two each, seat 0 stands lower


def test_W2_in_a_tie_whose_lowest_worker_stands_lower() -> None:
    floors = {HELL: "sand 2:1, sand 0:4, brick 3:1, brick 2:3"}
    table = scored(floors=floors, hands=dict.fromkeys(range(4), "pier"))
    assert orders(table) == [("cards", [2, 0, 3])]


def test_W2_the_order_is_worked_out_anew_for_each_step_and_holds_for_it() -> None:
    table = scored(floors={HELL: "sand 0:2, sand 1:3, brick, brick"}, hands={0: "pier", 1: "pier pier"})
    assert table.actor == 1
    table.play("equip pier, equip pier")
    assert table.actor == 0  # still the second, although now ahead
    table.play("done")
    assert orders(table) == [("cards", [1, 0]), ("harbour", [0, 1])]
    table.play("harbour Roscoff, stay")
    assert orders(table)[-1] == ("majority", [0, 1])


# -- W3: cards
def test_W3_any_number_of_cards_each_for_the_own_topmost_worker() -> None:
    table = scored(floors={HELL: "sand 0:2, sand 1:1, brick 0:1, brick 1:1"}, hands={0: "pier foghorn furnishing pier"})
    table.play("equip pier")
    assert table.workers(HELL) == [(0, 2), (1, 1), (None, 0), (1, 1)]
    table.play("equip foghorn")
    assert table.workers(HELL) == [(0, 1), (1, 1), (None, 0), (1, 1)]
    assert (table.of(0)["at_hand"], table.actor, table.phase) == (8 + 2, 0, "cards")
    table.play("equip furnishing")  # never more cards than workers there: nobody is left
    assert (table.phase, table.actor) == ("harbour", 1)
    assert table.hand(0) == ["pier"]
    assert table.points(0) == {"cards": 7 + 8 + 6}


def test_W3_each_is_asked_once_and_may_decline() -> None:
    table = scored(floors={HELL: "sand 0:2, sand 1:1, brick, brick"}, hands={0: "pier pier", 1: "pier"})
    table.play("equip pier, done")
    assert table.actor == 1
    table.play("done")
    assert table.phase == "harbour"
    assert table.refused("equip pier") == ("W5",)


def test_W3_whoever_has_cards_is_asked_even_if_none_is_playable() -> None:
    table = scored(
        floors={HEAVEN: "sand 0:1, sand 1:1, brick 2:1, brick"}, hands={0: "cable-crane", 2: "pier", 3: "pier"}
    )
    assert (table.actor, table.verbs()) == (0, {"done"})
    table.play("done")
    assert table.actor == 2  # seat 1 has no cards, seat 3 no worker there
    table.play("done")
    assert table.phase == "harbour"


def test_W3_only_cards_in_hand_can_be_played() -> None:
    table = scored(floors={HELL: "sand 0:2, sand, brick, brick"}, hands={0: "pier"})
    assert table.legal("equip") == {"pier"}
    assert table.refused("equip foghorn") == ("W3",)
    assert table.refused("pass") == ("W3",)


# -- W4: values
VALUES: Final = {
    HEAVEN: (4, 5, None, None),
    PURGATORY: (5, 6, 7, None),
    HELL: (6, 7, 8, 9),
}


@pytest.mark.parametrize("lighthouse", VALUES)
def test_W4_values_go_by_the_group(lighthouse: str) -> None:
    floors = {lighthouse: "sand+sand+sand 0:3, sand, brick, brick"}
    for card, value in zip(CARDS, VALUES[lighthouse], strict=True):
        table = scored(floors=floors, hands={0: card})
        if value is None:
            assert table.refused(f"equip {card}") == ("W4",)
        else:
            table.play(f"equip {card}")
            assert table.points(0) == {"cards": value}


def test_W4_each_card_of_the_kind_already_there_lowers_the_value_whoever_played_it() -> None:
    table = scored(floors={HELL: "sand 0:3, sand 1:2, brick, brick"}, hands={0: "pier pier foghorn", 1: "pier foghorn"})
    table.play("equip pier, equip pier, equip foghorn, equip pier, equip foghorn")
    assert [table.points(seat)["cards"] for seat in (0, 1)] == [7 + 6 + 8, 5 + 7]


def test_W4_never_below_nothing() -> None:
    floors = {HEAVEN: "sand+sand+sand 0:3, stone+stone+stone 0:4, brick, brick"}
    table = scored(floors=floors, hands={0: "furnishing " * 7})
    for _ in range(7):
        table.play("equip furnishing")
    worth = [event.data["points"] for event in happened(table, "card_played")]
    assert worth == [4, 3, 2, 1, 0, 0, 0]


def test_W4_values_begin_anew_on_the_next_lighthouse() -> None:
    towers = {PURGATORY: "sand 0:1, sand, brick, brick", HELL: "stone 0:1, stone, brick, brick"}
    table = scored(floors=towers, hands={0: "pier pier"})
    table.play("equip pier, equip pier")
    assert table.points(0)["cards"] == 6 + 7


# -- W5: harbour
def test_W5_the_topmost_worker_may_go_to_a_harbour_of_the_area_for_the_rest_of_the_game() -> None:
    table = scored(floors={HELL: "sand 0:1, sand 0:2, brick, brick"})
    assert table.legal("harbour") == HARBOURS
    assert table.refused("harbour Camaret") == ("W5",)
    table.play("harbour Roscoff")
    assert (table.moorings("Roscoff"), table.of(0)["at_hand"]) == ([0], 8 + 2)
    following = Table(round=3, passed=(1, 2, 3), harbours={"Roscoff": "0"})
    following.play("pass")
    assert following.moorings("Roscoff") == [0]


def test_W5_a_coin_for_each_worker_already_there() -> None:
    table = scored(
        round=2,
        floors={HELL: "sand 0:1, sand, brick, brick"},
        harbours={"Roscoff": "1 2", "Paimpol": "3"},
        has={0: "coins 1"},
    )
    assert table.legal("harbour") == {"Saint-Malo", "Paimpol"}
    assert table.refused("harbour Roscoff") == ("W5",)
    args = table.match.why_not("harbour Roscoff")[0].message.args
    assert (args["price"], args["have"]) == (2, 1)
    table.play("harbour Paimpol")
    assert (table.moorings("Paimpol"), table.of(0)["coins"], table.of(3)["coins"]) == ([0, 3], 0, 0)


def test_W5_one_own_worker_a_harbour() -> None:
    table = scored(
        round=2, floors={HELL: "sand 0:1, sand, brick, brick"}, harbours={"Roscoff": "0"}, has={0: "coins 9"}
    )
    assert table.legal("harbour") == HARBOURS - {"Roscoff"}
    assert table.refused("harbour Roscoff") == ("W5",)


def test_W5_each_in_order_once_if_wished() -> None:
    table = scored(floors={HELL: "sand 0:2, sand 1:3, brick, brick"})
    assert table.actor == 1
    table.play("stay")
    assert table.actor == 0
    table.play("harbour Paimpol")
    assert table.phase == "barge"
    assert [table.moorings(harbour) for harbour in sorted(HARBOURS)] == [[0], [], []]


def test_W5_who_can_go_nowhere_is_not_asked() -> None:
    table = scored(
        round=2,
        floors={HELL: "sand 0:1, sand, brick, brick"},
        harbours={"Roscoff": "1", "Paimpol": "2", "Saint-Malo": "0"},
    )
    assert table.phase == "barge"


# -- W6: majority
@pytest.mark.parametrize(("lighthouse", "points"), [(HEAVEN, 3), (PURGATORY, 5), (HELL, 7)])
def test_W6_the_first_scores_by_group_and_everybody_for_each_worker(lighthouse: str, points: int) -> None:
    table = scored(floors={lighthouse: "sand 1:1, stone+stone+brick 0:3, brick 1:1, brick"})
    table.play("stay, stay")
    assert table.points(0) == {"majorities": points, "workers": 3}
    assert table.points(1) == {"workers": 2}


def test_W6_a_worker_in_the_harbour_does_not_count_any_more() -> None:
    table = scored(floors={HELL: "sand 1:2, sand 0:2, brick, brick"})
    table.play("harbour Roscoff, stay")
    assert (table.points(0), table.points(1)) == ({"majorities": 7, "workers": 2}, {"workers": 1})


def test_W6_with_no_workers_left_nobody_scores() -> None:
    table = scored(floors={HELL: "sand 0:1, sand, brick, brick"}, hands={0: "pier"})
    table.play("equip pier")
    assert table.points(0) == {"cards": 7}
    assert not happened(table, "majority_scored")
    assert table.tower(HELL)["status"] == "built"


# -- W7: afterwards
def test_W7_everything_goes_back_where_it_belongs() -> None:
    table = scored(
        floors={HELL: "sand 0:2, sand+brick 1:1, brick, stone+sand+brick"},
        engineers=f"{HELL} 3",
        hands={0: "pier", 1: "foghorn"},
        display=("stone",),
    )
    table.play("equip pier, equip foghorn, stay")
    assert table.tower(HELL) == {
        "lighthouse": HELL,
        "status": "built",
        "floors": [],
        "engineers": 0,
        "coins": 0,
    }
    assert table.now["cards"]["discarded"] == {"furnishing": 0, "pier": 1, "foghorn": 1, "cable-crane": 0}
    assert not any(table.now["cards"]["played"].values())
    assert (table.of(0)["at_hand"], table.of(1)["at_hand"]) == (8 + 2, 8 + 1)
    under = [stack[-1] for stack in table.now["stacks"]]
    assert under == [listed("sand brick"), ["sand+brick"], ["stone+sand+brick"]]


def test_W7_returned_tiles_come_in_any_order_but_after_the_others() -> None:
    four = {HELL: "sand, sand, brick, stone"}
    table = scored(floors=four, display=("sand sand stone -",), stacks={1: ("brick",)})
    table.play("barge 1, barge 2, barge 3, barge 4, (production 2)")
    assert table.draws() == {"tile brick": 1}
    assert table.now["stacks"][0] == [["brick"], listed("stone stone brick brick"), listed("stone sand sand brick")]


def test_W7_workers_back_from_one_lighthouse_are_home_before_the_next_is_scored() -> None:
    towers = {PURGATORY: "sand 0:2, sand, brick, brick", HELL: "stone 1:1, stone, brick, brick"}
    table = scored(floors=towers)
    table.play("stay")
    assert (table.actor, table.of(0)["at_hand"]) == (1, 8 + 2)
    assert "lighthouse_cleared" in types([event for _, event in table.match.event_log])
