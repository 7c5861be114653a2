"""The table as text: plain lines for a terminal and for a screen reader, none longer than WIDTH."""

from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from tinderbox.core.events import Data
from tinderbox.core.text.messages import Argument

if TYPE_CHECKING:
    from tinderbox.core.text.sentences import Phrases

WIDTH: Final = 100
INDENT: Final = 2

P = TypeVar("P", bound="Phrases[Any]")


class TextBoard(Generic[P]):
    """One view written down. A game adds its parts to `lines`."""

    def __init__(self, view: Data, phrases: P) -> None:
        self.view = view
        self.phrases = phrases
        self.lines: list[str] = []

    def say(self, id: str, **args: Argument) -> str:
        return self.phrases.say(id, **args)

    def line(self, text: str, indent: int = 0, hang: int = 2 * INDENT) -> None:
        """Add a line; what does not fit is wrapped and indented by `hang` more."""
        first, others = " " * indent, " " * (indent + hang)
        self.lines += wrap(text, WIDTH, initial_indent=first, subsequent_indent=others, break_on_hyphens=False)

    def text(self) -> str:
        return "\n".join(self.lines)
