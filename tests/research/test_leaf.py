"""A value function from outside at the leaves of the search."""

from dataclasses import replace

import numpy as np
import pytest

import tinderbox
from tinderbox.bots.decision import Decision, ViewReader
from tinderbox.bots.search import Budget, run_search
from tinderbox.research.leaf import LeafEvaluator

SIMULATIONS = 40


def some_decision(id: str, players: int = 3) -> Decision:
    """A seat's first choice after the opening."""
    match = tinderbox.game(id).new(players, seed=3)
    while len(match.legal()) < 3 or match.seq < 6 * players:
        match.play(match.legal()[0])
    return ViewReader(1).read(match.view(match.actor))


@pytest.mark.parametrize("id", tinderbox.game_ids())
def test_the_search_asks_it_about_every_leaf(id: str) -> None:
    decision = some_decision(id)
    seen: list[int] = []

    def judge(observed: object) -> list[float]:
        seen.append(len(np.asarray(observed)))
        return [30.0, 20.0, 10.0]

    tree = run_search(
        replace(decision, evaluator=LeafEvaluator(decision.evaluator, judge)), Budget(None, SIMULATIONS), 0.0
    )
    assert set(seen) == {decision.box.observation_size}
    runs = int(tree.runs)
    assert 0 < runs <= SIMULATIONS
    assert runs <= len(seen) <= 2 * runs  # before and after; a finished game needs no value
    assert int(tree.best()) in {code for code, *_ in tree.results()}


@pytest.mark.parametrize("id", tinderbox.game_ids())
def test_the_points_are_its_own(id: str) -> None:
    """Counted from the seat that decides at the leaf: 10, 20 or 30 points are expected for any seat."""
    decision = some_decision(id)
    judged = replace(decision, evaluator=LeafEvaluator(decision.evaluator, lambda _: [30.0, 20.0, 10.0]))
    for _, _, _, points in run_search(judged, Budget(None, SIMULATIONS), 0.0).results():
        assert 10.0 <= points <= 30.0


@pytest.mark.parametrize("id", tinderbox.game_ids())
def test_what_goes_wrong_in_it_comes_out(id: str) -> None:
    decision = some_decision(id)

    def judge(observed: object) -> list[float]:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        run_search(replace(decision, evaluator=LeafEvaluator(decision.evaluator, judge)), Budget(None, 1), 0.0)
