"""An evaluator with a forecast from outside, such as a learned value network at the leaves of a search."""

from typing import Callable, final  # noqa: UP035 - the engine imports nothing but itself and typing

from librt.vecs import vec
from mypy_extensions import i64, u8

from tinderbox.core.evaluator import Evaluator
from tinderbox.core.state import ActionList, State


@final
class LeafEvaluator(Evaluator):
    """A game's evaluator with another forecast; prior, scale and everything else stay the same.

    `value` gets the observation of the seat that decides and returns the points that every seat can expect, its own
    first and then clockwise. Compiled code calls it once or twice per simulation.
    """

    def __init__(self, base: Evaluator, value: Callable[[vec[u8]], list[float]]) -> None:
        self.base: Evaluator = base
        self.players: i64 = base.players
        self.value: Callable[[vec[u8]], list[float]] = value

    def forecast(self, state: State, points: vec[float]) -> None:
        seen_by = state.actor if state.actor >= 0 else 0
        expected = self.value(state.observe(seen_by))
        for seat in range(self.players):
            points[(seen_by + seat) % self.players] = expected[seat]

    def begin(self, state: State) -> None:
        self.base.begin(state)

    def look_far(self, far: bool) -> None:
        self.base.look_far(far)

    def prepare(self, state: State) -> None:
        self.base.prepare(state)

    def at_horizon(self, state: State) -> bool:
        return self.base.at_horizon(state)

    def scale(self, state: State) -> float:
        return self.base.scale(state)

    def prior(self, state: State, actions: ActionList, priors: vec[float]) -> None:
        self.base.prior(state, actions, priors)

    def opponents_look_ahead(self) -> bool:
        return self.base.opponents_look_ahead()

    def order_free(self, state: State) -> bool:
        return self.base.order_free(state)

    def features(self, state: State, seat: i64) -> list[tuple[str, float]]:
        return self.base.features(state, seat)
