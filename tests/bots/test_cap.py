"""The measurement of what luck leaves to a search that sees everything."""

import re

import pytest
from click.testing import CliRunner

from tests.bots.tables import played
from tinderbox.bots.decision import Decision
from tinderbox.bots.search import Budget, run_search
from tinderbox.core.engine.rng import Rng
from tools.cap import main

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("game", "players"), [("great-fire", "3"), ("bretagne", "2")])
def test_games_are_played_to_their_end_and_counted(game: str, players: str) -> None:
    args = [game, "--players", players, "--games", "2", "--think", "8", "--workers", "1"]
    result = CliRunner().invoke(main, args, catch_exceptions=False)
    assert re.search(r"2 games, 8 a decision, seeing everything: (0|50|100)\.0% wins \(", result.output)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_knows_who_wins_when_nothing_is_left_to_do(seed: int) -> None:
    """Whose objectives stand decides, and those it sees."""
    match = played("great-fire", ["apprentice"] * 4, seed)
    state = match.state_at(match.seq - 1)
    seat = int(state.actor)
    decision = Decision(match.box, match.box.evaluator(), match.box.evaluator(), state, seat, Rng(1))
    found = run_search(decision, Budget.of("20"), 0.0, perfect_information=True)
    worth = next(worth for code, _, worth, _ in found.results() if code == match.log[-1].code)
    assert match.outcome is not None
    winners = match.outcome.winners
    assert worth == (1 / len(winners) if seat in winners else 0)
