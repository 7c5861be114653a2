"""What a game tells a bot besides its rules: how good a position is and which actions look promising at first sight.

An evaluator sees a state that was imagined from a view: what the seat cannot know has been dealt at random.
"""

from math import exp

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, trait

from tinderbox.core.rng import Rng
from tinderbox.core.state import NOBODY, ActionList, State


@mypyc_attr(allow_interpreted_subclasses=True)
@trait
class Evaluator:
    """Compiled games inherit from it; games in plain Python from `BaseEvaluator`."""

    players: i64

    def begin(self, state: State) -> None:
        """Note what stays the same for all that will be imagined from this state; called before all else."""
        raise NotImplementedError

    def look_far(self, far: bool) -> None:
        """Say before it begins whether there is time for imagined games that last longer."""
        raise NotImplementedError

    def prepare(self, state: State) -> None:
        """Note what a new deal of the hidden things changed; called for each before it is played on."""
        raise NotImplementedError

    def is_far_enough(self, state: State) -> bool:
        """Whether an imagined game has come to where a forecast tells more than playing on."""
        raise NotImplementedError

    def forecast(self, state: State, points: vec[float]) -> None:
        """The points every seat can expect at the end."""
        raise NotImplementedError

    def doubt(self, state: State) -> float:
        """How far, in points, the end may still be from the forecast."""
        raise NotImplementedError

    def prefer(self, state: State, actions: ActionList, wishes: vec[float]) -> None:
        """For every action of the list what the actor hopes to gain by it, roughly and quickly, in points."""
        raise NotImplementedError

    def rivals_think(self) -> bool:
        """Whether search takes rivals for players who look one step ahead instead of searching for them too."""
        raise NotImplementedError

    def order_free(self, state: State) -> bool:
        """Whether the action at hand and those after it in this turn may be taken in any order, to the same end."""
        raise NotImplementedError

    def is_half_done(self, state: State) -> bool:
        """Whether the last action is worth only what the decision at hand makes of it: one step ahead is then two."""
        return False

    def features(self, state: State, seat: i64) -> list[tuple[str, float]]:
        """The forecast of a seat as named parts that add up to it, for explanations."""
        raise NotImplementedError


@trait
class Insight:
    """What rivals' conduct tells of what they hide, for as long as a game lasts."""

    def witness(self, before: State, code: i64, number: i64) -> None:
        """The actor of this state, what it hides dealt somehow, decided so: the game's decision of that number."""
        raise NotImplementedError

    def deal(self, state: State, seat: i64, rng: Rng) -> None:
        """Deal anew all that the seat cannot know, by what it was witness to."""
        raise NotImplementedError


def floats(count: i64) -> vec[float]:
    return vec[float]([0.0] * int(count))


def chances(evaluator: Evaluator, state: State, points: vec[float], values: vec[float]) -> None:
    """What every seat can hope for, from 0 to 1: the result at the end, else the share of wins the forecast allows."""
    players = evaluator.players
    if state.actor == NOBODY:
        winners = 0.0
        for seat in range(players):
            points[seat] = float(state.score(seat))
            values[seat] = 1.0 if state.place(seat) == 0 else 0.0
            winners += values[seat]
        for seat in range(players):
            values[seat] /= winners
        return
    evaluator.forecast(state, points)
    best = points[0]
    for seat in range(i64(1), players):
        if points[seat] > best:
            best = points[seat]
    doubt = evaluator.doubt(state)
    total = 0.0
    for seat in range(players):
        values[seat] = exp((points[seat] - best) / doubt)
        total += values[seat]
    for seat in range(players):
        values[seat] /= total
