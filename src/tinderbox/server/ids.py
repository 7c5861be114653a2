"""Names that nobody can guess, and how those that open doors are kept."""

import hashlib
import secrets
import time
from typing import Final

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that read alike
TABLE_LETTERS: Final = 16  # 79 bits
TOKEN_LETTERS: Final = 27  # 133 bits


def fresh_id(letters: int = TABLE_LETTERS) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(letters))


def fresh_token() -> str:
    """Opens a seat or speaks for a bot."""
    return fresh_id(TOKEN_LETTERS)


def hashed(token: str) -> str:
    """All that is kept of a token: who reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
