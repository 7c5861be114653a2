"""E1–E5 · Points, places and ties."""

from typing import Any

import pytest

from tests.games.great_fire.table import Table

KEEPS = "Newgate St-Pauls Guild-Hall"  # worth 2, 4 and 6


def ended(players: int = 4, **said: Any) -> Table:
    return Table(players, phase="over", **said)


# -- E1 to E4: points
def test_E1_two_points_for_each_own_house_on_the_board() -> None:
    table = ended(
        houses={"Petticoat-Lane": "RR", "Bethnal": "B", "Temple": "P"}, burnt="Petticoat-Lane, Bethnal, Temple"
    )
    assert [points["houses"] for points in table.outcome.breakdown] == [36, 38, 40, 40]
    assert [points["houses"] for points in ended().outcome.breakdown] == [40] * 4


def test_E1_houses_blown_up_are_gone_houses_in_contained_fire_are_not() -> None:
    table = ended(houses={"Bethnal": "R", "Temple": "B"}, demolished="Bethnal", fires="Temple", bands="Temple")
    assert [points["houses"] for points in table.outcome.breakdown] == [38, 40, 40, 40]


def test_E2_one_point_for_each_fire_extinguished() -> None:
    table = ended(extinguished={0: 5, 2: 1}, hero=0)
    assert [points["extinguished"] for points in table.outcome.breakdown] == [5, 0, 1, 0]


@pytest.mark.parametrize(
    ("fires", "bands", "burnt", "points"),
    [
        ("", "", "", 12),
        ("", "", "Newgate", 10),
        ("", "", "St-Pauls", 8),
        ("", "", "Guild-Hall", 6),
        ("Guild-Hall", "", "", 6),  # uncontained: burnt down
        ("Guild-Hall 2", "Guild-Hall", "", 6),
        ("Guild-Hall 2", "Guild-Hall 2", "", 12),  # contained fire does not spoil it
        ("Guild-Hall 1", "Guild-Hall 3", "", 12),
        ("Guild-Hall 2", "Guild-Hall 2", "Guild-Hall", 6),  # but where no houses stand nothing is saved
        ("", "", "Newgate, St-Pauls, Guild-Hall", 0),
        ("", "", "Bedlam, Tower, Leadenhall", 12),  # somebody else's
    ],
)
def test_E3_an_objective_that_survived_gives_its_value(fires: str, bands: str, burnt: str, points: int) -> None:
    table = ended(fires=fires, bands=bands, burnt=burnt, objectives={0: KEEPS})
    assert table.outcome.breakdown[0]["objectives"] == points
    view = table.match.view(0)
    values = {space.token: space.vp for space in table.box.pack.spaces}
    assert sum(values[name] for name in view["surviving"]) == points
    assert set(view["surviving"]) <= set(view["own"]["objectives"])
    assert table.match.view()["surviving"] == []


def test_E3_B7_two_players_with_the_same_objective_both_score_it() -> None:
    table = ended(objectives={0: KEEPS, 1: "Newgate Tower Leadenhall"}, burnt="St-Pauls, Guild-Hall, Tower, Leadenhall")
    assert [points["objectives"] for points in table.outcome.breakdown[:2]] == [2, 2]


def test_E4_one_point_for_each_point_token_none_for_others() -> None:
    table = ended(holds={0: "point point", 1: "charge double", 2: "point charge"})
    assert [points["tokens"] for points in table.outcome.breakdown] == [2, 0, 1, 0]


def test_E4_two_points_for_the_hero_of_london() -> None:
    table = ended(hero=2, extinguished={1: 4, 2: 4})
    assert [points["hero"] for points in table.outcome.breakdown] == [0, 0, 2, 0]


def test_E1_E2_E3_E4_the_score_is_the_sum() -> None:
    table = ended(
        houses={"Bethnal": "R", "Temple": "R"},
        burnt="Bethnal, Temple, Guild-Hall",
        objectives={0: KEEPS},
        extinguished={0: 3},
        holds={0: "point"},
        hero=0,
    )
    lost = table.lost()["R"]
    assert table.outcome.breakdown[0] == {
        "houses": 2 * (20 - lost),
        "extinguished": 3,
        "objectives": 6,
        "tokens": 1,
        "hero": 2,
    }
    assert table.outcome.scores[0] == table.score(0) == 2 * (20 - lost) + 12
    assert [sum(points.values()) for points in table.outcome.breakdown] == table.outcome.scores


