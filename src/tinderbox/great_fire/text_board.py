"""The table as text, from a view."""

from typing import TYPE_CHECKING

from tinderbox.core.events import Data
from tinderbox.core.words import Language

if TYPE_CHECKING:
    from tinderbox.great_fire.box import GreatFire


def draw(box: "GreatFire", view: Data, language: Language) -> str:
    lines = [box.prompt(view, language)]
    for space in box.pack.spaces:
        houses = view["houses"].get(space.token, "")
        fires = view["fires"].get(space.token, 0)
        bands = view["bands"].get(space.token, 0)
        if houses or fires or bands:
            lines.append(f"{space.name:20} {houses:6} {'^' * fires} {'B' * bands}")
    return "\n".join(lines)
