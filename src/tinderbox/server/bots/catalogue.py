"""Which bots guests may choose: those known by name and those that the host allows, within its limit of time.

The number of simulations is limited here, and their time where they run (`pool.think`): a slow machine or position
makes no exception.
"""

from typing import Final

from tinderbox.bots.catalogue import bot, is_named, known_bots
from tinderbox.bots.search import SearchBot
from tinderbox.core.errors import OptionError
from tinderbox.core.text.messages import Message
from tinderbox.server.messages import Refusal
from tinderbox.server.settings import Settings

OFFERED: Final = ("apprentice", "journeyman", "master", "greedy", "random", "search:1s")
A_SECOND: Final = 5000
"""Simulations that count as a second."""


def checked_bot(spec: str, settings: Settings) -> str:
    """A spec that the host allows. Import paths of guests are never loaded: they would run any code."""
    spec = spec.strip()
    if not is_named(spec) and spec not in settings.own_bots:
        known = ", ".join((*known_bots(), *settings.own_bots))
        raise OptionError(Message("refusal-bot-unknown", {"given": spec[:40], "known": known}, "tinderbox.server"))
    made = bot(spec, 0)
    longest = settings.think_seconds
    if isinstance(made, SearchBot):
        budget = made.budget
        seconds = budget.simulations / A_SECOND if budget.seconds is None else budget.seconds
        if seconds > longest:
            raise Refusal(422, "bot-too-long", given=spec[:40], most=f"{longest:g}")
    return spec
