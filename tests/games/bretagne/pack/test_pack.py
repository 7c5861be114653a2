"""The pack that ships respects the facts of the game, and every way of damaging one has a clear message."""

import copy
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tinderbox.core.documents.packs import PROVENANCES
from tinderbox.core.errors import PackError
from tinderbox.core.text.messages import LANGUAGES
from tinderbox.games.bretagne.pack import pack as packs
from tinderbox.games.bretagne.pack.pack import (
    AREAS,
    EQUIPMENT,
    GROUPS,
    INCOMES,
    MATERIALS,
    PACKAGE,
    WEATHERS,
    Pack,
    load,
)

Data = dict[str, Any]
DIGEST = "sha256:82712dc953bbfb3b6347b5de8a28681a3e0571e713fb842e1a12bfd72f0655be"


def data() -> Data:
    """A copy of the shipped pack that may be damaged, under an id of its own."""
    found: Data = copy.deepcopy(dict(load().data))
    found["meta"]["id"] = "corrected-1"
    return found


def entry(items: list[Data], id: str) -> Data:
    return next(item for item in items if item["id"] == id)


@pytest.fixture(name="pack")
def fixture_pack() -> Pack:
    return load("bretagne-1")


# -- the facts of the game


def test_B1_five_lighthouses_an_area_with_its_groups(pack: Pack) -> None:
    assert len(pack.sites) == len(pack.lighthouses) == 15
    found = Counter((AREAS[site.area], GROUPS[site.group]) for site in pack.sites)
    assert [found["north", group] for group in GROUPS] == [3, 1, 1]
    assert [found["south", group] for group in GROUPS] == [1, 3, 1]
    assert [found["west", group] for group in GROUPS] == [1, 1, 3]


def test_B2_three_harbours_and_four_tiles_an_area(pack: Pack) -> None:
    assert Counter(harbour.area for harbour in pack.harbours) == {0: 3, 1: 3, 2: 3}
    assert Counter(tile.area for tile in pack.harbour_tiles) == {0: 4, 1: 4, 2: 4}
    assert all(tile.improved > tile.normal for tile in pack.harbour_tiles)


def test_B3_four_cities(pack: Pack) -> None:
    assert [city.name for city in pack.form.cities] == ["Quimper", "Brest", "Lorient", "Pontivy"]


def test_B4_four_materials_of_15_discs(pack: Pack) -> None:
    assert MATERIALS == ("wood", "stone", "sand", "brick")
    assert pack.supply == 15


def test_B5_eight_workers_at_hand_and_six_in_reserve(pack: Pack) -> None:
    assert (pack.workers_at_hand, pack.workers_in_reserve) == (8, 6)


def test_B6_cards_and_tiles(pack: Pack) -> None:
    assert [kind.cards for kind in pack.equipment] == [9, 8, 7, 6]
    assert [kind.id for kind in pack.equipment] == list(EQUIPMENT)
    assert [row.cost for row in pack.construction] == [1, 2, 3]
    for row in pack.construction:
        assert sum(tile.count for tile in row.tiles) == 12
        assert all(sum(tile.materials) == row.cost for tile in row.tiles)
    assert sum(kind.cards for kind in pack.weather) == 6
    assert [barge.number for barge in pack.barges] == [1, 2, 3, 4]
    assert sorted(pack.player_counts) == [2, 3, 4]
    for players, count in pack.player_counts.items():
        assert count.players == players
        assert len(count.production) == 6


def test_B7_four_floors_and_R1_five_rounds(pack: Pack) -> None:
    assert (pack.floors, pack.rounds) == (4, 5)


def test_S1_historical_order_lays_every_board_on_a_site_of_its_colour(pack: Pack) -> None:
    assert sorted(board.site for board in pack.lighthouses) == list(range(15))
    assert all(pack.sites[board.site].group == board.group for board in pack.lighthouses)


def test_S2_lighthouses_that_stand_at_the_start(pack: Pack) -> None:
    for area, name in enumerate(AREAS):
        sites = [site for site in pack.sites if site.area == area]
        left = Counter(site.group for site in sites)
        left.subtract(dict(enumerate(pack.player_counts[2].built[area])))
        assert left == {0: 1, 1: 1, 2: 1}, name
    assert pack.player_counts[3].built == ((0, 1, 0), (0, 0, 1), (1, 0, 0))
    assert pack.player_counts[4].built == ((0, 0, 0),) * 3


