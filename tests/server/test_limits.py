"""Connections, headers, bodies and streams have limits, and whoever stays within them notices nothing."""

import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import sqlite_in
from tests.server.guests import Guest
from tests.server.hosting import in_thread
from tinderbox.server.http.addresses import AllowedHosts, network_of
from tinderbox.server.settings import Settings

PATIENCE = 10.0
LIMITS: dict[str, Any] = {
    "request_seconds": 0.5,
    "idle_seconds": 1.0,
    "header_kib": 8,
    "connections_per_address": 5,
    "streams_per_address": 2,
    "stall_seconds": 0.5,
    "heartbeat_seconds": 0.2,
}


HEAD = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n"


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with in_thread(sqlite_in(tmp_path_factory.mktemp("limits")), **LIMITS) as base:
        yield base


def connected(base: str, source: str = "127.0.0.1") -> socket.socket:
    url = httpx.URL(base)
    return socket.create_connection((url.host, url.port or 80), timeout=PATIENCE, source_address=(source, 0))


def rest(line: socket.socket) -> bytes:
    """What still comes until the server closes the connection."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while piece := line.recv(65536):
            found += piece
    return found


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"\r\n",
        b"GET /healthz HT",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n",
        HEAD + b"{",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ],
)
def test_nothing_waits_for_ever(base: str, sent: bytes) -> None:
    started = time.monotonic()
    with connected(base) as line:
        line.sendall(sent)
        rest(line)
    assert time.monotonic() - started < 4.0


@pytest.mark.parametrize(
    "piece", [b"X-More: " + b"x" * 50 + b"\r\n", b"x", b"X-Large: " + b"x" * 2000], ids=["lines", "letters", "one"]
)
def test_endless_headers_end(base: str, piece: bytes) -> None:
    """However they are sent: 431 as soon as they are too large, or the end of the connection."""
    started, sent = time.monotonic(), 0
    with connected(base) as line, contextlib.suppress(ConnectionError):
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n")
        while time.monotonic() - started < PATIENCE:
            line.sendall(piece)
            sent += len(piece)
    assert sent < 8 * 1024 * 1024  # what the system's buffers took before the end was noticed
    assert time.monotonic() - started < 4.0


def test_large_headers_are_refused_and_usual_ones_are_not(base: str) -> None:
    with httpx.Client(base_url=base) as http:
        assert http.get("/healthz", headers={"X-More": "x" * 7000}).status_code == 200
        assert http.get("/healthz", headers={"X-More": "x" * 9000}).status_code == 431
        assert http.get("/healthz").status_code == 200


def test_a_slow_body_ends(base: str) -> None:
    started = time.monotonic()
    with connected(base) as line, contextlib.suppress(ConnectionError):
        line.sendall(HEAD)
        while time.monotonic() - started < PATIENCE:
            line.sendall(b" ")
            time.sleep(0.05)
    assert time.monotonic() - started < 3.0


def test_a_stream_stays_open(base: str) -> None:
    """Longer than any deadline: its request has arrived."""
    with Guest(base, "Anna") as anna:
        table = anna.table("me", "me", "me", start=True)["state"]["table"]["id"]
        with anna.stream() as ear:
            ear.until(table, 1)
            time.sleep(2.5)
            seq = anna.done(f"/tables/{table}/chat", text="Still here?")["seq"]
            ear.until(table, seq)
            assert not ear.ended


def test_an_answer_that_nobody_reads_is_given_up(base: str) -> None:
    """The answer is larger than what the system holds for a connection; then the server closes it."""
    with connected(base) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        request = b"GET /api/board/great-fire.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
        line.sendall(request * 30)
        time.sleep(4.0)
        with pytest.raises(ConnectionError):
            insist(line, request)


def insist(line: socket.socket, request: bytes) -> None:
    for _ in range(100):
        line.sendall(request)
        time.sleep(0.01)


def test_connections_from_one_address(base: str) -> None:
    """The proxy's address is not counted; another one has five connections, and a place again when one ends."""
    with contextlib.ExitStack() as lines:
        for _ in range(20):
            lines.enter_context(connected(base))
        mine = [lines.enter_context(connected(base, "127.0.0.2")) for _ in range(8)]
        time.sleep(0.2)
        assert sum(is_open(line) for line in mine) == 5
        assert httpx.get(f"{base}/healthz").status_code == 200
        for line in mine:
            line.close()
        time.sleep(0.1)
        with connected(base, "127.0.0.2") as line:
            assert is_open(line)


def is_open(line: socket.socket) -> bool:
    line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    with contextlib.suppress(ConnectionError):
        return line.recv(12) == b"HTTP/1.1 200"
    return False


def test_connections_in_all(tmp_path: Path) -> None:
    with in_thread(sqlite_in(tmp_path), connections=10) as base, contextlib.ExitStack() as lines:
        found = [lines.enter_context(connected(base)) for _ in range(15)]
        time.sleep(0.2)
        alive = 0
        for line in found:
            with contextlib.suppress(ConnectionError):
                alive += is_open(line)
        assert alive == 10


def test_streams_without_a_name_are_counted_by_network(base: str) -> None:
    """One /64 is one address."""
    headers = [{"X-Forwarded-For": f"2001:db8:0:1::{number:x}"} for number in range(3)]
    with Guest(base, headers=headers[0]) as one, Guest(base, headers=headers[1]) as two:
        with one.stream() as first, two.stream() as second:
            assert (first.status, second.status) == (200, 200)
            assert httpx.get(f"{base}/api/stream", headers=headers[2]).status_code == 429
            with Guest(base, headers={"X-Forwarded-For": "2001:db8:0:2::1"}) as other, other.stream() as third:
                assert third.status == 200
        time.sleep(0.2)
        with one.stream() as again:
            assert again.status == 200


def test_limits_by_address_count_a_network_as_one(tmp_path: Path) -> None:
    with in_thread(sqlite_in(tmp_path), guests_per_minute=3.0) as base:
        answers = [
            httpx.post(f"{base}/api/guests", json={"name": "Anna"}, headers={"X-Forwarded-For": f"2001:db8::{number}"})
            for number in range(5)
        ]
        assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 2


def test_networks() -> None:
    assert network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:2%eth0") == "2001:db8::/64"
    assert network_of("2001:db8:0:1::1") != network_of("2001:db8::1")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert network_of("") == ""


@pytest.mark.parametrize(
    ("given", "allowed", "refused"),
    [
        ({}, ["localhost", "LOCALHOST:1666", "127.0.0.1:80", "[::1]:1666", "[::1]"], ["evil.example", "192.0.2.1", ""]),
        ({"host": "0.0.0.0"}, ["192.0.2.1:1666", "[2001:db8::1]:80", "localhost"], ["evil.example", "[::1", "a@b"]),
        ({"public_url": "https://play.example"}, ["play.example", "Play.Example:443", "[::1]:1"], ["192.0.2.1", "x"]),
        ({"hosts": "a.example, B.example"}, ["a.example", "b.example:99"], ["c.example", "sub.a.example"]),
        ({"hosts": "*"}, ["evil.example", "192.0.2.1"], []),
    ],
)
def test_host_headers(given: dict[str, Any], allowed: list[str], refused: list[str]) -> None:
    hosts = AllowedHosts(Settings(**given))
    assert [host for host in allowed if not hosts.allow(host.encode())] == []
    assert [host for host in refused if hosts.allow(host.encode())] == []


def test_a_foreign_host_is_refused(base: str) -> None:
    answer = httpx.get(f"{base}/api/games", headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["error"]) == (400, "other-host")
    assert httpx.get(f"{base}/api/games").status_code == 200
