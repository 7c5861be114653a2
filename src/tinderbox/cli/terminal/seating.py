"""Seats people and bots."""

from collections.abc import Sequence

from tinderbox.bots.base import Bot
from tinderbox.bots.catalogue import bot
from tinderbox.cli.language import Translator, refusal
from tinderbox.core.draws import Seed, derived_seed
from tinderbox.core.errors import OptionError
from tinderbox.core.text.messages import Message

Seats = list[str | None]
"""The spec of the bot in each seat, None for a person."""


def one_person(players: int, seat: int, specs: Sequence[str]) -> Seats:
    """One person in `seat`; one spec for all bots, or one for each."""
    if seat >= players:
        raise OptionError(Message("option-seat", {"given": str(seat), "most": players - 1}))
    if len(specs) not in (1, players - 1):
        raise refusal("seating-bots", given=len(specs), wanted=players - 1)
    bots: Seats = [*specs] * (1 if len(specs) > 1 else players - 1)
    return [*bots[:seat], None, *bots[seat:]]


def several_people(players: int, specs: Sequence[str]) -> Seats:
    """Several people at one keyboard; bots have the last seats."""
    if len(specs) >= players:
        raise refusal("seating-nobody", given=len(specs), most=players - 1)
    return [*[None] * (players - len(specs)), *specs]


def names_of(say: Translator, seats: Seats, given: Sequence[str]) -> list[str]:
    """Give the names to the people in order; the other seats get default names."""
    people = [seat for seat, spec in enumerate(seats) if spec is None]
    if len(given) > len(people):
        raise refusal("seating-names", given=len(given), most=len(people))
    names = [
        say("seating-person" if spec is None else "seating-bot", number=seat + 1) for seat, spec in enumerate(seats)
    ]
    for seat, name in zip(people, given, strict=False):
        names[seat] = name
    return names


def make_bots(seats: Seats, seed: Seed) -> dict[int, Bot]:
    """Create the bots, with seeds derived from the game's seed."""
    return {seat: bot(spec, derived_seed("bot", seat, seed)) for seat, spec in enumerate(seats) if spec is not None}
