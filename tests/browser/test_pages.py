"""Every page, light and dark: nothing that axe finds, and small enough for a slow line."""

import gzip
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import Visit

pytestmark = pytest.mark.slow
AXE: Final = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
START_KIB: Final = 120
TABLE_KIB: Final = 250


def found_by_axe(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {each['nodes'][0]['target']} {each['nodes'][0]['failureSummary']}"
        for each in result["violations"]
    ]


@pytest.mark.parametrize("dark", [False, True])
def test_pages_for_everyone(visit: Visit, dark: bool) -> None:
    visitor = visit(dark=dark)
    page = visitor.page
    for path in ("/", "/new/great-fire", "/new/bretagne", "/rules/bretagne", "/about", "/t/nosuchtable"):
        page.goto(path)
        expect(page.locator("main h1, main h2, main .notice").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert found_by_axe(page) == [], path


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("game", ["great-fire", "bretagne"])
def test_tables_for_everyone(visit: Visit, game: str, dark: bool) -> None:
    visitor = visit(dark=dark).against_bots(game)
    page = visitor.page
    for _ in range(3):
        visitor.play()
    visitor.turn()
    visitor.shot(f"{game}-{'dark' if dark else 'light'}")
    for panel in ("actions", "log", "players", "chat"):
        visitor.panel(panel)
        assert found_by_axe(page) == [], panel
    page.get_by_role("button", name="Menu").click()
    assert found_by_axe(page) == [], "menu"
    page.goto(f"/replay/{visitor.table}")
    expect(page.locator(".controls")).to_be_visible()
    assert found_by_axe(page) == [], "replay"
    visitor.shot(f"{game}-replay-{'dark' if dark else 'light'}")


@pytest.mark.parametrize("game", ["great-fire", "bretagne"])
def test_sizes(visit: Visit, game: str) -> None:
    visitor = visit()
    loaded: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith((".js", ".css")):
            loaded[response.url] = len(gzip.compress(response.body()))

    visitor.page.on("response", weigh)
    visitor.start_page()
    visitor.page.wait_for_load_state("networkidle")
    assert 0 < sum(loaded.values()) <= START_KIB * 1024
    visitor.against_bots(game).turn()
    visitor.page.wait_for_timeout(300)
    assert sum(loaded.values()) <= TABLE_KIB * 1024
