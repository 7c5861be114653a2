"""`deploy/haproxy.cfg` as it is, on loopback before a server: it takes the attacks, and streams pass through."""

import contextlib
import os
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import sqlite_in
from tests.server.guests import Guest
from tests.server.hosting import Served
from tests.server.postgres import free_port

pytestmark = [pytest.mark.long]

CONFIGURATION = Path(__file__).resolve().parents[2] / "deploy" / "haproxy.cfg"
PATIENCE = 30.0


@dataclass
class Proxied:
    base: str
    plain: str
    served: Served

    def connected(self) -> ssl.SSLSocket:
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        url = httpx.URL(self.base)
        line = socket.create_connection((url.host, url.port or 443), timeout=PATIENCE)
        return context.wrap_socket(line, server_hostname="localhost")

    @property
    def is_well(self) -> bool:
        """The server answers at once, directly and through the proxy."""
        started = time.monotonic()
        direct = httpx.get(f"{self.served.base}/healthz").status_code
        elsewhere = httpx.HTTPTransport(verify=False, local_address="127.0.0.2")  # not the attacker's address
        with httpx.Client(transport=elsewhere) as http:
            outside = http.get(f"{self.base}/healthz").status_code
        return (direct, outside) == (200, 200) and time.monotonic() - started < 2.0


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    folder = tmp_path_factory.mktemp("proxy")
    secure, plain = free_port(), free_port()
    base = f"https://127.0.0.1:{secure}"
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    subprocess.run([*made, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    (folder / "tinderbox.pem").write_text(certificate.read_text() + key.read_text())
    with Served(sqlite_in(folder), folder, public_url=base) as served:
        text = CONFIGURATION.read_text()
        for written, here in (
            ("/etc/haproxy/tinderbox.pem", str(folder / "tinderbox.pem")),
            ("bind :443", f"bind 127.0.0.1:{secure}"),
            ("bind :80", f"bind 127.0.0.1:{plain}"),
            ("127.0.0.1:1666", f"127.0.0.1:{served.port}"),
        ):
            assert written in text
            text = text.replace(written, here)
        (folder / "haproxy.cfg").write_text(text)
        environment = {**os.environ, "PATH": f"{os.environ.get('PATH', '')}:/usr/sbin"}
        command = ["haproxy", "-db", "-f", str(folder / "haproxy.cfg")]
        with (folder / "haproxy.log").open("wb") as log:
            proxy = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        try:
            found = Proxied(base, f"http://127.0.0.1:{plain}", served)
            deadline = time.monotonic() + PATIENCE
            while True:
                assert proxy.poll() is None, (folder / "haproxy.log").read_text()
                with contextlib.suppress(httpx.TransportError):
                    if httpx.get(f"{base}/readyz", verify=False).status_code == 200:
                        break
                assert time.monotonic() < deadline
                time.sleep(0.1)
            yield found
        finally:
            proxy.terminate()
            proxy.wait(PATIENCE)


def closed_after(line: socket.socket, drip: bytes = b"", head: bytes = b"") -> float:
    """How long the proxy lets a connection send `head` and then a drop from time to time."""
    started = time.monotonic()
    line.settimeout(0.5)
    with contextlib.suppress(ConnectionError, ssl.SSLError, BrokenPipeError):
        line.sendall(head)
        while time.monotonic() - started < 2 * PATIENCE:
            with contextlib.suppress(TimeoutError):
                if not line.recv(65536):
                    break
            if drip:
                line.sendall(drip)
    return time.monotonic() - started


def test_games_are_played_through_it(proxied: Proxied) -> None:
    """Cookies are secure, http leads to https, and an event arrives when it happens, not when a buffer is full."""
    assert httpx.get(f"{proxied.plain}/").status_code == 301
    with Guest(proxied.base, "Anna") as anna:
        table = anna.table("me", "me", "me", start=True)["state"]["table"]["id"]
        with anna.stream() as ear:
            ear.until(table, 1)
            for _ in range(5):
                started = time.monotonic()
                ear.until(table, anna.done(f"/tables/{table}/chat", text="Hello")["seq"])
                assert time.monotonic() - started < 1.0
            time.sleep(20)  # the heartbeat keeps it open
            ear.until(table, anna.done(f"/tables/{table}/chat", text="Still here")["seq"])
            assert not ear.ended


def test_slow_headers(proxied: Proxied) -> None:
    with proxied.connected() as line:
        assert closed_after(line, b"X: y\r\n", b"GET / HTTP/1.1\r\nHost: localhost\r\n") < 15
    assert proxied.is_well


def test_a_slow_body(proxied: Proxied) -> None:
    head = (
        b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n"
    )
    with proxied.connected() as line:
        assert closed_after(line, b" ", head) < 45
    assert proxied.is_well


def test_huge_headers_and_bodies(proxied: Proxied) -> None:
    with httpx.Client(base_url=proxied.base, verify=False) as http:
        with contextlib.suppress(httpx.TransportError):
            assert http.get("/healthz", headers={"X-Large": "x" * 100_000}).status_code in (400, 431)
        json = {"Content-Type": "application/json"}
        with contextlib.suppress(httpx.TransportError):
            assert http.post("/api/packs", content=b" " * 3_000_000, headers=json).status_code == 413
    assert proxied.is_well


def test_idle_sockets(proxied: Proxied) -> None:
    """No more than a hundred from one address."""
    url = httpx.URL(proxied.base)
    with contextlib.ExitStack() as lines:
        idle = [lines.enter_context(socket.create_connection((url.host, url.port or 443))) for _ in range(150)]
        time.sleep(1)
        refused = 0
        for line in idle:
            line.setblocking(False)
            try:
                refused += line.recv(1) == b""
            except BlockingIOError:
                continue
            except ConnectionError:
                refused += 1
        assert refused >= 50
        assert proxied.is_well  # for everybody else
