"""The deals that simulations share."""

from tinderbox.bots.determinisations import FEWEST, MOST, Deals
from tinderbox.core.rng import Rng


def drawn(deals: Deals, turn: int) -> int:
    deals.before_draw(turn)
    return int(deals.rng.next())


def test_luck_of_a_turn_does_not_depend_on_what_was_drawn_before() -> None:
    deals = Deals(Rng(1))
    deals.open(5)
    calm = drawn(deals, 8)
    deals.open(5)
    for turn in (6, 7, 7, 7):
        drawn(deals, turn)
    assert drawn(deals, 8) == calm


def test_deals_turns_and_draws_have_luck_of_their_own() -> None:
    deals = Deals(Rng(1))
    found = set()
    for number in range(FEWEST):
        deals.open(number)
        found |= {drawn(deals, turn) for turn in (3, 3, 3, 4, 4, 90)}
    assert len(found) > 6 * FEWEST - 3


def test_after_the_last_deal_comes_the_first_again() -> None:
    deals = Deals(Rng(1))
    deals.open(2)
    luck = drawn(deals, 4)
    deals.open(FEWEST + 2)
    assert drawn(deals, 4) == luck


def test_a_long_search_meets_more_deals() -> None:
    deals = Deals(Rng(1))
    met = set()
    for number in range(4 * FEWEST):
        deals.open(number)
        deals.surplus(0.5, 0.5)
        met.add(int(deals.at_hand))
    assert 2 * FEWEST - 1 <= len(met) <= 2 * FEWEST + 1  # every deal was met twice
    for number in range(9 * MOST):
        deals.open(number)
        deals.surplus(0.5, 0.5)
        met.add(int(deals.at_hand))
    assert met == set(range(MOST))


def test_what_a_deal_usually_comes_to_is_taken_off() -> None:
    """A kind deal and a cruel one: an action that adds a tenth shows it in both, whatever seemed likely before."""
    deals = Deals(Rng(1))
    for _ in range(400):
        for number, usual in ((0, 0.9), (1, 0.2)):
            deals.open(number)
            deals.surplus(usual, 0.5)
    for number, usual in ((0, 0.9), (1, 0.2)):
        deals.open(number)
        assert abs(deals.surplus(usual + 0.1, 0.5) - 0.1) < 0.01


def test_a_deal_never_met_is_worth_what_it_seemed_before() -> None:
    """And as much more as results were in other deals."""
    deals = Deals(Rng(1))
    for number in range(100):
        deals.open(number)
        deals.surplus(0.6, 0.5)
    deals.open(101)
    assert abs(deals.surplus(0.4, 0.3)) < 1e-9
