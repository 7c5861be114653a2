"""`tinderbox tournament`: bots against each other, in every seat."""

import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import click

from tinderbox.arena.head_to_head import Duel, duels
from tinderbox.arena.plan import Played, Tournament, plan_tournament
from tinderbox.arena.random_games import MOST_GAMES
from tinderbox.arena.results import checked_output
from tinderbox.arena.simulate import Run
from tinderbox.arena.standings import standings
from tinderbox.arena.tournament import new_output, play_tournament, resumed_tournament
from tinderbox.arena.workers import BACKENDS, Backend
from tinderbox.build_mode import mode
from tinderbox.cli.command import Command
from tinderbox.cli.language import Translator, refusal
from tinderbox.cli.output import print_json, print_table, progress
from tinderbox.cli.parameters import (
    bots_option,
    file_option,
    flag,
    game_argument,
    jobs_option,
    opening_options,
    whole_option,
)
from tinderbox.cli.settings import Settings, chosen_options, chosen_pack
from tinderbox.core.box import Box
from tinderbox.core.draws import Seed
from tinderbox.core.events import Data
from tinderbox.core.game import Game

GAMES: Final = 400
SEED: Final = 1


class BackendName(click.ParamType[Backend]):
    """Where the games are played."""

    name = "backend"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Backend:
        for known in BACKENDS:
            if value == known:
                return known
        raise refusal("tournament-backend", given=str(value)[:40], known=", ".join(BACKENDS))


def backend_option(say: Translator) -> click.Option:
    words = say("tournament-option-backend")
    return click.Option(["--backend"], type=BackendName(), default="local", metavar="|".join(BACKENDS), help=words)


def command(say: Translator) -> click.Command:
    parameters = [
        game_argument(say, required=False),
        *opening_options(say),
        bots_option(say, "tournament-option-bots"),
        whole_option("--games", 1, say("tournament-option-games", usual=GAMES), most=MOST_GAMES),
        jobs_option(say),
        backend_option(say),
        file_option(say, "--out", words=say("tournament-option-out")),
        file_option(say, "--resume", words=say("tournament-option-resume")),
        flag("--json", say("cli-option-json")),
    ]
    return Command("tournament", say, tournament, parameters)


def tournament(
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
    out: Path | None,
    resume: Path | None,
    json: bool,
) -> None:
    specs = specs_of(bots)
    known: list[Played] = []
    if resume is not None:
        plan, box, known, place = resumed_tournament(resume)
        plan = agreed(plan, game, players, specs, games, seed, settings, pack)
        if out is not None and out.absolute() != place.absolute():
            raise refusal("tournament-resume-out", out=str(place))
        out = place
    else:
        if game is None:
            raise refusal("cli-missing", name=say("cli-metavar-game"))
        if bots is None:
            raise refusal("cli-missing", name="--bots")
        seats = len(specs) if players is None else players
        run = Run(game.id, seats, SEED if seed is None else seed, chosen_options(settings), chosen_pack(game, pack))
        plan, box = plan_tournament(run, matched(game, seats, specs), games or GAMES, facts=False)
        out = None if out is None else new_output(checked_output(out))
    with progress(say("simulate-running", game=box.game), plan.games, shown=not json) as advance:
        started = time.perf_counter()
        played = play_tournament(plan, box, known, out=out, jobs=jobs, backend=backend, progress=advance)
        seconds = time.perf_counter() - started
    if json:
        print_json(figures(plan, box, played, seconds))
    else:
        show(say, plan, box, played, seconds)


def specs_of(bots: str | None) -> list[str]:
    return [spec.strip() for spec in bots.split(",")] if bots else []


def matched(game: Game, players: int, specs: Sequence[str]) -> Sequence[str]:
    """Check that there is a bot for each seat; a wrong number of players is reported first."""
    if players not in game.players:
        game.open(players)
    if len(specs) != players:
        raise refusal("tournament-bots", given=len(specs), players=players)
    return specs


def agreed(
    plan: Tournament,
    game: Game | None,
    players: int | None,
    specs: Sequence[str],
    games: int | None,
    seed: Seed | None,
    settings: Settings,
    pack: Path | None,
) -> Tournament:
    """Check that options given with --resume match the tournament; only the number of games may grow."""
    run = plan.run
    options = chosen_options(settings)
    said_again = [
        ("GAME", game and game.id, run.game),
        ("--players", players, run.players),
        ("--bots", ",".join(specs) or None, ",".join(plan.bots)),
        ("--seed", seed, run.seed),
        *((f"--option {name}", value, run.options.get(name)) for name, value in options.items()),
    ]
    if games is not None and games < plan.games:
        said_again.append(("--games", games, plan.games))
    for option, given, before in said_again:
        if given is not None and given != before:
            raise refusal("tournament-disagrees", option=option, given=str(given)[:80], begun=str(before))
    if pack is not None:
        raise refusal("tournament-resume-pack")
    return replace(plan, games=games or plan.games)


def figures(plan: Tournament, box: Box, played: Sequence[Played], seconds: float) -> Data:
    """The results as JSON data."""
    return {
        "game": box.game,
        "players": box.players,
        "options": dict(box.options),
        "pack": box.pack_id,
        "seed": plan.run.seed,
        "games": len(played),
        "seconds": round(seconds, 3),
        "mode": mode(),
        "bots": [standing.data() for standing in standings(plan.bots, played)],
        "duels": [duel.data() for duel in duels(plan.bots, box.players, played)],
    }


def show(say: Translator, plan: Tournament, box: Box, played: Sequence[Played], seconds: float) -> None:
    seed = str(plan.run.seed)
    click.echo(say("tournament-heading", game=box.game, players=box.players, games=len(played), seed=seed))
    headings = ["bot", "share", "interval", "score", "rank", "rating"]
    rows = [
        [
            standing.spec,
            percent(say, standing.win_rate),
            span(say, *standing.interval),
            say.number(standing.mean_score, 2),
            say.number(standing.mean_rank, 2),
            f"{say.number(standing.rating, 1)} ± {say.number(2 * standing.rating_deviation, 1)}",
        ]
        for standing in standings(plan.bots, played)
    ]
    print_table([say(f"tournament-{heading}") for heading in headings], rows)
    show_duels(say, duels(plan.bots, box.players, played))
    note = "tournament-note" if len(played) % box.players == 0 else "tournament-note-uneven"
    click.echo(say(note, players=box.players))
    rate = say.number(len(played) / seconds, 1)
    click.echo(say("tournament-rate", seconds=say.number(seconds, 1), games=rate, mode=say(f"mode-{mode()}")))


def show_duels(say: Translator, found: Sequence[Duel]) -> None:
    if not found:
        return
    headings = ["duel", "ahead", "interval", "lead", "interval"]
    rows = [
        [
            duel.name,
            percent(say, duel.ahead.value),
            span(say, duel.ahead.low, duel.ahead.high),
            say.number(duel.points.value, 2),
            say("tournament-span", low=say.number(duel.points.low, 2), high=say.number(duel.points.high, 2)),
        ]
        for duel in found
    ]
    print_table([say(f"tournament-{heading}") for heading in headings], rows)
    click.echo(say("tournament-duel-note"))


def span(say: Translator, low: float, high: float) -> str:
    return f"{say.number(100 * low, 1)}–{percent(say, high)}"


def percent(say: Translator, share: float) -> str:
    return say.number(100 * share, 1) + "\u202f%"
