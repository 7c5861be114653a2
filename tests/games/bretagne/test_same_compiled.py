"""The engine plays the same games interpreted and compiled, list by list and turn by turn.

The long tests play a thousand of them, the others a fifth of that.

Marked slow, so that it runs where the engine is compiled; it fails where there is nothing to compare.
"""

import pytest

from tests.games.bretagne import digests
from tests.games.bretagne.boxes import PLAYERS
from tests.games.kit.digests import check_same_compiled

GAMES = 60  # for each number of players
MANY = 334


@pytest.mark.slow
@pytest.mark.parametrize("games", [GAMES, pytest.param(MANY, marks=pytest.mark.long)])
@pytest.mark.parametrize("players", PLAYERS)
def test_interpreted_and_compiled_play_the_same_games(players: int, games: int) -> None:
    check_same_compiled(digests.__name__, digests.digests, players, games)
