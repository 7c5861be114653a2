"""Two threads play at the same box."""

import sys
from concurrent.futures import ThreadPoolExecutor

from tests.games.kit.random_play import random_states
from tinderbox.core.box import Box
from tinderbox.core.state import ActionList

LISTS = 10_000


def check_threads(box: Box) -> None:
    """Each thread lists the legal actions of its own states again and again; the other one changes none of them."""
    states = [state.copy() for number, state in enumerate(random_states(box, 5)) if number % 9 == 0]
    actions, expected = ActionList(), []
    for state in states:
        state.list_actions(actions)
        expected.append((actions.to_list(), actions.weights_to_list() if state.actor < 0 else []))

    def listed(first: int) -> bool:
        own, good = ActionList(), True
        for number in range(first, first + LISTS):
            place = number % len(states)
            states[place].list_actions(own)
            weights = own.weights_to_list() if states[place].actor < 0 else []
            good = good and (own.to_list(), weights) == expected[place]
        return good

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(2) as threads:
            assert all(threads.map(listed, (0, len(states) // 2)))
    finally:
        sys.setswitchinterval(interval)
