"""Imagined games played on by players who follow their first wishes."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tinderbox.core.evaluator import Evaluator, chances, floats
from tinderbox.core.rng import Rng
from tinderbox.core.state import MOST_ACTIONS, NATURE, NOBODY, ActionList, State


def keenest(wishes: vec[float], count: i64) -> i64:
    """Which of the first so many wishes is the greatest."""
    best: i64 = 0
    for i in range(i64(1), count):
        if wishes[i] > wishes[best]:
            best = i
    return best


@final
class Playing:
    """Plays imagined games on. One list of actions and wishes serves them all."""

    def __init__(self, evaluator: Evaluator, rng: Rng) -> None:
        self.evaluator: Evaluator = evaluator
        self.rng: Rng = rng
        self.actions: ActionList = ActionList()
        self.choices: ActionList = ActionList()
        self.wishes: vec[float] = floats(MOST_ACTIONS)
        self.points: vec[float] = floats(evaluator.players)
        self.values: vec[float] = floats(evaluator.players)
        self.decisions: i64 = 0  # actions that seats took in imagined games

    def settle(self, state: State) -> None:
        """Let chance decide until a seat must."""
        actions = self.actions
        while state.actor == NATURE:
            state.list_actions(actions)
            state.apply(actions.draw(self.rng))

    def decide(self, state: State) -> None:
        """One decision by first wishes."""
        actions = self.actions
        state.list_actions(actions)
        self.decisions += 1
        if actions.count == 1:
            state.apply(actions.items[0])
            return
        self.evaluator.prefer(state, actions, self.wishes)
        state.apply(actions.items[keenest(self.wishes, actions.count)])

    def play_on(self, state: State) -> None:
        """Play on until a forecast tells more, or the game is over."""
        while state.actor != NOBODY and not self.evaluator.is_far_enough(state):
            if state.actor == NATURE:
                state.list_actions(self.actions)
                state.apply(self.actions.draw(self.rng))
            else:
                self.decide(state)

    def finish_turn(self, state: State, seat: i64) -> None:
        """Let the seat finish its turn by its keenest wishes."""
        turn = state.turn
        while state.turn == turn and (state.actor == seat or state.actor == NATURE):
            if state.actor == NATURE:
                state.list_actions(self.actions)
                state.apply(self.actions.draw(self.rng))
            else:
                self.decide(state)

    def dealt(self, root: State, seat: i64) -> State:
        """The same moment with what the seat cannot know dealt anew."""
        state = root.copy()
        state.redeal(seat, self.rng)
        self.evaluator.prepare(state)
        return state

    def turn_after(self, state: State, code: i64, seat: i64) -> State:
        """How the seat's turn ends if it begins with this action; with the best decision that completes it, if any."""
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
            return self.completed(ended, seat)
        self.finish_turn(ended, seat)
        return ended

    def completed(self, state: State, seat: i64) -> State:
        """The end of the seat's turn after that of the actions at hand which leads to the best one."""
        choices = self.choices
        state.list_actions(choices)
        best = state
        most = -1.0
        for i in range(choices.count):
            ended = state.copy()
            ended.apply(choices.items[i])
            self.decisions += 1
            self.finish_turn(ended, seat)
            self.judge(ended)
            if self.values[seat] > most:
                most = self.values[seat]
                best = ended
        return best

    def judge(self, state: State) -> None:
        """Fill `points` and `values` for a state."""
        chances(self.evaluator, state, self.points, self.values)
