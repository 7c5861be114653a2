"""Totals over many games. All are integers, so that the order in which parts are added does not matter."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt


@dataclass
class Figures:
    """Count, sum, sum of squares, minimum and maximum of a series of numbers."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int = 0
    most: int = 0

    def add(self, number: int) -> None:
        self.least = min(self.least, number) if self.count else number
        self.most = max(self.most, number) if self.count else number
        self.count += 1
        self.total += number
        self.squares += number * number

    def join(self, other: "Figures") -> None:
        if not other.count:
            return
        self.least = min(self.least, other.least) if self.count else other.least
        self.most = max(self.most, other.most) if self.count else other.most
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        if not self.count:
            return 0.0
        return sqrt(max(0, self.squares * self.count - self.total * self.total)) / self.count


@dataclass
class Totals:
    """Totals over games with the same number of players."""

    players: int
    decisions: Figures = field(default_factory=Figures)
    turns: Figures = field(default_factory=Figures)
    scores: list[Figures] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    shared: int = 0

    def __post_init__(self) -> None:
        self.scores = self.scores or [Figures() for _ in range(self.players)]
        self.wins = self.wins or [0] * self.players

    @property
    def games(self) -> int:
        return self.decisions.count

    def add(self, games: Iterable[Sequence[int]]) -> None:
        """Add games as `random_games` returns them."""
        for decisions, turns, *rest in games:
            self.decisions.add(decisions)
            self.turns.add(turns)
            for seat in range(self.players):
                self.scores[seat].add(rest[seat])
                self.wins[seat] += rest[self.players + seat] == 0
            self.shared += rest[self.players :].count(0) > 1

    def join(self, other: "Totals") -> None:
        self.decisions.join(other.decisions)
        self.turns.join(other.turns)
        for ours, theirs in zip(self.scores, other.scores, strict=True):
            ours.join(theirs)
        self.wins = [ours + theirs for ours, theirs in zip(self.wins, other.wins, strict=True)]
        self.shared += other.shared
