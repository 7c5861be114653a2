"""What holds in every position of The Great Fire that can arise in play, written down once."""

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
    """Why a state cannot have arisen in play, with places in its position; none if it can."""
    scene = PlainState(plain_board, city)
    for invariant in INVARIANTS:
        for _ in invariant.check(scene):
            return broken(INVARIANTS, scene, PACKAGE)
    return []
