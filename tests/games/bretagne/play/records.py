"""Finished games kept as records in `fixtures/`, and how they were made.

`python -m tests.games.bretagne.play.records` writes them again, which is needed only when rules, pack or
checksums have changed on purpose.
"""

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tests.games.bretagne.boxes import Setting
from tests.games.bretagne.play.players import Guild
from tests.games.bretagne.table import Table
from tinderbox import replay
from tinderbox.core.documents.record_text import to_text
from tinderbox.core.draws import DrawSource
from tinderbox.core.match import Match

FOLDER: Final = Path(__file__).parents[1] / "fixtures"


class Plan(NamedTuple):
    """How a game was played: by a guild of builders or traders, from a seed."""

    setting: Setting
    seed: int
    traders: bool = False

    def play(self) -> Match:
        return played(self.setting.new(self.seed), Guild(self.seed, traders=self.traders))


PLANS: Final = {
    "two": Plan(Setting(2), 7),
    "two-historical-endless": Plan(Setting(2, "historical", "endless"), 3, traders=True),
    "three": Plan(Setting(3), 12),
    "three-historical": Plan(Setting(3, "historical"), 4, traders=True),
    "four": Plan(Setting(4), 8),
    "four-endless": Plan(Setting(4, supply="endless"), 12, traders=True),
}


def played(match: Match, guild: Guild) -> Match:
    while not match.over:
        match.play(guild.choose(match.legal()))
    return match


def all_built() -> Match:
    """A game of two that ends early: one floor is missing on the whole coast."""
    table = Table(
        2,
        phase="barge",
        round=3,
        built=" ".join(name for name in Table(2).boards() if name != "Eckmühl"),
        improved="south west north",
        floors={"Eckmühl": "sand, sand 0:1, stone 1:2"},
    )
    match = Match(table.box, DrawSource(0), None, table.match.state)
    return played(match, Guild(0))


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.tbx").read_text(encoding="utf-8")


@cache
def replayed(name: str) -> Match:
    return replay(text_of(name))


if __name__ == "__main__":
    for name, plan in PLANS.items():
        (FOLDER / f"{name}.tbx").write_text(to_text(plan.play().record()), encoding="utf-8")
    (FOLDER / "two-all-built.tbx").write_text(to_text(all_built().record()), encoding="utf-8")
