"""Opponents for people: apprentice, journeyman, master."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tinderbox.bots.greedy import GreedyBot
from tinderbox.bots.lookahead import wishes_of
from tinderbox.bots.search import SearchBot
from tinderbox.bots.thinker import Thinker
from tinderbox.core.state import HASH_START, hashed
from tinderbox.core.text.notation import Action

MASTERS_TIME: Final = "1s"
OVERLOOKED: Final = 0.3
"""The share of its possibilities that an apprentice does not think of this turn."""
MISJUDGED: Final = 0.25
"""How far an apprentice's eye is off at most, as a share of how much the end of the game is still in doubt."""
SCALE: Final = 2**32


class ApprenticeBot(Thinker):
    """Plays as beginners do: by first sight, without looking ahead, overlooking some things and misjudging others.

    What it overlooks or misjudges it does so for the whole turn, as a person would.
    """

    def choose(self, view: Mapping[str, Any], legal: Sequence[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        thought = self.mind.imagine(view)
        wishes = wishes_of(thought.evaluator, thought.root)
        astray = MISJUDGED * thought.evaluator.doubt(thought.root)
        seen = [place for place, action in enumerate(legal) if self.mood(view, action, 1) >= OVERLOOKED]
        return legal[
            max(
                seen or range(len(legal)),
                key=lambda place: wishes[place] + astray * (2 * self.mood(view, legal[place], 2) - 1),
            )
        ]

    def mood(self, view: Mapping[str, Any], action: Action, kind: int) -> float:
        """From 0 to 1, the same for an action throughout a turn."""
        value = HASH_START
        for number in (self.mind.seed, self.mind.seed >> 32, view["turn"], view["seat"], action.code, kind):
            value = int(hashed(value, number))
        return int(hashed(value, value >> 7)) / SCALE


class JourneymanBot(GreedyBot):
    """Thinks its turn through to the end, and no further."""


class MasterBot(SearchBot):
    """Searches."""

    def __init__(self, strength: str, seed: int) -> None:
        super().__init__(strength or MASTERS_TIME, seed)
