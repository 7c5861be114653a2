"""Decisions of several steps: a build, what is kept, the start of the Great Fire, a double move."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_together import meeting

pytestmark = pytest.mark.slow
SIZES: Final = {"desktop": (1280, 720), "phone": (390, 844)}


def tile_of(legal: list[str], row: int) -> str:
    return next(action for action in legal if action.startswith(f"build {row}")).split()[1]


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Build")


def in_reach(page: Page, spot: str) -> bool:
    """Whether a finger on the middle of a place would hit it: nothing lies over it, and it is on the screen."""
    hit = "(it, name) => { const box = it.getBoundingClientRect(); const at = document.elementFromPoint("
    hit += "box.x + box.width / 2, box.y + box.height / 2); return at?.getAttribute('data-spot') === name }"
    return bool(page.locator(f"[data-spot='{spot}']").evaluate(hit, spot))


@pytest.mark.parametrize("size", SIZES)
def test_a_tile_of_the_second_row_is_bought_its_card_seen_and_then_placed(visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    visitor = visit(width=width, height=height)
    page = visitor.page
    tile = tile_of(visitor.continued_where("bretagne", "build 2", 3), 2)
    held = visitor.view()["own"]["hand"]
    if size == "phone":
        page.get_by_role("button", name="Build:").click()
        sheet(page).get_by_role("button", name=f"tile {tile}").tap()
    else:
        page.locator(f"[data-spot='tile {tile}']").click()
    route = visitor.ask(f"/api/tables/{visitor.table}/preview?seat=0&action=build {tile}")["route"]
    offers = route["lighthouses"]
    expect(page.locator("[data-offer]")).to_have_count(len(offers))
    expect(sheet(page).locator(".offers li")).to_have_count(len(offers))
    for name, offer in offers.items():
        row = sheet(page).locator(".offers li").filter(has_text=re.compile(rf"^{offer['site']}\b"))
        expect(row).to_contain_text(f"floor {offer['floor']} of 4")
        description = page.locator(f"[data-spot='lighthouse {name}']").get_attribute("aria-label") or ""
        assert f"{offer['engineers']['placed']} engineer" in description
    visitor.shot(f"build-1-tile-{size}")
    before = visitor.seq()
    buy = sheet(page).locator("button.main")
    expect(buy).to_contain_text(f"Buy tile {tile}")
    expect(buy).to_contain_text("You draw a card; after that you cannot undo this.")
    buy.click()
    visitor.went_on(before)
    view = visitor.view()
    drawn = next(kind for kind, count in view["own"]["hand"].items() if count > held[kind])
    expect(sheet(page)).to_contain_text("You drew: " + drawn.replace("-", " "))
    expect(sheet(page).locator("figure")).to_contain_text(re.compile(r"\d"))
    assert view["tile"]["space"] == tile
    expect(page.locator(".construction .held")).to_have_count(0 if size == "phone" else 1)  # too small to be drawn
    expect(page.get_by_role("button", name="Undo").and_(page.locator(":enabled"))).to_have_count(0)
    visitor.shot(f"build-2-card-{size}")
    name = list(offers)[-1]
    sheet(page).locator(".offers button").filter(has_text=re.compile(rf"^{offers[name]['site']}\b")).click()
    expect(sheet(page).locator("dl")).to_contain_text("Engineers")
    page.wait_for_timeout(400)  # the board may have moved
    assert in_reach(page, f"lighthouse {name}"), "what is chosen is not in sight"
    visitor.shot(f"build-3-lighthouse-{size}")
    before = visitor.seq()
    sheet(page).locator("button.main").click()
    visitor.went_on(before)
    expect(sheet(page)).to_be_hidden()
    site = visitor.view()["sites"][offers[name]["site"] - 1]
    assert len(site["floors"]) == offers[name]["floor"]
    if visitor.view()["phase"] == "take-back":
        for answer in page.locator(".tray .buttons button").all():
            answer.click(trial=True)  # nothing covers the next choice


def test_a_tile_without_a_card_is_undone_and_its_lighthouse_is_remembered(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    tile = tile_of(visitor.seated_where("bretagne", "build 1"), 1)
    page.locator(f"[data-spot='tile {tile}']").click()
    name = sheet(page).locator(".offers li .name").first
    lighthouse = name.evaluate("it => it.firstChild.textContent.trim()")
    name.click()
    buy = sheet(page).get_by_role("button", name=f"Buy tile {tile}", exact=True)
    before = visitor.seq()
    buy.click()
    visitor.went_on(before)
    expect(sheet(page).get_by_role("button", name=f"Build on {lighthouse}")).to_be_visible()
    before = visitor.seq()
    visitor.button("Undo").click()
    visitor.went_on(before)
    expect(sheet(page)).to_be_hidden()
    assert f"build {tile}" in visitor.turn()
    assert visitor.view()["tile"] is None


def test_a_build_by_keys_alone(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    tile = tile_of(visitor.seated_where("bretagne", "build 2"), 2)
    visitor.turn()
    page.locator(f"[data-spot='tile {tile}']").focus()
    page.keyboard.press("Enter")
    buy = sheet(page).get_by_role("button", name=f"Buy tile {tile}")
    expect(buy).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(f"[data-spot='tile {tile}']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(buy).to_be_focused()
    before = visitor.seq()
    page.keyboard.press("Enter")
    visitor.went_on(before)
    expect(sheet(page)).to_contain_text("You drew")
    expect(sheet(page)).to_be_focused()
    page.keyboard.press("Tab")
    expect(sheet(page).locator(".offers button").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(sheet(page).get_by_role("button", name="Build on")).to_be_focused()
    before = visitor.seq()
    page.keyboard.press("Enter")
    visitor.went_on(before)


def test_a_lighthouse_that_cannot_be_paid_for_says_what_it_lacks(visit: Visit) -> None:
    visitor = visit(refused=(422,))
    page = visitor.page
    tile = tile_of(visitor.seated_where("bretagne", "build 1"), 1)
    page.locator(f"[data-spot='tile {tile}']").click()
    expect(sheet(page).locator(".offers li").first).to_be_visible()
    refusal = page.locator(".refusal")
    for bought in (False, True):
        if bought:
            before = visitor.seq()
            sheet(page).locator("button.main").click()
            visitor.went_on(before)
        page.locator("[data-spot^='lighthouse ']:not(.legal)").first.dispatch_event("click")
        expect(refusal.locator("li a").first).to_have_attribute("href", re.compile("^/rules/bretagne#A"))
        visitor.button("Got it").click()
        expect(refusal).to_be_hidden()


def test_a_typed_build_is_both_decisions_unless_a_card_comes_between(visit: Visit) -> None:
    for row, phase in ((1, "act"), (2, "lighthouse")):
        visitor = visit()
        tile = tile_of(visitor.seated_where("bretagne", f"build {row}"), row)
        visitor.turn()
        route = visitor.ask(f"/api/tables/{visitor.table}/preview?seat=0&action=build {tile}")["route"]
        lighthouse, offer = next(iter(route["lighthouses"].items()))
        before = visitor.seq()
        visitor.type(f"build {tile} {lighthouse}")
        visitor.went_on(before)
        if phase == "lighthouse":
            expect(visitor.page.locator("#panel .said")).not_to_be_empty()
            assert visitor.view()["phase"] == "lighthouse"
        else:
            expect(visitor.page.locator("#typed")).to_have_value("")
            assert len(visitor.view()["sites"][offer["site"] - 1]["floors"]) >= offer["floor"]


def test_the_others_see_the_tile_but_not_the_card(visit: Visit) -> None:
    mover, other = meeting(visit)
    for _ in range(60):
        if not mover.page.locator(".bar.turn").count():
            mover, other = other, mover
        legal = mover.turn()
        wanted = next((action for action in legal if action.startswith("build ")), None)
        seen = other.seq()
        mover.play(wanted)
        other.went_on(seen)
        if wanted:
            break
    held = other.page.locator(".tray .held")
    expect(held).to_contain_text(f"has bought tile {wanted.split()[1] if wanted else ''}")
    expect(sheet(other.page)).to_have_count(0)
    expect(sheet(mover.page)).to_be_visible()
    other.shot("tile-in-hand")


@pytest.mark.parametrize("size", SIZES)
def test_what_is_kept_is_chosen_the_most_first(visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    visitor = visit(width=width, height=height)
    page = visitor.page
    legal = [
        action
        for action in visitor.continued_where("bretagne", "keep [a-z]+ 2", liking="pass")
        if "nothing" not in action
    ]
    chooser, decide = page.locator(".keep"), page.locator(".choice button")
    most = max(legal, key=lambda action: int(action.split()[2]))
    expect(decide).to_have_text(re.compile(f"Keep {most.split()[2]} {most.split()[1]}s?$"), use_inner_text=True)
    assert chooser.get_by_role("radio").count() == len(legal) + 1
    visitor.shot(f"keep-{size}")
    fewest = min(legal, key=lambda action: int(action.split()[2]))
    chooser.locator(f"label:has([value='{fewest}'])").click()
    before = visitor.seq()
    decide.click()
    visitor.went_on(before)
    kept = visitor.ask(f"/api/tables/{visitor.table}/events?since=0&seat=0")["events"]
    assert [each["materials"] for each in kept if each["type"] == "materials_kept" and each["seat"] == 0][-1] == {
        fewest.split()[1]: int(fewest.split()[2])
    }


@pytest.mark.parametrize("size", SIZES)
def test_the_great_fire_starts_with_five_cards_and_one_button(visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    visitor = visit(width=width, height=height).new_table("great-fire", "me", "me").at_table()
    page = visitor.page
    opening = page.locator(".opening")
    for other in ("Ada 2", "Ada"):
        expect(opening.get_by_role("heading")).to_have_text("Your five fire cards")
        expect(opening.locator(".cards li")).to_have_count(5)
        expect(opening.locator(".others")).to_contain_text(other)
        assert page.locator(".hand, .standing, .space.burnt").count() == 0
        visitor.shot(f"opening-{size}")
        before = visitor.seq()
        visitor.button("Start").click()
        visitor.went_on(before)
        expect(page.locator(".curtain").or_(page.locator(".hand")).first).to_be_visible()
        if page.locator(".curtain").is_visible():
            page.locator(".curtain button").click()
    expect(opening).to_have_count(0)
    expect(page.locator(".standing .house").first).to_be_visible()
    assert page.locator(".space.burnt").count() == 0


def test_a_friend_waits_at_the_start_and_sees_no_cards_of_others(visit: Visit) -> None:
    mover, other = meeting(visit, "great-fire")
    waiting = other.page.locator(".opening")
    expect(waiting.locator(".others .looks")).to_contain_text("Ada")
    expect(waiting.locator(".cards li")).to_have_count(5)
    expect(waiting.get_by_role("button")).to_have_count(0)
    mover.button("Start").click()
    expect(other.button("Start")).to_be_visible()
    expect(mover.page.locator(".opening .others .looks")).to_contain_text("Ben")


@pytest.mark.parametrize("size", SIZES)
def test_a_double_move_is_switched_on_with_the_card(visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    visitor = visit(width=width, height=height)
    page = visitor.page
    visitor.continued_where("great-fire", "card . double", 3, "to ")
    tokens = visitor.view()["own"]["tokens"]["double"]
    switch = page.get_by_role("switch", name="with a double move")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.focus()
    page.keyboard.press("Space")
    expect(switch).to_have_attribute("aria-checked", "true")
    card = page.locator(".hand .card.legal").first
    if size == "desktop":
        card.hover()
        expect(page.locator(".space.reach").first).to_be_visible()
    visitor.shot(f"double-{size}")
    before = visitor.seq()
    card.click()
    visitor.went_on(before)
    view = visitor.view()
    assert (view["doubled"], view["moves"], view["own"]["tokens"]["double"]) == (True, 2, tokens - 1)
    expect(page.locator(".standing .twice")).to_contain_text("1/2")
    before = visitor.seq()
    visitor.button("Undo").click()
    visitor.went_on(before)
    expect(switch).to_have_attribute("aria-checked", "false")


def test_a_token_taken_by_the_first_move_may_be_played_at_once(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.continued_where("great-fire", "double$", 3, "to ")
    expect(page.locator(".goals .fresh")).to_contain_text("double move")
    before = visitor.seq()
    page.locator(".bottom .buttons button.main").click()
    visitor.went_on(before)
    expect(page.locator(".standing .twice")).to_contain_text("2/2")
    assert visitor.view()["doubled"]


def test_the_usual_options_are_chosen_beforehand(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    for game in ("great-fire", "bretagne"):
        page.goto(f"/new/{game}")
        expect(page.locator(".option").first).to_be_visible()
        usual = page.locator(".option label").filter(has_text="(default)")
        assert usual.count() == page.locator(".option").count()
        for option in usual.all():
            expect(option.locator("input")).to_be_checked()
    for choice, supply in enumerate(("box", "endless")):
        visitor.new_table("bretagne", "me", "bot", options={"supply": choice} if choice else {}).at_table()
        assert visitor.view()["options"]["supply"] == supply
