"""Determinisations that simulations share."""

from tinderbox.bots.determinisations import FEWEST, MOST, Determinisations
from tinderbox.core.engine.rng import Rng


def drawn(determinisations: Determinisations, turn: int) -> int:
    determinisations.before_draw(turn)
    return int(determinisations.rng.next())


def test_the_draws_of_a_turn_do_not_depend_on_earlier_turns() -> None:
    determinisations = Determinisations(Rng(1))
    determinisations.open(5)
    undisturbed = drawn(determinisations, 8)
    determinisations.open(5)
    for turn in (6, 7, 7, 7):
        drawn(determinisations, turn)
    assert drawn(determinisations, 8) == undisturbed


def test_determinisations_turns_and_draws_have_streams_of_their_own() -> None:
    determinisations = Determinisations(Rng(1))
    found = set()
    for number in range(FEWEST):
        determinisations.open(number)
        found |= {drawn(determinisations, turn) for turn in (3, 3, 3, 4, 4, 90)}
    assert len(found) > 6 * FEWEST - 3


def test_after_the_last_determinisation_comes_the_first_again() -> None:
    determinisations = Determinisations(Rng(1))
    determinisations.open(2)
    first = drawn(determinisations, 4)
    determinisations.open(FEWEST + 2)
    assert drawn(determinisations, 4) == first


def test_a_long_search_uses_more_determinisations() -> None:
    determinisations = Determinisations(Rng(1))
    used = set()
    for number in range(4 * FEWEST):
        determinisations.open(number)
        determinisations.advantage(0.5, 0.5)
        used.add(int(determinisations.current))
    assert 2 * FEWEST - 1 <= len(used) <= 2 * FEWEST + 1  # each was used twice
    for number in range(9 * MOST):
        determinisations.open(number)
        determinisations.advantage(0.5, 0.5)
        used.add(int(determinisations.current))
    assert used == set(range(MOST))


def test_the_mean_of_a_determinisation_is_subtracted() -> None:
    """In a lucky and an unlucky one an action that adds a tenth has an advantage of a tenth."""
    determinisations = Determinisations(Rng(1))
    for _ in range(400):
        for number, mean in ((0, 0.9), (1, 0.2)):
            determinisations.open(number)
            determinisations.advantage(mean, 0.5)
    for number, mean in ((0, 0.9), (1, 0.2)):
        determinisations.open(number)
        assert abs(determinisations.advantage(mean + 0.1, 0.5) - 0.1) < 0.01


def test_a_new_determinisation_has_its_prior_mean() -> None:
    """And as much more as results were in other determinisations."""
    determinisations = Determinisations(Rng(1))
    for number in range(100):
        determinisations.open(number)
        determinisations.advantage(0.6, 0.5)
    determinisations.open(101)
    assert abs(determinisations.advantage(0.4, 0.3)) < 1e-9
