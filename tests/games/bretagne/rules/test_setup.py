"""S · Set-up: what is laid out before the first round."""

from collections import Counter
from typing import Final

import pytest

from tests.games.bretagne.table import Table
from tinderbox import game
from tinderbox.core.events import Data
from tinderbox.core.match import Match
from tinderbox.games.bretagne.pack.pack import AREAS, GROUPS, load

PACK: Final = load()
OF_GROUP: Final = {
    group: {board.token for board in PACK.lighthouses if GROUPS[board.group] == group} for group in GROUPS
}


def begun(players: int, until: str = "", boards: str = "shuffled") -> Match:
    """A set-up laid out up to a phase, always with the first result there is."""
    match = game("bretagne").new(players, options={"boards": boards}, ask_draws=True)
    while until and now(match)["phase"] != until:
        match.resolve_draw(match.draws()[0][0])
    return match


def now(match: Match) -> Data:
    return match.box.position(match.state)


def weights(match: Match) -> dict[str, int]:
    return {str(action): weight for action, weight in match.draws()}


# -- S1: lighthouse boards
def test_S1_shuffled_boards_lie_at_sites_of_their_colour() -> None:
    match = begun(4)
    left = {group: set(boards) for group, boards in OF_GROUP.items()}
    for site in PACK.sites:
        group = GROUPS[site.group]
        assert weights(match) == {f"board {board}": 1 for board in left[group]}
        chosen = max(left[group])
        left[group].remove(chosen)
        match.resolve_draw(f"board {chosen}")
        assert now(match)["sites"][site.number - 1]["lighthouse"] == chosen


def test_S1_in_historical_order_every_board_lies_at_its_own_site() -> None:
    match = begun(4, boards="historical")
    assert now(match)["phase"] == "harbour-tiles"
    homes = {board.token: board.site for board in PACK.lighthouses}
    laid = [site["lighthouse"] for site in now(match)["sites"]]
    assert laid == sorted(homes, key=lambda board: homes[board])
    assert (laid[1], laid[6], laid[13]) == ("Goulphar", "Ar-Men", "Roches-Douvres")


def test_S1_all_boards_are_under_construction() -> None:
    sites = now(begun(4, "barge"))["sites"]
    assert all(site["status"] == "open" and site["floors"] == [] for site in sites)


def test_S1_the_extra_materials_go_with_the_board_the_area_with_the_site() -> None:
    """Goulphar lies at site 11, in the north, and still demands stone."""
    table = Table(swapped="Goulphar Île-Vierge", has={0: "stone 1, sand 1, engineers 1"}, display=("sand",))
    assert [site["lighthouse"] for site in table.now["sites"]][10] == "Goulphar"
    table.play("build 1a")
    assert table.may("on Goulphar")
    assert table.refused("on Île-Vierge") == ("A3",)  # a second sand is missing
    scored = Table(swapped="Goulphar Île-Vierge", passed=(1, 2, 3), floors={"Goulphar": "sand 0:1, sand, brick, brick"})
    scored.play("pass")
    assert scored.legal("harbour") == {"Saint-Malo", "Paimpol", "Roscoff"}


# -- S2: built from the start
@pytest.mark.parametrize("boards", ["shuffled", "historical"])
@pytest.mark.parametrize("seed", [1, 2])
def test_S2_two_players_have_one_unbuilt_lighthouse_of_each_group_in_each_area(seed: int, boards: str) -> None:
    view = game("bretagne").new(2, seed, {"boards": boards}).view()
    unbuilt = [
        (site.area, site.group)
        for site, found in zip(PACK.sites, view["sites"], strict=True)
        if found["status"] == "open"
    ]
    assert sorted(unbuilt) == [(area, group) for area in range(3) for group in range(3)]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_S2_with_three_one_stands_in_each_area_with_four_none(seed: int) -> None:
    view = game("bretagne").new(3, seed).view()
    built = {
        (AREAS[site.area], GROUPS[site.group])
        for site, found in zip(PACK.sites, view["sites"], strict=True)
        if found["status"] == "built"
    }
    assert built == {("north", "heaven"), ("south", "purgatory"), ("west", "hell")}
    assert sum(site["status"] == "built" for site in view["sites"]) == 3
    assert not any(site["status"] == "built" for site in game("bretagne").new(4, seed).view()["sites"])


