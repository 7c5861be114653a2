"""Bots finish their games, and the better ones win."""

import time

import pytest

from tests.bots.tables import EVERYWHERE, moment, played, wins
from tinderbox.bots import bot
from tinderbox.bots.base import choose_action
from tinderbox.games.registry import game_ids


@pytest.mark.slow
@pytest.mark.parametrize("spec", ["apprentice", "greedy", "search:6"])
@pytest.mark.parametrize(("id", "players"), EVERYWHERE)
def test_every_number_of_players(id: str, players: int, spec: str) -> None:
    match = played(id, [spec] * players, seed=2)
    assert match.over


@pytest.mark.slow
@pytest.mark.parametrize(
    ("id", "options"),
    [
        ("great-fire", {"hidden_colours": True}),
        ("great-fire", {"supply": "box", "edition": "french"}),
        ("great-fire", {"more_destruction": True}),
        ("bretagne", {"boards": "historical", "supply": "box"}),
    ],
)
def test_every_option(id: str, options: dict[str, bool | str]) -> None:
    import tinderbox

    match = tinderbox.game(id).new(3, seed=4, options=options)
    bots = [bot(spec, 1) for spec in ("greedy", "search:5", "apprentice")]
    while match.actor is not None:
        match.play(choose_action(bots[match.actor], match))
    assert match.over


@pytest.mark.long
@pytest.mark.parametrize("id", game_ids())
def test_greedy_beats_random(id: str) -> None:
    assert wins(id, ["greedy", "random"], 6) >= 0.9
    assert wins(id, ["greedy", "random", "random", "random"], 3) >= 0.8


@pytest.mark.long
@pytest.mark.parametrize("id", game_ids())
def test_levels_are_levels(id: str) -> None:
    """An apprentice is better than chance and worse than a journeyman."""
    assert wins(id, ["apprentice", "random", "random"], 6) >= 0.7
    assert wins(id, ["journeyman", "apprentice", "apprentice"], 8) >= 0.5


@pytest.mark.long
@pytest.mark.parametrize(
    ("id", "simulations", "deals", "share"), [("great-fire", 100, 5, 0.33), ("bretagne", 400, 6, 0.8)]
)
def test_search_beats_greedy(id: str, simulations: int, deals: int, share: float) -> None:
    assert wins(id, [f"search:{simulations}", "greedy", "greedy", "greedy"], deals) >= share


def test_a_forced_decision_takes_no_time() -> None:
    match = moment("great-fire", 4, 60)
    one = match.legal()[:1]
    started = time.perf_counter()
    assert bot("search:60s", 1).choose(match.view(match.actor), one) == one[0]
    assert time.perf_counter() - started < 1


def test_a_time_is_kept() -> None:
    match = moment("great-fire", 4, 60)
    started = time.perf_counter()
    assert bot("search:100ms", 1).choose(match.view(match.actor), match.legal()) in match.legal()
    assert time.perf_counter() - started < 5
