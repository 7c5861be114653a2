"""What the games of a tournament come to, as figures to be drawn."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from tinderbox.arena.plan import Played
from tinderbox.arena.standings import Z, wilson
from tinderbox.core.facts import Chart, ChartKind, win_parts


@dataclass(frozen=True)
class Row:
    """A figure with its interval, from so many cases."""

    key: str
    value: float
    low: float
    high: float
    cases: float


def estimate(key: str, kind: ChartKind, pairs: Sequence[Sequence[float]]) -> Row | None:
    """From a pair a game, cases and total. Several cases of one game hang together: games are what is independent."""
    cases, total = sum(pair[0] for pair in pairs), sum(pair[1] for pair in pairs)
    if not cases:
        return None
    value = total / cases
    if kind != "mean" and all(pair[0] == 1 for pair in pairs):
        low, high = wilson(total, len(pairs))
    else:
        half = Z * sqrt(sum((pair[1] - value * pair[0]) ** 2 for pair in pairs)) / cases
        low, high = value - half, value + half
    return Row(key, value, low, high, cases)


def rows_of(chart: Chart, played: Iterable[Played]) -> list[Row]:
    """A chart's keys that occurred, with their figures."""
    pairs: dict[str, list[list[float]]] = {key: [] for key in chart.keys}
    for game in played:
        for key, pair in game.get("facts", {}).get(chart.id, {}).items():
            if key in pairs:
                pairs[key].append([float(pair[0]), float(pair[1])])
    found = (estimate(key, chart.kind, each) for key, each in pairs.items())
    return [row for row in found if row is not None]


def seat_rows(players: int, played: Sequence[Played]) -> list[Row]:
    """Wins by seat."""
    parts = [win_parts(game["places"]) for game in played]
    found = (estimate(str(seat), "win", [[1.0, part[seat]] for part in parts]) for seat in range(players))
    return [row for row in found if row is not None]


def source_rows(played: Sequence[Played]) -> list[Row]:
    """Points by source, of one player in one game."""
    pairs: dict[str, list[list[float]]] = {}
    for game in played:
        seats = game.get("sources", [])
        for name in seats[0] if seats else ():
            pairs.setdefault(name, []).append([float(len(seats)), float(sum(seat[name] for seat in seats))])
    found = (estimate(name, "mean", each) for name, each in pairs.items())
    return [row for row in found if row is not None]


def scores_of(specs: Sequence[str], played: Iterable[Played]) -> dict[str, Counter[int]]:
    """How often every score came out, bots of one spec together."""
    found: dict[str, Counter[int]] = {spec: Counter() for spec in specs}
    for game in played:
        for which, score in zip(game["seats"], game["scores"], strict=True):
            found[specs[which]][score] += 1
    return found
