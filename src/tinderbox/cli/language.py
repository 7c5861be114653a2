"""The reader's language, and the command line's words in it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tinderbox.core.errors import OptionError, TinderboxError
from tinderbox.core.text.fluent import number
from tinderbox.core.text.messages import LANGUAGES, Argument, Language, Message, catalogue

PACKAGE: Final = "tinderbox.cli"
VARIABLES: Final = ("TINDERBOX_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


@dataclass(frozen=True)
class Translator:
    """Says a phrase of the command line in one language."""

    language: Language

    def __call__(self, id: str, /, **args: Argument) -> str:
        return catalogue(PACKAGE).text(self.language, id, args)

    def number(self, value: float, digits: int = 0) -> str:
        return number(self.language, value, digits)

    def error(self, problem: TinderboxError) -> str:
        return problem.text(self.language)


def language_of(environment: Mapping[str, str]) -> Language:
    """The first variable that is set decides; a language we do not speak means English."""
    set_first = next((value for name in VARIABLES if (value := environment.get(name))), "")
    return next((language for language in LANGUAGES if set_first.lower().startswith(language)), "en")


def language_asked(words: Sequence[str]) -> str | None:
    """What `--lang` says, wherever it stands: the language is needed before anything else is understood."""
    asked = None
    for place, word in enumerate(words):
        if word == "--":
            break
        if word == "--lang":
            asked = words[place + 1] if place + 1 < len(words) else None
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
    return asked


def checked_language(asked: str) -> Language:
    for language in LANGUAGES:
        if asked.lower() == language:
            return language
    raise refusal("cli-language", given=asked[:40], known=", ".join(LANGUAGES))


def refusal(id: str, /, **args: Argument) -> OptionError:
    """Something asked for that is not to be had, in words of the command line."""
    return OptionError(Message(id, args, PACKAGE))
