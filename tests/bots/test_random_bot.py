"""Bots by spec, and the one that does not look."""

import pytest

import tinderbox
from tinderbox.bots import SeatView, bot, known_bots
from tinderbox.bots.base import choose_action
from tinderbox.core.errors import OptionError
from tinderbox.core.events import Data


def test_a_bot_that_does_not_look_costs_no_view() -> None:
    match = tinderbox.game("great-fire").new(3, seed=1)

    def look() -> Data:
        raise AssertionError("it looked")

    assert bot("random", 1).choose(SeatView(look), match.legal()) in match.legal()


def test_a_sight_is_the_view_and_is_looked_up_once() -> None:
    match = tinderbox.game("great-fire").new(3, seed=1)
    looks: list[int] = []

    def look() -> Data:
        looks.append(1)
        return match.view(0)

    seat_view = SeatView(look)
    assert dict(seat_view) == match.view(0)
    assert len(seat_view) == len(match.view(0))
    assert (seat_view["seat"], len(looks)) == (0, 1)


def test_the_same_seed_makes_the_same_choices() -> None:
    games = []
    for seed in (1, 1, 2):
        match, someone = tinderbox.game("great-fire").new(3, seed=1), bot("random", seed)
        while match.decisions < 30:
            match.play(choose_action(someone, match))
        games.append([entry.code for entry in match.log])
    assert games[0] == games[1] != games[2]


@pytest.mark.parametrize("spec", ["", "deep-blue", "random:strong", "Random"])
def test_a_bot_that_does_not_exist_is_refused(spec: str) -> None:
    with pytest.raises(OptionError) as problem:
        bot(spec, 1)
    assert "random" in str(problem.value)


def test_every_known_bot_is_named() -> None:
    assert known_bots()[0] == "random"
