"""The source of random draws in a game between seats, and seeds derived from other seeds.

A seeded source is a keyed hash of a counter: the same seed and number of draws give the same results on any machine, a
stored game resumes from its count alone, and no player can compute earlier or later draws from the ones seen.
"""

import hashlib
import secrets
from typing import Final

Seed = int | str

BITS: Final = 64


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def derived_seed(*parts: object) -> int:
    """A 63-bit number from a seed and what it is used for: the same parts give the same number on any machine."""
    text = " ".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1


class DrawSource:
    """Draws from a seed; `drawn` counts the draws made so far."""

    def __init__(self, seed: Seed, drawn: int = 0) -> None:
        self.seed: Final = seed
        self.key: Final = hashlib.sha256(str(seed).encode()).digest()
        self.drawn: int = drawn

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        block = hashlib.blake2b(self.drawn.to_bytes(8, "big"), key=self.key, digest_size=BITS // 8).digest()
        self.drawn += 1
        return (int.from_bytes(block, "big") * n) >> BITS

    def copy(self) -> "DrawSource":
        return DrawSource(self.seed, self.drawn)
