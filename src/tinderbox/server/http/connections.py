"""Limits for connections, which uvicorn does not have: how many, how long a request may take to arrive, how large its
headers are, and how long a client may leave an answer unread."""

import asyncio
import sys
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tinderbox.server.http.addresses import TrustedProxies, network_of
from tinderbox.server.settings import Settings

SPARE_FILES: Final = 256  # open files besides connections


class NotAccepted(Exception):
    """Stops the parser in the middle of a request."""


class Connections:
    """The open connections of this process, counted in all and by network."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.header_bytes: Final[int] = settings.header_kib * 1024
        self.proxies: Final = TrustedProxies(settings.trusted_proxies)
        self.most: Final = allow_files(settings.connections)
        self.total: int = 0
        self.by_network: Final[Counter[str]] = Counter()

    def enter(self, host: str) -> str | None:
        """Count a connection and return the key to `leave` with; None if there is no place for it."""
        key = "" if host in self.proxies else network_of(host)
        if self.total >= self.most:
            return None
        if key and self.by_network[key] >= self.settings.connections_per_address:
            return None
        self.total += 1
        self.by_network[key] += 1
        return key

    def leave(self, key: str) -> None:
        self.total -= 1
        self.by_network[key] -= 1
        if not self.by_network[key]:
            del self.by_network[key]


def allow_files(connections: int) -> int:
    """Raise the limit of open files, usually 1,024, for so many connections; how many it allows at last."""
    if sys.platform == "win32":
        return connections
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + SPARE_FILES
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(1, wanted - SPARE_FILES)


class LimitedProtocol(HttpToolsProtocol):
    """One connection within the limits. A stream may stay open: its request has arrived whole."""

    def __init__(self, *given: Any, limits: Connections, **more: Any) -> None:
        super().__init__(*given, **more)
        self.limits: Final = limits
        self.key: str | None = None
        self.arriving: bool = False  # a request has begun and is not complete
        self.in_headers: bool = False
        self.header_bytes: int = 0  # received for the headers of this request
        self.received: int = 0  # the size of what has just come
        self.too_large: bool = False
        self.deadline: asyncio.TimerHandle | None = None
        self.unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.key = self.limits.enter(self.client[0] if self.client else "")
        if self.key is None:
            transport.abort()
        else:
            self.set_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self.clear_deadline()
        self.resume_writing()
        if self.key is not None:
            self.limits.leave(self.key)

    # -- reading
    def data_received(self, data: bytes) -> None:
        if self.key is None or self.parser is None:
            return
        self.received = len(data)
        if self.in_headers:
            self.header_bytes += self.received
        super().data_received(data)
        if self.in_headers and self.header_bytes > self.limits.header_bytes:
            self.refuse_headers()
        elif self.deadline is None and (self.arriving or self.is_idle):
            self.set_deadline()

    @property
    def is_idle(self) -> bool:
        """No request is under way, and uvicorn's own timer for idle connections does not run."""
        done = self.cycle is None or self.cycle.response_complete
        return done and self.timeout_keep_alive_task is None

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.arriving = self.in_headers = True
        self.header_bytes = self.received

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if not self.in_headers:  # trailers: nothing here reads them
            raise NotAccepted

    def on_headers_complete(self) -> None:
        self.in_headers = False
        most = self.limits.header_bytes
        if self.header_bytes > most and len(self.url) + sum(len(n) + len(v) for n, v in self.headers) > most:
            self.too_large = True
            raise NotAccepted
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.arriving = False
        self.clear_deadline()
        super().on_message_complete()

    def refuse_headers(self) -> None:
        self.too_large = True
        self.send_400_response("")

    def send_400_response(self, msg: str) -> None:
        if self.too_large:
            self.transport.write(b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n\r\n")
            self.transport.close()
        else:
            super().send_400_response(msg)
        self.set_deadline()

    # -- writing
    def pause_writing(self) -> None:
        super().pause_writing()
        if self.unread is None:
            self.unread = self.loop.call_later(self.limits.settings.stall_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self.set_deadline()  # the rest of the answer may never be read

    def timeout_keep_alive_handler(self) -> None:
        self.transport.abort() if self.transport.get_write_buffer_size() else self.transport.close()

    # -- time
    def set_deadline(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.limits.settings.request_seconds, self.transport.abort)

    def clear_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
