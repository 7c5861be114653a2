"""The standings of a tournament: win rates, scores, ranks and ratings of its bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any, Final

from tinderbox.arena.plan import Played
from tinderbox.core.facts import win_parts
from tinderbox.extras import extra

CONFIDENCE: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's interval for a share; 0 to 1 without games."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, Z * Z
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Standing:
    """The results of one bot. A shared win is divided among the winners."""

    spec: str
    games: int
    wins: float
    mean_score: float
    mean_rank: float
    rating: float
    rating_deviation: float

    @property
    def win_rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def data(self) -> dict[str, Any]:
        return {
            "spec": self.spec,
            "games": self.games,
            "wins": round(self.wins, 4),
            "win_rate": round(self.win_rate, 4),
            "interval": [round(bound, 4) for bound in self.interval],
            "mean_score": round(self.mean_score, 4),
            "mean_rank": round(self.mean_rank, 4),
            "rating": round(self.rating, 3),
            "rating_deviation": round(self.rating_deviation, 3),
        }


def standings(specs: Sequence[str], played: Sequence[Played]) -> list[Standing]:
    """Standings in the order of the list. `played` must be in order: ratings are updated game by game."""
    wins, scores, ranks = ([0.0] * len(specs) for _ in range(3))
    for game in played:
        parts = win_parts(game["places"])
        for seat, which in enumerate(game["seats"]):
            wins[which] += parts[seat]
            scores[which] += game["scores"][seat]
            ranks[which] += game["places"][seat]
    games = len(played)
    return [
        Standing(spec, games, wins[which], scores[which] / max(1, games), ranks[which] / max(1, games), mu, sigma)
        for which, (spec, (mu, sigma)) in enumerate(zip(specs, ratings(len(specs), played), strict=True))
    ]


def ratings(bots: int, played: Sequence[Played]) -> list[tuple[float, float]]:
    """Rating and deviation by openskill's Plackett-Luce model."""
    with extra("arena"):
        from openskill.models import PlackettLuce

    model = PlackettLuce()
    skills = [model.rating() for _ in range(bots)]
    for game in played:
        teams = model.rate([[skills[which]] for which in game["seats"]], ranks=[float(p) for p in game["places"]])
        for which, team in zip(game["seats"], teams, strict=True):
            skills[which] = team[0]
    return [(float(skill.mu), float(skill.sigma)) for skill in skills]
