"""What a whole game costs: one request for each action of one's own; everything else comes with the stream."""

from typing import Final

import pytest
from playwright.sync_api import Request

from tests.browser.conftest import Visit
from tests.browser.test_whole_games import until_the_end

OTHERS: Final = 20
"""The page, its scripts, pictures and the pack apart: the table, the stream, the older events and the like."""


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "seats"),
    [("great-fire", ("me", "bot")), ("great-fire", ("me", "bot", "me")), ("bretagne", ("me", "bot"))],
)
def test_a_whole_game_costs_a_request_per_action_and_a_few_others(
    visit: Visit, game: str, seats: tuple[str, ...]
) -> None:
    visitor = visit()
    asked: list[tuple[str, str]] = []

    def count(request: Request) -> None:
        path = request.url.partition("://")[2].partition("/")[2].partition("?")[0]
        if path.startswith("api/"):
            asked.append((request.method, path))

    visitor.page.on("request", count)
    visitor.new_table(game, *seats).at_table()
    until_the_end(visitor, "click")
    actions = [path for method, path in asked if method == "POST" and path.endswith("/actions")]
    others = [each for each in asked if each[1] not in actions]
    assert len(actions) > 5
    assert len(others) <= OTHERS, others
