"""Digests of games of Bretagne; `python -m tests.games.bretagne.digests 4 200` prints those of 200 games."""

import sys
from collections.abc import Iterator

from tests.games.bretagne.boxes import ALL
from tests.games.bretagne.play.players import Guild
from tests.games.kit.digests import digest, print_digests
from tinderbox.core.state import State
from tinderbox.core.text.notation import Action

GUILDS = 4  # every fourth game is played by a guild, the others at random


def digests(players: int, games: int) -> Iterator[str]:
    """The digests of so many games, all settings in turn."""
    kinds = [setting for setting in ALL if setting.players == players]
    for number in range(games):
        guild = Guild(number, traders=number % 8 == 0)

        def choose(state: State, actions: list[Action], guild: Guild = guild) -> Action:
            return guild.choose(actions)

        yield digest(kinds[number % len(kinds)].box, number, choose if number % GUILDS == 0 else None)


if __name__ == "__main__":
    print_digests(digests, sys.argv)
