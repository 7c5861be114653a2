"""A person at a table: what they see and do, in few words."""

import re
import time
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Locator, Page, expect

from tinderbox.core.documents.records import full_record
from tinderbox.core.engine.rng import Rng
from tinderbox.core.match import Match
from tinderbox.games.registry import game as named

PATIENCE: Final = 30_000.0
NARROW: Final = 820
SHADES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")


@cache
def game_where(game: str, wanted: str, players: int, liking: str = "$") -> Match:
    """A game in which the first seat may do what is wanted; it did what is liked on the way, the others anything."""
    for seed in range(200):
        match = new_match(game, players, seed)
        for legal in random_decisions(match, seed, liking):
            if match.actor == 0 and any(re.match(wanted, action) for action in legal):
                return match
    raise AssertionError(f"no game came to {wanted}")


def random_decisions(match: Match, seed: int, liking: str = "$") -> Iterator[list[str]]:
    """Play a game to its end; yields what is legal before each decision."""
    rng = Rng(seed)
    while not match.over:
        legal = [str(action) for action in match.legal()]
        yield legal
        liked = [action for action in legal if re.match(liking, action)] if match.actor == 0 else []
        choices = liked or legal
        match.play(choices[int(rng.below(len(choices)))])


def new_match(game: str, players: int, seed: int) -> Match:
    return named(game).new(players, seed, names=["Ada", *(f"Bot {number}" for number in range(1, players))])


