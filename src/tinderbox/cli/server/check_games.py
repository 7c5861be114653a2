"""`tinderbox check-games`: replays every stored game with the installed version."""

import sys

import click

from tinderbox.cli.command import Command
from tinderbox.cli.language import Translator
from tinderbox.cli.output import print_json
from tinderbox.cli.parameters import flag


def command(say: Translator) -> click.Command:
    return Command("check-games", say, check_games, [flag("--json", say("cli-option-json"))])


def check_games(say: Translator, json: bool) -> None:
    """Uses the database of the server's settings and changes nothing in it."""
    from tinderbox.server.check_games import differences
    from tinderbox.server.settings import read_settings
    from tinderbox.server.storage.database import reached

    database = reached(read_settings().url)
    checked, found = 0, []
    try:
        for _, difference in differences(database):
            checked += 1
            if difference is not None:
                found.append(difference)
    finally:
        database.close()
    if json:
        rows = [{"table": each.table, "seq": each.seq, "what": each.what.text(say.language)} for each in found]
        print_json({"checked": checked, "differences": rows})
    else:
        for each in found:
            click.echo(say("check-games-one", table=each.table, seq=each.seq, what=each.what.text(say.language)))
        click.echo(say("check-games-all", checked=checked, different=len(found)))
    sys.exit(1 if found else 0)
