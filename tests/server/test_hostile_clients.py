"""Clients that mean harm, many at once, against a server as a process: it stays well and bounded."""

import contextlib
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import sqlite_in
from tests.server.guests import Guest
from tests.server.hosting import Served

pytestmark = [pytest.mark.long]

MANY = 2000
MIB = 1024 * 1024
STREAM = b"GET /api/stream HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("hostile")
    with Served(sqlite_in(folder), folder, request_seconds=3, idle_seconds=3, stall_seconds=3, connections=4000) as it:
        yield it


def memory_of(served: Served) -> int:
    """Resident memory of the server's process, in bytes."""
    assert served.process is not None
    status = Path(f"/proc/{served.process.pid}/status").read_text()
    return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))


def sockets_of(served: Served) -> int:
    """Open sockets of the server's process."""
    assert served.process is not None
    found = 0
    for file in Path(f"/proc/{served.process.pid}/fd").iterdir():
        with contextlib.suppress(OSError):
            found += str(file.readlink()).startswith("socket:")
    return found


@contextlib.contextmanager
def unharmed(served: Served) -> Iterator[None]:
    """The server answers at once while it is attacked and afterwards, and its memory does not grow without bound."""
    with Guest(served.base, "Anna") as anna:
        table = anna.table("me", "me", "me", start=True)["state"]["table"]["id"]
        before = memory_of(served)
        yield
        healthy(served)
        assert memory_of(served) - before < 100 * MIB
        anna.done(f"/tables/{table}/chat", text="Still here")


def healthy(served: Served) -> None:
    """It answers while the attack lasts; how fast depends on what else this machine does."""
    assert httpx.get(f"{served.base}/healthz", timeout=20).status_code == 200


def connect(served: Served, address: int) -> socket.socket:
    """A connection from one of many addresses of this machine, none of which is the proxy's."""
    source = f"127.1.{address // 250}.{address % 250 + 1}"
    return socket.create_connection(("127.0.0.1", served.port), timeout=20, source_address=(source, 0))


def attacked(served: Served, many: int, send: Callable[[socket.socket], None]) -> int:
    """Many connections that do something and then stay; how many of them the server has closed after a while."""
    with contextlib.ExitStack() as lines:
        found = []
        for number in range(many):
            with contextlib.suppress(OSError):
                line = lines.enter_context(connect(served, number))
                found.append(line)
                send(line)
        healthy(served)
        time.sleep(4)
        deadline, closed = time.monotonic() + 30, 0
        while closed < len(found) and time.monotonic() < deadline:
            closed = sum(map(is_closed, found))
            time.sleep(0.5)
        return closed


def is_closed(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        while line.recv(65536):
            pass
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET / HTTP/1.1\r\nHost: loc", POST + b"Content-Length: 1000\r\n\r\n{", b"\x16\x03\x01" * 10],
    ids=["silent", "half-a-header", "half-a-body", "noise"],
)
def test_thousands_of_sockets(served: Served, sent: bytes) -> None:
    with unharmed(served):
        assert attacked(served, MANY, lambda line: line.sendall(sent)) == MANY


def test_deaf_clients(served: Served) -> None:
    """They ask for large answers and read none of them."""

    def ask(line: socket.socket) -> None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(b"GET /api/board/great-fire.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 30)

    with unharmed(served), contextlib.ExitStack() as lines:
        before = sockets_of(served)
        for number in range(40):
            ask(lines.enter_context(connect(served, number)))
        deadline = time.monotonic() + 30
        while sockets_of(served) > before + 5:  # the system goes on offering the rest; the server has let go of it
            assert time.monotonic() < deadline
            time.sleep(0.5)


def test_endless_headers_and_bodies(served: Served) -> None:
    """Each sends as fast as it can until it is stopped."""

    def endless(number: int) -> float:
        started = time.monotonic()
        with connect(served, number) as line, contextlib.suppress(OSError):
            line.sendall(POST + b"Transfer-Encoding: chunked\r\n\r\n" if number % 2 else b"GET / HTTP/1.1\r\n")
            piece = b"1000\r\n" + b" " * 4096 + b"\r\n" if number % 2 else b"X-More: " + b"x" * 4096 + b"\r\n"
            while time.monotonic() - started < 30:
                line.sendall(piece)
        return time.monotonic() - started

    with unharmed(served), ThreadPoolExecutor(20) as crowd:
        assert max(crowd.map(endless, range(100))) < 15


def test_clients_that_come_again_and_again(served: Served) -> None:
    """Streams that are opened and dropped at once, from one network: no more than its share is open at a time."""

    def open_and_drop(number: int) -> None:
        with contextlib.suppress(OSError), connect(served, number % 5) as line:
            line.sendall(STREAM)
            line.recv(100)

    with unharmed(served), ThreadPoolExecutor(20) as crowd:
        list(crowd.map(open_and_drop, range(3000)))


def test_streams_of_one_address(served: Served) -> None:
    with unharmed(served), contextlib.ExitStack() as lines:
        opened = 0
        for _ in range(150):
            line = lines.enter_context(connect(served, 1))
            line.sendall(STREAM)
            opened += b"200 OK" in line.recv(15)
        assert opened == 100
