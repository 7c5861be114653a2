"""The search's tree: which nodes stand for which positions."""

import pytest

from tests.bots.tables import moment
from tinderbox.bots.decision import ViewReader
from tinderbox.bots.search import Budget, run_search
from tinderbox.bots.tree import Tree
from tinderbox.core.state import ActionList, State
from tinderbox.games.great_fire.rules import phases
from tinderbox.games.great_fire.rules.city import LANDOWNER
from tinderbox.games.great_fire.rules.state import GreatFireState


def begun(players: int, decisions: int) -> Tree:
    match = moment("great-fire", players, decisions)
    while not (isinstance(match.state, GreatFireState) and match.state.phase == phases.ACTIONS):
        decisions += 1
        match = moment("great-fire", players, decisions)
    assert match.actor is not None
    return run_search(ViewReader(1).read(match.view(match.actor)), Budget(None, 1), 0.0)


def small_acts(tree: Tree, state: State) -> list[int]:
    actions = ActionList()
    state.list_actions(actions)
    return [code for code in actions.to_list() if stays(tree, state, code)]


def stays(tree: Tree, state: State, code: int) -> bool:
    after = state.copy()
    after.apply(code)
    return bool(after.turn == state.turn and tree.evaluator.order_free(after))


def town(state: State) -> int:
    """With two players it does not matter which of a seat's landowners stands where."""
    assert isinstance(state, GreatFireState)
    same = state.copy()
    if state.board.colours_each == 2:
        low, high = sorted((int(state.own(state.seat, LANDOWNER)), int(state.own(state.seat, LANDOWNER + 1))))
        same.put(state.seat, LANDOWNER, low)
        same.put(state.seat, LANDOWNER + 1, high)
    return int(same.checksum())


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_small_acts_share_a_node_if_and_only_if_they_are_the_same(players: int) -> None:
    """In any order they lead to the same town and the same key; no others have that key."""
    tree = begun(players, 60)
    towns: dict[int, int] = {}
    keys: dict[tuple[int, ...], int] = {}
    sequences: list[tuple[int, ...]] = [()]
    for _ in range(3):
        longer: list[tuple[int, ...]] = []
        for sequence in sequences:
            state, key = tree.current_state(), 0
            for code in sequence:
                state.apply(code)
                key = tree.key_after(key, code, True)
            for code in small_acts(tree, state):
                after = state.copy()
                after.apply(code)
                acts, found = tuple(sorted((*sequence, code))), int(tree.key_after(key, code, True))
                assert towns.setdefault(found, town(after)) == town(after)
                if acts not in keys:
                    longer.append((*sequence, code))
                assert keys.setdefault(acts, found) == found
        sequences = longer[::8]
    assert len(keys) > 100
    assert len(set(keys.values())) == len(keys)


def test_what_comes_before_the_small_acts_tells_nodes_apart() -> None:
    tree = begun(4, 60)
    codes = range(len(moment("great-fire", 4, 60).box.actions))
    pairs = [(first, second) for first in codes for second in codes[::9]]
    keys = {tree.key_after(tree.key_after(0, first, False), second, False) for first, second in pairs}
    assert len(keys) == len(pairs)
