"""Tables for tests of bots: moments of games, and games among bots."""

from collections.abc import Sequence
from functools import cache

import tinderbox
from tinderbox.bots import bot
from tinderbox.bots.base import choose_action
from tinderbox.core.match import Match
from tinderbox.games.registry import game, game_ids

EVERYWHERE = [(id, players) for id in game_ids() for players in game(id).players]


@cache
def moment(id: str, players: int, decisions: int, seed: int = 1) -> Match:
    """A match that apprentices have played so far, at a decision that is none of force. Not to be changed."""
    match = tinderbox.game(id).new(players, seed=seed)
    players_of = [bot("apprentice", seat) for seat in range(players)]
    while match.actor is not None and (match.decisions < decisions or len(match.legal()) == 1):
        match.play(choose_action(players_of[match.actor], match))
    assert not match.over
    return match


def played(id: str, specs: Sequence[str], seed: int) -> Match:
    """A whole game among bots."""
    match = tinderbox.game(id).new(len(specs), seed=seed)
    bots = [bot(spec, 100 * seed + seat) for seat, spec in enumerate(specs)]
    while match.actor is not None:
        match.play(choose_action(bots[match.actor], match))
    return match


def wins(id: str, specs: Sequence[str], deals: int) -> float:
    """The share of games that the first bot wins, each deal played with it in every seat."""
    won = 0.0
    for number in range(deals * len(specs)):
        seat = number % len(specs)
        seated = [*specs[1 : seat + 1], specs[0], *specs[seat + 1 :]]
        outcome = played(id, seated, 1 + number // len(specs)).outcome
        assert outcome is not None
        if seat in outcome.winners:
            won += 1 / len(outcome.winners)
    return won / (deals * len(specs))
