"""Minimal HTTP and server-sent events on loopback, so that the server and not the client is measured."""

import asyncio
import re
import time
from collections.abc import Callable
from typing import Any, Final, cast

import orjson

LENGTH: Final = re.compile(rb"\r\ncontent-length: (\d+)\r\n", re.IGNORECASE)
COOKIE: Final = re.compile(rb"\r\nset-cookie: ([^;]+);", re.IGNORECASE)
SEQ: Final = re.compile(rb'"seat":(\d+|null),"seq":(\d+),"from"')


class Connection(asyncio.Protocol):
    """A persistent connection for one request at a time."""

    def __init__(self, port: int, cookie: bytes = b"") -> None:
        self.port: Final = port
        self.cookie: bytes = cookie
        self.transport: asyncio.Transport | None = None
        self.waiting: asyncio.Future[tuple[int, bytes, bytes]] | None = None
        self.buffer: bytes = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's has another base class

    def connection_lost(self, problem: Exception | None) -> None:
        self.transport = None
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_exception(problem or ConnectionResetError())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        head, end, rest = self.buffer.partition(b"\r\n\r\n")
        if not end:
            return
        length = LENGTH.search(head + b"\r\n")
        size = int(length[1]) if length else 0
        if len(rest) < size:
            return
        self.buffer = rest[size:]
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result((int(head[9:12]), head, rest[:size]))

    async def request(self, method: str, path: str, body: Any = None) -> tuple[int, bytes, bytes]:
        """Send a request; returns status, head and body of the response."""
        if self.transport is None:
            await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)
        assert self.transport is not None
        content = b"" if body is None else orjson.dumps(body)
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncontent-type: application/json\r\n"
        cookie = b"cookie: %b\r\n" % self.cookie if self.cookie else b""
        self.waiting = asyncio.get_running_loop().create_future()
        self.transport.write(head.encode() + cookie + b"content-length: %d\r\n\r\n" % len(content) + content)
        return await self.waiting

    async def json(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request that must succeed; returns the JSON of the response."""
        status, head, answer = await self.request(method, path, body)
        if status not in (200, 201):
            raise RuntimeError(f"{method} {path}: {status} {answer[:300]!r}")
        if (cookie := COOKIE.search(head)) is not None:
            self.cookie = cookie[1]
        return orjson.loads(answer)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


class EventStream(asyncio.Protocol):
    """An event stream. Calls `on_event` with each event and the time of its arrival."""

    def __init__(self, on_event: Callable[[bytes, float], None]) -> None:
        self.on_event: Final = on_event
        self.buffer: bytes = b""
        self.transport: asyncio.Transport | None = None

    @classmethod
    async def open(cls, port: int, path: str, cookie: bytes, on_event: Callable[[bytes, float], None]) -> "EventStream":
        _, stream = await asyncio.get_running_loop().create_connection(lambda: cls(on_event), "127.0.0.1", port)
        assert stream.transport is not None
        cookie = b"cookie: %b\r\n" % cookie if cookie else b""
        stream.transport.write(b"GET %b HTTP/1.1\r\nhost: 127.0.0.1:%d\r\n%b\r\n" % (path.encode(), port, cookie))
        return stream

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's has another base class

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self.buffer = self.buffer + data if self.buffer else data
        *events, self.buffer = self.buffer.split(b"\n\n")
        for event in events:
            start = event.find(b"data: ")
            if start >= 0:
                end = event.find(b"\n", start)
                self.on_event(event[start + 6 : end if end >= 0 else len(event)].rstrip(b"\r"), now)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()
