"""Servers to test against: in a thread of ours for speed, in processes of their own to be killed."""

import contextlib
import multiprocessing
import os
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import uvicorn

from tests.server.postgres import free_port
from tinderbox.bench.server_process import PROGRAM
from tinderbox.server.app import make_app, with_middleware
from tinderbox.server.service import Service
from tinderbox.server.serving import bound, configured, serve
from tinderbox.server.settings import Settings, read_settings

PATIENCE: Final = 60.0
GENEROUS: Final[dict[str, Any]] = {
    "moves_per_second": 10_000.0,
    "guests_per_minute": 1_000_000.0,
    "address_per_second": 100_000.0,
    "log_level": "warning",
}


@contextmanager
def in_thread(url: str, **given: Any) -> Iterator[str]:
    """A server in this process; its address."""
    with opened(url, **given) as (base, _):
        yield base


@contextmanager
def opened(url: str, **given: Any) -> Iterator[tuple[str, Service]]:
    """The same, with a look inside."""
    settings = Settings(**{**GENEROUS, "database_url": url, "port": 0, **given})
    app = make_app(settings)
    server = uvicorn.Server(configured(with_middleware(app, settings), settings))
    listening = bound(settings)
    port = listening.getsockname()[1]
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    deadline = time.monotonic() + PATIENCE
    while not server.started:
        assert thread.is_alive()
        assert time.monotonic() < deadline
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}", app.state.service
    finally:
        app.state.service.loop.call_soon_threadsafe(app.state.service.close_streams)
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()


class Served:
    """`tinderbox serve` as a process of its own."""

    def __init__(self, url: str, folder: Path, **given: Any) -> None:
        self.port: Final = free_port()
        self.base: Final = f"http://127.0.0.1:{self.port}"
        self.folder: Final = folder
        settings = {**GENEROUS, "database_url": url, "port": self.port, **given}
        variables = {f"TINDERBOX_{name.upper()}": str(value) for name, value in settings.items()}
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("TINDERBOX_")}
        self.environment: Final = {**inherited, **variables}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with (self.folder / f"server-{self.port}.log").open("ab") as log:
            self.process = subprocess.Popen([*PROGRAM, "serve"], env=self.environment, stdout=log, stderr=log)
        self.wait()

    def wait(self) -> None:
        """Until it can serve."""
        deadline = time.monotonic() + PATIENCE
        with httpx.Client(base_url=self.base, timeout=10, verify=False) as http:
            while True:
                assert self.is_running(), self.log()
                with contextlib.suppress(httpx.TransportError):
                    if http.get("/readyz").status_code == 200:
                        return
                assert time.monotonic() < deadline, self.log()
                time.sleep(0.05)

    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def log(self) -> str:
        return (self.folder / f"server-{self.port}.log").read_text()

    def kill(self) -> None:
        """kill -9, children included: a worker's children die with it."""
        assert self.process is not None
        for pid in descendants(self.process.pid):
            os.kill(pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait(PATIENCE)
        self.process = None

    def stop(self) -> int:
        if self.process is None:
            return 0
        self.process.terminate()
        code = self.process.wait(PATIENCE)
        self.process = None
        return code

    def workers(self) -> list[int]:
        """The processes that serve, where there are several."""
        assert self.process is not None
        return [pid for pid in descendants(self.process.pid) if b"spawn_main" in command_of(pid)]

    def __enter__(self) -> "Served":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class ForkedServer(Served):
    """The same, forked from a process that has imported everything: starting it again takes no time."""

    def start(self) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["tests.server.hosting"])
        log = str(self.folder / f"server-{self.port}.log")
        self.forked = context.Process(target=serve_with, args=(self.environment, log))
        self.forked.start()
        self.wait()

    def is_running(self) -> bool:
        return self.forked.is_alive()

    def kill(self) -> None:
        for pid in descendants(self.forked.pid or 0):
            os.kill(pid, signal.SIGKILL)
        self.forked.kill()
        self.forked.join(PATIENCE)

    def stop(self) -> int:
        self.forked.terminate()
        self.forked.join(PATIENCE)
        return self.forked.exitcode or 0


def serve_with(environment: dict[str, str], log: str) -> None:
    """Serve in this process with these variables; everything printed goes to a file."""
    os.environ.clear()
    os.environ.update(environment)
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(file, stream)
    serve(read_settings(), print)


def descendants(pid: int) -> list[int]:
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except FileNotFoundError:
        return []
    return [each for child in children for each in (int(child), *descendants(int(child)))]


def command_of(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except FileNotFoundError:
        return b""
