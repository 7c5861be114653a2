"""B · Board and pieces: what there is, where it lies, how much of it, and who may see it."""

from collections import Counter
from typing import Any, Final

import pytest

from tests.games.bretagne.table import Table, amounts
from tests.games.kit.table import counted, listed, types
from tinderbox import OptionError, game
from tinderbox.core.events import Event
from tinderbox.games.bretagne.pack.pack import AREAS, GROUPS, load
from tinderbox.games.bretagne.rules.coast import MATERIAL
from tinderbox.games.bretagne.rules.state import BretagneState

PACK: Final = load()
MATERIALS: Final = ("wood", "stone", "sand", "brick")


# -- B1: lighthouses
def test_B1_five_lighthouses_an_area_each_with_its_own_mix_of_groups() -> None:
    mix = Counter((AREAS[site.area], GROUPS[site.group]) for site in PACK.sites)
    assert len(PACK.sites) == len(PACK.lighthouses) == 15
    assert [mix["north", group] for group in ("heaven", "purgatory", "hell")] == [3, 1, 1]
    assert [mix["south", group] for group in ("heaven", "purgatory", "hell")] == [1, 3, 1]
    assert [mix["west", group] for group in ("heaven", "purgatory", "hell")] == [1, 1, 3]


# -- B2: harbours
def test_B2_three_harbours_an_area_and_four_tiles_for_them() -> None:
    assert Counter(harbour.area for harbour in PACK.harbours) == {0: 3, 1: 3, 2: 3}
    assert Counter(tile.area for tile in PACK.harbour_tiles) == {0: 4, 1: 4, 2: 4}
    assert all(tile.improved > tile.normal for tile in PACK.harbour_tiles)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_B2_one_tile_of_each_area_stays_out_of_the_game(seed: int) -> None:
    laid = [harbour["tile"] for harbour in game("bretagne").new(4, seed).view()["harbours"].values()]
    areas = {tile.id: tile.area for tile in PACK.harbour_tiles}
    assert len(set(laid)) == 9
    assert Counter(areas[tile] for tile in laid) == {0: 3, 1: 3, 2: 3}


# -- B3: cities
def test_B3_each_city_has_its_own_task() -> None:
    table = Table(phase="barge", order=(2, 0, 1, 3))
    assert table.now["pontivy"]["next_round"] == [2, 0, 1, 3]
    table.play("barge 4, barge 2, barge 1, barge 3")
    assert table.now["pontivy"] == {"this_round": [1, 0, 3, 2], "next_round": [None] * 4}
    assert table.now["quimper"] == amounts(MATERIALS, {})
    table.play("(production 1), load wood")
    assert table.now["quimper"]["wood"] == 7 - 3
    trading = Table(has={0: "coins 4"}, brest="wood 2")
    assert trading.legal("trade") == {"Brest", "Lorient"}


# -- B4: the supply
EVERYBODY: Final = "barge 1, barge 2, barge 3, barge 4"


def stocked(has: dict[int, str], card: int = 2, **laid: Any) -> tuple[Table, list[Event]]:
    """A second round whose markets are filled, production card 2 with 9 wood, 6 stone, 7 sand and 6 bricks.

    Players are given more than they could have kept (A16): with what is printed, supplies run short very rarely.
    """
    table = Table(phase="barge", round=2, **laid)
    state = table.match.state
    assert isinstance(state, BretagneState)
    for seat, words in has.items():
        for material, amount in counted(words).items():
            state.put(seat, MATERIAL + MATERIALS.index(material), amount)
    return table, table.play(f"{EVERYBODY}, (production {card})")


def test_B4_the_box_with_its_markers_is_the_default() -> None:
    assert game("bretagne").open(4).options["supply"] == "box"
    assert (PACK.supply, PACK.markers, PACK.marker_worth) == (15, 4, 5)


def test_B4_markers_stretch_the_discs_of_a_kind() -> None:
    """12 with the players, 2 in Brest, 9 in Quimper: 23 wood out of 15 discs and two markers."""
    table, happened = stocked(dict.fromkeys(range(4), "wood 3"))
    assert (table.now["brest"]["materials"]["wood"], table.now["quimper"]["wood"]) == (2, 9)
    assert not [event for event in happened if event.type == "supply_short"]


