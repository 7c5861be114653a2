"""Train MaskablePPO from sb3-contrib to play one seat against bots, then measure the result.

    pip install tinderbox-games[gymnasium] sb3-contrib
    python examples/masked_ppo.py --game bretagne --players 2 --opponents random --steps 100000

sb3-contrib installs PyTorch; on Linux, install its CPU build first if you do not need a GPU.
"""

import argparse

import numpy as np
import torch
from gymnasium import ObservationWrapper, spaces
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.env_checker import check_env

from tinderbox.research.gymnasium import SeatEnv


class Scaled(ObservationWrapper):
    """Scale observations to small floats: most counts are small, but some exceed a hundred."""

    def __init__(self, table: SeatEnv) -> None:
        super().__init__(table)
        self.observation_space = spaces.Box(0.0, 16.0, table.observation_space.shape, np.float32)

    def observation(self, observation: np.ndarray) -> np.ndarray:
        return np.minimum(observation, 255).astype(np.float32) / 16.0

    def action_masks(self) -> np.ndarray:
        return self.unwrapped.action_masks()


def mean_payoff(table: Scaled, model: MaskablePPO | None, games: int, seed: int) -> float:
    """What the seat wins on average, by the model or at random; 0 is an even share."""
    rng = np.random.default_rng(seed)
    total = 0.0
    for number in range(games):
        seen, _ = table.reset(seed=seed + number)
        over = False
        while not over:
            masks = get_action_masks(table)
            if model is None:
                action = rng.choice(np.flatnonzero(masks))
            else:
                action, _ = model.predict(seen, action_masks=masks, deterministic=True)
            seen, reward, over, _, _ = table.step(action)
            total += reward
    return total / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="bretagne")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponents", default="random", help="a bot's spec: random, greedy, search:100ms …")
    parser.add_argument("--payoff", default="rank", help="win, rank or score")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=100, help="to be played before and after")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="where to keep the model")
    asked = parser.parse_args()

    torch.set_num_threads(1)  # the net is small: more threads would only wait for one another
    table = Scaled(SeatEnv(asked.game, asked.players, opponents=asked.opponents, payoff=asked.payoff))
    check_env(SeatEnv(asked.game, asked.players, opponents=asked.opponents, payoff=asked.payoff), warn=False)
    print(f"random: {mean_payoff(table, None, asked.games, asked.seed):+.3f}")
    model = MaskablePPO("MlpPolicy", table, seed=asked.seed, device="cpu", n_steps=min(2048, asked.steps))
    model.learn(asked.steps)
    print(f"learnt: {mean_payoff(table, model, asked.games, asked.seed):+.3f}")
    if asked.save:
        model.save(asked.save)


if __name__ == "__main__":
    main()
