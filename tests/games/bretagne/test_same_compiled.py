"""The engine plays the same games interpreted and compiled.

`TINDERBOX_SHARES=20` plays a thousand of them; otherwise it is a fifth of that.

Marked slow, so that it runs where the engine is compiled; it fails where there is nothing to compare.
"""

import pytest

from tests.games.bretagne import digests
from tests.games.bretagne.boxes import PLAYERS
from tests.games.kit.digests import check_same_compiled
from tests.games.kit.shares import SHARES

GAMES = max(60, 17 * SHARES)  # for each number of players


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
def test_interpreted_and_compiled_play_the_same_games(players: int) -> None:
    check_same_compiled(digests.__name__, digests.digests, players, GAMES)
