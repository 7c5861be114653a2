"""A game that the client does not know, at the generic table: Mill Race, the example, installed beside the program."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.axe import found_by_axe
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.examples.conftest import environment, site  # noqa: F401
from tests.server.hosting import Served

MOST_TURNS: Final = 40


@pytest.fixture(scope="module")
def service(environment: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:  # noqa: F811
    """In this module, a server that finds the example."""
    folder = tmp_path_factory.mktemp("service")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment["PYTHONPATH"])
        with Served(f"sqlite:///{folder}/tables.db", folder, data_dir=folder) as served:
            yield served


def decided(visitor: Visitor) -> bool:
    """Wait for this visitor's turn or the end; whether the game is over."""
    expect(visitor.page.locator(".generic .decide .main, .generic .end").first).to_be_visible()
    return visitor.page.locator(".generic .end").is_visible()


def test_a_whole_game_by_clicking(visit: Visit) -> None:
    visitor = visit(width=1440, height=900)
    page = visitor.page
    visitor.start_page()
    card = page.locator(".card", has_text="Mill Race")
    expect(card).to_contain_text("2 to 4 players")
    card.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Mill Race", level=1)).to_be_visible()
    expect(page.locator("article").first).to_be_visible()
    visitor.new_table("mill-race", "me", "bot", bot="random")
    expect(page.locator(".generic .players")).to_contain_text("You")
    expect(page.locator("h1")).to_have_text("Mill Race")
    turns = 0
    while not decided(visitor):
        turns += 1
        assert turns < MOST_TURNS
        before = visitor.seq()
        playable = page.locator("[data-card][aria-disabled=false]")
        if playable.count():
            playable.last.click()
            place = page.locator("[data-place][data-state~=legal]").first
            place.click()
            expect(page.locator("[data-place][data-state~=chosen]")).to_have_count(1)
        else:
            page.locator("[data-action]").first.click()
        page.locator(".generic .decide .main").click()
        visitor.went_on(before)
    assert turns > 3
    expect(page.locator(".generic .end ol li")).to_have_count(2)
    visitor.shot("generic-end")
    page.locator(".generic .end").get_by_role("link", name="Replay").click()
    expect(page.locator(".generic [data-place]").first).to_be_visible()
    page.get_by_role("button", name="Next step").click()
    expect(page.locator(".scrub")).to_contain_text("Decision 1")
    expect(page.locator(".controls li").first).to_be_visible()


def test_pointing_and_keys(visit: Visit) -> None:
    visitor = visit(width=1440, height=900)
    page = visitor.page
    table = visitor.begun("mill-race", 2, "Ada")
    page.goto(f"/t/{table}")
    assert not decided(visitor)
    action = page.locator("[data-action^='play ']").first
    action.hover()
    lit = page.locator("[data-place][data-state~=lit]")
    expect(lit).to_have_count(1)
    place = str(lit.get_attribute("data-place"))
    page.locator(".generic .bar strong").hover()
    expect(lit).to_have_count(0)
    page.locator(f"[data-place={place}]").hover()
    expect(page.locator("[data-action].lit")).to_have_count(1)
    before = visitor.seq()
    page.locator(f"[data-place={place}]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-place={place}]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    visitor.went_on(before)


@pytest.mark.parametrize(("dark", "language", "width"), [(False, "en", 1440), (True, "de", 1440), (True, "fr", 390)])
def test_for_everyone(visit: Visit, dark: bool, language: str, width: int) -> None:
    visitor = visit(width=width, height=900 if width > 500 else 844, dark=dark, language=language)
    page = visitor.page
    table = visitor.begun("mill-race", 3, "Ada")
    page.goto(f"/t/{table}")
    assert not decided(visitor)
    expect(page.locator("[data-place][data-state~=legal]").first).to_be_attached()
    if width < 500:
        page.locator(".generic .decide button").last.click()
    page.locator("[data-action]").first.click()
    assert visitor.sideways() <= 0
    assert found_by_axe(page) == []
    visitor.shot(f"generic-{language}-{width}-{'dark' if dark else 'light'}")
