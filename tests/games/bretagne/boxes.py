"""Every way to open the box of Bretagne: players and options."""

from functools import cache
from itertools import product
from typing import Final, NamedTuple

from tinderbox import game
from tinderbox.core.box import Options
from tinderbox.core.match import Match
from tinderbox.games.bretagne.box import Bretagne

PLAYERS: Final = (2, 3, 4)


class Setting(NamedTuple):
    players: int
    boards: str = "shuffled"
    supply: str = "box"

    def __str__(self) -> str:
        return f"{self.players}-{self.boards}-{self.supply}"

    @property
    def options(self) -> Options:
        return {"boards": self.boards, "supply": self.supply}

    @property
    def box(self) -> Bretagne:
        return opened(self)

    def new(self, seed: int | str) -> Match:
        return game("bretagne").new(self.players, seed, self.options)


@cache
def opened(setting: Setting) -> Bretagne:
    box = game("bretagne").open(setting.players, setting.options)
    assert isinstance(box, Bretagne)
    return box


ALL: Final = [
    Setting(players, boards, supply)
    for players, boards, supply in product(PLAYERS, ("shuffled", "historical"), ("endless", "box"))
]
MIXED: Final = [Setting(2, "shuffled", "box"), Setting(3, "historical", "endless"), Setting(4, "shuffled", "box")]
