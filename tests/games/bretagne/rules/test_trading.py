"""A11–A17 · Trading and passing."""

from typing import Final

import pytest

from tests.games.bretagne.table import Table
from tests.games.kit.table import types

KINDS: Final = ("wood", "stone", "sand", "brick")
PAIRS: Final = {f"{one}+{other}" for at, one in enumerate(KINDS) for other in KINDS[at:]}
EVERYTHING: Final = "furnishing " * 9 + "pier " * 8 + "foghorn " * 7 + "cable-crane " * 6
MARKET: Final = "wood 2, stone 2, sand 2, brick 2, singles 2, pairs 1"


# -- A11: visiting cities
def test_A11_a_worker_at_hand_goes_to_the_city() -> None:
    table = Table(has={0: "coins 3, workers 3"}, brest=MARKET)
    table.play("trade Brest")
    assert (table.of(0)["at_hand"], table.of(0)["in_brest"]) == (2, 1)
    nobody = Table(has={0: "coins 3, workers 0"}, brest=MARKET)
    assert nobody.refused("trade Brest") == ("A11",)
    assert nobody.refused("trade Lorient") == ("A11",)


def test_A11_at_least_one_deal_is_made_in_each_city() -> None:
    table = Table(has={0: "coins 9"}, brest=MARKET)
    table.play("trade Brest")
    assert table.refused("done") == ("A11",)
    assert table.refused("trade Lorient") == ("A11",)
    table.play("hire engineer")
    assert {"done", "trade"} < table.verbs()
    table.play("trade Lorient")
    assert (table.of(0)["in_brest"], table.of(0)["in_lorient"], table.of(0)["at_hand"]) == (1, 1, 6)
    assert table.refused("done") == ("A11",)
    table.play("buy wood+wood, done")
    assert (table.phase, table.actor) == ("act", 1)


def test_A11_only_a_city_where_some_deal_is_possible_can_be_visited() -> None:
    table = Table(has={0: "coins 2, wood 1"}, brest="wood 1")
    assert table.refused("trade Brest") == ("A11",)
    assert table.refused("trade Lorient") == ("A11",)
    assert Table(has={0: "coins 2"}, brest="wood 2").legal("trade") == {"Brest"}
    assert Table(hands={0: "pier"}).legal("trade") == {"Lorient"}


def test_A11_one_city_is_finished_before_the_other_and_none_is_visited_twice() -> None:
    table = Table(has={0: "coins 20, workers 4"}, brest=MARKET)
    table.play("trade Lorient, buy wood+wood, trade Brest, hire engineer")
    assert table.legal("trade") == set()
    assert table.refused("trade Lorient") == ("A11",)
    assert table.refused("trade Brest") == ("A11",)
    assert table.refused("recruit") == ("A13",)
    assert table.refused("pass") == ("A11",)


def test_A11_a_worker_just_hired_in_lorient_may_go_to_brest() -> None:
    table = Table(has={0: "coins 6, workers 1"}, brest=MARKET)
    table.play("trade Lorient, recruit")
    assert table.legal("trade") == {"Brest"}
    table.play("trade Brest, hire engineer, done")
    assert (table.of(0)["at_hand"], table.of(0)["in_brest"], table.of(0)["in_lorient"]) == (0, 1, 1)


def test_A11_deals_are_made_in_the_cities_only() -> None:
    table = Table(has={0: "coins 20"}, brest=MARKET)
    for deal in ("hire engineer", "recruit", "buy wood+wood", "buy-cards"):
        assert table.refused(deal) == ("A11",)


# -- A12: each deal once
def test_A12_each_kind_of_deal_is_made_once_in_an_action() -> None:
    table = Table(has={0: "coins 20, wood 5"}, brest=MARKET)
    table.play("trade Brest, sell wood+wood, hire engineer, buy stone+sand")
    assert table.refused("sell wood+wood") == ("A12",)
    assert table.refused("hire engineer") == ("A12",)
    assert table.refused("buy stone+sand") == ("A12",)
    assert table.verbs() == {"hire", "trade", "done"}
    assert table.legal("hire") == {"engineers"}
    table.play("trade Lorient")
    assert table.legal("buy") == PAIRS  # Lorient's is another kind of deal


def test_A12_what_is_acquired_can_be_used_at_once() -> None:
    table = Table(has={0: "wood 2"}, brest=MARKET)
    table.play("trade Brest, sell wood+wood, buy stone+sand, done")
    assert table.materials(0) == {"stone": 1, "sand": 1}
    cards = Table(has={0: "coins 3"})
    cards.play("trade Lorient, buy-cards, (equipment pier), (equipment foghorn), sell-cards pier+foghorn")
    assert (cards.of(0)["coins"], cards.hand(0)) == (3, [])


def test_A12_a_later_action_may_visit_the_same_city_again() -> None:
    table = Table(2, has={0: "coins 6", 1: ""})
    table.play("trade Lorient, buy wood+wood, done, pass, trade Lorient, buy wood+wood, done")
    assert (table.of(0)["in_lorient"], table.materials(0)) == (2, {"wood": 4})


