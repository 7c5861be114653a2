"""One game driven by codes: what all frameworks share. Observations and masks are the caller's own to write in."""

from operator import index
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tinderbox.bots import Bot, Sight
from tinderbox.core.box import Box
from tinderbox.core.events import Data
from tinderbox.core.rng import Rng
from tinderbox.core.state import NATURE, NOBODY, ActionList, State, settle, zeros
from tinderbox.research.batch import mask_of

SEEDS: Final = 2**62
NO_ACTION: Final = -1


class Play:
    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.root: Final = box.start()
        self.actions: Final = ActionList()
        self.blank: Final = zeros(len(box.actions))
        self.rng: Rng = Rng(0)
        self.state: State = self.root.copy()
        self.decisions = 0

    def deal(self, seed: int) -> None:
        self.rng = Rng(seed % SEEDS)
        self.state = self.root.copy()
        self.decisions = 0
        settle(self.state, self.rng, self.actions)

    @property
    def actor(self) -> int | None:
        actor = int(self.state.actor)
        return actor if actor >= 0 else None

    @property
    def over(self) -> bool:
        return int(self.state.actor) == NOBODY

    def codes(self) -> list[int]:
        self.state.list_actions(self.actions)
        return self.actions.to_list() if self.state.actor != NATURE else []

    def is_legal(self, code: int) -> bool:
        if not 0 <= code < len(self.box.actions) or self.actor is None:
            return False
        self.state.list_actions(self.actions)
        return bool(self.actions.has(code))

    def step(self, code: int) -> None:
        """Carry out a legal code and the draws after it."""
        self.state.apply(code)
        self.decisions += 1
        settle(self.state, self.rng, self.actions)

    def observation(self, seat: int) -> NDArray[np.uint8]:
        return np.array(self.state.observe(seat))

    def mask(self) -> NDArray[np.int8]:
        """Ones at the legal codes of the seat that decides."""
        self.state.list_actions(self.actions)
        return np.array(mask_of(self.actions, self.blank)).view(np.int8)

    def view(self, seat: int | None) -> Data:
        """As `Match.view` shows it, for bots and pictures."""
        box = self.box
        header: Data = {
            "game": box.game,
            "rules": box.version,
            "pack": box.pack_id,
            "players": box.players,
            "options": dict(box.options),
            "seat": seat,
            "seq": self.decisions,
            "turn": int(self.state.turn),
            "actor": self.actor,
            "names": [f"player_{each}" for each in range(box.players)],
        }
        return {**header, **box.view(self.state, seat)}

    def choice(self, bot: Bot) -> int:
        """What a bot does in the seat that decides; it sees what that seat sees."""
        seat = self.actor
        legal = [self.box.actions.actions[code] for code in self.codes()]
        return bot.choose(Sight(lambda: self.view(seat), self.box), legal).code

    def text(self) -> str:
        return self.box.board_text(self.view(None), "en")

    def picture(self, width: int = 800) -> NDArray[np.uint8]:
        """The table as red, green and blue, for a spectator's eyes."""
        from tinderbox.research.picture import painted

        return painted(self.box.board_svg(self.view(None), "en"), width)


def whole(action: Any) -> int:
    """An action as frameworks give it, an int or a NumPy integer; anything else is none."""
    try:
        return index(action)
    except TypeError:
        return NO_ACTION