# -- E5: places and ties
def test_E5_most_points_win() -> None:
    table = ended(extinguished={1: 2, 3: 1})
    assert (table.outcome.ranks, table.outcome.winners) == ([3, 1, 3, 2], [1])


def test_E5_first_tie_break_more_fires_extinguished() -> None:
    # Seat 0: one house less, two fires extinguished. All have 52 points.
    table = ended(houses={"Bethnal": "R"}, burnt="Bethnal", extinguished={0: 2})
    assert table.outcome.scores == [52] * 4
    assert table.outcome.ranks == [1, 2, 2, 2]
    assert table.outcome.winners == [0]


def test_E5_fires_extinguished_count_before_houses() -> None:
    # Seat 0 has two fires, seat 1 two point tokens; one house less each. Seats 2 and 3 keep more houses.
    table = ended(
        houses={"Bethnal": "R", "Temple": "B"}, burnt="Bethnal, Temple", extinguished={0: 2}, holds={1: "point point"}
    )
    assert table.outcome.scores == [52] * 4
    assert table.outcome.ranks == [1, 4, 2, 2]


def test_E5_second_tie_break_more_own_houses() -> None:
    # Seat 0 makes up for a lost house with two tokens.
    table = ended(3, houses={"Bethnal": "R"}, burnt="Bethnal", holds={0: "point point"})
    assert table.outcome.scores == [52] * 3
    assert table.outcome.ranks == [3, 1, 1]


def test_E5_third_tie_break_more_points_from_objectives() -> None:
    # Newgate, which belongs to nobody's houses, has burnt: seat 0 makes up for it with two tokens.
    table = ended(
        3,
        houses={"Newgate": "YPW"},
        burnt="Newgate",
        objectives={0: KEEPS, 1: "Bedlam St-Pauls Guild-Hall", 2: "Bedlam Tower Leadenhall"},
        holds={0: "point point"},
    )
    assert table.outcome.scores == [52] * 3
    assert [points["objectives"] for points in table.outcome.breakdown] == [10, 12, 12]
    assert table.outcome.ranks == [3, 1, 1]
    assert table.outcome.tie_breaks == ["extinguished", "houses", "objectives"]


def test_E5_the_hero_card_breaks_no_tie() -> None:
    # The Hero's two points are made up for by two tokens: the victory is shared.
    table = ended(3, hero=0, extinguished={0: 3, 1: 3, 2: 0}, holds={1: "point point"})
    assert table.outcome.scores == [57, 57, 52]
    assert table.outcome.ranks == [1, 1, 3]


def test_E5_then_the_victory_is_shared() -> None:
    table = ended(extinguished={0: 2, 2: 2})
    assert (table.outcome.ranks, table.outcome.winners) == ([1, 3, 1, 3], [0, 2])
    assert table.outcome.tie_breaks == ["extinguished", "houses", "objectives"]


def test_E5_lower_places_are_ranked_the_same_way() -> None:
    table = ended(houses={"Bethnal": "B"}, burnt="Bethnal", extinguished={0: 9, 1: 2}, hero=0, holds={3: "point"})
    assert table.outcome.scores == [63, 52, 52, 53]
    assert table.outcome.ranks == [1, 3, 4, 2]
    assert table.outcome.tie_breaks == ["extinguished"]


def test_E5_no_tie_break_is_named_where_none_was_needed() -> None:
    table = ended(3, extinguished={0: 1, 1: 2})
    assert table.outcome.tie_breaks == []


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_E5_S11_at_the_end_everything_is_shown(players: int) -> None:
    table = ended(players, holds={0: "point charge"})
    for seat in (None, *range(players)):
        revealed = table.match.view(seat)["revealed"]
        assert [own["objectives"] for own in revealed] == [own["objectives"] for own in table.now["secrets"]]
        assert revealed[0]["tokens"] == {"charge": 1, "double": 0, "point": 1}
    assert Table(players).match.view(0)["revealed"] is None
