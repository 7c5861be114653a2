"""Random games in bulk, compiled. Each has its own random stream, from the run's seed and its number in the run."""

from typing import Final

from mypy_extensions import i64

from tinderbox.core.engine.rng import Rng
from tinderbox.core.state import HASH_START, NATURE, NOBODY, ActionList, State, hashed, play_out

MOST_GAMES: Final = 0x7FFFFFFF
LUCK: Final = 0x5DEECE66D  # separates the stream of the draws from that of the moves


def stream(seed: i64, number: i64) -> Rng:
    """The random stream of one game of a run."""
    low = hashed(hashed(HASH_START, seed), seed >> 32)
    return Rng((number & MOST_GAMES) << 32 | low)


def random_games(root: State, players: i64, first: i64, count: i64, seed: i64) -> list[list[int]]:
    """Play games `first` … `first + count - 1` of a run from a blank state.

    For each: decisions, turns, then the points of every seat, then how many seats are ahead of every seat.
    """
    actions = ActionList()
    games: list[list[int]] = []
    for number in range(first, first + count):
        state = root.copy()
        game: list[int] = [int(play_out(state, stream(seed, number), actions)), int(state.turn)]
        add_points(game, state, players)
        games.append(game)
    return games


def random_decisions(root: State, first: i64, count: i64, seed: i64) -> i64:
    """Play games as `random_games` does and return only the total number of decisions."""
    actions = ActionList()
    decisions: i64 = 0
    for number in range(first, first + count):
        decisions += play_out(root.copy(), stream(seed, number), actions)
    return decisions


def paired_games(root: State, players: i64, first: i64, count: i64, seed: i64) -> list[list[int]]:
    """Play games as `random_games` does; the games of a group, one for every seat, have the same draws."""
    actions = ActionList()
    games: list[list[int]] = []
    for number in range(first, first + count):
        state = root.copy()
        luck = stream(seed ^ LUCK, number // players)
        moves = stream(seed, number)
        decisions: i64 = 0
        while state.actor != NOBODY:
            state.list_actions(actions)
            if state.actor == NATURE:
                state.apply(actions.draw(luck))
            else:
                state.apply(actions.items[moves.below(actions.count)])
                decisions += 1
        game: list[int] = [int(decisions), int(state.turn)]
        add_points(game, state, players)
        games.append(game)
    return games


def add_points(game: list[int], state: State, players: i64) -> None:
    """Append the points of every seat, then for every seat how many are ahead of it."""
    for seat in range(players):
        game.append(int(state.score(seat)))
    for seat in range(players):
        game.append(int(state.seats_ahead(seat)))
