"""PettingZoo AEC environments: every seat an agent, `player_0` the first."""

from collections.abc import Mapping
from typing import Any, Final

from tinderbox.extras import extra

with extra("pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

from tinderbox.core.documents.packs import PackSource
from tinderbox.games.registry import game
from tinderbox.research.payoffs import Payoff, payoff_named
from tinderbox.research.play import Play, whole
from tinderbox.research.settings import RENDER_MODES, checked_render_mode

ILLEGAL = -1.0


def env(game_id: str, players: int = 4, **settings: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers, which reject wrong order and actions out of bounds."""
    return wrapped(raw_env(game_id, players, **settings))


def wrapped(table: AECEnv) -> AECEnv:
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's own name for it
    """One game. An illegal action ends it for all agents, with -1 for the agent that tried it."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo declares it
        "name": "tinderbox_v1",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game_id: str,
        players: int = 4,
        options: Mapping[str, object] | None = None,
        payoff: Payoff = "win",
        pack: PackSource | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.play: Play = Play(game(game_id).open(players, options, pack))
        self.payoff: Final = payoff_named(payoff)
        self.render_mode: Final = checked_render_mode(render_mode)
        self.metadata = {**type(self).metadata, "name": f"{game_id.replace('-', '_')}_v1"}
        self.possible_agents: Final = [f"player_{seat}" for seat in range(players)]
        self.seat: dict[str, int] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        codes, size = len(self.play.box.actions), self.play.box.observation_size
        self.action_spaces: Final = {agent: spaces.Discrete(codes) for agent in self.possible_agents}
        self.observation_spaces: Final = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (codes,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.nothing: Final = np.zeros(codes, np.int8)
        self.nothing.flags.writeable = False
        self.rng: np.random.Generator = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.rng = np.random.default_rng(seed)
        self.play.deal(int(self.rng.integers(2**62)))
        self.agents: list[str] = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection: str = self.possible_agents[self.play.actor or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat[agent]
        mask = self.play.mask() if seat == self.play.actor else self.nothing
        return {"observation": self.play.observation(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        code = whole(action)
        if self.play.is_legal(code):
            self.play.step(code)
            if not self.play.over:
                self.agent_selection = self.possible_agents[int(self.play.state.actor)]
                return
            self.finish(self.payoff(self.play.state, len(self.possible_agents)))
        else:
            self.infos[agent]["illegal"] = True
            self.finish([ILLEGAL if each == agent else 0.0 for each in self.possible_agents])

    def finish(self, payoffs: list[float]) -> None:
        """Everybody's game ends with this payoff."""
        self.rewards = dict(zip(self.possible_agents, payoffs, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        if self.render_mode == "ansi":
            return self.play.text()
        if self.render_mode == "rgb_array":
            return self.play.picture()
        return None

    def close(self) -> None:
        """Nothing is held open."""
