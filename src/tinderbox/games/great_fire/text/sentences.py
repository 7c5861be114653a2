"""Data of events, actions and prompts as arguments of sentences: names for tokens, words for letters."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tinderbox.core.events import Data
from tinderbox.core.text.messages import Argument, Language
from tinderbox.core.text.sentences import Phrases
from tinderbox.games.great_fire.pack.pack import DIRECTIONS

if TYPE_CHECKING:
    from tinderbox.games.great_fire.box import GreatFire


def arguments(box: "GreatFire", data: Data, language: Language, names: Sequence[str]) -> dict[str, Argument]:
    return GreatFirePhrases(box, language, names).arguments(data)


class GreatFirePhrases(Phrases["GreatFire"]):
    def arguments(self, data: Mapping[str, Any]) -> dict[str, Argument]:
        city, found = data.get("city"), super().arguments(data)
        if city is not None:
            found.update(self.city(city))
        return found

    def phrase(self, key: str, value: Any) -> str | None:
        if key == "objectives":
            return self.listed([self.objective(token) for token in value])
        return super().phrase(key, value)

    def word(self, key: str, value: str) -> str:
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

    def space(self, token: str) -> str:
        return self.box.pack_names.names.get(token, token)

    def direction(self, letter: str) -> str:
        return self.say(f"direction-{letter}")

    def colour(self, letter: str) -> str:
        return self.say(f"colour-{self.box.pack_names.colour_ids[letter]}")

    def houses(self, letters: str) -> str:
        """`2 red houses and 1 blue house`."""
        ids = self.box.pack_names.colour_ids
        return self.counted("houses", {ids[letter]: letters.count(letter) for letter in dict.fromkeys(letters)})

    def cards(self, counts: dict[str, int]) -> str:
        """`2 North and 1 West`."""
        held = [(letter, count) for letter, count in counts.items() if count]
        return self.listed([self.say("cards-of", count=count, card=self.direction(letter)) for letter, count in held])

    def objective(self, token: str) -> str:
        """`Newgate (2 VP)`."""
        worth = next(space.vp for space in self.box.pack.districts if space.token == token)
        return self.say("objective-worth", name=self.space(token), points=worth)

    def city(self, city: Data) -> dict[str, Argument]:
        """Of the non-player turn: where the band card calls, and where the fire goes whose origin is to be chosen."""
        found: dict[str, Argument] = {}
        if city["muster"] is not None:
            found["muster"] = self.space(city["muster"])
        if city["target"] is not None:
            found["target"] = self.space(city["target"])
        return found
