"""A1–A6 · Action points, landowners, bands, extinguishing and the Hero of London."""

from typing import Any

import pytest

from tests.games.great_fire.table import Table, names
from tests.games.kit.table import types
from tinderbox import NotationError


def acting(players: int = 4, points: int = 4, **said: Any) -> Table:
    """A table in the first seat's action step."""
    return Table(players, phase="actions", points=points, **said)


# -- A1: action points
def test_A1_four_action_points_and_then_only_the_end() -> None:
    table = Table(hand="N", landowners={0: "Temple"}, bands="Cripplegate")
    table.play("card N, from Pudding-Lane, to S-Mary")
    for left, action in enumerate(
        ("walk Temple>Whitefriars", "walk Whitefriars>Temple", "band Cripplegate>Moorgate", "walk Temple>Whitefriars")
    ):
        assert table.now["points"] == 4 - left
        table.play(action)
    assert (table.now["points"], table.verbs()) == (0, {"end"})
    assert table.refused("walk Whitefriars>Temple") == ("A1",)
    assert table.refused("band Moorgate>Cripplegate") == ("A1",)


def test_A1_the_step_ends_when_the_player_says_so_even_without_points() -> None:
    table = acting(points=1, landowners={0: "Temple"})
    table.play("walk Temple>Whitefriars")
    assert (table.actor, table.now["phase"]) == (0, "actions")
    table.play("end")
    assert table.now["phase"] == "draw"


def test_A1_a_free_demolition_remains_without_points() -> None:
    table = acting(points=0, bands="S-Bennet", holds={0: "charge"})
    assert table.verbs() == {"end", "demolish"}


def test_A1_unused_points_are_lost() -> None:
    table = Table(3, hand="NWWWW", hands={1: "NWWWW", 2: "NWWWW"})
    for district in ("S-Mary", "Bridgeward", "Candlewick-Ward"):
        table.play(f"card N, from Pudding-Lane, to {district}, end, (draw S)")
    table.play("card W, from Pudding-Lane, to Vyners-Hall")
    assert (table.actor, table.now["points"]) == (0, 4)


# -- A2, A3: steps
def test_A2_the_own_landowner_steps_to_a_neighbouring_space() -> None:
    table = acting(landowners={0: "Temple", 1: "Bethnal"})
    assert table.legal("walk") == names("Temple>Whitefriars, Temple>Fleet-Street, Temple>St-Brides")
    table.play("walk Temple>Fleet-Street")
    assert (table.landowner(0), table.landowner(1), table.now["points"]) == ("Fleet-Street", "Bethnal", 3)


def test_A2_other_landowners_do_not_obey() -> None:
    table = acting(landowners={0: "Temple", 1: "Bethnal"})
    assert table.refused("walk Bethnal>Spitalfields") == ("A2",)
    with pytest.raises(NotationError):
        table.play("walk Temple>Bethnal")  # no neighbours


def test_A2_any_one_band_steps_to_a_neighbouring_space() -> None:
    table = acting(bands="Temple 2, Cripplegate")
    assert {step.partition(">")[0] for step in table.legal("band")} == names("Temple, Cripplegate, Spa-Fields")
    table.play("band Temple>Fleet-Street")
    assert (table.bands("Temple"), table.bands("Fleet-Street"), table.bands("Cripplegate")) == (1, 1, 1)
    assert table.now["points"] == 3
    assert table.refused("band Bethnal>Spitalfields") == ("A2",)


def test_A2_every_seat_leads_the_same_bands() -> None:
    for seat in range(4):
        assert acting(turn_of=seat, bands="Temple").may("band Temple>Whitefriars")


