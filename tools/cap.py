"""How much luck decides: the share of wins of a search with perfect information against greedy opponents.

`.venv/bin/python -m tools.cap great-fire --players 4 --games 100 --think 250ms`. To compare it with a
bot that sees only its own view, on the same deals, run
`tinderbox tournament great-fire --bots search:250ms,greedy,greedy,greedy`.
This is a measurement, not a bot: no seat of a real game could play like that.
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
from tinderbox.bots.base import choose_action
from tinderbox.bots.decision import Decision
from tinderbox.bots.search import Budget, run_search
from tinderbox.core.draws import DrawSource
from tinderbox.core.engine.rng import Rng
from tinderbox.core.match import Match

OPPONENT = "greedy"


class PerfectInformationSearch:
    """Searches from the true state; it does not know future draws."""

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
        decision = Decision(self.match.box, *self.evaluators, self.match.state.copy(), self.seat, self.rng)
        return int(run_search(decision, self.budget, time.perf_counter(), perfect_information=True).best())


def played(plan: Tournament, number: int, budget: Budget) -> tuple[float, float]:
    """One game: the search's share of the win, and its points above the mean of its opponents."""
    box = plan.run.open()
    match = Match(box, DrawSource(plan.deal_seed(number)))
    seats = plan.seats(number)
    own = seats.index(0)
    opponents = [bot(OPPONENT, plan.bot_seed(number, which)) for which in seats]
    searcher = PerfectInformationSearch(match, own, budget, plan.bot_seed(number, 0))
    while (actor := match.actor) is not None:
        match.play(searcher.choose() if actor == own else choose_action(opponents[actor], match))
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
    bots = (f"search:{think}", *[OPPONENT] * (players - 1))
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
