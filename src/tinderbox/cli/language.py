"""The reader's language, and the texts of the command line in it."""

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
    """Texts of the command line in one language."""

    language: Language

    def __call__(self, id: str, /, **args: Argument) -> str:
        return catalogue(PACKAGE).text(self.language, id, args)

    def number(self, value: float, digits: int = 0) -> str:
        return number(self.language, value, digits)

    def error(self, problem: TinderboxError) -> str:
        return problem.text(self.language)


def language_of(environment: Mapping[str, str]) -> Language:
    """The language of the first variable that is set; English if it is not supported."""
    set_first = next((value for name in VARIABLES if (value := environment.get(name))), "")
    return next((language for language in LANGUAGES if set_first.lower().startswith(language)), "en")


def language_asked(words: Sequence[str]) -> str | None:
    """The value of `--lang`, wherever it is: the language is needed before the arguments are parsed."""
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
    """An error in the arguments, with a text of the command line."""
    return OptionError(Message(id, args, PACKAGE))
