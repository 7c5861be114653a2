"""What bots recall of a game: the story of their seat, read once, and what the others' conduct in it tells.

The same story tells the same, whoever reads it and however often; so what was read is kept for the next decision.
"""

import time
from collections import OrderedDict
from typing import Final

from tinderbox.core.box import Box
from tinderbox.core.documents.json_documents import digest
from tinderbox.core.evaluator import Insight
from tinderbox.core.events import Data
from tinderbox.core.rng import Rng
from tinderbox.core.seat_history import Deed, Story
from tinderbox.core.state import NATURE, ActionList

KEPT: Final = 32
"""Games of which something is recalled at the same time."""


class Memory:
    """One seat's story, retraced move by move: what the seat could not see is dealt so that all of it could happen."""

    def __init__(self, box: Box, first: Data) -> None:
        self.box: Final = box
        self.seat: Final[int] = first["seat"]
        self.rng: Final = Rng(0)
        self.state: Final = box.imagine(first, self.rng, trusted=True)
        model = box.opponent_model(self.state)
        assert model is not None  # asked only of games that have one
        self.insight: Final[Insight] = model
        self.actions: Final = ActionList()
        self.read: Final[list[Deed]] = []
        self.is_lost: bool = False  # something happened that the retraced game does not allow

    def begins(self, story: Story) -> bool:
        """Whether what was read is how this story begins."""
        return tuple(self.read) == story.deeds[: len(self.read)]

    def read_on(self, story: Story, until: float | None) -> None:
        """Read what is new, if there is time for it: the rest can be read at the next decision."""
        for deed in story.deeds[len(self.read) :]:
            if self.is_lost or (until is not None and time.perf_counter() > until):
                return
            self.rng.restart(len(self.read))
            self.retrace(deed)
            self.read.append(deed)

    def retrace(self, deed: Deed) -> None:
        state = self.state
        if state.actor != deed.seat:
            self.is_lost = True
            return
        self.box.make_possible(state, self.seat, deed.code)
        state.list_actions(self.actions)
        if not self.actions.has(deed.code):
            self.is_lost = True
            return
        if deed.seat != self.seat:
            self.insight.witness(state, deed.code, len(self.read))
        state.apply(deed.code)
        for result in deed.results:
            self.draw(result)

    def draw(self, result: int | None) -> None:
        """The draw that the seat saw; any other where it saw none."""
        state = self.state
        if result is not None and state.actor == NATURE:
            self.box.make_possible(state, self.seat, result)
        state.list_actions(self.actions)
        if state.actor != NATURE or (result is not None and not self.actions.has(result)):
            self.is_lost = True
            return
        state.apply(self.actions.draw(self.rng) if result is None else result)


MEMORIES: Final[OrderedDict[tuple[Box, str], Memory]] = OrderedDict()


def recalled(box: Box, story: Story, until: float | None = None) -> Insight:
    """What the story tells of what the others hide; `until` says when reading must end."""
    key = box, digest(story.first)
    memory = MEMORIES.pop(key, None)
    if memory is None or not memory.begins(story):
        memory = Memory(box, story.first)
    MEMORIES[key] = memory
    if len(MEMORIES) > KEPT:
        MEMORIES.popitem(last=False)
    memory.read_on(story, until)
    return memory.insight
