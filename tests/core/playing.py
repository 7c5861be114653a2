"""Matches played on at random, the same way every time."""

import random

from tinderbox import Match


def played(match: Match, decisions: int | None = None, seed: int = 1) -> Match:
    """The match after so many more decisions, or at its end."""
    rng = random.Random(seed)
    while decisions != 0 and not match.over:
        match.play(rng.choice(match.legal()))
        decisions = None if decisions is None else decisions - 1
    return match


def checksum(match: Match) -> int:
    return int(match.state.checksum())
