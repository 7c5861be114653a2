"""`tinderbox rules`: a game's rules, clause by clause."""

import click

from tinderbox.commands.form import Command
from tinderbox.commands.parameters import game_argument
from tinderbox.core.game import Game
from tinderbox.core.rulebook import Rulebook
from tinderbox.terminal.paper import paper
from tinderbox.terminal.rulebook import clause_asked
from tinderbox.terminal.screen import Screen
from tinderbox.terminal.speech import Speech


def command(say: Speech) -> click.Command:
    one = click.Option(["--clause"], metavar="F5", help=say("rules-option-clause"))
    return Command("rules", say, rules, [game_argument(say), one])


def rules(say: Speech, game: Game, clause: str | None) -> None:
    book = Rulebook(game.box.package, say.language)
    screen = Screen(say, paper())
    if clause is not None:
        screen.clause(book, clause_asked(book, clause))
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