def test_S2_which_ones_is_random() -> None:
    match = begun(3, "standing", "historical")
    choices = [weights(match)]
    match.resolve_draw(match.draws()[0][0])
    choices.append(weights(match))
    assert choices == [
        {"built Goulphar": 1, "built Pen-Men": 1, "built Penfret": 1},
        {"built La-Vieille": 1, "built Ar-Men": 1, "built La-Jument": 1},
    ]


# -- S3: harbour tiles
def test_S3_harbour_tiles_are_drawn_among_those_of_the_area_and_lie_normal_side_up() -> None:
    match = begun(4, "harbour-tiles")
    for harbour in PACK.harbours:
        left = {tile.id for tile in PACK.harbour_tiles if tile.area == harbour.area}
        left -= {found["tile"] for found in now(match)["harbours"].values()}
        assert weights(match) == {f"income {tile}": 1 for tile in left}
        match.resolve_draw(f"income {min(left)}")
        assert now(match)["harbours"][harbour.token] == {"tile": min(left), "seats": []}
    assert now(match)["improved"] == []


# -- S4: weather
def test_S4_weather_and_forecast_are_drawn_from_six_cards_one_of_them_removed_unseen() -> None:
    match = begun(4, "weather")
    assert weights(match) == {"weather sunny": 2, "weather variable": 2, "weather storm": 2}
    match.resolve_draw("weather storm")
    assert weights(match) == {"forecast sunny": 2, "forecast variable": 2, "forecast storm": 1}
    match.resolve_draw("forecast storm")
    assert (now(match)["weather"], now(match)["forecast"]) == ("storm", "storm")
    assert now(match)["weather_unseen"] == {"sunny": 2, "variable": 2, "storm": 0}
    assert (match.view()["weather"], match.view()["forecast"]) == ("storm", "storm")


@pytest.mark.parametrize(
    ("phase", "clause"),
    [
        ("boards", "S1"),
        ("standing", "S2"),
        ("harbour-tiles", "S3"),
        ("weather", "S4"),
        ("forecast", "S4"),
        ("tiles", "S5"),
        ("order", "S5"),
    ],
)
def test_S4_S5_an_action_during_set_up_is_refused_by_the_clause_of_the_draw(phase: str, clause: str) -> None:
    assert [reason.clause for reason in begun(2, phase).why_not("pass")] == [clause]


# -- S5: tiles and order
def test_S5_four_tiles_of_each_stack_lie_face_up() -> None:
    match = begun(4, "tiles")
    assert weights(match) == {"tile stone": 4, "tile sand": 4, "tile brick": 4}
    match.resolve_draw("tile sand")
    assert weights(match) == {"tile stone": 4, "tile sand": 3, "tile brick": 4}
    while now(match)["phase"] == "tiles":
        match.resolve_draw(match.draws()[0][0])
    display = now(match)["display"]
    assert [[tile is not None for tile in row] for row in display] == [[True] * 4] * 3
    assert display[0][0] == "sand"
    assert [Counter(len(tile.split("+")) for tile in row) for row in display] == [{1: 4}, {2: 4}, {3: 4}]
    assert [sum(map(len, stack)) for stack in now(match)["stacks"]] == [8, 8, 8]


def test_S5_the_first_order_is_random_and_lies_on_the_next_round_row() -> None:
    match = begun(3, "order")
    assert weights(match) == {"seat 0": 1, "seat 1": 1, "seat 2": 1}
    match.resolve_draw("seat 2")
    assert weights(match) == {"seat 0": 1, "seat 1": 1}
    match.resolve_draw("seat 0")
    match.resolve_draw("seat 1")
    assert now(match)["pontivy"]["next_round"] == [2, 0, 1, None]
    assert (now(match)["phase"], match.actor) == ("barge", 2)
