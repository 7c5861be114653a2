"""Games as digests: all legal lists and weights of draws, every third turn's checksum, tensor and redeal, the scores.

Two ways of running the engine play the same games if their digests agree.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final

from tinderbox.build_mode import mode
from tinderbox.core.box import Box
from tinderbox.core.engine.rng import Rng
from tinderbox.core.state import NATURE, NOBODY, ActionList, State
from tinderbox.core.text.notation import Action

SPACING: Final = 3  # turns; most of an interpreted game's time would go into checksums and tensors
ROOT: Final = Path(__file__).resolve().parents[3]

Choose = Callable[[State, list[Action]], Action]
Digests = Callable[[int, int], Iterator[str]]


def digest(box: Box, seed: int, choose: Choose | None) -> str:
    """One game, played at random unless `choose` chooses."""
    state, actions, rng, turn = box.start(), ActionList(), Rng(seed), -1
    book = blake2b(digest_size=8)
    while state.actor != NOBODY:
        state.list_actions(actions)
        codes = actions.to_list()
        book.update(repr((int(state.actor), codes)).encode())
        if state.actor == NATURE:
            book.update(repr(actions.weights_to_list()).encode())
            code = int(actions.draw(rng))
        elif choose is not None:
            code = choose(state, [box.actions.action(code) for code in codes]).code
        else:
            code = codes[int(rng.below(len(codes)))]
        state.apply(code)
        if state.turn // SPACING != turn:
            turn = int(state.turn) // SPACING
            other = state.copy()
            other.redeal(turn % box.players, rng.split())
            book.update(bytes(state.observe(turn % box.players)))
            book.update(repr((int(state.checksum()), int(other.checksum()))).encode())
    book.update(repr([(int(state.score(seat)), int(state.seats_ahead(seat))) for seat in range(box.players)]).encode())
    return f"{seed} {book.hexdigest()}"


def print_digests(digests: Digests, arguments: Sequence[str]) -> None:
    """Print how the engine runs, then the digests: `python -m tests.games.bretagne.digests 4 200`."""
    print(mode())
    print("\n".join(digests(int(arguments[1]), int(arguments[2]))))


def check_same_compiled(module: str, digests: Digests, players: int, games: int) -> None:
    """The interpreted engine, in a process of its own, plays the same games as the compiled one."""
    assert mode() == "compiled"
    with subprocess.Popen(
        [sys.executable, "-m", module, str(players), str(games)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "src"},
        stdout=subprocess.PIPE,
        text=True,
    ) as interpreted:
        ours = list(digests(players, games))
        printed, _ = interpreted.communicate(timeout=600)
    assert interpreted.returncode == 0
    theirs = printed.splitlines()
    assert theirs[0] == "interpreted"
    assert theirs[1:] == ours
    assert len({line.split()[1] for line in ours}) == games
