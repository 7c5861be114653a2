"""What a finished game is worth to each seat."""

from collections.abc import Callable
from typing import Final, Literal, get_args

from tinderbox.core.state import State
from tinderbox.research.settings import refused

Payoff = Literal["win", "rank", "score"]


def win(state: State, players: int) -> list[float]:
    """1 for the only winner, -1/(n-1) for everybody else; winners share. The sum is 0."""
    winners = [int(state.seats_ahead(seat)) == 0 for seat in range(players)]
    share = players / (players - 1) / sum(winners)
    return [share * won - 1 / (players - 1) for won in winners]


def rank(state: State, players: int) -> list[float]:
    """From 1 for the first to -1 for the last in even steps; equal ranks share. The sum is 0."""
    ahead = [int(state.seats_ahead(seat)) for seat in range(players)]
    middle = [rank + (ahead.count(rank) - 1) / 2 for rank in ahead]
    return [1 - 2 * rank / (players - 1) for rank in middle]


def score(state: State, players: int) -> list[float]:
    """Victory points."""
    return [float(state.score(seat)) for seat in range(players)]


PAYOFFS: Final[dict[str, Callable[[State, int], list[float]]]] = {"win": win, "rank": rank, "score": score}


def payoff_named(name: str) -> Callable[[State, int], list[float]]:
    if name not in PAYOFFS:
        raise refused("payoff", name, ", ".join(get_args(Payoff)))
    return PAYOFFS[name]
