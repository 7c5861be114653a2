"""The tokens by which guests and programs are known. The database has only their hashes."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Row, or_, select, update

from tinderbox.server.storage.database import Database
from tinderbox.server.storage.schema import GUESTS

AT_ONCE: Final = 500


def guest_with_token(database: Database, token: str) -> Row[Any] | None:
    """The guest or program with this hashed token."""
    with database.reading() as connection:
        return connection.execute(select(GUESTS).where(GUESTS.c.token == token)).first()


def tokens_in_use(database: Database, tokens: Sequence[str]) -> set[str]:
    """Those of some hashed tokens that were not revoked."""
    found: set[str] = set()
    with database.reading() as connection:
        for first in range(0, len(tokens), AT_ONCE):
            asked = select(GUESTS.c.token).where(GUESTS.c.token.in_(tokens[first : first + AT_ONCE]))
            found.update(connection.execute(asked).scalars())
    return found


def revoke_tokens(database: Database, guests: Sequence[str] | None) -> int:
    """Revoke the cookies and tokens of these guests and of their programs, or of everybody; how many they were."""
    changed = update(GUESTS).where(GUESTS.c.token.is_not(None))
    if guests is not None:
        changed = changed.where(or_(GUESTS.c.id.in_(guests), GUESTS.c.owner.in_(guests)))
    with database.writing() as connection:
        return connection.execute(changed.values(token=None)).rowcount