def test_A2_rewards_of_the_rows(pack: Pack) -> None:
    assert [(row.coins, row.cards) for row in pack.construction] == [(1, 0), (1, 1), (2, 1)]


def test_A3_extra_materials_by_group(pack: Pack) -> None:
    assert all(sum(board.extra) == board.group for board in pack.lighthouses)


def test_A4_A8_weather_and_the_third_barge(pack: Pack) -> None:
    assert [kind.id for kind in pack.weather] == list(WEATHERS)
    assert pack.weather[0].engineers[1] == 1
    assert [kind.injures for kind in pack.weather] == [(False,) * 3, (False,) * 3, (False, True, True)]
    assert [barge.fewer_engineers for barge in pack.barges] == [0, 0, 1, 0]


def test_A9_W6_E3_points(pack: Pack) -> None:
    assert (pack.scoring.taken_back, pack.scoring.left_on) == (2, 1)
    assert pack.scoring.majority == (3, 5, 7)
    assert pack.scoring.pontivy == (4, 2, 1, 0)
    assert pack.scoring.harbour == (4, 2, 1, 1)
    assert pack.scoring.coins_a_point == 3


def test_A13_A14_deals(pack: Pack) -> None:
    def sides(deals: tuple[packs.Deal, ...]) -> list[tuple[Data, Data]]:
        return [
            (deal.pay.model_dump(exclude_defaults=True), deal.get.model_dump(exclude_defaults=True)) for deal in deals
        ]

    assert sides(pack.lorient_deals) == [
        ({"coins": 3}, {"materials": 2}),
        ({"coins": 4}, {"workers": 1}),
        ({"cards": 1}, {"coins": 1, "materials": 1}),
        ({"cards": 2}, {"coins": 3}),
        ({"coins": 3}, {"cards": 2}),
    ]
    assert sides(pack.brest_deals) == [
        ({"coins": 2}, {"materials": 2}),
        ({"materials": 2}, {"coins": 2}),
        ({"coins": 2}, {"engineers": 1}),
        ({"coins": 3}, {"engineers": 2}),
    ]


def test_W4_values_of_equipment(pack: Pack) -> None:
    assert [kind.values for kind in pack.equipment] == [(4, 5, 6), (5, 6, 7), (None, 7, 8), (None, None, 9)]


def test_the_rulebook_s_examples_of_barges_and_harbours(pack: Pack) -> None:
    assert [barge.spaces[0] for barge in pack.barges] == [3, 2, 2, 2]
    assert [barge.spaces[1] for barge in pack.barges[:2]] == [2, 2]
    brick = [tile for tile in pack.harbour_tiles if INCOMES[tile.income] == "brick"]
    assert [(tile.normal, tile.improved) for tile in brick] == [(1, 2)]


def test_names_become_words_of_the_notation(pack: Pack) -> None:
    tokens = [board.token for board in pack.lighthouses] + [harbour.token for harbour in pack.harbours]
    for word in ("Ar-Men", "Île-Vierge", "Créach", "Ploumanach", "Le-Conquet"):
        assert word in tokens


def test_every_provenance_is_used_as_the_rulebook_allows(pack: Pack) -> None:
    assert set(pack.form.meta.provenance) == set(PROVENANCES)
    assert pack.form.barges[0].provenance["top"] == "rulebook"
    # In the building example George may hold barge 3, so that sunny Purgatory could demand 2.
    assert pack.form.weather[0].engineers.provenance["purgatory"] == "derived"
    assert pack.form.barges[3].provenance["top"] == "derived"
    assert pack.form.production[0].provenance == {"default": "reconstructed"}
    assert pack.form.deals.lorient[0].provenance == {"default": "rulebook"}


# -- loading


def test_a_pack_is_found_by_id_path_or_data(pack: Pack, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(data()), encoding="utf-8")
    assert load() is pack
    assert load(file).digest == load(data()).digest != pack.digest
    assert pack.is_shipped
    assert not load(file).is_shipped


def test_the_shipped_pack_never_changes(pack: Pack) -> None:
    assert packs.shipped() == ("bretagne-1",)
    assert pack.digest == DIGEST


def test_W1_nearness_to_lorient_follows_from_the_drawing(pack: Pack) -> None:
    nearest = sorted(pack.sites, key=lambda site: site.nearness)
    assert [site.number for site in nearest][:5] == [3, 4, 2, 1, 5]
    assert sorted(site.nearness for site in pack.sites) == list(range(15))


