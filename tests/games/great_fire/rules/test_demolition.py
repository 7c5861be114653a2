"""A7–A9 · Fire breaks."""

import pytest

from tests.games.great_fire.table import Table
from tests.games.kit.table import types
from tinderbox import NotationError


def demolishing(
    *, fires: str = "", bands: str = "S-Bennet", burnt: str = "", demolished: str = "", holds: str = "charge"
) -> Table:
    return Table(
        phase="actions",
        points=4,
        fires=fires,
        bands=bands,
        burnt=burnt,
        demolished=demolished,
        holds={0: holds, 1: "charge"},
    )


# -- A7: where
def test_A7_next_to_pudding_lane_where_a_band_stands() -> None:
    table = demolishing()
    assert table.legal("demolish") == {"S-Bennet"}
    table.play("demolish S-Bennet")
    assert table.now["demolished"] == ["S-Bennet"]


def test_A7_demolishing_is_free_and_may_be_done_any_number_of_times() -> None:
    table = demolishing(bands="S-Bennet, S-Mary, Bridgeward", holds="charge charge charge")
    table.play("demolish S-Bennet, demolish S-Mary, demolish Bridgeward")
    assert (table.now["points"], table.held(0), table.now["tokens_used"]["charge"]) == (4, {}, 3)


def test_A7_each_costs_a_charge_of_the_own() -> None:
    table = demolishing(holds="double point")
    assert table.refused("demolish S-Bennet") == ("A7",)
    table = demolishing(bands="S-Bennet, S-Mary")
    table.play("demolish S-Bennet")
    assert table.refused("demolish S-Mary") == ("A7",)


def test_A7_a_band_must_stand_there() -> None:
    table = demolishing(bands="Temple")
    assert table.refused("demolish S-Bennet") == ("A7",)


def test_A7_not_in_a_burning_district_contained_or_not() -> None:
    for fires, bands in ((2, 1), (2, 2), (1, 1), (1, 2)):
        table = demolishing(fires=f"S-Bennet {fires}", bands=f"S-Bennet {bands}", burnt="S-Bennet")
        assert table.refused("demolish S-Bennet") == ("A7",)


def test_A7_next_to_a_contained_fire_too() -> None:
    table = demolishing(fires="Bethnal", bands="Bethnal, Spitalfields 2")
    assert table.legal("demolish") == {"Spitalfields"}


def test_A7_a_fire_contained_only_now_counts_and_one_extinguished_does_no_more() -> None:
    table = Table(
        hand="N",
        demolished="S-Bennet, S-Mary, Bridgeward, Candlewick-Ward",
        bands="Pepys-House, Fenchurch",
        landowners={0: "Pepys-House"},
        holds={0: "charge"},
    )
    table.play("card N, from Pudding-Lane, to Pepys-House")  # the idle band there contains it
    assert table.may("demolish Fenchurch")
    table.play("extinguish Pepys-House")
    assert table.refused("demolish Fenchurch") == ("A7",)
    assert table.may("demolish Pepys-House")  # next to Pudding Lane


def test_A7_A9_not_away_from_all_fire() -> None:
    table = demolishing(bands="Spitalfields")
    assert table.refused("demolish Spitalfields") == ("A7",)


@pytest.mark.parametrize(
    ("district", "near", "size", "allowed"),
    [
        ("Bethnal", "Spitalfields", 1, True),
        ("Petticoat-Lane", "Bethnal", 2, True),
        ("Bedlam", "Broad-Street", 3, False),
        ("Aldgate", "Billiter", 4, False),
        ("St-Pauls", "Ludgate", 5, False),
    ],
)
def test_A7_houses_only_in_districts_of_size_1_and_2(district: str, near: str, size: int, allowed: bool) -> None:
    table = demolishing(fires=near, bands=district)
    assert len(table.houses(district)) == size
    if allowed:
        table.play(f"demolish {district}")
    else:
        assert table.refused(f"demolish {district}") == ("A7",)
    empty = demolishing(fires=near, bands=district, burnt=district)
    empty.play(f"demolish {district}")  # A8: without houses any size
    assert empty.now["demolished"] == [district]


