"""Random decisions and copies per second.

Short rounds of reference and games alternate and the best of each counts: on a machine with other load only some of
them are undisturbed.
"""

import time
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from tinderbox.arena.random_games import random_decisions, stream
from tinderbox.bench.reference import moves_per_second
from tinderbox.build_mode import Mode, mode
from tinderbox.core.state import NATURE, ActionList, State, copy_many
from tinderbox.games.registry import game

ROUNDS: Final = 20
PLAYERS: Final = 4
SEED: Final = 1666
COPIES: Final = 500


@dataclass(frozen=True)
class Speed:
    """The results for one game with four players."""

    decisions_per_second: int
    copies_per_second: int
    reference_per_second: int
    ratio: float
    mode: Mode
    state_bytes: int


class Trial:
    """One game: the best of each measurement so far."""

    def __init__(self, id: str) -> None:
        self.root: Final = game(id).open(PLAYERS).start()
        self.middle: Final = middle_of(self.root)
        self.size: Final = bytes_of(self.middle)
        self.games: int = 0
        self.decisions: float = 0.0
        self.copies: float = 0.0

    def run(self, seconds: float) -> None:
        self.decisions = max(self.decisions, rate(self.play_one, seconds))
        self.copies = max(self.copies, rate(self.copy_some, seconds))

    def play_one(self) -> int:
        self.games += 1
        return int(random_decisions(self.root, self.games, 1, SEED))

    def copy_some(self) -> int:
        copy_many(self.middle, COPIES)
        return COPIES

    def speed(self, reference: float) -> Speed:
        return Speed(
            decisions_per_second=round(self.decisions),
            copies_per_second=round(self.copies),
            reference_per_second=round(reference),
            ratio=round(self.decisions / reference, 2),
            mode=mode(),
            state_bytes=self.size,
        )


def measure(ids: Sequence[str], seconds: float) -> Iterator[dict[str, Speed]]:
    """Yield the results after each round; each measurement takes about `seconds` in all."""
    trials = {id: Trial(id) for id in ids}
    reference = 0.0
    for _ in range(ROUNDS):
        reference = max(reference, moves_per_second(seconds / ROUNDS))
        for trial in trials.values():
            trial.run(seconds / ROUNDS)
        yield {id: trial.speed(reference) for id, trial in trials.items()}


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work per second."""
    done, start = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds or not done:
        done += work()
    return done / elapsed


def middle_of(root: State) -> State:
    """A state in the middle of a random game."""
    half = int(random_decisions(root, 0, 1, SEED)) // 2
    state, rng, actions = root.copy(), stream(SEED, 0), ActionList()
    while half:
        state.list_actions(actions)
        if state.actor == NATURE:
            state.apply(actions.draw(rng))
        else:
            state.apply(actions.items[rng.below(actions.count)])
            half -= 1
    return state


def bytes_of(state: State) -> int:
    """The memory of a copy, with everything it contains."""
    kept: list[State | None] = [None] * COPIES
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for place in range(COPIES):
        kept[place] = state.copy()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // COPIES
