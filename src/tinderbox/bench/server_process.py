"""The server under load: its own process, and what the system and the profiler say about it."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import orjson

from tinderbox.bench.loopback import Connection
from tinderbox.bench.profiler import Samples

TIMEOUT: Final = 60.0
RUN: Final = "from tinderbox.cli.main import main; main()"
PROGRAM: Final = (sys.executable, "-c", RUN)
PROFILED: Final = (sys.executable, "-c", f"from tinderbox.bench.profiler import start; start(); {RUN}")
TICKS: Final = os.sysconf("SC_CLK_TCK")


class ServerProcess:
    """`tinderbox serve` in its own process, with high limits. A single worker is profiled."""

    def __init__(self, url: str, folder: Path, workers: int = 1, **more: str) -> None:
        self.log: Final = folder / "server.log"
        self.profile: Final = folder / "profile.json"
        self.workers: Final = workers
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("TINDERBOX_")}
        self.environment: Final = inherited | {
            "TINDERBOX_DATABASE_URL": url,
            "TINDERBOX_PORT": "0",
            "TINDERBOX_WORKERS": str(workers),
            "TINDERBOX_LOG_LEVEL": "warning",
            "TINDERBOX_MOVES_PER_SECOND": "100000",
            "TINDERBOX_GUESTS_PER_MINUTE": "10000000",
            "TINDERBOX_ADDRESS_PER_SECOND": "1000000",
            "BENCH_PROFILE": str(self.profile),
            "PYTHONUNBUFFERED": "1",
            **more,
        }

    @asynccontextmanager
    async def running(self) -> AsyncIterator[int]:
        """The port it serves on."""
        program = PROFILED if self.workers == 1 else PROGRAM
        with self.log.open("wb") as log:
            self.process = subprocess.Popen([*program, "serve"], env=self.environment, stdout=log, stderr=log)
        try:
            yield await self.port()
        finally:
            self.process.terminate()
            try:
                self.process.wait(TIMEOUT)
            except subprocess.TimeoutExpired:
                self.process.kill()

    async def port(self) -> int:
        deadline = time.monotonic() + TIMEOUT
        while time.monotonic() < deadline and self.process.poll() is None:
            said = self.log.read_text(errors="replace")
            if "http://" in said:
                port = int(said.partition("http://")[2].partition(":")[2].split()[0])
                with contextlib.suppress(OSError):
                    if (await Connection(port).request("GET", "/readyz"))[0] == 200:
                        return port
            await asyncio.sleep(0.1)
        raise RuntimeError(self.log.read_text(errors="replace")[-2000:])

    def processes(self) -> list[int]:
        return [self.process.pid, *children(self.process.pid)]

    def memory(self) -> float:
        """The peak memory of its processes, in MiB."""
        return sum(peak(pid) for pid in self.processes()) / 1024

    def cpu(self) -> float:
        return sum(cpu(pid) for pid in self.processes())

    async def samples(self) -> Samples | None:
        """What the profiler has counted so far; None with several workers."""
        if self.workers > 1:
            return None
        self.profile.unlink(missing_ok=True)
        self.process.send_signal(signal.SIGUSR1)
        deadline = time.monotonic() + TIMEOUT
        while time.monotonic() < deadline and not self.profile.exists():
            await asyncio.sleep(0.02)
        return Samples(**orjson.loads(self.profile.read_bytes()))


def children(pid: int) -> list[int]:
    with contextlib.suppress(OSError):
        found = [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        return [each for child in found for each in (child, *children(child))]
    return []


def peak(pid: int) -> int:
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1])
    return 0


def cpu(pid: int) -> float:
    """Processor time so far, in seconds."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS
    return 0.0
