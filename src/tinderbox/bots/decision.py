"""A decision as a bot sees it: a state built from the view, the game's evaluators and a random generator."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from tinderbox.bots.base import SeatView
from tinderbox.bots.belief import opponent_model_for
from tinderbox.core.box import Box, OptionValue
from tinderbox.core.engine.rng import Rng
from tinderbox.core.evaluator import Evaluator, OpponentModel
from tinderbox.core.state import HASH_START, State, hashed
from tinderbox.games.registry import game

BOXES: Final = 16


@dataclass(frozen=True)
class Decision:
    """One decision of a seat, with an evaluator for the seat and another one for its simulated opponents.

    `root` is a determinisation of the view. `opponent_model` is set if the seat's history was used.
    """

    box: Box
    evaluator: Evaluator
    opponents_evaluator: Evaluator
    root: State
    seat: int
    rng: Rng
    opponent_model: OpponentModel | None = None


class ViewReader:
    """Turns views into decisions, with one pair of evaluators. The same view and seed give the same decision."""

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed
        self.box: Box | None = None
        self.evaluators: tuple[Evaluator, Evaluator] | None = None

    def read(self, view: Mapping[str, Any]) -> Decision:
        box = box_of(view)
        if self.evaluators is None or box is not self.box:
            self.box, self.evaluators = box, (box.evaluator(), box.evaluator())
        rng = self.rng(view)
        root = box.imagine(dict(view), rng, trusted=True)
        return Decision(box, *self.evaluators, root, view["seat"], rng)

    def rng(self, view: Mapping[str, Any]) -> Rng:
        value = hashed(hashed(hashed(HASH_START, self.seed), self.seed >> 32), view["decisions"])
        return Rng(int(hashed(value, view["seat"])) << 31 | int(value) >> 1)


def with_opponent_model(decision: Decision, view: Mapping[str, Any], until: float | None) -> Decision:
    """The decision with the opponent model after the view's history, if there are both; `until` limits the time."""
    if not decision.box.has_opponent_model or not isinstance(view, SeatView) or view.history is None:
        return decision
    return replace(decision, opponent_model=opponent_model_for(decision.box, view.history(), until))


class EvaluatorBot:
    """The base of bots that use the evaluator and have no strength to set."""

    def __init__(self, strength: str, seed: int) -> None:
        if strength:
            raise ValueError(strength)
        self.reader: Final = ViewReader(seed)


def box_of(view: Mapping[str, Any]) -> Box:
    """The box of a view; without it in the view, the shipped one that the header names."""
    if isinstance(view, SeatView) and view.box is not None:
        return view.box
    return opened(view["game"], view["players"], tuple(sorted(view["options"].items())), view["pack"])


@lru_cache(BOXES)
def opened(id: str, players: int, options: tuple[tuple[str, OptionValue], ...], pack: str) -> Box:
    return game(id).open(players, dict(options), pack)
