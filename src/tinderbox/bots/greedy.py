"""A bot that looks one step ahead: it imagines the end of its turn after each action and takes the best."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tinderbox.bots.lookahead import prospects
from tinderbox.bots.thinker import Thinker
from tinderbox.core.text.notation import Action

DEALS: Final = 2
"""How often the hidden things are dealt anew: what it sees of them matters little to a single step."""


class GreedyBot(Thinker):
    def choose(self, view: Mapping[str, Any], legal: Sequence[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        thought = self.mind.imagine(view)
        hopes = prospects(thought.evaluator, thought.root, thought.seat, thought.rng, DEALS)
        return legal[max(range(len(legal)), key=hopes.__getitem__)]
