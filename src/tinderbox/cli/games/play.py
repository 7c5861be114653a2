"""`tinderbox play`: a game in this terminal, against bots or each other."""

from pathlib import Path

import click

from tinderbox.cli.command import Command
from tinderbox.cli.files import read_match
from tinderbox.cli.language import Translator, refusal
from tinderbox.cli.output import console
from tinderbox.cli.parameters import (
    bots_option,
    file_option,
    flag,
    game_argument,
    opening_options,
    seat_option,
)
from tinderbox.cli.settings import Settings, chosen_options, chosen_pack, chosen_players
from tinderbox.cli.terminal.input import line_reader
from tinderbox.cli.terminal.new_game import StartMenu
from tinderbox.cli.terminal.screen import Screen
from tinderbox.cli.terminal.seating import Seats, make_bots, names_of, one_person, several_people
from tinderbox.cli.terminal.table import Table
from tinderbox.core.draws import Seed, fresh_seed
from tinderbox.core.game import Game


def command(say: Translator) -> click.Command:
    parameters = [
        game_argument(say, required=False),
        flag("--terminal", say("play-option-terminal")),
        *opening_options(say),
        seat_option(say("play-option-seat")),
        bots_option(say, "play-option-bots"),
        flag("--hot-seat", say("play-option-hot-seat")),
        click.Option(["--name", "names"], multiple=True, metavar=say("cli-metavar-name"), help=say("play-option-name")),
        file_option(say, "--save", words=say("play-option-save")),
        file_option(say, "--resume", words=say("play-option-resume")),
    ]
    return Command("play", say, play, parameters)


def play(
    say: Translator,
    game: Game | None,
    terminal: bool,
    players: int | None,
    seat: int | None,
    bots: str | None,
    hot_seat: bool,
    names: tuple[str, ...],
    seed: Seed | None,
    settings: Settings,
    pack: Path | None,
    save: Path | None,
    resume: Path | None,
) -> None:
    """Start the named game; without one, ask for everything that was not given."""
    screen, lines = Screen(say, console()), line_reader()
    seed = fresh_seed() if seed is None else seed
    if resume is not None:
        if game or players or settings or pack or names:
            raise refusal("play-resume-alone")
        match = read_match(resume)
        seats = seats_of(match.box.players, bots, seat, hot_seat)
    else:
        options = chosen_options(settings)
        try:
            if game is None:
                game, players, options = StartMenu(screen, lines).ask(players, options)
        except (EOFError, KeyboardInterrupt):
            screen.line()
            return
        players = chosen_players(game, players)
        seats = seats_of(players, bots, seat, hot_seat)
        match = game.new(players, seed, options, chosen_pack(game, pack), names_of(say, seats, names))
    Table(match, make_bots(seats, seed), screen, lines, save).run()


def seats_of(players: int, bots: str | None, seat: int | None, hot_seat: bool) -> Seats:
    specs = [spec.strip() for spec in bots.split(",")] if bots else []
    if not hot_seat:
        return one_person(players, seat or 0, specs or ["random"])
    if seat is not None:
        raise refusal("play-hot-seat-alone")
    return several_people(players, specs)
