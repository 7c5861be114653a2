"""`tinderbox dataset`: games as training data in a Parquet file."""

import time
from pathlib import Path
from typing import Final

import click

from tinderbox.arena.random_games import MOST_GAMES
from tinderbox.arena.simulate import Run
from tinderbox.cli.command import Command
from tinderbox.cli.language import Translator, refusal
from tinderbox.cli.output import print_json, progress
from tinderbox.cli.parameters import (
    bots_option,
    file_option,
    flag,
    game_argument,
    jobs_option,
    opening_options,
    whole_option,
)
from tinderbox.cli.settings import Settings, chosen_options, chosen_pack, chosen_players
from tinderbox.core.draws import Seed
from tinderbox.core.game import Game
from tinderbox.extras import require

GAMES: Final = 1000


def command(say: Translator) -> click.Command:
    parameters = [
        game_argument(say),
        *opening_options(say, seed=1),
        bots_option(say, "dataset-option-bots", default="random"),
        whole_option("--games", 1, say("simulate-option-games"), default=GAMES, most=MOST_GAMES),
        flag("--no-states", say("dataset-option-no-states")),
        jobs_option(say),
        file_option(say, "--out", words=say("dataset-option-out")),
        flag("--json", say("cli-option-json")),
    ]
    return Command("dataset", say, dataset, parameters)


def dataset(
    say: Translator,
    game: Game,
    players: int | None,
    bots: str,
    games: int,
    seed: Seed,
    settings: Settings,
    pack: Path | None,
    no_states: bool,
    jobs: int | None,
    out: Path | None,
    json: bool,
) -> None:
    if out is None:
        raise refusal("cli-missing", name="--out")
    require("datasets", "numpy", "pyarrow")
    from tinderbox.research.dataset import collection, write

    run = Run(game.id, chosen_players(game, players), seed, chosen_options(settings), chosen_pack(game, pack))
    made_from = collection(run, [spec.strip() for spec in bots.split(",")], states=not no_states)
    started = time.perf_counter()
    with progress(say("simulate-running", game=game.id), games, shown=not json) as advance:
        rows = write(made_from, games, out, jobs, advance)
    seconds, size = time.perf_counter() - started, out.stat().st_size
    if json:
        print_json({"file": str(out), "games": games, "rows": rows, "bytes": size, "seconds": round(seconds, 3)})
    else:
        figures = {"rows": say.number(rows), "bytes": say.number(size), "seconds": say.number(seconds, 1)}
        click.echo(say("dataset-done", file=str(out), games=games, **figures))
