"""A judgement from outside in place of the house's own: how a learned net sits at the leaves of the search."""

from typing import Callable, final  # noqa: UP035 - the engine imports nothing but itself and typing

from librt.vecs import vec
from mypy_extensions import i64, u8

from tinderbox.core.evaluator import Evaluator
from tinderbox.core.state import ActionList, State


@final
class Foreseen(Evaluator):
    """A game's evaluator with another forecast; first wishes, doubt and all else stay.

    `judge` gets what the seat that decides observes and answers with the points that every seat can expect, its own
    first and then clockwise. It is called once or twice a simulation, from compiled code into Python: that is what it
    costs.
    """

    def __init__(self, usual: Evaluator, judge: Callable[[vec[u8]], list[float]]) -> None:
        self.usual: Evaluator = usual
        self.players: i64 = usual.players
        self.judge: Callable[[vec[u8]], list[float]] = judge

    def forecast(self, state: State, points: vec[float]) -> None:
        eyes = state.actor if state.actor >= 0 else 0
        expected = self.judge(state.observe(eyes))
        for seat in range(self.players):
            points[(eyes + seat) % self.players] = expected[seat]

    def begin(self, state: State) -> None:
        self.usual.begin(state)

    def look_far(self, far: bool) -> None:
        self.usual.look_far(far)

    def prepare(self, state: State) -> None:
        self.usual.prepare(state)

    def is_far_enough(self, state: State) -> bool:
        return self.usual.is_far_enough(state)

    def doubt(self, state: State) -> float:
        return self.usual.doubt(state)

    def prefer(self, state: State, actions: ActionList, wishes: vec[float]) -> None:
        self.usual.prefer(state, actions, wishes)

    def rivals_think(self) -> bool:
        return self.usual.rivals_think()

    def order_free(self, state: State) -> bool:
        return self.usual.order_free(state)

    def features(self, state: State, seat: i64) -> list[tuple[str, float]]:
        return self.usual.features(state, seat)
