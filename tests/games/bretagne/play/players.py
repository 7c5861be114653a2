"""Players for tests. Left to chance, nobody trades much or finishes a lighthouse: these are led to what is rare."""

from collections.abc import Sequence
from random import Random
from typing import Final

from tinderbox.core.text.notation import Action

TRADERS: Final = ("trade", "buy-cards", "sell-cards", "exchange", "sell", "equip")
BUILDERS: Final = ("build", "on", "hire", "recruit", "buy", "harbour", "equip")


class Guild:
    """Traders keep the equipment cards moving, builders finish lighthouses; both leave some things to chance."""

    def __init__(self, seed: int, *, traders: bool = False) -> None:
        self.rng: Final = Random(seed)
        self.traders: Final = traders

    def choose(self, legal: Sequence[Action]) -> Action:
        if self.rng.random() < 0.15:
            return self.rng.choice(legal)
        liked = [action for action in legal if self.likes(action)]
        if not liked:
            liked = [action for action in legal if action.verb not in ("pass", "done")] or list(legal)
        if not self.traders and liked[0].verb == "on":
            return min(liked, key=str)  # everybody builds on the same few lighthouses
        return self.rng.choice(liked)

    def likes(self, action: Action) -> bool:
        if action.verb == "build":
            return not self.traders or action.args[0][0] != "1"  # the rows that bring a card
        return action.verb in (TRADERS if self.traders else BUILDERS)
