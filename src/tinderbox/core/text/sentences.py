"""Parts of sentences that every game needs: names of seats, lists and scores, in one reader's language."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tinderbox.core.text.messages import Argument, Language

if TYPE_CHECKING:
    from tinderbox.core.box import Box

B = TypeVar("B", bound="Box")


class Phrases(Generic[B]):
    """Says things in one language; seats go by their players' names. A game adds its own pieces."""

    def __init__(self, box: B, language: Language, names: Sequence[str] = ()) -> None:
        self.box = box
        self.language: Language = language
        self.names = names

    def arguments(self, data: Mapping[str, Any]) -> dict[str, Argument]:
        """Data of an event, action or prompt as arguments of its sentence, each made when the sentence uses it."""
        return Arguments(self, data)

    def argument(self, key: str, value: Any) -> Argument | None:
        """Numbers and words; None for what no sentence uses."""
        if key == "seat" and isinstance(value, int):
            return self.seat(value)
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, int):
            return value
        if isinstance(value, str):
            return self.word(key, value)
        return None if value is None else self.phrase(key, value)

    def word(self, key: str, value: str) -> Argument:
        """A text of the data in words: the name of a thing, say."""
        return value

    def phrase(self, key: str, value: Any) -> str | None:
        """A list or an object of the data in words, or None if no sentence uses it."""
        return self.scores(value) if key == "scores" else None

    def say(self, id: str, **args: Argument) -> str:
        return self.box.say(self.language, id, args)

    def seat(self, seat: int) -> str:
        return self.box.seat_name(seat, self.language, self.names)

    def scores(self, scores: Sequence[int]) -> str:
        """`Anna 12 and Paul 9`."""
        return self.listed([self.say("score-of", seat=self.seat(seat), points=n) for seat, n in enumerate(scores)])

    def listed(self, parts: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list-last", first=", ".join(parts[:-1]), last=parts[-1])

    def counted(self, family: str, amounts: Mapping[str, int]) -> str:
        """The number of each kind that is there, by the messages `<family>-<kind>`."""
        return self.listed([self.say(f"{family}-{kind}", count=amount) for kind, amount in amounts.items() if amount])


class Arguments(dict[str, Argument]):
    """Arguments of a sentence that are made when they are looked up."""

    def __init__(self, phrases: Phrases[Any], data: Mapping[str, Any]) -> None:
        super().__init__()
        self.phrases = phrases
        self.data = data

    def __missing__(self, key: str) -> Argument:
        found = self.phrases.argument(key, self.data[key])
        if found is None:
            raise KeyError(key)
        self[key] = found
        return found
