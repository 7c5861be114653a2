"""Random play, for tests that look at every state."""

from collections.abc import Iterator

from tinderbox.core.box import Box
from tinderbox.core.engine.rng import Rng
from tinderbox.core.state import NATURE, NOBODY, ActionList, State


def random_states(box: Box, seed: int) -> Iterator[State]:
    """Every state of a game played at random; fails if it gets stuck or takes longer than `box.longest`."""
    state, rng, actions = box.start(), Rng(seed), ActionList()
    for _ in range(box.longest):
        if state.actor == NOBODY:
            break
        state.list_actions(actions)
        assert actions.count > 0
        yield state
        state.apply(actions.draw(rng) if state.actor == NATURE else actions.items[rng.below(actions.count)])
    assert state.actor == NOBODY
