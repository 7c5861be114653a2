"""`tinderbox revoke`: makes the cookies and tokens of guests invalid."""

import click

from tinderbox.cli.command import Command, DescribedArgument
from tinderbox.cli.language import Translator, refusal
from tinderbox.cli.parameters import flag


def command(say: Translator) -> click.Command:
    guests = DescribedArgument(
        "guests", say("revoke-metavar-guests"), say("revoke-argument-guests"), nargs=-1, required=False
    )
    return Command("revoke", say, revoke, [guests, flag("--all", say("revoke-option-all"))])


def revoke(say: Translator, guests: tuple[str, ...], all: bool) -> None:
    """Uses the database of the server's settings; the server may be running."""
    from tinderbox.server.settings import read_settings
    from tinderbox.server.storage.database import reached
    from tinderbox.server.storage.tokens import revoke_tokens

    if all == bool(guests):
        raise refusal("revoke-whom")
    database = reached(read_settings().url)
    try:
        click.echo(say("revoke-done", many=revoke_tokens(database, None if all else guests)))
    finally:
        database.close()
