"""Two threads list the legal actions of one box at once, as the server's threads do: nothing is shared between them.

Interpreted, because compiled code rarely yields to another thread in the middle of a listing.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

import tinderbox
from tinderbox.build_mode import mode
from tinderbox.core.engine.rng import Rng
from tinderbox.core.state import NATURE, NOBODY, ActionList, State

ROOT = Path(__file__).resolve().parents[2]
LISTINGS = 10_000
PLAYERS = {"great-fire": 2, "bretagne": 3}  # with two players the city takes turns as well


def states_of(id: str, number: int) -> list[tuple[State, list[int]]]:
    """The states of a random game with what is legal in each."""
    state, rng, actions, found = tinderbox.game(id).open(PLAYERS[id]).start(), Rng(number), ActionList(), []
    while state.actor != NOBODY:
        state.list_actions(actions)
        found.append((state.copy(), actions.to_list()))
        state.apply(actions.draw(rng) if state.actor == NATURE else actions.items[rng.below(actions.count)])
    return found


def wrong_listings(states: list[tuple[State, list[int]]], barrier: Barrier) -> int:
    actions = ActionList()
    wrong = 0
    barrier.wait()
    for number in range(LISTINGS):
        state, legal = states[number % len(states)]
        state.list_actions(actions)
        wrong += actions.to_list() != legal
    return wrong


def main(id: str) -> None:
    sys.setswitchinterval(1e-5)
    games = [states_of(id, number) for number in (1, 2)]
    barrier = Barrier(len(games))
    with ThreadPoolExecutor(len(games)) as threads:
        print(mode(), *threads.map(lambda states: wrong_listings(states, barrier), games))


@pytest.mark.parametrize("id", list(PLAYERS))
def test_two_threads_list_the_actions_of_one_box(id: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.core.test_threads", id],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "src"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stdout.split()) == (0, ["interpreted", "0", "0"]), done.stderr


if __name__ == "__main__":
    main(sys.argv[1])
