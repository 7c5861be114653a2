"""Input lines: typed at a terminal, with completion, or read from a pipe."""

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, Protocol

from tinderbox.core.text.notation import folded

if TYPE_CHECKING:
    from prompt_toolkit.completion import CompleteEvent, Completion
    from prompt_toolkit.document import Document

Completions = Callable[[str], Iterable[str]]
"""The lines that can complete the beginning of a line."""


def nothing(_: str) -> Iterable[str]:
    return ()


class LineReader(Protocol):
    """Reads a line. Raises EOFError at the end of input and KeyboardInterrupt on an interrupt."""

    @property
    def at_terminal(self) -> bool: ...

    def ask(self, prompt: str, completions: Completions = nothing) -> str: ...


class PipedLines:
    """Lines of standard input; each is echoed, so that the output shows the whole dialogue."""

    at_terminal: Final = False

    def ask(self, prompt: str, completions: Completions = nothing) -> str:
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        print(f"{prompt}{line.rstrip()}")
        return line.strip()


class TypedLines:
    """Lines typed at a terminal, with completion and history."""

    at_terminal: Final = True

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import Completer, Completion

        class LineCompleter(Completer):
            """Completes a whole line; accents, case and hyphens do not matter."""

            def __init__(self) -> None:
                self.completions: Completions = nothing

            def get_completions(self, document: "Document", event: "CompleteEvent") -> "Iterable[Completion]":
                begun = document.text_before_cursor
                for line in completed(begun, self.completions(begun)):
                    yield Completion(line, start_position=-len(begun))

        self.completer: Final = LineCompleter()
        self.session: Final = PromptSession[str](completer=self.completer, complete_while_typing=True)

    def ask(self, prompt: str, completions: Completions = nothing) -> str:
        self.completer.completions = completions
        return self.session.prompt(prompt).strip()


def completed(begun: str, lines: Iterable[str]) -> Sequence[str]:
    """The lines that start with what was typed; otherwise those that contain it."""
    wanted = folded(begun)
    known = [(line, folded(line)) for line in lines]
    return [line for line, spelling in known if spelling.startswith(wanted)] or [
        line for line, spelling in known if wanted in spelling
    ]


def line_reader() -> LineReader:
    return TypedLines() if sys.stdin.isatty() and sys.stdout.isatty() else PipedLines()
