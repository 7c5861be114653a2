"""Why an action is not allowed, by clause."""

from typing import TYPE_CHECKING

from tinderbox.bretagne.state import BretagneState
from tinderbox.core.errors import Reason

if TYPE_CHECKING:
    from tinderbox.bretagne.box import Bretagne


def why_not(box: "Bretagne", state: BretagneState, seat: int, code: int) -> list[Reason]:
    return [Reason("A1", box.message("clause-A1"))]
