"""The speed of the research environments, each compared with the overhead of its framework, on one core.

Rounds alternate and the best of each counts, so that other load on the machine affects all measurements alike.
"""

import io
import random
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from typing import Any, Final

from tinderbox.extras import extra

with extra("all"):
    import numpy as np
    import open_spiel.python.games  # noqa: F401 - registers python_tic_tac_toe
    import pyspiel
    from pettingzoo import AECEnv
    from pettingzoo.test import performance_benchmark

from tinderbox.build_mode import Mode, mode
from tinderbox.research.openspiel import NAMES
from tinderbox.research.pettingzoo import raw_env, wrapped
from tinderbox.research.vector import VectorSeatEnv

ROUNDS: Final = 3
PLAYERS: Final = 4
BATCH: Final = 1024
SEED: Final = 1666
REFERENCE: Final = "python_tic_tac_toe"


@dataclass(frozen=True)
class Speed:
    """The results for one game with four players."""

    aec_raw_per_second: int
    aec_wrapped_per_second: int
    aec_null_per_second: int
    aec_ratio: float
    vector_per_second: int
    seat_per_second: int
    openspiel_per_second: int
    tic_tac_toe_per_second: int
    openspiel_ratio: float
    mode: Mode


class Trial:
    """One game: the best of each measurement so far."""

    def __init__(self, id: str) -> None:
        name = f"python_{id.replace('-', '_')}"
        assert name in NAMES
        self.measurements: Final[dict[str, Callable[[float], float]]] = {
            "aec_raw": lambda _: turns(raw_env(id, PLAYERS)),
            "aec_wrapped": lambda _: turns(wrapped(raw_env(id, PLAYERS))),
            "aec_null": lambda _: turns(wrapped(NullEnv(raw_env(id, PLAYERS)))),
            "vector": lambda seconds: steps(VectorSeatEnv(BATCH, id, PLAYERS, seat=None), seconds),
            "seat": lambda seconds: steps(VectorSeatEnv(BATCH, id, PLAYERS, seat=0), seconds),
            "openspiel": lambda seconds: decisions(pyspiel.load_game(name, {"players": PLAYERS}), seconds),
            "tic_tac_toe": lambda seconds: decisions(pyspiel.load_game(REFERENCE), seconds),
        }
        self.best: Final = dict.fromkeys(self.measurements, 0.0)

    def speed(self) -> Speed:
        found = {f"{name}_per_second": round(rate) for name, rate in self.best.items()}
        return Speed(
            **found,
            aec_ratio=round(self.best["aec_wrapped"] / self.best["aec_null"], 2),
            openspiel_ratio=round(self.best["openspiel"] / self.best["tic_tac_toe"], 2),
            mode=mode(),
        )


def measurements(ids: Sequence[str]) -> int:
    """How often `measure` calls `advance`."""
    return ROUNDS * len(ids) * len(Trial(ids[0]).measurements)


def measure(ids: Sequence[str], seconds: float, advance: Callable[[int], None]) -> dict[str, Speed]:
    """Each measurement takes about `seconds` per round; PettingZoo's own benchmark takes five seconds."""
    trials = {id: Trial(id) for id in ids}
    for _ in range(ROUNDS):
        for trial in trials.values():
            for name, work in trial.measurements.items():
                trial.best[name] = max(trial.best[name], work(seconds))
                advance(1)
    return {id: trial.speed() for id, trial in trials.items()}


def turns(table: Any) -> float:
    """Turns per second by PettingZoo's own benchmark, which prints its result."""
    random.seed(SEED)
    output = io.StringIO()
    with redirect_stdout(output):
        performance_benchmark(table)
    found = re.search(r"([\d.e+]+) turns per second", output.getvalue())
    assert found is not None, output.getvalue()
    return float(found[1])


class NullEnv(AECEnv):  # type: ignore[misc]
    """An environment that does nothing: measures the overhead of the framework and its wrappers."""

    metadata: dict[str, Any] = {"name": "null_v1", "render_modes": []}  # noqa: RUF012 - as PettingZoo declares it

    def __init__(self, other: Any) -> None:
        super().__init__()
        other.reset(seed=SEED)
        self.possible_agents: Final = other.possible_agents
        self.action_spaces: Final = other.action_spaces
        self.observation_spaces: Final = other.observation_spaces
        self.seen: Final = other.observe(other.agent_selection)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents: list[Any] = list(self.possible_agents)
        self.rewards: dict[Any, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[Any, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[Any, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.turn: int = 0
        self.agent_selection: Any = self.agents[0]

    def observe(self, agent: str) -> Any:
        return self.seen

    def step(self, action: Any) -> None:
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.turn = (self.turn + 1) % len(self.agents)
        self.agent_selection = self.agents[self.turn]


def steps(table: VectorSeatEnv, seconds: float) -> float:
    """Steps of all games per second, with observations and masks; the time to choose actions is excluded."""
    rng = np.random.default_rng(SEED)
    masks = table.reset(seed=SEED)[1]["action_mask"]
    done, taken = 0, 0.0
    while taken < seconds:
        dice = rng.random(table.codes, dtype=np.float32)
        actions = (masks * dice).argmax(axis=1)
        started = time.perf_counter()
        masks = table.step(actions)[4]["action_mask"]
        taken += time.perf_counter() - started
        done += table.num_envs
    return done / taken


def decisions(game: Any, seconds: float) -> float:
    """Decisions per second when Python steps random games; draws are not counted."""
    rng = random.Random(SEED)
    done, started = 0, time.perf_counter()
    while (taken := time.perf_counter() - started) < seconds:
        done += sum(played(game, rng))
    return done / taken


def played(game: Any, rng: random.Random) -> Iterator[bool]:
    """Play a random game; yields for each step whether a player decided."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), rng.random()))
            yield False
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            yield True


def drawn(outcomes: Sequence[tuple[int, float]], ticket: float) -> int:
    for outcome, chance in outcomes:
        ticket -= chance
        if ticket < 0:
            return outcome
    return outcomes[-1][0]
