"""Bad input ends in a friendly sentence and a way on."""

from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.test_together import meeting
from tests.browser.visitor import Visitor
from tests.server.hosting import Served

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("path", ["/t/nosuchtable", "/join/nosuchlink", "/replay/nosuchtable", "/no-such-page"])
def test_a_dead_link(visit: Visit, path: str) -> None:
    page = visit(refused=(404,)).page
    page.goto(path)
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("alert").get_by_role("link").click()
    expect(page.locator(".card").first).to_be_visible()


def test_a_pasted_link_leads_to_its_table(visit: Visit) -> None:
    ada, ben = visit(), visit(refused=(404,))
    ada.new_table("bretagne", "me", "link")
    link = ada.page.locator(".link input").input_value()
    ben.start_page().page.get_by_label("Paste the link here").fill(f"  {link} ")
    ben.button("Open").click()
    expect(ben.page.get_by_role("heading", name="You are invited")).to_be_visible()
    ben.start_page().page.get_by_label("Paste the link here").fill("nonsense!")
    ben.button("Open").click()
    expect(ben.page.get_by_role("alert")).to_be_visible()


def test_a_name_of_five_thousand_emoji(visit: Visit) -> None:
    """The page truncates it; the API rejects a longer one with a message."""
    visitor = visit().new_table("bretagne", "me", "bot", name="🔥" * 5000).at_table()
    assert 0 < visitor.panel("players").page.locator("#panel li strong").first.inner_text().count("🔥") <= 40
    assert visitor.sideways() <= 0
    answer = visitor.page.request.post("/api/guests", data={"name": "🔥" * 5000, "language": "en"})
    assert answer.status == 422
    assert answer.json()["message"]


def test_a_full_table_says_so_and_can_be_watched(visit: Visit) -> None:
    ada, ben = visit(), visit()
    ada.new_table("bretagne", "me", "link")
    link = ada.page.locator(".link input").input_value()
    ben.page.goto(link)
    ben.page.locator("form button").click()
    expect(ben.page.locator(".room")).to_be_visible()
    late = visit()
    late.page.goto(link)
    expect(late.page.get_by_role("alert")).to_contain_text("no longer leads to an open seat")
    ada.button("Start the game").click()
    ada.at_table()
    late.page.get_by_role("alert").get_by_role("link", name="Watch").click()
    late.at_table()
    assert late.page.locator("#typed").count() == 0
    expect(ada.panel("players").page.get_by_text("1 spectator.")).to_be_visible()


def test_a_link_to_a_finished_game_shows_how_it_ended(visit: Visit) -> None:
    ada = visit().seated("bretagne", 2, moves=400)
    table = ada.table
    end = ada.page.locator(".end")
    expect(end.locator("li")).to_have_count(2)
    late = visit()
    late.page.goto(f"/t/{table}")
    expect(late.page.locator(".end li")).to_have_count(2)
    expect(late.page.get_by_role("button", name="Rematch")).to_have_count(0)
    with ada.page.expect_download() as picture:
        ada.button("Share as a picture").click()
    assert Path(picture.value.path()).read_bytes().startswith(b"\x89PNG")
    ada.shot("bretagne-end")
    late.page.locator(".end").get_by_role("link", name="Replay").click()
    expect(late.page.locator(".controls")).to_be_visible()
    late.page.get_by_label("Point of view").select_option("1")
    expect(late.page).to_have_url(f"{late.page.url.split('?')[0]}?n=0&seat=1")
    ada.button("Rematch").click()
    ada.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    ada.at_table()


def test_whoever_resigns_is_replaced_and_the_game_goes_on(visit: Visit) -> None:
    visitor = visit().seated("bretagne", 2)
    visitor.turn()
    visitor.button("Menu").click()
    visitor.button("Resign").click()
    visitor.button("Really resign?").click()
    visitor.panel("players")
    expect(visitor.page.get_by_text("resigned")).to_be_visible()
    expect(visitor.page.locator(".end")).to_be_visible(timeout=60_000)


def test_a_resignation_ends_the_game_where_the_table_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.page.goto("/new/bretagne")
    visitor.page.get_by_label("If a player resigns").select_option("end")
    visitor.button("Open the table").click()
    visitor.at_table().turn()
    visitor.button("Menu").click()
    visitor.button("Resign").click()
    visitor.button("Really resign?").click()
    expect(visitor.page.locator(".end, .ended").first).to_be_visible()


def whose_turn(*visitors: Visitor) -> Visitor:
    """Who must decide; waits until somebody must."""
    for _ in range(300):
        for visitor in visitors:
            if visitor.page.locator(".bar.turn").is_visible():
                return visitor
            visitor.page.wait_for_timeout(50)
    raise AssertionError(visitors)


def test_a_bot_plays_while_one_is_away_and_gives_the_seat_back(visit: Visit) -> None:
    mover, other = meeting(visit)
    mover.menu("Let a bot play for me")
    expect(other.page.locator(".bar.turn")).to_be_visible()
    expect(other.panel("players").page.get_by_text("away, a bot is playing")).to_be_visible()
    mover.button("Menu").click()
    mover.button("Take over from the bot").click()
    expect(other.page.get_by_text("away, a bot is playing")).to_be_hidden()
    while whose_turn(mover, other) is other:
        other.play()  # barges are loaded in several steps
    mover.turn()


def test_a_server_that_is_away_is_said_everywhere(visit: Visit, tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path, data_dir=tmp_path) as served:
        visitor = visit(base=served.base, lost=True)
        page = visitor.start_page().page
        served.kill()
        page.locator(".card button").first.click()
        expect(page.get_by_role("alert")).to_have_count(1)
        expect(page.get_by_role("alert")).to_contain_text("Cannot reach the server")
        page.get_by_role("link", name="About").click()
        expect(page.locator(".card")).to_have_count(0)  # the page that could not come says so in its place
        expect(page.get_by_role("alert")).to_have_count(1)
        expect(page.get_by_role("alert")).to_contain_text("Cannot reach the server")
        served.start()
        visitor.against_bots("bretagne").turn()
        page.goto("about:blank")


def test_a_picture_that_was_lost_on_the_way_still_comes(visit: Visit) -> None:
    """It is requested again without reloading the page."""
    visitor = visit(lost=True)
    lost: list[str] = []

    def lose_the_first(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.request.url)
            route.abort()

    visitor.page.route("**/scene-great-fire.svg", lose_the_first)
    visitor.start_page()
    visitor.pictured("the start page")
    assert lost
