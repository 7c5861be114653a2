"""One game driven by codes: what all frameworks share. Observations and masks lie in the engine's own memory."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tinderbox.core.box import Box
from tinderbox.core.events import Data
from tinderbox.core.rng import Rng
from tinderbox.core.state import NATURE, NOBODY, ActionList, settle, zeros
from tinderbox.research.batch import mask_of

SEEDS: Final = 2**62


class Play:
    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.root: Final = box.start()
        self.actions: Final = ActionList()
        self.blank: Final = zeros(len(box.actions))
        self.rng = Rng(0)
        self.state = self.root.copy()

    def deal(self, seed: int) -> None:
        self.rng = Rng(seed % SEEDS)
        self.state = self.root.copy()
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
        settle(self.state, self.rng, self.actions)

    def observation(self, seat: int) -> NDArray[np.uint8]:
        return np.asarray(self.state.observe(seat))

    def mask(self) -> NDArray[np.int8]:
        """Ones at the legal codes of the seat that decides."""
        self.state.list_actions(self.actions)
        return np.asarray(mask_of(self.actions, self.blank)).view(np.int8)

    def view(self, seat: int | None) -> Data:
        """As `Match.view` shows it, for bots and pictures; decisions are not counted here."""
        box = self.box
        header: Data = {
            "game": box.game,
            "rules": box.version,
            "pack": box.pack_id,
            "players": box.players,
            "options": dict(box.options),
            "seat": seat,
            "seq": 0,
            "turn": int(self.state.turn),
            "actor": self.actor,
            "names": [f"player_{each}" for each in range(box.players)],
        }
        return {**header, **box.view(self.state, seat)}

    def text(self) -> str:
        return self.box.board_text(self.view(None), "en")

    def picture(self, width: int = 800) -> NDArray[np.uint8]:
        """The table as red, green and blue, for a spectator's eyes."""
        from tinderbox.research.picture import painted

        return painted(self.box.board_svg(self.view(None), "en"), width)


def whole(action: Any) -> int:
    """An action as frameworks give it: an int or a NumPy integer."""
    return int(action)
