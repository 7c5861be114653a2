"""Removes what nobody needs any more: old tables, unused packs, idle guests; a small batch per transaction."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, and_, delete, exists, or_, select, text, update

from tinderbox.server.settings import Settings
from tinderbox.server.storage.database import Database
from tinderbox.server.storage.schema import GUESTS, LOG, PACKS, SEATS, SNAPSHOTS, TABLES, UPLOADS

DAY: Final = 24 * 60 * 60 * 1000  # milliseconds
BATCH: Final = 20
MARKED: Final = 500
LOCK: Final = 1668
"""The advisory lock by which PostgreSQL lets only one worker at a time remove things."""


def mark_seen(database: Database, guests: Sequence[str], time: int) -> None:
    """Note that these guests are here; to the day, so that few rows change."""
    with database.writing() as connection:
        for first in range(0, len(guests), MARKED):
            here = GUESTS.c.id.in_(guests[first : first + MARKED])
            connection.execute(update(GUESTS).where(here, GUESTS.c.seen < time - DAY).values(seen=time))


@dataclass(frozen=True)
class Removed:
    """What one batch removed. `tables` are their ids."""

    tables: tuple[str, ...] = ()
    packs: int = 0
    guests: int = 0

    def __bool__(self) -> bool:
        return bool(self.tables or self.packs or self.guests)


def remove_batch(database: Database, settings: Settings, time: int) -> Removed:
    """Remove a few things that are out of date at this time; nothing if another worker is at it."""
    with database.writing() as connection:
        if database.is_postgresql:
            taken = text("SELECT pg_try_advisory_xact_lock(:lock)")
            if not connection.execute(taken, {"lock": LOCK}).scalar_one():
                return Removed()
        tables = remove_tables(connection, settings, time)
        packs = remove_packs(connection, settings, time)
        return Removed(tables, packs, remove_guests(connection, settings, time))


def remove_tables(connection: Connection, settings: Settings, time: int) -> tuple[str, ...]:
    days = {
        "over": settings.keep_finished_days,
        "abandoned": settings.keep_abandoned_days,
        "waiting": settings.keep_waiting_days,
        "playing": settings.keep_idle_days,
    }
    expired = [
        and_(TABLES.c.status == status, TABLES.c.touched < time - DAY * kept) for status, kept in days.items() if kept
    ]
    if not expired:
        return ()
    # The lock keeps the tables from being changed until they are gone; those being changed right now are passed over.
    asked = select(TABLES.c.id).where(or_(*expired)).order_by(TABLES.c.touched).limit(BATCH)
    ids = connection.execute(asked.with_for_update(skip_locked=True)).scalars().all()
    if ids:
        for part in (LOG, SNAPSHOTS, SEATS):
            connection.execute(delete(part).where(part.c.table_id.in_(ids)))
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))
    return tuple(ids)


def remove_packs(connection: Connection, settings: Settings, time: int) -> int:
    """Remove packs that no table plays with, and that nobody has uploaded or used lately."""
    if not settings.keep_packs_days:
        return 0
    old = PACKS.c.used < time - DAY * settings.keep_packs_days
    unused = ~exists().where(TABLES.c.uploaded_pack == PACKS.c.digest)
    asked = select(PACKS.c.digest).where(old, unused).order_by(PACKS.c.used).limit(BATCH)
    digests = connection.execute(asked.with_for_update(skip_locked=True)).scalars().all()
    if digests:
        connection.execute(delete(UPLOADS).where(UPLOADS.c.digest.in_(digests)))
        connection.execute(delete(PACKS).where(PACKS.c.digest.in_(digests)))
    return len(digests)


def remove_guests(connection: Connection, settings: Settings, time: int) -> int:
    """Remove guests, and programs, that have not been here for long and have no table, seat or program."""
    if not settings.keep_guests_days:
        return 0
    programs = GUESTS.alias()
    needed = [TABLES.c.owner == GUESTS.c.id, SEATS.c.guest == GUESTS.c.id, programs.c.owner == GUESTS.c.id]
    old = GUESTS.c.seen < time - DAY * settings.keep_guests_days
    asked = select(GUESTS.c.id).where(old, *(~exists().where(each) for each in needed)).order_by(GUESTS.c.seen)
    ids = connection.execute(asked.limit(BATCH).with_for_update(skip_locked=True)).scalars().all()
    if ids:
        connection.execute(delete(UPLOADS).where(UPLOADS.c.owner.in_(ids)))
        connection.execute(delete(GUESTS).where(GUESTS.c.id.in_(ids)))
    return len(ids)
