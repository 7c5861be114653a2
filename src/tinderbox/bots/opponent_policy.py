"""Imagined rivals who look one step ahead, each by what it can know itself."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tinderbox.bots.determinisations import Deals
from tinderbox.bots.lookahead import TIE_BREAK
from tinderbox.core.evaluator import Evaluator, floats
from tinderbox.core.playouts import Playing, keenest
from tinderbox.core.state import MOST_ACTIONS, NOBODY, ActionList, State

MOST_SMALL_TRIED: Final = 3  # of actions that may come in any order: what is not taken first can come later
NO_WISH: Final = -1000000.0
NO_TURN: Final = -1


@final
class Rivals:
    """They have an evaluator of their own: whose eyes it looks through changes with every turn."""

    def __init__(self, evaluator: Evaluator, deals: Deals, codes: i64) -> None:
        self.deals: Deals = deals
        self.playing: Playing = Playing(evaluator, deals.rng)
        self.options: ActionList = ActionList()
        self.wishes: vec[float] = floats(MOST_ACTIONS)
        self.turn: i64 = NO_TURN
        # the moment as the seat imagines it, kept for as long as nothing is drawn
        self.seat: i64 = NOBODY
        self.imagined: State | None = None
        self.is_known: bool = False  # what comes of following the keenest wishes from here
        self.known: float = 0.0
        # small acts tried in a turn and not taken: they are not tried again in it
        self.small: bool = False  # whether the decision at hand is about them
        self.tried: ActionList = ActionList()
        self.turns: i64 = 0
        self.turned_down: vec[i64] = vec[i64]([0] * int(codes))

    def forget(self) -> None:
        """Another game is imagined."""
        self.turn = NO_TURN
        self.forget_deal()

    def forget_deal(self) -> None:
        """Something was drawn: what was imagined no longer holds."""
        self.seat = NOBODY
        self.imagined = None
        self.is_known = False

    def decide(self, state: State) -> None:
        """One decision as `greedy` takes it, but with the unknown dealt once, and only a few small acts are tried."""
        options = self.options
        state.list_actions(options)
        if options.count == 1:
            self.take(state, options.items[0])
            return
        imagined = self.dealt(state)
        playing = self.playing
        playing.evaluator.prefer(imagined, options, self.wishes)
        self.small = playing.evaluator.order_free(state)
        playing.decisions += 1
        self.take(state, self.best(imagined))

    def best(self, imagined: State) -> i64:
        """The best of the options; of small acts the keenest and a few others that were not turned down before."""
        options = self.options
        tried = self.tried
        tried.count = 0
        best = options.items[0]
        best_value = 0.0
        most = -1.0
        for _ in range(options.count):
            i = keenest(self.wishes, options.count)
            code = options.items[i]
            wish = self.wishes[i]
            self.wishes[i] = NO_WISH
            if self.small and tried.count > 0 and self.turned_down[code] == self.turns:
                continue
            value = self.value_of(imagined, code)
            tried.add(code)
            if value + TIE_BREAK * wish > most:
                most = value + TIE_BREAK * wish
                best_value = value
                best = code
            if self.small and tried.count == MOST_SMALL_TRIED:
                break
        for i in range(tried.count):
            if tried.items[i] != best:
                self.turned_down[tried.items[i]] = self.turns
        self.known = best_value
        self.is_known = True
        return best

    def dealt(self, state: State) -> State:
        """The state as its actor imagines it: what it cannot know is dealt anew, once a turn if nothing is drawn."""
        kept = self.imagined
        if kept is not None and state.turn == self.turn and state.actor == self.seat:
            return kept
        self.deals.before_draw(state.turn)
        playing = self.playing
        imagined = state.copy()
        imagined.redeal(state.actor, playing.rng)
        if state.turn == self.turn:
            playing.evaluator.prepare(imagined)
        else:
            playing.evaluator.begin(imagined)
            self.turns += 1
        self.turn = state.turn
        self.seat = state.actor
        self.imagined = imagined
        self.is_known = False
        return imagined

    def value_of(self, imagined: State, code: i64) -> float:
        """What the actor hopes for when its turn is over; of the keenest wish, asked for first, that may be known."""
        if self.is_known:
            self.is_known = False
            return self.known
        playing = self.playing
        playing.judge(playing.turn_after(imagined, code, self.seat))
        return playing.values[self.seat]

    def take(self, state: State, code: i64) -> None:
        """The action, where it is played and where it is imagined."""
        kept = self.imagined
        if kept is not None:
            if state.turn == self.turn and state.actor == self.seat:
                kept.apply(code)
            else:
                self.forget_deal()
        state.apply(code)
