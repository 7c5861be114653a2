"""Determinisations that simulations share: comparing actions in the same ones cancels much of the luck."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tinderbox.core.engine.rng import Rng
from tinderbox.core.evaluator import floats

FEWEST: Final = 128
MOST: Final = 4096
RESULTS_EACH: Final = 2.0  # results of every determinisation before new ones are added
TURNS: Final = 512  # more than a game has
STREAMS: Final = 16  # of one turn
PRIOR_WEIGHT: Final = 2.0  # the prior mean of a determinisation counts as so many results


@final
class Determinisations:
    """Each has a random stream of its own for every turn, independent of the draws in earlier turns."""

    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng
        self.first: i64 = rng.next() * MOST * TURNS * STREAMS
        self.count: i64 = FEWEST
        self.current: i64 = 0
        self.turn: i64 = 0
        self.streams: i64 = 0
        self.results: vec[float] = floats(MOST)
        self.sums: vec[float] = floats(MOST)
        self.total: float = 0.0
        self.drift: float = 0.0  # the mean of result minus expected result

    def open(self, number: i64) -> None:
        """Begin a determinisation; after the last comes the first again. Their number grows with the search."""
        if self.count < MOST and self.total > RESULTS_EACH * float(self.count):
            self.count += 1
        self.current = number % self.count
        self.turn = 0
        self.streams = 0
        self.restart()

    def before_draw(self, turn: i64) -> None:
        """Switch to the stream of the next draw or redeal in this turn."""
        if turn != self.turn:
            self.turn = turn
            self.streams = 0
        self.streams += 1
        self.restart()

    def restart(self) -> None:
        self.rng.restart(self.first + (self.current * TURNS + self.turn) * STREAMS + self.streams)

    def advantage(self, result: float, expected: float) -> float:
        """A result less the mean of its determinisation, shrunk towards the prior mean `expected`."""
        current = self.current
        mean = (self.sums[current] + PRIOR_WEIGHT * (expected + self.drift)) / (self.results[current] + PRIOR_WEIGHT)
        self.results[current] += 1.0
        self.sums[current] += result
        self.total += 1.0
        self.drift += (result - expected - self.drift) / self.total
        return result - mean
