"""Where the games that a search imagines end."""

import pytest

import tinderbox
from tinderbox.bots.thinking import evaluator_of
from tinderbox.core.evaluate import Evaluator
from tinderbox.core.rng import Rng
from tinderbox.core.state import NATURE, NOBODY, ActionList, State

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
        if judged < 0 and evaluator.is_far_enough(state):
            judged = int(state.turn - moment.turn)
        go_on(state, rng)
    left = int(state.turn - moment.turn)
    return (left if judged < 0 else judged), left


@pytest.mark.parametrize("players", ROUND)
def test_in_the_great_fire_after_a_round_and_near_its_end_with_the_game(players: int) -> None:
    state = tinderbox.game("great-fire").new(players, seed=1).state.copy()
    evaluator, rng = evaluator_of(tinderbox.game("great-fire").open(players)), Rng(1)
    far: list[int] = []
    near: list[int] = []
    turn = -1
    while state.actor != NOBODY:
        if state.turn != turn:
            turn = int(state.turn)
            judged, left = turns_imagined(evaluator, state, rng)
            (near if judged == left else far).append(left)
            assert judged in {left, ROUND[players]}
        go_on(state, rng)
    assert min(far) == max(near) + 1
    assert 2 * ROUND[players] <= max(near) <= 3 * ROUND[players]
