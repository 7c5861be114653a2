"""The table of who may do what stands in the docs; here everybody tries every door of it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx
import pytest

from tests.server.conftest import sqlite_in
from tests.server.guests import Data, Guest, play_on
from tests.server.hosting import in_thread

DOCS: Final = Path(__file__).resolve().parents[2] / "docs" / "server.md"
ROLES: Final = ("nobody", "stranger", "onlooker", "player", "seat", "owner")
LINE: Final = re.compile(r"^\| `(\w+) (/\S*)` \| (.+) \|$", re.MULTILINE)
DOORS: Final = [
    (method, path, [cell.strip() for cell in cells.split("|")])
    for method, path, cells in LINE.findall(DOCS.read_text().partition("## Who may do what")[2])
]
LOBBY: Final = ("join", "seats/{seat}", "start", "leave")
BODIES: Final[dict[str, Data]] = {
    "POST /api/guests": {"name": "Dora"},
    "PATCH /api/me": {"name": "Dora"},
    "POST /api/programs": {"name": "Engine"},
    "POST /api/tables": {"game": "great-fire", "players": 3, "seats": [{"kind": "me"}] * 3},
    "POST /api/records": {"record": {}},
    "POST /api/packs": {"game": "great-fire", "data": {}},
    "PUT /api/tables/{table}/seats/{seat}": {"setup": {"kind": "bot", "bot": "random"}},
    "POST /api/tables/{table}/leave": {"seat": 0},
    "POST /api/tables/{table}/back": {"seat": 0},
    "POST /api/tables/{table}/abandon": {"seq": 0},
    "POST /api/tables/{table}/chat": {"text": "Hello"},
    "POST /api/tables/{table}/actions": {"seat": 0, "action": "keep", "seq": 0},
    "POST /api/tables/{table}/undo": {"seat": 0, "seq": 0},
    "POST /api/tables/{table}/reset": {"seat": 0, "seq": 0},
    "POST /api/tables/{table}/ask-undo": {"seat": 0, "decisions": 0, "seq": 0},
    "POST /api/tables/{table}/consent": {"seat": 0, "yes": False, "request": 0, "seq": 0},
    "POST /api/tables/{table}/resign": {"seat": 0, "seq": 0},
    "POST /api/tables/{table}/clone?seat=": {"seat": 0},
}


class Scene:
    """A table in play, one that waits, and both again closed to onlookers; and everybody who may come to them."""

    def __init__(self, base: str) -> None:
        names = {"player": "Ben", "seat": "Cleo", "owner": "Anna", "stranger": "Eve", "onlooker": "Fay"}
        self.guests: Final = {role: Guest(base, name) for role, name in names.items()}
        self.guests["nobody"] = Guest(base)
        self.base: Final = base

    def table(self, *, open_to_all: bool, playing: bool) -> tuple[str, str]:
        """A new table and a link of it."""
        owner = self.guests["owner"]
        seats = ["open", "open", "me", "link"]
        made = owner.table(*seats, spectators=open_to_all)
        table = made["state"]["table"]["id"]
        if not open_to_all:
            # Who has the link may come in; here two of them do.
            for seat, role in ((0, "seat"), (1, "player")):
                link = owner.http.put(f"/api/tables/{table}/seats/{seat}", json={"setup": {"kind": "link"}}).json()
                self.guests[role].done(f"/links/{link['links'][str(seat)]}/claim")
        else:
            self.guests["seat"].done(f"/tables/{table}/join", seat=0)
            self.guests["player"].done(f"/tables/{table}/join", seat=1)
        if playing:
            owner.done(f"/tables/{table}/start", fill="random")
        return table, made["links"]["3"]

    def until_seat_decides(self, table: str) -> None:
        for _ in range(30):
            actor = self.guests["owner"].state(table, spectate=True)["table"]["actor"]
            if actor == 0:
                return
            if actor != 3:
                by_seat = {0: self.guests["seat"], 1: self.guests["player"], 2: self.guests["owner"]}
                play_on(by_seat, table, 1)

    def close(self) -> None:
        for guest in self.guests.values():
            guest.http.close()


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with in_thread(
        sqlite_in(tmp_path_factory.mktemp("rights")), streams_per_guest=1000, tables_per_guest=10_000
    ) as base:
        there = Scene(base)
        yield there
        there.close()


def knock(scene: Scene, role: str, method: str, path: str) -> httpx.Response:
    """Try a door as somebody."""
    inside = "{table}" in path or "watch=" in path or "{token}" in path
    playing = not any(path.endswith(name) for name in LOBBY)
    table, link = (
        scene.table(open_to_all=role != "stranger", playing=playing and "{token}" not in path) if inside else ("", "")
    )
    if path.endswith(("preview", "typed")):
        scene.until_seat_decides(table)
    where, _, query = path.partition("?")
    params: dict[str, str] = {}
    if method == "GET":
        if query or where.rpartition("/")[2] in ("legal", "why-not", "preview", "typed", "outlook", "hints"):
            params = {"watch": table} if query == "watch=" else {"seat": "0"}
        if where.endswith(("why-not", "preview")):
            params["action"] = "keep"
        if where.endswith("typed"):
            params["text"] = "keep"
        if where.endswith("outlook"):
            params["verb"] = "keep"
    given = {"seat": 3, "program": "none", "decisions": 0, "game": "great-fire", "language": "en"}
    where = where.format(table=table, token=link, **given)
    http = scene.guests[role].http
    body = BODIES.get(f"{method} {path}", {}) if method != "GET" else None
    with http.stream(method, where, params=params, json=body) as answer:
        if not where.endswith("stream") or answer.status_code != 200:
            answer.read()
        return answer


@pytest.mark.slow
@pytest.mark.parametrize(("method", "path", "cells"), DOORS, ids=[f"{method} {path}" for method, path, _ in DOORS])
def test_everybody_at_every_door(scene: Scene, method: str, path: str, cells: list[str]) -> None:
    for role, cell in zip(ROLES, cells, strict=True):
        fresh = role in ("onlooker", "stranger", "nobody") and method == "POST" and path == "/api/guests"
        if fresh or (role != "nobody" and path == "/api/me/logout"):  # they would be somebody else, or nobody
            continue
        status = knock(scene, role, method, path).status_code
        if cell == "yes":
            assert status < 500, role
            assert status not in (401, 403), role
            assert status != 404, role
        else:
            assert status == int(cell), role


def test_every_door_stands_in_the_table(scene: Scene) -> None:
    paths = httpx.get(f"{scene.base}/api/openapi.json").json()["paths"]
    known = {(method, path.partition("?")[0]) for method, path, _ in DOORS}
    assert known == {(method.upper(), path) for path, methods in paths.items() for method in methods}


def test_when_it_is_over_every_seat_is_open(scene: Scene) -> None:
    """After the end there are no secrets left."""
    anna = scene.guests["owner"]
    record = finished_record()
    table = anna.done("/records", record=record)["table"]["id"]
    for seat in range(3):
        assert anna.state(table, seat=seat)["view"]["own"] is not None
    assert scene.guests["stranger"].get(f"/tables/{table}").status_code == 404


def finished_record() -> Data:
    from tinderbox import game

    match = game("great-fire").new(3, seed=7)
    while match.actor is not None:
        match.play(match.legal()[0])
    return match.record()