def test_a_pack_does_not_change_with_the_data_it_was_made_from() -> None:
    given = data()
    made = load(given)
    given["meta"]["title"]["en"] = "Something else"
    assert made.data["meta"]["title"]["en"] == made.title("en") == "Bretagne"


def test_whole_numbers_only(pack: Pack) -> None:
    def numbers(value: object) -> None:
        assert not isinstance(value, float)
        for item in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
            numbers(item)

    numbers(dict(pack.data))


def test_an_owner_may_correct_amounts() -> None:
    given = data()
    given["barges"][3]["bottom"] = 4
    given["weather"][0]["cards"], given["weather"][2]["cards"] = 3, 1
    given["production"][0]["players_2"]["wood"] = 6
    given["construction"][0]["tiles"][0]["materials"] = ["wood"]
    given["deals"]["lorient"][1]["pay"]["coins"] = 5
    given["harbour_tiles"][0]["income"] = "points"
    entry(given["lighthouses"], "ar-men")["extra"] = ["brick", "wood"]
    entry(given["equipment"], "foghorn")["heaven"] = 6
    corrected = load(given)
    assert corrected.barges[3].spaces == (2, 3, 4)
    assert corrected.equipment[2].values == (6, 7, 8)
    assert corrected.lorient_deals[1].pay.coins == 5


# -- what is wrong with a pack, one fault at a time


def put(*path: str | int, value: Any) -> Callable[[Data], None]:
    def damage(given: Data) -> None:
        part: Any = given
        for step in path[:-1]:
            part = entry(part, step) if isinstance(part, list) and isinstance(step, str) else part[step]
        part[path[-1]] = value

    return damage


def drop(*path: str | int) -> Callable[[Data], None]:
    def damage(given: Data) -> None:
        part: Any = given
        for step in path[:-1]:
            part = part[step]
        del part[path[-1]]

    return damage


def swap_lists(name: str) -> Callable[[Data], None]:
    def damage(given: Data) -> None:
        given[name][0], given[name][1] = given[name][1], given[name][0]

    return damage


def both(*damages: Callable[[Data], None]) -> Callable[[Data], None]:
    def damage(given: Data) -> None:
        for each in damages:
            each(given)

    return damage


