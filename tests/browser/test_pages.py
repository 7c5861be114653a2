"""Every page, light and dark: nothing that axe finds, and small enough for a slow line."""

import gzip
from typing import Final

import pytest
from playwright.sync_api import Response, expect

from tests.browser.axe import found_in_both_shades
from tests.browser.conftest import Visit

pytestmark = pytest.mark.slow
START_KIB: Final = 120
TABLE_KIB: Final = 250
GAMES: Final = ("great-fire", "bretagne")
PAGES: Final = ("/", "/new/great-fire", "/new/bretagne", "/rules/great-fire", "/rules/bretagne", "/about")
HEADING: Final = "main h1, main h2, main .notice"


def test_pages_for_everyone(visit: Visit) -> None:
    visitor = visit(refused=(404,))
    page = visitor.page
    for path in (*PAGES, "/t/nosuchtable", "/join/nosuchlink"):
        page.goto(path)
        expect(page.locator(HEADING).first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert found_in_both_shades(page) == [], path
        if path in PAGES:
            visitor.shot_in_both_shades(f"page{path.replace('/', '-')}")
    visitor.new_table("bretagne", "me", "link", "open")
    expect(page.locator(".room")).to_be_visible()
    assert found_in_both_shades(page) == [], "waiting room"
    friend = visit()
    friend.page.goto(page.locator(".link input").input_value())
    expect(friend.page.locator("form button")).to_be_visible()
    assert found_in_both_shades(friend.page) == [], "join"
    friend.shot_in_both_shades("join")


@pytest.mark.parametrize("game", GAMES)
def test_tables_for_everyone(visit: Visit, game: str) -> None:
    visitor = visit().seated(game, 3, moves=9)
    page = visitor.page
    visitor.turn()
    visitor.shot_in_both_shades(game)
    for panel in ("actions", "log", "players", "chat"):
        visitor.panel(panel)
        assert found_in_both_shades(page) == [], panel
    visitor.button("Menu").click()
    assert found_in_both_shades(page) == [], "menu"
    page.get_by_label("Show text instead of the board").check()
    expect(page.locator(".board pre")).not_to_be_empty()
    assert found_in_both_shades(page) == [], "text"
    page.goto(f"/replay/{visitor.table}")
    expect(page.locator(".controls")).to_be_visible()
    assert found_in_both_shades(page) == [], "replay"
    visitor.shot_in_both_shades(f"{game}-replay")


def test_what_opens_at_a_table_for_everyone(visit: Visit) -> None:
    """Refusal, preview, hint; both steps of a build; what is kept; double move; start; curtain; result."""
    visitor = visit().seated("great-fire", 3)
    page = visitor.page
    visitor.play_until("to")
    page.locator(".space.district:not(.legal)").first.dispatch_event("click")
    expect(page.locator(".refusal")).to_be_visible()
    assert found_in_both_shades(page) == [], "refusal"
    visitor.button("Got it").click()
    page.locator(".space.legal").first.dispatch_event("click")
    expect(page.locator(".sheet[role=dialog] li").first).to_be_visible()
    assert found_in_both_shades(page) == [], "preview"
    visitor.shot_in_both_shades("preview")
    page.keyboard.press("Escape")
    visitor.button("Hint").click()
    expect(page.locator(".hint li").first).to_be_visible()
    assert found_in_both_shades(page) == [], "hint"

    visitor = visit()
    page = visitor.page
    legal = visitor.continued_where("bretagne", "build 2")
    page.get_by_role("button", name="Build:").click()
    expect(page.locator(".shop")).to_be_visible()
    assert found_in_both_shades(page) == [], "tiles"
    tile = next(each for each in legal if each.startswith("build 2")).split()[1]
    page.locator(f"[data-spot='tile {tile}']").dispatch_event("click")
    expect(page.locator(".offers li").first).to_be_visible()
    assert found_in_both_shades(page) == [], "tile"
    page.locator(".offers button").first.click()
    expect(page.locator(".sheet dl")).to_be_visible()
    assert found_in_both_shades(page) == [], "totals"
    visitor.shot_in_both_shades("build")
    page.locator(".sheet[role=dialog] button.main").click()
    expect(page.locator(".sheet figure")).to_be_visible()
    assert found_in_both_shades(page) == [], "drawn card"

    visitor = visit()
    visitor.continued_where("bretagne", "keep ", liking="pass")
    expect(visitor.page.locator(".keep")).to_be_visible()
    assert found_in_both_shades(visitor.page) == [], "what is kept"

    visitor = visit()
    visitor.continued_where("great-fire", "card . double", 3, "to ")
    visitor.page.get_by_role("switch").click()
    assert found_in_both_shades(visitor.page) == [], "double move"

    visitor = visit().new_table("great-fire", "me", "me").at_table()
    expect(visitor.page.locator(".opening")).to_be_visible()
    assert found_in_both_shades(visitor.page) == [], "the start of the game"
    visitor.shot_in_both_shades("opening")

    visitor = visit().new_table("bretagne", "me", "me").at_table()
    page = visitor.page
    while not page.locator(".curtain").is_visible():
        visitor.play()
        expect(page.locator(".curtain").or_(page.locator(".bar.turn")).first).to_be_visible()
    assert found_in_both_shades(page) == [], "curtain"

    visitor = visit().seated("great-fire", 2, moves=400)
    expect(visitor.page.locator(".end li").first).to_be_visible()
    assert found_in_both_shades(visitor.page) == [], "result"
    visitor.shot_in_both_shades("great-fire-end")


@pytest.mark.parametrize("game", GAMES)
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


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_phone_needs_no_sideways_scrolling(visit: Visit, language: str) -> None:
    visitor = visit(width=360, height=740, language=language)
    page = visitor.page
    for path in PAGES:
        page.goto(path)
        expect(page.locator(HEADING).first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert visitor.sideways() <= 0, path
    for game in GAMES:
        visitor.seated(game, 4, moves=9)
        expect(visitor.page.locator(".bar.turn")).to_be_visible()
        assert visitor.sideways() <= 0, game
        visitor.shot(f"{game}-phone-{language}")
        visitor.turn()
        assert visitor.sideways() <= 0, f"{game}: actions"


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_board_hand_and_prompt_together(visit: Visit, game: str) -> None:
    visitor = visit(width=360, height=740).seated(game, 4, moves=9)
    page = visitor.page
    expect(page.locator(".bar.turn")).to_be_visible()
    parts = [visitor.prompt, page.locator(".board div.frame"), page.locator(".hand .cards, .warehouse")]
    boxes = [part.bounding_box() for part in parts]
    for box in boxes:
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 740
    assert boxes[1] is not None
    assert boxes[1]["height"] >= 250
    visitor.turn()
    panel = page.locator("#panel").bounding_box()
    assert panel is not None
    assert panel["y"] > boxes[1]["y"] + 100, "the list of actions hides the board"
