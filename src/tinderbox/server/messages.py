"""What the server says to people, and its refusals."""

from typing import Final

from tinderbox.core.errors import IllegalAction, TinderboxError
from tinderbox.core.events import Data
from tinderbox.core.text.messages import LANGUAGES, Argument, Language, Message

PACKAGE: Final = "tinderbox.server"


class Refusal(TinderboxError):
    """Something the server will not do: an HTTP status, an id for programs, a sentence for people."""

    def __init__(self, status: int, id: str, /, **args: Argument) -> None:
        super().__init__(Message(f"refusal-{id}", args, PACKAGE))
        self.status = status
        self.id = id
        self.state: Data | None = None
        self.retry_after: float | None = None


class IllegalHere(IllegalAction):
    """An illegal action with the game's package, whose catalogue has the clauses."""

    def __init__(self, problem: IllegalAction, package: str) -> None:
        super().__init__(problem.action, problem.reasons)
        self.package: Final = package


def away() -> Refusal:
    refusal = Refusal(503, "storage-away")
    refusal.retry_after = 1.0
    return refusal


def busy() -> Refusal:
    refusal = Refusal(503, "busy")
    refusal.retry_after = 1.0
    return refusal


def say(language: Language, id: str, /, **args: Argument) -> str:
    return Message(id, args, PACKAGE).text(language)


def language_of(accepted: str) -> Language:
    """The first language of an Accept-Language header that we speak."""
    ranked: list[tuple[float, Language]] = []
    for part in accepted[:200].split(","):
        tag, _, quality = part.strip().partition(";q=")
        for language in LANGUAGES:
            if tag.lower().split("-")[0] == language:
                try:
                    ranked.append((-float(quality or 1), language))
                except ValueError:
                    ranked.append((0.0, language))
    return min(ranked, key=lambda entry: entry[0])[1] if ranked else "en"
