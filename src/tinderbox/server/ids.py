"""Names that nobody can guess, and how those that open doors are kept."""

import hashlib
import hmac
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


def derived(secret: str, *words: str, letters: int = TOKEN_LETTERS) -> str:
    """A token that only who knows the secret can find, and finds again."""
    number = int.from_bytes(hmac.digest(secret.encode(), "/".join(words).encode(), "sha256"))
    found = ""
    for _ in range(letters):
        number, place = divmod(number, len(LETTERS))
        found += LETTERS[place]
    return found


def hashed(token: str) -> str:
    """All that is kept of a token: who reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
