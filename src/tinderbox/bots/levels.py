"""Opponents for people: apprentice, journeyman, master."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tinderbox.bots.decision import EvaluatorBot
from tinderbox.bots.greedy import GreedyBot
from tinderbox.bots.lookahead import action_priors
from tinderbox.bots.search import SearchBot
from tinderbox.core.state import HASH_START, hashed
from tinderbox.core.text.notation import Action

MASTERS_TIME: Final = "1s"
OVERLOOKED: Final = 0.3
"""The share of its actions that an apprentice overlooks in a turn."""
MISJUDGED: Final = 0.25
"""The greatest error of an apprentice's estimates, as a share of the evaluator's scale."""
HASHES: Final = 2**32


class ApprenticeBot(EvaluatorBot):
    """Plays like a beginner: without lookahead, overlooking some actions and misjudging others.

    The errors stay the same for a whole turn, as a person's would.
    """

    def choose(self, view: Mapping[str, Any], legal: Sequence[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        decision = self.reader.read(view)
        priors = action_priors(decision.evaluator, decision.root)
        error = MISJUDGED * decision.evaluator.scale(decision.root)
        noticed = [index for index, action in enumerate(legal) if self.noise(view, action, 1) >= OVERLOOKED]
        return legal[
            max(
                noticed or range(len(legal)),
                key=lambda index: priors[index] + error * (2 * self.noise(view, legal[index], 2) - 1),
            )
        ]

    def noise(self, view: Mapping[str, Any], action: Action, kind: int) -> float:
        """A number from 0 to 1, the same for an action throughout a turn."""
        value = HASH_START
        for number in (self.reader.seed, self.reader.seed >> 32, view["turn"], view["seat"], action.code, kind):
            value = int(hashed(value, number))
        return int(hashed(value, value >> 7)) / HASHES


class JourneymanBot(GreedyBot):
    """Looks ahead to the end of its turn."""


class MasterBot(SearchBot):
    """Searches."""

    def __init__(self, strength: str, seed: int) -> None:
        super().__init__(strength or MASTERS_TIME, seed)
