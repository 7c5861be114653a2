"""Data of events, actions and prompts as arguments of sentences."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tinderbox.core.events import Data
from tinderbox.core.words import Argument, Language

if TYPE_CHECKING:
    from tinderbox.bretagne.box import Bretagne


def arguments(box: "Bretagne", data: Data, language: Language, names: Sequence[str]) -> dict[str, Argument]:
    found: dict[str, Argument] = {}
    for key, value in data.items():
        if key == "seat" and isinstance(value, int):
            found[key] = box.seat_name(value, language, names)
        elif isinstance(value, int | str):
            found[key] = value
    return found
