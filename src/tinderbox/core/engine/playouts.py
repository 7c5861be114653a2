"""Playouts: games continued with every seat choosing the action with the highest prior."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tinderbox.core.engine.rng import Rng
from tinderbox.core.evaluator import Evaluator, floats, win_probabilities
from tinderbox.core.state import MOST_ACTIONS, NATURE, NOBODY, ActionList, State


def argmax(values: vec[float], count: i64) -> i64:
    """The index of the greatest of the first `count` values."""
    best: i64 = 0
    for i in range(i64(1), count):
        if values[i] > values[best]:
            best = i
    return best


@final
class Playout:
    """Continues states. One list of actions and priors is reused for all of them."""

    def __init__(self, evaluator: Evaluator, rng: Rng) -> None:
        self.evaluator: Evaluator = evaluator
        self.rng: Rng = rng
        self.actions: ActionList = ActionList()
        self.choices: ActionList = ActionList()
        self.priors: vec[float] = floats(MOST_ACTIONS)
        self.points: vec[float] = floats(evaluator.players)
        self.values: vec[float] = floats(evaluator.players)
        self.decisions: i64 = 0  # actions of seats in all playouts

    def run_draws(self, state: State) -> None:
        """Draw until a seat must decide."""
        actions = self.actions
        while state.actor == NATURE:
            state.list_actions(actions)
            state.apply(actions.draw(self.rng))

    def decide(self, state: State) -> None:
        """One decision: the action with the highest prior."""
        actions = self.actions
        state.list_actions(actions)
        self.decisions += 1
        if actions.count == 1:
            state.apply(actions.items[0])
            return
        self.evaluator.prior(state, actions, self.priors)
        state.apply(actions.items[argmax(self.priors, actions.count)])

    def play_to_horizon(self, state: State) -> None:
        """Play until the evaluator's horizon or the end of the game."""
        while state.actor != NOBODY and not self.evaluator.at_horizon(state):
            if state.actor == NATURE:
                state.list_actions(self.actions)
                state.apply(self.actions.draw(self.rng))
            else:
                self.decide(state)

    def finish_turn(self, state: State, seat: i64) -> None:
        """Play the rest of the seat's turn."""
        turn = state.turn
        while state.turn == turn and (state.actor == seat or state.actor == NATURE):
            if state.actor == NATURE:
                state.list_actions(self.actions)
                state.apply(self.actions.draw(self.rng))
            else:
                self.decide(state)

    def determinise(self, root: State, seat: i64) -> State:
        """A copy in which everything the seat cannot know is dealt again."""
        state = root.copy()
        state.redeal(seat, self.rng)
        self.evaluator.prepare(state)
        return state

    def turn_after(self, state: State, code: i64, seat: i64) -> State:
        """The end of the seat's turn after this action, with the best of the decisions that complete it."""
        ended = state.copy()
        ended.apply(code)
        self.decisions += 1
        turn = ended.turn
        while ended.actor == NATURE and ended.turn == turn:
            ended.list_actions(self.actions)
            ended.apply(self.actions.draw(self.rng))
        if ended.turn != turn:
            return ended
        if ended.actor == seat and self.evaluator.is_half_done(ended):
            return self.best_completion(ended, seat)
        self.finish_turn(ended, seat)
        return ended

    def best_completion(self, state: State, seat: i64) -> State:
        """The best of the ends of the seat's turn that the legal actions lead to."""
        choices = self.choices
        state.list_actions(choices)
        best = state
        most = -1.0
        for i in range(choices.count):
            ended = state.copy()
            ended.apply(choices.items[i])
            self.decisions += 1
            self.finish_turn(ended, seat)
            self.evaluate(ended)
            if self.values[seat] > most:
                most = self.values[seat]
                best = ended
        return best

    def evaluate(self, state: State) -> None:
        """Fill `points` and `values` for a state."""
        win_probabilities(self.evaluator, state, self.points, self.values)
