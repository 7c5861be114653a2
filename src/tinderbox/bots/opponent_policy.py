"""How opponents play in a search: by one-step lookahead, each knowing only what its seat can know."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tinderbox.bots.determinisations import Determinisations
from tinderbox.bots.lookahead import TIE_BREAK
from tinderbox.core.engine.playouts import Playout, argmax
from tinderbox.core.evaluator import Evaluator, floats
from tinderbox.core.state import MOST_ACTIONS, NOBODY, ActionList, State

MOST_FREE_TRIED: Final = 3  # of order-free actions: one that is not taken now can be taken later
NO_PRIOR: Final = -1000000.0
NO_TURN: Final = -1


@final
class OpponentPolicy:
    """It needs an evaluator of its own, because the seat it evaluates for changes with every turn."""

    def __init__(self, evaluator: Evaluator, determinisations: Determinisations, codes: i64) -> None:
        self.determinisations: Determinisations = determinisations
        self.playout: Playout = Playout(evaluator, determinisations.rng)
        self.options: ActionList = ActionList()
        self.priors: vec[float] = floats(MOST_ACTIONS)
        self.turn: i64 = NO_TURN
        # the seat's determinisation of the state, kept until the next draw
        self.seat: i64 = NOBODY
        self.determinised: State | None = None
        self.has_value: bool = False  # whether the value of following the priors from here is known
        self.value: float = 0.0
        # order-free actions that were tried in a turn and not taken: they are not tried again in it
        self.free: bool = False  # whether the current decision is about them
        self.tried: ActionList = ActionList()
        self.turns: i64 = 0
        self.rejected_in: vec[i64] = vec[i64]([0] * int(codes))

    def reset(self) -> None:
        """Begin another playout."""
        self.turn = NO_TURN
        self.forget_determinisation()

    def forget_determinisation(self) -> None:
        """After a draw the kept determinisation no longer matches."""
        self.seat = NOBODY
        self.determinised = None
        self.has_value = False

    def decide(self, state: State) -> None:
        """One decision like the greedy bot's, but with one determinisation and few order-free actions tried."""
        options = self.options
        state.list_actions(options)
        if options.count == 1:
            self.take(state, options.items[0])
            return
        determinised = self.determinise(state)
        playout = self.playout
        playout.evaluator.prior(determinised, options, self.priors)
        self.free = playout.evaluator.order_free(state)
        playout.decisions += 1
        self.take(state, self.best(determinised))

    def best(self, determinised: State) -> i64:
        """The best option; of order-free actions, only those with the highest priors not rejected before are tried."""
        options = self.options
        tried = self.tried
        tried.count = 0
        best = options.items[0]
        best_value = 0.0
        most = -1.0
        for _ in range(options.count):
            i = argmax(self.priors, options.count)
            code = options.items[i]
            prior = self.priors[i]
            self.priors[i] = NO_PRIOR
            if self.free and tried.count > 0 and self.rejected_in[code] == self.turns:
                continue
            value = self.value_of(determinised, code)
            tried.add(code)
            if value + TIE_BREAK * prior > most:
                most = value + TIE_BREAK * prior
                best_value = value
                best = code
            if self.free and tried.count == MOST_FREE_TRIED:
                break
        for i in range(tried.count):
            if tried.items[i] != best:
                self.rejected_in[tried.items[i]] = self.turns
        self.value = best_value
        self.has_value = True
        return best

    def determinise(self, state: State) -> State:
        """The state with everything its actor cannot know dealt again, once in a turn unless something is drawn."""
        kept = self.determinised
        if kept is not None and state.turn == self.turn and state.actor == self.seat:
            return kept
        self.determinisations.before_draw(state.turn)
        playout = self.playout
        determinised = state.copy()
        determinised.redeal(state.actor, playout.rng)
        if state.turn == self.turn:
            playout.evaluator.prepare(determinised)
        else:
            playout.evaluator.begin(determinised)
            self.turns += 1
        self.turn = state.turn
        self.seat = state.actor
        self.determinised = determinised
        self.has_value = False
        return determinised

    def value_of(self, determinised: State, code: i64) -> float:
        """The actor's value at the end of its turn. The action with the highest prior comes first: it may be known."""
        if self.has_value:
            self.has_value = False
            return self.value
        playout = self.playout
        playout.evaluate(playout.turn_after(determinised, code, self.seat))
        return playout.values[self.seat]

    def take(self, state: State, code: i64) -> None:
        """Apply the action to the state and to the kept determinisation."""
        kept = self.determinised
        if kept is not None:
            if state.turn == self.turn and state.actor == self.seat:
                kept.apply(code)
            else:
                self.forget_determinisation()
        state.apply(code)
