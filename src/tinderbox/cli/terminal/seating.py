"""Who sits where: people, and bots by their specs."""

from collections.abc import Sequence

from tinderbox.bots.base import Bot
from tinderbox.bots.catalogue import bot
from tinderbox.cli.language import Speech, refusal
from tinderbox.core.draws import Seed, derived_seed
from tinderbox.core.errors import OptionError
from tinderbox.core.text.messages import Message

Seats = list[str | None]
"""The spec of the bot in each seat, None for a person."""


def seated_alone(players: int, seat: int, specs: Sequence[str]) -> Seats:
    """One person; one spec stands for all bots, or each has its own."""
    if seat >= players:
        raise OptionError(Message("option-seat", {"given": str(seat), "most": players - 1}))
    if len(specs) not in (1, players - 1):
        raise refusal("seating-bots", given=len(specs), wanted=players - 1)
    bots: Seats = [*specs] * (1 if len(specs) > 1 else players - 1)
    return [*bots[:seat], None, *bots[seat:]]


def seated_together(players: int, specs: Sequence[str]) -> Seats:
    """People at one keyboard; bots, if there are any, have the last seats."""
    if len(specs) >= players:
        raise refusal("seating-nobody", given=len(specs), most=players - 1)
    return [*[None] * (players - len(specs)), *specs]


def names_of(say: Speech, seats: Seats, given: Sequence[str]) -> list[str]:
    """Names given go to the people in order; the others are called by what they are."""
    people = [seat for seat, spec in enumerate(seats) if spec is None]
    if len(given) > len(people):
        raise refusal("seating-names", given=len(given), most=len(people))
    names = [
        say("seating-person" if spec is None else "seating-bot", number=seat + 1) for seat, spec in enumerate(seats)
    ]
    for seat, name in zip(people, given, strict=False):
        names[seat] = name
    return names


def bots_of(seats: Seats, seed: Seed) -> dict[int, Bot]:
    """The bots, each with a seed of its own: the same seed of the game gives the same play."""
    return {seat: bot(spec, derived_seed("bot", seat, seed)) for seat, spec in enumerate(seats) if spec is not None}