def test_A7_in_the_action_step_only() -> None:
    table = Table(hand="N", bands="S-Bennet", holds={0: "charge"})
    assert table.refused("demolish S-Bennet") == ("F1",)
    table.play("card N, from Pudding-Lane")
    assert table.refused("demolish S-Bennet") == ("F2",)
    table.play("to S-Mary, demolish S-Bennet, end")
    table.play("(draw N)")
    assert table.refused("demolish S-Bennet") == ("F1",)  # the next player's turn


def test_A7_every_condition_that_fails_is_named() -> None:
    table = Table(phase="actions", points=4, fires="Ludgate", bands="Temple")
    assert table.refused("demolish St-Pauls") == ("A7", "A7", "A7")  # charge, band, size
    assert table.refused("demolish Bedlam") == ("A7", "A7", "A7", "A7")  # and no fire near


# -- A8: what it does
def test_A8_houses_are_lost_as_if_burnt() -> None:
    table = Table(phase="actions", points=4, bands="Pepys-House", holds={0: "charge"}, houses={"Pepys-House": "BG"})
    before = [table.score(seat) for seat in range(4)]
    events = table.play("demolish Pepys-House")
    assert types(events) == ["district_demolished", "houses_demolished", "token_removed"]
    assert (table.houses("Pepys-House"), table.lost()) == ("", {"B": 1, "G": 1})
    assert [table.score(seat) - was for seat, was in enumerate(before)] == [0, -2, -2, 0]


def test_A8_a_token_there_is_destroyed_unseen() -> None:
    table = Table(
        phase="actions",
        points=4,
        bands="Pepys-House",
        holds={0: "charge"},
        hands={1: "E"},
        fires="S-Mary, Royal-Exchange",
    )
    events = table.play("demolish Pepys-House")
    assert (table.has_token("Pepys-House"), table.held(0)) == (False, {})
    removed = next(event for event in events if event.type == "token_removed")
    assert (removed.data, removed.secret) == ({"district": "Pepys-House"}, {})
    table.play("end, (draw N), card E, from Pudding-Lane, to Cornhill")
    # It may have been of any kind: all but the charge used may still come up.
    assert table.draws() == {"token charge": 9, "token double": 6, "token point": 4}


def test_A8_the_charge_stays_as_a_fire_break_that_fire_cannot_enter() -> None:
    table = Table(phase="actions", points=4, bands="S-Mary", holds={0: "charge"}, hands={1: "N"})
    table.play("demolish S-Mary, end, (draw N), card N, from Pudding-Lane")
    assert table.refused("to S-Mary") == ("F4",)
    assert table.now["tokens_used"] == {"charge": 1, "double": 0, "point": 0}


def test_A8_pieces_there_stay() -> None:
    table = Table(
        phase="actions", points=4, bands="S-Mary 2", holds={0: "charge"}, landowners={0: "S-Mary", 3: "S-Mary"}
    )
    table.play("demolish S-Mary")
    assert (table.bands("S-Mary"), table.landowner(0), table.landowner(3)) == (2, "S-Mary", "S-Mary")
    table.play("band S-Mary>S-Bennet, walk S-Mary>Bridgeward")  # and move on


def test_A8_an_empty_district_may_be_demolished_and_nobody_loses_anything() -> None:
    table = demolishing(burnt="S-Bennet")
    lost = table.lost()
    events = table.play("demolish S-Bennet")
    assert (types(events), table.lost()) == (["district_demolished"], lost)


def test_A8_neither_a_demolished_district_nor_grass() -> None:
    table = demolishing(demolished="S-Bennet")
    assert table.refused("demolish S-Bennet") == ("A8",)
    table = demolishing(fires="Finsbury", bands="Bunhill-Fields")
    assert table.legal("demolish") == set()
    with pytest.raises(NotationError):
        table.match.play("demolish Bunhill-Fields")


# -- A9: next to
def test_A9_next_to_includes_diagonals_across_a_cross() -> None:
    table = demolishing(fires="Cripplegate 2", bands="Moorgate")  # they meet at a corner only
    assert table.legal("demolish") == {"Moorgate"}
    table = demolishing(bands="S-Bennet")  # so does S. Bennet with Pudding Lane
    assert table.legal("demolish") == {"S-Bennet"}


def test_A9_two_steps_away_is_not_next_to() -> None:
    table = demolishing(fires="Barbican 2", bands="Moorgate")
    assert table.refused("demolish Moorgate") == ("A7",)
