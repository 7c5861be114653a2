"""Where the games that a search imagines end."""

import pytest

import tinderbox
from tests.bots.tables import moment
from tinderbox.bots.search import Budget, searched
from tinderbox.bots.thinking import Mind, evaluator_of
from tinderbox.core.evaluate import Evaluator
from tinderbox.core.rng import Rng
from tinderbox.core.state import NATURE, NOBODY, ActionList, State
from tinderbox.great_fire.evaluate import AFTER_ROUND, AFTER_TURN, FireEvaluator

ROUND = {2: 4, 3: 3, 4: 4, 6: 6}
"""Turns of the Great Fire until a seat's next one; with two players the city has every other turn."""


def go_on(state: State, rng: Rng) -> None:
    """Something legal, at random."""
    actions = ActionList()
    state.list_actions(actions)
    state.apply(actions.draw(rng) if state.actor == NATURE else actions.items[rng.below(actions.count)])


def turns_imagined(evaluator: Evaluator, moment: State, rng: Rng) -> tuple[int, int]:
    """Of a game played on at random: the turns until imagined games end, and the turns until it is over."""
    state = moment.copy()
    evaluator.begin(moment)
    judged = -1
    while state.actor != NOBODY:
        if judged < 0 and evaluator.is_far_enough(state):
            judged = int(state.turn - moment.turn)
        go_on(state, rng)
    left = int(state.turn - moment.turn)
    return (left if judged < 0 else judged), left


@pytest.mark.parametrize(("far", "rounds", "last"), [(False, 1, 2), (True, 2, 3)])
@pytest.mark.parametrize("players", ROUND)
def test_in_the_great_fire_after_a_round_or_two_and_near_its_end_with_the_game(
    players: int, far: bool, rounds: int, last: int
) -> None:
    state = tinderbox.game("great-fire").new(players, seed=1).state.copy()
    evaluator, rng = evaluator_of(tinderbox.game("great-fire").open(players)), Rng(1)
    evaluator.look_far(far)
    early: list[int] = []
    near: list[int] = []
    turn = -1
    while state.actor != NOBODY:
        if state.turn != turn:
            turn = int(state.turn)
            judged, left = turns_imagined(evaluator, state, rng)
            (near if judged == left else early).append(left)
            assert judged in {left, rounds * ROUND[players]}
        go_on(state, rng)
    assert min(early) == max(near) + 1
    assert last * ROUND[players] <= max(near) <= (last + 1) * ROUND[players]


@pytest.mark.parametrize(("spelled", "far"), [("100ms", False), ("1s", True), ("100", False), ("2000", True)])
def test_who_has_time_looks_further(spelled: str, far: bool) -> None:
    assert Budget.of(spelled).is_long == far


@pytest.mark.parametrize(("seconds", "rounds"), [(0.1, 1), (1.0, 2)])
def test_a_search_looks_as_far_as_its_time_allows(seconds: float, rounds: int) -> None:
    match = moment("great-fire", 4, 60)
    thought = Mind(1).imagine(match.view(match.actor))
    searched(thought, Budget(seconds, 1), 0.0)
    assert isinstance(thought.evaluator, FireEvaluator)
    assert thought.evaluator.until == thought.root.turn + rounds * ROUND[4]


@pytest.mark.parametrize("players", ROUND)
def test_on_the_way_it_looks_after_the_own_turn_and_after_a_round(players: int) -> None:
    """With two players the city's turn comes first, in which no card is chosen."""
    state = tinderbox.game("great-fire").new(players, seed=1).state.copy()
    evaluator, rng = evaluator_of(tinderbox.game("great-fire").open(players)), Rng(1)
    while state.turn < 3:
        go_on(state, rng)
    evaluator.look_far(True)
    evaluator.begin(state)
    begun, turn = int(state.turn), int(state.turn)
    shares: dict[int, float] = {}
    while state.turn <= begun + 2 * ROUND[players]:
        if state.turn != turn and state.actor != NATURE:
            turn = int(state.turn)
            if share := evaluator.waypoint(state):
                shares[turn - begun] = share
        go_on(state, rng)
    assert shares == {2 if players == 2 else 1: AFTER_TURN, ROUND[players]: AFTER_ROUND}


@pytest.mark.parametrize(("seconds", "on_the_way"), [(0.1, 0.0), (1.0, AFTER_TURN + AFTER_ROUND)])
def test_the_end_of_an_imagined_game_has_the_rest(seconds: float, on_the_way: float) -> None:
    match = moment("great-fire", 4, 60)
    tree = searched(Mind(1).imagine(match.view(match.actor)), Budget(seconds, 1), 0.0)
    assert tree.left_to_count == pytest.approx(1 - on_the_way)


def test_in_bretagne_only_the_end_counts() -> None:
    match = moment("bretagne", 3, 60)
    evaluator = evaluator_of(match.box)
    evaluator.begin(match.state)
    assert evaluator.waypoint(match.state) == 0


def test_what_a_deal_seemed_worth_before_is_kept() -> None:
    match = moment("great-fire", 4, 60)
    tree = searched(Mind(1).imagine(match.view(match.actor)), Budget(None, 60), 0.0)
    met = [deal for deal in range(60) if tree.deals.results[deal] > 1]
    assert met
    for deal in met:
        tree.deals.open(deal)
        state = tree.root.copy()
        state.redeal(tree.seat, tree.rng)
        tree.evaluator.prepare(state)
        assert tree.judged(state) == tree.deals.chances[deal]
        assert tree.playing.values[tree.seat] == tree.deals.expected[deal]
