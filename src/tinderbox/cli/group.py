"""The program: chooses the language, finds the command, and prints errors in the user's input as one message."""

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

CLOSED: Final = 1  # standard output was closed by its reader
FAILED: Final = 2
INTERRUPTED: Final = 130


class Program(Group):
    """All commands. The language is determined before the arguments are parsed."""

    def __init__(self) -> None:
        super().__init__("tinderbox")

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any) -> NoReturn:  # type: ignore[override]
        words = list(sys.argv[1:] if args is None else args)
        replace_unprintable()
        self.say: Translator = Translator(language_of(os.environ))
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
        """Write the program's help in the reader's language."""
        self.help: str = self.say("tinderbox-help", games=", ".join(game_ids()))
        version_option = click.Option(
            ["--version"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=show_version,
            help=self.say("cli-option-version"),
        )
        self.params: list[click.Parameter] = [version_option, language_option(self.say), help_option(self.say)]

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


def exit_with_error(text: str) -> NoReturn:
    click.echo(text, err=True)
    sys.exit(FAILED)


def replace_unprintable() -> None:
    """Print a question mark for a character that the terminal's encoding lacks, instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def exit_quietly() -> NoReturn:
    """Exit after standard output was closed, without flushing it again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(CLOSED)
