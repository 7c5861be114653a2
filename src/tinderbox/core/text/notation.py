"""Actions as text: a verb and names. The log, records, tests, typed input and the bot protocol all use it."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from tinderbox.core.errors import NotationError
from tinderbox.core.text.messages import Message

MOST_LETTERS: Final = 200
NEGATIVE: Final = re.compile(r"\s-\d")
DROPPED: Final = str.maketrans("", "", ".'’‘`")


def token(name: str) -> str:
    """A name as one word: hyphens for spaces, dots and apostrophes dropped."""
    return "-".join(name.translate(DROPPED).split())


def folded(text: str) -> str:
    """A text without accents, case, spaces and hyphens: equal for all spellings of an action."""
    letters = unicodedata.normalize("NFKD", text.translate(DROPPED)).casefold()
    return "".join(letter for letter in letters if letter.isalnum() or letter == ">")


@dataclass(frozen=True, slots=True, order=True)
class Action:
    """A code of the engine and its text."""

    code: int
    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args))


class Notation:
    """All codes of a box with their texts, in both directions; the code is the index in the list."""

    def __init__(self, texts: Iterable[tuple[str, ...]]) -> None:
        self.actions: Final = [Action(code, verb, tuple(args)) for code, (verb, *args) in enumerate(texts)]
        self.texts: Final = [str(action) for action in self.actions]
        self.exact: Final = dict(zip(self.texts, self.actions, strict=True))
        self.verbs: Final = list(dict.fromkeys(action.verb for action in self.actions))
        self.known: Final[dict[str, list[Action]]] = {}
        for action in self.actions:
            self.known.setdefault(folded(str(action)), []).append(action)

    def __len__(self) -> int:
        return len(self.actions)

    def text(self, code: int) -> str:
        return self.texts[code]

    def action(self, code: int) -> Action:
        if not 0 <= code < len(self.actions):
            raise NotationError(Message("notation-no-code", {"code": str(code), "most": len(self.actions) - 1}))
        return self.actions[code]

    def parse(self, text: str) -> Action:
        """Parse an action; accents, case, hyphens and spaces do not matter."""
        if (known := self.exact.get(text)) is not None:
            return known
        if len(text) > MOST_LETTERS:
            raise NotationError(Message("notation-too-long", {"most": MOST_LETTERS}))
        found = [] if NEGATIVE.search(text) else self.known.get(folded(text), [])
        if len(found) == 1:
            return found[0]
        if found:
            raise NotationError(
                Message("notation-ambiguous", {"text": text, "first": str(found[0]), "second": str(found[1])})
            )
        verb = text.split()[0] if text.split() else ""
        if not verb:
            raise NotationError(Message("notation-empty"))
        if folded(verb) not in {folded(known_verb) for known_verb in self.verbs}:
            raise NotationError(Message("notation-no-verb", {"verb": verb, "verbs": ", ".join(self.verbs)}))
        raise NotationError(Message("notation-no-such", {"text": text, "verb": verb}))