@pytest.mark.parametrize(("supply", "quimper"), [("endless", 9), ("box", 6)])
def test_B4_four_markers_add_sixteen_of_one_kind_at_most(supply: str, quimper: int) -> None:
    """23 with the players and 2 in Brest leave 31 - 25 for Quimper."""
    table, happened = stocked({0: "wood 23"}, supply=supply)
    assert table.now["brest"]["materials"] == {"wood": 2, "stone": 2, "sand": 2, "brick": 2}
    assert table.now["quimper"] == {"wood": quimper, "stone": 6, "sand": 7, "brick": 6}
    short = [event for event in happened if event.type == "supply_short"]
    assert len(short) == (supply == "box")
    for event in short:
        assert (event.clause, event.data) == ("B4", {"city": "quimper", "materials": {"wood": 3}, "reason": "markers"})


def test_B4_all_kinds_share_the_four_markers_in_the_order_wood_stone_sand_brick() -> None:
    """Brest’s sand needs a marker, wood takes the other three; stone gets discs only, sand what its marker holds."""
    table, happened = stocked({0: "wood 15, stone 11", 1: "sand 14"})
    assert table.now["brest"]["materials"] == {"wood": 2, "stone": 2, "sand": 2, "brick": 2}
    assert table.now["quimper"] == {"wood": 9, "stone": 2, "sand": 3, "brick": 6}
    events = [event.data["materials"] for event in happened if event.type == "supply_short"]
    assert events == [{"stone": 4, "sand": 4}]


def test_B4_what_is_left_goes_to_brest_first() -> None:
    table, happened = stocked({0: "wood 30"})
    assert (table.now["brest"]["materials"]["wood"], table.now["quimper"]["wood"]) == (1, 0)
    assert [event.data["city"] for event in happened if event.type == "supply_short"] == ["brest", "quimper"]
    said = table.box.tell(happened[types(happened).index("supply_short")].seen_by(None, 1), "en", ())
    assert said.startswith("Brest is 1 wood short:")


def test_B4_what_players_receive_is_never_limited_and_may_take_more_markers_than_there_are() -> None:
    """With 33 wood five markers would be needed: kinds beyond 15 get nothing, the others are filled up to 15."""
    table, happened = stocked({0: "wood 33", 1: "stone 10", 2: "sand 16"})
    assert table.now["brest"]["materials"] == {"wood": 0, "stone": 2, "sand": 0, "brick": 2}
    assert table.now["quimper"] == {"wood": 0, "stone": 3, "sand": 0, "brick": 6}
    assert {event.data["reason"] for event in happened if event.type == "supply_short"} == {"players"}
    buying = Table(has={0: "wood 31, coins 3"})
    buying.play("trade Lorient, buy wood+wood")
    assert buying.materials(0) == {"wood": 33}
    roscoff: dict[str, Any] = {"harbours": {"Roscoff": "0"}, "harbour_tiles": {"Roscoff": "north-wood"}}
    income, _ = stocked({0: "wood 31"}, **roscoff)
    assert income.materials(0) == {"wood": 32}


def test_B4_cards_and_workers_are_finite_in_every_game() -> None:
    table = Table(has={0: "coins 4, workers 14"})
    table.play("trade Lorient")
    assert table.refused("recruit") == ("A13",)


# -- B5: a player's pieces
@pytest.mark.parametrize("players", [2, 3, 4])
def test_B5_eight_workers_at_hand_six_in_reserve_and_nothing_else(players: int) -> None:
    view = game("bretagne").new(players, 1).view()
    for seat in view["seats"]:
        assert (seat["at_hand"], seat["reserve"], seat["in_brest"], seat["in_lorient"]) == (8, 6, 0, 0)
        assert (seat["engineers"], seat["coins"], seat["cards"]) == (0, 0, 0)
        assert not any(seat["materials"].values())
        assert not any(seat["points"].values())


