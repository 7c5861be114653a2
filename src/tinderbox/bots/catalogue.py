"""Bots by spec: `greedy`, `search:1s`, the name of an installed bot, or the import path `my_module:MyBot`.

A spec may end with `:` and a strength. Packages offer bots by entry points in the group `tinderbox.bots`.
"""

import logging
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final, Protocol

from tinderbox.bots.base import Bot
from tinderbox.core.errors import OptionError
from tinderbox.core.text.messages import Message

log: Final = logging.getLogger("tinderbox.bots")

GROUP: Final = "tinderbox.bots"
BUILT_IN: Final = {
    "random": "tinderbox.bots.random_bot:RandomBot",
    "apprentice": "tinderbox.bots.levels:ApprenticeBot",
    "journeyman": "tinderbox.bots.levels:JourneymanBot",
    "master": "tinderbox.bots.levels:MasterBot",
    "greedy": "tinderbox.bots.greedy:GreedyBot",
    "search": "tinderbox.bots.search:SearchBot",
}
WITHOUT_HISTORY: Final = ("random", "apprentice", "journeyman", "greedy")


class BotFactory(Protocol):
    """A class of bots, or a function that makes them. Raises ValueError for a strength that it does not have."""

    def __call__(self, strength: str, seed: int) -> Bot: ...


@cache
def installed() -> dict[str, EntryPoint]:
    """The bots of other packages by name. One that has the name of a built-in bot is skipped."""
    found = {point.name: point for point in entry_points(group=GROUP)}
    for name in BUILT_IN.keys() & found.keys():
        log.warning("bot %s of %s has the name of a built-in bot: skipped", name, found.pop(name).value)
    return found


def known_bots() -> list[str]:
    return [*BUILT_IN, *installed()]


def is_named(spec: str) -> bool:
    """Whether a spec names a built-in or installed bot. If not, `bot` would import what it says."""
    return spec.strip().partition(":")[0] in known_bots()


def uses_history(spec: str) -> bool:
    """Whether the bot may read its seat's history."""
    return spec.strip().partition(":")[0] not in WITHOUT_HISTORY


def bot(spec: str, seed: int) -> Bot:
    """Make the bot of a spec. Raises OptionError if there is none, or if its own code fails.

    An import path runs the code that it names: specs from strangers must be checked with `is_named` before.
    """
    name, _, strength = spec.strip().partition(":")
    if name in BUILT_IN:
        return made(name, loaded(BUILT_IN[name]), strength, seed)
    if name in installed():
        return made(name, loaded(installed()[name].value), strength, seed)
    attribute, _, strength = strength.partition(":")
    if not name or not attribute:
        raise refused("bot-unknown", given=spec[:40], known=", ".join(known_bots()))
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)  # the installed command does not look into the current folder
    path = f"{name}:{attribute}"
    return made(path, loaded(path), strength, seed)


def loaded(path: str) -> object:
    """The object at an import path."""
    name, _, attribute = path.partition(":")
    try:
        found: object = import_module(name)
    except ModuleNotFoundError as problem:
        if problem.name is not None and f"{name}.".startswith(f"{problem.name}."):
            raise refused("bot-no-module", path=path, module=problem.name) from None
        raise refused("bot-import-fails", path=path, module=name, problem=described(problem)) from problem
    except Exception as problem:
        raise refused("bot-import-fails", path=path, module=name, problem=described(problem)) from problem
    for step in attribute.split("."):
        if not hasattr(found, step):
            raise refused("bot-no-attribute", path=path, module=name, name=attribute)
        found = getattr(found, step)
    return found


def made(name: str, factory: object, strength: str, seed: int) -> Bot:
    if not callable(factory):
        raise refused("bot-not-a-bot", path=name)
    try:
        found: object = factory(strength, seed)
    except ValueError as problem:
        if strength or name in BUILT_IN:
            raise refused("bot-strength", name=name, given=strength[:40]) from None
        raise refused("bot-raises", path=name, problem=described(problem)) from problem
    except Exception as problem:
        raise refused("bot-raises", path=name, problem=described(problem)) from problem
    if not isinstance(found, Bot) or not callable(found.choose):
        raise refused("bot-not-a-bot", path=name)
    return found


def described(problem: Exception) -> str:
    return " ".join(f"{type(problem).__name__}: {problem}".split())[:200]


def refused(id: str, **args: str) -> OptionError:
    return OptionError(Message(id, args, "tinderbox.bots"))
