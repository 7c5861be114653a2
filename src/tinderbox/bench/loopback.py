"""HTTP and server-sent events on loopback with as little work as possible: what is measured is the server."""

import asyncio
import re
import time
from collections.abc import Callable
from typing import Any, Final, cast

import orjson

LENGTH: Final = re.compile(rb"\r\ncontent-length: (\d+)\r\n", re.IGNORECASE)
COOKIE: Final = re.compile(rb"\r\nset-cookie: ([^;]+);", re.IGNORECASE)
SEQ: Final = re.compile(rb'"seat":(\d+|null),"seq":(\d+),"from"')


class Line(asyncio.Protocol):
    """One connection that is kept: a request, its answer, the next request."""

    def __init__(self, port: int, cookie: bytes = b"") -> None:
        self.port: Final = port
        self.cookie = cookie
        self.transport: asyncio.Transport | None = None
        self.waiting: asyncio.Future[tuple[int, bytes, bytes]] | None = None
        self.buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is one without saying so

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

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes, bytes]:
        """Status, head and body of the answer."""
        if self.transport is None:
            await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)
        assert self.transport is not None
        content = b"" if body is None else orjson.dumps(body)
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncontent-type: application/json\r\n"
        cookie = b"cookie: %b\r\n" % self.cookie if self.cookie else b""
        self.waiting = asyncio.get_running_loop().create_future()
        self.transport.write(head.encode() + cookie + b"content-length: %d\r\n\r\n" % len(content) + content)
        return await self.waiting

    async def done(self, method: str, path: str, body: Any = None) -> Any:
        """The answer's JSON; what must succeed."""
        status, head, answer = await self.ask(method, path, body)
        if status not in (200, 201):
            raise RuntimeError(f"{method} {path}: {status} {answer[:300]!r}")
        if (cookie := COOKIE.search(head)) is not None:
            self.cookie = cookie[1]
        return orjson.loads(answer)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


class Ear(asyncio.Protocol):
    """One stream. Each event is handed on with the moment when it came."""

    def __init__(self, heard: Callable[[bytes, float], None]) -> None:
        self.heard: Final = heard
        self.buffer = b""
        self.transport: asyncio.Transport | None = None

    @classmethod
    async def open(cls, port: int, path: str, cookie: bytes, heard: Callable[[bytes, float], None]) -> "Ear":
        _, ear = await asyncio.get_running_loop().create_connection(lambda: cls(heard), "127.0.0.1", port)
        assert ear.transport is not None
        cookie = b"cookie: %b\r\n" % cookie if cookie else b""
        ear.transport.write(b"GET %b HTTP/1.1\r\nhost: 127.0.0.1:%d\r\n%b\r\n" % (path.encode(), port, cookie))
        return ear

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is one without saying so

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self.buffer = self.buffer + data if self.buffer else data
        *events, self.buffer = self.buffer.split(b"\n\n")
        for event in events:
            start = event.find(b"data: ")
            if start >= 0:
                end = event.find(b"\n", start)
                self.heard(event[start + 6 : end if end >= 0 else len(event)].rstrip(b"\r"), now)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()
