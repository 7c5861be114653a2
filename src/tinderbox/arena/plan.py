"""The plan of a tournament: which bot has which seat in which game, and the seeds.

Games come in groups, with one game for every seat. Within a group the deal is the same and the bots move on by one
seat. Each group seats them in another order, so that every bot sits next to every other one, on either side.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from typing import Final, NotRequired

from pydantic import with_config
from typing_extensions import TypedDict

from tinderbox.arena.simulate import Run
from tinderbox.bots.catalogue import bot
from tinderbox.core.box import Box
from tinderbox.core.documents.json_documents import STRICT
from tinderbox.core.draws import derived_seed
from tinderbox.core.game import PackRef
from tinderbox.core.text.messages import Message

FORMAT: Final = 1
RANDOM: Final = "random"
PACKAGE: Final = "tinderbox.arena"


@with_config(STRICT)
class Head(TypedDict):
    """Everything that defines a tournament, and the number of games."""

    format: int
    game: str
    rules: int
    pack: PackRef
    players: int
    options: dict[str, bool | str]
    seed: int | str
    bots: list[str]
    facts: bool
    games: int


@with_config(STRICT)
class Played(TypedDict):
    """The result of one game. `seats` has the index of each seat's bot in the tournament's list."""

    game: int
    seats: list[int]
    scores: list[int]
    places: list[int]
    decisions: int
    turns: int
    sources: NotRequired[list[dict[str, int]]]
    facts: NotRequired[dict[str, dict[str, list[int | float]]]]


@dataclass(frozen=True)
class Tournament:
    """A run with one bot for each seat."""

    run: Run
    bots: tuple[str, ...]
    games: int
    facts: bool
    """Whether to collect the facts of every game; without them, games among random bots are faster."""

    def group(self, number: int) -> int:
        return number // self.run.players

    def seats(self, number: int) -> list[int]:
        """Which bot has which seat in a game."""
        players = self.run.players
        turn = number % players
        order = self.orders[self.group(number) % len(self.orders)]
        return [order[(seat + turn) % players] for seat in range(players)]

    @cached_property
    def orders(self) -> list[tuple[int, ...]]:
        """Every seating order, up to rotation."""
        return [(0, *others) for others in permutations(range(1, self.run.players))]

    def deal_seed(self, number: int) -> str:
        """The same for all games of a group."""
        return f"{self.run.seed} {self.group(number)}"

    def bot_seed(self, number: int, which: int) -> int:
        return derived_seed("tournament", self.run.seed, "game", number, "bot", which)

    @property
    def in_bulk(self) -> bool:
        """Whether the compiled loop can play it."""
        return not self.facts and all(spec == RANDOM for spec in self.bots)

    def head(self, box: Box) -> Head:
        pack: PackRef = {"id": box.pack_id, "digest": box.pack_digest}
        if not box.pack_shipped:
            pack["data"] = box.pack_data
        return {
            "format": FORMAT,
            "game": box.game,
            "rules": box.version,
            "pack": pack,
            "players": box.players,
            "options": dict(box.options),
            "seed": self.run.seed,
            "bots": list(self.bots),
            "facts": self.facts,
            "games": self.games,
        }


def plan_tournament(run: Run, specs: Sequence[str], games: int, *, facts: bool) -> tuple[Tournament, Box]:
    """Check a tournament's game, pack and bots. A pack from a file is included, for workers on other machines."""
    box = run.open()
    bots = tuple(spec.strip() for spec in specs)
    for spec in bots:
        bot(spec, 0)
    run = Run(run.game, run.players, run.seed, box.options, box.pack_id if box.pack_shipped else box.pack_data)
    facts = facts or any(spec != RANDOM for spec in bots)
    return Tournament(run, bots, games, facts), box


def message(id: str, **args: str | int) -> Message:
    return Message(id, args, PACKAGE)
