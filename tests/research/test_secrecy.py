"""No interface reveals what a seat cannot see: when the hidden cards are redealt, its output stays the same."""

from collections.abc import Iterator

import numpy as np
import pyspiel
import pytest

import tinderbox
from tests.games.bretagne.boxes import MIXED as COASTS
from tests.games.great_fire.boxes import MIXED as CITIES
from tinderbox.core.box import Options
from tinderbox.core.engine.rng import Rng
from tinderbox.core.state import State
from tinderbox.research.gymnasium import SeatEnv
from tinderbox.research.openspiel import State as SpielState
from tinderbox.research.pettingzoo import raw_env
from tinderbox.research.play import Play
from tinderbox.research.vector import VectorSeatEnv

pytestmark = pytest.mark.slow

EVERY = 17
SETTINGS = [
    *(("great-fire", each.players, each.options) for each in CITIES),
    *(("bretagne", each.players, each.options) for each in COASTS),
]
IDS = [f"{id}-{players}" for id, players, _ in SETTINGS]


def worlds(play: Play, seed: int) -> Iterator[tuple[int, State]]:
    """A random game, now and then: for every seat, the state with what it cannot see redealt."""
    play.deal(seed)
    rng = np.random.default_rng(seed)
    while not play.over:
        if play.decisions % EVERY == 0:
            for seat in range(play.box.players):
                other = play.state.copy()
                other.redeal(seat, Rng(play.decisions))
                yield seat, other
        play.step(int(rng.choice(play.codes())))


@pytest.mark.parametrize(("id", "players", "options"), SETTINGS, ids=IDS)
def test_pettingzoo_and_gymnasium(id: str, players: int, options: Options) -> None:
    table = raw_env(id, players, options=options, render_mode="ansi")
    table.reset(seed=1)
    one = SeatEnv(id, players, options=options)
    different = 0
    for seat, other in worlds(table.play, 5):
        truth, one.seat = table.play.state, seat
        shown = []
        for state in (truth, other):
            table.play.state = one.play.state = state
            seen = table.observe(f"player_{seat}")
            assert np.array_equal(one.play.observation(seat), seen["observation"])
            mask = seen["action_mask"] if table.play.actor == seat else None
            assert mask is None or np.array_equal(one.action_masks(), mask.astype(bool))
            shown.append((seen["observation"].tobytes(), None if mask is None else mask.tobytes(), table.render()))
        table.play.state = truth
        different += other.checksum() != truth.checksum()
        assert shown[0][:2] == shown[1][:2]
        assert shown[0][2] == shown[1][2]  # a picture is a spectator's
    assert different > 5


@pytest.mark.parametrize(("id", "players", "options"), SETTINGS, ids=IDS)
def test_vectorised(id: str, players: int, options: Options) -> None:
    """A batch shows each game to the seat that decides, and to nobody else."""
    table = VectorSeatEnv(1, id, players, seat=None, options=options)
    table.reset(seed=1)
    compared = 0
    for seat, other in worlds(play := Play(tinderbox.game(id).open(players, options)), 6):
        if play.actor == seat:
            shown = []
            for state in (play.state, other):
                table.batch.look(0, state)
                info = table.infos()
                shown.append((table.observations().tobytes(), info["action_mask"].tobytes(), info["actor"][0]))
            assert shown[0] == shown[1]
            compared += 1
    assert compared > 5


@pytest.mark.parametrize(("id", "players", "options"), SETTINGS, ids=IDS)
def test_openspiel(id: str, players: int, options: Options) -> None:
    """Strings and tensors, with and without recall; past actions are public, draws are not."""
    game = pyspiel.load_game(f"python_{id.replace('-', '_')}", {"players": players, **options})
    rng = np.random.default_rng(3)
    state, compared, steps = game.new_initial_state(), 0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            codes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(codes, p=chances)))
            continue
        if steps % EVERY == 0:
            for seat in range(players):
                compared += alike(state, state.resample_from_infostate(seat, rng.random), seat)
        state.apply_action(int(rng.choice(state.legal_actions())))
        steps += 1
    assert compared > 5


def alike(state: SpielState, other: SpielState, seat: int) -> bool:
    """Whether the two differ; they must not for this seat."""
    assert state.information_state_string(seat) == other.information_state_string(seat)
    assert state.observation_string(seat) == other.observation_string(seat)
    assert state.information_state_tensor(seat) == other.information_state_tensor(seat)
    assert state.observation_tensor(seat) == other.observation_tensor(seat)
    if state.current_player() == seat:
        assert state.legal_actions() == other.legal_actions()
    return str(state) != str(other)
