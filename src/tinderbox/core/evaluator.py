"""What a game tells bots besides its rules: how good a position is, and which actions look promising.

An evaluator gets states built from a view: everything the seat cannot know has been dealt at random.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, trait

from tinderbox.core.engine.rng import Rng
from tinderbox.core.state import NOBODY, ActionList, State

NEAR: Final = 2  # by default: turns of every seat that a playout lasts
FAR: Final = 4
NOISE: Final = 0.01  # decides between actions that gain the same


@mypyc_attr(allow_interpreted_subclasses=True)
@trait
class Evaluator:
    """Compiled games inherit from it; games in plain Python from `BaseEvaluator`."""

    players: i64

    def begin(self, state: State) -> None:
        """Store what stays the same in all playouts from this state. Called before everything else."""
        raise NotImplementedError

    def look_far(self, far: bool) -> None:
        """Choose a far or a near horizon. Called before `begin`."""
        raise NotImplementedError

    def prepare(self, state: State) -> None:
        """Store what differs between determinisations. Called for each of them before its playout."""
        raise NotImplementedError

    def at_horizon(self, state: State) -> bool:
        """Whether a playout stops here, because the forecast is now more accurate than playing on."""
        raise NotImplementedError

    def forecast(self, state: State, points: vec[float]) -> None:
        """The points that each seat can expect at the end."""
        raise NotImplementedError

    def scale(self, state: State) -> float:
        """How far, in points, the result may still be from the forecast: the scale of the softmax over seats."""
        raise NotImplementedError

    def prior(self, state: State, actions: ActionList, priors: vec[float]) -> None:
        """For every action in the list a quick estimate of what the actor gains by it, in points."""
        raise NotImplementedError

    def opponents_look_ahead(self) -> bool:
        """Whether opponents in a search play by one-step lookahead instead of having nodes in the tree."""
        raise NotImplementedError

    def order_free(self, state: State) -> bool:
        """Whether this action and the following ones of the turn lead to the same state in any order."""
        raise NotImplementedError

    def is_half_done(self, state: State) -> bool:
        """Whether the next decision completes the last action, so that a lookahead has to include it."""
        return False

    def features(self, state: State, seat: i64) -> list[tuple[str, float]]:
        """The forecast of a seat as named parts that add up to it, for explanations."""
        raise NotImplementedError


@trait
class OpponentModel:
    """What the moves of the other seats reveal about their hidden cards, in one game."""

    def update(self, before: State, code: i64, number: i64) -> None:
        """Take a move into account. `before` is a determinisation of the state in which its actor chose `code`.

        `number` counts the game's decisions.
        """
        raise NotImplementedError

    def redeal(self, state: State, seat: i64, rng: Rng) -> None:
        """Deal everything the seat cannot know again, by the beliefs of this model."""
        raise NotImplementedError


def floats(count: i64) -> vec[float]:
    return vec[float]([0.0] * int(count))


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseEvaluator(Evaluator):
    """An evaluator for any game: forecasts the score so far and prefers actions that score at once.

    Evaluators in plain Python inherit from it: interpreted classes cannot inherit from a trait.
    """

    def __init__(self, players: i64, spread: float = 5.0) -> None:
        """`spread` is how far, in points, the result usually is from the forecast."""
        self.players: i64 = players
        self.spread: float = spread
        self.horizon: i64 = NEAR * players
        self.last_turn: i64 = 0
        self.rng: Rng = Rng(0)

    def begin(self, state: State) -> None:
        self.last_turn = state.turn + self.horizon
        self.rng.restart(state.turn)

    def look_far(self, far: bool) -> None:
        self.horizon = (FAR if far else NEAR) * self.players

    def prepare(self, state: State) -> None:
        return

    def at_horizon(self, state: State) -> bool:
        return state.turn >= self.last_turn

    def forecast(self, state: State, points: vec[float]) -> None:
        for seat in range(self.players):
            points[seat] = float(state.score(seat))

    def scale(self, state: State) -> float:
        return self.spread

    def prior(self, state: State, actions: ActionList, priors: vec[float]) -> None:
        seat = state.actor
        before = state.score(seat)
        for i in range(actions.count):
            after = state.copy()
            after.apply(actions.items[i])
            priors[i] = float(after.score(seat) - before) + NOISE * float(self.rng.below(1000)) / 1000.0

    def opponents_look_ahead(self) -> bool:
        return False

    def order_free(self, state: State) -> bool:
        return False

    def features(self, state: State, seat: i64) -> list[tuple[str, float]]:
        points = floats(self.players)
        self.forecast(state, points)
        return [("points", points[seat])]


def win_probabilities(evaluator: Evaluator, state: State, points: vec[float], values: vec[float]) -> None:
    """Fill `points` with each seat's forecast and `values` with its probability to win: the result, if it is over."""
    players = evaluator.players
    if state.actor == NOBODY:
        winners = 0.0
        for seat in range(players):
            points[seat] = float(state.score(seat))
            values[seat] = 1.0 if state.seats_ahead(seat) == 0 else 0.0
            winners += values[seat]
        for seat in range(players):
            values[seat] /= winners
        return
    evaluator.forecast(state, points)
    best = points[0]
    for seat in range(i64(1), players):
        if points[seat] > best:
            best = points[seat]
    scale = evaluator.scale(state)
    total = 0.0
    for seat in range(players):
        values[seat] = exp((points[seat] - best) / scale)
        total += values[seat]
    for seat in range(players):
        values[seat] /= total