DAMAGE: list[tuple[Callable[[Data], None], str, str]] = [
    # the head and the form
    (put("meta", "game", value="great-fire"), "meta.game", "not for “bretagne”"),
    (both(put("meta", "id", value="bretagne-1"), put("box", "supply", value=20)), "meta.id", "a built-in pack"),
    (put("meta", "format", value=2), "meta.format", "Choose from: 1"),
    (drop("box"), "box", "missing"),
    (put("colour", value=1), "colour", "does not belong here"),
    (put("barges", 0, "top", value=2.0), "barges[0].top", "whole number"),
    (put("barges", 0, "top", value=0), "barges[0].top", "at least 1"),
    (put("barges", 0, "coins", value=100), "barges[0].coins", "at most 99"),
    (put("sites", 0, "area", value="east"), "sites[0].area", "'south', 'west', 'north'"),
    (put("lighthouses", 0, "id", value="Grands Cardinaux"), "lighthouses[0].id", "does not match the pattern"),
    (put("barges", 0, "provenance", value={}), "barges[0].provenance", "“default”"),
    (put("barges", 0, "provenance", "side", value="rulebook"), "barges[0].provenance.side", "no field “side”"),
    (put("box", "provenance", "default", value="guessed"), "box.provenance.default", "'rulebook', 'derived'"),
    # names and ids
    (
        put("lighthouses", "creach", "name", value="Penfrét"),
        "lighthouses[creach].name",
        "“Penfrét” and “Penfret” differ only",
    ),
    (put("harbours", "camaret", "name", value="Ar Men"), "harbours[camaret].name", "“Ar Men” and “Ar-Men” differ only"),
    (put("cities", "brest", "name", value="Brest!"), "cities[brest].name", "cannot be written as a word"),
    (put("lighthouses", 1, "id", value="ar-men"), "lighthouses[6].id", "lighthouses[1].id"),
    (put("sites", 1, "id", value="site-1"), "sites[1].id", "sites[0].id"),
    (put("harbours", 1, "id", value="concarneau"), "harbours[1].id", "harbours[0].id"),
    (put("harbour_tiles", 1, "id", value="south-stone"), "harbour_tiles[1].id", "harbour_tiles[0].id"),
    # what the rules fix
    (put("box", "rounds", value=6), "box.rounds", "(R1) set this to 5, not 6"),
    (put("box", "floors", value=5), "box.floors", "(B7) set this to 4, not 5"),
    (
        put("box", "workers_at_hand", value=9),
        "box.workers_at_hand",
        "15 workers in all, at hand and in reserve; by B5 it is 14",
    ),
    (swap_lists("areas"), "areas", "south, west, north"),
    (swap_lists("cities"), "cities", "quimper, brest, lorient, pontivy"),
    (swap_lists("sites"), "sites", "1, 2, 3"),
    (drop("sites", 14), "sites", "13, 14, 15"),
    (swap_lists("weather"), "weather", "sunny, variable, storm"),
    (swap_lists("equipment"), "equipment", "furnishing, pier, foghorn, cable-crane"),
    (swap_lists("construction"), "construction", "1, 2, 3"),
    (swap_lists("player_counts"), "player_counts", "2, 3, 4"),
    (drop("barges", 3), "barges", "1, 2, 3, 4"),
    (drop("production", 5), "production", "1, 2, 3, 4, 5, 6"),
    (drop("deals", "brest", 2), "deals.brest", "hire-engineer, hire-engineers"),
    (drop("deals", "lorient", 0), "deals.lorient", "recruit-worker"),
    (put("sites", 13, "group", value="heaven"), "sites", "“north” has 4 sites of “heaven”; by B1 it has 3"),
    (drop("lighthouses", 0), "lighthouses", "There are 14 here; by the rules (B1) there are 15"),
    (put("lighthouses", "ar-men", "group", value="heaven"), "lighthouses", "6 boards of “heaven”"),
    (
        put("lighthouses", "ar-men", "extra", value=["stone"]),
        "lighthouses[ar-men].extra",
        "demands 2 extra materials, not 1",
    ),
    (put("lighthouses", "eckmuhl", "extra", value=["wood"]), "lighthouses[eckmuhl].extra", "0 extra materials"),
    (put("lighthouses", "ar-men", "site", value=16), "lighthouses[ar-men].site", "no site 16"),
    (put("lighthouses", "ar-men", "site", value=6), "lighthouses[ar-men].site", "“La Vieille” is already at site 6"),
    (put("lighthouses", "ar-men", "site", value=8), "lighthouses[ar-men].site", "Site 8 belongs to “heaven”"),
    (put("harbours", "camaret", "area", value="north"), "harbours", "“west” has 2 harbours; by B2 it has 3"),
    (put("harbour_tiles", "west-card", "area", value="north"), "harbour_tiles", "“west” has 3 harbour tiles"),
    (
        put("harbour_tiles", "west-card", "improved", value=1),
        "harbour_tiles[west-card].improved",
        "must be more than the normal",
    ),
    (put("barges", 2, "fewer_engineers", value=0), "barges[2].fewer_engineers", "(A4) set this to 1, not 0"),
    (put("barges", 0, "fewer_engineers", value=1), "barges[0].fewer_engineers", "(A4) set this to 0, not 1"),
    (put("weather", "storm", "cards", value=3), "weather", "There are 7 here; by the rules (B6) there are 6"),
    (put("weather", "storm", "injures", "hell", value=False), "weather[storm].injures.hell", "to true, not false"),
    (
        put("production", 3, "players_3", value=dict.fromkeys(MATERIALS, 0)),
        "production[3].players_3",
        "brings nothing to Quimper",
    ),
    (put("player_counts", 0, "built", "west", "hell", value=4), "player_counts[0].built.west.hell", "only 3 (S2)"),
    (put("construction", 0, "tiles", 0, "count", value=5), "construction[0].tiles", "There are 13 here"),
    (put("construction", 1, "tiles", 2, "materials", value=["sand"]), "construction[1].tiles[2].materials", "cost 2"),
    (
        put("construction", 1, "tiles", 0, "materials", value=["brick", "sand"]),
        "construction[1].tiles[4].materials",
        "“sand+brick”",
    ),
    # the order in which lighthouses are scored (W1)
    (
        put("sites", 6, "place", value=[245, 600]),
        "sites[site-7].place",
        "clockwise around the middle of the board (W1)",
    ),
    (put("sites", 3, "place", value=[445, 742]), "sites[site-4].place", "equally close to Lorient"),
    (
        put("equipment", "pier", "cards", value=7),
        "equipment[pier].cards",
        "There are 7 here; by the rules (B6) there are 8",
    ),
    (put("equipment", "cable-crane", "hell", value=None), "equipment[cable-crane]", "not be played on any"),
    (put("deals", "lorient", 0, "get", value={"materials": 3}), "deals.lorient[buy-materials].get", "By A13"),
    (put("deals", "brest", 2, "pay", value={"cards": 1}), "deals.brest[hire-engineer].pay", "is coins, not cards: 1"),
    (put("deals", "brest", 1, "get", value={}), "deals.brest[sell-materials].get", "is coins, not –"),
    (put("scoring", "pontivy", value=[4, 2]), "scoring.pontivy", "There are 2 here; by the rules (E3) there are 3"),
    (put("scoring", "harbour", value=[4, 2, 1]), "scoring.harbour", "There are 3 here; by the rules (E3) there are 4"),
    # what the drawing needs
    (drop("drawing", "lighthouse_board", "floors", 3), "drawing.lighthouse_board.floors", "there must be 4"),
    (drop("drawing", "lighthouse_board", "floors", 0, "workers", 5), "drawing.lighthouse_board.floors[0].workers", "6"),
    (drop("drawing", "harbour_tile", "workers", 0), "drawing.harbour_tile.workers", "there must be 4"),
    (drop("drawing", "panels", "construction", "rows", 0), "drawing.panels.construction.rows", "there must be 3"),
    (drop("drawing", "panels", "brest", "deals", 0), "drawing.panels.brest.deals", "there must be 4"),
    (put("drawing", "coast_points", value=999), "drawing.coast_points", "the land has only 250"),
    (put("sites", 0, "badge", value=[1601, 5]), "sites[site-1].badge", "1,600 wide and 1,100 high"),
    (put("sites", 0, "board", value=[1500, 1000]), "sites[site-1].board", "off the board"),
    (put("sites", 0, "board", value=[620, 902]), "sites[site-2].board", "This overlaps sites[site-1].board"),
    (put("harbours", "camaret", "tile", value=[1300, 30]), "harbours[camaret].tile", "overlaps drawing.panels.title"),
    (
        put("drawing", "panels", "weather", "now", "y", value=100),
        "drawing.panels.weather.now",
        "not inside drawing.panels.weather",
    ),
    (
        put("drawing", "panels", "weather", "now", "x", value=1400),
        "drawing.panels.weather.forecast",
        "overlaps drawing.panels.weather.now",
    ),
]


