"""One reader: a browser tab or a program that listens. What waits for it is bounded."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from tinderbox.server.ids import fresh_id
from tinderbox.server.tables.viewer import Audience

SEPARATOR: Final = "~"


def cursor_text(cursor: dict[str, int]) -> str:
    """How far a reader has come at each of its tables: the id of a stream's event."""
    return SEPARATOR.join(f"{table}.{seq}" for table, seq in cursor.items())


def cursor_of(text: str) -> dict[str, int]:
    """What a `Last-Event-ID` says; anything that is no cursor says nothing."""
    cursor: dict[str, int] = {}
    for part in text[:8000].split(SEPARATOR):
        table, _, seq = part.partition(".")
        if table and len(table) <= 32 and seq.isascii() and seq.isdecimal() and len(seq) < 10:
            cursor[table] = int(seq)
    return cursor


class Reader:
    """What is on its way to one stream. When too much waits, all of it is dropped and the tables are told anew."""

    def __init__(self, guest: str | None, most_bytes: int) -> None:
        self.id: Final = fresh_id()
        self.guest: Final = guest
        self.most_bytes: Final = most_bytes
        self.cursor: dict[str, int] = {}
        self.audiences: dict[str, tuple[Audience, ...]] = {}
        self.waiting: deque[bytes] = deque()
        self.size: int = 0
        self.lost: bool = False
        self.closed: bool = False
        self.sent: float = time.monotonic()
        self.sending = False
        self.cut: Callable[[], object] = lambda: None
        self.wake: Final = asyncio.Event()

    def follows(self, table: str) -> bool:
        return table in self.audiences

    def push(self, table: str, seq: int, messages: list[tuple[bytes, bytes]]) -> None:
        """News of a table up to `seq`: (name, JSON) of each; they go out together."""
        if self.lost or self.closed:
            return
        if seq:
            self.cursor[table] = seq
        parts = [b"event: %b\ndata: %b\n\n" % message for message in messages[:-1]]
        name, data = messages[-1]
        parts.append(b"id: %b\nevent: %b\ndata: %b\n\n" % (cursor_text(self.cursor).encode(), name, data))
        self.put(b"".join(parts))

    def put(self, chunk: bytes) -> None:
        if self.lost or self.closed:
            return
        if self.size + len(chunk) > self.most_bytes and self.waiting:
            self.waiting.clear()
            self.size = 0
            self.lost = True
        else:
            self.waiting.append(chunk)
            self.size += len(chunk)
        self.wake.set()

    def close(self) -> None:
        """No more after what waits already."""
        self.closed = True
        self.wake.set()

    async def next(self) -> bytes:
        """What waits, as soon as something does."""
        if not self.waiting and not self.lost and not self.closed:
            self.wake.clear()
            await self.wake.wait()
        return self.take()

    def take(self) -> bytes:
        """What waits now, if anything does."""
        chunk = b"".join(self.waiting)
        self.waiting.clear()
        self.size = 0
        return chunk
