"""A person at a table: what they see and do, in few words."""

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

PATIENCE: Final = 30_000.0


class Visitor:
    def __init__(self, page: Page, shots: Path) -> None:
        self.page: Final = page
        self.shots: Final = shots

    # -- going places
    def start_page(self) -> "Visitor":
        self.page.goto("/")
        expect(self.page.locator(".card").first).to_be_visible(timeout=PATIENCE)
        return self

    def against_bots(self, game: str) -> "Visitor":
        """The one click from the start page to a game."""
        self.start_page()
        self.page.locator(".card").nth(["great-fire", "bretagne"].index(game)).locator("button").click()
        return self.at_table()

    def at_table(self) -> "Visitor":
        expect(self.page.locator(".table .board, .table .curtain").first).to_be_visible(timeout=PATIENCE)
        return self

    def new_table(self, game: str, *seats: str, name: str = "Ada", **options: str) -> "Visitor":
        """Through the form: each seat `me`, `bot`, `link` or `open`; options by the value's place."""
        page = self.page
        page.goto(f"/new/{game}")
        page.get_by_label("Your name").fill(name)
        page.get_by_label("Players").select_option(str(len(seats)))
        for number, kind in enumerate(seats):
            page.locator(".seats li").nth(number).locator("select").first.select_option(kind)
            if kind == "me" and number:
                page.locator(".seats li").nth(number).locator("input").fill(f"{name} {number + 1}")
        for option, choice in options.items():
            page.locator(f"input[name={option}]").nth(int(choice)).check()
        page.get_by_role("button", name="Open the table").click()
        return self

    @property
    def table(self) -> str:
        return self.page.url.rsplit("/", 1)[-1].split("?")[0]

    # -- looking
    @property
    def prompt(self) -> Locator:
        return self.page.locator(".bar .prompt")

    def legal(self) -> list[str]:
        """The legal actions as the page knows them, from the box for typing."""
        return [str(text) for text in self.page.locator("#legal option").evaluate_all("all => all.map(o => o.value)")]

    def turn(self) -> list[str]:
        """Wait until it is this visitor's turn; what may be done."""
        self.panel("actions")
        expect(self.page.locator("#typed")).to_be_visible(timeout=PATIENCE)
        return self.legal()

    def panel(self, name: str) -> "Visitor":
        tab = self.page.locator(f"#tab-{name}")
        if tab.get_attribute("aria-selected") != "true":
            tab.click()
        return self

    def seq(self) -> int:
        """How long the table's log is."""
        state: dict[str, Any] = self.page.request.get(f"/api/tables/{self.table}").json()
        return int(state["seq"])

    def shot(self, name: str) -> None:
        self.page.screenshot(path=self.shots / f"{name}.png")

    # -- doing
    def type(self, action: str) -> None:
        self.page.locator("#typed").fill(action)
        self.page.locator("#typed").press("Enter")

    def play(self, action: str | None = None) -> str:
        """An action, the first legal one if none is named; returns when the page has gone on."""
        legal = self.turn()
        chosen = action or legal[0]
        before = self.seq()
        self.type(chosen)
        self.page.wait_for_function(
            "([table, before]) => fetch(`/api/tables/${table}`).then(r => r.json()).then(s => s.seq > before)",
            arg=[self.table, before],
        )
        expect(self.page.locator("#typed[value='']").or_(self.page.locator(".table")).first).to_be_visible()
        return chosen
