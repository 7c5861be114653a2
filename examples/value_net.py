"""Train a value net on a dataset and let it judge the leaves of the search.

    pip install tinderbox-games[datasets] torch
    tinderbox dataset bretagne --players 2 --games 2000 --bots greedy,random --out games.parquet
    python examples/value_net.py games.parquet --games 20

The net reads what the seat that decides observes and tells the points that every seat will have in the end. It takes
the place of the evaluation at the leaves; which actions look promising is still the house's own first wish.

What it costs: the house's evaluation is compiled and takes a few microseconds, a call of a small net from the compiled
search through Python about a hundred, and there are two a simulation. Measured by simulations a net is many times
slower, so it must judge much better to play better in the same time; `--budget 100ms` shows what that comes to.
"""

import argparse
import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch
from pyarrow import parquet

import tinderbox
from tinderbox.bots import Bot, bot
from tinderbox.bots.base import choose_action
from tinderbox.bots.decision import ViewReader
from tinderbox.bots.search import Budget, run_search
from tinderbox.research.dataset import load
from tinderbox.research.leaf import LeafEvaluator

Judge = Callable[[object], list[float]]


def expected_points(file: Path) -> tuple[torch.Tensor, torch.Tensor]:
    """States, and the points of all seats at the end, counted from the seat that decided."""
    data = load(file)
    players = int(data["seat"].max()) + 1
    finals = np.zeros((data["game"].max() + 1, players), np.float32)
    finals[data["game"], data["seat"]] = data["score"]
    around = (data["seat"][:, None] + np.arange(players)) % players
    return torch.from_numpy(data["state"].copy()), torch.from_numpy(finals[data["game"][:, None], around])


def made(inputs: int, outputs: int, mean: torch.Tensor, spread: torch.Tensor) -> torch.nn.Module:
    """A small net whose answer is in points: it learns how far from the mean they are."""
    last = torch.nn.Linear(64, outputs)
    net = torch.nn.Sequential(torch.nn.Linear(inputs, 64), torch.nn.ReLU(), last)
    with torch.no_grad():
        last.bias.copy_(mean)
        last.weight.mul_(spread[:, None])
    return net


def train(file: Path, epochs: int, seed: int) -> tuple[torch.nn.Module, float, float]:
    """The net, and how far it and the plain mean are off, in points, on games it has not seen."""
    torch.manual_seed(seed)
    states, points = expected_points(file)
    games = torch.from_numpy(parquet.read_table(file, columns=["game"])["game"].to_numpy().copy())
    unseen = games % 10 == 0
    fit, mean = ~unseen, points[~unseen].mean(dim=0)
    net = made(states.shape[1], points.shape[1], mean, points[fit].std(dim=0))
    steps = torch.optim.Adam(net.parameters(), lr=1e-3, weight_decay=1e-4)
    rows = torch.nonzero(fit).flatten()
    for _ in range(epochs):
        for batch in rows[torch.randperm(len(rows))].split(256):
            loss = torch.nn.functional.mse_loss(net(scaled(states[batch])), points[batch])
            steps.zero_grad()
            loss.backward()
            steps.step()
    with torch.no_grad():
        off = (net(scaled(states[unseen])) - points[unseen]).abs().mean().item()
    return net, off, (mean - points[unseen]).abs().mean().item()


def scaled(states: torch.Tensor) -> torch.Tensor:
    return states.float() / 16.0


def judge_of(net: torch.nn.Module) -> Judge:
    def judge(seen: object) -> list[float]:
        with torch.inference_mode():
            answer: list[float] = net(torch.from_numpy(np.array(seen)).float() / 16.0).tolist()
        return answer

    return judge


class NetBot:
    """Searches like the built-in bot, with a net at the leaves."""

    def __init__(self, judge: Judge, budget: str, seed: int) -> None:
        self.judge, self.budget, self.reader = judge, Budget.of(budget), ViewReader(seed)
        self.simulations, self.seconds = 0, 0.0

    def choose(self, view: Mapping[str, object], legal: Sequence[tinderbox.Action]) -> tinderbox.Action:
        if len(legal) == 1:
            return legal[0]
        started = time.perf_counter()
        decision = self.reader.read(view)
        tree = run_search(
            replace(decision, evaluator=LeafEvaluator(decision.evaluator, self.judge)), self.budget, started
        )
        self.simulations += int(tree.runs)
        self.seconds += time.perf_counter() - started
        best = int(tree.best())
        return next(action for action in legal if action.code == best)


def wins(head: Mapping[str, object], player: Bot, rival: str, games: int, seed: int) -> float:
    """The share of games that the player wins against one rival in all other seats, its own seat moving on."""
    game, players, won = tinderbox.game(str(head["game"])), int(str(head["players"])), 0.0
    for number in range(games):
        seats: list[Bot] = [bot(rival, seed + 100 * number + seat) for seat in range(players)]
        own = number % players
        seats[own] = player
        match = game.new(players, seed + number // players, head["options"])
        while match.actor is not None:
            match.play(choose_action(seats[match.actor], match))
        winners = match.outcome.winners
        won += (own in winners) / len(winners)
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("dataset", type=Path)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--budget", default="50", help="simulations or time a decision, as for search")
    parser.add_argument("--rival", default="random", help="a bot's spec")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()

    torch.set_num_threads(1)
    head = json.loads(parquet.read_schema(asked.dataset).metadata[b"tinderbox"])
    net, off, plain = train(asked.dataset, asked.epochs, asked.seed)
    print(f"off by {off:.2f} points on games not seen; the mean is off by {plain:.2f}")
    player = NetBot(judge_of(net), asked.budget, asked.seed)
    share = wins(head, player, asked.rival, asked.games, asked.seed)
    print(f"wins {100 * share:.0f} % of {asked.games} games against {asked.rival}")
    print(f"{1e6 * player.seconds / player.simulations:.0f} microseconds a simulation")


if __name__ == "__main__":
    main()
