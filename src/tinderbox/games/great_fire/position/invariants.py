"""The invariants: what is true of every position that a game of The Great Fire can lead to."""

from typing import Final

from tinderbox.core.errors import Fault
from tinderbox.core.invariants import Invariant, broken
from tinderbox.games.great_fire.pack.pack import PACKAGE
from tinderbox.games.great_fire.position.invariants_map import MAP
from tinderbox.games.great_fire.position.invariants_pieces import PIECES
from tinderbox.games.great_fire.position.invariants_steps import STEPS
from tinderbox.games.great_fire.position.invariants_turns import TURNS
from tinderbox.games.great_fire.position.plain_state import PlainBoard, PlainState
from tinderbox.games.great_fire.rules.state import GreatFireState

INVARIANTS: Final[tuple[Invariant[PlainState], ...]] = (*TURNS, *MAP, *PIECES, *STEPS)


def faults(plain_board: PlainBoard, city: GreatFireState) -> list[Fault]:
    """Everything about a state that no game can lead to; empty if the state is possible."""
    now = PlainState(plain_board, city)
    for invariant in INVARIANTS:
        for _ in invariant.check(now):
            return broken(INVARIANTS, now, PACKAGE)
    return []
