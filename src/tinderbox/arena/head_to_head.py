"""Pairwise comparison of the bots of a tournament, from the games in which both played."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from tinderbox.arena.plan import Played
from tinderbox.arena.statistics import Pairs, Row, add, estimate

EVEN: Final = 0.5


@dataclass(frozen=True)
class Duel:
    """Two specs compared: how often the first is ahead (a tie counts half), and by how many points."""

    spec: str
    rival: str
    ahead: Row
    points: Row

    @property
    def name(self) -> str:
        return f"{self.spec}\u00a0: {self.rival}"

    def data(self) -> dict[str, Any]:
        return {
            "spec": self.spec,
            "rival": self.rival,
            "ahead": round(self.ahead.value, 4),
            "ahead_interval": [round(self.ahead.low, 4), round(self.ahead.high, 4)],
            "points": round(self.points.value, 4),
            "points_interval": [round(self.points.low, 4), round(self.points.high, 4)],
        }


def duels(specs: Sequence[str], players: int, played: Sequence[Played]) -> list[Duel]:
    """Every pair of specs, in the order of the list. Games with the same deal are correlated: they form one group."""
    found = []
    for spec, rival in combinations(dict.fromkeys(specs), 2):
        ahead: Pairs = {}
        points: Pairs = {}
        for game in played:
            deal = game["game"] // players
            for seat, other in seats_of(game, specs, spec, rival):
                places, scores = game["places"], game["scores"]
                share = EVEN if places[seat] == places[other] else float(places[seat] < places[other])
                add(ahead, deal, 1, share)
                add(points, deal, 1, scores[seat] - scores[other])
        by_place, by_points = estimate(spec, "share", ahead), estimate(spec, "mean", points)
        if by_place is not None and by_points is not None:
            found.append(Duel(spec, rival, by_place, by_points))
    return found


def seats_of(game: Played, specs: Sequence[str], spec: str, rival: str) -> list[tuple[int, int]]:
    """Every pair of a seat of one spec and a seat of the other."""
    kinds = [specs[which] for which in game["seats"]]
    return [(a, b) for a, one in enumerate(kinds) if one == spec for b, two in enumerate(kinds) if two == rival]
