"""`tinderbox rules`: a game's rules, clause by clause."""

import click

from tinderbox.cli.command import Command
from tinderbox.cli.language import Translator
from tinderbox.cli.output import console
from tinderbox.cli.parameters import game_argument
from tinderbox.cli.terminal.rulebook import checked_clause
from tinderbox.cli.terminal.screen import Screen
from tinderbox.core.game import Game
from tinderbox.core.text.rulebook import Rulebook


def command(say: Translator) -> click.Command:
    one = click.Option(["--clause"], metavar="F5", help=say("rules-option-clause"))
    return Command("rules", say, rules, [game_argument(say), one])


def rules(say: Translator, game: Game, clause: str | None) -> None:
    book = Rulebook(game.box.package, say.language)
    screen = Screen(say, console())
    if clause is not None:
        screen.clause(book, checked_clause(book, clause))
        return
    screen.blocks(book.intro())
    for section in book.contents():
        screen.line()
        screen.line(f"{section.id} · {book.heading(section)}", "bold underline")
        for id in section.clauses:
            screen.line()
            screen.clause(book, id)
    screen.line()
    screen.blocks(book.honesty())
