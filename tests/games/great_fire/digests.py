"""Games as digests: every legal list, every weight of a draw, every turn's checksum, tensor and redeal, the scores.

Two ways of running the engine play the same games if their digests agree.
Run as a program, `python -m tests.games.great_fire.digests 4 200` prints
the mode and the digests of 200 four-player games.
"""

import sys
from collections.abc import Iterator
from hashlib import blake2b

from tests.games.great_fire.boxes import Setting, settings
from tests.games.great_fire.brigade import Brigade
from tinderbox.build_mode import mode
from tinderbox.core.rng import Rng
from tinderbox.core.state import NATURE, NOBODY, ActionList

BRIGADES = 10  # every so many games are played by a brigade, the others at random


def digests(players: int, games: int) -> Iterator[str]:
    """So many games of all the settings there are for so many players."""
    kinds = settings(players)
    for number in range(games):
        yield digest(kinds[number % len(kinds)], number)


def digest(setting: Setting, seed: int) -> str:
    box = setting.box
    state, actions, rng, turn = box.start(), ActionList(), Rng(seed), -1
    brigade = Brigade(box, seed) if seed % BRIGADES == 0 else None
    book = blake2b(digest_size=8)
    while state.actor != NOBODY:
        state.list_actions(actions)
        codes = actions.to_list()
        book.update(repr((int(state.actor), codes)).encode())
        if state.actor == NATURE:
            book.update(repr(actions.weights_to_list()).encode())
            code = int(actions.draw(rng))
        elif brigade:
            code = brigade.choose(state, [box.actions.action(code) for code in codes]).code
        else:
            code = codes[int(rng.below(len(codes)))]
        state.apply(code)
        if state.turn != turn:
            turn = int(state.turn)
            other = state.copy()
            other.redeal(turn % setting.players, rng.split())
            book.update(bytes(state.observe(turn % setting.players)))
            book.update(repr((int(state.checksum()), int(other.checksum()))).encode())
    seats = range(setting.players)
    book.update(repr([(int(state.score(seat)), int(state.seats_ahead(seat))) for seat in seats]).encode())
    return f"{seed} {book.hexdigest()}"


if __name__ == "__main__":
    print(mode())
    print("\n".join(digests(int(sys.argv[1]), int(sys.argv[2]))))
