"""A small fast random generator (sfc32) for simulation and search, with the same stream interpreted and compiled.

Games between people draw from `core.draws`, whose stream cannot be predicted.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 12


@final
class Rng:
    def __init__(self, seed: i64) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.counter: i64 = 0
        self.restart(seed)

    def restart(self, seed: i64) -> None:
        """Begin the stream of this seed."""
        self.a = seed & MASK
        self.b = (seed >> 32) & MASK
        self.c = 0x9E3779B9
        self.counter = 1
        for _ in range(WARM_UP):
            self.next()

    def next(self) -> i64:
        """32 random bits."""
        result = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((((self.c << 21) & MASK) | (self.c >> 11)) + result) & MASK
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        return (self.next() * n) >> 32

    def shuffle(self, items: vec[u8], count: i64) -> None:
        """Shuffle the first `count` items in place."""
        i = count - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def split(self) -> "Rng":
        """An independent generator."""
        return Rng((self.next() & 0x7FFFFFFF) << 32 | self.next())
