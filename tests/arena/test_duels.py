"""Bots two by two."""

import pytest

from tests.arena.test_standings import game
from tinderbox.arena.head_to_head import duels
from tinderbox.arena.plan import Played
from tinderbox.arena.standings import Z, wilson


def test_who_is_ahead_goes_by_the_bot_not_by_the_seat() -> None:
    """Scores of these games are ten times the places."""
    played = [game(0, [0, 1], [1, 2]), game(1, [1, 0], [2, 1]), game(2, [0, 1], [1, 1]), game(3, [1, 0], [1, 2])]
    (duel,) = duels(["a", "b"], 2, played)
    assert (duel.spec, duel.rival) == ("a", "b")
    assert duel.ahead.value == (1 + 1 + 0.5 + 0) / 4
    assert duel.points.value == (-10 - 10 + 0 + 10) / 4


def test_bots_of_one_kind_are_no_rivals_of_one_another() -> None:
    (duel,) = duels(["a", "b", "b"], 3, [game(0, [0, 1, 2], [2, 1, 3])])
    assert duel.ahead.cases == 2
    assert duel.ahead.value == 0.5
    assert duels(["a", "a"], 2, [game(0, [0, 1], [1, 2])]) == []


def test_all_kinds_meet_in_the_order_of_the_list() -> None:
    found = duels(["c", "a", "c", "b"], 4, [game(0, [0, 1, 2, 3], [1, 2, 3, 4])])
    assert [duel.name for duel in found] == ["c\u00a0: a", "c\u00a0: b", "a\u00a0: b"]


def test_games_of_one_deal_hang_together() -> None:
    """The same result from both seats of a deal says no more than one game would."""
    alone = [game(2 * n, [0, 1], [1 + n % 2, 2 - n % 2]) for n in range(20)]
    both: list[Played] = [*alone, *(game(2 * n + 1, [0, 1], [1 + n % 2, 2 - n % 2]) for n in range(20))]
    (once,), (twice,) = duels(["a", "b"], 2, alone), duels(["a", "b"], 2, both)
    assert (once.ahead.low, once.ahead.high) == pytest.approx(wilson(10, 20))
    assert (once.ahead.low, once.ahead.high) == pytest.approx((twice.ahead.low, twice.ahead.high))
    assert once.points.high == pytest.approx(Z * 10 / 20**0.5)
    assert once.points.high == pytest.approx(twice.points.high)


def test_no_games_no_duels() -> None:
    assert duels(["a", "b"], 2, []) == []