class Visitor:
    def __init__(self, page: Page, shots: Path) -> None:
        self.page: Final = page
        self.shots: Final = shots

    # -- going places
    def start_page(self) -> "Visitor":
        self.page.goto("/")
        expect(self.page.locator(".card").first).to_be_visible()
        return self

    def against_bots(self, game: str) -> "Visitor":
        """The one click from the start page to a game."""
        self.start_page()
        self.page.locator(".card").nth(["great-fire", "bretagne"].index(game)).locator("button").click()
        return self.at_table()

    def at_table(self) -> "Visitor":
        expect(self.page.locator(".board .frame, .board pre, .table .curtain").first).to_be_visible()
        return self

    def new_table(
        self, game: str, *seats: str, name: str = "Ada", bot: str = "random", options: Mapping[str, int] | None = None
    ) -> "Visitor":
        """Through the form: each seat `me`, `bot`, `link` or `open`; options by the value's place."""
        page = self.page
        page.goto(f"/new/{game}")
        page.get_by_label("Your name").fill(name)
        page.get_by_label("Number of players").select_option(str(len(seats)))
        for number, kind in enumerate(seats):
            seat = page.locator(".seats li").nth(number)
            seat.locator("select").first.select_option(kind)
            if kind == "bot":
                seat.locator("select").nth(1).select_option(bot)
            if kind == "me" and number:
                seat.locator("input").fill(f"{name} {number + 1}")
        for option, choice in (options or {}).items():
            page.locator(f"input[name={option}]").nth(choice).check()
        page.get_by_role("button", name="Open the table").click()
        return self

    def seated(self, game: str, players: int = 2, moves: int = 0, name: str = "Ada", **options: Any) -> "Visitor":
        """At a table with quick bots, without the way there; `moves` of the own decisions are made already."""
        table = self.begun(game, players, name, **options)
        while moves:
            state = self.ask(f"/api/tables/{table}?seat=0")
            if state["outcome"]:
                break
            if state["legal"]:
                self.decide(table, state, state["legal"][moves * 7 % len(state["legal"])])
                moves -= 1
            else:
                time.sleep(0.02)  # the bots decide
        self.page.goto(f"/t/{table}")
        return self.at_table()

    def seated_where(self, game: str, wanted: str, players: int = 2) -> list[str]:
        """At a table where an action that begins so is legal, as is soon the case. What may be done."""
        for _ in range(30):
            table = self.begun(game, players, "Ada")
            while not (state := self.ask(f"/api/tables/{table}?seat=0"))["outcome"]:
                legal: list[str] = state["legal"] or []
                if any(re.match(wanted, action) for action in legal):
                    self.page.goto(f"/t/{table}")
                    self.at_table()
                    return legal
                if legal:
                    self.decide(table, state, legal[state["seq"] * 7 % len(legal)])
                else:
                    time.sleep(0.02)  # the bots decide
        raise AssertionError(f"no game came to {wanted}")

    def continued_where(self, game: str, wanted: str, players: int = 2, liking: str = "$") -> list[str]:
        """The same for what is rare, in a game that was played here; what is liked is done on the way."""
        match = game_where(game, wanted, players, liking)
        self.continue_game(match)
        self.at_table()
        return [str(action) for action in match.legal()]

    def begun(self, game: str, players: int, name: str, **options: Any) -> str:
        """A table with quick bots, whose game has begun."""
        self.tell("/api/guests", name=name, language="en")
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in range(players - 1))]
        made = self.tell("/api/tables", game=game, players=players, seats=seats, options=options, start=True)
        return str(made["state"]["table"]["id"])

    def continue_game(self, match: Match) -> None:
        """Go to a table that continues a game which was played here; bots take all seats but the first."""
        self.tell("/api/guests", name="Ada", language="en")
        made = self.tell("/api/records", record=full_record(match))
        table, seq = made["table"]["id"], made["seq"]
        for seat in range(1, match.box.players):
            seq = self.tell(f"/api/tables/{table}/resign", seat=seat, seq=seq)["seq"]
        self.page.goto(f"/t/{table}")

    def decide(self, table: str, state: Any, action: str) -> None:
        """An action, past the page."""
        self.tell(f"/api/tables/{table}/actions", seat=0, seq=state["seq"], action=action)

    @property
    def table(self) -> str:
        return self.page.url.rsplit("/", 1)[-1].split("?")[0]

    # -- the server, past the page
    def tell(self, path: str, **body: Any) -> Any:
        key = {} if path.endswith(("guests", "records")) else {"key": f"{id(body)}-{self.count()}"}
        answer = self.page.request.post(path, data={**body, **key})
        assert answer.ok, answer.text()
        return answer.json()

    def ask(self, path: str) -> Any:
        answer = self.page.request.get(path)
        assert answer.ok, answer.text()
        return answer.json()

    counted = 0

    def count(self) -> int:
        Visitor.counted += 1
        return Visitor.counted

    def view(self) -> Any:
        """The table as this seat knows it."""
        return self.ask(f"/api/tables/{self.table}?seat=0")["view"]

    # -- queries
    @property
    def prompt(self) -> Locator:
        return self.page.locator(".bar .prompt")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def legal(self) -> list[str]:
        """The legal actions as the page knows them, from the box for typing."""
        return [str(text) for text in self.page.locator("#legal option").evaluate_all("all => all.map(o => o.value)")]

    def turn(self) -> list[str]:
        """Wait until it is this visitor's turn; what may be done."""
        expect(self.page.locator(".bar.turn")).to_be_visible()
        self.panel("actions")
        expect(self.page.locator("#typed")).to_be_visible()
        return self.legal()

    def panel(self, name: str) -> "Visitor":
        tab = self.page.locator(f"#tab-{name}")
        if tab.get_attribute("aria-selected") != "true":
            tab.click()
        return self

    def board(self) -> "Visitor":
        """On a phone a panel lies over the board: close it."""
        chosen = self.page.locator("[role=tab][aria-selected=true]")
        if self.width < NARROW and chosen.count():
            chosen.click()
        return self

    @property
    def width(self) -> int:
        size = self.page.viewport_size
        assert size is not None
        return size["width"]

    def seq(self) -> int:
        """How long the table's log is, as the page knows it."""
        return int(self.page.locator(".table").get_attribute("data-seq") or 0)

    def sideways(self) -> int:
        """By how much the page is wider than its window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"))

    def shot(self, name: str) -> None:
        """Keep a picture of the page."""
        self.pictured(name)
        self.page.screenshot(path=self.shots / f"{name}.png")

    def shot_in_both_shades(self, name: str) -> None:
        for shade in SHADES:
            self.page.emulate_media(color_scheme=shade)
            self.shot(f"{name}-{shade}")
        self.page.emulate_media(color_scheme="light")

    def pictured(self, name: str) -> None:
        """Wait until all pictures of the page are there."""
        awaited = "[...document.images].filter(each => !(each.complete && each.naturalWidth)).map(each => each.src)"
        for _ in range(600):
            if not self.page.evaluate(awaited):
                break
            self.page.wait_for_timeout(50)
        assert self.page.evaluate(awaited) == [], name

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
        self.went_on(before)
        return chosen

    def went_on(self, before: int) -> None:
        expect(self.page.locator(".table")).not_to_have_attribute("data-seq", str(before))

    def play_until(self, *verbs: str) -> list[str]:
        """First legal actions until one of these can be done; what may be done then."""
        while not any(action.split()[0] in verbs for action in self.turn()):
            self.play()
        return self.legal()

    def menu(self, name: str) -> None:
        """Something from the table's menu."""
        self.button("Menu").click()
        self.page.locator(".menu .sheet").get_by_text(name).click()
