"""A judgement from outside at the leaves of the search."""

from dataclasses import replace

import numpy as np
import pytest

import tinderbox
from tinderbox.bots.search import Budget, searched
from tinderbox.bots.thinker import Mind, Thought
from tinderbox.research.leaf import Foreseen

SIMULATIONS = 40


def asked(id: str, players: int = 3) -> Thought:
    """A seat's first choice after the opening."""
    match = tinderbox.game(id).new(players, seed=3)
    while len(match.legal()) < 3 or match.seq < 6 * players:
        match.play(match.legal()[0])
    return Mind(1).imagine(match.view(match.actor))


@pytest.mark.parametrize("id", tinderbox.game_ids())
def test_the_search_asks_it_about_every_leaf(id: str) -> None:
    thought = asked(id)
    seen: list[int] = []

    def judge(observed: object) -> list[float]:
        seen.append(len(np.asarray(observed)))
        return [30.0, 20.0, 10.0]

    tree = searched(replace(thought, evaluator=Foreseen(thought.evaluator, judge)), Budget(None, SIMULATIONS), 0.0)
    assert set(seen) == {thought.box.observation_size}
    runs = int(tree.runs)
    assert 0 < runs <= SIMULATIONS
    assert runs <= len(seen) <= 2 * runs  # before and after; a game that is over needs no judgement
    assert int(tree.best()) in {code for code, *_ in tree.results()}


@pytest.mark.parametrize("id", tinderbox.game_ids())
def test_the_points_are_its_own(id: str) -> None:
    """Counted from the seat that decides at the leaf: whoever that is, 10, 20 or 30 points are expected."""
    thought = asked(id)
    judged = replace(thought, evaluator=Foreseen(thought.evaluator, lambda _: [30.0, 20.0, 10.0]))
    for _, _, _, points in searched(judged, Budget(None, SIMULATIONS), 0.0).results():
        assert 10.0 <= points <= 30.0


@pytest.mark.parametrize("id", tinderbox.game_ids())
def test_what_goes_wrong_in_it_comes_out(id: str) -> None:
    thought = asked(id)

    def judge(observed: object) -> list[float]:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        searched(replace(thought, evaluator=Foreseen(thought.evaluator, judge)), Budget(None, 1), 0.0)
