"""Imagined games: players who follow their first wishes, and what a seat may hope for after each of its actions."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tinderbox.core.evaluate import Evaluator, chances, floats
from tinderbox.core.rng import Rng
from tinderbox.core.state import MOST_ACTIONS, NATURE, NOBODY, ActionList, State

TIE_BREAK: Final = 0.0001


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

    def finish_turn(self, state: State, seat: i64, small_acts: bool) -> None:
        """Let the seat finish its turn by its keenest wishes; without small acts only until they come."""
        turn = state.turn
        while state.turn == turn and (state.actor == seat or state.actor == NATURE):
            if not small_acts and self.evaluator.order_free(state):
                return
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

    def turn_after(self, state: State, code: i64, seat: i64, small_acts: bool = True) -> State:
        """How the seat's turn ends, or comes to its small acts, if it begins with this action."""
        ended = state.copy()
        ended.apply(code)
        self.decisions += 1
        self.finish_turn(ended, seat, small_acts)
        return ended

    def judge(self, state: State) -> None:
        """Fill `points` and `values` for a state."""
        chances(self.evaluator, state, self.points, self.values)


def wishes_of(evaluator: Evaluator, state: State) -> list[float]:
    """The wishes for every legal action, in the list's order."""
    actions = ActionList()
    wishes = floats(MOST_ACTIONS)
    evaluator.begin(state)
    state.list_actions(actions)
    evaluator.prefer(state, actions, wishes)
    return [wishes[i] for i in range(actions.count)]


def prospects(evaluator: Evaluator, root: State, seat: i64, rng: Rng, deals: i64) -> list[float]:
    """One step: what the seat may hope for after each legal action, its turn finished by first wishes."""
    playing = Playing(evaluator, rng)
    actions = ActionList()
    wishes = floats(MOST_ACTIONS)
    root.list_actions(actions)
    hopes = floats(actions.count)
    evaluator.begin(root)
    evaluator.prefer(root, actions, wishes)  # decide where the evaluation sees no difference
    for _ in range(deals):
        imagined = playing.dealt(root, seat)
        for i in range(actions.count):
            state = playing.turn_after(imagined, actions.items[i], seat)
            playing.judge(state)
            hopes[i] += playing.values[seat]
    return [hopes[i] / float(deals) + TIE_BREAK * wishes[i] for i in range(actions.count)]


def expectations(evaluator: Evaluator, root: State, seat: i64, rng: Rng, deals: i64) -> list[list[float]]:
    """For each legal action the parts of the forecast at the end of the turn, and last what the best rival has."""
    playing = Playing(evaluator, rng)
    actions = ActionList()
    root.list_actions(actions)
    evaluator.begin(root)
    found: list[list[float]] = [[] for _ in range(actions.count)]
    for _ in range(deals):
        imagined = playing.dealt(root, seat)
        for i in range(actions.count):
            state = playing.turn_after(imagined, actions.items[i], seat)
            parts = [worth for _, worth in evaluator.features(state, seat)]
            parts.append(-best_rival(playing, state, seat))
            found[i] = added(found[i], parts) if found[i] else parts
    return [[part / float(deals) for part in parts] for parts in found]


def best_rival(playing: Playing, state: State, seat: i64) -> float:
    """The forecast of the rival who stands best."""
    playing.judge(state)
    best = -1000000.0
    for other in range(playing.evaluator.players):
        if other != seat and playing.points[other] > best:
            best = playing.points[other]
    return best


def added(a: list[float], b: list[float]) -> list[float]:
    return [a[i] + b[i] for i in range(len(a))]
