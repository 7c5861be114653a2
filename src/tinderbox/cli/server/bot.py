"""`tinderbox bot`: a built-in bot that plays on a server with a token."""

import click

from tinderbox.cli.command import Command
from tinderbox.cli.language import Translator
from tinderbox.cli.parameters import whole_option


def command(say: Translator) -> click.Command:
    parameters = [
        click.Option(["--server"], metavar="URL", default="http://127.0.0.1:1666", help=say("bot-option-server")),
        click.Option(["--token"], metavar="T", required=True, envvar="TINDERBOX_TOKEN", help=say("bot-option-token")),
        click.Option(["--spec"], metavar=say("cli-metavar-bots"), default="random", help=say("bot-option-spec")),
        click.Option(["--join", "tables"], multiple=True, metavar="TABLE", help=say("bot-option-join")),
        whole_option("--moves", 1, say("bot-option-moves")),
        whole_option("--seed", 0, say("cli-option-seed"), default=1, most=2**31 - 1),
    ]
    return Command("bot", say, run, parameters)


def run(
    say: Translator, server: str, token: str, spec: str, tables: tuple[str, ...], moves: int | None, seed: int
) -> None:
    from tinderbox.server.program import Program

    program = Program(server.rstrip("/"), token, spec, seed)
    try:
        for table in tables:
            program.join(table)
        click.echo(say("bot-plays", spec=spec, server=server))
        program.run(moves)
    finally:
        program.close()
