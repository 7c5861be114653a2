"""Between two rounds of Bretagne the forecast counts what every seat has; search plays each round to its end."""

import pytest
from librt.vecs import vec

from tests.bots.tables import played
from tinderbox.core.box import Box
from tinderbox.core.engine.rng import Rng
from tinderbox.core.state import NATURE, NOBODY, ActionList
from tinderbox.games.bretagne.bot import standing
from tinderbox.games.bretagne.bot.evaluator import CoastEvaluator
from tinderbox.games.bretagne.bot.weights import BETWEEN_ROUNDS
from tinderbox.games.bretagne.rules import coast
from tinderbox.games.bretagne.rules.state import BretagneState

PARTS = list(BETWEEN_ROUNDS)


def between_rounds(box: Box, evaluator: CoastEvaluator, round: int) -> BretagneState:
    """A game played at random until that round begins."""
    state, rng, actions = box.start(), Rng(3), ActionList()
    assert isinstance(state, BretagneState)
    while not (state.round == round and evaluator.standing.is_reached(state)):
        assert state.actor != NOBODY
        state.list_actions(actions)
        if state.actor == NATURE:
            state.apply(actions.draw(rng))
        else:
            state.apply(actions.items[rng.below(actions.count)])
    return state


@pytest.fixture(scope="module")
def box() -> Box:
    return played("bretagne", ["random"] * 3, seed=1).box


@pytest.fixture
def evaluator(box: Box) -> CoastEvaluator:
    made = box.evaluator()
    assert isinstance(made, CoastEvaluator)
    return made


def forecast(evaluator: CoastEvaluator, state: BretagneState) -> list[float]:
    points = vec[float]([0.0] * 3)
    evaluator.forecast(state, points)
    return [points[seat] for seat in range(3)]


@pytest.mark.parametrize("round", [2, 3, 4, 5])
def test_the_forecast_is_what_was_made_and_what_each_part_brings(
    box: Box, evaluator: CoastEvaluator, round: int
) -> None:
    state = between_rounds(box, evaluator, round)
    for seat, points in enumerate(forecast(evaluator, state)):
        parts = evaluator.standing.parts_of(state, seat)
        brings = sum(count * BETWEEN_ROUNDS[name][round - 2] for name, count in zip(PARTS, parts, strict=True))
        assert points == pytest.approx(evaluator.made(state, seat) + brings)


def test_what_is_counted_is_what_the_seat_has(box: Box, evaluator: CoastEvaluator) -> None:
    state = between_rounds(box, evaluator, 4)
    for seat in range(3):
        parts = evaluator.standing.parts_of(state, seat)
        assert parts[standing.COIN] == state.own(seat, coast.COINS)
        assert parts[standing.CARD] == state.hand_size(seat)
        assert parts[standing.WORKER] == state.own(seat, coast.AT_HAND)
        assert parts[standing.MATERIAL] == sum(state.own(seat, coast.MATERIAL + kind) for kind in range(4))
        assert (parts[standing.HARBOUR] > 0) == any(state.in_harbour(harbour, seat) for harbour in range(9))
    assert sorted(evaluator.standing.parts_of(state, seat)[standing.PLACE] for seat in range(3)) == [1, 2, 3]


def test_a_coin_more_brings_what_the_table_says(box: Box, evaluator: CoastEvaluator) -> None:
    state = between_rounds(box, evaluator, 3)
    before = forecast(evaluator, state)
    state.seats[1 * coast.STRIP + coast.COINS] += 1
    after = forecast(evaluator, state)
    assert after[1] - before[1] == pytest.approx(BETWEEN_ROUNDS["coin"][1])
    assert (after[0], after[2]) == (before[0], before[2])


def test_imagined_games_go_to_the_end_of_the_round(box: Box, evaluator: CoastEvaluator) -> None:
    state = between_rounds(box, evaluator, 2)
    evaluator.begin(state)
    assert not evaluator.at_horizon(state)
    assert evaluator.at_horizon(between_rounds(box, evaluator, 3))
