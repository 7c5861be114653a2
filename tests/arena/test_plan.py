"""Who sits where: every bot everywhere, with the same deal."""

from itertools import permutations
from math import factorial

import pytest

from tinderbox.arena.games import play_chunk
from tinderbox.arena.plan import Tournament, plan_tournament
from tinderbox.arena.simulate import Run
from tinderbox.core.draws import DrawSource
from tinderbox.core.match import Match


def plan_for(players: int, game: str = "great-fire", *, facts: bool = False) -> Tournament:
    return plan_tournament(Run(game, players, 7, {}, None), ["random"] * players, 12, facts=facts)[0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seating_comes_up(players: int) -> None:
    plan = plan_for(players)
    seatings = [tuple(plan.seats(number)) for number in range(factorial(players))]
    assert set(seatings) == set(permutations(range(players)))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_in_a_group_every_bot_has_every_seat_with_one_deal(players: int) -> None:
    plan = plan_for(players)
    for group in range(3):
        numbers = range(group * players, (group + 1) * players)
        for seat in range(players):
            assert {plan.seats(number)[seat] for number in numbers} == set(range(players))
        assert len({plan.deal_seed(number) for number in numbers}) == 1
    assert plan.deal_seed(0) != plan.deal_seed(players)
    assert len({plan.bot_seed(number, which) for number in range(4) for which in range(players)}) == 4 * players


def test_a_deal_is_the_same_table() -> None:
    plan = plan_for(4)
    box = plan.run.open()
    tables = [box.position(Match(box, DrawSource(plan.deal_seed(number))).state) for number in (0, 3, 4)]
    assert tables[0] == tables[1] != tables[2]


@pytest.mark.parametrize("facts", [False, True])
@pytest.mark.parametrize("game", ["great-fire", "bretagne"])
def test_a_game_is_the_same_whatever_is_played_with_it(game: str, facts: bool) -> None:
    plan = plan_for(2, game, facts=facts)
    assert plan.in_bulk is not facts
    _, together = play_chunk(plan, [0, 1, 3])
    assert [play_chunk(plan, [number])[1][0] for number in (0, 1, 3)] == together
    assert together[0]["scores"] != together[1]["scores"]
    assert ("facts" in together[0]) is facts