@pytest.mark.parametrize("piece", ["walk", "band"])
@pytest.mark.parametrize(
    ("start", "end", "what"),
    [
        ("Cripplegate", "Moorgate", "across a cross"),
        ("Moorgate", "Cripplegate", "across a cross and back"),
        ("Cripplegate", "Bunhill-Fields", "onto grass"),
        ("Bunhill-Fields", "Finsbury-Fields", "from grass to grass"),
        ("Bunhill-Fields", "Finsbury", "off the grass"),
        ("St-Brides", "Ludgate", "over the Fleet"),
        ("Christ-Church", "Smithfield", "through the city wall"),
        ("S-Mary", "S-Bennet", "into a fire"),
        ("S-Mary", "Watling-Street", "into a burnt district"),
        ("Fish-Street", "Cheapside", "into a demolished district"),
        ("Cheapside", "Bread-Street", "out of a demolished district"),
    ],
)
def test_A3_pieces_go_everywhere(piece: str, start: str, end: str, what: str) -> None:
    if what == "into a burnt district":
        start = "Fish-Street"
    table = acting(
        fires="S-Bennet 2",
        burnt="Watling-Street",
        demolished="Cheapside",
        landowners={0: start},
        bands=start,
    )
    table.play(f"{piece} {start}>{end}")
    assert (table.landowner(0) if piece == "walk" else table.bands(end)) == (end if piece == "walk" else 1)


def test_A3_B2_no_piece_enters_pudding_lane() -> None:
    table = acting(landowners={0: "S-Mary"}, bands="S-Mary")
    around = names("Tallow-Hall, S-Bennet, Bridgeward, Royal-Exchange, Coleman-Street")  # all but Pudding Lane
    assert table.legal("walk") == {f"S-Mary>{name}" for name in around}
    assert {step for step in table.legal("band") if step.startswith("S-Mary")} == table.legal("walk")
    for piece in ("walk", "band"):
        with pytest.raises(NotationError):
            table.match.play(f"{piece} S-Mary>Pudding-Lane")


# -- A4: bands on fires
def test_A4_a_band_that_enters_an_uncontained_district_stops_there() -> None:
    table = acting(fires="S-Bennet 2", bands="S-Mary")
    assert table.may("band S-Mary>S-Bennet")
    table.play("band S-Mary>S-Bennet")
    assert table.refused("band S-Bennet>S-Mary") == ("A4",)


def test_A4_in_a_burning_district_only_bands_beyond_its_fires_are_free() -> None:
    for fires, bands, free in [(2, 1, 0), (2, 2, 0), (2, 3, 1), (2, 4, 2), (5, 5, 0), (1, 5, 4)]:
        table = acting(fires=f"S-Bennet {fires}", bands=f"S-Bennet {bands}", burnt="S-Bennet")
        for _ in range(free):
            table.play("band S-Bennet>S-Mary")
        assert table.refused("band S-Bennet>S-Mary") == (("A1", "A4") if free == 4 else ("A4",))
        assert table.bands("S-Bennet") == bands - free


def test_A4_a_band_may_pass_a_contained_district() -> None:
    table = acting(fires="S-Bennet", bands="S-Bennet, S-Mary")
    table.play("band S-Mary>S-Bennet, band S-Bennet>Tallow-Hall")
    assert (table.bands("S-Bennet"), table.bands("Tallow-Hall")) == (1, 1)


def test_A4_a_band_that_completes_the_ring_contains_the_fire() -> None:
    table = acting(fires="S-Bennet 2", bands="S-Bennet, S-Mary")
    assert table.now["contained"] == []
    table.play("band S-Mary>S-Bennet")
    assert table.now["contained"] == ["S-Bennet"]


def test_A4_landowners_are_never_held() -> None:
    table = acting(fires="S-Bennet 3", landowners={0: "S-Mary"})
    table.play("walk S-Mary>S-Bennet, walk S-Bennet>Tallow-Hall")
    assert table.landowner(0) == "Tallow-Hall"


def test_A4_a_band_freed_by_extinguishing_may_move_again_in_the_same_turn() -> None:
    table = acting(fires="S-Bennet", bands="S-Mary", landowners={0: "S-Bennet"})
    table.play("band S-Mary>S-Bennet")
    assert table.refused("band S-Bennet>S-Mary") == ("A4",)
    table.play("extinguish S-Bennet, band S-Bennet>S-Mary")
    assert (table.fires("S-Bennet"), table.bands("S-Mary"), table.now["points"]) == (0, 1, 1)


