"""Which built-in bots may be had here: those that exist, for as long a thought as the host allows."""

from typing import Final

from tinderbox.bots import bot
from tinderbox.bots.search import SearchBot
from tinderbox.server.messages import Refusal

OFFERED: Final = ("apprentice", "journeyman", "master", "greedy", "random", "search:1s")
A_SECOND: Final = 5000
"""Simulations that count as a second, where a bot is asked for by their number."""


def checked_bot(spec: str, longest: float) -> str:
    """A spec of a built-in bot that exists and thinks no longer than that."""
    spec = spec.strip()
    made = bot(spec, 0)
    if isinstance(made, SearchBot):
        budget = made.budget
        seconds = budget.simulations / A_SECOND if budget.seconds is None else budget.seconds
        if seconds > longest:
            raise Refusal(422, "bot-too-long", given=spec[:40], most=f"{longest:g}")
    return spec
