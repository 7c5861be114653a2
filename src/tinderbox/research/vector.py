"""A vectorised Gymnasium environment: one call steps all games in the compiled engine."""

from collections.abc import Mapping
from typing import Any, Final

from tinderbox.extras import extra

with extra("gymnasium"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

from tinderbox.core.documents.packs import PackSource
from tinderbox.games.registry import game
from tinderbox.research.batch import EVERY_SEAT, FINISHED, ILLEGAL, Batch
from tinderbox.research.payoffs import Payoff, payoff_named
from tinderbox.research.play import SEEDS
from tinderbox.research.settings import checked_count, checked_seat, refused

Arrays = tuple[NDArray[np.uint8], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]


class VectorSeatEnv(VectorEnv[NDArray[np.uint8], NDArray[np.int64], NDArray[Any]]):
    """Many games at once, the other seats playing at random; with `seat=None` the learner decides for every seat.

    The step after an episode's end deals a new game, whatever its action. `info["action_mask"]` holds the masks and
    `info["actor"]` the seat each observation belongs to. In self-play the reward at the end is that of the seat that
    decided last; `info["payoffs"]` has everybody's.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        game_id: str,
        players: int = 4,
        seat: int | None = 0,
        opponents: str = "random",
        options: Mapping[str, object] | None = None,
        payoff: Payoff = "win",
        pack: PackSource | None = None,
    ) -> None:
        box = game(game_id).open(players, options, pack)
        if opponents != "random":
            raise refused("opponents", opponents, "random")
        self.players = players
        self.payoff: Final = payoff_named(payoff)
        self.num_envs: int = checked_count("num_envs", num_envs)
        codes = len(box.actions)
        self.size: Final = box.observation_size
        self.codes = codes
        chosen = EVERY_SEAT if seat is None else checked_seat(seat, players)
        self.batch: Final = Batch(box.start(), players, codes, num_envs, chosen)
        self.single_action_space: spaces.Space[Any] = spaces.Discrete(codes)
        self.single_observation_space: spaces.Space[Any] = spaces.Box(0, 255, (self.size,), np.uint8)
        self.action_space: spaces.Space[Any] = batch_space(self.single_action_space, num_envs)
        self.observation_space: spaces.Space[Any] = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        if isinstance(seed, list):
            seed = int(np.random.SeedSequence(seed).generate_state(1)[0])
        super().reset(seed=seed)
        self.batch.deal(int(self.np_random.integers(SEEDS)))
        return self.observations(), self.infos()

    def step(self, actions: NDArray[np.int64]) -> Arrays:
        self.batch.step(self.checked(actions))
        ends = np.asarray(self.batch.ends)
        rewards = np.zeros(self.num_envs, np.float32)
        infos = self.infos()
        for number in np.flatnonzero(ends).tolist():
            rewards[number] = self.reward(number, int(ends[number]), infos)
        return self.observations(), rewards, ends != 0, np.zeros(self.num_envs, np.bool_), infos

    def checked(self, actions: NDArray[np.int64]) -> list[int]:
        """Check that there is one integer for each game, before any game is changed."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise refused("actions", f"{given.dtype}{list(given.shape)}", f"int64[{self.num_envs}]")
        codes: list[int] = given.astype(np.int64, copy=False).tolist()
        return codes

    def reward(self, number: int, end: int, infos: dict[str, Any]) -> float:
        if end == ILLEGAL:
            return -1.0
        assert end == FINISHED
        payoffs = self.payoff(self.batch.states[number], self.players)
        infos.setdefault("payoffs", np.zeros((self.num_envs, self.players), np.float32))[number] = payoffs
        return payoffs[int(self.batch.actors[number])]

    def observations(self) -> NDArray[np.uint8]:
        return np.frombuffer(bytearray().join(self.batch.seen), np.uint8).reshape(self.num_envs, self.size)

    def infos(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "actor": np.array(self.batch.actors)}

    def action_masks(self) -> NDArray[np.bool_]:
        return np.frombuffer(bytearray().join(self.batch.masks), np.bool_).reshape(self.num_envs, self.codes)
