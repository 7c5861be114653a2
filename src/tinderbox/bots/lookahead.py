"""What a seat may hope for after each of its actions, one step ahead."""

from typing import Final

from mypy_extensions import i64

from tinderbox.core.evaluator import Evaluator, floats
from tinderbox.core.playouts import Playing
from tinderbox.core.rng import Rng
from tinderbox.core.state import MOST_ACTIONS, ActionList, State

TIE_BREAK: Final = 0.0001


def wishes_of(evaluator: Evaluator, state: State) -> list[float]:
    """The wishes for every legal action, in the list's order."""
    actions = ActionList()
    wishes = floats(MOST_ACTIONS)
    evaluator.begin(state)
    state.list_actions(actions)
    evaluator.prefer(state, actions, wishes)
    return [wishes[i] for i in range(actions.count)]


def prospects(evaluator: Evaluator, root: State, seat: i64, rng: Rng, deals: i64) -> list[float]:
    """One step: what the seat may hope for after each legal action, its turn finished by first wishes."""
    playing = Playing(evaluator, rng)
    actions = ActionList()
    wishes = floats(MOST_ACTIONS)
    root.list_actions(actions)
    hopes = floats(actions.count)
    evaluator.begin(root)
    evaluator.prefer(root, actions, wishes)  # decide where the evaluation sees no difference
    for _ in range(deals):
        imagined = playing.dealt(root, seat)
        for i in range(actions.count):
            state = playing.turn_after(imagined, actions.items[i], seat)
            playing.judge(state)
            hopes[i] += playing.values[seat]
    return [hopes[i] / float(deals) + TIE_BREAK * wishes[i] for i in range(actions.count)]


def expectations(evaluator: Evaluator, root: State, seat: i64, rng: Rng, deals: i64) -> list[list[float]]:
    """For each legal action the parts of the forecast at the end of the turn, and last what the best rival has."""
    playing = Playing(evaluator, rng)
    actions = ActionList()
    root.list_actions(actions)
    evaluator.begin(root)
    found: list[list[float]] = [[] for _ in range(actions.count)]
    for _ in range(deals):
        imagined = playing.dealt(root, seat)
        for i in range(actions.count):
            state = playing.turn_after(imagined, actions.items[i], seat)
            parts = [worth for _, worth in evaluator.features(state, seat)]
            parts.append(-best_rival(playing, state, seat))
            found[i] = added(found[i], parts) if found[i] else parts
    return [[part / float(deals) for part in parts] for parts in found]


def best_rival(playing: Playing, state: State, seat: i64) -> float:
    """The forecast of the rival who stands best."""
    playing.judge(state)
    best = -1000000.0
    for other in range(playing.evaluator.players):
        if other != seat and playing.points[other] > best:
            best = playing.points[other]
    return best


def added(a: list[float], b: list[float]) -> list[float]:
    return [a[i] + b[i] for i in range(len(a))]
