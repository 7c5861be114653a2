"""`tinderbox hint`: the best actions in a position of a record, from what the acting seat can see."""

from pathlib import Path

import click

from tinderbox.cli.command import Command
from tinderbox.cli.files import read_match
from tinderbox.cli.language import Translator, refusal
from tinderbox.cli.output import console, print_json
from tinderbox.cli.parameters import file_argument, flag, seat_option, whole_option
from tinderbox.cli.terminal.screen import Screen

USUAL_TIME = "1s"
USUAL_COUNT = 3


def command(say: Translator) -> click.Command:
    parameters = [
        file_argument(say, say("cli-argument-record")),
        whole_option("--at", 0, say("hint-option-at")),
        seat_option(say("hint-option-seat")),
        whole_option("--count", 1, say("hint-option-count"), default=USUAL_COUNT, most=20),
        click.Option(["--think"], metavar="1s|2000", default=USUAL_TIME, help=say("hint-option-think")),
        flag("--json", say("cli-option-json")),
    ]
    return Command("hint", say, hint, parameters)


def hint(say: Translator, file: Path, at: int | None, seat: int | None, count: int, think: str, json: bool) -> None:
    from tinderbox.bots.base import seat_view
    from tinderbox.bots.hints import hints
    from tinderbox.bots.search import Budget

    try:
        budget = Budget.of(think)
    except ValueError:
        raise refusal("hint-think", given=think[:40]) from None
    match = read_match(file, at)
    actor = match.actor
    if actor is None:
        raise refusal("hint-over")
    if seat is not None and seat != actor:
        match.view(seat)  # raises an error if there is no such seat
        raise refusal("hint-other-seat", seat=seat, actor=actor)
    found = hints(seat_view(match, actor), match.legal(), budget, most=count)
    if json:
        print_json(
            {
                "decisions": match.decisions,
                "seat": actor,
                "hints": [each.data(match.box, say.language) for each in found],
            }
        )
        return
    screen = Screen(say, console())
    screen.line(say("hint-head", decisions=match.decisions, name=match.names[actor]))
    for number, each in enumerate(found, 1):
        screen.block(f"{number}. {each.text(match.box, say.language)}", hang=3)