# -- A13: Lorient
def test_A13_three_coins_for_two_materials_of_any_kinds() -> None:
    table = Table(has={0: "coins 3"})
    table.play("trade Lorient")
    assert table.legal("buy") == PAIRS
    table.play("buy stone+brick")
    assert (table.of(0)["coins"], table.materials(0)) == (0, {"stone": 1, "brick": 1})


def test_A13_four_coins_for_a_worker_from_the_reserve() -> None:
    table = Table(has={0: "coins 4"})
    table.play("trade Lorient, recruit")
    assert (table.of(0)["at_hand"], table.of(0)["reserve"], table.of(0)["coins"]) == (8, 5, 0)
    poor = Table(has={0: "coins 3"})
    poor.play("trade Lorient")
    assert poor.refused("recruit") == ("A13",)


def test_A13_one_card_for_a_coin_and_a_material() -> None:
    table = Table(hands={0: "pier foghorn"})
    table.play("trade Lorient")
    assert table.legal("exchange") == {f"{card} {kind}" for card in ("pier", "foghorn") for kind in KINDS}
    table.play("exchange pier sand")
    assert (table.of(0)["coins"], table.materials(0), table.hand(0)) == (1, {"sand": 1}, ["foghorn"])
    assert table.now["cards"]["discarded"]["pier"] == 1
    assert table.refused("exchange furnishing wood") == ("A12", "A13")


def test_A13_two_cards_for_three_coins() -> None:
    table = Table(hands={0: "pier pier foghorn"})
    table.play("trade Lorient")
    assert table.legal("sell-cards") == {"pier+pier", "pier+foghorn"}
    assert table.refused("sell-cards foghorn+foghorn") == ("A13",)
    table.play("sell-cards pier+foghorn")
    assert (table.of(0)["coins"], table.hand(0)) == (3, ["pier"])
    assert table.now["cards"]["discarded"] == {"furnishing": 0, "pier": 1, "foghorn": 1, "cable-crane": 0}


def test_A13_three_coins_for_two_cards() -> None:
    table = Table(has={0: "coins 3"})
    table.play("trade Lorient, buy-cards")
    assert sum(table.draws().values()) == 30
    table.play("(equipment pier)")
    assert table.draws()["equipment pier"] == 7
    table.play("(equipment pier)")
    assert (table.of(0)["coins"], table.hand(0), table.phase) == (0, ["pier", "pier"], "trade")


def test_A13_the_discard_pile_becomes_the_deck_when_a_card_is_to_be_drawn() -> None:
    table = Table(has={0: "coins 3"}, deck="pier", hands={1: "furnishing " * 9 + "pier " * 7 + "foghorn " * 7})
    table.play("trade Lorient, buy-cards")
    assert table.draws() == {"equipment pier": 1}
    happened = table.play("(equipment pier)")
    assert "deck_shuffled" in types(happened)
    assert table.draws() == {"equipment cable-crane": 6}
    table.play("(equipment cable-crane)")
    assert table.now["cards"]["deck"] == 5
    assert not any(table.now["cards"]["discarded"].values())


def test_A13_with_one_card_left_it_gives_one_and_with_none_it_is_not_offered() -> None:
    one = Table(has={0: "coins 3"}, hands={1: EVERYTHING.removesuffix("cable-crane ")})
    happened = one.play("trade Lorient, buy-cards, (equipment cable-crane)")
    assert "no_card" in types(happened)
    assert (one.hand(0), one.of(0)["coins"], one.phase) == (["cable-crane"], 0, "trade")
    none = Table(has={0: "coins 3"}, hands={1: EVERYTHING})
    none.play("trade Lorient")
    assert none.refused("buy-cards") == ("A13",)


# -- A14: Brest
def test_A14_two_coins_for_two_materials_that_lie_there() -> None:
    table = Table(has={0: "coins 2"}, brest="wood 1, stone 2")
    table.play("trade Brest")
    assert table.legal("buy") == {"wood+stone", "stone+stone"}
    assert table.refused("buy wood+wood") == ("A14",)
    assert table.refused("buy sand+brick") == ("A14",)
    table.play("buy stone+stone")
    assert (table.of(0)["coins"], table.materials(0)) == (0, {"stone": 2})
    assert table.now["brest"]["materials"] == {"wood": 1, "stone": 0, "sand": 0, "brick": 0}


def test_A14_two_materials_for_two_coins_and_they_do_not_go_to_the_market() -> None:
    table = Table(has={0: "wood 1, sand 2"}, brest="brick 1")
    table.play("trade Brest")
    assert table.legal("sell") == {"wood+sand", "sand+sand"}
    assert table.refused("sell wood+wood") == ("A14",)
    table.play("sell wood+sand")
    assert (table.of(0)["coins"], table.materials(0)) == (2, {"sand": 1})
    assert table.now["brest"]["materials"] == {"wood": 0, "stone": 0, "sand": 0, "brick": 1}


