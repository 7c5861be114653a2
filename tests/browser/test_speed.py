"""Figures of time, printed and not judged: a machine under load says little. Memory is judged.

`pytest -m long -s tests/browser/test_speed.py`
"""

import time
from statistics import median, quantiles
from typing import Any, Final

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.server.hosting import Served

pytestmark = pytest.mark.long
SLOW_LINE: Final = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 200_000}
SLOWER_CPU: Final = 4
MOVES: Final = 200
GROWTH_MIB: Final = 2.0
"""Between the hundredth and the last move; before that the log grows to what is kept of it."""

WATCH: Final = """() => {
  window.longest = [];
  new PerformanceObserver(list => list.getEntries().forEach(e => window.longest.push(e.duration)))
    .observe({entryTypes: ['longtask']});
}"""
FRAMES: Final = """() => {
  window.frames_seen = [];
  let last = performance.now();
  const next = now => {
    window.frames_seen.push(now - last);
    last = now;
    if (window.watching) requestAnimationFrame(next);
  };
  window.watching = true;
  requestAnimationFrame(next);
}"""
FEEDBACK: Final = """() => new Promise(done => {
  const table = document.querySelector('.table'), box = document.querySelector('#typed');
  box.value = document.querySelector('#legal option').value;
  box.dispatchEvent(new Event('input', {bubbles: true}));
  const begun = performance.now();
  const watcher = new MutationObserver(() => {
    watcher.disconnect();
    requestAnimationFrame(() => done(performance.now() - begun));
  });
  watcher.observe(table, {attributes: true, attributeFilter: ['data-seq']});
  box.form.requestSubmit();
})"""


def measured(cdp: CDPSession) -> dict[str, float]:
    return {each["name"]: each["value"] for each in cdp.send("Performance.getMetrics")["metrics"]}


def test_the_start_page_on_a_slow_line(visit: Visit) -> None:
    taken = []
    for _ in range(3):
        visitor = visit(width=390, height=800)
        page = visitor.page
        cdp = page.context.new_cdp_session(page)
        cdp.send("Network.enable")
        cdp.send("Network.emulateNetworkConditions", SLOW_LINE)
        cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER_CPU})
        begun = time.perf_counter()
        page.goto("/", wait_until="commit")
        page.locator(".card button:enabled").first.wait_for()
        taken.append(time.perf_counter() - begun)
        cdp.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        page.wait_for_load_state("networkidle")
    print(f"\nstart page, 1.6 Mbit/s, 150 ms, CPU 4 times slower: interactive after {summary(taken, 's')}")


@pytest.mark.parametrize("game", ["great-fire", "bretagne"])
def test_a_table_on_a_slow_line(visit: Visit, game: str) -> None:
    visitor = visit(width=390, height=800).seated(game, 3, moves=6)
    page = visitor.page
    cdp = page.context.new_cdp_session(page)
    cdp.send("Network.enable")
    cdp.send("Network.setCacheDisabled", {"cacheDisabled": True})
    cdp.send("Network.emulateNetworkConditions", SLOW_LINE)
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER_CPU})
    begun = time.perf_counter()
    page.reload(wait_until="commit")
    page.locator("#tab-actions").wait_for()
    usable = time.perf_counter() - begun
    page.locator(".board div.frame").wait_for()
    drawn = time.perf_counter() - begun
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    page.wait_for_load_state("load")
    print(f"\n{game} on the same line, nothing kept: actions after {usable:.2f} s, the board after {drawn:.2f} s")


@pytest.mark.parametrize("game", ["great-fire", "bretagne"])
def test_feedback_and_panning(visit: Visit, game: str) -> None:
    visitor = visit(moving=True).seated(game, 2, moves=4)
    page = visitor.page
    lags = []
    for _ in range(15):
        visitor.turn()
        lags.append(float(page.evaluate(FEEDBACK)))
    print(f"\n{game}: feedback of a move {summary(lags, 'ms')}")
    page.evaluate(WATCH)
    cdp = page.context.new_cdp_session(page)
    cdp.send("Performance.enable")
    box = page.locator(".board div.frame").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -600)
    page.wait_for_timeout(300)
    page.mouse.down()
    page.evaluate(FRAMES)
    before, steps = measured(cdp), []
    for step in range(120):
        at = measured(cdp)
        page.mouse.move(x + (step % 60) * 4 - 120, y + (step % 40) * 3 - 60)
        now = measured(cdp)
        steps.append(
            sum(now[name] - at[name] for name in ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")) * 1000
        )
    page.mouse.up()
    page.evaluate("window.watching = false")
    after = measured(cdp)
    frames = page.evaluate("window.frames_seen")
    tasks = page.evaluate("window.longest")
    print(f"{game}: script, style and layout of a step of panning {summary(steps, 'ms')}")
    print(
        f"{game}: time from frame to frame {summary(frames, 'ms')}; tasks over 50 ms: {[round(each) for each in tasks]}"
    )
    print(f"{game}: all tasks {(after['TaskDuration'] - before['TaskDuration']) * 1000 / len(steps):.1f} ms a step")


def test_memory_over_a_long_game(visit: Visit, service: Served) -> None:
    visitor = visit(moving=True).seated("great-fire", 2)
    cdp = visitor.page.context.new_cdp_session(visitor.page)
    cdp.send("Performance.enable")
    sizes: dict[int, dict[str, Any]] = {}
    played = 0
    while played <= MOVES:
        if played % 50 == 0:
            sizes[played] = used(cdp)
        played += play_on(visitor)
    print(f"\nmemory by own decisions: {sizes}")
    assert sizes[MOVES]["MiB"] - sizes[MOVES // 2]["MiB"] < GROWTH_MIB


def play_on(visitor: Visitor) -> int:
    """One decision; a finished game is played again on the same page."""
    page = visitor.page
    end = page.locator(".end")
    expect(page.locator("#typed").or_(end).first).to_be_visible(timeout=60_000)
    if end.is_visible():
        visitor.button("Rematch").click()
        expect(end).to_be_hidden()
        return 0
    legal = visitor.legal()
    if not legal:
        return 0
    before = visitor.seq()
    visitor.type(legal[before % len(legal)])
    visitor.went_on(before)
    return 1


def used(cdp: CDPSession) -> dict[str, Any]:
    """What is still there after a collection."""
    cdp.send("HeapProfiler.collectGarbage")
    found = measured(cdp)
    return {
        "MiB": round(found["JSHeapUsedSize"] / 2**20, 2),
        "nodes": int(found["Nodes"]),
        "listeners": int(found["JSEventListeners"]),
    }


def summary(figures: list[float], unit: str) -> str:
    ordered = sorted(figures)
    p95 = quantiles(ordered, n=20)[-1] if len(ordered) > 3 else ordered[-1]
    return f"median {median(ordered):.2f} {unit}, p95 {p95:.2f} {unit}, most {ordered[-1]:.2f} {unit} ({len(ordered)})"
