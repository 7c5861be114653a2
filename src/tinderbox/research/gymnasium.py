"""Gymnasium environments: one seat learns, bots sit in the others. Registered on import: `tinderbox/GreatFire4-v1`."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tinderbox.bots import Bot, Sight, bot
from tinderbox.core.packs import PackSource
from tinderbox.registry import game, games
from tinderbox.research.extras import need
from tinderbox.research.payoffs import Payoff, payoff_named
from tinderbox.research.play import Play, whole

need("gymnasium", "gymnasium")

import gymnasium  # noqa: E402
from gymnasium import spaces  # noqa: E402

ILLEGAL = -1.0
NAMES = {id: "".join(word.capitalize() for word in id.split("-")) for id in games()}


class SeatEnv(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """One seat's game. Legal actions are in `action_masks()`; an illegal one ends the episode with -1."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"]}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game_id: str,
        players: int = 4,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, object] | None = None,
        payoff: Payoff = "win",
        pack: PackSource | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`opponents` is one bot's spec for all other seats, or one for each in their order."""
        self.play = Play(game(game_id).open(players, options, pack))
        self.seat = seat
        self.payoff = payoff_named(payoff)
        self.render_mode = render_mode
        self.specs = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        self.bots = self.seated(0)
        codes, size = len(self.play.box.actions), self.play.box.observation_size
        self.action_space = spaces.Discrete(codes)
        self.observation_space = spaces.Box(0, 255, (size,), np.uint8)

    def seated(self, seed: int) -> dict[int, Bot]:
        """The bots by their seats, each with a seed of its own."""
        others = [seat for seat in range(self.play.box.players) if seat != self.seat]
        return {seat: bot(spec, seed + seat) for seat, spec in zip(others, self.specs, strict=True)}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed)
        self.play.deal(int(self.np_random.integers(2**62)))
        self.bots = self.seated(int(self.np_random.integers(2**31)))
        self.wait_for_seat()
        return self.play.observation(self.seat), {}

    def step(self, action: np.int64) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        code = whole(action)
        if not self.play.is_legal(code):
            return self.play.observation(self.seat), ILLEGAL, True, False, {"illegal": True}
        self.play.step(code)
        self.wait_for_seat()
        reward = self.payoff(self.play.state, self.play.box.players)[self.seat] if self.play.over else 0.0
        return self.play.observation(self.seat), reward, self.play.over, False, {}

    def wait_for_seat(self) -> None:
        """The bots play until it is the learner's decision again."""
        play = self.play
        while (actor := play.actor) is not None and actor != self.seat:
            legal = [play.box.actions.actions[code] for code in play.codes()]
            look = Sight(lambda seat=actor: play.view(seat))  # type: ignore[misc]
            play.step(self.bots[actor].choose(look, legal).code)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as sb3-contrib asks for it."""
        if self.play.actor is None:
            return np.ones(len(self.play.box.actions), np.bool_)
        return self.play.mask().view(np.bool_)

    def render(self) -> Any:
        if self.render_mode == "ansi":
            return self.play.text()
        if self.render_mode == "rgb_array":
            return self.play.picture()
        return None


def register() -> list[str]:
    """The ids of all environments: each game for each number of players."""
    ids = []
    for game_id, name in NAMES.items():
        for players in game(game_id).players:
            id = f"tinderbox/{name}{players}-v1"
            ids.append(id)
            if id not in gymnasium.registry:
                gymnasium.register(
                    id,
                    entry_point=f"{__name__}:SeatEnv",
                    vector_entry_point="tinderbox.research.vector:VectorSeatEnv",
                    kwargs={"game_id": game_id, "players": players},
                )
    return ids


IDS = register()
