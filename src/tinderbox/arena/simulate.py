"""Random games on all cores. Game i of a run does not depend on the other games or on the number of cores."""

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tinderbox.arena.random_games import random_games
from tinderbox.arena.totals import Totals
from tinderbox.core.box import Box
from tinderbox.core.documents.packs import PackSource
from tinderbox.core.draws import Seed, derived_seed
from tinderbox.extras import need
from tinderbox.games.registry import game

PIECE: Final = 64
"""Games per call of the compiled loop: enough to hide the cost of a call, few enough to keep memory small."""

CHUNK_SECONDS: Final = 1.0
"""The least work worth sending to another process."""


@dataclass(frozen=True)
class Run:
    """What is played: enough to open the same box in another process."""

    game: str
    players: int
    seed: Seed
    options: Mapping[str, object]
    pack: PackSource | None

    def open(self) -> Box:
        return game(self.game).open(self.players, self.options, self.pack)

    @property
    def number(self) -> int:
        """The seed as a number."""
        return self.seed if isinstance(self.seed, int) else derived_seed(self.seed)


def simulate(run: Run, games: int, jobs: int | None, progress: Callable[[int], None] = lambda _: None) -> Totals:
    """Play games 0 … games - 1 of a run; `progress` is called with the number of games just finished."""
    totals = Totals(run.players)
    box = run.open()
    rate = warm_up(box, run, games, totals)
    progress(totals.games)
    if totals.games < games:
        for part in parts(box, run, totals.games, games, jobs, rate):
            totals.join(part)
            progress(part.games)
    return totals


def warm_up(box: Box, run: Run, games: int, totals: Totals) -> float:
    """Play the first games in this process; returns games per second."""
    started = time.perf_counter()
    while totals.games < games and time.perf_counter() - started < CHUNK_SECONDS / 4:
        play(box, run, totals.games, min(max(1, totals.games), games - totals.games), totals)
    return totals.games / (time.perf_counter() - started)


def parts(box: Box, run: Run, first: int, games: int, jobs: int | None, rate: float) -> Iterator[Totals]:
    """Play the rest of a run in chunks, in this process or in others, in order of completion."""
    joblib: Any = need("joblib", "arena")

    workers = min(jobs or joblib.cpu_count(), max(1, int((games - first) / (rate * CHUNK_SECONDS))))
    size = max(1, int(rate * CHUNK_SECONDS))
    starts = range(first, games, size)
    if workers == 1:
        for start in starts:
            yield chunk(run, start, min(size, games - start), box)
        return
    done: Any = joblib.Parallel(n_jobs=workers, return_as="generator_unordered", batch_size=1)(
        joblib.delayed(chunk)(run, start, min(size, games - start)) for start in starts
    )
    yield from done


def chunk(run: Run, first: int, count: int, box: Box | None = None) -> Totals:
    """Play some games of a run."""
    totals = Totals(run.players)
    play(box or run.open(), run, first, count, totals)
    return totals


def play(box: Box, run: Run, first: int, count: int, totals: Totals) -> None:
    root = box.start()
    for start in range(first, first + count, PIECE):
        piece = min(PIECE, first + count - start)
        totals.add(random_games(root, run.players, start, piece, run.number))
