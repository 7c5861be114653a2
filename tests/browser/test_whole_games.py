"""Whole games in the browser, every number of players, from the form to the end screen and a rematch."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.long
MOST_DECISIONS: Final = 600
SPARING: Final = ("end", "pass", "done", "stay")
"""Actions that end a turn: choosing them first is bad play but ends the game soon."""


def until_the_end(visitor: Visitor, by: str) -> int:
    """Play on, with the pointer (`click`) or by typing (`type`), until there is a result; how many decisions."""
    page = visitor.page
    end = page.locator(".end")
    for played in range(MOST_DECISIONS):
        expect(page.locator("#typed").or_(end).or_(page.locator(".curtain")).first).to_be_visible(timeout=60_000)
        if end.is_visible():
            return played
        if page.locator(".curtain").is_visible():
            page.locator(".curtain button").click()
            continue
        legal = visitor.legal()
        if not legal:
            continue
        action = next((each for each in SPARING if each in legal), legal[played % len(legal)])
        before = visitor.seq()
        if by == "type" or not clicked(visitor, action, legal):
            visitor.type(action)
        visitor.went_on(before)
    raise AssertionError("the game does not end")


def clicked(visitor: Visitor, action: str, legal: list[str]) -> bool:
    """Do it with the pointer, on the board where the board offers it, else by its button."""
    page = visitor.page
    verb, _, place = action.partition(" ")
    space = page.locator(f".board [data-space='{place}'].legal")
    if (
        verb in ("to", "add", "place", "from")
        and sum(each.endswith(f" {place}") for each in legal) == 1
        and space.count()
    ):
        space.dispatch_event("click")
        if verb == "to":
            page.locator(".sheet[role=dialog] button.main").click()
        return True
    if verb in ("build", "on"):
        page.locator(f"[data-spot='{'tile' if verb == 'build' else 'lighthouse'} {place}']").dispatch_event("click")
        page.locator(".sheet[role=dialog] button.main").click()
        return True
    buttons = page.locator("#panel .group button:visible")
    if buttons.count() != len(legal):
        return False  # some are folded away
    buttons.nth(sorted(range(len(legal)), key=lambda n: first_of(legal, n)).index(legal.index(action))).click()
    return True


def first_of(legal: list[str], n: int) -> tuple[int, int]:
    """Buttons stand by their first word, in the order in which it first appears."""
    verbs = [each.split(" ")[0] for each in legal]
    return verbs.index(verbs[n]), n


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("great-fire", ("me", "bot"), {}),
        ("great-fire", ("bot", "me", "bot"), {"hidden_colours": 1}),
        ("great-fire", ("me", "bot", "me", "bot"), {}),
        ("great-fire", ("bot", "bot", "me", "bot", "bot"), {"edition": 1}),
        ("great-fire", ("me", "bot", "bot", "bot", "bot", "bot"), {"more_destruction": 1}),
        ("bretagne", ("me", "me"), {}),
        ("bretagne", ("bot", "me", "bot"), {}),
        ("bretagne", ("me", "bot", "bot", "bot"), {}),
    ],
    ids=lambda given: "".join(each[0] for each in given) if isinstance(given, tuple) else None,
)
def test_a_whole_game(visit: Visit, game: str, seats: tuple[str, ...], options: dict[str, int]) -> None:
    visitor = visit().new_table(game, *seats, options=options).at_table()
    page, table = visitor.page, visitor.table
    assert until_the_end(visitor, "click") > len(seats)
    end = page.locator(".end")
    expect(end.locator("li")).to_have_count(len(seats))
    if "hidden_colours" in options:
        revealed = [name for name in page.locator(".standing li small").all_inner_texts() if name]
        assert len(revealed) == len(seats)
    visitor.shot(f"{game}-{len(seats)}-end")
    visitor.button("Rematch").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    visitor.at_table()


@pytest.mark.parametrize("game", ["great-fire", "bretagne"])
def test_two_people_play_a_whole_game_from_two_browsers(visit: Visit, game: str) -> None:
    ada, ben = visit(), visit(width=360, height=740, language="fr")
    ada.new_table(game, "me", "link")
    ben.page.goto(ada.page.locator(".link input").input_value())
    ben.page.locator("form button").click()
    expect(ben.page.locator(".room")).to_be_visible()
    ada.button("Start the game").click()
    ada.at_table()
    ben.at_table()
    for _ in range(MOST_DECISIONS):
        seen = max(ada.seq(), ben.seq())
        for each in (ada, ben):
            expect(each.page.locator(".table")).to_have_attribute("data-seq", str(max(seen, ada.seq(), ben.seq())))
        if ada.page.locator(".end").is_visible():
            break
        mover = ada if ada.page.locator(".bar.turn").count() else ben
        legal = mover.turn()
        mover.play(next((each for each in SPARING if each in legal), legal[seen % len(legal)]))
    for each in (ada, ben):
        expect(each.page.locator(".end li")).to_have_count(2)


@pytest.mark.parametrize("game", ["great-fire", "bretagne"])
def test_a_whole_game_in_text_by_keys_alone(visit: Visit, game: str) -> None:
    """What a screen reader has: the table as text, the live region, and the box to type in."""
    visitor = visit()
    visitor.page.add_init_script("localStorage.setItem('tinderbox-preferences', '{\"textMode\": true}')")
    visitor.seated(game, 2)
    expect(visitor.page.locator(".board pre")).not_to_be_empty()
    until_the_end(visitor, "type")
    assert visitor.page.locator(".board svg").count() == 0
