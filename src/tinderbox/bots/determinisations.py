"""Deals that simulations share: comparing actions in the same deals, much of the luck cancels out."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tinderbox.core.evaluator import floats
from tinderbox.core.rng import Rng

FEWEST: Final = 128
MOST: Final = 4096
RESULTS_EACH: Final = 2.0  # so many results of every deal, then new deals are met
TURNS: Final = 512  # of a game, more than there are
STREAMS: Final = 16  # of one turn
TRUST: Final = 2.0  # for so many results of a deal counts what was to be expected of it before


@final
class Deals:
    """Every deal has luck of its own for every turn, whatever was drawn in the turns before."""

    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng
        self.first: i64 = rng.next() * MOST * TURNS * STREAMS
        self.count: i64 = FEWEST
        self.at_hand: i64 = 0
        self.turn: i64 = 0
        self.streams: i64 = 0
        self.results: vec[float] = floats(MOST)
        self.sums: vec[float] = floats(MOST)
        self.all: float = 0.0
        self.growth: float = 0.0  # how much more results are than what was expected before, in the mean

    def open(self, number: i64) -> None:
        """Begin a deal; after the last comes the first again. The longer the search, the more there are."""
        if self.count < MOST and self.all > RESULTS_EACH * float(self.count):
            self.count += 1
        self.at_hand = number % self.count
        self.turn = 0
        self.streams = 0
        self.restart()

    def before_draw(self, turn: i64) -> None:
        """Chance decides next, or a rival deals what it cannot know: with luck of its own, the same in every game."""
        if turn != self.turn:
            self.turn = turn
            self.streams = 0
        self.streams += 1
        self.restart()

    def restart(self) -> None:
        self.rng.restart(self.first + (self.at_hand * TURNS + self.turn) * STREAMS + self.streams)

    def surplus(self, result: float, expected: float) -> float:
        """How much more a result is than the deal usually comes to. `expected` is what it seemed worth before."""
        deal = self.at_hand
        usual = (self.sums[deal] + TRUST * (expected + self.growth)) / (self.results[deal] + TRUST)
        self.results[deal] += 1.0
        self.sums[deal] += result
        self.all += 1.0
        self.growth += (result - expected - self.growth) / self.all
        return result - usual
