"""An evaluator for any game, built on its score. Bots use it until a game has a better one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tinderbox.core.evaluator import Evaluator, floats
from tinderbox.core.rng import Rng
from tinderbox.core.state import ActionList, State

NEAR: Final = 2  # turns of every seat that a playout lasts
FAR: Final = 4
NOISE: Final = 0.01  # decides between actions that gain the same


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseEvaluator(Evaluator):
    """Forecasts the score so far and prefers actions that score at once. Games in plain Python inherit from it."""

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

    def is_far_enough(self, state: State) -> bool:
        return state.turn >= self.last_turn

    def forecast(self, state: State, points: vec[float]) -> None:
        for seat in range(self.players):
            points[seat] = float(state.score(seat))

    def doubt(self, state: State) -> float:
        return self.spread

    def prefer(self, state: State, actions: ActionList, wishes: vec[float]) -> None:
        seat = state.actor
        before = state.score(seat)
        for i in range(actions.count):
            after = state.copy()
            after.apply(actions.items[i])
            wishes[i] = float(after.score(seat) - before) + NOISE * float(self.rng.below(1000)) / 1000.0

    def rivals_think(self) -> bool:
        return False

    def order_free(self, state: State) -> bool:
        return False

    def features(self, state: State, seat: i64) -> list[tuple[str, float]]:
        points = floats(self.players)
        self.forecast(state, points)
        return [("points", points[seat])]
