"""The installed games: ours, and those of other packages, by the entry-point group `tinderbox.games`.

A plug-in that cannot be used is skipped: it is logged once, `faulty_games` lists it, and asking for it says why.
"""

import logging
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from inspect import isabstract
from typing import Final

from tinderbox.core.box import CONTRACT, Box
from tinderbox.core.documents.records import replay_with
from tinderbox.core.errors import OptionError, TinderboxError
from tinderbox.core.events import Data
from tinderbox.core.game import Game
from tinderbox.core.match import Match
from tinderbox.core.text.messages import LANGUAGES, Argument, Message, catalogue

GROUP: Final = "tinderbox.games"
OURS: Final = (
    EntryPoint("great-fire", "tinderbox.games.great_fire.box:GreatFire", GROUP),
    EntryPoint("bretagne", "tinderbox.games.bretagne.box:Bretagne", GROUP),
)
"""As pyproject.toml lists them; here too, so that they are found when the sources run uninstalled."""
DECLARED: Final = ("contract", "game", "version", "package", "seats")

log: Final = logging.getLogger("tinderbox.games")


class FaultyGame(TinderboxError):
    """A plug-in that cannot be used."""

    def __init__(self, entry: EntryPoint, why: str, /, **args: Argument) -> None:
        source = entry.dist.name if entry.dist is not None else entry.value
        reason = Message(f"plugin-{why}", args)
        super().__init__(Message("plugin-faulty", {"game": entry.name, "source": source, "why": reason.text()}))
        self.game: Final = entry.name


@dataclass(frozen=True)
class Installed:
    """What was found: games by their ids, and the plug-ins that cannot be used."""

    entries: dict[str, EntryPoint]
    boxes: dict[str, type[Box]]  # of plug-ins; our own are loaded when they are first used
    faulty: tuple[FaultyGame, ...]


@cache
def installed() -> Installed:
    entries = {entry.name: entry for entry in OURS}
    boxes: dict[str, type[Box]] = {}
    faulty: list[FaultyGame] = []
    others = [entry for entry in dict.fromkeys(entry_points(group=GROUP)) if entry not in OURS]
    names = [entry.name for entry in others]
    for entry in sorted(others, key=lambda entry: (entry.name, entry.value)):
        try:
            if entry.name in {ours.name for ours in OURS} or names.count(entry.name) > 1:
                raise FaultyGame(entry, "id-taken", id=entry.name)
            boxes[entry.name] = checked(entry)
            entries[entry.name] = entry
        except FaultyGame as problem:
            log.warning("%s", problem)
            faulty.append(problem)
    return Installed(entries, boxes, tuple(faulty))


def checked(entry: EntryPoint) -> type[Box]:
    """The box of a plug-in, if it can be loaded and opened and has its texts; raises FaultyGame."""
    try:
        box = entry.load()
    except Exception as problem:
        raise FaultyGame(entry, "import", error=described(problem)) from problem
    if not (isinstance(box, type) and issubclass(box, Box)):
        raise FaultyGame(entry, "no-box", value=entry.value)
    missing = [name for name in DECLARED if not hasattr(box, name)]
    if isabstract(box):
        missing += sorted(box.__abstractmethods__)
    if missing:
        raise FaultyGame(entry, "missing", members=", ".join(missing))
    if box.contract != CONTRACT:
        raise FaultyGame(entry, "contract", given=str(box.contract), known=CONTRACT)
    if box.game != entry.name:
        raise FaultyGame(entry, "other-id", id=str(box.game))
    try:
        untitled = [language for language in LANGUAGES if not catalogue(box.package).has(language, "game-title")]
        if untitled:
            raise FaultyGame(entry, "texts", languages=", ".join(untitled))
        box(box.usual_players())
    except FaultyGame:
        raise
    except Exception as problem:
        raise FaultyGame(entry, "opening", error=described(problem)) from problem
    return box


def described(problem: Exception) -> str:
    """An error on one line."""
    return " ".join(f"{type(problem).__name__}: {problem}".split())[:200]


def game_ids() -> list[str]:
    return list(installed().entries)


def faulty_games() -> tuple[FaultyGame, ...]:
    """The plug-ins that cannot be used, each with the reason as its text."""
    return installed().faulty


@cache
def known(id: str) -> Game:
    found = installed()
    return Game(found.boxes[id] if id in found.boxes else found.entries[id].load())


def game(id: str) -> Game:
    found = installed()
    if id not in found.entries:
        for faulty in found.faulty:
            if faulty.game == id:
                raise OptionError(faulty.message)
        raise OptionError(Message("option-game", {"given": str(id)[:40], "known": ", ".join(found.entries)}))
    return known(id)


def replay(record: Data | str) -> Match:
    """The match that a record tells, from its JSON data or its text."""
    return replay_with(record, game)
