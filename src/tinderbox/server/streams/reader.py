"""One reader: a browser tab or a program with an open stream. What waits for it is bounded."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from tinderbox.core.text.messages import Language
from tinderbox.server.ids import fresh_id
from tinderbox.server.tables.viewer import Audience

SEPARATOR: Final = "~"


def cursor_text(cursor: dict[str, int]) -> str:
    """The log length that a reader knows of each table: the id of a stream's event."""
    return SEPARATOR.join(f"{table}.{seq}" for table, seq in cursor.items())


def cursor_of(text: str) -> dict[str, int]:
    """Parse a `Last-Event-ID`. Malformed parts are ignored."""
    cursor: dict[str, int] = {}
    for part in text[:8000].split(SEPARATOR):
        table, _, seq = part.partition(".")
        if table and len(table) <= 32 and seq.isascii() and seq.isdecimal() and len(seq) < 10:
            cursor[table] = int(seq)
    return cursor


class Reader:
    """The queue of one stream. When too much waits, all of it is dropped and the tables' whole states are sent."""

    def __init__(self, guest: str | None, language: Language, most_bytes: int) -> None:
        self.id: Final = fresh_id()
        self.guest: Final = guest
        self.language: Final[Language] = language
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
        """Messages of a table up to log length `seq`, each a name and JSON. They are sent together."""
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
        """Take no more messages after those that wait."""
        self.closed = True
        self.wake.set()

    async def next(self) -> bytes:
        """Wait for messages and return all that wait."""
        if not self.waiting and not self.lost and not self.closed:
            self.wake.clear()
            await self.wake.wait()
        return self.take()

    def take(self) -> bytes:
        """Return all that waits now."""
        chunk = b"".join(self.waiting)
        self.waiting.clear()
        self.size = 0
        return chunk
