"""Debian's Chromium at a real server. What a page says wrong on its console fails the test."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, expect

from tests.browser.visitor import PATIENCE, Visitor
from tests.server.hosting import Served

SHOTS: Final = Path(__file__).resolve().parents[2] / ".make" / "screens"
QUIET: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
ELSEWHERE: Final = "elsewhere.test"
"""This machine by another name: for the browser a page from there is one from another machine, over plain HTTP."""
OVER_HTTP: Final = "The Cross-Origin-Opener-Policy header has been ignored"
ANSWERED: Final = re.compile(r"Failed to load resource: .* status of (\d+)")

expect.set_options(timeout=PATIENCE)  # a machine under load is slow, not wrong

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    renamed = f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1"
    return {"executable_path": shutil.which("chromium"), "args": [*QUIET, renamed]}


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("service")
    with Served(f"sqlite:///{folder}/tables.db", folder, data_dir=folder, hosts=ELSEWHERE) as served:
        yield served


@pytest.fixture
def visit(browser: Browser, service: Served) -> Iterator[Visit]:
    """Somebody comes with a browser of their own: `visit(width=360, dark=True, language="de")`.

    A refusal is an answer like any other, but the browser notes each on its console: a test that means to be refused
    says by which statuses (`refused=(404,)`), and one that takes the server away says `lost=True`.
    """
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def come(
        width: int = 1360,
        height: int = 860,
        dark: bool = False,
        language: str = "en",
        base: str = "",
        moving: bool = False,
        refused: tuple[int, ...] = (),
        lost: bool = False,
    ) -> Visitor:
        context = browser.new_context(
            base_url=base or service.base,
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            locale=language,
            has_touch=width < 500,
            reduced_motion="no-preference" if moving else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()

        def note(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning") and not meant(message.text, refused, lost):
                wrong.append(f"{message.text} {message.location['url']}")

        page.on("pageerror", lambda problem: wrong.append(str(problem)))
        page.on("console", note)
        SHOTS.mkdir(parents=True, exist_ok=True)
        return Visitor(page, SHOTS)

    yield come
    for context in contexts:
        context.close()
    assert not wrong


def meant(text: str, refused: tuple[int, ...], lost: bool) -> bool:
    """Whether a line of the console is what the test set out to see."""
    if text.startswith(OVER_HTTP):
        return True
    answered = ANSWERED.match(text)
    return int(answered[1]) in refused if answered else lost and "net::ERR_" in text
