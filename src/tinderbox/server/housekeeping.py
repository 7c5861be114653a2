"""Removes old tables, unused packs and idle guests by itself, as long as the server runs."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from tinderbox.server.ids import now
from tinderbox.server.service import Service
from tinderbox.server.storage.expired import mark_seen, remove_batch

log: Final = logging.getLogger("tinderbox.housekeeping")

MARK_EVERY: Final = 30.0  # seconds
FIRST: Final = 60.0  # after the start
EVERY: Final = 3600.0
PAUSE: Final = 0.2  # between two batches, so that games go on meanwhile


class Housekeeping:
    """One task per worker. On PostgreSQL the workers take turns."""

    def __init__(self, service: Service, clock: Callable[[], int] = now) -> None:
        self.service: Final = service
        self.clock: Final = clock
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        due = time.monotonic() + FIRST
        while True:
            await asyncio.sleep(MARK_EVERY)
            try:
                await self.mark_seen()
                if time.monotonic() >= due:
                    due = time.monotonic() + EVERY
                    await self.clean()
            except Exception as problem:
                log.warning("housekeeping failed", extra={"problem": type(problem).__name__})

    async def mark_seen(self) -> None:
        """Store which guests have been here."""
        active = self.service.active_guests
        guests = sorted(active)
        active.clear()
        if guests:
            await asyncio.to_thread(mark_seen, self.service.database, guests, self.clock())

    async def clean(self) -> None:
        """Remove everything that is out of date, batch by batch, and log how much it was."""
        await self.mark_seen()
        service = self.service
        tables = packs = guests = 0
        while removed := await asyncio.to_thread(remove_batch, service.database, service.settings, self.clock()):
            for table_id in removed.tables:
                if (room := service.rooms.rooms.get(table_id)) is not None:
                    service.rooms.drop(room)
            tables, packs, guests = tables + len(removed.tables), packs + removed.packs, guests + removed.guests
            await asyncio.sleep(PAUSE)
        if tables or packs or guests:
            log.info("removed", extra={"tables": tables, "packs": packs, "guests": guests})
