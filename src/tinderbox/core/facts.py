"""Statistics over many games: facts counted in each game, and the charts that show them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Facts = dict[str, dict[str, list[float]]]
"""By chart and key: the number of cases in a game, and how many of them happened or their total."""

ChartKind = Literal["win", "share", "mean"]
"""Wins where an even share is fair; a share of all cases; a mean over all cases."""


@dataclass(frozen=True)
class Chart:
    """A chart of a game's own facts, titled `fact-<id>`, with its keys in the order of display."""

    id: str
    kind: ChartKind
    keys: tuple[str, ...]


def count(facts: Facts, chart: str, key: str, total: float, cases: int = 1) -> None:
    """Add some cases to a game's facts."""
    entry = facts.setdefault(chart, {}).setdefault(key, [0, 0])
    entry[0] += cases
    entry[1] += total


def win_parts(ranks: Sequence[int]) -> list[float]:
    """Each seat's share of the win."""
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]
