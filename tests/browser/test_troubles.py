"""Bad input ends in a friendly sentence and a way on."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("path", ["/t/nosuchtable", "/join/nosuchlink", "/replay/nosuchtable", "/no-such-page"])
def test_a_dead_link(visit: Visit, path: str) -> None:
    page = visit().page
    page.goto(path)
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("alert").get_by_role("link").click()
    expect(page.locator(".card").first).to_be_visible()


def test_a_name_of_five_thousand_emoji(visit: Visit) -> None:
    """The page cuts it to what fits; a program that does not is told so in words."""
    visitor = visit().new_table("bretagne", "me", "bot", name="🔥" * 5000).at_table()
    assert 0 < visitor.panel("players").page.locator("#panel li strong").first.inner_text().count("🔥") <= 40
    answer = visitor.page.request.post("/api/guests", data={"name": "🔥" * 5000, "language": "en"})
    assert answer.status == 422
    assert answer.json()["message"]


def test_a_full_table_is_watched(visit: Visit) -> None:
    ada, ben = visit(), visit()
    ada.new_table("bretagne", "me", "link")
    link = ada.page.locator(".link input").input_value()
    ben.page.goto(link)
    ben.page.locator("form button").click()
    expect(ben.page.locator(".room")).to_be_visible()
    late = visit()
    late.page.goto(link)
    expect(late.page.get_by_role("alert").get_by_role("link")).to_be_visible()


def test_a_resigned_game_is_over_and_may_be_played_again(visit: Visit) -> None:
    visitor = visit().against_bots("bretagne")
    visitor.turn()
    visitor.page.on("dialog", lambda dialog: dialog.accept())
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name="Resign").click()
    visitor.panel("players")
    expect(visitor.page.get_by_text("resigned")).to_be_visible()
