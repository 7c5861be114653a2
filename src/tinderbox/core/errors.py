"""The exceptions, one type for each kind of bad input. Their texts exist in all languages."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tinderbox.core.text.messages import Language, Message

MOST_REPORTED: Final = 50


class TinderboxError(Exception):
    """The base class of all errors caused by bad input."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def text(self, language: Language = "en") -> str:
        return self.message.text(language)

    def __str__(self) -> str:
        return self.text()


class NotationError(TinderboxError):
    """A text that cannot be parsed as one action: bad syntax, an unknown or an ambiguous name."""


class OptionError(TinderboxError):
    """A game, option, number of players, seat, seed or bot that does not exist; the text lists what does."""


class UndoError(TinderboxError):
    """An undo past something revealed or into another seat's turn."""


@dataclass(frozen=True)
class Reason:
    """A clause that forbids an action, and why."""

    clause: str
    message: Message


class IllegalAction(TinderboxError):
    """A well-formed action that the rules forbid here; names the clauses that forbid it."""

    def __init__(self, action: str, reasons: Sequence[Reason]) -> None:
        super().__init__(Message("illegal-action", {"action": action}))
        self.action = action
        self.reasons: Final = tuple(reasons)

    @property
    def clauses(self) -> tuple[str, ...]:
        return tuple(reason.clause for reason in self.reasons)

    def text(self, language: Language = "en") -> str:
        lines = [self.message.text(language)]
        lines += [f"{reason.clause}: {reason.message.text(language)}" for reason in self.reasons]
        return "\n".join(lines)


@dataclass(frozen=True)
class Fault:
    """One thing wrong in a document: where (`spaces[3].size`, `line 12`) and what."""

    entry: str
    message: Message

    def text(self, language: Language = "en") -> str:
        return f"{self.entry}: {self.message.text(language)}" if self.entry else self.message.text(language)


class DocumentError(TinderboxError):
    """A document that cannot be used, with the faults found in it; of very many only the first, and their number."""

    heading = "document-faulty"

    def __init__(self, source: str, faults: Sequence[Fault]) -> None:
        super().__init__(Message(self.heading, {"source": source, "faults": len(faults)}))
        self.source = source
        self.faults: Final = tuple(faults[:MOST_REPORTED])

    def text(self, language: Language = "en") -> str:
        return "\n".join([self.message.text(language), *(f"  {fault.text(language)}" for fault in self.faults)])


class PackError(DocumentError):
    """A data pack that breaks a fact of the game or the form of a pack."""

    heading = "pack-faulty"


class RecordError(DocumentError):
    """A record of a game that is damaged or does not replay."""

    heading = "record-faulty"


class PositionError(DocumentError):
    """A position that cannot arise in play."""

    heading = "position-faulty"


class ViewError(DocumentError):
    """A view that no game could have shown."""

    heading = "view-faulty"
