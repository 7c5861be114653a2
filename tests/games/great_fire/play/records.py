"""Finished games kept as records in `fixtures/`, and how they were made.

`python -m tests.games.great_fire.play.records` writes them again, which is needed only when rules, pack or
checksums have changed on purpose.
"""

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tests.games.great_fire.boxes import Setting
from tests.games.great_fire.play.players import Brigade, play_out
from tests.games.great_fire.play.rarities import rarities
from tinderbox import game, replay
from tinderbox.core.documents.record_text import to_text
from tinderbox.core.match import Match

FOLDER: Final = Path(__file__).parents[1] / "fixtures"
NAMES: Final = ("Pepys", "Wren", "Evelyn", "Hooke", "Farynor", "Bludworth")


class Plan(NamedTuple):
    """How a game was played: by brigades, from a seed; one that `keeps` never redraws a hand."""

    setting: Setting
    seed: int
    keeps: bool = False

    def play(self) -> Match:
        setting = self.setting
        match = game("great-fire").new(setting.players, self.seed, setting.options, names=NAMES[: setting.players])
        return play_out(match, Brigade(setting.box, self.seed, keeps=self.keeps))


PLANS: Final = {
    "two": Plan(Setting(2), 2),
    "two-box": Plan(Setting(2, supply="box"), 199),
    "two-french-hidden-box": Plan(Setting(2, "french", hidden_colours=True, supply="box"), 55),
    "three": Plan(Setting(3), 30),
    "three-five-souths": Plan(Setting(3), 1057, keeps=True),
    "three-french-more-box": Plan(Setting(3, "french", more_destruction=True, supply="box"), 4),
    "three-hidden-box": Plan(Setting(3, hidden_colours=True, supply="box"), 5),
    "four-identical": Plan(Setting(4), 277),
    "four-french-hidden": Plan(Setting(4, "french", hidden_colours=True), 14),
    "four-more-box": Plan(Setting(4, more_destruction=True, supply="box"), 1),
    "four-french-hidden-more-box": Plan(Setting(4, "french", True, True, "box"), 7),
    "five-box": Plan(Setting(5, supply="box"), 16),
    "five-french-hidden": Plan(Setting(5, "french", hidden_colours=True), 6),
    "five-more": Plan(Setting(5, more_destruction=True), 1),
    "six": Plan(Setting(6), 61),
    "six-french-box": Plan(Setting(6, "french", supply="box"), 1),
    "six-hidden-more": Plan(Setting(6, hidden_colours=True, more_destruction=True), 1),
}  # fmt: skip


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.tbx").read_text(encoding="utf-8")


@cache
def replayed(name: str) -> Match:
    return replay(text_of(name))


def at_decision(name: str, seq: int) -> Match:
    """A kept game as it stood after so many decisions."""
    match = replayed(name).copy()
    match.undo_to(seq, agreed=True)
    return match


def written(match: Match) -> str:
    """The record, with what makes the game worth keeping as remarks above it."""
    remarks = [f"; {rarity}" for rarity in sorted(rarities(match))]
    return "\n".join([*remarks, to_text(match.record())])


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, plan in PLANS.items():
        (FOLDER / f"{name}.tbx").write_text(written(plan.play()), encoding="utf-8")
