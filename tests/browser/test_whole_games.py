"""Whole games in the browser, every number of players, from the first click to the end screen."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit

pytestmark = pytest.mark.long
MOST_DECISIONS = 600
CASES: list[tuple[str, int, dict[str, str]]] = [
    *(("great-fire", players, {}) for players in range(2, 7)),
    *(("bretagne", players, {}) for players in range(2, 5)),
    ("great-fire", 3, {"hidden_colours": "1"}),
]


@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_a_whole_game(visit: Visit, game: str, players: int, options: dict[str, str]) -> None:
    visitor = visit().new_table(game, "me", *["bot"] * (players - 1), **options).at_table()
    page = visitor.page
    end = page.locator(".end")
    ready = page.locator("#typed:enabled").or_(end)
    played = 0
    while True:
        expect(ready.first).to_be_visible(timeout=60_000)
        if end.is_visible():
            break
        legal = visitor.legal()
        if not legal:
            continue
        # Whoever always takes the first action plays badly, but comes to the end.
        before = page.locator(".bar .prompt").inner_text(), legal
        visitor.type(legal[played % len(legal)])
        played += 1
        assert played < MOST_DECISIONS
        for _ in range(200):
            if end.is_visible() or (page.locator(".bar .prompt").inner_text(), visitor.legal()) != before:
                break
            page.wait_for_timeout(25)
    expect(end.locator("tbody tr")).to_have_count(players)
    visitor.shot(f"{game}-{players}-end")
    end.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: visitor.table in url)
    visitor.at_table()
