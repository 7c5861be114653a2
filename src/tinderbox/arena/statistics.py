"""Statistics of the games of a tournament, with confidence intervals."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from tinderbox.arena.plan import Played
from tinderbox.arena.standings import Z, wilson
from tinderbox.core.facts import Chart, ChartKind, win_parts


@dataclass(frozen=True)
class Row:
    """An estimate with its interval and the number of cases."""

    key: str
    value: float
    low: float
    high: float
    cases: float


Pairs = dict[int, list[float]]
"""For each group of games: the number of cases, and their total."""


def add(pairs: Pairs, group: int, cases: float, total: float) -> None:
    pair = pairs.setdefault(group, [0.0, 0.0])
    pair[0] += cases
    pair[1] += total


def estimate(key: str, kind: ChartKind, pairs: Pairs) -> Row | None:
    """Estimate a mean or a share. Games with the same deal are correlated: only groups are independent.

    The interval of a share is Wilson's, for the effective number of independent cases.
    """
    cases, total = sum(pair[0] for pair in pairs.values()), sum(pair[1] for pair in pairs.values())
    if not cases:
        return None
    value = total / cases
    error = sqrt(sum((pair[1] - value * pair[0]) ** 2 for pair in pairs.values())) / cases
    if kind == "mean":
        return Row(key, value, value - Z * error, value + Z * error, cases)
    effective = value * (1 - value) / error**2 if error else len(pairs)
    effective = min(effective, cases)
    return Row(key, value, *wilson(value * effective, effective), cases)


def rows_of(chart: Chart, players: int, played: Iterable[Played]) -> list[Row]:
    """An estimate for every key of a chart that occurred."""
    pairs: dict[str, Pairs] = {key: {} for key in chart.keys}
    for game in played:
        for key, pair in game.get("facts", {}).get(chart.id, {}).items():
            if key in pairs:
                add(pairs[key], game["game"] // players, pair[0], pair[1])
    found = (estimate(key, chart.kind, each) for key, each in pairs.items())
    return [row for row in found if row is not None]


def seat_rows(players: int, played: Iterable[Played]) -> list[Row]:
    """Wins by seat."""
    pairs: list[Pairs] = [{} for _ in range(players)]
    for game in played:
        for seat, part in enumerate(win_parts(game["places"])):
            add(pairs[seat], game["game"] // players, 1, part)
    found = (estimate(str(seat), "win", each) for seat, each in enumerate(pairs))
    return [row for row in found if row is not None]


def source_rows(players: int, played: Iterable[Played]) -> list[Row]:
    """Mean points of a player by source."""
    pairs: dict[str, Pairs] = {}
    for game in played:
        for seat in game.get("sources", []):
            for name, points in seat.items():
                add(pairs.setdefault(name, {}), game["game"] // players, 1, points)
    found = (estimate(name, "mean", each) for name, each in pairs.items())
    return [row for row in found if row is not None]


def scores_of(specs: Sequence[str], played: Iterable[Played]) -> dict[str, Counter[int]]:
    """How often each score occurred, by spec."""
    found: dict[str, Counter[int]] = {spec: Counter() for spec in specs}
    for game in played:
        for which, score in zip(game["seats"], game["scores"], strict=True):
            found[specs[which]][score] += 1
    return found
