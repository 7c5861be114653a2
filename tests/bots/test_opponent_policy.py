"""How opponents play in a search."""

import pytest

from tests.bots.tables import moment
from tinderbox.bots import bot
from tinderbox.bots.decision import ViewReader
from tinderbox.bots.determinisations import Determinisations
from tinderbox.bots.lookahead import action_priors
from tinderbox.bots.opponent_policy import MOST_FREE_TRIED, OpponentPolicy
from tinderbox.bots.search import Budget, run_search
from tinderbox.core.engine.playouts import Playout
from tinderbox.core.engine.rng import Rng
from tinderbox.core.state import NATURE, NOBODY, ActionList, State, run_draws
from tinderbox.games.great_fire.rules import phases
from tinderbox.games.great_fire.rules.state import GreatFireState


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_great_fire_opponents_look_ahead_and_the_tree_has_only_the_own_turn(players: int) -> None:
    match = moment("great-fire", players, 60)
    tree = run_search(ViewReader(1).read(match.view(match.actor)), Budget(None, 200), 0.0)
    assert tree.opponents is not None
    assert tree.opponents.playout.decisions > 200
    assert set(tree.movers[: tree.deepest]) == {match.actor}


def test_in_bretagne_the_tree_includes_opponents() -> None:
    match = moment("bretagne", 3, 60)
    tree = run_search(ViewReader(1).read(match.view(match.actor)), Budget(None, 200), 0.0)
    assert tree.opponents is None


@pytest.mark.slow
def test_they_play_like_greedy() -> None:
    """Much more often than a playout by the prior."""
    match = moment("great-fire", 4, 100, seed=3).copy()
    policy = OpponentPolicy(match.box.evaluator(), Determinisations(Rng(1)), len(match.box.actions))
    evaluator = match.box.evaluator()
    playout = Playout(evaluator, Rng(1))
    alike = by_prior = compared = 0
    while match.actor is not None and compared < 120:
        legal = match.legal()
        chosen = bot("greedy", 5).choose(match.view(match.actor), legal)
        if len(legal) > 1:
            after, looked_ahead, first = match.state.copy(), match.state.copy(), match.state.copy()
            after.apply(chosen.code)
            policy.reset()
            policy.decide(looked_ahead)
            evaluator.begin(match.state)
            playout.decide(first)
            compared += 1
            alike += looked_ahead.checksum() == after.checksum()
            by_prior += first.checksum() == after.checksum()
        match.play(chosen)
    assert alike >= 0.75 * compared
    assert alike > by_prior + 0.05 * compared


@pytest.mark.parametrize("played", range(70, 150, 10))
def test_the_kept_determinisation_matches_what_the_seat_sees(played: int) -> None:
    match = moment("great-fire", 4, played)
    state = match.state.copy()
    turn, seat = state.turn, state.actor
    policy = OpponentPolicy(match.box.evaluator(), Determinisations(Rng(1)), len(match.box.actions))
    while state.actor == seat and state.turn == turn:
        before = policy.determinised
        policy.decide(state)
        kept = policy.determinised
        assert kept is not None
        assert before is None or kept is before
        if state.actor == seat:
            assert bytes(kept.observe(seat)) == bytes(state.observe(seat))


@pytest.mark.parametrize("played", [180, 200, 240, 270, 290])
def test_the_kept_value_changes_nothing(played: int) -> None:
    """Order-free actions draw nothing: with the kept value or without it the turn is the same."""
    match = moment("great-fire", 4, played)
    assert isinstance(match.state, GreatFireState)
    assert match.state.phase == phases.ACTIONS
    ends = []
    for rebuilt in (False, True):
        state = match.state.copy()
        turn, seat = state.turn, state.actor
        policy = OpponentPolicy(match.box.evaluator(), Determinisations(Rng(1)), len(match.box.actions))
        while state.actor == seat and state.turn == turn:
            if rebuilt:
                policy.forget_determinisation()
                policy.determinisations.open(0)
            policy.decide(state)
        ends.append(state.checksum())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("played", [180, 200, 240, 270, 290])
def test_a_rejected_order_free_action_is_not_tried_again(played: int) -> None:
    match = moment("great-fire", 4, played)
    state = match.state.copy()
    turn, seat = state.turn, state.actor
    policy = OpponentPolicy(match.box.evaluator(), Determinisations(Rng(1)), len(match.box.actions))
    rejected: set[int] = set()
    while state.actor == seat and state.turn == turn:
        before = state.copy()
        policy.tried.clear()
        policy.decide(state)
        tried = policy.tried.to_list()
        assert len(tried) <= MOST_FREE_TRIED
        assert rejected.isdisjoint(tried[1:])  # the one with the highest prior may come back
        rejected.update(code for code in tried if after(before, code).checksum() != state.checksum())
    assert rejected


@pytest.mark.parametrize("played", [70, 110, 150])
def test_of_other_actions_they_try_all(played: int) -> None:
    match = moment("great-fire", 4, played)
    state = match.state.copy()
    policy = OpponentPolicy(match.box.evaluator(), Determinisations(Rng(1)), len(match.box.actions))
    options = ActionList()
    compared = 0
    while compared < 4 and state.actor != NOBODY:
        if state.actor == NATURE:
            run_draws(state, Rng(2), options)
            policy.forget_determinisation()
        assert isinstance(state, GreatFireState)
        small = state.phase == phases.ACTIONS
        state.list_actions(options)
        policy.decide(state)
        if options.count > 1 and not small:
            assert sorted(policy.tried.to_list()) == sorted(options.to_list())
            compared += 1
    assert compared == 4


@pytest.mark.parametrize("played", [70, 130, 150])
def test_a_move_of_the_fire_is_evaluated_at_the_end_of_the_turn(played: int) -> None:
    """Evaluated before the actions that follow, `greedy` would choose other moves."""
    match = moment("great-fire", 4, played)
    state = match.state.copy()
    options = ActionList()
    while isinstance(state, GreatFireState) and state.phase != phases.CARD:
        state.list_actions(options)
        state.apply(options.draw(Rng(2)) if state.actor == NATURE else options.items[0])
    policy = OpponentPolicy(match.box.evaluator(), Determinisations(Rng(1)), len(match.box.actions))
    determinised = policy.determinise(state)
    determinised.list_actions(options)
    policy.value_of(determinised, options.items[0])
    judged = int(policy.playout.decisions)
    whole = policy.playout.turn_after(determinised, options.items[0], state.actor)
    assert whole.turn != state.turn or whole.actor != state.actor
    assert policy.playout.decisions == 2 * judged > 6


def after(state: State, code: int) -> State:
    state = state.copy()
    state.apply(code)
    return state


def test_an_evaluation_remembers_no_other_position() -> None:
    """An earlier evaluation must not change this one."""
    early, late = moment("great-fire", 4, 40), moment("great-fire", 4, 140)
    used, fresh = late.box.evaluator(), late.box.evaluator()
    action_priors(used, early.state)
    assert action_priors(used, late.state) == action_priors(fresh, late.state)
