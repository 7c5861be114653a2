"""Draws come from the seed and their number alone."""

from collections import Counter

import pytest

from tinderbox import OptionError
from tinderbox.core.draws import DrawSource, fresh_seed
from tinderbox.core.game import checked_seed


def test_the_same_seed_gives_the_same_draws() -> None:
    first, second = DrawSource(1666), DrawSource(1666)
    assert [first.below(60) for _ in range(50)] == [second.below(60) for _ in range(50)]
    assert [DrawSource(1667, drawn).below(60) for drawn in range(50)] != [
        DrawSource(1666, drawn).below(60) for drawn in range(50)
    ]


def test_a_stored_game_goes_on_from_the_number_of_draws() -> None:
    whole = DrawSource("bakery")
    results = [whole.below(1000) for _ in range(30)]
    for drawn in (0, 1, 17, 29):
        later = DrawSource("bakery", drawn)
        assert [later.below(1000) for _ in range(30 - drawn)] == results[drawn:]


def test_a_copy_has_the_same_future_and_moves_nobody_else() -> None:
    chance = DrawSource(1)
    chance.below(6)
    copy = chance.copy()
    future = [copy.below(6) for _ in range(20)]
    assert chance.drawn == 1
    assert [chance.below(6) for _ in range(20)] == future


def test_results_are_in_range_and_each_comes_up() -> None:
    chance = DrawSource(2)
    counts = Counter(chance.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())
    assert [chance.below(1) for _ in range(5)] == [0] * 5


def test_a_draw_does_not_depend_on_the_size_of_those_before() -> None:
    first, second = DrawSource(3), DrawSource(3)
    first.below(2)
    second.below(1000)
    assert first.below(60) == second.below(60)


def test_fresh_seeds_are_not_alike() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(checked_seed(seed) == seed for seed in seeds)


@pytest.mark.parametrize("seed", [0, 1666, 2**63 - 1, "a", "x" * 64, "Pudding Lane, 2 September"])
def test_good_seeds(seed: int | str) -> None:
    assert checked_seed(seed) == seed


@pytest.mark.parametrize("seed", [-1, 2**63, "", "x" * 65, "Straße", "tab\t", True, 1.5, b"seed", ["x"]])
def test_bad_seeds(seed: object) -> None:
    with pytest.raises(OptionError) as caught:
        checked_seed(seed)
    assert caught.value.message.id == "option-seed"


def test_no_seed_is_a_fresh_one() -> None:
    assert checked_seed(None) != checked_seed(None)
