"""axe-core, run beside the page in a world of its own: the page's policy stays as it is."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

SOURCE: Final = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN: Final = "axe.run(document, {resultTypes: ['violations']}).then(found => found.violations)"


def found_by_axe(page: Page) -> list[str]:
    """What axe complains of, one line for each."""
    cdp = page.context.new_cdp_session(page)
    frame = cdp.send("Page.getFrameTree")["frameTree"]["frame"]["id"]
    world = cdp.send("Page.createIsolatedWorld", {"frameId": frame, "worldName": "axe"})["executionContextId"]
    cdp.send("Runtime.evaluate", {"expression": SOURCE.read_text(encoding="utf-8"), "contextId": world})
    response = cdp.send(
        "Runtime.evaluate", {"expression": RUN, "contextId": world, "awaitPromise": True, "returnByValue": True}
    )
    cdp.detach()
    return [
        f"{each['id']}: {each['nodes'][0]['target']} {each['nodes'][0]['failureSummary']}"
        for each in response["result"]["value"]
    ]
