"""The guard at every door: headers, size, origin, pace. Whatever passes goes on to the API."""

import logging
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import Final
from urllib.parse import urlsplit

from fastapi import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tinderbox.server.http.addresses import AllowedHosts, TrustedProxies, network_of
from tinderbox.server.http.errors import error_response
from tinderbox.server.http.rate_limits import Limiter, too_often
from tinderbox.server.http.routing import SAFE
from tinderbox.server.messages import Refusal
from tinderbox.server.settings import Settings

log: Final = logging.getLogger("tinderbox.access")

SLOW: Final = 1.0
NOT_COUNTED: Final = nullcontext()
STREAM: Final = "/api/stream"
LARGE: Final = ("/api/packs", "/api/records")
CSP: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    ("content-security-policy", CSP),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=()"),
)


class LimitsMiddleware:
    """Around the whole application, streams included."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app: Final = app
        self.settings: Final = settings
        self.public_host: Final = urlsplit(settings.public_url).netloc.encode() or None
        pace = settings.address_per_second
        self.addresses: Final = Limiter(pace, pace * 5)
        self.hosts: Final = AllowedHosts(settings)
        self.proxies: Final = TrustedProxies(settings.trusted_proxies)
        self.streams: Final[Counter[str]] = Counter()
        self.headers: Final = [(name.encode(), value.encode()) for name, value in HEADERS]
        if settings.public_url.startswith("https://"):
            self.headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 0

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *self.headers]
                if scope["path"].startswith("/api/") and all(
                    name != b"cache-control" for name, _ in message["headers"]
                ):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        scope.setdefault("state", {})
        try:
            body = await self.admitted(scope, receive)
            with self.counted(host_of(scope)) if scope["path"] == STREAM else NOT_COUNTED:
                await self.app(scope, body or receive, send_on)
        except Refusal as refusal:
            await error_response(Request(scope), refusal)(scope, receive, send_on)
        finally:
            note(scope, status, time.perf_counter() - started)

    async def admitted(self, scope: Scope, receive: Receive) -> Receive | None:
        """Refuse what comes too often, too large or from another site. Read the body of a command first."""
        missing = self.addresses.wait(network_of(host_of(scope)))
        if missing > 0:
            raise too_often(missing)
        headers: dict[bytes, bytes] = dict(scope["headers"])
        if not self.hosts.allow(headers.get(b"host")):
            raise Refusal(400, "other-host")
        if scope["method"] in SAFE:
            return None
        self.check_origin(headers)
        if headers.get(b"content-type", b"").partition(b";")[0].strip().lower() != b"application/json":
            raise Refusal(415, "json-wanted")
        return await self.read(scope, headers, receive)

    @contextmanager
    def counted(self, host: str) -> Iterator[None]:
        """Count a stream while it is open; refuse it if its address has too many."""
        if host in self.proxies:
            yield
            return
        network, most = network_of(host), self.settings.streams_per_address
        if self.streams[network] >= most:
            raise Refusal(429, "too-many-streams", most=most)
        self.streams[network] += 1
        try:
            yield
        finally:
            self.streams[network] -= 1
            if not self.streams[network]:
                del self.streams[network]

    def check_origin(self, headers: dict[bytes, bytes]) -> None:
        """A page of another site cannot command in a guest's name. Programs send no such headers, or a token."""
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            raise Refusal(403, "other-site")
        origin = headers.get(b"origin")
        if origin is not None and origin.partition(b"://")[2] not in (headers.get(b"host"), self.public_host):
            raise Refusal(403, "other-site")

    async def read(self, scope: Scope, headers: dict[bytes, bytes], receive: Receive) -> Receive:
        """The whole body, if it is not too large."""
        large = scope["path"] in LARGE
        most = self.settings.pack_mib * 1024 * 1024 if large else self.settings.body_kib * 1024
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length[:12]) > most:
            raise Refusal(413, "too-large", most=most)
        parts: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                break
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > most:
                raise Refusal(413, "too-large", most=most)
            if not message.get("more_body"):
                break
        whole: Message = {"type": "http.request", "body": b"".join(parts), "more_body": False}
        given = False

        async def replayed() -> Message:
            nonlocal given
            if not given:
                given = True
                return whole
            return await receive()

        return replayed


def host_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def note(scope: Scope, status: int, seconds: float) -> None:
    """A line for what failed or took long; the rest only if asked for. Paths are templates: tokens stay out."""
    route = scope.get("route")
    level = logging.DEBUG
    if status >= 500 or status == 0:
        level = logging.WARNING
    elif seconds > SLOW and getattr(route, "path", "") != STREAM:
        level = logging.INFO
    if log.isEnabledFor(level):
        caller = scope.get("state", {}).get("caller")
        line = {
            "method": scope["method"],
            "route": getattr(route, "path", "-"),
            "status": status,
            "ms": round(seconds * 1000, 1),
            "guest": caller.id if caller is not None else None,
        }
        log.log(level, "request", extra=line)
