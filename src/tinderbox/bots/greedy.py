"""A bot that looks one step ahead: it plays its turn to the end after each action and takes the best."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tinderbox.bots.decision import EvaluatorBot
from tinderbox.bots.lookahead import lookahead_values
from tinderbox.core.text.notation import Action

DETERMINISATIONS: Final = 2
"""Few are enough: hidden cards matter little within one step."""


class GreedyBot(EvaluatorBot):
    def choose(self, view: Mapping[str, Any], legal: Sequence[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        decision = self.reader.read(view)
        values = lookahead_values(decision.evaluator, decision.root, decision.seat, decision.rng, DETERMINISATIONS)
        return legal[max(range(len(legal)), key=values.__getitem__)]
