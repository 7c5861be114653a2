"""Chunks of a tournament on many processes or machines. Which process plays a game changes nothing about it."""

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
from tinderbox.arena.results import needed
from tinderbox.arena.simulate import CHUNK_SECONDS
from tinderbox.core.box import Box

Backend = Literal["local", "ray", "dask"]
BACKENDS: Final[tuple[Backend, ...]] = get_args(Backend)
WATCH: Final = 1.0  # seconds between two looks whether the tournament still runs
WAVE: Final = 4  # chunks a worker gets at once where results cannot be had one by one


class Feed:
    """The games to be played, in chunks of about a second by what the games so far have taken."""

    def __init__(self, numbers: Sequence[int], workers: int) -> None:
        self.left = deque(numbers)
        self.workers = workers
        self.games = 0
        self.seconds = 0.0

    def heard(self, seconds: float, games: int) -> None:
        self.seconds += seconds
        self.games += games

    @property
    def expected(self) -> float:
        """Seconds that the rest takes one process."""
        return len(self.left) * self.seconds / self.games if self.games else float("inf")

    def __iter__(self) -> Iterator[list[int]]:
        while self.left:
            size = int(CHUNK_SECONDS * self.games / self.seconds) if self.games else 1
            size = max(1, min(size, ceil(len(self.left) / self.workers)))
            yield [self.left.popleft() for _ in range(size)]


def spread(
    plan: Tournament, numbers: Sequence[int], jobs: int | None, backend: Backend, box: Box
) -> Iterator[list[Played]]:
    """Play these games; they come back in chunks, in no order."""
    import joblib

    workers = jobs or joblib.cpu_count()
    feed = Feed(numbers, 1 if backend == "local" else workers)
    if backend == "local":
        yield from here(plan, feed, box, alone=workers == 1)
        feed.workers = workers
        if feed.left:
            watched = {"initializer": end_with, "initargs": (os.getpid(),)}
            yield from elsewhere(plan, feed, {"backend": "loky", "n_jobs": workers, **watched})
        return
    with ExitStack() as stack:
        if backend == "dask":
            join_dask(stack, jobs)
            yield from elsewhere(plan, feed, {"backend": "dask", "n_jobs": -1})
        else:
            join_ray(stack, jobs)
            yield from in_waves(plan, feed, {"backend": "ray", "n_jobs": jobs or -1})


def here(plan: Tournament, feed: Feed, box: Box, *, alone: bool) -> Iterator[list[Played]]:
    """In this process: everything if it is alone or other processes would not pay, else the first second of it."""
    latest = time.perf_counter() + CHUNK_SECONDS
    chunks = iter(feed)
    while feed.left:
        if not alone and time.perf_counter() > latest and feed.expected > 2 * CHUNK_SECONDS:
            return
        if feed.games or alone or plan.in_bulk:
            numbers = next(chunks)
            seconds, played = play_chunk(plan, numbers, box)
        else:  # a long first game is given up: all processes may as well begin at once
            started = time.perf_counter()
            first = play_until(plan, feed.left[0], box, latest)
            if first is None:
                return
            feed.left.popleft()
            seconds, played = time.perf_counter() - started, [first]
        feed.heard(seconds, len(played))
        yield played


def end_with(parent: int) -> None:
    """A worker ends soon after the tournament that it plays for was killed, in the middle of a game too."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(WATCH)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def elsewhere(plan: Tournament, feed: Feed, config: dict[str, Any]) -> Iterator[list[Played]]:
    """On joblib's workers, chunk by chunk as they are done."""
    import joblib

    with joblib.parallel_config(**config):
        work = joblib.Parallel(return_as="generator_unordered", batch_size=1)
        with closing(work(joblib.delayed(play_chunk)(plan, numbers) for numbers in feed)) as done:
            for seconds, played in done:
                feed.heard(seconds, len(played))
                yield played


def in_waves(plan: Tournament, feed: Feed, config: dict[str, Any]) -> Iterator[list[Played]]:
    """On joblib's workers where they hand back nothing before all is done: a few chunks each at a time."""
    import joblib

    with joblib.parallel_config(**config):
        feed.workers = max(1, joblib.effective_n_jobs(config["n_jobs"]))
        chunks = iter(feed)
        while wave := list(islice(chunks, feed.workers * (WAVE if feed.games else 1))):
            work = joblib.Parallel(batch_size=1)
            for seconds, played in work(joblib.delayed(play_chunk)(plan, numbers) for numbers in wave):
                feed.heard(seconds, len(played))
                yield played


def join_ray(stack: ExitStack, jobs: int | None) -> None:
    """The cluster that RAY_ADDRESS names, or one on this machine."""
    ray = needed("ray", "cluster")
    if not ray.is_initialized():
        local = {} if "RAY_ADDRESS" in os.environ else {"num_cpus": jobs, "include_dashboard": False}
        ray.init(log_to_driver=False, logging_level="ERROR", **local)
        stack.callback(ray.shutdown)
    needed("ray.util.joblib", "cluster").register_ray()


def join_dask(stack: ExitStack, jobs: int | None) -> None:
    """The cluster whose scheduler DASK_SCHEDULER_ADDRESS names, or one on this machine."""
    distributed = needed("distributed", "cluster")
    local = {"n_workers": jobs, "threads_per_worker": 1, "dashboard_address": None}
    address = os.environ.get("DASK_SCHEDULER_ADDRESS")
    stack.enter_context(distributed.Client(address) if address else distributed.Client(**local))
