"""The only writer: it puts all waiting commands into one transaction, and publishes them after the commit.

While a batch is being made durable the next one gathers, so the disk sets the size of the batches by itself.
"""

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from tinderbox.core.events import Data
from tinderbox.server.storage.database import Database, dumps
from tinderbox.server.storage.entries import Change
from tinderbox.server.storage.packs import keep_packs
from tinderbox.server.storage.schema import LOG, MUTABLE, SEATS, SNAPSHOTS, TABLES

log: Final = logging.getLogger("tinderbox.writer")

MOST_AT_ONCE: Final = 256
CHANNEL: Final = "tinderbox"
MOST_NEWS: Final = 7000  # bytes of one notification; PostgreSQL takes fewer than 8000

UPDATE_TABLE: Final = (
    update(TABLES).where(TABLES.c.id == bindparam("id_")).values({name: bindparam(name) for name in MUTABLE})
)
UPDATE_SEAT: Final = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("table_id_"), SEATS.c.seat == bindparam("seat_"))
    .values({name: bindparam(name) for name in ("kind", "guest", "name", "bot", "link", "nonce", "ready", "gone")})
)
DROP_SNAPSHOTS: Final = delete(SNAPSHOTS).where(
    SNAPSHOTS.c.table_id == bindparam("table_id_"), SNAPSHOTS.c.seq < bindparam("seq_")
)


class WriteConflict(Exception):
    """Somebody else's entry has this place in the log: look again."""


class DatabaseUnavailable(Exception):
    """The database does not answer or cannot take more; nothing is known to be written."""


class Writer:
    """Takes changes, answers when they are durable."""

    def __init__(self, database: Database, worker: str) -> None:
        self.database: Final = database
        self.worker: Final = worker
        self.waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self.wake: Final = asyncio.Event()
        self.thread: Final = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.task: asyncio.Task[None] | None = None
        self.writing: bool = False

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Write what waits, then end."""
        while self.waiting or self.writing:
            await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.thread.shutdown()

    def put(self, change: Change) -> asyncio.Future[None]:
        """Done when the change is durable; fails with WriteConflict or DatabaseUnavailable.

        The change is written even if nobody waits for it."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, answer))
        self.wake.set()
        return answer

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self.wake.wait()
            batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            if not self.waiting:
                self.wake.clear()
            changes = [change for change, _ in batch]
            self.writing = True
            outcomes = await loop.run_in_executor(self.thread, self.write_all, changes)
            self.writing = False
            for (_, answer), outcome in zip(batch, outcomes, strict=True):
                if answer.done():
                    continue
                if outcome is None:
                    answer.set_result(None)
                else:
                    answer.set_exception(outcome)

    def write_all(self, changes: Sequence[Change]) -> list[Exception | None]:
        """One transaction for all; if one of them cannot be, each by itself."""
        try:
            return self.write(changes)
        except IntegrityError:
            if len(changes) == 1:
                return [WriteConflict()]
            return [outcome for change in changes for outcome in self.write_all([change])]
        except (OperationalError, DBAPIError) as problem:
            log.error("storage away", extra={"problem": str(problem.orig)[:200]})
            return [DatabaseUnavailable(str(problem.orig)[:200])] * len(changes)
        except Exception as problem:
            log.exception("writing failed")
            return [DatabaseUnavailable(type(problem).__name__)] * len(changes)

    def write(self, changes: Sequence[Change]) -> list[Exception | None]:
        with self.database.writing() as connection:
            known = self.lengths(connection, changes)
            good = [change for change in changes if known.get(change.table_id) == change.before]
            self.write_tables(connection, good)
            if self.database.is_postgresql:
                self.notify(connection, good)
        fine = {id(change) for change in good}
        return [None if id(change) in fine else WriteConflict() for change in changes]

    def lengths(self, connection: Connection, changes: Sequence[Change]) -> dict[str, int]:
        """How long the logs are now; on PostgreSQL the tables are ours until the commit."""
        ids = sorted(change.table_id for change in changes if change.before is not None)
        if not ids:
            return {}
        asked = select(TABLES.c.id, TABLES.c.seq).where(TABLES.c.id.in_(ids)).order_by(TABLES.c.id).with_for_update()
        return {row.id: row.seq for row in connection.execute(asked)}

    def write_tables(self, connection: Connection, changes: Sequence[Change]) -> None:
        new = [change.table for change in changes if change.before is None]
        if new:
            keep_packs(connection, [change.pack for change in changes if change.pack is not None])
            connection.execute(insert(TABLES), new)
            connection.execute(insert(SEATS), [seat for c in changes if c.before is None for seat in c.seats])
        old = [change for change in changes if change.before is not None]
        if old:
            rows = [{"id_": c.table_id, **{name: c.table[name] for name in MUTABLE}} for c in old]
            connection.execute(UPDATE_TABLE, rows)
        seats = [
            {**seat, "table_id_": seat["table_id"], "seat_": seat["seat"]} for change in old for seat in change.seats
        ]
        if seats:
            connection.execute(UPDATE_SEAT, seats)
        if entries := [entry.row(change.table_id) for change in changes for entry in change.entries]:
            connection.execute(insert(LOG), entries)
        if snapshots := [change.snapshot for change in changes if change.snapshot is not None]:
            connection.execute(insert(SNAPSHOTS), snapshots)
            connection.execute(DROP_SNAPSHOTS, [{"table_id_": s["table_id"], "seq_": s["seq"]} for s in snapshots])

    def notify(self, connection: Connection, changes: Sequence[Change]) -> None:
        """Tell the other workers which logs have grown: it reaches them if and when this transaction is committed."""
        for payload in packed(self.worker, [news_of(change) for change in changes]):
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})


def news_of(change: Change) -> Data:
    """Which table, how long its log is, who came or went; and all that is new, so that nobody need read it again."""
    news: Data = {"table": change.table_id, "seq": change.after, "guests": change.guests}
    if change.before is not None and not change.seats:
        news["before"] = change.before
        news["row"] = {name: change.table[name] for name in MUTABLE}
        news["entries"] = [entry.row(change.table_id) for entry in change.entries]
    return news


def packed(worker: str, news: Sequence[Data], kind: str = "tables") -> list[str]:
    """News in as few notifications as their size allows; what is too long for one must be read."""
    if not news:
        return []
    whole = dumps({"worker": worker, kind: list(news)})
    if len(whole.encode()) <= MOST_NEWS:
        return [whole]
    if len(news) == 1:
        return [dumps({"worker": worker, kind: [{name: news[0][name] for name in ("table", "seq", "guests")}]})]
    half = len(news) // 2
    return packed(worker, news[:half], kind) + packed(worker, news[half:], kind)
