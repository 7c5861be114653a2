"""Clauses as people ask for them."""

from tinderbox.cli.language import refusal
from tinderbox.core.text.rulebook import Rulebook, clauses


def checked_clause(book: Rulebook, asked: str) -> str:
    """A clause's id, however it is written; one that does not exist is refused."""
    wanted, known = asked.strip().upper(), clauses(book.package)
    if wanted not in known:
        raise refusal("cli-no-clause", given=asked[:40], known=", ".join(known))
    return wanted
