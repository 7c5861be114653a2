"""`tinderbox simulate`: random games in bulk."""

import time
from pathlib import Path

import click

from tinderbox.arena.random_games import MOST_GAMES
from tinderbox.arena.simulate import Run, simulate
from tinderbox.arena.totals import Totals
from tinderbox.build_mode import mode
from tinderbox.cli.command import Command
from tinderbox.cli.language import Translator
from tinderbox.cli.output import print_json, print_table, progress
from tinderbox.cli.parameters import (
    flag,
    game_argument,
    jobs_option,
    opening_options,
    whole_option,
)
from tinderbox.cli.settings import Settings, chosen_options, chosen_pack, chosen_players
from tinderbox.core.draws import Seed
from tinderbox.core.events import Data
from tinderbox.core.game import Game


def command(say: Translator) -> click.Command:
    parameters = [
        game_argument(say),
        *opening_options(say, seed=1),
        whole_option("--games", 1, say("simulate-option-games"), default=1000, most=MOST_GAMES),
        jobs_option(say),
        flag("--json", say("cli-option-json")),
    ]
    return Command("simulate", say, run_games, parameters)


def run_games(
    say: Translator,
    game: Game,
    players: int | None,
    games: int,
    seed: Seed,
    settings: Settings,
    pack: Path | None,
    jobs: int | None,
    json: bool,
) -> None:
    run = Run(game.id, chosen_players(game, players), seed, chosen_options(settings), chosen_pack(game, pack))
    with progress(say("simulate-running", game=game.id), games, shown=not json) as advance:
        started = time.perf_counter()
        totals = simulate(run, games, jobs, advance)
        seconds = time.perf_counter() - started
    if json:
        print_json(figures(run, totals, seconds))
    else:
        show(say, run, totals, seconds)


def figures(run: Run, totals: Totals, seconds: float) -> Data:
    """The results as JSON data. A shared win counts for every seat that shares it."""
    return {
        "game": run.game,
        "players": run.players,
        "seed": run.seed,
        "games": totals.games,
        "decisions": totals.decisions.total,
        "seconds": round(seconds, 3),
        "mean_scores": [round(score.mean, 4) for score in totals.scores],
        "score_deviations": [round(score.deviation, 4) for score in totals.scores],
        "least_scores": [score.least for score in totals.scores],
        "most_scores": [score.most for score in totals.scores],
        "wins": totals.wins,
        "shared_wins": totals.shared,
        "mean_decisions": round(totals.decisions.mean, 4),
        "mean_turns": round(totals.turns.mean, 4),
        "decisions_per_second": round(totals.decisions.total / seconds),
        "mode": mode(),
    }


def show(say: Translator, run: Run, totals: Totals, seconds: float) -> None:
    click.echo(say("simulate-heading", game=run.game, players=run.players, games=totals.games, seed=str(run.seed)))
    headings = ["simulate-seat", "simulate-mean", "simulate-deviation", "simulate-least", "simulate-most"]
    rows = [
        [
            str(seat),
            say.number(score.mean, 2),
            say.number(score.deviation, 2),
            say.number(score.least),
            say.number(score.most),
            say.number(wins),
            say.number(100 * wins / totals.games, 1) + "\u202f%",
        ]
        for seat, (score, wins) in enumerate(zip(totals.scores, totals.wins, strict=True))
    ]
    print_table([say(heading) for heading in [*headings, "simulate-wins", "simulate-share"]], rows)
    click.echo(say("simulate-shared", games=totals.shared))
    for name, spread in (("decisions", totals.decisions), ("turns", totals.turns)):
        mean = say.number(spread.mean, 1)
        click.echo(say("simulate-length", kind=name, mean=mean, least=spread.least, most=spread.most))
    rates = {"games": say.number(totals.games / seconds), "decisions": say.number(totals.decisions.total / seconds)}
    click.echo(say("simulate-rate", seconds=say.number(seconds, 2), mode=say(f"mode-{mode()}"), **rates))
