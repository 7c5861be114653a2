"""Parameter types: games, integers, seeds, options of a game. Errors say what is allowed."""

from pathlib import Path
from typing import Any, Final

import click

from tinderbox.cli.command import DescribedArgument
from tinderbox.cli.language import Translator, refusal
from tinderbox.core.box import OptionValue
from tinderbox.core.game import Game, checked_seed
from tinderbox.games.registry import game, game_ids


class GameName(click.ParamType[Game]):
    """A game by its id."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        return game(value)


class Whole(click.ParamType[int]):
    """An integer within bounds."""

    name = "whole"

    def __init__(self, least: int, most: int = 10**12) -> None:
        self.least: Final = least
        self.most: Final = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if isinstance(value, int):
            return value
        if not (value.isascii() and value.isdecimal() and len(value) < 19 and self.least <= int(value) <= self.most):
            name = param.opts[0] if param else self.name
            raise refusal("cli-whole", option=name, given=value[:40], least=self.least, most=self.most)
        return int(value)


class Seconds(click.ParamType[float]):
    """A duration in seconds."""

    name = "seconds"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            seconds = float(value)
        except ValueError:
            seconds = 0.0
        if not 0.01 <= seconds <= 3600:
            raise refusal("cli-seconds", given=str(value)[:40])
        return seconds


class SeedWord(click.ParamType[int | str]):
    """A seed: a number, or a word."""

    name = "seed"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int | str:
        if isinstance(value, int):
            return value
        return checked_seed(int(value) if value.isascii() and value.isdecimal() and len(value) < 19 else value)


class Setting(click.ParamType[tuple[str, OptionValue]]):
    """An option of a game: `name=value`. The game checks whether it has it."""

    name = "setting"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, OptionValue]:
        if isinstance(value, tuple):
            return value
        name, equals, chosen = value.partition("=")
        if not equals or not name:
            raise refusal("cli-setting", given=value[:40])
        return name.strip().replace("-", "_"), {"true": True, "false": False}.get(chosen.strip(), chosen.strip())


def game_argument(say: Translator, *, required: bool = True) -> DescribedArgument:
    metavar = say("cli-metavar-game")
    shown = metavar if required else f"[{metavar}]"
    words = say("cli-argument-game", known=", ".join(game_ids()))
    return DescribedArgument("game", shown, words, type=GameName(), required=required)


def file_argument(say: Translator, words: str, name: str = "file") -> DescribedArgument:
    return DescribedArgument(name, say("cli-metavar-file"), words, type=click.Path(path_type=Path))


def file_option(say: Translator, *names: str, words: str) -> click.Option:
    return click.Option(names, type=click.Path(path_type=Path), metavar=say("cli-metavar-file"), help=words)


def whole_option(name: str, least: int, words: str, *, default: int | None = None, most: int = 10**12) -> click.Option:
    return click.Option([name], type=Whole(least, most), metavar="N", default=default, help=words)


def seed_option(say: Translator, *, default: int | None = None) -> click.Option:
    return click.Option(["--seed"], type=SeedWord(), metavar="S", default=default, help=say("cli-option-seed"))


def players_option(say: Translator) -> click.Option:
    return whole_option("--players", 1, say("cli-option-players"), most=99)


def seat_option(words: str) -> click.Option:
    return whole_option("--seat", 0, words, most=98)


def setting_option(say: Translator) -> click.Option:
    return click.Option(
        ["--option", "settings"],
        type=Setting(),
        multiple=True,
        metavar=say("cli-metavar-setting"),
        help=say("cli-option-option"),
    )


def pack_option(say: Translator) -> click.Option:
    return file_option(say, "--pack", words=say("cli-option-pack"))


def bots_option(say: Translator, message: str, *, default: str | None = None) -> click.Option:
    from tinderbox.bots.catalogue import known_bots  # commands without bots start faster

    words = say(message, known=", ".join(known_bots()))
    return click.Option(["--bots"], metavar=say("cli-metavar-bots"), default=default, help=words)


def jobs_option(say: Translator) -> click.Option:
    return whole_option("--jobs", 1, say("simulate-option-jobs"), most=4096)


def opening_options(say: Translator, *, seed: int | None = None) -> list[click.Parameter]:
    """What a game is opened with: players, seed, options and pack."""
    return [players_option(say), seed_option(say, default=seed), setting_option(say), pack_option(say)]


def flag(name: str, words: str) -> click.Option:
    return click.Option([name], is_flag=True, help=words)
