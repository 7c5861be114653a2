"""A bot that searches: information-set Monte-Carlo tree search for a time or a number of simulations a decision."""

import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tinderbox.bots.thinking import Mind, Thought
from tinderbox.bots.tree import Tree
from tinderbox.core.notation import Action

SPELLING: Final = re.compile(r"(\d{1,9})(ms|s)?")
UNITS: Final = {"ms": 0.001, "s": 1.0}
LONGEST: Final = 600.0
MOST: Final = 10_000_000
BATCH: Final = 16
"""Simulations between two looks at the clock."""


@dataclass(frozen=True)
class Budget:
    """How long to think: seconds, or simulations."""

    seconds: float | None
    simulations: int

    @staticmethod
    def of(spelled: str) -> "Budget":
        """`1s`, `100ms` or `2000`; ValueError for anything else."""
        found = SPELLING.fullmatch(spelled)
        if found is None:
            raise ValueError(spelled)
        number, unit = int(found[1]), found[2]
        if unit is None:
            if not 1 <= number <= MOST:
                raise ValueError(spelled)
            return Budget(None, number)
        seconds = number * UNITS[unit]
        if not 0 < seconds <= LONGEST:
            raise ValueError(spelled)
        return Budget(seconds, MOST)


def searched(thought: Thought, budget: Budget, started: float) -> Tree:
    """A tree grown for so long; the time counts from `started`, when the decision was asked for."""
    tree = Tree(thought.evaluator, thought.root, thought.seat, thought.rng, len(thought.box.actions))
    if budget.seconds is None:
        tree.run(budget.simulations)
        return tree
    deadline = started + budget.seconds
    while tree.runs < MOST:
        tree.run(BATCH)
        if time.perf_counter() >= deadline:
            break
    return tree


class SearchBot:
    def __init__(self, strength: str, seed: int) -> None:
        self.budget: Final = Budget.of(strength)
        self.mind: Final = Mind(seed)

    def choose(self, view: Mapping[str, Any], legal: Sequence[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        started = time.perf_counter()
        tree = searched(self.mind.imagine(view), self.budget, started)
        code = int(tree.best())
        return next(action for action in legal if action.code == code)