# -- B6: cards and tiles
def test_B6_thirty_equipment_cards_of_four_kinds() -> None:
    table = Table(has={0: "sand 2, engineers 1"}, display=("", "sand+sand"))
    table.play("build 2a")
    assert table.draws() == {
        "equipment furnishing": 9,
        "equipment pier": 8,
        "equipment foghorn": 7,
        "equipment cable-crane": 6,
    }


def test_B6_twelve_tiles_a_stack_costing_one_two_and_three_materials() -> None:
    stacks = Table().now["stacks"]
    assert [[len(group) for group in stack] for stack in stacks] == [[12], [12], [12]]
    for cost, stack in enumerate(stacks, 1):
        assert {len(tile.split("+")) for tile in stack[0]} == {cost}


def test_B6_six_production_cards_and_four_barges() -> None:
    table = Table(phase="barge")
    assert table.legal("barge") == {"1", "2", "3", "4"}
    table.play("barge 1, barge 2, barge 3, barge 4")
    assert table.draws() == {f"production {card}": 1 for card in range(1, 7)}


@pytest.mark.parametrize("players", [0, 1, 5])
def test_B6_two_to_four_play(players: int) -> None:
    with pytest.raises(OptionError):
        game("bretagne").new(players, 1)


# -- B7: floors
def test_B7_a_lighthouse_has_four_floors() -> None:
    table = Table(
        has={0: "wood 1, stone 1, engineers 2"},
        floors={"Eckmühl": "sand, sand, sand", "Pontusval": "brick, brick, brick, brick"},
        display=("stone",),
    )
    table.play("build 1a")
    assert table.refused("on Pontusval") == ("A3",)
    table.play("on Eckmühl")
    assert (len(table.tower("Eckmühl")["floors"]), table.tower("Eckmühl")["status"]) == (4, "finished")


# -- B8: secrets
def test_B8_a_hand_is_secret_its_size_is_not() -> None:
    one = Table(hands={0: "pier", 1: "pier foghorn"})
    other = Table(hands={0: "pier", 1: "furnishing cable-crane"})
    for seat in (None, 0, 2):
        assert one.match.view(seat) == other.match.view(seat)
        assert one.match.view(seat)["seats"][1]["cards"] == 2
    assert one.match.view(1)["own"]["hand"] == {"furnishing": 0, "pier": 1, "foghorn": 1, "cable-crane": 0}
    assert one.match.view(1) != other.match.view(1)


def test_B8_what_is_drawn_is_told_to_one_and_what_is_sold_to_all() -> None:
    table = Table(has={0: "sand 2, engineers 1"}, display=("", "sand+sand"), hands={0: "foghorn"})
    table.play("build 2a, (equipment pier), on Eckmühl, take-back 0")
    drawn = {seat: [e.get("card") for e in table.match.events(seat) if e["type"] == "card_drawn"] for seat in (0, 1)}
    assert drawn == {0: ["pier"], 1: [None]}
    table.play("pass, pass, pass, trade Lorient, exchange foghorn wood")
    sold = [event["card"] for event in table.match.events(None) if event["type"] == "card_exchanged"]
    assert sold == ["foghorn"]
    assert table.match.view(None)["cards"]["discarded"]["foghorn"] == 1


def test_B8_the_removed_weather_card_is_among_the_unseen() -> None:
    table = Table(round=5, weather="storm")
    assert sum(table.match.view(None)["weather_unseen"].values()) == 1


def test_B8_what_follows_from_open_things_is_open() -> None:
    """The set of a reshuffled deck, and of tiles put back under a stack."""
    table = Table(
        has={0: "sand 2, engineers 1"}, display=("", "sand+sand"), deck="", hands={0: "", 1: " ".join(["pier"] * 8)}
    )
    table.play("build 2a")
    assert table.draws() == {"equipment furnishing": 9, "equipment foghorn": 7, "equipment cable-crane": 6}
    scored = Table(passed=(1, 2, 3), floors={"Eckmühl": "sand, brick, sand, stone"})
    scored.play("pass")
    assert scored.match.view(None)["stacks"][0][-1] == listed("stone sand sand brick")
