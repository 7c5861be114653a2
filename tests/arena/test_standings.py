"""Intervals, shared wins and ratings."""

import pytest

from tinderbox.arena.plan import Played
from tinderbox.arena.standings import standings, wilson
from tinderbox.arena.statistics import estimate
from tinderbox.core.facts import ChartKind


def game(number: int, seats: list[int], places: list[int]) -> Played:
    return {
        "game": number,
        "seats": seats,
        "scores": [10 * place for place in places],
        "places": places,
        "decisions": 1,
        "turns": 1,
    }


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(10, 20, 0.2993, 0.7007), (0, 10, 0.0, 0.2775), (8, 10, 0.4902, 0.9433), (1, 1, 0.2065, 1.0), (0, 0, 0.0, 1.0)],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_a_shared_win_is_split_and_goes_to_the_bot_not_to_the_seat() -> None:
    first, second, third = standings(["a", "b", "c"], [game(0, [0, 1, 2], [1, 1, 3]), game(1, [1, 2, 0], [2, 3, 1])])
    assert (first.wins, second.wins, third.wins) == (1.5, 0.5, 0)
    assert first.win_rate == 0.75
    assert (first.mean_rank, second.mean_rank, third.mean_rank) == (1, 1.5, 3)
    assert (first.mean_score, third.mean_score) == (10, 30)


def test_ratings_tell_who_is_stronger_and_grow_surer() -> None:
    few, many = (
        standings(["strong", "weak"], [game(n, [n % 2, 1 - n % 2], [1 + n % 2, 2 - n % 2]) for n in range(count)])
        for count in (2, 30)
    )
    assert many[0].rating > few[0].rating > few[1].rating > many[1].rating
    assert many[0].rating_deviation < few[0].rating_deviation


def test_no_games_give_no_figures() -> None:
    (nobody,) = standings(["a"], [])
    assert (nobody.win_rate, nobody.interval, nobody.mean_score) == (0.0, (0.0, 1.0), 0.0)


@pytest.mark.parametrize("kind", ["mean", "share", "win"])
def test_cases_of_one_deal_hang_together(kind: ChartKind) -> None:
    """Ten cases that always agree within their group say no more than one."""
    alone = estimate("x", kind, {n: [1, n % 2] for n in range(100)})
    together = estimate("x", kind, {n: [10, 10 * (n % 2)] for n in range(100)})
    assert alone is not None
    assert together is not None
    assert (alone.low, alone.high) == pytest.approx((together.low, together.high))
    assert (alone.cases, together.cases) == (100, 1000)


def test_independent_shares_have_wilsons_interval() -> None:
    found = estimate("x", "share", {n: [1, n < 8] for n in range(10)})
    never = estimate("x", "share", {n: [1, 0] for n in range(10)})
    assert found is not None
    assert never is not None
    assert (found.low, found.high) == pytest.approx(wilson(8, 10))
    assert (never.low, never.high) == pytest.approx(wilson(0, 10))
    assert estimate("x", "share", {0: [0, 0]}) is None