# -- A5: extinguishing
def test_A5_exactly_one_fire_is_removed_and_kept() -> None:
    table = acting(fires="S-Bennet 2", bands="S-Bennet 2", landowners={0: "S-Bennet"}, supply=7)
    table.play("extinguish S-Bennet")
    assert (table.fires("S-Bennet"), table.extinguished(0), table.now["points"]) == (1, 1, 3)
    assert table.now["supply"] == 7  # it does not return to the supply
    table.play("extinguish S-Bennet")
    assert (table.fires("S-Bennet"), table.extinguished(0), table.now["points"]) == (0, 2, 2)
    assert table.refused("extinguish S-Bennet") == ("A5",)


def test_A5_the_district_must_be_contained() -> None:
    table = acting(fires="S-Bennet 2", bands="S-Bennet", landowners={0: "S-Bennet"})
    assert table.legal("extinguish") == set()
    assert table.refused("extinguish S-Bennet") == ("A5",)
    table = acting(fires="S-Bennet 2", bands="S-Bennet 3", landowners={0: "S-Bennet"})
    assert table.legal("extinguish") == {"S-Bennet"}


def test_A5_only_the_own_landowner_serves_and_only_on_the_spot() -> None:
    table = acting(fires="S-Bennet", bands="S-Bennet", landowners={0: "S-Mary", 1: "S-Bennet"})
    assert table.refused("extinguish S-Bennet") == ("A5",)
    assert acting(turn_of=1, fires="S-Bennet", bands="S-Bennet", landowners={1: "S-Bennet"}).may("extinguish S-Bennet")


def test_A5_nothing_to_extinguish_where_nothing_burns() -> None:
    table = acting(bands="S-Bennet", landowners={0: "S-Bennet"})
    assert table.refused("extinguish S-Bennet") == ("A5",)
    assert acting(landowners={0: "Smithfield"}).legal("extinguish") == set()


def test_A5_a_saved_district_keeps_houses_and_token_and_may_catch_fire_again() -> None:
    table = Table(
        phase="actions",
        points=4,
        fires="Pepys-House",
        bands="Pepys-House",
        landowners={0: "Pepys-House"},
        hands={1: "N"},
    )
    houses = table.houses("Pepys-House")
    table.play("extinguish Pepys-House, band Pepys-House>Fenchurch, end, (draw N)")
    assert (table.houses("Pepys-House"), table.has_token("Pepys-House")) == (houses, True)
    table.play("card N, from Pudding-Lane, to Pepys-House, (token charge)")
    assert (table.fires("Pepys-House"), table.houses("Pepys-House"), table.held(1)) == (2, "", {"charge": 1})


# -- A6: the Hero of London
def test_A6_the_first_to_hold_three_extinguished_fires_is_the_hero() -> None:
    table = acting(fires="S-Bennet 4", bands="S-Bennet 4", burnt="S-Bennet", landowners={0: "S-Bennet"})
    heroes = []
    for _ in range(4):
        events = table.play("extinguish S-Bennet")
        heroes.append((table.now["hero"], "hero_taken" in types(events)))
    assert heroes == [(None, False), (None, False), (0, True), (0, False)]


@pytest.mark.parametrize(
    ("mine", "holders", "hero"),
    [
        (2, 3, 1),  # three each: equality does not move it
        (3, 3, 0),  # four against three
        (3, 4, 1),
        (4, 4, 0),
        (0, 7, 1),
    ],
)
def test_A6_whoever_has_more_than_the_holder_takes_it_over_at_once(mine: int, holders: int, hero: int) -> None:
    table = acting(
        fires="S-Bennet", bands="S-Bennet", landowners={0: "S-Bennet"}, extinguished={0: mine, 1: holders}, hero=1
    )
    before = table.score(0), table.score(1)
    table.play("extinguish S-Bennet")
    assert table.now["hero"] == hero
    assert table.score(0) - before[0] == (3 if hero == 0 else 1)  # E2, E4
    assert table.score(1) - before[1] == (-2 if hero == 0 else 0)


def test_A6_the_hero_is_compared_with_its_holder_alone() -> None:
    table = acting(
        fires="S-Bennet",
        bands="S-Bennet",
        landowners={0: "S-Bennet"},
        extinguished={0: 3, 1: 3, 2: 3},
        hero=2,
    )
    table.play("extinguish S-Bennet")
    assert table.now["hero"] == 0
