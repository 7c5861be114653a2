"""B1–B9, M1–M6 · Board and pieces, as the engine plays on them."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import Final

import pytest

from tests.games.great_fire.position.dealing import begun, go_on, phase
from tests.games.great_fire.table import LETTERS, Table, names
from tinderbox import NotationError, OptionError, game
from tinderbox.core.engine.bits import members, single
from tinderbox.games.great_fire.pack.pack import DIRECTIONS, Direction, load
from tinderbox.games.great_fire.rules import fire

PACK: Final = load()
OPPOSITE: Final[Mapping[str, Direction]] = {"N": "S", "E": "W", "S": "N", "W": "E"}
DISTRICTS: Final = [space.token for space in PACK.districts]


@cache
def ways(name: str) -> Mapping[str, frozenset[str]]:
    """Where fire in this space alone can go, by card."""
    table = Table()
    at = table.box.pack_names.spaces.index(name)
    reached = (fire.reach(table.match.state, single(at), card) for card in range(len(DIRECTIONS)))  # type: ignore[arg-type]
    return {
        card: frozenset(DISTRICTS[index] for index in members(found))
        for card, found in zip(DIRECTIONS, reached, strict=True)
    }


def directions(start: str, end: str) -> str:
    """The cards by which fire goes from one space to another."""
    return "".join(card for card in DIRECTIONS if end in ways(start)[card])


# -- B1 to B5: the map
@pytest.mark.parametrize("edition", ["german", "french"])
def test_B1_B8_four_regions_of_thirty_houses_most_districts_of_one(edition: str) -> None:
    houses = Table(edition=edition).now["houses"]
    assert {len(letters) for letters in houses.values()} == {1, 2, 3, 4, 5}
    for region in ("purple", "blue", "green", "orange"):
        sizes = [len(houses[space.token]) for space in PACK.districts if space.region == region]
        assert sum(sizes) == 30
        assert sizes.count(1) > len(sizes) / 2


def test_B2_pudding_lane_always_burns_and_has_no_houses() -> None:
    assert PACK.pudding_lane.region == "green"
    table = Table(fires="Pudding-Lane", hand="N")
    assert "Pudding-Lane" not in table.now["houses"]
    table.play("card N, from Pudding-Lane, to S-Mary")
    assert table.fires("Pudding-Lane") > 0


def test_B2_no_piece_and_no_fire_enters_pudding_lane() -> None:
    texts = Table().box.actions.texts
    assert not [text for text in texts if ">" in text and "Pudding-Lane" in text]
    assert [text for text in texts if text.endswith(" Pudding-Lane")] == ["from Pudding-Lane", "place Pudding-Lane"]
    match = game("great-fire").new(3, seed=1)
    while match.legal()[0].verb != "place":
        match.play("keep")
    assert [reason.clause for reason in match.why_not("place Pudding-Lane")] == ["B2"]
    # A fire in S. Mary has Pudding Lane to the south.
    assert directions("S-Mary", "Pudding-Lane") == ""


def test_B3_fire_never_enters_grass_landowners_and_bands_may() -> None:
    grass = [space.token for space in PACK.grass]
    assert all(space.region is None and space.size == 0 for space in PACK.grass)
    texts = set(Table().box.actions.texts)
    for name in grass:
        assert not {f"to {name}", f"from {name}", f"add {name}", f"extinguish {name}"} & texts
        assert f"place {name}" in texts
        assert any(text.startswith("walk") and text.endswith(f">{name}") for text in texts)
        assert any(text.startswith("band") and text.endswith(f">{name}") for text in texts)


def test_B4_the_way_back_is_the_opposite_direction() -> None:
    steps = 0
    for start in DISTRICTS:
        for card, ends in ways(start).items():
            for end in ends:
                assert start in ways(end)[OPPOSITE[card]], (start, card, end)
                steps += 1
    assert steps > 400


def test_B5_a_diagonal_step_counts_as_either_of_its_two_directions() -> None:
    found = 0
    for cross in PACK.crosses:
        nw, ne, sw, se = (PACK.spaces[at].token for at in (cross.nw, cross.ne, cross.sw, cross.se))
        for start, end, cards in ((nw, se, "ES"), (se, nw, "NW"), (sw, ne, "NE"), (ne, sw, "SW")):
            if start in DISTRICTS and end in DISTRICTS:
                assert directions(start, end) == cards
                found += 1
    assert found > 40
    straight = {directions(a, b) for a, b in product(DISTRICTS, DISTRICTS) if directions(a, b)}
    assert straight == {*"NESW", "ES", "NW", "NE", "SW"}  # nothing else


# -- B6 to B9: the pieces
def test_B6_twelve_objectives_are_the_districts_of_size_3_or_more() -> None:
    box = Table().box
    assert len(box.pack_names.objectives) == len(set(box.pack_names.objectives)) == 12
    for edition in ("german", "french"):
        houses = Table(edition=edition).now["houses"]
        assert {name for name, letters in houses.items() if len(letters) >= 3} == set(box.pack_names.objectives)
    assert all(value > 0 for value in box.board.objective_value)


def test_B7_the_box_holds_houses_cards_tokens_bands_and_one_hero() -> None:
    match = begun(6)
    kinds: Counter[str] = Counter()
    while phase(match) != "place-band":
        draws = match.draws()
        if draws and draws[0][0].verb == "draw" and "cards" not in kinds:
            kinds["cards"] = sum(weight for _, weight in draws)
        kinds[draws[0][0].verb if draws else "keep"] += 1
        go_on(match)
    assert (kinds["house"], kinds["cards"], kinds["objective"]) == (120, 60, 18)
    assert match.box.position(match.state)["standing"] == dict.fromkeys(LETTERS, 20)
    table = Table(hand="N")
    assert sum(table.now["bands"].values()) == 6
    table.play("card N, from Pudding-Lane, to Pepys-House")
    assert table.draws() == {"token charge": 10, "token double": 6, "token point": 4}


def test_B7_no_objective_is_dealt_a_third_time() -> None:
    match = begun(6, "objectives")
    match.resolve_draw("objective Newgate")
    match.resolve_draw("objective Newgate")
    with pytest.raises(NotationError):
        match.resolve_draw("objective Newgate")


@pytest.mark.parametrize(("edition", "aldgate", "whitechapel", "fires"), [("german", 4, 1, 65), ("french", 3, 2, 100)])
def test_B8_editions_differ_in_aldgate_whitechapel_and_fires(
    edition: str, aldgate: int, whitechapel: int, fires: int
) -> None:
    table = Table(edition=edition, fires="Billiter 2", hand="E")
    assert (len(table.houses("Aldgate")), len(table.houses("Whitechapel"))) == (aldgate, whitechapel)
    table.play("card E, from Billiter, to Aldgate")
    assert table.fires("Aldgate") == aldgate
    box = game("great-fire").new(4, seed=1, options={"edition": edition, "supply": "box"})
    assert box.view()["supply"] == fires - 25


def test_B8_the_german_edition_is_the_default_and_no_other_is_known() -> None:
    assert Table().box.options["edition"] == "german"
    with pytest.raises(OptionError):
        game("great-fire").open(4, {"edition": "english"})


def test_B9_the_supply_never_runs_out_unless_the_box_is_the_limit() -> None:
    assert Table().box.options["supply"] == "endless"
    table = Table(fires="S-Bennet, Tower 200", hand="N", unchecked="crowded")  # far more than any box holds
    table.play("card N, from Pudding-Lane, to Guild-Hall")
    assert (table.fires("Guild-Hall"), table.now["supply"]) == (4, None)


def test_B9_in_the_box_the_fires_on_the_board_and_the_supply_are_always_as_many() -> None:
    match = game("great-fire").new(3, seed=5, options={"supply": "box"})
    while not match.over:
        match.play(match.legal()[-1 if match.seq % 3 else 0])
        view = match.view()
        kept = sum(seat["extinguished"] for seat in view["seats"])
        assert sum(view["fires"].values()) + view["supply"] + kept == 65


# -- M1 to M6: what the examples say of the map
def test_M1_sion_college_and_the_cross_beside_it() -> None:
    assert directions("Sion-College", "Moorgate") == "E"
    assert directions("Sion-College", "Brewers-Hall") == "S"
    assert directions("Cripplegate", "Moorgate") == "ES"
    assert directions("Sion-College", "Finsbury") == "NE"


def test_M2_from_s_bennet() -> None:
    assert ways("S-Bennet")["N"] == names("Guild-Hall, Coleman-Street")
    assert ways("S-Bennet")["E"] == {"S-Mary"}
    assert ways("S-Bennet")["S"] == names("Tallow-Hall, Watling-Street")
    assert ways("S-Bennet")["W"] == names("Cheapside, Watling-Street")
    assert directions("Pudding-Lane", "S-Bennet") == "NW"


def test_M3_from_pudding_lane() -> None:
    assert ways("Pudding-Lane")["N"] == names("S-Mary, Bridgeward, Candlewick-Ward, Pepys-House, S-Bennet")
    assert ways("Pudding-Lane")["W"] == names("Tallow-Hall, Vyners-Hall, S-Bennet")
    assert ways("Pudding-Lane")["E"] == names("Pepys-House, Philpott-Lane, Billingsgate")
    assert ways("Pudding-Lane")["S"] == set()


def test_M4_a_south_card_in_the_example_reaches_six_districts() -> None:
    burning = names("Pudding-Lane, S-Bennet, Guild-Hall, Bassishaw, Philpott-Lane")
    south = frozenset().union(*(ways(name)["S"] for name in burning)) - burning
    assert south == names("Cheapside, Tallow-Hall, Billingsgate, Coleman-Street, Bread-Street, Watling-Street")


def test_M5_districts_of_the_examples() -> None:
    table = Table()
    sizes = {name: len(table.houses(name)) for name in ("Guild-Hall", "Aldgate", "St-Pauls", "Bethnal")}
    assert sizes == {"Guild-Hall": 4, "Aldgate": 4, "St-Pauls": 5, "Bethnal": 1}
    assert len(Table(edition="french").houses("Aldgate")) == 3
    assert {"Guild-Hall", "Aldgate", "St-Pauls"} <= set(table.box.pack_names.objectives)
    assert PACK.by_id["tower"].region == "orange"


def test_M6_the_bands_places_of_the_set_up_are_outside_the_green_region() -> None:
    for players, expected in ((4, "Hounds-Ditch, St-Botolphs"), (5, "Cripplegate")):
        match = game("great-fire").new(players, seed=1)
        while match.legal()[0].verb != "place":
            match.play("keep")
        assert set(match.view()["bands"]) == names(expected)
        assert names(expected) <= {action.args[0] for action in match.legal()}  # nowhere in the green region
