"""`tinderbox serve`: the server for the browser client and for programs."""

import click

from tinderbox.cli.command import Command
from tinderbox.cli.language import Translator
from tinderbox.cli.parameters import whole_option


def command(say: Translator) -> click.Command:
    parameters = [
        whole_option("--port", 0, say("serve-option-port"), most=65535),
        click.Option(["--host"], metavar=say("serve-metavar-host"), help=say("serve-option-host")),
        whole_option("--workers", 1, say("serve-option-workers"), most=64),
    ]
    return Command("serve", say, run, parameters)


def run(say: Translator, port: int | None, host: str | None, workers: int | None) -> None:
    """Options take precedence over the environment."""
    from tinderbox.server.serving import serve
    from tinderbox.server.settings import read_settings

    given = {"port": port, "host": host, "workers": workers}
    settings = read_settings(**{name: value for name, value in given.items() if value is not None})
    serve(settings, lambda url: click.echo(say("serve-open", url=url)))
