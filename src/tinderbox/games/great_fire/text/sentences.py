"""Data of events, actions and prompts as arguments of sentences: names for tokens, words for letters."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tinderbox.core.events import Data
from tinderbox.core.text.messages import Argument, Language
from tinderbox.games.great_fire.pack.pack import DIRECTIONS

if TYPE_CHECKING:
    from tinderbox.games.great_fire.box import GreatFire


def arguments(box: "GreatFire", data: Data, language: Language, names: Sequence[str]) -> dict[str, Argument]:
    """Only what a sentence can use: whole numbers, and words of the reader's language."""
    speaker = Speaker(box, language, names)
    found: dict[str, Argument] = {}
    for key, value in data.items():
        if key == "seat" and isinstance(value, int):
            found[key] = speaker.seat(value)
        elif key == "scores":
            found[key] = speaker.scores(value)
        elif key == "objectives":
            found[key] = speaker.objectives(value)
        elif key == "city" and value is not None:
            found |= speaker.city(value)
        elif isinstance(value, bool):
            found[key] = str(value).lower()
        elif isinstance(value, int):
            found[key] = value
        elif isinstance(value, str):
            found[key] = speaker.worded(key, value)
    return found


class Speaker:
    """Says the game's things in one language; seats go by their players' names."""

    def __init__(self, box: "GreatFire", language: Language, names: Sequence[str]) -> None:
        self.box = box
        self.words: Final = box.words
        self.language: Language = language
        self.names = names

    def say(self, id: str, **args: Argument) -> str:
        return self.box.say(self.language, id, args)

    def worded(self, key: str, value: str) -> str:
        """A text of the data: by its key if that tells what it is, else the name of a space or a step."""
        if key == "card" or (key == "first" and value in DIRECTIONS):
            return self.direction(value)
        if key == "cards":
            return self.cards({letter: value.count(letter) for letter in dict.fromkeys(value)})
        if key == "colour":
            return self.colour(value)
        if key == "houses":
            return self.houses(value)
        if key == "ranking":
            return ", ".join(self.colour(letter) for letter in value)
        if key == "token":
            return self.say(f"token-{value}")
        if ">" in value:
            origin, _, destination = value.partition(">")
            return self.say("step-between", **{"from": self.space(origin), "to": self.space(destination)})
        return self.space(value)

    def seat(self, seat: int) -> str:
        return self.box.seat_name(seat, self.language, self.names)

    def space(self, token: str) -> str:
        return self.words.names.get(token, token)

    def direction(self, letter: str) -> str:
        return self.say(f"direction-{letter}")

    def colour(self, letter: str) -> str:
        return self.say(f"colour-{self.words.colour_ids[letter]}")

    def houses(self, letters: str) -> str:
        """`2 red houses and 1 blue house`."""
        counts = {letter: letters.count(letter) for letter in dict.fromkeys(letters)}
        return self.listed(
            [self.say(f"houses-{self.words.colour_ids[letter]}", count=n) for letter, n in counts.items()]
        )

    def cards(self, counts: dict[str, int]) -> str:
        """`2 North and 1 West`."""
        held = [(letter, count) for letter, count in counts.items() if count]
        return self.listed([self.say("cards-of", count=count, card=self.direction(letter)) for letter, count in held])

    def objectives(self, tokens: Sequence[str]) -> str:
        return self.listed([self.objective(token) for token in tokens])

    def objective(self, token: str) -> str:
        """`Newgate (2 VP)`."""
        worth = next(space.vp for space in self.box.pack.districts if space.token == token)
        return self.say("objective-worth", name=self.space(token), points=worth)

    def scores(self, scores: Sequence[int]) -> str:
        return self.listed([self.say("score-of", seat=self.seat(seat), points=n) for seat, n in enumerate(scores)])

    def city(self, city: Data) -> dict[str, Argument]:
        """Of the non-player turn: where the band card calls, and where the fire goes whose origin is to be chosen."""
        found: dict[str, Argument] = {}
        if city["muster"] is not None:
            found["muster"] = self.space(city["muster"])
        if city["target"] is not None:
            found["target"] = self.space(city["target"])
        return found

    def listed(self, parts: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list-last", first=", ".join(parts[:-1]), last=parts[-1])
