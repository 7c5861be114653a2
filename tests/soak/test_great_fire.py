"""The Great Fire for a long time: memory stays flat."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.great_fire.boxes import ALL
from tests.games.great_fire.play.players import Brigade, play_out
from tests.games.kit.shares import SHARES
from tinderbox.build_mode import mode
from tinderbox.core.engine.rng import Rng
from tinderbox.core.state import NOBODY, ActionList, play_out as play_at_random

GAMES = max(200_000, 50_000 * SHARES)  # a million with all shares
WARM_UP = 20_000
SLACK = 4 * 1024 * 1024  # bytes that an allocator may keep


def memory() -> int:
    """Bytes that this process holds, as Linux tells it."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * 4096


def stays_flat(work: Callable[[int], None], warm_up: int, times: int) -> None:
    for number in range(warm_up):
        work(number)
    before = memory()
    for number in range(warm_up, warm_up + times):
        work(number)
    assert memory() - before < SLACK


@pytest.mark.long
def test_hundreds_of_thousands_of_games_leave_no_trace() -> None:
    assert mode() == "compiled"
    actions = ActionList()
    boxes = [setting.box for setting in ALL]

    def one_game(number: int) -> None:
        state = boxes[number % len(boxes)].start()
        assert play_at_random(state, Rng(number), actions) > 0
        assert state.actor == NOBODY

    stays_flat(one_game, WARM_UP, GAMES)


@pytest.mark.long
def test_copies_redeals_and_tensors_leave_no_trace() -> None:
    assert mode() == "compiled"
    actions = ActionList()
    box = ALL[-1].box

    def one_thought(number: int) -> None:
        rng = Rng(number)
        state = box.start()
        for _ in range(300):
            state.list_actions(actions)
            state.apply(actions.draw(rng) if state.actor < 0 else actions.items[rng.below(actions.count)])
            twin = state.copy()
            twin.redeal(number % box.players, rng)
            assert len(twin.observe(number % box.players)) == box.observation_size

    stays_flat(one_thought, 200, 5000)


@pytest.mark.long
def test_whole_matches_leave_no_trace() -> None:
    def one_match(number: int) -> None:
        setting = ALL[number % len(ALL)]
        match = play_out(setting.new(number), Brigade(setting.box, number))
        assert match.record()["scores"]
        assert match.view(0)

    stays_flat(one_match, 150, 500)
