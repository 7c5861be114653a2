"""Guests to test with: a name, a cookie, and the things one does at a table."""

import contextlib
import random
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import httpx
from httpx_sse import EventSource

Data = dict[str, Any]
PATIENCE: Final = 30.0
Come = Callable[[str], "Guest"]


class Guest:
    """Somebody with a browser."""

    def __init__(self, base: str, name: str = "", **more: Any) -> None:
        self.http: Final = httpx.Client(base_url=base, timeout=PATIENCE, verify=False, **more)
        self.me: Data = {}
        if name:
            answer = self.http.post("/api/guests", json={"name": name})
            assert answer.status_code == 201, answer.text
            self.me = answer.json()

    def __enter__(self) -> "Guest":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.http.get(f"/api{path}", params=params)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/api{path}", json=body)

    def done(self, path: str, **body: Any) -> Any:
        """What must succeed."""
        answer = self.post(path, **body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def seen(self, path: str, **params: Any) -> Any:
        answer = self.get(path, **params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    # -- tables
    def table(self, *seats: str, game: str = "great-fire", **more: Any) -> Data:
        """A new table; a seat is `me`, `open`, `link` or a bot's spec."""
        wishes = [{"kind": seat} if seat in ("me", "open", "link") else {"kind": "bot", "bot": seat} for seat in seats]
        made: Data = self.done("/tables", game=game, players=len(seats), seats=wishes, **more)
        return made

    def state(self, table: str, **params: Any) -> Data:
        found: Data = self.seen(f"/tables/{table}", **params)
        return found

    def act(self, table: str, seat: int, action: str, seq: int, **more: Any) -> httpx.Response:
        return self.post(f"/tables/{table}/actions", seat=seat, action=action, seq=seq, **more)

    # -- streams
    def stream(self, last: str = "", **params: Any) -> "Ear":
        return Ear(self.http, params, {"Last-Event-ID": last} if last else {})


class Ear:
    """Listens to a stream in a thread of its own."""

    def __init__(self, http: httpx.Client, params: Data, headers: dict[str, str]) -> None:
        known: Any = {"base_url": http.base_url, "cookies": http.cookies, "headers": http.headers}
        self.client: Final = httpx.Client(timeout=None, verify=False, **known)
        self.heard: list[tuple[str, Data, str]] = []
        self.ended = False
        self.status = 0
        self.news: Final = threading.Condition()
        self.thread: Final = threading.Thread(target=self.listen, args=(params, headers), daemon=True)
        self.response: httpx.Response | None = None

    def __enter__(self) -> "Ear":
        self.thread.start()
        self.wait(lambda: self.status != 0)
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        if self.response is not None:
            stream = self.response.extensions["network_stream"].get_extra_info("socket")
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.shutdown(2)
        self.thread.join(PATIENCE)
        self.client.close()

    def listen(self, params: Data, headers: dict[str, str]) -> None:
        try:
            with self.client.stream("GET", "/api/stream", params=params, headers=headers) as response:
                self.response = response
                with self.news:
                    self.status = response.status_code
                    self.news.notify_all()
                if self.status != 200:
                    return
                for event in EventSource(response).iter_sse():
                    if not event.data:
                        continue
                    with self.news:
                        self.heard.append((event.event, event.json(), event.id))
                        self.news.notify_all()
        except httpx.TransportError:
            pass
        finally:
            with self.news:
                self.ended = True
                self.status = self.status or -1
                self.news.notify_all()

    def wait(self, condition: Any, patience: float = PATIENCE) -> None:
        deadline = time.monotonic() + patience
        with self.news:
            while not condition():
                assert self.news.wait(deadline - time.monotonic()), [event[:2] for event in self.heard[-3:]]

    def until(self, table: str, seq: int) -> None:
        """Heard of a table up to an entry."""
        self.wait(lambda: any(self.told(event, table) >= seq for event in self.heard))

    @staticmethod
    def told(event: tuple[str, Data, str], table: str) -> int:
        name, data, _ = event
        if name == "table" and data["table"]["id"] == table:
            return int(data["seq"])
        if name == "update" and data["table"] == table:
            return int(data["seq"])
        return -1

    @property
    def last(self) -> str:
        return next((id for *_, id in reversed(self.heard) if id), "")

    def of(self, name: str) -> Iterator[Data]:
        return (data for kind, data, _ in self.heard if kind == name)


def play_on(guests: dict[int, Guest], table: str, moves: int, seed: int = 1) -> int:
    """Random legal actions by whoever must decide; how many were made."""
    rng = random.Random(seed)
    optional_caller = next(iter(guests.values()))
    made = 0
    for _ in range(moves):
        state = optional_caller.state(table, spectate=True)
        actor = state["table"]["actor"]
        if actor is None:
            break
        mine = guests[actor].state(table, seat=actor)
        answer = guests[actor].act(table, actor, rng.choice(mine["legal"]), mine["seq"])
        assert answer.status_code == 200, answer.text
        made += 1
    return made
