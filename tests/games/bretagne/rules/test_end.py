"""E · End of round and game."""

from typing import Final

import pytest

from tests.games.bretagne.table import Table
from tests.games.kit.table import types

NORTH: Final = ("Île-Vierge", "Pontusval", "Ploumanach", "Roches-Douvres", "Cap-Fréhel")


# -- E1: unfinished lighthouses
def test_E1_engineers_leave_and_a_coin_is_laid_where_there_were_none() -> None:
    table = Table(
        passed=(1, 2, 3),
        floors={"Goulphar": "sand 0:2", "Eckmühl": "brick 1:1"},
        engineers="Goulphar 2",
        coins="Goulphar 1, Ar-Men 3",
    )
    table.play("pass")
    goulphar, eckmuhl = table.tower("Goulphar"), table.tower("Eckmühl")
    assert (goulphar["engineers"], goulphar["coins"]) == (0, 1)
    assert (eckmuhl["engineers"], eckmuhl["coins"]) == (0, 1)
    assert table.tower("Ar-Men")["coins"] == 4  # untouched ones too, and they pile up
    assert (table.workers("Goulphar"), table.workers("Eckmühl")) == ([(0, 2)], [(1, 1)])


def test_E1_a_built_lighthouse_gets_none() -> None:
    table = Table(3, passed=(1, 2), floors={"Eckmühl": "sand, sand, brick, brick"})
    table.play("pass")
    assert [table.tower(name)["coins"] for name in ("Goulphar", "Eckmühl")] == [0, 0]


# -- E2: improved harbours
@pytest.mark.parametrize(("built", "improved"), [("Île-Vierge", []), ("Île-Vierge Ploumanach", ["north"])])
def test_E2_with_three_built_lighthouses_an_areas_harbours_are_improved(built: str, improved: list[str]) -> None:
    table = Table(round=2, passed=(1, 2, 3), built=built, floors={"Pontusval": "sand, sand, brick, brick"})
    table.play("pass")
    assert table.now["improved"] == improved
    assert ("harbours_improved" in types(event for _, event in table.match.event_log)) == bool(improved)


def test_E2_those_built_at_set_up_count() -> None:
    """With two players the north begins with two: its third comes from the first that is built."""
    table = Table(2, passed=(1,), floors={"Roches-Douvres": "sand, sand, brick, brick"})
    table.play("pass")
    assert table.now["improved"] == ["north"]
    three = Table(3, passed=(1, 2), floors={"Roches-Douvres": "sand, sand, brick, brick"})
    three.play("pass")
    assert three.now["improved"] == []


def test_E2_only_at_the_end_of_the_round() -> None:
    """A harbour taken in that very scoring pays the improved income from the next round on."""
    table = Table(
        2,
        passed=(1,),
        floors={"Roches-Douvres": "sand 0:1, sand, brick, brick"},
        harbour_tiles={"Roscoff": "north-brick"},
    )
    table.play("pass")
    assert (table.phase, table.now["improved"]) == ("harbour", [])
    table.play("harbour Roscoff, barge 1, barge 2")
    assert table.materials(0) == {"brick": 2}


# -- E3: final scoring
@pytest.mark.parametrize("players", [2, 3, 4])
def test_E3_the_first_three_places_at_pontivy_give_four_two_and_one(players: int) -> None:
    table = Table(players, round=5, passed=range(1, players))
    table.play("pass")
    given = [4, 2, 1, 0][:players]
    assert [table.score(seat) for seat in (*range(1, players), 0)] == given
    assert [table.outcome.breakdown[seat]["pontivy"] for seat in (*range(1, players), 0)] == given


def test_E3_a_worker_in_a_harbour_gives_more_the_fewer_there_are() -> None:
    harbours = {"Roscoff": "0", "Paimpol": "0 1", "Saint-Malo": "0 1 2", "Camaret": "0 1 2 3"}
    table = Table(round=5, passed=(1, 2, 3), harbours=harbours)
    table.play("pass")
    found = [table.outcome.breakdown[seat]["harbours"] for seat in range(4)]
    assert found == [4 + 2 + 1 + 1, 2 + 1 + 1, 1 + 1, 1]


def test_E3_every_three_coins_give_one_and_other_things_nothing() -> None:
    table = Table(
        round=5,
        passed=(1, 2, 3),
        has={0: "coins 8, wood 3", 1: "coins 9", 2: "coins 2, stone 3"},
        hands={0: "cable-crane pier"},
        floors={"Ar-Men": "sand 0:3"},
    )
    table.play("pass, keep wood 3")
    assert [table.outcome.breakdown[seat]["coins"] for seat in range(4)] == [2, 3, 0, 0]
    assert table.score(0) == 0 + 2
    scored = [event.data for _, event in table.match.event_log if event.type == "final_scored"]
    assert scored[0] == {"seat": 0, "place": 4, "order": 0, "harbours": 0, "money": 8, "coins": 2}


def test_E3_the_breakdown_adds_up_by_source() -> None:
    points = {0: {"take_backs": 8, "cards": 5, "majorities": 7, "workers": 3, "income": 4}}
    table = Table(round=5, passed=(0, 1, 2), turn_of=3, points=points, has={0: "coins 3"}, harbours={"Roscoff": "0"})
    table.play("pass")
    assert table.outcome.breakdown[0] == {
        "take_backs": 8,
        "cards": 5,
        "majorities": 7,
        "workers": 3,
        "income": 4,
        "pontivy": 4,
        "harbours": 4,
        "coins": 1,
    }
    assert table.outcome.scores[0] == 36


# -- E4: the winner
def test_E4_most_points_win() -> None:
    table = Table(round=5, passed=(1, 2, 3), points={2: {"cards": 9}, 3: {"cards": 7}})
    table.play("pass")
    assert table.outcome.scores == [0, 4, 11, 8]
    assert table.outcome.ranks == [4, 3, 1, 2]
    assert (table.outcome.winners, table.outcome.tie_breaks) == ([2], [])


def test_E4_in_a_tie_whoever_is_further_forward_at_pontivy() -> None:
    table = Table(round=5, passed=(3, 1, 2), points={2: {"cards": 3}, 1: {"cards": 2}})
    table.play("pass")
    assert table.outcome.scores == [0, 4, 4, 4]
    assert table.outcome.ranks == [4, 2, 3, 1]
    assert (table.outcome.winners, table.outcome.tie_breaks) == ([3], ["pontivy"])
    assert [event.data["seat"] for _, event in table.match.event_log if event.type == "game_over"] == [3]
