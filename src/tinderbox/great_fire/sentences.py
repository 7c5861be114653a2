"""Data of events, actions and prompts as arguments of sentences: names for tokens, words for letters."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tinderbox.core.events import Data
from tinderbox.core.words import Argument, Language

if TYPE_CHECKING:
    from tinderbox.great_fire.box import GreatFire


def arguments(box: "GreatFire", data: Data, language: Language, names: Sequence[str]) -> dict[str, Argument]:
    """Only what a sentence can use: whole numbers, and words of the reader's language."""
    found: dict[str, Argument] = {}
    for key, value in data.items():
        if key == "seat" and isinstance(value, int):
            found[key] = box.seat_name(value, language, names)
        elif key == "scores":
            found[key] = ranking(box, value, language, names)
        elif isinstance(value, bool):
            found[key] = str(value).lower()
        elif isinstance(value, int):
            found[key] = value
        elif isinstance(value, str):
            found[key] = worded(box, key, value, language)
    return found


def worded(box: "GreatFire", key: str, value: str, language: Language) -> str:
    words = box.words
    if key == "card" or (key == "first" and len(value) == 1):
        return box.say(language, f"direction-{value}")
    if key == "cards":
        return listed(box, [box.say(language, f"direction-{letter}") for letter in value], language)
    if key == "colour":
        return box.say(language, f"colour-{words.colour_ids[value]}")
    if key == "houses":
        counted = [(letter, value.count(letter)) for letter in dict.fromkeys(value)]
        parts = [box.say(language, f"houses-{words.colour_ids[letter]}", {"count": n}) for letter, n in counted]
        return listed(box, parts, language)
    if key == "ranking":
        return ", ".join(box.say(language, f"colour-{words.colour_ids[letter]}") for letter in value)
    if key == "token":
        return box.say(language, f"token-{value}")
    if ">" in value:
        origin, _, destination = value.partition(">")
        return box.say(language, "step-between", {"from": words.names[origin], "to": words.names[destination]})
    return words.names.get(value, value)


def listed(box: "GreatFire", parts: Sequence[str], language: Language) -> str:
    """`a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return box.say(language, "list-last", {"first": ", ".join(parts[:-1]), "last": parts[-1]})


def ranking(box: "GreatFire", scores: Sequence[int], language: Language, names: Sequence[str]) -> str:
    told = [
        box.say(language, "score-of", {"seat": box.seat_name(seat, language, names), "points": points})
        for seat, points in enumerate(scores)
    ]
    return listed(box, told, language)
