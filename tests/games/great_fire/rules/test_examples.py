"""The rulebooks' worked examples 1 to 6 on our map."""

import pytest

from tests.games.great_fire.position.dealing import begun
from tests.games.great_fire.table import Table, names

# -- 1: arrows and a four-way cross
CROSS = {
    "Sion-College": {
        "N": "Cripplegate, Finsbury",
        "E": "Moorgate, Finsbury",
        "S": "Brewers-Hall",
        "W": "Barber-Surgeons",
    },
    "Cripplegate": {
        "N": "",
        "E": "Finsbury, Moorgate",
        "S": "Barber-Surgeons, Sion-College, Moorgate",
        "W": "Barbican",
    },
    "Moorgate": {
        "N": "Finsbury, Cripplegate",
        "E": "Carpenters-Hall, Armourers-Hall",
        "S": "Bassishaw, Brewers-Hall, Armourers-Hall",
        "W": "Sion-College, Cripplegate",
    },
    "Finsbury": {
        "N": "",
        "E": "",
        "S": "Moorgate, Carpenters-Hall, Sion-College",
        "W": "Cripplegate, Sion-College",
    },
}


@pytest.mark.parametrize("source", CROSS)
@pytest.mark.parametrize("card", "NESW")
def test_B4_B5_M1_example_1_arrows_and_a_four_way_cross(source: str, card: str) -> None:
    table = Table(fires=f"{source} 2", hand=card)
    ends = names(CROSS[source][card])
    table.play(f"card {card}")
    assert (source in table.legal("from")) == bool(ends)
    if not ends:
        assert table.refused(f"from {source}") == ("F2",)  # grass only
        return
    table.play(f"from {source}")
    assert table.legal("to") == ends
    for other in CROSS.keys() - ends - {source}:
        assert table.refused(f"to {other}") == ("F4",)


# -- 2: houses at set-up
@pytest.mark.parametrize(("edition", "aldgate", "whitechapel"), [("german", 4, 1), ("french", 3, 2)])
def test_S4_B8_M5_example_2_houses_at_set_up(edition: str, aldgate: int, whitechapel: int) -> None:
    houses = begun(4, "colours", edition=edition).view()["houses"]
    assert (len(houses["Aldgate"]), len(houses["Bethnal"]), len(houses["Whitechapel"])) == (aldgate, 1, whitechapel)
    assert len("".join(houses.values())) == 120


# -- 3: a fire move through a burning district
def test_F2_F5_F7_M2_M3_example_3_north_from_pudding_lane_through_s_bennet_to_guild_hall() -> None:
    table = Table(fires="S-Bennet", hand="N", supply=40)
    houses = table.houses("Guild-Hall")
    table.play("card N, from Pudding-Lane")
    assert table.legal("to") == names("Guild-Hall, Coleman-Street, S-Mary, Bridgeward, Candlewick-Ward, Pepys-House")
    lost = sum(table.lost().values())
    table.play("to Guild-Hall")
    assert (table.fires("Pudding-Lane"), table.fires("S-Bennet"), table.fires("Guild-Hall")) == (24, 1, 4)
    assert (len(houses), sum(table.lost().values()) - lost, table.now["supply"]) == (4, 4, 37)
    assert (table.now["phase"], table.held(0)) == ("actions", {})  # a red banner has no token


@pytest.mark.parametrize(
    ("card", "ends"),
    [
        ("E", "S-Mary, Pepys-House, Philpott-Lane, Billingsgate"),
        ("S", "Tallow-Hall"),
        ("W", "Cheapside, Tallow-Hall, Vyners-Hall"),
    ],
)
def test_F2_F3_M2_M3_example_3_with_the_other_cards(card: str, ends: str) -> None:
    """On our map a cross adds Watling Street to S and W, unless it is burnt out as in example 4."""
    ours = names(ends) | (set() if card == "E" else {"Watling-Street"})
    for fires, burnt, expected in (
        ("S-Bennet", "", ours),
        ("S-Bennet", "Watling-Street", names(ends)),
        ("S-Bennet 2", "Watling-Street", names(ends)),
    ):
        table = Table(fires=fires, burnt=burnt, hand=card)
        table.play(f"card {card}")
        if fires == "S-Bennet":
            assert table.refused("from S-Bennet") == ("F3",)
            table.play("from Pudding-Lane")
        else:
            table.play("from S-Bennet")  # with two fires it gives the same
        assert table.legal("to") == expected


# -- 4: priority
BURNING = "S-Bennet, Guild-Hall 4, Bassishaw, Philpott-Lane"
WATCHED = "Coleman-Street, Bread-Street"