def test_A14_engineers_come_singly_or_both_from_a_double_space() -> None:
    table = Table(has={0: "coins 9"}, brest="singles 2, pairs 1")
    table.play("trade Brest, hire engineer, hire engineers")
    assert (table.of(0)["engineers"], table.of(0)["coins"]) == (3, 9 - 2 - 3)
    assert (table.now["brest"]["singles"], table.now["brest"]["pairs"]) == (1, 0)


def test_A14_no_two_singles_for_three_coins_and_no_single_from_a_double_space() -> None:
    singles = Table(has={0: "coins 9"}, brest="singles 2")
    singles.play("trade Brest")
    assert singles.refused("hire engineers") == ("A14",)
    pair = Table(has={0: "coins 9"}, brest="pairs 1")
    pair.play("trade Brest")
    assert pair.refused("hire engineer") == ("A14",)


@pytest.mark.parametrize(("deal", "price"), [("buy wood+wood", 2), ("hire engineer", 2), ("hire engineers", 3)])
def test_A14_a_deal_that_cannot_be_paid_for_is_refused(deal: str, price: int) -> None:
    table = Table(has={0: f"coins {price - 1}, sand 2"}, brest=MARKET)
    table.play("trade Brest")
    assert table.refused(deal) == ("A14",)
    args = table.match.why_not(deal)[0].message.args
    assert (args["price"], args["have"]) == (price, price - 1)


def test_A14_always_exactly_two_materials() -> None:
    table = Table(has={0: "coins 2, wood 1"}, brest="stone 1, singles 1")
    table.play("trade Brest")
    assert table.verbs() == {"hire"}


# -- A15: the next order
def test_A15_first_to_pass_first_to_choose_a_barge() -> None:
    table = Table(3, barges={0: 2, 1: 4, 2: 1}, turn_of=2, has={2: "coins 3"})
    table.play("trade Lorient, buy wood+wood, done, pass")
    assert table.now["pontivy"] == {"this_round": [2, None, None, 1], "next_round": [0, None, None, None]}
    table.play("pass, pass, keep wood 2")
    assert table.now["pontivy"]["next_round"] == [0, 1, 2, None]
    assert (table.phase, table.actor) == ("barge", 0)


# -- A16: what is kept
def test_A16_up_to_three_of_one_kind_are_kept_or_nothing_and_engineers_go_back() -> None:
    table = Table(has={0: "wood 5, sand 2, engineers 3, coins 4"}, hands={0: "pier"})
    table.play("pass")
    assert (table.phase, table.actor) == ("keep", 0)
    offered = [str(action) for action in table.match.legal()]  # the greatest number of each kind first
    assert offered == ["keep wood 3", "keep wood 2", "keep wood 1", "keep sand 2", "keep sand 1", "keep nothing"]
    assert table.refused("keep brick 1") == ("A16",)
    assert table.refused("keep sand 3") == ("A16",)
    assert table.match.why_not("keep sand 3")[0].message.text("en") == "You have only 2 sand."
    assert table.refused("pass") == ("A16",)
    table.play("keep wood 3")
    assert table.materials(0) == {"wood": 3}
    assert (table.of(0)["engineers"], table.of(0)["coins"], table.hand(0)) == (0, 4, ["pier"])
    assert table.now["pontivy"]["this_round"] == [None, 1, 2, 3]


@pytest.mark.parametrize(
    ("choice", "kept"), [("wood 2", {"wood": 2}), ("wood 1", {"wood": 1}), ("sand 2", {"sand": 2}), ("nothing", {})]
)
def test_A16_fewer_than_possible_may_be_kept_and_even_nothing(choice: str, kept: dict[str, int]) -> None:
    table = Table(has={0: "wood 5, sand 2"})
    (event,) = (event for event in table.play(f"pass, keep {choice}") if event.type == "materials_kept")
    assert (table.materials(0), event.data["materials"]) == (kept, kept)


def test_A16_whoever_has_any_material_is_asked() -> None:
    only = Table(has={0: "wood 1"})
    only.play("pass")
    assert (only.phase, only.actor, only.legal("keep")) == ("keep", 0, {"wood 1", "nothing"})
    none = Table()
    none.play("pass")
    assert (none.phase, none.actor) == ("act", 1)


def test_A16_keep_wood_typed_by_a_person_means_as_much_as_possible() -> None:
    for held, kept in ((5, 3), (2, 2)):
        table = Table(has={0: f"wood {held}, sand 1"})
        table.play("pass")
        table.type("keep wood")
        assert table.materials(0) == {"wood": kept}


# -- A17: workers come back
def test_A17_workers_come_back_from_the_cities_but_not_from_harbours_and_lighthouses() -> None:
    table = Table(
        round=2, has={0: "workers 2, brest 2, lorient 1"}, floors={"Eckmühl": "sand 0:1"}, harbours={"Roscoff": "0"}
    )
    table.play("pass")
    found = table.of(0)
    assert (found["at_hand"], found["in_brest"], found["in_lorient"]) == (5, 0, 0)
    assert (found["reserve"], table.workers("Eckmühl"), table.moorings("Roscoff")) == (7, [(0, 1)], [0])