@pytest.mark.parametrize(("damage", "where", "what"), DAMAGE, ids=[f"{where}: {what}" for _, where, what in DAMAGE])
def test_every_fault_is_named_with_its_entry(damage: Callable[[Data], None], where: str, what: str) -> None:
    given = data()
    damage(given)
    with pytest.raises(PackError) as caught:
        load(given)
    reported = {(fault.entry, fault.text("en")) for fault in caught.value.faults}
    assert any(place == where and what in text for place, text in reported), reported
    for language in LANGUAGES:
        assert "{" not in caught.value.text(language)


def test_nothing_left_to_build_is_a_fault() -> None:
    given = data()
    given["player_counts"][0]["built"].update(
        south={"heaven": 1, "purgatory": 3, "hell": 1},
        west={"heaven": 1, "purgatory": 1, "hell": 3},
        north={"heaven": 3, "purgatory": 1, "hell": 1},
    )
    with pytest.raises(PackError, match="nothing left to build"):
        load(given)


def test_all_faults_are_told_at_once() -> None:
    given = data()
    given["box"]["rounds"] = 4
    given["barges"][0]["fewer_engineers"] = 1
    entry(given["lighthouses"], "ar-men")["extra"] = []
    with pytest.raises(PackError) as caught:
        load(given)
    assert [fault.entry for fault in caught.value.faults] == [
        "box.rounds",
        "lighthouses[ar-men].extra",
        "barges[0].fewer_engineers",
    ]
    assert caught.value.text("de").startswith("Datenpaket corrected-1: 3 Fehler")


def test_what_is_no_pack_at_all(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="Unknown data pack “bretagne-0”"):
        load("bretagne-0")
    broken = tmp_path / "broken.json"
    broken.write_text("[]", encoding="utf-8")
    with pytest.raises(PackError, match="must be an object"):
        load(broken)
    with pytest.raises(PackError, match="cannot be read"):
        load(tmp_path / "none.json")


def test_the_package_is_where_the_texts_are() -> None:
    assert PACKAGE == "tinderbox.games.bretagne"
