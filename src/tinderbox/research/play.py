"""One game driven by codes, shared by all frameworks. Observations and masks are new arrays that callers may change."""

from operator import index
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tinderbox.bots import Bot, SeatView
from tinderbox.core.box import Box
from tinderbox.core.engine.rng import Rng
from tinderbox.core.events import Data
from tinderbox.core.match import view_header
from tinderbox.core.state import NATURE, NOBODY, ActionList, State, run_draws, zeros
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
        self.decisions: int = 0

    def deal(self, seed: int) -> None:
        self.rng = Rng(seed % SEEDS)
        self.state = self.root.copy()
        self.decisions = 0
        run_draws(self.state, self.rng, self.actions)

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
        """Apply a legal code and the draws after it."""
        self.state.apply(code)
        self.decisions += 1
        run_draws(self.state, self.rng, self.actions)

    def observation(self, seat: int) -> NDArray[np.uint8]:
        return np.array(self.state.observe(seat))

    def mask(self) -> NDArray[np.int8]:
        """Ones at the legal codes of the seat that decides."""
        self.state.list_actions(self.actions)
        return np.array(mask_of(self.actions, self.blank)).view(np.int8)

    def view(self, seat: int | None) -> Data:
        """What `Match.view` would show, for bots and pictures."""
        names = [f"player_{each}" for each in range(self.box.players)]
        return {
            **view_header(self.box, self.state, self.decisions, seat, names),
            **self.box.view(self.state, seat),
        }

    def choice(self, bot: Bot) -> int:
        """The choice of a bot in the seat that decides; it sees what that seat sees."""
        seat = self.actor
        legal = [self.box.actions.actions[code] for code in self.codes()]
        return bot.choose(SeatView(lambda: self.view(seat), self.box), legal).code

    def text(self) -> str:
        return self.box.board_text(self.view(None), "en")

    def picture(self, width: int = 800) -> NDArray[np.uint8]:
        """The spectator's view as an RGB array."""
        from tinderbox.research.picture import painted

        return painted(self.box.board_svg(self.view(None), "en"), width)


def whole(action: Any) -> int:
    """An action as frameworks give it, an int or a NumPy integer; NO_ACTION for anything else."""
    try:
        return index(action)
    except TypeError:
        return NO_ACTION
