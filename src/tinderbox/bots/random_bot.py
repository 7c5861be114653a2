"""A bot that chooses at random."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tinderbox.core.engine.rng import Rng
from tinderbox.core.text.notation import Action


class RandomBot:
    def __init__(self, strength: str, seed: int) -> None:
        if strength:
            raise ValueError(strength)
        self.rng: Final = Rng(seed)

    def choose(self, view: Mapping[str, Any], legal: Sequence[Action]) -> Action:
        return legal[int(self.rng.below(len(legal)))]
