"""A bot that searches: information-set Monte Carlo tree search with a budget of time or simulations per decision."""

import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tinderbox.bots.decision import Decision, ViewReader, with_opponent_model
from tinderbox.bots.tree import Tree
from tinderbox.core.text.notation import Action

SPELLING: Final = re.compile(r"([0-9]{1,9})(ms|s)?")
UNITS: Final = {"ms": 0.001, "s": 1.0}
LONGEST: Final = 600.0
MOST: Final = 10_000_000
LONG: Final = 0.4
LONG_COUNT: Final = 1000
"""From so many seconds or simulations on, the evaluator uses its far horizon."""
HISTORY_COUNT: Final = 100
"""With fewer simulations the history is not used: replaying it would take longer than the search."""
BATCH: Final = 16
"""Simulations between two checks of the clock."""


@dataclass(frozen=True)
class Budget:
    """The limit of a search: seconds, simulations or both."""

    seconds: float | None
    simulations: int

    @property
    def is_long(self) -> bool:
        return self.simulations >= LONG_COUNT and (self.seconds is None or self.seconds >= LONG)

    def within(self, seconds: float) -> "Budget":
        """The same, but not longer than this."""
        return Budget(seconds if self.seconds is None else min(seconds, self.seconds), self.simulations)

    def with_opponent_model(self, decision: Decision, view: Mapping[str, Any], started: float) -> Decision:
        """The decision with an opponent model, which takes at most half of the time."""
        if self.simulations < HISTORY_COUNT:
            return decision
        return with_opponent_model(decision, view, None if self.seconds is None else started + self.seconds / 2)

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


def run_search(decision: Decision, budget: Budget, started: float, perfect_information: bool = False) -> Tree:
    """Search a decision; the time counts from `started`.

    With `perfect_information` the root is taken as the true state: only for measuring how much luck decides.
    """
    decision.evaluator.look_far(budget.is_long)
    if decision.opponent_model is not None and not perfect_information:
        decision.opponent_model.redeal(decision.root, decision.seat, decision.rng)
    tree = Tree(
        decision.evaluator,
        decision.opponents_evaluator,
        decision.root,
        decision.seat,
        decision.rng,
        len(decision.box.actions),
    )
    tree.opponent_model = decision.opponent_model
    tree.perfect_information = perfect_information
    grow(tree, budget, started)
    return tree


def grow(tree: Tree, budget: Budget, started: float) -> None:
    """Search until the budget is spent, or until no other action can overtake the most visited one.

    If the seat decides again right after that action, the search goes on: its results are still needed.
    """
    began, before = time.perf_counter(), int(tree.runs)
    left = budget.simulations
    while left > 0 and (tree.runs == before or tree.visit_lead() <= left or tree.decides_again()):
        batch = min(BATCH, left)
        tree.run(batch)
        left -= batch
        if budget.seconds is not None:
            now = time.perf_counter()
            pace = (int(tree.runs) - before) / (now - began)
            left = min(budget.simulations + before - int(tree.runs), int(pace * (started + budget.seconds - now)))


class SearchBot:
    """Keeps its tree through the decisions of a turn, as long as nothing new is revealed."""

    def __init__(self, strength: str, seed: int) -> None:
        self.budget: Budget = Budget.of(strength)
        self.reader: Final = ViewReader(seed)
        self.tree: Tree | None = None

    def choose(self, view: Mapping[str, Any], legal: Sequence[Action]) -> Action:
        if len(legal) == 1:
            self.follow(self.tree, legal[0].code)
            return legal[0]
        started = time.perf_counter()
        decision = self.reader.read(view)
        tree = self.tree
        if tree is not None and self.matches(tree, decision):
            grow(tree, self.budget, started)
        else:
            tree = run_search(self.budget.with_opponent_model(decision, view, started), self.budget, started)
        code = int(tree.best())
        self.follow(tree, code)
        return next(action for action in legal if action.code == code)

    def follow(self, tree: Tree | None, code: int) -> None:
        self.tree = tree if tree is not None and tree.follow(code) else None

    def matches(self, tree: Tree, decision: Decision) -> bool:
        """Whether the tree begins at what the seat sees now."""
        return (
            tree.evaluator is decision.evaluator
            and tree.seat == decision.seat
            and bytes(tree.current_state().observe(decision.seat)) == bytes(decision.root.observe(decision.seat))
        )
