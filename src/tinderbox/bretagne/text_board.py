"""The table as text, from a view."""

from typing import TYPE_CHECKING

from tinderbox.core.documents import canonical
from tinderbox.core.events import Data
from tinderbox.core.words import Language

if TYPE_CHECKING:
    from tinderbox.bretagne.box import Bretagne


def draw(box: "Bretagne", view: Data, language: Language) -> str:
    return canonical(view)
