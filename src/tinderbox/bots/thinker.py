"""What every bot that thinks begins with: a state imagined from the view, the game's evaluator, a chance of its own."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from tinderbox.bots.belief import recalled
from tinderbox.core.box import Box, OptionValue
from tinderbox.core.evaluator import Evaluator, Insight
from tinderbox.core.rng import Rng
from tinderbox.core.state import HASH_START, State, hashed
from tinderbox.games.registry import game

BOXES: Final = 16


@dataclass(frozen=True)
class Thought:
    """One decision to think about, with an evaluator for the seat and another one for the rivals it imagines.

    `insight` is what the seat makes of the others' conduct, if anything is recalled of it.
    """

    box: Box
    evaluator: Evaluator
    rivals: Evaluator
    root: State
    seat: int
    rng: Rng
    insight: Insight | None = None


class Mind:
    """Opens boxes and makes evaluators once. The same view and seed give the same thought, whatever came before."""

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed
        self.box: Box | None = None
        self.evaluators: tuple[Evaluator, Evaluator] | None = None

    def imagine(self, view: Mapping[str, Any]) -> Thought:
        box = box_of(view)
        if self.evaluators is None or box is not self.box:
            self.box, self.evaluators = box, (box.evaluator(), box.evaluator())
        rng = self.chance(view)
        root = box.imagine(dict(view), rng, trusted=True)
        return Thought(box, *self.evaluators, root, view["seat"], rng)

    def chance(self, view: Mapping[str, Any]) -> Rng:
        value = hashed(hashed(hashed(HASH_START, self.seed), self.seed >> 32), view["seq"])
        return Rng(int(hashed(value, view["seat"])) << 31 | int(value) >> 1)


def with_insight(thought: Thought, view: Mapping[str, Any], until: float | None) -> Thought:
    """The thought with what the story of the view tells, in games where conduct can be read; no later than `until`."""
    story = getattr(view, "story", None)
    if story is None or not thought.box.has_opponent_model:
        return thought
    return replace(thought, insight=recalled(thought.box, story(), until))


class Thinker:
    """A bot of one strength only."""

    def __init__(self, strength: str, seed: int) -> None:
        if strength:
            raise ValueError(strength)
        self.mind: Final = Mind(seed)


def box_of(view: Mapping[str, Any]) -> Box:
    """The box a view belongs to: the one it was seen on, else the shipped one of its names."""
    box = getattr(view, "box", None)
    if isinstance(box, Box):
        return box
    return opened(view["game"], view["players"], tuple(sorted(view["options"].items())), view["pack"])


@lru_cache(BOXES)
def opened(id: str, players: int, options: tuple[tuple[str, OptionValue], ...], pack: str) -> Box:
    return game(id).open(players, dict(options), pack)
