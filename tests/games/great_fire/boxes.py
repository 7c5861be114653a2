"""Every way to open the box of The Great Fire: players, edition and options."""

from functools import cache
from itertools import product
from typing import Final, NamedTuple

from tinderbox import game
from tinderbox.core.box import Options
from tinderbox.core.match import Match
from tinderbox.games.great_fire.box import GreatFire

PLAYERS: Final = (2, 3, 4, 5, 6)


class Setting(NamedTuple):
    players: int
    edition: str = "german"
    hidden_colours: bool = False
    more_destruction: bool = False
    supply: str = "endless"

    def __str__(self) -> str:
        marks = ("hidden" if self.hidden_colours else "", "more" if self.more_destruction else "")
        return "-".join(filter(None, (str(self.players), self.edition, *marks, self.supply)))

    @property
    def options(self) -> Options:
        return {
            "edition": self.edition,
            "hidden_colours": self.hidden_colours,
            "more_destruction": self.more_destruction,
            "supply": self.supply,
        }

    @property
    def box(self) -> GreatFire:
        return opened(self)

    def new(self, seed: int | str) -> Match:
        return game("great-fire").new(self.players, seed, self.options)


@cache
def opened(setting: Setting) -> GreatFire:
    box = game("great-fire").open(setting.players, setting.options)
    assert isinstance(box, GreatFire)
    return box


def settings(players: int) -> list[Setting]:
    """All settings for so many players; two cannot have more destruction (O2)."""
    more = (False,) if players == 2 else (False, True)
    chosen = product(("german", "french"), (False, True), more, ("endless", "box"))
    return [Setting(players, *values) for values in chosen]


ALL: Final = [setting for players in PLAYERS for setting in settings(players)]
MIXED: Final = [  # one for each number of players, each value of each option at least once
    Setting(2, "german", True, False, "box"),
    Setting(3, "french", False, True, "box"),
    Setting(4, "german", True, True, "endless"),
    Setting(5, "french", True, False, "endless"),
    Setting(6, "german", False, False, "box"),
]

# Seeds whose start player is dealt five south cards, which move nothing out of Pudding Lane (F13), and seeds that deal
# somebody five identical cards (S2), by the number of players; colours are open.
SOUTHERN: Final = {2: 1645, 3: 1057, 4: 5001, 5: 1019, 6: 3957}
IDENTICAL: Final = {2: 277, 3: 277, 4: 277, 5: 48, 6: 48}
