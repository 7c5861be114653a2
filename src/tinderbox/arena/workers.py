"""Plays a tournament on several processes or machines. A game does not depend on the process that plays it."""

import os
import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from itertools import islice
from math import ceil
from typing import Any, Final, Literal, get_args

from tinderbox.arena.games import play_chunk, play_until
from tinderbox.arena.plan import Played, Tournament
from tinderbox.arena.simulate import CHUNK_SECONDS
from tinderbox.core.box import Box
from tinderbox.extras import need

Backend = Literal["local", "ray", "dask"]
BACKENDS: Final[tuple[Backend, ...]] = get_args(Backend)
WATCH: Final = 1.0  # seconds between two checks that the parent is alive
WAVE: Final = 4  # chunks per worker where results arrive only all at once


class ChunkQueue:
    """The games still to be played, in chunks of about a second by the speed of the games so far."""

    def __init__(self, numbers: Sequence[int], workers: int) -> None:
        self.left: Final = deque(numbers)
        self.workers = workers
        self.games: int = 0
        self.seconds: float = 0.0

    def record(self, seconds: float, games: int) -> None:
        self.seconds += seconds
        self.games += games

    @property
    def expected(self) -> float:
        """Seconds that one process would need for the rest."""
        return len(self.left) * self.seconds / self.games if self.games else float("inf")

    def __iter__(self) -> Iterator[list[int]]:
        while self.left:
            size = int(CHUNK_SECONDS * self.games / self.seconds) if self.games else 1
            size = max(1, min(size, ceil(len(self.left) / self.workers)))
            yield [self.left.popleft() for _ in range(size)]


def play_games(
    plan: Tournament, numbers: Sequence[int], jobs: int | None, backend: Backend, box: Box
) -> Iterator[list[Played]]:
    """Play these games; yields results in chunks, in no particular order."""
    joblib: Any = need("joblib", "arena")

    workers = jobs or joblib.cpu_count()
    queue = ChunkQueue(numbers, 1 if backend == "local" else workers)
    if backend == "local":
        yield from play_here(plan, queue, box, alone=workers == 1)
        queue.workers = workers
        if queue.left:
            watched = {"initializer": exit_with_parent, "initargs": (os.getpid(),)}
            yield from play_on_workers(plan, queue, {"backend": "loky", "n_jobs": workers, **watched})
        return
    with ExitStack() as stack:
        if backend == "dask":
            join_dask(stack, jobs)
            yield from play_on_workers(plan, queue, {"backend": "dask", "n_jobs": -1})
        else:
            join_ray(stack, jobs)
            yield from play_in_waves(plan, queue, {"backend": "ray", "n_jobs": jobs or -1})


def play_here(plan: Tournament, queue: ChunkQueue, box: Box, *, alone: bool) -> Iterator[list[Played]]:
    """Play in this process: everything if it is the only one or the work is short, otherwise for the first second."""
    latest = time.perf_counter() + CHUNK_SECONDS
    chunks = iter(queue)
    while queue.left:
        if not alone and time.perf_counter() > latest and queue.expected > 2 * CHUNK_SECONDS:
            return
        if queue.games or alone or plan.in_bulk:
            numbers = next(chunks)
            seconds, played = play_chunk(plan, numbers, box)
        else:  # give up a long first game: all processes can start at once
            started = time.perf_counter()
            first = play_until(plan, queue.left[0], box, latest)
            if first is None:
                return
            queue.left.popleft()
            seconds, played = time.perf_counter() - started, [first]
        queue.record(seconds, len(played))
        yield played


def exit_with_parent(parent: int) -> None:
    """End this worker soon after its parent was killed, even in the middle of a game."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(WATCH)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def play_on_workers(plan: Tournament, queue: ChunkQueue, config: dict[str, Any]) -> Iterator[list[Played]]:
    """Play on joblib's workers; yields chunks in order of completion."""
    joblib: Any = need("joblib", "arena")

    with joblib.parallel_config(**config):
        work = joblib.Parallel(return_as="generator_unordered", batch_size=1)
        with closing(work(joblib.delayed(play_chunk)(plan, numbers) for numbers in queue)) as done:
            for seconds, played in done:
                queue.record(seconds, len(played))
                yield played


def play_in_waves(plan: Tournament, queue: ChunkQueue, config: dict[str, Any]) -> Iterator[list[Played]]:
    """Play on workers of a backend that returns results only when all are done: a few chunks at a time."""
    joblib: Any = need("joblib", "arena")

    with joblib.parallel_config(**config):
        queue.workers = max(1, joblib.effective_n_jobs(config["n_jobs"]))
        chunks = iter(queue)
        while wave := list(islice(chunks, queue.workers * (WAVE if queue.games else 1))):
            work = joblib.Parallel(batch_size=1)
            for seconds, played in work(joblib.delayed(play_chunk)(plan, numbers) for numbers in wave):
                queue.record(seconds, len(played))
                yield played


def join_ray(stack: ExitStack, jobs: int | None) -> None:
    """Connect to the cluster at RAY_ADDRESS, or start one on this machine."""
    ray = need("ray", "cluster")
    if not ray.is_initialized():
        local = {} if "RAY_ADDRESS" in os.environ else {"num_cpus": jobs, "include_dashboard": False}
        ray.init(log_to_driver=False, logging_level="ERROR", **local)
        stack.callback(ray.shutdown)
    need("ray.util.joblib", "cluster").register_ray()


def join_dask(stack: ExitStack, jobs: int | None) -> None:
    """Connect to the scheduler at DASK_SCHEDULER_ADDRESS, or start a cluster on this machine."""
    distributed = need("distributed", "cluster")
    local = {"n_workers": jobs, "threads_per_worker": 1, "dashboard_address": None}
    address = os.environ.get("DASK_SCHEDULER_ADDRESS")
    stack.enter_context(distributed.Client(address) if address else distributed.Client(**local))
