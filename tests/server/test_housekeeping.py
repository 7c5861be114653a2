"""What nobody needs any more is removed by itself, and nothing else."""

import asyncio
import logging
import threading
from typing import Any, Final

import pytest
from sqlalchemy import func, select, text

from tests.server.guests import Guest
from tests.server.hosting import opened
from tests.server.test_packs import small_pack, table_with
from tinderbox.server.housekeeping import Housekeeping
from tinderbox.server.ids import now
from tinderbox.server.service import Service
from tinderbox.server.settings import Settings
from tinderbox.server.storage import expired
from tinderbox.server.storage.expired import DAY
from tinderbox.server.storage.schema import GUESTS, LOG, PACKS, SEATS, SNAPSHOTS, TABLES, UPLOADS

DAYS: Final[dict[str, Any]] = {
    "keep_finished_days": 40,
    "keep_abandoned_days": 10,
    "keep_waiting_days": 20,
    "keep_idle_days": 30,
    "keep_packs_days": 50,
    "keep_guests_days": 60,
}


def clean(service: Service, days: float) -> None:
    """Housekeeping in so many days."""
    housekeeping = Housekeeping(service, lambda: now() + int(days * DAY))
    asyncio.run_coroutine_threadsafe(housekeeping.clean(), service.loop).result(60)


def rows(service: Service) -> dict[str, int]:
    tables = (TABLES, SEATS, LOG, SNAPSHOTS, PACKS, UPLOADS, GUESTS)
    with service.database.reading() as connection:
        return {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar_one() for table in tables
        }


def statuses(guest: Guest) -> list[str]:
    return sorted(table["status"] for table in guest.seen("/me/tables")["tables"])


def four_tables(guest: Guest) -> dict[str, str]:
    """A table of each status; the one that plays has a pack of its own."""
    digest = guest.done("/packs", game="bretagne", data=small_pack("coast"))["digest"]
    guest.done("/packs", game="bretagne", data=small_pack("unused"))
    made = {"waiting": guest.table("me", "open", "open")["state"]["table"]["id"], "playing": table_with(guest, digest)}
    made["abandoned"] = guest.table("me", "me", "me", start=True)["state"]["table"]["id"]
    guest.done(f"/tables/{made['abandoned']}/abandon", seq=guest.state(made["abandoned"])["seq"])
    made["over"] = guest.table("me", "me", "me", start=True)["state"]["table"]["id"]
    return made


def test_each_thing_is_removed_in_its_time(own_url: str, caplog: pytest.LogCaptureFixture) -> None:
    with opened(own_url, **DAYS, log_level="info") as (base, service), Guest(base, "Anna") as anna:
        with Guest(base, "Idle"):
            made = four_tables(anna)
        with service.database.writing() as connection:
            connection.execute(TABLES.update().where(TABLES.c.id == made["over"]).values(status="over"))
        before = rows(service)
        assert (before["tables"], before["packs"], before["uploads"], before["guests"]) == (4, 2, 2, 2)
        clean(service, 9)
        assert rows(service) == before
        clean(service, 11)
        assert statuses(anna) == ["over", "playing", "waiting"]
        assert anna.get(f"/tables/{made['abandoned']}").status_code == 404
        clean(service, 21)
        assert statuses(anna) == ["over", "playing"]
        clean(service, 29)
        assert rows(service)["packs"] == 2
        clean(service, 31)
        assert statuses(anna) == ["over"]
        with caplog.at_level(logging.INFO, "tinderbox.housekeeping"):
            clean(service, 51)
        (line,) = [record for record in caplog.records if record.name == "tinderbox.housekeeping"]
        assert {name: getattr(line, name) for name in ("tables", "packs", "guests")} == {
            "tables": 1,
            "packs": 2,
            "guests": 0,
        }
        assert rows(service) == {**dict.fromkeys(before, 0), "guests": 2}
        clean(service, 61)
        assert rows(service)["guests"] == 1  # Anna was here until a moment ago
        clean(service, 120)
        assert rows(service)["guests"] == 0


def test_by_default_finished_games_stay_and_players_with_them(own_url: str) -> None:
    with opened(own_url) as (base, service), Guest(base, "Anna") as anna:
        made = four_tables(anna)
        with service.database.writing() as connection:
            connection.execute(TABLES.update().where(TABLES.c.id == made["over"]).values(status="over"))
        clean(service, 10_000)
        assert statuses(anna) == ["over"]
        assert anna.seen("/me")["name"] == "Anna"
        assert rows(service)["packs"] == 0


def test_zero_keeps_everything(own_url: str) -> None:
    with opened(own_url, **dict.fromkeys(DAYS, 0)) as (base, service), Guest(base, "Anna") as anna:
        four_tables(anna)
        before = rows(service)
        clean(service, 10_000)
        assert rows(service) == before


def test_a_guest_who_comes_back_stays(own_url: str) -> None:
    with opened(own_url, **DAYS) as (base, service), Guest(base, "Anna") as anna:
        with service.database.writing() as connection:
            connection.execute(GUESTS.update().values(seen=now() - 59 * DAY))
        service.active_guests.clear()
        with Guest(base, "Gone"):
            anna.seen("/me")
        clean(service, 2)
        assert rows(service)["guests"] == 2
        clean(service, 61)
        assert rows(service)["guests"] == 1


def test_many_are_removed_in_small_batches(own_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expired, "BATCH", 2)
    with opened(own_url, **DAYS) as (base, service), Guest(base, "Anna") as anna:
        for _ in range(5):
            anna.table("me", "open", "open")
        settings, later = Settings(**DAYS), now() + 21 * DAY
        sizes = [len(expired.remove_batch(service.database, settings, later).tables) for _ in range(4)]
        assert sizes == [2, 2, 1, 0]


def test_only_one_worker_at_a_time(own_url: str) -> None:
    if own_url.startswith("sqlite"):
        pytest.skip("SQLite has one worker")
    with opened(own_url, **DAYS) as (base, service), Guest(base, "Anna") as anna:
        anna.table("me", "open", "open")
        with service.database.writing() as other:
            other.execute(text(f"SELECT pg_advisory_xact_lock({expired.LOCK})"))
            assert not expired.remove_batch(service.database, Settings(**DAYS), now() + 21 * DAY)
        assert expired.remove_batch(service.database, Settings(**DAYS), now() + 21 * DAY).tables


def test_a_table_that_is_touched_meanwhile_stays(own_url: str) -> None:
    """Somebody joins while the batch is being chosen: the table is kept, and nothing waits for long."""
    with opened(own_url, **DAYS) as (base, service), Guest(base, "Anna") as anna, Guest(base, "Ben") as ben:
        table = anna.table("me", "open", "open")["state"]["table"]["id"]
        with service.database.writing() as connection:
            connection.execute(TABLES.update().values(touched=now() - 21 * DAY))
        service.rooms.rooms.clear()
        joined: list[Any] = []
        thread = threading.Thread(target=lambda: joined.append(ben.post(f"/tables/{table}/join")))
        thread.start()
        removed = expired.remove_batch(service.database, service.settings, now()).tables
        thread.join()
        assert (joined[0].status_code == 404) == (table in removed)
        assert rows(service)["tables"] == (0 if removed else 1)
