"""A visitor plays: in one click, with reasons for every refusal, with undo, by keys alone, on a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, sideways

pytestmark = pytest.mark.slow
GAMES = ("great-fire", "bretagne")


@pytest.mark.parametrize("game", GAMES)
def test_one_click_leads_into_a_game(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.start_page().shot("start")
    visitor.against_bots(game)
    assert visitor.turn()
    expect(visitor.prompt).not_to_be_empty()
    expect(visitor.page.locator(".board svg").first).to_be_visible()
    visitor.shot(f"{game}-first-turn")


def test_a_refused_action_names_its_clause(visit: Visit) -> None:
    visitor = visit().against_bots("great-fire")
    visitor.turn()
    visitor.type("to Temple")
    refusal = visitor.page.locator(".refusal")
    expect(refusal.locator("li").first).to_be_visible()
    href = refusal.locator("li a").first.get_attribute("href") or ""
    assert href.startswith("/rules/great-fire#")
    visitor.shot("refusal")
    refusal.get_by_role("button").click()
    expect(refusal).to_be_hidden()


def test_undo_and_reset(visit: Visit) -> None:
    visitor = visit().against_bots("bretagne")
    page = visitor.page
    while not any(action.startswith("trade ") for action in visitor.turn()):
        visitor.play()
    before = visitor.legal()
    visitor.play(next(action for action in before if action.startswith("trade ")))
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#legal option")).to_have_count(len(before))
    assert visitor.legal() == before


def test_the_language_changes_without_a_reload(visit: Visit) -> None:
    visitor = visit().against_bots("great-fire")
    visitor.turn()
    page = visitor.page
    page.evaluate("window.same = true")
    said = [visitor.prompt.inner_text()]
    for language in ("de", "fr"):
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(visitor.prompt).not_to_have_text(said[-1])
        said.append(visitor.prompt.inner_text())
    page.locator("header select").select_option("en")
    expect(visitor.prompt).to_have_text(said[0])
    assert len(set(said)) == 3
    assert page.evaluate("window.same")


def test_keys_are_enough(visit: Visit) -> None:
    visitor = visit().against_bots("great-fire")
    page = visitor.page
    for _ in range(4):
        visitor.turn()
        before = visitor.seq()
        in_reach = "document.activeElement.closest('#panel .group, .board [data-space]') !== null"
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate(in_reach):
                break
        assert page.evaluate(in_reach)
        page.keyboard.press("Enter")
        visitor.turn()
        page.wait_for_timeout(300)
        if page.locator(".sheet[role=dialog]").count():
            page.keyboard.press("Escape")
            expect(page.locator(".sheet[role=dialog]")).to_have_count(0)
        assert visitor.seq() > before
        assert page.evaluate("document.activeElement !== document.body"), "the focus was lost"


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_needs_no_sideways_scrolling(visit: Visit, game: str) -> None:
    visitor = visit(width=360, height=740)
    page = visitor.page
    for path in ("/", f"/new/{game}", f"/rules/{game}", "/about"):
        page.goto(path)
        expect(page.locator("main h1, main h2").first).to_be_visible()
        assert sideways(page) <= 0, path
    visitor.against_bots(game).shot(f"{game}-phone")
    assert sideways(page) <= 0
    board, prompt = page.locator(".board").first.bounding_box(), visitor.prompt.bounding_box()
    assert board is not None
    assert prompt is not None
    assert board["height"] > 250
    visitor.turn()
    assert sideways(page) <= 0


def test_text_instead_of_the_board(visit: Visit) -> None:
    visitor = visit().against_bots("bretagne")
    visitor.turn()
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_label("Text instead of the board").check()
    expect(visitor.page.locator(".board pre")).to_contain_text("Brest")
    visitor.page.keyboard.press("Escape")
    visitor.play()


def test_a_private_copy_to_try_things_on(visit: Visit) -> None:
    visitor = visit().against_bots("great-fire")
    visitor.play()
    visitor.turn()
    table = visitor.table
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name="private copy").click()
    visitor.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    visitor.at_table()
