"""`tinderbox report`: an HTML report on a game's balance."""

from pathlib import Path
from typing import Final

import click

from tinderbox.arena.plan import plan_tournament
from tinderbox.arena.random_games import MOST_GAMES
from tinderbox.arena.report import Page
from tinderbox.arena.simulate import Run
from tinderbox.arena.tournament import play_tournament, resumed_tournament
from tinderbox.arena.workers import Backend
from tinderbox.cli.arena.tournament import SEED, backend_option, specs_of
from tinderbox.cli.command import Command
from tinderbox.cli.files import checked_output, write
from tinderbox.cli.language import Translator, refusal
from tinderbox.cli.output import progress
from tinderbox.cli.parameters import (
    bots_option,
    file_option,
    game_argument,
    jobs_option,
    opening_options,
    whole_option,
)
from tinderbox.cli.settings import Settings, chosen_options, chosen_pack, chosen_players
from tinderbox.core.draws import Seed
from tinderbox.core.game import Game

GAMES: Final = 400
PAGE: Final = Path("report.html")


def command(say: Translator) -> click.Command:
    parameters = [
        game_argument(say, required=False),
        *opening_options(say),
        bots_option(say, "report-option-bots"),
        whole_option("--games", 1, say("report-option-games", usual=GAMES), most=MOST_GAMES),
        jobs_option(say),
        backend_option(say),
        file_option(say, "--results", words=say("report-option-results")),
        file_option(say, "--out", words=say("report-option-out")),
    ]
    return Command("report", say, report, parameters)


def report(
    say: Translator,
    game: Game | None,
    players: int | None,
    bots: str | None,
    games: int | None,
    seed: Seed | None,
    settings: Settings,
    pack: Path | None,
    jobs: int | None,
    backend: Backend,
    results: Path | None,
    out: Path | None,
) -> None:
    page = checked_output(out or PAGE)
    if results is not None:
        if any(given is not None for given in (game, players, bots, games, seed, pack)) or settings:
            raise refusal("report-results-alone")
        plan, box, played, _ = resumed_tournament(results)
    else:
        if game is None:
            raise refusal("cli-missing", name=say("cli-metavar-game"))
        seats = chosen_players(game, players)
        run = Run(game.id, seats, SEED if seed is None else seed, chosen_options(settings), chosen_pack(game, pack))
        plan, box = plan_tournament(run, seated(game, seats, bots), games or GAMES, facts=True)
        with progress(say("simulate-running", game=box.game), plan.games, shown=True) as advance:
            played = play_tournament(plan, box, [], out=None, jobs=jobs, backend=backend, progress=advance)
    if not played:
        raise refusal("report-nothing")
    write(page, Page(plan, box, played, say.language).html())
    click.echo(say("report-written", file=str(page), games=len(played), game=box.game))


def seated(game: Game, players: int, bots: str | None) -> list[str]:
    """One bot for all seats, or one for each."""
    specs = specs_of(bots) or ["random"]
    if players not in game.players:
        game.open(players)
    if len(specs) not in (1, players):
        raise refusal("report-bots", given=len(specs), players=players)
    return specs * players if len(specs) == 1 else specs
