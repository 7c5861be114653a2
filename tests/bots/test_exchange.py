"""S2 for bots: five identical cards are exchanged, and no time is lost where nothing else has been dealt."""

import pytest

from tests.games.great_fire.boxes import IDENTICAL
from tests.games.great_fire.table import Table
from tinderbox import game
from tinderbox.bots import bot
from tinderbox.bots.base import choose_action


@pytest.mark.parametrize("spec", ["greedy", "search:20"])
@pytest.mark.parametrize("players", [2, 4])
def test_five_identical_cards_are_exchanged(players: int, spec: str) -> None:
    match = game("great-fire").new(players, seed=IDENTICAL[players])
    while len(match.legal()) == 1:
        match.play("keep")
    assert str(choose_action(bot(spec, 1), match)) == "redraw"


def test_from_the_exchange_imagined_games_end_when_everything_is_dealt() -> None:
    match = game("great-fire").new(4, seed=1)
    judge = match.box.evaluator()
    judge.begin(match.state)
    assert not judge.at_horizon(match.state)
    for _ in range(4):
        match.play("keep")
    assert judge.at_horizon(match.state)
    judge.begin(match.state)
    assert not judge.at_horizon(match.state)  # from here on turns are played


def test_search_declares_a_double_move_that_pays() -> None:
    """Two rivals' houses lie open to the north, and no token is to be had."""
    table = Table(4, hand="NW", holds={0: "double"})
    assert str(choose_action(bot("search:60", 1), table.match)).endswith("double")
