"""How far luck lets a search come: one that sees all hidden things, alone among greedy rivals, on a tournament's deals.

`.venv/bin/python -m tools.cap great-fire --players 4 --games 100 --think 250ms`. What the same search wins by what its
seat may know, on the same deals, `tinderbox tournament great-fire --bots search:250ms,greedy,greedy,greedy` tells. This
is a measurement and no bot: nothing at a table can play so.
"""

import time
from math import sqrt
from statistics import mean, stdev

import click
from joblib import Parallel, delayed

from tinderbox.arena.plan import Tournament
from tinderbox.arena.simulate import Run
from tinderbox.arena.standings import wilson
from tinderbox.bots import bot
from tinderbox.bots.base import choice
from tinderbox.bots.search import Budget, searched
from tinderbox.bots.thinker import Thought
from tinderbox.core.draws import Chance
from tinderbox.core.match import Match
from tinderbox.core.rng import Rng

RIVAL = "greedy"


class Seer:
    """Searches from the state itself; draws to come stay unknown to it."""

    def __init__(self, match: Match, seat: int, budget: Budget, seed: int) -> None:
        self.match = match
        self.seat = seat
        self.budget = budget
        self.rng = Rng(seed)
        self.evaluators = match.box.evaluator(), match.box.evaluator()

    def choose(self) -> int:
        legal = self.match.legal()
        if len(legal) == 1:
            return legal[0].code
        thought = Thought(self.match.box, *self.evaluators, self.match.state.copy(), self.seat, self.rng)
        return int(searched(thought, self.budget, time.perf_counter(), seeing=True).best())


def played(plan: Tournament, number: int, budget: Budget) -> tuple[float, float]:
    """One game: the seer's share of the win, and its points beside the mean of its rivals."""
    box = plan.run.open()
    match = Match(box, Chance(plan.deal_seed(number)))
    seats = plan.seats(number)
    own = seats.index(0)
    rivals = [bot(RIVAL, plan.bot_seed(number, which)) for which in seats]
    seer = Seer(match, own, budget, plan.bot_seed(number, 0))
    while (actor := match.actor) is not None:
        match.play(seer.choose() if actor == own else choice(rivals[actor], match))
    outcome = box.outcome(match.state)
    others = [points for seat, points in enumerate(outcome.scores) if seat != own]
    return (own in outcome.winners) / len(outcome.winners), outcome.scores[own] - mean(others)


@click.command()
@click.argument("game")
@click.option("--players", default=4)
@click.option("--games", default=100, type=click.IntRange(min=2))
@click.option("--think", default="250ms")
@click.option("--seed", default=1)
@click.option("--workers", default=2)
def main(game: str, players: int, games: int, think: str, seed: int, workers: int) -> None:
    bots = (f"search:{think}", *[RIVAL] * (players - 1))
    plan = Tournament(Run(game, players, seed, {}, None), bots, games, facts=True)
    budget = Budget.of(think)
    results = Parallel(n_jobs=workers)(delayed(played)(plan, number, budget) for number in range(games))
    wins = sum(won for won, _ in results)
    low, high = wilson(wins, games)
    ahead = [points for _, points in results]
    click.echo(
        f"{game}, {players} players, {games} games, {think} a decision, seeing everything: {wins / games:.1%} wins "
        f"({low:.1%} to {high:.1%}), {mean(ahead):+.2f} ± {stdev(ahead) / sqrt(games):.2f} points beside its rivals"
    )


if __name__ == "__main__":
    main()
