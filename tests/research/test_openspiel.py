"""OpenSpiel's own suites and bots."""

import random
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.tests import games_sim_test

from tinderbox.research.openspiel import NAMES

pytestmark = pytest.mark.slow

GAMES = ["python_great_fire(players=3)", "python_great_fire(players=2)", "python_bretagne(players=2)"]


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("name", NAMES)
def test_games_simulation(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.long
@pytest.mark.parametrize("name", [f"{name}(players=2)" for name in NAMES])
def test_playthrough_replays(name: str, tmp_path: Path) -> None:
    """Of the smallest game there is: every state is written out number by number, twice."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    file = tmp_path / "play.txt"
    file.write_text(generate_playthrough.playthrough(name, action_sequence=None, seed=1))
    original, kept = generate_playthrough.replay(str(file))
    assert original == kept


@pytest.mark.parametrize("name", NAMES)
def test_reinforcement_learning_loop(name: str) -> None:
    table = rl_environment.Environment(name, chance_event_sampler=rl_environment.ChanceEventSampler(seed=1))
    step = table.reset()
    rng = random.Random(1)
    while not step.last():
        player = step.observations["current_player"]
        step = table.step([rng.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)


def first_decision(name: str) -> tuple[pyspiel.Game, pyspiel.State]:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    rng = np.random.RandomState(1)
    for _ in range(60):
        while state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(actions, p=chances))
        if len(state.legal_actions()) > 1 and state.move_number() > 250:
            break
        state.apply_action(rng.choice(state.legal_actions()))
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choice(actions, p=chances))
    return game, state


@pytest.mark.parametrize("name", NAMES)
def test_tree_searches_choose_a_legal_action(name: str) -> None:
    game, state = first_decision(name)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    plain = mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=rng)
    assert plain.step(state) in state.legal_actions()
    hidden = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=1.4, max_simulations=3, random_state=rng)
    assert hidden.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_what_is_resampled_looks_the_same(name: str) -> None:
    _, state = first_decision(name)
    player = state.current_player()
    rng = random.Random(4)
    for _ in range(5):
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))
