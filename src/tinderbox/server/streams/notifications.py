"""Notifications between workers: PostgreSQL's LISTEN/NOTIFY says which logs have grown and who listens where."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

import orjson
import psycopg
from sqlalchemy import URL, text

from tinderbox.core.events import Data
from tinderbox.server.storage.database import Database
from tinderbox.server.storage.writer import CHANNEL, packed

log: Final = logging.getLogger("tinderbox.notifications")

AGAIN: Final = 1.0  # seconds before another try
STALE: Final = 60.0
REPEAT: Final = 20.0
GATHER: Final = 0.1
MOST_NAMED: Final = 200  # listeners of one table that fit into a notification

MARKED: Final = 60  # letters within which a notification names its worker

Heard = Callable[[Data], Awaitable[None]]


class OtherWorkers:
    """Who listens at other workers, as far as they have said lately."""

    def __init__(self) -> None:
        self.said: Final[dict[str, dict[str, tuple[float, set[str], int]]]] = {}

    def hear(self, worker: str, table: str, guests: list[str], listening: int) -> None:
        there = self.said.setdefault(table, {})
        if listening:
            there[worker] = (time.monotonic(), set(guests), listening)
        else:
            there.pop(worker, None)
            if not there:
                del self.said[table]

    def present(self, table: str) -> tuple[set[str], int]:
        recent = time.monotonic() - STALE
        found = [entry for entry in self.said.get(table, {}).values() if entry[0] >= recent]
        return {guest for entry in found for guest in entry[1]}, sum(entry[2] for entry in found)


class Notifications:
    """One listening connection; what it hears of other workers is handed on."""

    def __init__(
        self,
        database: Database,
        worker: str,
        heard: Heard,
        presence: Callable[[str], None],
        here: Callable[[str], tuple[set[str], int]],
        gap: Callable[[], Awaitable[None]],
    ) -> None:
        self.database: Final = database
        self.worker: Final = worker
        self.mark: Final = f'"worker":"{worker}"'
        self.heard: Final = heard
        self.presence: Final = presence
        self.here: Final = here
        self.gap: Final = gap
        self.other_workers: Final = OtherWorkers()
        self.untold: set[str] = set()
        self.followed: set[str] = set()
        self.tasks: list[asyncio.Task[None]] = []
        self.listening: Final = asyncio.Event()

    async def start(self) -> None:
        self.tasks = [asyncio.create_task(self.listen()), asyncio.create_task(self.tell())]
        async with asyncio.timeout(AGAIN * 5):
            await self.listening.wait()

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def listen(self) -> None:
        first = True
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    plain(self.database.url), autocommit=True
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.listening.set()
                    if not first:
                        await self.gap()
                    first = False
                    async for notice in connection.notifies():
                        await self.take(notice.payload)
            except (psycopg.Error, OSError) as problem:
                log.warning("not listening", extra={"problem": type(problem).__name__})
            await asyncio.sleep(AGAIN)

    async def take(self, payload: str) -> None:
        if self.mark in payload[:MARKED]:
            return
        news: Data = orjson.loads(payload)
        await asyncio.gather(*(self.heard(told) for told in news.get("tables", ())))
        for told in news.get("presence", ()):
            self.other_workers.hear(news["worker"], told["table"], told["guests"], told["seq"])
            self.presence(told["table"])

    def changed(self, table: str) -> None:
        """Somebody came to listen here, or left."""
        self.untold.add(table)

    async def tell(self) -> None:
        """Say who listens here: soon after a change, and again from time to time."""
        repeated = time.monotonic()
        while True:
            await asyncio.sleep(GATHER)
            if time.monotonic() - repeated > REPEAT:
                repeated = time.monotonic()
                self.untold |= self.followed
            if not self.untold:
                continue
            tables, self.untold = self.untold, set()
            news: list[Data] = []
            for table in tables:
                guests, listening = self.here(table)
                named = sorted(guests, key=lambda id: (id.startswith("?"), id))[:MOST_NAMED]
                news.append({"table": table, "seq": listening, "guests": named})
                (self.followed.add if listening else self.followed.discard)(table)
            try:
                await asyncio.to_thread(self.send, packed(self.worker, news, "presence"))
            except Exception as problem:
                log.warning("presence not told", extra={"problem": type(problem).__name__})

    def send(self, payloads: list[str]) -> None:
        with self.database.writing() as connection:
            for payload in payloads:
                connection.execute(
                    text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
                )


def plain(url: URL) -> str:
    """The address as PostgreSQL's own library wants it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