@pytest.mark.parametrize("source", ["Pudding-Lane", "Guild-Hall"])
def test_F2_F3_F5_M4_example_4_south_must_go_to_houses_without_a_band(source: str) -> None:
    table = Table(fires=BURNING, bands=WATCHED, burnt="Watling-Street", hand="S")
    table.play("card S")
    assert table.legal("from") == {"Pudding-Lane", "Guild-Hall"}
    for single in ("S-Bennet", "Bassishaw", "Philpott-Lane"):
        assert table.refused(f"from {single}") == ("F3",)
    table.play(f"from {source}")
    assert table.legal("to") == names("Cheapside, Tallow-Hall, Billingsgate")
    for worse in ("Coleman-Street", "Bread-Street", "Watling-Street"):
        assert table.refused(f"to {worse}") == ("F5",)


def test_F2_F7_F11_example_4_the_fire_goes_north_and_west_and_south_into_cheapside() -> None:
    for source, left in (("Pudding-Lane", (24, 4)), ("Guild-Hall", (25, 3))):
        table = Table(fires=BURNING, bands=WATCHED, burnt="Watling-Street", hand="S", supply=40)
        lost = sum(table.lost().values())
        table.play(f"card S, from {source}, to Cheapside, (token point)")
        assert (table.fires("Pudding-Lane"), table.fires("Guild-Hall")) == left
        assert (table.fires("Cheapside"), table.now["supply"]) == (2, 39)
        assert (sum(table.lost().values()) - lost, table.held(0)) == (2, {"point": 1})


def test_F5_F6_example_4_further_classes() -> None:
    first = "Watling-Street, Tallow-Hall, Cheapside, Billingsgate"
    table = Table(fires=BURNING, bands=WATCHED, burnt=first, hand="S")
    table.play("card S, from Pudding-Lane")
    assert table.legal("to") == names(WATCHED)
    table.play("to Bread-Street")  # contained by the idle band there
    assert (table.fires("Bread-Street"), len(table.houses("Bread-Street"))) == (1, 1)

    table = Table(fires=BURNING, bands=WATCHED, burnt=f"{first}, {WATCHED}", hand="S")
    table.play("card S, from Pudding-Lane")
    assert table.legal("to") == names(first)


def test_B5_F5_example_4_a_west_card_also_allows_north_west_and_south_west() -> None:
    table = Table(fires=BURNING, bands=WATCHED, burnt="Watling-Street", hand="W")
    table.play("card W, from Pudding-Lane")
    assert table.legal("to") == names(
        "Brewers-Hall, Candlewick-Ward, Cheapside, Goldsmiths-Hall, St-Botolphs, Tallow-Hall, Vyners-Hall"
    )
    assert table.refused("to Bread-Street") == table.refused("to Watling-Street") == ("F5",)


# -- 5: the track
@pytest.mark.parametrize("how", ["burnt", "demolished"])
def test_F7_A8_E1_example_5_blue_has_lost_two_houses_and_stands_at_36(how: str) -> None:
    houses = {"Bethnal": "B", "Temple": "B"}
    if how == "burnt":
        table = Table(phase="over", houses=houses, burnt="Bethnal, Temple")
    else:
        table = Table(phase="over", houses=houses, demolished="Bethnal, Temple")
    assert table.lost() == {"B": 2}
    assert table.outcome.breakdown[1]["houses"] == 36


# -- 6: extinguishing
@pytest.mark.parametrize("burnt", ["", "St-Pauls"])
def test_A4_A5_A6_example_6_green_extinguishes_four_of_five_fires_in_st_pauls(burnt: str) -> None:
    green = 2
    table = Table(
        phase="actions",
        points=4,
        turn_of=green,
        fires="St-Pauls 5",
        bands="St-Pauls 5",
        burnt=burnt,
        landowners={green: "St-Pauls"},
        supply=10,
    )
    houses = table.houses("St-Pauls")
    for done in range(1, 5):
        table.play("extinguish St-Pauls")
        assert (table.fires("St-Pauls"), table.extinguished(green), table.now["points"]) == (5 - done, done, 4 - done)
        assert (table.now["supply"], table.now["contained"]) == (10, ["St-Pauls"])
        assert table.may("band St-Pauls>Ludgate") == (done < 4)
    assert table.refused("extinguish St-Pauls") == ("A1",)
    assert (table.now["hero"], table.houses("St-Pauls"), table.bands("St-Pauls")) == (green, houses, 5)


@pytest.mark.parametrize(
    ("bands", "landowner"),
    [(4, "St-Pauls"), (5, "Ludgate")],  # uncontained; next door
)
def test_A5_example_6_not_without_containment_or_the_own_landowner(bands: int, landowner: str) -> None:
    table = Table(
        phase="actions",
        points=4,
        turn_of=2,
        fires="St-Pauls 5",
        bands=f"St-Pauls {bands}",
        landowners={2: landowner, 1: "St-Pauls"},
    )
    assert table.refused("extinguish St-Pauls") == ("A5",)
