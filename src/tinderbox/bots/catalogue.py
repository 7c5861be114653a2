"""Bots by name: `random`, or `name:strength` for those that have one."""

from importlib import import_module
from typing import Final, Protocol

from tinderbox.bots.base import Bot
from tinderbox.core.errors import OptionError
from tinderbox.core.text.messages import Message

BOTS: Final = {
    "random": ("tinderbox.bots.random_bot", "RandomBot"),
    "apprentice": ("tinderbox.bots.levels", "ApprenticeBot"),
    "journeyman": ("tinderbox.bots.levels", "JourneymanBot"),
    "master": ("tinderbox.bots.levels", "MasterBot"),
    "greedy": ("tinderbox.bots.greedy", "GreedyBot"),
    "search": ("tinderbox.bots.search", "SearchBot"),
}

RECALLING: Final = ("master", "search")


class Maker(Protocol):
    """Makes a bot; raises ValueError where it cannot be had so strong."""

    def __call__(self, strength: str, seed: int) -> Bot: ...


def known_bots() -> list[str]:
    return list(BOTS)


def uses_history(spec: str) -> bool:
    """Whether the bot that a spec string names makes use of its seat's story."""
    return spec.strip().partition(":")[0] in RECALLING


def bot(spec: str, seed: int) -> Bot:
    """The bot that a spec string names."""
    name, _, strength = spec.strip().partition(":")
    if name not in BOTS:
        raise OptionError(Message("bot-unknown", {"given": spec[:40], "known": ", ".join(BOTS)}, "tinderbox.bots"))
    module, maker_name = BOTS[name]
    maker: Maker = getattr(import_module(module), maker_name)
    try:
        return maker(strength, seed)
    except ValueError:
        raise OptionError(Message("bot-strength", {"name": name, "given": strength[:40]}, "tinderbox.bots")) from None
