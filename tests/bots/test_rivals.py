"""The rivals that a search imagines."""

import pytest

from tests.bots.tables import moment
from tinderbox.bots import bot
from tinderbox.bots.determinisations import Deals
from tinderbox.bots.lookahead import wishes_of
from tinderbox.bots.opponent_policy import MOST_SMALL_TRIED, Rivals
from tinderbox.bots.search import Budget, searched
from tinderbox.bots.thinker import Mind
from tinderbox.core.playouts import Playing
from tinderbox.core.rng import Rng
from tinderbox.core.state import NATURE, NOBODY, ActionList, State, settle
from tinderbox.games.great_fire.rules import phases
from tinderbox.games.great_fire.rules.state import GreatFireState


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_great_fire_they_think_and_the_tree_holds_the_own_turn_alone(players: int) -> None:
    match = moment("great-fire", players, 60)
    tree = searched(Mind(1).imagine(match.view(match.actor)), Budget(None, 200), 0.0)
    assert tree.rivals is not None
    assert tree.rivals.playing.decisions > 200
    assert set(tree.movers[: tree.deepest]) == {match.actor}


def test_in_bretagne_they_are_searched_for_too() -> None:
    match = moment("bretagne", 3, 60)
    tree = searched(Mind(1).imagine(match.view(match.actor)), Budget(None, 200), 0.0)
    assert tree.rivals is None


@pytest.mark.slow
def test_they_play_as_greedy_does() -> None:
    """Much more often than players who follow their first wishes."""
    match = moment("great-fire", 4, 100, seed=3).copy()
    rivals = Rivals(match.box.evaluator(), Deals(Rng(1)), len(match.box.actions))
    evaluator = match.box.evaluator()
    playing = Playing(evaluator, Rng(1))
    alike = wished = asked = 0
    while match.actor is not None and asked < 120:
        legal = match.legal()
        chosen = bot("greedy", 5).choose(match.view(match.actor), legal)
        if len(legal) > 1:
            after, thought, first = match.state.copy(), match.state.copy(), match.state.copy()
            after.apply(chosen.code)
            rivals.forget()
            rivals.decide(thought)
            evaluator.begin(match.state)
            playing.decide(first)
            asked += 1
            alike += thought.checksum() == after.checksum()
            wished += first.checksum() == after.checksum()
        match.play(chosen)
    assert alike >= 0.75 * asked
    assert alike > wished + 0.05 * asked


@pytest.mark.parametrize("played", range(70, 150, 10))
def test_what_they_keep_stays_true_to_what_the_seat_sees(played: int) -> None:
    match = moment("great-fire", 4, played)
    state = match.state.copy()
    turn, seat = state.turn, state.actor
    rivals = Rivals(match.box.evaluator(), Deals(Rng(1)), len(match.box.actions))
    while state.actor == seat and state.turn == turn:
        before = rivals.imagined
        rivals.decide(state)
        kept = rivals.imagined
        assert kept is not None
        assert before is None or kept is before
        if state.actor == seat:
            assert bytes(kept.observe(seat)) == bytes(state.observe(seat))


@pytest.mark.parametrize("played", [180, 200, 240, 270, 290])
def test_they_keep_what_they_know_of_their_turn(played: int) -> None:
    """Among small acts nothing is drawn: by what is known or thought through anew, the turn is the same."""
    match = moment("great-fire", 4, played)
    assert isinstance(match.state, GreatFireState)
    assert match.state.phase == phases.ACTIONS
    ends = []
    for anew in (False, True):
        state = match.state.copy()
        turn, seat = state.turn, state.actor
        rivals = Rivals(match.box.evaluator(), Deals(Rng(1)), len(match.box.actions))
        while state.actor == seat and state.turn == turn:
            if anew:
                rivals.forget_deal()
                rivals.deals.open(0)
            rivals.decide(state)
        ends.append(state.checksum())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("played", [180, 200, 240, 270, 290])
def test_a_small_act_once_turned_down_is_not_tried_again(played: int) -> None:
    match = moment("great-fire", 4, played)
    state = match.state.copy()
    turn, seat = state.turn, state.actor
    rivals = Rivals(match.box.evaluator(), Deals(Rng(1)), len(match.box.actions))
    turned_down: set[int] = set()
    while state.actor == seat and state.turn == turn:
        before = state.copy()
        rivals.tried.clear()
        rivals.decide(state)
        tried = rivals.tried.to_list()
        assert len(tried) <= MOST_SMALL_TRIED
        assert turned_down.isdisjoint(tried[1:])  # the keenest wish may always come back
        turned_down.update(code for code in tried if after(before, code).checksum() != state.checksum())
    assert turned_down


@pytest.mark.parametrize("played", [70, 110, 150])
def test_of_what_comes_before_small_acts_they_try_everything(played: int) -> None:
    match = moment("great-fire", 4, played)
    state = match.state.copy()
    rivals = Rivals(match.box.evaluator(), Deals(Rng(1)), len(match.box.actions))
    options = ActionList()
    asked = 0
    while asked < 4 and state.actor != NOBODY:
        if state.actor == NATURE:
            settle(state, Rng(2), options)
            rivals.forget_deal()
        assert isinstance(state, GreatFireState)
        small = state.phase == phases.ACTIONS
        state.list_actions(options)
        rivals.decide(state)
        if options.count > 1 and not small:
            assert sorted(rivals.tried.to_list()) == sorted(options.to_list())
            asked += 1
    assert asked == 4


@pytest.mark.parametrize("played", [70, 130, 150])
def test_a_move_of_the_fire_is_judged_when_the_turn_is_over(played: int) -> None:
    """What small acts can make of it decides which move is best: judged before them, `greedy` moves otherwise."""
    match = moment("great-fire", 4, played)
    state = match.state.copy()
    options = ActionList()
    while isinstance(state, GreatFireState) and state.phase != phases.CARD:
        state.list_actions(options)
        state.apply(options.draw(Rng(2)) if state.actor == NATURE else options.items[0])
    rivals = Rivals(match.box.evaluator(), Deals(Rng(1)), len(match.box.actions))
    imagined = rivals.dealt(state)
    imagined.list_actions(options)
    rivals.value_of(imagined, options.items[0])
    judged = int(rivals.playing.decisions)
    whole = rivals.playing.turn_after(imagined, options.items[0], state.actor)
    assert whole.turn != state.turn or whole.actor != state.actor
    assert rivals.playing.decisions == 2 * judged > 6


def after(state: State, code: int) -> State:
    state = state.copy()
    state.apply(code)
    return state


def test_an_evaluation_remembers_no_other_position() -> None:
    """What was judged before must not change what is thought of this one."""
    early, late = moment("great-fire", 4, 40), moment("great-fire", 4, 140)
    used, fresh = late.box.evaluator(), late.box.evaluator()
    wishes_of(used, early.state)
    assert wishes_of(used, late.state) == wishes_of(fresh, late.state)
