"""The command line as a whole: finds the command asked for, and ends every refusal as one clear message."""

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, NoReturn

import click

from tinderbox.build_mode import version
from tinderbox.cli import COMMANDS
from tinderbox.cli.command import Group, error_text, help_option, language_option
from tinderbox.cli.language import Translator, checked_language, language_asked, language_of
from tinderbox.core.errors import TinderboxError
from tinderbox.games.registry import game_ids

CLOSED: Final = 1  # whoever read our output has gone
REFUSED: Final = 2
INTERRUPTED: Final = 130


class Program(Group):
    """All commands, each loaded when it is called; the language is settled before anything else."""

    def __init__(self) -> None:
        super().__init__("tinderbox")

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any) -> NoReturn:  # type: ignore[override]
        words = list(sys.argv[1:] if args is None else args)
        replace_unprintable()
        self.say = Translator(language_of(os.environ))
        try:
            if (asked := language_asked(words)) is not None:
                self.say = Translator(checked_language(asked))
            self.translate()
            super().main(words, prog_name or "tinderbox", standalone_mode=False, **extra)
            sys.stdout.flush()
            sys.exit(0)
        except TinderboxError as problem:
            exit_with_error(self.say.error(problem))
        except click.ClickException as problem:
            ctx = getattr(problem, "ctx", None)
            hint = self.say("cli-hint", command=ctx.command_path if ctx else "tinderbox")
            exit_with_error(f"{error_text(problem, self.say)}\n{hint}")
        except BrokenPipeError:
            exit_quietly()
        except (click.Abort, KeyboardInterrupt):
            sys.exit(INTERRUPTED)

    def translate(self) -> None:
        """Put the help of the whole into the reader's language."""
        self.help = self.say("tinderbox-help", games=", ".join(game_ids()))
        version_option = click.Option(
            ["--version"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=show_version,
            help=self.say("cli-option-version"),
        )
        self.params = [version_option, language_option(self.say), help_option(self.say)]

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def find(self, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        made: click.Command = import_module(COMMANDS[name]).command(self.say)
        return made


def show_version(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
    if asked and not ctx.resilient_parsing:
        click.echo(version())
        ctx.exit()


def exit_with_error(words: str) -> NoReturn:
    click.echo(words, err=True)
    sys.exit(REFUSED)


def replace_unprintable() -> None:
    """A terminal that lacks a letter shows a question mark instead of ending the game."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def exit_quietly() -> NoReturn:
    """The reader of our output has gone: nothing more is to be written, not even at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(CLOSED)
