"""Where the games that a search imagines end."""

import pytest

import tinderbox
from tests.bots.tables import moment
from tinderbox.bots.decision import ViewReader
from tinderbox.bots.search import Budget, run_search
from tinderbox.core.engine.rng import Rng
from tinderbox.core.evaluator import Evaluator
from tinderbox.core.state import NATURE, NOBODY, ActionList, State
from tinderbox.games.great_fire.bot.evaluator import FireEvaluator
from tinderbox.games.great_fire.rules import phases
from tinderbox.games.great_fire.rules.state import GreatFireState

ROUND = {2: 4, 3: 3, 4: 4, 6: 6}
"""Turns of the Great Fire until a seat's next one; with two players the city has every other turn."""


def go_on(state: State, rng: Rng) -> None:
    """Something legal, at random."""
    actions = ActionList()
    state.list_actions(actions)
    state.apply(actions.draw(rng) if state.actor == NATURE else actions.items[rng.below(actions.count)])


def turns_imagined(evaluator: Evaluator, moment: State, rng: Rng) -> tuple[int, int]:
    """Of a game played on at random: the turns until imagined games end, and the turns until it is over."""
    state = moment.copy()
    evaluator.begin(moment)
    judged = -1
    while state.actor != NOBODY:
        if judged < 0 and evaluator.at_horizon(state):
            judged = int(state.turn - moment.turn)
        go_on(state, rng)
    left = int(state.turn - moment.turn)
    return (left if judged < 0 else judged), left


@pytest.mark.parametrize(("far", "rounds", "last"), [(False, 1, 2), (True, 2, 3)])
@pytest.mark.parametrize("players", ROUND)
def test_in_the_great_fire_after_a_round_or_two_and_near_its_end_with_the_game(
    players: int, far: bool, rounds: int, last: int
) -> None:
    state = tinderbox.game("great-fire").new(players, seed=1).state.copy()
    evaluator, rng = tinderbox.game("great-fire").open(players).evaluator(), Rng(1)
    evaluator.look_far(far)
    assert isinstance(state, GreatFireState)
    while state.phase <= phases.START:
        go_on(state, rng)
    early: list[int] = []
    near: list[int] = []
    turn = -1
    while state.actor != NOBODY:
        if state.turn != turn:
            turn = int(state.turn)
            judged, left = turns_imagined(evaluator, state, rng)
            (near if judged == left else early).append(left)
            assert judged in {left, rounds * ROUND[players]}
        go_on(state, rng)
    assert min(early) == max(near) + 1
    assert last * ROUND[players] <= max(near) <= (last + 1) * ROUND[players]


@pytest.mark.parametrize(("spelled", "far"), [("100ms", False), ("1s", True), ("100", False), ("2000", True)])
def test_who_has_time_looks_further(spelled: str, far: bool) -> None:
    assert Budget.of(spelled).is_long == far


@pytest.mark.parametrize(("seconds", "rounds"), [(0.1, 1), (1.0, 2)])
def test_a_search_looks_as_far_as_its_time_allows(seconds: float, rounds: int) -> None:
    match = moment("great-fire", 4, 60)
    decision = ViewReader(1).read(match.view(match.actor))
    run_search(decision, Budget(seconds, 1000), 0.0)
    assert isinstance(decision.evaluator, FireEvaluator)
    assert decision.evaluator.until == decision.root.turn + rounds * ROUND[4]
