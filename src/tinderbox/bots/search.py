"""A bot that searches: information-set Monte-Carlo tree search for a time or a number of simulations a decision."""

import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tinderbox.bots.thinker import Mind, Thought, with_insight
from tinderbox.bots.tree import Tree
from tinderbox.core.text.notation import Action

SPELLING: Final = re.compile(r"([0-9]{1,9})(ms|s)?")
UNITS: Final = {"ms": 0.001, "s": 1.0}
LONGEST: Final = 600.0
MOST: Final = 10_000_000
LONG: Final = 0.4
LONG_COUNT: Final = 1000
"""Who has so many seconds or simulations looks further ahead."""
READING_COUNT: Final = 100
"""Who has fewer simulations does not read what it could recall: it takes longer than they do."""
BATCH: Final = 16
"""Simulations between two looks at the clock."""


@dataclass(frozen=True)
class Budget:
    """How long to think: seconds, or simulations."""

    seconds: float | None
    simulations: int

    @property
    def is_long(self) -> bool:
        return self.simulations >= LONG_COUNT if self.seconds is None else self.seconds >= LONG

    def recalling(self, thought: Thought, view: Mapping[str, Any], started: float) -> Thought:
        """The thought with what can be recalled; half of the time that began then is spent on reading at the most."""
        if self.simulations < READING_COUNT:
            return thought
        return with_insight(thought, view, None if self.seconds is None else started + self.seconds / 2)

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


def searched(thought: Thought, budget: Budget, started: float, seeing: bool = False) -> Tree:
    """A decision thought about for so long; the time counts from `started`, when it was asked for.

    What the seat cannot know is dealt anew, unless the search is `seeing`: that is for measuring what luck leaves.
    """
    thought.evaluator.look_far(budget.is_long)
    if thought.insight is not None and not seeing:
        thought.insight.deal(thought.root, thought.seat, thought.rng)
    tree = Tree(thought.evaluator, thought.rivals, thought.root, thought.seat, thought.rng, len(thought.box.actions))
    tree.insight = thought.insight
    tree.seeing = seeing
    grow(tree, budget, started)
    return tree


def grow(tree: Tree, budget: Budget, started: float) -> None:
    """Search until the budget is spent, or until no other action can be tried as often as the first any more.

    Once the choice is settled, what comes after it in the same turn is searched on, if the seat decides again at once.
    """
    began, before = time.perf_counter(), int(tree.runs)
    left = budget.simulations
    while left > 0 and (tree.runs == before or tree.lead() <= left or tree.goes_on()):
        batch = min(BATCH, left)
        tree.run(batch)
        left -= batch
        if budget.seconds is not None:
            now = time.perf_counter()
            pace = (int(tree.runs) - before) / (now - began)
            left = int(pace * (started + budget.seconds - now))


class SearchBot:
    """Keeps its tree for as long as it learns nothing new: through the decisions of one turn."""

    def __init__(self, strength: str, seed: int) -> None:
        self.budget: Final = Budget.of(strength)
        self.mind: Final = Mind(seed)
        self.tree: Tree | None = None

    def choose(self, view: Mapping[str, Any], legal: Sequence[Action]) -> Action:
        if len(legal) == 1:
            self.follow(self.tree, legal[0].code)
            return legal[0]
        started = time.perf_counter()
        thought = self.mind.imagine(view)
        tree = self.tree
        if tree is not None and self.is_here(tree, thought):
            grow(tree, self.budget, started)
        else:
            tree = searched(self.budget.recalling(thought, view, started), self.budget, started)
        code = int(tree.best())
        self.follow(tree, code)
        return next(action for action in legal if action.code == code)

    def follow(self, tree: Tree | None, code: int) -> None:
        self.tree = tree if tree is not None and tree.follow(code) else None

    def is_here(self, tree: Tree, thought: Thought) -> bool:
        """Whether the tree begins with what the seat sees now."""
        return (
            tree.evaluator is thought.evaluator
            and tree.seat == thought.seat
            and bytes(tree.here().observe(thought.seat)) == bytes(thought.root.observe(thought.seat))
        )
