"""Where the results of draws come from in a game between seats.

A seeded stream is a keyed hash of a counter: the same seed and number of draws give the same results anywhere, a stored
game goes on from its count alone, and nothing a player sees lets the stream be run forwards or backwards.
"""

import hashlib
import secrets
from typing import Final

Seed = int | str

BITS: Final = 64


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


class Chance:
    """Draws from a seed; `drawn` says how many came before."""

    def __init__(self, seed: Seed, drawn: int = 0) -> None:
        self.seed: Final = seed
        self.key: Final = hashlib.sha256(str(seed).encode()).digest()
        self.drawn = drawn

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        block = hashlib.blake2b(self.drawn.to_bytes(8, "big"), key=self.key, digest_size=BITS // 8).digest()
        self.drawn += 1
        return (int.from_bytes(block, "big") * n) >> BITS

    def copy(self) -> "Chance":
        return Chance(self.seed, self.drawn)
