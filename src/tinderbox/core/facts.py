"""What is asked about many games: facts counted game by game, and the charts that they are drawn in."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Facts = dict[str, dict[str, list[float]]]
"""By chart and key: how often something could happen in a game, and how often it did or what it came to."""

ChartKind = Literal["win", "share", "mean"]
"""Wins where an even share is fair; a share of all cases; a mean over all cases."""


@dataclass(frozen=True)
class Chart:
    """One chart of a game's own facts; its words are `fact-<id>` and its note, its keys in the order to be shown."""

    id: str
    kind: ChartKind
    keys: tuple[str, ...]


def count(facts: Facts, chart: str, key: str, total: float, cases: int = 1) -> None:
    """Add some cases to a game's facts."""
    entry = facts.setdefault(chart, {}).setdefault(key, [0, 0])
    entry[0] += cases
    entry[1] += total


def win_parts(places: Sequence[int]) -> list[float]:
    """The part of a win that every seat has: a shared one is split."""
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]
