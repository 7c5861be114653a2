"""Gymnasium environments: one seat learns, bots play the others. Registered on import: `tinderbox/GreatFire4-v1`."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tinderbox.extras import extra

with extra("gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

from tinderbox.bots import Bot, bot
from tinderbox.core.documents.packs import PackSource
from tinderbox.games.registry import game, game_ids
from tinderbox.research.payoffs import Payoff, payoff_named
from tinderbox.research.play import Play, whole
from tinderbox.research.settings import RENDER_MODES, checked_opponents, checked_render_mode, checked_seat

ILLEGAL = -1.0
NAMES = {id: "".join(word.capitalize() for word in id.split("-")) for id in game_ids()}


class SeatEnv(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """One seat's game. Legal actions are in `action_masks()`; an illegal one ends the episode with -1.

    A step after the end changes nothing and also costs 1, until the next reset.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES}  # noqa: RUF012 - as Gymnasium declares it

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
        """`opponents` is one bot spec for all other seats, or one for each in seat order."""
        self.play: Play = Play(game(game_id).open(players, options, pack))
        self.seat: int = checked_seat(seat, players)
        self.payoff: Final = payoff_named(payoff)
        self.render_mode: str | None = checked_render_mode(render_mode)
        self.specs: Final = checked_opponents(opponents, players)
        self.bots: dict[int, Bot] = self.seated(0)
        self.over: bool = True
        codes, size = len(self.play.box.actions), self.play.box.observation_size
        self.action_space: spaces.Space[np.int64] = spaces.Discrete(codes)
        self.observation_space: spaces.Space[NDArray[np.uint8]] = spaces.Box(0, 255, (size,), np.uint8)

    def seated(self, seed: int) -> dict[int, Bot]:
        """The bots by seat, each with its own seed."""
        others = [seat for seat in range(self.play.box.players) if seat != self.seat]
        return {seat: bot(spec, seed + seat) for seat, spec in zip(others, self.specs, strict=True)}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed)
        self.play.deal(int(self.np_random.integers(2**62)))
        self.bots = self.seated(int(self.np_random.integers(2**31)))
        self.wait_for_seat()
        self.over = self.play.over
        return self.play.observation(self.seat), {}

    def step(self, action: np.int64) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        code = whole(action)
        if self.over or not self.play.is_legal(code):
            self.over = True
            return self.play.observation(self.seat), ILLEGAL, True, False, {"illegal": True}
        self.play.step(code)
        self.wait_for_seat()
        self.over = self.play.over
        reward = self.payoff(self.play.state, self.play.box.players)[self.seat] if self.over else 0.0
        return self.play.observation(self.seat), reward, self.over, False, {}

    def wait_for_seat(self) -> None:
        """The bots play until it is the learner's decision again."""
        play = self.play
        while (actor := play.actor) is not None and actor != self.seat:
            play.step(play.choice(self.bots[actor]))

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, in the form that sb3-contrib expects."""
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
