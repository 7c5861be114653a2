"""Random games on all cores. Game i of a run is the same whatever else is played, and on however many cores."""

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tinderbox.arena.random_games import random_games
from tinderbox.arena.totals import Tally
from tinderbox.core.box import Box
from tinderbox.core.documents.packs import PackSource
from tinderbox.core.draws import Seed, derived_seed
from tinderbox.games.registry import game

PIECE: Final = 64
"""Games a call of the compiled loop: enough to forget its cost, few enough for memory to stay flat."""

CHUNK_SECONDS: Final = 1.0
"""The least work worth sending to another process."""


@dataclass(frozen=True)
class Run:
    """What is played: enough to set the table up in another process."""

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


def simulate(run: Run, games: int, jobs: int | None, progress: Callable[[int], None] = lambda _: None) -> Tally:
    """Play games 0 … games - 1 of a run; `progress` hears how many more are done."""
    tally = Tally(run.players)
    box = run.open()
    rate = warm_up(box, run, games, tally)
    progress(tally.games)
    if tally.games < games:
        for part in parts(box, run, tally.games, games, jobs, rate):
            tally.join(part)
            progress(part.games)
    return tally


def warm_up(box: Box, run: Run, games: int, tally: Tally) -> float:
    """Play the first games here; how many a second that is."""
    started = time.perf_counter()
    while tally.games < games and time.perf_counter() - started < CHUNK_SECONDS / 4:
        play(box, run, tally.games, min(max(1, tally.games), games - tally.games), tally)
    return tally.games / (time.perf_counter() - started)


def parts(box: Box, run: Run, first: int, games: int, jobs: int | None, rate: float) -> Iterator[Tally]:
    """The rest of a run in chunks, here or in other processes as they are done."""
    import joblib

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


def chunk(run: Run, first: int, count: int, box: Box | None = None) -> Tally:
    """Some games of a run, counted."""
    tally = Tally(run.players)
    play(box or run.open(), run, first, count, tally)
    return tally


def play(box: Box, run: Run, first: int, count: int, tally: Tally) -> None:
    root = box.start()
    for start in range(first, first + count, PIECE):
        piece = min(PIECE, first + count - start)
        tally.add(random_games(root, run.players, start, piece, run.number))
