"""Uploaded packs: each is stored once and opened once, however many tables play with it."""

import copy
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from sqlalchemy import event, func, select, text

from tests.server.guests import Data, Guest
from tests.server.hosting import opened
from tinderbox import game
from tinderbox.server.service import Service
from tinderbox.server.storage.schema import PACKS, UPLOADS
from tinderbox.server.tables import boxes

LARGE: Final = 1_300_000  # bytes
COPIES: Final = 20


def small_pack(name: str) -> Data:
    pack: Data = copy.deepcopy(game("bretagne").open(3).pack_data)
    pack["meta"]["id"] = f"{name}-1"
    return pack


def large_pack() -> Data:
    """A pack with many islands that have as many points as are allowed."""
    pack = small_pack("islands")
    island = pack["drawing"]["islands"][0]
    outline = [[500 + number % 2, 500 + number % 3] for number in range(1000)]
    pack["drawing"]["islands"] = [{**island, "outline": outline}] * 110
    assert len(json.dumps(pack)) > LARGE
    return pack


def table_with(guest: Guest, digest: str) -> str:
    made = guest.table("me", "me", "me", game="bretagne", pack=digest, start=True)
    return str(made["state"]["table"]["id"])


def stored_bytes(service: Service) -> int:
    """The size of the database, its log of recent writes apart."""
    with service.database.reading() as connection:
        if service.database.is_postgresql:
            return int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one())
        pages, size = (connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in ("page_count", "page_size"))
        return int(pages * size)


@contextmanager
def statements(service: Service) -> Iterator[list[str]]:
    """The statements that are executed meanwhile."""
    seen: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        seen.append(statement)

    event.listen(service.database.engine, "before_cursor_execute", note)
    try:
        yield seen
    finally:
        event.remove(service.database.engine, "before_cursor_execute", note)


def test_copies_of_a_table_store_its_pack_once(own_url: str) -> None:
    with opened(own_url) as (base, service), Guest(base, "Anna") as anna, Guest(base, "Bert") as bert:
        empty = stored_bytes(service)
        digests = {guest.done("/packs", game="bretagne", data=large_pack())["digest"] for guest in (anna, bert, anna)}
        (digest,) = digests
        table = table_with(anna, digest)
        for _ in range(COPIES):
            anna.done(f"/tables/{table}/clone")
        anna.done(f"/tables/{table}/abandon", seq=anna.state(table)["seq"])
        anna.done(f"/tables/{table}/rematch")
        anna.done("/records", record=anna.seen(f"/tables/{table}/record"))
        assert len({id(room.box) for room in service.rooms.rooms.values()}) == 1
        with service.database.reading() as connection:
            assert connection.execute(select(func.count()).select_from(PACKS)).scalar_one() == 1
            assert connection.execute(select(func.count()).select_from(UPLOADS)).scalar_one() == 2
        assert stored_bytes(service) - empty < 3 * LARGE
        with statements(service) as seen:
            tables = anna.seen("/me/tables", most=100)["tables"]
            assert len(tables) == COPIES + 3
            assert not any(each["pack_shipped"] for each in tables)
        assert not any("packs" in statement or "origin" in statement for statement in seen)
        assert [each["digest"] for each in bert.seen("/packs")["packs"]] == [digest]


def test_only_a_few_boxes_with_uploaded_packs_stay_open(own_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes, "MOST_UPLOADED", 2)
    with opened(own_url) as (base, service), Guest(base, "Anna") as anna:
        tables = []
        for name in ("north", "south", "west", "east"):
            digest = anna.done("/packs", game="bretagne", data=small_pack(name))["digest"]
            tables.append(table_with(anna, digest))
            shipped = anna.table("me", "me", "me", game="bretagne", start=True)["state"]["table"]["id"]
        opened_boxes = {id(room.box) for room in service.rooms.rooms.values() if not room.box.pack_shipped}
        assert len(opened_boxes) <= 2
        for table in (*tables, shipped):
            assert anna.state(table)["table"]["status"] == "playing"


def test_nobody_uses_a_pack_that_only_others_uploaded(own_url: str) -> None:
    with opened(own_url) as (base, _), Guest(base, "Anna") as anna, Guest(base, "Bert") as bert:
        digest = anna.done("/packs", game="bretagne", data=small_pack("west"))["digest"]
        seats = [{"kind": "me"}] * 3
        answer = bert.post("/tables", game="bretagne", players=3, seats=seats, pack=digest)
        assert (answer.status_code, answer.json()["error"]) == (422, "no-pack")
