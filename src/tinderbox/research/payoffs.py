"""What a finished game is worth to each seat."""

from collections.abc import Callable
from typing import Final, Literal, get_args

from tinderbox.core.state import State
from tinderbox.research.settings import refused

Payoff = Literal["win", "rank", "score"]


def win(state: State, players: int) -> list[float]:
    """1 for the only winner, -1/(n-1) for everybody else; winners share. The sum is 0."""
    winners = [int(state.place(seat)) == 0 for seat in range(players)]
    share = players / (players - 1) / sum(winners)
    return [share * won - 1 / (players - 1) for won in winners]


def rank(state: State, players: int) -> list[float]:
    """From 1 for the first to -1 for the last in even steps; who shares places shares them. The sum is 0."""
    ahead = [int(state.place(seat)) for seat in range(players)]
    middle = [place + (ahead.count(place) - 1) / 2 for place in ahead]
    return [1 - 2 * place / (players - 1) for place in middle]


def score(state: State, players: int) -> list[float]:
    """Victory points."""
    return [float(state.score(seat)) for seat in range(players)]


PAYOFFS: Final[dict[str, Callable[[State, int], list[float]]]] = {"win": win, "rank": rank, "score": score}


def payoff_named(name: str) -> Callable[[State, int], list[float]]:
    if name not in PAYOFFS:
        raise refused("payoff", name, ", ".join(get_args(Payoff)))
    return PAYOFFS[name]
