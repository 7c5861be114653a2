"""Where a server's processor time goes: `tinderbox` with a sampling profiler.

The event loop's thread is sampled while the process uses the processor. SIGUSR1 writes the counts to the file that
`BENCH_PROFILE` names.
"""

import os
import signal
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Final

import orjson

INTERVAL: Final = 0.005  # seconds of processor time between samples

# the part of a sample is that of its innermost frame with one of these names
PARTS: Final = (
    ("tinderbox/server/storage", "storage"),
    ("tinderbox/server/tables/rooms.py", "storage"),
    ("tinderbox/server/tables/texts.py", "texts"),
    ("tinderbox/core/text/", "texts"),
    ("tinderbox/server/tables/updates.py", "streams"),
    ("tinderbox/server/streams", "streams"),
    ("tinderbox/server/routes/stream.py", "streams"),
    ("tinderbox/core/match.py:view", "views"),  # what it calls is compiled and has no frames
    ("/position/view.py", "views"),
    ("tinderbox/core", "engine"),
    ("tinderbox/games", "engine"),
    ("tinderbox/server/tables", "engine"),
)
NAMES: Final = ("http", "engine", "views", "storage", "streams", "texts")


@dataclass(frozen=True)
class Samples:
    """Samples by part; the processor time of the process, and of its threads other than the event loop's."""

    samples: dict[str, int]
    process: float
    threads: float


class Profiler:
    def __init__(self, file: Path) -> None:
        self.file: Final = file
        self.samples: Final[Counter[str]] = Counter()
        self.parts: Final[dict[str, str | None]] = {}

    def start(self) -> None:
        signal.signal(signal.SIGPROF, self.sample)
        signal.signal(signal.SIGUSR1, self.write)
        signal.setitimer(signal.ITIMER_PROF, INTERVAL, INTERVAL)

    def sample(self, number: int, frame: FrameType | None) -> None:
        """Count a sample. Texts are a part of their own wherever they are made; the rest is HTTP and the event loop."""
        found = "http"
        while frame is not None:
            part = self.part(f"{frame.f_code.co_filename}:{frame.f_code.co_name}")
            if part == "texts":
                found = part
                break
            if part is not None and found == "http":
                found = part
            frame = frame.f_back
        self.samples[found] += 1

    def part(self, function: str) -> str | None:
        if function not in self.parts:
            self.parts[function] = next((part for name, part in PARTS if name in function), None)
        return self.parts[function]

    def write(self, number: int, frame: FrameType | None) -> None:
        process = time.process_time()
        waiting = self.file.with_suffix(".new")
        waiting.write_bytes(orjson.dumps(Samples(dict(self.samples), process, process - time.thread_time())))
        waiting.rename(self.file)


def split(before: Samples, after: Samples) -> dict[str, float]:
    """The processor time between two moments by part, in seconds.

    Threads other than the event loop's read and write the database. Samples during their time show the loop waiting.
    """
    counts = {name: after.samples.get(name, 0) - before.samples.get(name, 0) for name in NAMES}
    process, threads = after.process - before.process, after.threads - before.threads
    total = sum(counts.values()) or 1
    found = {name: process * count / total for name, count in counts.items()}
    found["storage"] += threads
    found["http"] = max(0.0, found["http"] - threads)
    return found


def start() -> None:
    """Profile this process into the file that the environment names."""
    Profiler(Path(os.environ["BENCH_PROFILE"])).start()
