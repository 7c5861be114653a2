"""Text that never wraps at a no-break space."""

from typing import Final

from rich.console import Console, JustifyMethod, OverflowMethod
from rich.containers import Lines
from rich.text import Text

# rich may break a line at any space, so no-break spaces are replaced while it wraps, by private characters of the same
# width.
NO_BREAK: Final = "\u00a0\u202f"
STAND_INS: Final = "\ue000\ue001"
HIDDEN: Final = str.maketrans(NO_BREAK, STAND_INS)
SHOWN: Final = str.maketrans(STAND_INS, NO_BREAK)


class Prose(Text):
    """Text that does not wrap at no-break spaces, so that no line starts with French punctuation."""

    def wrap(
        self,
        console: Console,
        width: int,
        *,
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        tab_size: int = 8,
        no_wrap: bool | None = None,
    ) -> Lines:
        hidden = self.copy()
        hidden.plain = self.plain.translate(HIDDEN)
        lines = hidden.wrap(console, width, justify=justify, overflow=overflow, tab_size=tab_size, no_wrap=no_wrap)
        for line in lines:
            line.plain = line.plain.translate(SHOWN)
        return lines
