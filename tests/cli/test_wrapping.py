"""French lines: none begins with the punctuation that belongs to the word before it, however wide the terminal is."""

import re
from collections.abc import Iterator

import pytest
from rich.console import Console
from rich.table import Table

from tests.cli.calling import call
from tinderbox.cli import COMMANDS
from tinderbox.cli.language import Translator
from tinderbox.cli.terminal.screen import Screen
from tinderbox.cli.terminal.wrapping import Prose
from tinderbox.games.registry import game_ids

WIDTHS = range(44, 100, 5)


def torn(shown: str) -> Iterator[str]:
    """Lines that begin or end where no line may be broken."""
    return (line for line in shown.splitlines() if re.search(r"^\s*[:;!?»%]|«\s*$", line))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", game_ids())
def test_french_rules(game: str, width: int) -> None:
    shown = call("rules", game, "--lang", "fr", COLUMNS=str(width)).stdout
    assert "Interprétation\u00a0:" in shown
    assert list(torn(shown)) == []
    assert max(map(len, shown.splitlines())) <= width


@pytest.mark.parametrize("words", [[], *([name] for name in COMMANDS)])
def test_french_help(words: list[str]) -> None:
    for width in WIDTHS[::3]:
        assert list(torn(call(*words, "--help", "--lang", "fr", COLUMNS=str(width)).stdout)) == [], width


@pytest.mark.parametrize("width", range(24, 50))
def test_all_that_the_screen_wraps(width: int) -> None:
    words = "Prenez la barge\u00a0: «\u00a0trois\u00a0»\u00a0; ou non\u00a0? " * 5
    page = Console(width=width, force_terminal=True, no_color=True)
    screen = Screen(Translator("fr"), page)
    with page.capture() as shown:
        screen.line(words)
        screen.events([words])
        screen.board(f"  {words}")
        screen.question(words, [words])
    assert list(torn(re.sub(r"\x1b\[[\d;]*m", "", shown.get()))) == []


def test_prose_keeps_its_words_its_styles_and_its_place_in_tables() -> None:
    text = Prose.assemble(("Règle\u00a0: «\u00a0oui\u202f!\u00a0» ", "bold"), "non")
    page = Console(width=10)
    lines = text.wrap(page, 10)
    assert [line.plain.rstrip() for line in lines] == ["Règle\u00a0:", "«\u00a0oui\u202f!\u00a0»", "non"]
    assert [[span.style for span in line.spans] for line in lines] == [["bold"], ["bold"], []]
    grid = Table.grid()
    grid.add_row(text)
    with page.capture() as shown:
        page.print(grid)
    assert list(torn(shown.get())) == []
