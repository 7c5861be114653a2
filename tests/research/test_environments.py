"""The frameworks' own suites, over both games and every number of players."""

import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

import tinderbox
from tinderbox.research import gymnasium as seats
from tinderbox.research.batch import ILLEGAL
from tinderbox.research.payoffs import PAYOFFS
from tinderbox.research.pettingzoo import env, raw_env
from tinderbox.research.play import Play
from tinderbox.research.vector import VectorSeatEnv

pytestmark = pytest.mark.slow

SETTINGS = [(id, players) for id in tinderbox.game_ids() for players in tinderbox.game(id).players]
# Both are said of every environment with masked observations that is not PettingZoo's own.
EXPECTED = ("Observation is not NumPy array", "Observation space for each agent probably should be")


@pytest.fixture(autouse=True)
def expected_warnings() -> Iterator[None]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield
    others = [str(each.message) for each in caught if not str(each.message).startswith(EXPECTED)]
    assert [text for text in others if "probably should be" not in text and "NumPy array" not in text] == []


@pytest.mark.parametrize(("id", "players"), SETTINGS)
def test_pettingzoo_api(id: str, players: int) -> None:
    api_test(env(id, players), num_cycles=120, verbose_progress=False)


@pytest.mark.parametrize(("id", "players"), SETTINGS)
def test_pettingzoo_seeds(id: str, players: int) -> None:
    seed_test(lambda: env(id, players), num_cycles=60)


@pytest.mark.parametrize("id", tinderbox.game_ids())
def test_pettingzoo_performance(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    """That it runs through; how fast is for `tinderbox bench research` to say."""
    performance_benchmark(env(id, 4))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("make", [raw_env, seats.SeatEnv])
@pytest.mark.parametrize("id", tinderbox.game_ids())
def test_rendering(id: str, make: Callable[..., Any]) -> None:
    words = make(id, 3, render_mode="ansi")
    words.reset(seed=1)
    assert "\n" in words.render()
    picture = make(id, 3, render_mode="rgb_array")
    picture.reset(seed=1)
    painted = picture.render()
    assert painted.dtype == np.uint8
    assert painted.shape[2] == 3
    assert painted.std() > 10
    blind = make(id, 3)
    blind.reset(seed=1)
    assert blind.render() is None


@pytest.mark.parametrize("id", seats.IDS)
def test_gymnasium_checker(id: str) -> None:
    import gymnasium

    check_env(gymnasium.make(id).unwrapped, skip_render_check=True)


def test_a_seat_is_asked_only_when_it_decides() -> None:
    table = seats.SeatEnv("bretagne", 3, seat=1)
    table.reset(seed=5)
    rng = np.random.default_rng(1)
    over, reward, steps = False, 0.0, 0
    while not over:
        assert table.play.actor == 1
        legal = np.flatnonzero(table.action_masks())
        _, reward, over, _, _ = table.step(rng.choice(legal))
        steps += 1
    assert steps > 20
    assert reward in PAYOFFS["win"](table.play.state, 3)


@pytest.mark.parametrize("id", tinderbox.game_ids())
def test_a_batch_plays_the_games_that_one_environment_plays(id: str) -> None:
    """Self-play of one game in a batch of one is the same game as stepped by hand with the same draws."""
    batch = VectorSeatEnv(1, id, 3, seat=None)
    seen, info = batch.reset(seed=3)
    twin = Play(tinderbox.game(id).open(3))
    twin.rng = batch.batch.rng
    twin.state = batch.batch.states[0].copy()
    rng = np.random.default_rng(2)
    for _ in range(300):
        assert np.array_equal(seen[0], np.asarray(twin.state.observe(int(info["actor"][0]))))
        assert np.array_equal(np.flatnonzero(info["action_mask"][0]), twin.codes())
        code = int(rng.choice(np.flatnonzero(info["action_mask"][0])))
        seen, rewards, over, _, info = batch.step(np.array([code]))
        twin.state = batch.batch.states[0].copy()
        if over[0]:
            assert rewards[0] == pytest.approx(info["payoffs"][0][int(info["actor"][0])])
            break


def test_a_batch_deals_anew_after_an_end() -> None:
    batch = VectorSeatEnv(4, "great-fire", 4)
    _, info = batch.reset(seed=1)
    actions = info["action_mask"].argmax(axis=1)
    actions[2] = batch.codes - 1
    _, rewards, over, _, info = batch.step(actions)
    assert over.tolist() == [False, False, True, False]
    assert rewards[2] == -1
    assert int(batch.batch.ends[2]) == ILLEGAL
    _, _, over, _, info = batch.step(info["action_mask"].argmax(axis=1))
    assert not over.any()


@pytest.mark.parametrize("opponents", ["greedy", "search:5", ("apprentice", "random")], ids=str)
@pytest.mark.parametrize("id", tinderbox.game_ids())
def test_opponents_by_spec(id: str, opponents: str | tuple[str, ...]) -> None:
    """The same seed gives the same episode for every opponent."""
    first, again = (few_steps(seats.SeatEnv(id, 3, seat=1, opponents=opponents)) for _ in range(2))
    assert first == again
    assert len(first) == 3


def few_steps(table: seats.SeatEnv) -> list[bytes]:
    table.reset(seed=5)
    return [table.step(np.int64(np.flatnonzero(table.action_masks())[-1]))[0].tobytes() for _ in range(3)]


def test_what_is_handed_out_may_be_written_in() -> None:
    """Learners put arrays into tensors and change them; the game must not notice."""
    table = raw_env("bretagne", 2)
    table.reset(seed=1)
    before = table.play.state.checksum()
    for part in table.observe(table.agent_selection).values():
        part[:] = 1
    batch = VectorSeatEnv(2, "bretagne", 2)
    seen, info = batch.reset(seed=1)
    masks = info["action_mask"].copy()
    seen[:], info["action_mask"][:] = 1, True
    assert table.play.state.checksum() == before
    assert np.array_equal(batch.action_masks(), masks)
