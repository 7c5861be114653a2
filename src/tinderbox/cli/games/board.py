"""`tinderbox board`: a game's board as a picture or as text, empty or from a record."""

from pathlib import Path

import click

from tinderbox.cli.command import Command
from tinderbox.cli.files import read_match, write
from tinderbox.cli.language import Translator, refusal
from tinderbox.cli.parameters import (
    file_option,
    game_argument,
    opening_options,
    seat_option,
    whole_option,
)
from tinderbox.cli.settings import Settings, chosen_options, chosen_pack, chosen_players
from tinderbox.core.draws import Seed
from tinderbox.core.game import Game


def command(say: Translator) -> click.Command:
    parameters = [
        game_argument(say),
        file_option(say, "--svg", words=say("board-option-svg")),
        file_option(say, "--record", words=say("board-option-record")),
        whole_option("--at", 0, say("board-option-at")),
        seat_option(say("board-option-seat")),
        *opening_options(say, seed=1),
    ]
    return Command("board", say, board, parameters)


def board(
    say: Translator,
    game: Game,
    svg: Path | None,
    record: Path | None,
    at: int | None,
    seat: int | None,
    players: int | None,
    seed: Seed,
    settings: Settings,
    pack: Path | None,
) -> None:
    """Text shows the board after set-up; a picture without a record shows the empty board."""
    if record is not None:
        match = read_match(record, at)
        if match.box.game != game.id:
            raise refusal("board-other-game", given=match.box.game, wanted=game.id)
    else:
        if at is not None:
            raise refusal("board-at-alone")
        options, source = chosen_options(settings), chosen_pack(game, pack)
        match = game.new(chosen_players(game, players), seed, options, source)
    if svg is None:
        write(None, match.text(seat, say.language))
    elif record is None and seat is None:
        write(svg, match.box.board_svg(None, say.language))
    else:
        write(svg, match.svg(seat, say.language))
