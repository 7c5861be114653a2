"""The pages of the documentation, as the tests read them."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PAGES: Final = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").rglob("*.md"))
)
FENCED: Final = re.compile(r"^```[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def prose_of(page: str) -> str:
    """A page without its code blocks."""
    return FENCED.sub("", text_of(page))


def commands_of(page: str) -> list[str]:
    """The lines of code blocks that run one of our programs."""
    lines = [line.strip() for block in FENCED.findall(text_of(page)) for line in block.splitlines()]
    return [line.removeprefix("$ ") for line in lines if re.match(r"(\$ )?(tinderbox|make) ", line)]
