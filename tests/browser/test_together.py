"""Several people: one screen with a curtain, two browsers and a link, a server that goes away and comes back."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.server.hosting import Served

pytestmark = pytest.mark.slow


def test_a_curtain_hides_the_others_secrets(visit: Visit) -> None:
    visitor = visit().new_table("great-fire", "me", "me", "bot").at_table()
    page = visitor.page
    curtain = page.locator(".curtain")
    for _ in range(12):
        if curtain.is_visible():
            break
        goals = [text.strip() for text in page.locator(".goals li").all_inner_texts()]
        visitor.play()
        page.wait_for_timeout(500)
    expect(curtain).to_be_visible()
    seen = page.locator("main").inner_text()
    assert not page.locator(".hand").count()
    assert not any(goal.split(" ", 1)[1] in seen for goal in goals if " " in goal)
    visitor.shot("curtain")
    curtain.get_by_role("button").click()
    expect(curtain).to_be_hidden()
    assert visitor.turn()
    assert [text.strip() for text in page.locator(".goals li").all_inner_texts()] != goals


def test_two_browsers_meet_by_a_link(visit: Visit) -> None:
    ada, ben = visit(), visit(language="de")
    ada.new_table("bretagne", "me", "link")
    link = ada.page.locator(".link input").input_value()
    ada.shot("waiting-room")
    ben.page.goto(link)
    ben.page.locator("form input").fill("Ben")
    ben.page.locator("form button").click()
    expect(ada.page.get_by_text("Ben").first).to_be_visible()
    ada.page.get_by_role("button", name="Begin", exact=True).click()
    ada.at_table()
    ben.at_table()
    for _ in range(2):
        mover, other = (ada, ben) if ada.page.locator(".bar.turn").count() else (ben, ada)
        told = other.page.locator(".bar.turn")
        mover.play()
        mover.page.wait_for_timeout(300)
        if not mover.page.locator(".bar.turn").count():
            expect(told).to_be_visible()
    ada.panel("chat").page.locator("#chat").fill("Bonne chance !")
    ada.page.locator("#chat").press("Enter")
    expect(ben.panel("chat").page.get_by_text("Bonne chance !")).to_be_visible()


def test_taking_back_with_the_others_consent(visit: Visit) -> None:
    ada, ben = visit(), visit()
    ada.new_table("bretagne", "me", "link")
    ben.page.goto(ada.page.locator(".link input").input_value())
    ben.page.locator("form button").click()
    ada.page.get_by_role("button", name="Begin", exact=True).click()
    ada.at_table()
    ben.at_table()
    mover, other = (ada, ben) if ada.page.locator(".bar.turn").count() else (ben, ada)
    mover.play()
    expect(other.page.locator(".bar.turn")).to_be_visible()
    mover.page.get_by_role("button", name="Menu").click()
    mover.page.get_by_role("button", name="Ask to take back").click()
    asked = other.page.get_by_role("alertdialog")
    expect(asked).to_be_visible()
    other.shot("consent")
    asked.get_by_role("button", name="Agree", exact=True).click()
    expect(mover.page.locator(".bar.turn")).to_be_visible()


def test_the_table_outlives_its_server(visit: Visit, tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path, data_dir=tmp_path) as served:
        visitor = visit(base=served.base).against_bots("bretagne")
        visitor.play()
        visitor.turn()
        served.kill()
        expect(visitor.page.get_by_text("No connection")).to_be_visible(timeout=15_000)
        visitor.shot("offline")
        served.start()
        expect(visitor.page.get_by_text("No connection")).to_be_hidden(timeout=30_000)
        visitor.play()
        visitor.page.goto("/about")
