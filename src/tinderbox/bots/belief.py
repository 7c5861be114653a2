"""A seat's beliefs: its history, replayed once, and what the others' moves reveal about their hidden cards.

The same history gives the same beliefs, so they are kept for the next decision.
"""

import time
from collections import OrderedDict
from threading import Lock
from typing import Final

from tinderbox.core.box import Box
from tinderbox.core.documents.json_documents import digest
from tinderbox.core.engine.rng import Rng
from tinderbox.core.evaluator import OpponentModel
from tinderbox.core.events import Data
from tinderbox.core.seat_history import PublicMove, SeatHistory
from tinderbox.core.state import NATURE, ActionList

MOST_BELIEFS: Final = 32
"""Games whose beliefs are kept at the same time."""


class Belief:
    """One seat's history, replayed move by move. What the seat could not see is resampled to be consistent with it."""

    def __init__(self, box: Box, first_view: Data) -> None:
        self.box: Final = box
        self.seat: Final[int] = first_view["seat"]
        self.rng: Final = Rng(0)
        self.state: Final = box.imagine(first_view, self.rng, trusted=True)
        model = box.opponent_model(self.state)
        assert model is not None  # only games that have one are asked
        self.opponent_model: Final[OpponentModel] = model
        self.actions: Final = ActionList()
        self.replayed: Final[list[PublicMove]] = []
        self.is_inconsistent: bool = False  # a move was not legal in the replayed game

    def is_prefix_of(self, history: SeatHistory) -> bool:
        return tuple(self.replayed) == history.moves[: len(self.replayed)]

    def extend(self, history: SeatHistory, until: float | None) -> None:
        """Replay the new moves, as far as there is time; the rest can follow at the next decision."""
        for move in history.moves[len(self.replayed) :]:
            if self.is_inconsistent or (until is not None and time.perf_counter() > until):
                return
            self.rng.restart(len(self.replayed))
            self.replay(move)
            self.replayed.append(move)

    def replay(self, move: PublicMove) -> None:
        state = self.state
        if state.actor != move.seat:
            self.is_inconsistent = True
            return
        self.box.make_possible(state, self.seat, move.code)
        state.list_actions(self.actions)
        if not self.actions.has(move.code):
            self.is_inconsistent = True
            return
        if move.seat != self.seat:
            self.opponent_model.update(state, move.code, len(self.replayed))
        state.apply(move.code)
        for result in move.results:
            self.draw(result)

    def draw(self, result: int | None) -> None:
        """Apply the result that the seat saw; a random one if it was hidden."""
        state = self.state
        if result is not None and state.actor == NATURE:
            self.box.make_possible(state, self.seat, result)
        state.list_actions(self.actions)
        if state.actor != NATURE or (result is not None and not self.actions.has(result)):
            self.is_inconsistent = True
            return
        state.apply(self.actions.draw(self.rng) if result is None else result)


BELIEFS: Final[OrderedDict[tuple[Box, str], Belief]] = OrderedDict()
LOCK: Final = Lock()


def opponent_model_for(box: Box, history: SeatHistory, until: float | None = None) -> OpponentModel:
    """The opponent model after this history; `until` limits the time spent on replaying it."""
    key = box, digest(history.first_view)
    with LOCK:
        belief = BELIEFS.pop(key, None)
    if belief is None or not belief.is_prefix_of(history):
        belief = Belief(box, history.first_view)
    belief.extend(history, until)
    with LOCK:
        BELIEFS[key] = belief
        if len(BELIEFS) > MOST_BELIEFS:
            BELIEFS.popitem(last=False)
    return belief.opponent_model
