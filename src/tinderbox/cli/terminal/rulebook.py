"""Clauses of the rulebook by user input."""

from tinderbox.cli.language import refusal
from tinderbox.core.text.rulebook import Rulebook, clauses


def checked_clause(book: Rulebook, asked: str) -> str:
    """The id of a clause, in upper or lower case; raises an error if it does not exist."""
    wanted, known = asked.strip().upper(), clauses(book.package)
    if wanted not in known:
        raise refusal("cli-no-clause", given=asked[:40], known=", ".join(known))
    return wanted
