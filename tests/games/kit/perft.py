"""How many ways lead on from a state."""

from tinderbox.core.state import NATURE, NOBODY, ActionList, State


def perft(state: State, depth: int) -> int:
    """Count the sequences of so many decisions.

    Draws are enumerated: every possible result is followed and counted once, however likely it is. A game that ends
    earlier counts as one sequence.
    """
    if state.actor == NOBODY or depth == 0:
        return 1
    actions = ActionList()
    state.list_actions(actions)
    if depth == 1 and state.actor != NATURE:
        return int(actions.count)
    left = depth if state.actor == NATURE else depth - 1
    total = 0
    for code in actions.to_list():
        after = state.copy()
        after.apply(code)
        total += perft(after, left)
    return total
