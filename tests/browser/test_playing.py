"""A visitor plays: in one click, with reasons for every refusal, with undo, by keys alone, with advice."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_together import meeting

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
    visitor.start_page()
    expect(visitor.page.locator(".tables li.turn").first).to_contain_text("Your turn")


def test_a_refused_action_names_its_clause(visit: Visit) -> None:
    visitor = visit(refused=(422,)).seated("great-fire")
    visitor.turn()
    visitor.type("to Temple")
    refusal = visitor.page.locator(".refusal")
    expect(refusal.locator("li").first).to_be_visible()
    href = refusal.locator("li a").first.get_attribute("href") or ""
    assert href.startswith("/rules/great-fire#")
    visitor.shot("refusal")
    visitor.button("Got it").click()
    expect(refusal).to_be_hidden()
    visitor.type("fly to the moon")
    expect(refusal).to_be_visible()


def test_a_fire_is_looked_at_before_it_spreads_and_barred_places_say_why(visit: Visit) -> None:
    visitor = visit().seated("great-fire", 3)
    page = visitor.page
    visitor.play_until("card")
    visitor.play(next(action for action in visitor.legal() if action.startswith("card ")))
    legal = visitor.play_until("to")
    lit = page.locator(".space.legal")
    destinations = {action.split()[1] for action in legal if action.startswith("to ")}
    expect(lit).to_have_count(len(destinations))
    for each in (page.locator(".line.legal"), page.locator(".gate")):
        expect(each).to_have_count(len(destinations))  # the outline of each, and where the fire comes in
    lost = sum(len(str(visitor.view()["houses"].get(place, ""))) for place in destinations)
    expect(page.locator(".house.doomed")).to_have_count(lost)
    barred = page.locator(".space.district:not(.legal)").first
    barred.dispatch_event("click")
    expect(page.locator(".refusal li a").first).to_have_attribute("href", re.compile("^/rules/great-fire#F"))
    visitor.button("Got it").click()
    before = visitor.seq()
    lit.first.dispatch_event("click")
    sheet = page.locator(".sheet[role=dialog]")
    expect(sheet).to_contain_text("Priority")
    expect(sheet.locator("li").first).not_to_be_empty()
    expect(page.locator(".way")).to_be_visible()
    assert visitor.seq() == before, "nothing is played before it is confirmed"
    visitor.shot("fire-preview")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    lit.first.dispatch_event("click")
    sheet.get_by_role("button").first.click()
    visitor.went_on(before)


def test_a_card_that_is_pointed_at_shows_where_fires_can_go(visit: Visit) -> None:
    visitor = visit().seated("great-fire", 3)
    page = visitor.page
    visitor.play_until("card")
    page.locator(".card.legal").first.hover()
    expect(page.locator(".space.reach").first).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.locator(".space.reach")).to_have_count(0)


@pytest.mark.parametrize("spot", ["lighthouse", "tile", "harbour", "trade"])
def test_a_barred_place_of_the_coast_says_why(visit: Visit, spot: str) -> None:
    visitor = visit().seated("bretagne", 2)
    page = visitor.page
    visitor.play_until("load")
    page.locator(f"[data-spot^='{spot} ']").first.dispatch_event("click")
    refusal = page.locator(".refusal")
    expect(refusal.locator("li a").first).to_have_attribute("href", re.compile("^/rules/bretagne#"))
    expect(refusal.locator("strong")).not_to_contain_text(re.compile(rf"^{spot} "))  # words, not notation


def test_undo_takes_one_step_back_and_reset_the_whole_turn(visit: Visit) -> None:
    visitor = visit().seated("great-fire", 2)
    visitor.play_until("walk", "band")
    known = [visitor.legal()]
    for _ in range(2):
        visitor.play(next(action for action in visitor.legal() if action != "end"))
        known.append(visitor.turn())
    reset, undo = visitor.button("Reset my turn"), visitor.button("Undo")
    before = visitor.seq()
    undo.click()
    visitor.went_on(before)
    expect(visitor.page.locator("#legal option")).to_have_count(len(known[1]))
    assert visitor.legal() == known[1]
    visitor.play(next(action for action in visitor.legal() if action != "end"))
    before = visitor.seq()
    reset.click()
    visitor.went_on(before)
    visitor.turn()
    assert len(visitor.legal()) != len(known[2])
    expect(reset).to_have_count(0)
    expect(undo.and_(visitor.page.locator(":enabled"))).to_have_count(0)


def test_the_language_changes_without_a_reload(visit: Visit) -> None:
    visitor = visit().seated("great-fire")
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
    visitor = visit().seated("great-fire")
    page = visitor.page
    in_reach = "document.activeElement.closest('#panel .group, .board [data-space]') !== null"
    for _ in range(4):
        visitor.turn()
        before = visitor.seq()
        for _ in range(60):
            if page.evaluate(in_reach):
                break
            page.keyboard.press("Tab")
        assert page.evaluate(in_reach)
        page.keyboard.press("Enter")
        if page.locator(".sheet[role=dialog]").count():
            page.keyboard.press("Enter")  # the place again: it is confirmed
        visitor.went_on(before)
        visitor.turn()
        assert page.evaluate("document.activeElement !== document.body"), "the focus was lost"


def test_text_instead_of_the_board(visit: Visit) -> None:
    visitor = visit().seated("bretagne")
    visitor.turn()
    visitor.button("Menu").click()
    visitor.page.get_by_label("Show text instead of the board").check()
    board = visitor.page.locator(".board pre")
    expect(board).to_contain_text("Brest")
    visitor.page.keyboard.press("Escape")
    expect(visitor.button("Menu")).to_be_focused()
    text = board.inner_text()
    visitor.play()
    visitor.turn()
    expect(board).not_to_have_text(text, use_inner_text=True)
    expect(visitor.page.locator("[aria-live=polite].unseen")).not_to_be_empty()


def test_a_private_copy_to_try_things_on(visit: Visit) -> None:
    visitor = visit().seated("great-fire", moves=2)
    visitor.turn()
    table = visitor.table
    visitor.menu("private copy")
    visitor.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    visitor.at_table().turn()


@pytest.mark.parametrize("game", GAMES)
def test_advice_comes_with_its_reasons_and_can_be_taken(visit: Visit, game: str) -> None:
    visitor = visit().seated(game, 3, moves=5)
    legal = visitor.turn()
    visitor.button("Hint").click()
    hint = visitor.page.locator(".hint")
    expect(hint.locator("li").first).to_contain_text("% to win")
    assert 1 <= hint.locator("li").count() <= min(5, len(legal))
    visitor.shot(f"{game}-hint")
    before = visitor.seq()
    hint.locator("li button").first.click()
    visitor.went_on(before)
    expect(hint).to_be_hidden()


def test_the_log_points_at_the_board_and_names_clauses(visit: Visit) -> None:
    visitor = visit().seated("great-fire", 3, moves=18)
    page = visitor.page
    visitor.panel("log")
    log_lines = page.locator("#panel li")
    expect(log_lines.first).not_to_be_empty()
    assert (log_lines.first.locator("a").get_attribute("href") or "").startswith("/rules/great-fire#")
    moved = log_lines.filter(has_text="moves a fire from").first
    moved.hover()
    expect(page.locator(".space.lit").first).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.locator(".space.lit")).to_have_count(0)
    log_lines.first.locator("a").click()
    expect(page.locator("article:target")).to_be_visible()


def test_a_lighthouse_tells_how_matters_stand(visit: Visit) -> None:
    visitor = visit().seated("bretagne", 3, moves=14)
    page = visitor.page
    notes: dict[str, list[str]] = {}
    for _ in range(100):  # just now nobody may have workers on what is being built: build on
        legal = visitor.turn()
        notes = visitor.ask(f"/api/tables/{visitor.table}/notes?seat=0")["notes"]
        if notes:
            break
        visitor.play(next((action for action in legal if action.startswith(("build ", "on "))), legal[0]))
    assert notes
    lighthouse, lines = next(iter(notes.items()))
    page.locator(f"[data-spot='lighthouse {lighthouse}']").dispatch_event("pointerenter")
    for line in lines:
        expect(page.locator(".note")).to_contain_text(line)


def test_a_scoring_is_told_step_by_step(visit: Visit) -> None:
    visitor = visit().seated("bretagne", 2, moves=20)
    page = visitor.page
    updates = page.get_by_role("region", name="Scoring")
    for _ in range(200):
        expect(page.locator(".bar.turn").or_(page.locator(".end")).first).to_be_visible()
        page.wait_for_timeout(100)
        if updates.is_visible():
            break
        legal = visitor.turn()
        visitor.play(next((action for action in legal if action.startswith(("build ", "on "))), legal[0]))
    expect(updates.locator("li").first).not_to_be_empty()
    updates.locator("li").first.hover()
    visitor.shot("scoring")


@pytest.mark.parametrize("game", GAMES)
def test_one_looks_around_with_wheel_keys_and_fingers(visit: Visit, game: str) -> None:
    visitor = visit(width=400, height=800).seated(game, 2)
    page = visitor.page
    sheet, frame = page.locator(".frame > .sheet"), page.locator(".board div.frame")

    def lies() -> str:
        return sheet.get_attribute("style") or ""

    def moved(before: str) -> str:
        expect(sheet).not_to_have_attribute("style", before)
        return lies()

    box = frame.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    at = lies()
    page.mouse.move(x, y)
    page.mouse.wheel(0, -300)
    at = moved(at)
    frame.focus()
    for key in ("ArrowLeft", "ArrowDown", "+", "-", "0"):
        page.keyboard.press(key)
        at = moved(at)
    cdp = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 30), ("touchMove", 60), ("touchMove", 90)):
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    moved(at)


def test_a_game_is_replayed_step_by_step(visit: Visit) -> None:
    visitor = visit().seated("great-fire", 3, moves=8)
    page = visitor.page
    visitor.menu("Replay")
    page.wait_for_url("**/replay/**")
    expect(page.locator(".scrub")).to_contain_text("Decision 0 of")
    visitor.button("Next step").click()
    visitor.button("Next step").click()
    expect(page.locator(".scrub")).to_contain_text("Decision 2 of")
    visitor.button("Previous step").click()
    expect(page).to_have_url(f"{page.url.split('?')[0]}?n=1")
    visitor.button("Next turn").click()
    page.locator(".scrub input").press("End")
    expect(page.locator(".controls li").first).not_to_be_empty()
    link = page.url
    page.goto(link)
    expect(page.locator(".scrub")).to_contain_text(f"Decision {link.split('n=')[1].split('&')[0]} of")
    page.locator(".scrub input").press("Home")
    visitor.button("Play").click()
    expect(page.locator(".scrub")).to_contain_text("Decision 1 of")
    visitor.button("Pause").click()
    page.get_by_role("link", name="Go to the table").click()
    visitor.at_table()


def test_what_happens_is_played_on_the_map_until_a_key_is_pressed(visit: Visit) -> None:
    visitor = visit(moving=True).seated("great-fire", 2)
    page = visitor.page
    visitor.play_until("walk")
    visitor.play(next(action for action in visitor.legal() if action.startswith("walk ")))
    expect(page.locator(".animations > g").first).to_be_attached()
    page.keyboard.press("Shift")
    expect(page.locator(".animations > g")).to_have_count(0)


def test_nothing_moves_where_the_system_says_so(visit: Visit) -> None:
    visitor = visit().seated("great-fire", 2)
    page = visitor.page
    page.evaluate("() => { window.moved = 0; Element.prototype.animate = () => { window.moved += 1 } }")
    visitor.play_until("walk")
    visitor.play(next(action for action in visitor.legal() if action.startswith("walk ")))
    assert page.evaluate("window.moved") == 0


def test_the_citys_turn_is_told_to_two_players(visit: Visit) -> None:
    visitor = visit().seated("great-fire", 2)
    updates = visitor.page.get_by_role("region", name="Non-player turn")
    for _ in range(60):
        legal = visitor.turn()
        visitor.page.wait_for_timeout(100)  # the event appears shortly after the table has changed
        if updates.is_visible():
            break
        visitor.play("end" if "end" in legal else None)
    expect(updates.locator("li").first).not_to_be_empty()
    visitor.shot("city-turn")
    visitor.button("Close").click()
    expect(updates).to_be_hidden()


def test_title_and_icon_call_whose_turn_it_is(visit: Visit) -> None:
    mover, other = meeting(visit)
    expect(mover.page).to_have_title("● Your turn · Bretagne · Tinderbox")
    expect(mover.page.locator("#icon")).to_have_attribute("href", "/icon-turn.svg")
    expect(other.page).to_have_title("Bretagne · Tinderbox")
    mover.play()
    expect(other.page).to_have_title("● Your turn · Bretagne · Tinderbox")
    expect(mover.page.locator("#icon")).to_have_attribute("href", "/icon.svg")
