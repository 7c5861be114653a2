"""Several people: one screen with a curtain, two browsers and a link, a server that goes away and comes back."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ELSEWHERE, Visit
from tests.browser.visitor import Visitor
from tests.server.hosting import Served

pytestmark = pytest.mark.slow


def meeting(visit: Visit, game: str = "bretagne", language: str = "en") -> tuple[Visitor, Visitor]:
    """Two browsers at one table by a link: who must decide, and who waits."""
    ada, ben = visit(), visit(language=language)
    ada.new_table(game, "me", "link")
    ada.shot("waiting-room")
    ben.page.goto(ada.page.locator(".link input").input_value())
    ben.page.locator("form input").fill("Ben")
    ben.page.locator("form button").click()
    expect(ada.page.get_by_text("Ben").first).to_be_visible()
    ada.button("Start the game").click()
    ada.at_table()
    ben.at_table()
    return (ada, ben) if ada.page.locator(".bar.turn").count() else (ben, ada)


def test_a_curtain_hides_the_others_secrets(visit: Visit) -> None:
    visitor = visit().new_table("great-fire", "me", "me", "bot").at_table()
    page = visitor.page
    curtain, goals = page.locator(".curtain"), page.locator(".goals li")

    def play_to_the_curtain() -> list[str]:
        """What the player saw of the goals before somebody else's turn came."""
        seen: list[str] = []
        while True:
            expect(curtain.or_(page.locator(".bar.turn")).first).to_be_visible()
            if curtain.is_visible():
                return seen
            seen = [text.strip() for text in goals.all_inner_texts()]
            visitor.play()

    play_to_the_curtain()  # at the start of the game only cards are dealt
    assert not page.locator(".opening").count()
    curtain.get_by_role("button").click()
    mine: list[str] = []
    while not mine:
        mine = play_to_the_curtain()
        if not mine:
            curtain.get_by_role("button").click()
    shown = page.locator("main").inner_text()
    assert not page.locator(".hand").count()
    assert not any(goal.split(" ", 1)[1] in shown for goal in mine if " " in goal)
    visitor.shot("curtain")
    curtain.get_by_role("button").click()
    expect(curtain).to_be_hidden()
    assert visitor.turn()
    assert [text.strip() for text in goals.all_inner_texts()] != mine


def test_two_browsers_meet_by_a_link(visit: Visit) -> None:
    mover, other = meeting(visit, language="de")
    for _ in range(3):
        before = other.seq()
        mover.play()
        other.went_on(before)
        expect(mover.page.locator(".bar.turn").or_(mover.page.locator(".bar:not(.turn)"))).to_be_visible()
        if other.page.locator(".bar.turn").count():
            mover, other = other, mover
    mover.panel("chat").page.locator("#chat").fill("Bonne chance !")
    mover.page.locator("#chat").press("Enter")
    expect(other.page.locator("#tab-chat b")).to_have_text("1")
    expect(other.panel("chat").page.get_by_text("Bonne chance !")).to_be_visible()
    expect(other.page.locator("#tab-chat b")).to_have_count(0)


def test_a_friend_comes_from_another_machine_over_plain_http(visit: Visit, service: Served) -> None:
    """There a page may do less: no clipboard of its own, no UUIDs."""
    base = service.base.replace("127.0.0.1", ELSEWHERE)
    ada = visit(base=base).new_table("bretagne", "me", "link")
    assert not ada.page.evaluate("isSecureContext")
    ada.button("Copy link").click()
    expect(ada.button("Copied")).to_be_visible()
    link = ada.page.locator(".link input").input_value()
    ada.page.reload()
    expect(ada.page.locator(".link input")).to_have_value(link)
    ben = visit(base=base, width=360, height=740)
    ben.page.goto(link)
    expect(ben.page.get_by_text("At the table: Ada")).to_be_visible()
    ben.page.locator("form input").fill("Ben")
    ben.page.locator("form button").click()
    expect(ada.page.get_by_text("Ben").first).to_be_visible()
    ada.button("Start the game").click()
    ada.at_table()
    ben.at_table()
    mover = ada if ada.page.locator(".bar.turn").count() else ben
    mover.play()


def test_taking_back_with_the_others_consent(visit: Visit) -> None:
    mover, other = meeting(visit)
    mover.play()
    expect(other.page.locator(".bar.turn")).to_be_visible()
    for answer, again in (("Refuse", other), ("Agree", mover)):
        mover.menu("Ask to undo")
        dialog = other.page.get_by_role("alertdialog")
        expect(dialog).to_be_visible()
        other.shot("consent")
        dialog.locator("button").nth(0 if answer == "Agree" else 1).click()
        expect(dialog).to_be_hidden()
        expect(again.page.locator(".bar.turn")).to_be_visible()


def test_a_browser_without_network_says_so_and_plays_on_when_it_is_back(visit: Visit) -> None:
    visitor = visit(lost=True).seated("bretagne", 2, moves=3)
    visitor.turn()
    board = visitor.page.locator(".board div.frame").bounding_box()
    visitor.page.context.set_offline(True)
    away = visitor.page.get_by_text("Connection lost")
    expect(away).to_be_visible()
    assert visitor.page.locator(".board div.frame").bounding_box() == board, "the board has moved"
    visitor.page.context.set_offline(False)
    expect(away).to_be_hidden()
    visitor.play()


def test_the_table_outlives_its_server(visit: Visit, tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path, data_dir=tmp_path) as served:
        visitor = visit(base=served.base, lost=True).seated("bretagne", 2, moves=3)
        visitor.turn()
        visitor.pictured("before the server goes away")
        served.kill()
        away = visitor.page.get_by_text("Connection lost")
        expect(away).to_be_visible()
        visitor.shot("offline")
        served.start()
        expect(away).to_be_hidden()
        visitor.play()
        visitor.page.goto("about:blank")
