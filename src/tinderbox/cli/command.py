"""Commands whose help, options and errors are in the reader's language; click itself has only English."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import click

from tinderbox.cli.language import Translator, refusal


class TranslatedCommand(click.Command):
    """A command with translated headings in its help."""

    say: Translator

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = [piece for parameter in self.get_params(ctx) for piece in parameter.get_usage_pieces(ctx)]
        words = " ".join([self.say("cli-metavar-options"), *pieces, *self.commands_in_usage()])
        formatter.write_usage(ctx.command_path, words, prefix=self.say("cli-usage") + " ")

    def commands_in_usage(self) -> list[str]:
        return []

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        arguments = [parameter for parameter in self.get_params(ctx) if isinstance(parameter, DescribedArgument)]
        self.write_list(formatter, "cli-arguments", [(str(argument.metavar), argument.words) for argument in arguments])

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [parameter for parameter in self.get_params(ctx) if isinstance(parameter, click.Option)]
        rows = [row for option in options if (row := option.get_help_record(ctx)) is not None]
        self.write_list(formatter, "cli-options", rows)

    def write_list(self, formatter: click.HelpFormatter, heading: str, rows: Sequence[tuple[str, str]]) -> None:
        if rows:
            with formatter.section(self.say(heading)):
                formatter.write_dl(rows)


class DescribedArgument(click.Argument):
    """An argument that is described in the help."""

    def __init__(self, name: str, metavar: str, words: str, **attributes: Any) -> None:
        super().__init__([name], metavar=metavar, **attributes)
        self.words = words


class Command(TranslatedCommand):
    """One command, with `--lang` and `--help`. Its texts are `<name>-help` and `<name>-brief`."""

    def __init__(
        self, name: str, say: Translator, run: Callable[..., None], parameters: Sequence[click.Parameter]
    ) -> None:
        self.say = say
        super().__init__(
            name,
            callback=partial(run, say),
            params=[*parameters, language_option(say), help_option(say)],
            help=say(f"{name}-help"),
            add_help_option=False,
            context_settings={"allow_extra_args": True, "max_content_width": 100},
        )

    def invoke(self, ctx: click.Context) -> Any:
        if ctx.args:
            raise refusal("cli-extra", given=" ".join(ctx.args)[:80], command=ctx.command_path)
        return super().invoke(ctx)


class Group(TranslatedCommand, click.Group):
    """Several commands under one name."""

    def __init__(self, name: str, **attributes: Any) -> None:
        super().__init__(
            name,
            callback=click.pass_context(show_help_alone),
            invoke_without_command=True,
            add_help_option=False,
            context_settings={"max_content_width": 100},
            **attributes,
        )

    def commands_in_usage(self) -> list[str]:
        return [self.say("cli-metavar-command")]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        self.write_list(formatter, "cli-commands", [(name, self.brief(name)) for name in self.list_commands(ctx)])

    def brief(self, name: str) -> str:
        return self.say(f"{name}-brief")

    def find(self, name: str) -> click.Command | None:
        return self.commands.get(name)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        found = self.find(name)
        if found is None and not ctx.resilient_parsing and not name.startswith("-"):
            raise refusal("cli-no-command", given=name[:40], known=joined(self.list_commands(ctx)))
        return found


def language_option(say: Translator) -> click.Option:
    return click.Option(["--lang"], expose_value=False, metavar="en|de|fr", help=say("cli-option-lang"))


def help_option(say: Translator) -> click.Option:
    return click.Option(
        ["--help", "-h"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show_help,
        help=say("cli-option-help"),
    )


def show_help(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
    if asked and not ctx.resilient_parsing:
        click.echo(ctx.get_help())
        ctx.exit()


def show_help_alone(ctx: click.Context) -> None:
    """Show the help if no command is given."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def error_text(problem: click.ClickException, say: Translator) -> str:
    """An error of click, in the reader's language."""
    match problem:
        case click.NoSuchOption():
            return say("cli-no-option", given=problem.option_name, known=joined(options_of(problem.ctx)))
        case click.MissingParameter(param=click.Parameter() as missing):
            return say("cli-missing", name=str(missing.metavar or missing.opts[0]))
        case click.BadOptionUsage():
            return say("cli-option-use", option=problem.option_name)
        case _:
            return say("cli-not-understood", why=problem.format_message())


def joined(words: Sequence[str]) -> str:
    return ", ".join(words) or "–"


def options_of(ctx: click.Context | None) -> list[str]:
    parameters = ctx.command.get_params(ctx) if ctx else []
    return [parameter.opts[0] for parameter in parameters if isinstance(parameter, click.Option)]
