"""Removes old tables, unused packs and idle guests by itself, as long as the server runs."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from tinderbox.server.ids import now
from tinderbox.server.service import Service
from tinderbox.server.storage.expired import remove_batch

log: Final = logging.getLogger("tinderbox.housekeeping")

FIRST: Final = 60.0  # seconds after the start
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
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.clean()
            except Exception as problem:
                log.warning("housekeeping failed", extra={"problem": type(problem).__name__})
            await asyncio.sleep(EVERY)

    async def clean(self) -> None:
        """Remove everything that is out of date, batch by batch, and log how much it was."""
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
