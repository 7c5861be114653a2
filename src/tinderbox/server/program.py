"""A program that plays at a server by a token: it listens to the stream and posts its actions."""

import logging
import secrets
import time
from collections.abc import Iterator
from typing import Any, Final

import httpx
from httpx_sse import connect_sse

from tinderbox.bots import bot
from tinderbox.bots.base import Bot
from tinderbox.core.box import Box
from tinderbox.games.registry import game
from tinderbox.server.messages import Refusal

log: Final = logging.getLogger("tinderbox.program")

Data = dict[str, Any]
AGAIN: Final = (0.5, 1.0, 2.0, 5.0, 10.0)
TRIES: Final = 5
QUIET: Final = 60.0  # seconds without even a heart-beat


class Program:
    """One bot at all tables where its token has a seat."""

    def __init__(self, server: str, token: str, spec: str, seed: int) -> None:
        self.http: Final = httpx.Client(base_url=server, headers={"Authorization": f"Bearer {token}"}, timeout=30)
        self.bot: Final[Bot] = bot(spec, seed)
        self.views: Final[dict[tuple[str, int], Data]] = {}
        self.boxes: Final[dict[str, Box]] = {}
        self.last: str = ""
        self.moves: int = 0

    def join(self, table: str) -> None:
        """Take an open seat."""
        answer = self.http.post(f"/api/tables/{table}/join", json={})
        if answer.status_code != 200:
            raise Refusal(answer.status_code, "said", words=said(answer))

    def run(self, moves: int | None = None) -> None:
        """Play until the program is stopped, or so many moves."""
        failures = 0
        while moves is None or self.moves < moves:
            try:
                for name, data in self.events():
                    failures = 0
                    self.hear(name, data)
                    if moves is not None and self.moves >= moves:
                        return
            except httpx.TransportError as problem:
                log.warning("no connection", extra={"problem": type(problem).__name__})
            time.sleep(AGAIN[min(failures, len(AGAIN) - 1)])
            failures += 1

    def events(self) -> Iterator[tuple[str, Data]]:
        """The stream's events, from where it broke off."""
        headers = {"Last-Event-ID": self.last} if self.last else {}
        with connect_sse(self.http, "GET", "/api/stream", headers=headers, timeout=QUIET) as source:
            response = source.response
            if response.status_code != 200:
                response.read()
                if response.status_code < 500 and response.status_code != 429:
                    raise Refusal(response.status_code, "said", words=said(response))
                return
            for event in source.iter_sse():
                self.last = event.id or self.last
                if event.data:
                    yield event.event, event.json()

    def hear(self, name: str, data: Data) -> None:
        """Keep the views up to date, and decide where a seat of ours must."""
        if name not in ("table", "update") or data["seat"] is None:
            return
        table = data["table"]["id"] if name == "table" else data["table"]
        key = (table, data["seat"])
        if data.get("view") is not None:
            self.views[key] = data["view"]
        elif data.get("changed") is not None and key in self.views:
            self.views[key] |= data["changed"]
        if data.get("legal") and key in self.views:
            self.decide(table, data["seat"], data["legal"], data["seq"])

    def decide(self, table: str, seat: int, legal: list[str], seq: int) -> None:
        chosen = self.choice(table, self.views[table, seat], legal) if len(legal) > 1 else legal[0]
        body = {"seat": seat, "action": chosen, "seq": seq, "key": secrets.token_hex(8)}
        for pause in AGAIN[:TRIES]:
            try:
                answer = self.http.post(f"/api/tables/{table}/actions", json=body)
            except httpx.TransportError:
                time.sleep(pause)
                continue
            if answer.status_code == 200:
                self.moves += 1
            if answer.status_code not in (429, 503):
                return
            time.sleep(pause)

    def choice(self, table: str, view: Data, legal: list[str]) -> str:
        actions = self.box(table, view).actions
        return str(self.bot.choose(view, [actions.parse(words) for words in legal]))

    def box(self, table: str, view: Data) -> Box:
        """The box that a table plays with; its pack is asked for where it does not ship."""
        if table not in self.boxes:
            which = game(view["game"])
            pack = view["pack"]
            if pack not in which.box.packs():
                pack = self.http.get(f"/api/tables/{table}/pack").raise_for_status().json()
            self.boxes[table] = which.open(view["players"], view["options"], pack)
        return self.boxes[table]

    def close(self) -> None:
        self.http.close()


def said(answer: httpx.Response) -> str:
    """What the server gave as its reason."""
    try:
        return str(answer.json()["message"])
    except (ValueError, KeyError, TypeError):
        return f"HTTP {answer.status_code}"
