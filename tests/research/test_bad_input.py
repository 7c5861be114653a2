"""What is wrong is refused as each framework expects it, says what is allowed, and never changes the game."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import tinderbox
from tinderbox.core.errors import NotationError
from tinderbox.research import gymnasium as seats
from tinderbox.research.openspiel import NAMES
from tinderbox.research.pettingzoo import env, raw_env
from tinderbox.research.vector import VectorSeatEnv

pytestmark = pytest.mark.slow

ILLEGAL = "illegal"
WRONG: list[Any] = [ILLEGAL, -1, 10**9, 2**80, 1.5, None, "to Vyners-Hall", np.float32(3), np.array([1, 2])]


def illegal(mask: Any) -> int:
    return int(np.flatnonzero(np.asarray(mask) == 0)[0])


# -- actions ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("id", tinderbox.game_ids())
@pytest.mark.parametrize("action", WRONG, ids=str)
def test_pettingzoo_ends_the_game_and_its_player_pays(id: str, action: Any) -> None:
    table = raw_env(id, 3)
    table.reset(seed=1)
    agent, before = table.agent_selection, table.play.state.checksum()
    table.step(illegal(table.observe(agent)["action_mask"]) if action is ILLEGAL else action)
    assert table.rewards[agent] == -1
    assert sum(table.rewards.values()) == -1
    assert all(table.terminations.values())
    assert table.infos[agent]["illegal"]
    assert table.play.state.checksum() == before
    table.reset(seed=1)
    assert table.play.state.checksum() == before


def test_pettingzoos_wrappers_refuse_what_is_no_action() -> None:
    table = env("bretagne", 2)
    table.reset(seed=1)
    before = table.unwrapped.play.state.checksum()
    with pytest.raises(AssertionError):
        table.step(10**6)
    assert table.unwrapped.play.state.checksum() == before


@pytest.mark.parametrize("id", tinderbox.game_ids())
@pytest.mark.parametrize("action", WRONG, ids=str)
def test_gymnasium_ends_the_episode(id: str, action: Any) -> None:
    table = seats.SeatEnv(id, 3, seat=2)
    table.reset(seed=1)
    before = table.play.state.checksum()
    wrong: Any = illegal(table.action_masks()) if action is ILLEGAL else action
    _, reward, over, cut, info = table.step(wrong)
    assert (reward, over, cut, info) == (-1.0, True, False, {"illegal": True})
    assert table.play.state.checksum() == before
    legal = np.flatnonzero(table.action_masks())[0]
    _, reward, over, _, _ = table.step(legal)  # it is over: a legal action comes too late
    assert (reward, over, table.play.state.checksum()) == (-1.0, True, before)


def test_gymnasium_wants_a_reset_first() -> None:
    table = seats.SeatEnv("bretagne", 2)
    assert table.step(np.int64(0))[2]


@pytest.mark.parametrize("id", tinderbox.game_ids())
def test_a_batch_ends_the_wrong_games_alone(id: str) -> None:
    table, twin = VectorSeatEnv(6, id, 3, seat=None), VectorSeatEnv(6, id, 3, seat=None)
    _, info = table.reset(seed=1)
    twin.reset(seed=1)
    before = [state.checksum() for state in table.batch.states]
    actions = info["action_mask"].argmax(axis=1)
    good = actions.copy()
    actions[1], actions[3], actions[5] = -7, illegal(info["action_mask"][3]), 10**12
    _, rewards, over, _, _ = table.step(actions)
    assert over.tolist() == [False, True, False, True, False, True]
    assert rewards.tolist() == [0, -1, 0, -1, 0, -1]
    twin.step(good)
    after = [state.checksum() for state in table.batch.states]
    assert [after[number] for number in (1, 3, 5)] == [before[number] for number in (1, 3, 5)]
    assert after[0] == twin.batch.states[0].checksum()


@pytest.mark.parametrize("actions", [[0], [0, 1, 2, 3, 4], [0.5, 1, 2, 3], [[0], [1], [2], [3]], ["a"] * 4, [None] * 4])
def test_a_batch_refuses_what_is_not_one_number_a_game(actions: Any) -> None:
    table = VectorSeatEnv(4, "bretagne", 2)
    table.reset(seed=1)
    before = [state.checksum() for state in table.batch.states]
    with pytest.raises(tinderbox.OptionError, match=r"int64\[4\]"):
        table.step(actions)
    assert [state.checksum() for state in table.batch.states] == before


def test_a_batch_bears_numbers_beyond_all_bounds() -> None:
    table = VectorSeatEnv(2, "bretagne", 2)
    table.reset(seed=1)
    assert table.step(np.array([2**64 - 1, 2**63], np.uint64))[2].all()


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_refuses_and_names_the_clauses(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    with pytest.raises(tinderbox.IllegalAction):
        state.apply_action(10**6)  # a result that no draw has
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    before, moves = str(state), state.move_number()
    wrong = next(code for code in range(state.get_game().num_distinct_actions()) if code not in state.legal_actions())
    with pytest.raises(tinderbox.IllegalAction) as refusal:
        state.apply_action(wrong)
    assert refusal.value.clauses
    with pytest.raises(NotationError):
        state.apply_action(10**6)
    assert (str(state), state.move_number()) == (before, moves)
    state.apply_action(state.legal_actions()[0])
    assert state.move_number() == moves + 1


# -- settings ---------------------------------------------------------------------------------------------------------
def two_games(*given: Any, **named: Any) -> VectorSeatEnv:
    return VectorSeatEnv(2, *given, **named)


MAKERS: list[Callable[..., Any]] = [raw_env, env, seats.SeatEnv, two_games]


@pytest.mark.parametrize("make", MAKERS)
def test_every_door_says_what_is_allowed(make: Callable[..., Any]) -> None:
    with pytest.raises(tinderbox.OptionError, match="win, rank, score"):
        make("great-fire", 3, payoff="fame")
    with pytest.raises(tinderbox.OptionError, match="great-fire, bretagne"):
        make("chess", 3)
    with pytest.raises(tinderbox.OptionError, match="2 to 6"):
        make("great-fire", 9)
    with pytest.raises(tinderbox.OptionError, match="edition, hidden_colours"):
        make("great-fire", 3, options={"colour": "red"})
    with pytest.raises(tinderbox.OptionError, match="german, french"):
        make("great-fire", 3, options={"edition": "english"})


@pytest.mark.parametrize("make", [raw_env, seats.SeatEnv])
def test_render_modes(make: Callable[..., Any]) -> None:
    with pytest.raises(tinderbox.OptionError, match="ansi, rgb_array"):
        make("bretagne", 2, render_mode="human")


def test_seats_and_opponents() -> None:
    for make in MAKERS[2:]:
        with pytest.raises(tinderbox.OptionError, match="from 0 to 2"):
            make("bretagne", 3, seat=3)
    with pytest.raises(tinderbox.OptionError, match=r"random, .*greedy"):
        seats.SeatEnv("bretagne", 3, opponents="nobody")
    with pytest.raises(tinderbox.OptionError, match="greedy"):
        seats.SeatEnv("bretagne", 3, opponents=["random"])
    with pytest.raises(tinderbox.OptionError, match="random"):
        VectorSeatEnv(2, "bretagne", 3, opponents="greedy")
    with pytest.raises(tinderbox.OptionError, match="num_envs"):
        VectorSeatEnv(0, "bretagne", 3)
    with pytest.raises(gymnasium.error.Error):
        gymnasium.make("tinderbox/GreatFire9-v1")


def test_openspiels_parameters() -> None:
    with pytest.raises(tinderbox.OptionError, match="2 to 4"):
        pyspiel.load_game("python_bretagne", {"players": 7})
    with pytest.raises(tinderbox.OptionError, match="german, french"):
        pyspiel.load_game("python_great_fire", {"edition": "english"})
