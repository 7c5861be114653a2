"""Debian's Chromium at a real server. What a page says wrong on its console fails the test."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.browser.visitor import PATIENCE, Visitor
from tests.server.hosting import Served

SHOTS: Final = Path(__file__).resolve().parents[2] / ".make" / "screens"
QUIET: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run")
# A refusal is an answer like any other; the browser notes each on its console all the same.
ANSWERED: Final = "Failed to load resource"

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": shutil.which("chromium"), "args": list(QUIET)}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("house")
    with Served(f"sqlite:///{folder}/tables.db", folder, data_dir=folder) as served:
        yield served


@pytest.fixture
def visit(browser: Browser, house: Served, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Somebody comes with a browser of their own: `visit(width=360, dark=True, language="de")`."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def come(
        width: int = 1360, height: int = 860, dark: bool = False, language: str = "en", base: str = "", **more: Any
    ) -> Visitor:
        context = browser.new_context(
            base_url=base or house.base,
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            locale=language,
            has_touch=width < 500,
            reduced_motion="reduce",
            bypass_csp=True,  # for axe, which a test brings along
            **more,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda problem: wrong.append(str(problem)))
        page.on("console", lambda message: note(message, wrong))
        SHOTS.mkdir(parents=True, exist_ok=True)
        return Visitor(page, SHOTS)

    yield come
    for context in contexts:
        context.close()
    assert not wrong


def note(message: ConsoleMessage, wrong: list[str]) -> None:
    if message.type == "error" and not message.text.startswith(ANSWERED):
        wrong.append(message.text)


def sideways(page: Page) -> int:
    """By how much a page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
