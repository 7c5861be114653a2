"""One-step lookahead: the value of each legal action at the end of the seat's turn."""

from typing import Final

from mypy_extensions import i64

from tinderbox.core.engine.playouts import Playout
from tinderbox.core.engine.rng import Rng
from tinderbox.core.evaluator import Evaluator, floats
from tinderbox.core.state import MOST_ACTIONS, ActionList, State

TIE_BREAK: Final = 0.0001


def action_priors(evaluator: Evaluator, state: State) -> list[float]:
    """The prior of every legal action, in the order of the list."""
    actions = ActionList()
    priors = floats(MOST_ACTIONS)
    evaluator.begin(state)
    state.list_actions(actions)
    evaluator.prior(state, actions, priors)
    return [priors[i] for i in range(actions.count)]


def lookahead_values(evaluator: Evaluator, root: State, seat: i64, rng: Rng, determinisations: i64) -> list[float]:
    """The seat's probability to win after each legal action, with the rest of its turn played by the prior."""
    playout = Playout(evaluator, rng)
    actions = ActionList()
    priors = floats(MOST_ACTIONS)
    root.list_actions(actions)
    values = floats(actions.count)
    evaluator.begin(root)
    evaluator.prior(root, actions, priors)  # breaks ties
    for _ in range(determinisations):
        determinised = playout.determinise(root, seat)
        for i in range(actions.count):
            state = playout.turn_after(determinised, actions.items[i], seat)
            playout.evaluate(state)
            values[i] += playout.values[seat]
    return [values[i] / float(determinisations) + TIE_BREAK * priors[i] for i in range(actions.count)]


def lookahead_features(
    evaluator: Evaluator, root: State, seat: i64, rng: Rng, determinisations: i64
) -> list[list[float]]:
    """For each legal action the features of the forecast at the end of the turn; the last is the best opponent's."""
    playout = Playout(evaluator, rng)
    actions = ActionList()
    root.list_actions(actions)
    evaluator.begin(root)
    found: list[list[float]] = [[] for _ in range(actions.count)]
    for _ in range(determinisations):
        determinised = playout.determinise(root, seat)
        for i in range(actions.count):
            state = playout.turn_after(determinised, actions.items[i], seat)
            features = [worth for _, worth in evaluator.features(state, seat)]
            features.append(-best_opponent(playout, state, seat))
            found[i] = added(found[i], features) if found[i] else features
    return [[feature / float(determinisations) for feature in features] for features in found]


def best_opponent(playout: Playout, state: State, seat: i64) -> float:
    """The highest forecast of the other seats."""
    playout.evaluate(state)
    best = -1000000.0
    for other in range(playout.evaluator.players):
        if other != seat and playout.points[other] > best:
            best = playout.points[other]
    return best


def added(a: list[float], b: list[float]) -> list[float]:
    return [a[i] + b[i] for i in range(len(a))]
