"""Imagined rivals who look one step ahead, each by what it can know itself."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tinderbox.bots.imagined import TIE_BREAK, Playing, keenest
from tinderbox.core.evaluate import Evaluator, floats
from tinderbox.core.rng import Rng
from tinderbox.core.state import MOST_ACTIONS, ActionList, State

MOST_TRIED: Final = 5
NO_WISH: Final = -1000000.0
NO_TURN: Final = -1


@final
class Rivals:
    """They have an evaluator of their own: whose eyes it looks through changes with every decision."""

    def __init__(self, evaluator: Evaluator, rng: Rng) -> None:
        self.playing: Playing = Playing(evaluator, rng)
        self.options: ActionList = ActionList()
        self.wishes: vec[float] = floats(MOST_ACTIONS)
        self.turn: i64 = NO_TURN

    def forget(self) -> None:
        """Another game is imagined."""
        self.turn = NO_TURN

    def decide(self, state: State) -> None:
        """One decision as `greedy` takes it, but with the unknown dealt once, and only among what it wishes most."""
        options = self.options
        state.list_actions(options)
        if options.count == 1:
            state.apply(options.items[0])
            return
        playing = self.playing
        seat = state.actor
        imagined = state.copy()
        imagined.redeal(seat, playing.rng)
        if state.turn == self.turn:
            playing.evaluator.prepare(imagined)
        else:
            playing.evaluator.begin(imagined)
            self.turn = state.turn
        playing.evaluator.prefer(imagined, options, self.wishes)
        best = options.items[0]
        most = -1.0
        for _ in range(MOST_TRIED if options.count > MOST_TRIED else options.count):
            i = keenest(self.wishes, options.count)
            playing.judge(playing.turn_after(imagined, options.items[i], seat))
            hope = playing.values[seat] + TIE_BREAK * self.wishes[i]
            self.wishes[i] = NO_WISH
            if hope > most:
                most = hope
                best = options.items[i]
        playing.decisions += 1
        state.apply(best)
