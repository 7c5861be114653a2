"""Digests of games of The Great Fire; `python -m tests.games.great_fire.digests 4 200` prints those of 200 games."""

import sys
from collections.abc import Iterator

from tests.games.great_fire.boxes import settings
from tests.games.great_fire.play.players import Brigade
from tests.games.kit.digests import digest, print_digests
from tinderbox.core.state import State
from tinderbox.core.text.notation import Action
from tinderbox.games.great_fire.rules.state import GreatFireState

BRIGADES = 10  # every tenth game is played by a brigade, the others at random


def digests(players: int, games: int) -> Iterator[str]:
    """The digests of so many games, all settings in turn."""
    kinds = settings(players)
    for number in range(games):
        box = kinds[number % len(kinds)].box
        brigade = Brigade(box, number)

        def choose(state: State, actions: list[Action], brigade: Brigade = brigade) -> Action:
            assert isinstance(state, GreatFireState)
            return brigade.choose(state, actions)

        yield digest(box, number, choose if number % BRIGADES == 0 else None)


if __name__ == "__main__":
    print_digests(digests, sys.argv)
