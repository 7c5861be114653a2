"""axe-core, run beside the page in a world of its own: the page's policy stays as it is."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

SOURCE: Final = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN: Final = "axe.run(document, {resultTypes: ['violations'], %s}).then(found => found.violations)"
CONTRAST: Final = "runOnly: ['color-contrast']"


def found_in_both_shades(page: Page) -> list[str]:
    """What axe complains of: everything in the light and, as the rest is the same, contrasts in the dark."""
    found = found_by_axe(page)
    page.emulate_media(color_scheme="dark")
    found += found_by_axe(page, CONTRAST)
    page.emulate_media(color_scheme="light")
    return found


def found_by_axe(page: Page, options: str = "") -> list[str]:
    """What axe complains of, one line for each."""
    cdp = page.context.new_cdp_session(page)
    frame = cdp.send("Page.getFrameTree")["frameTree"]["frame"]["id"]
    world = cdp.send("Page.createIsolatedWorld", {"frameId": frame, "worldName": "axe"})["executionContextId"]
    cdp.send("Runtime.evaluate", {"expression": SOURCE.read_text(encoding="utf-8"), "contextId": world})
    awaited = {"awaitPromise": True, "returnByValue": True}
    response = cdp.send("Runtime.evaluate", {"expression": RUN % options, "contextId": world, **awaited})
    cdp.detach()
    return [
        f"{each['id']}: {each['nodes'][0]['target']} {each['nodes'][0]['failureSummary']}"
        for each in response["result"]["value"]
    ]
