"""Whole games at every halt, draws included: played at random, greedily, or steered towards what hardly ever happens.

A steersman has a whim of its own for every game, and luck obeys it too: one direction of cards comes again and again,
one kind of token first, all bands gather in one place, every fire leaves Pudding Lane, everything is demolished. In
three of five games a brigade decides, with such luck. All of it is legal, most of it absurd.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Final

from tests.games.great_fire.boxes import Setting
from tests.games.great_fire.play.players import Brigade
from tests.games.great_fire.reference.map import SlowMap
from tinderbox.bots.lookahead import lookahead_values
from tinderbox.core.engine.rng import Rng
from tinderbox.core.state import NATURE, NOBODY, ActionList
from tinderbox.core.text.notation import Action
from tinderbox.games.great_fire.bot.evaluator import FireEvaluator
from tinderbox.games.great_fire.box import GreatFire
from tinderbox.games.great_fire.rules.state import GreatFireState

Choose = Callable[[GreatFireState, ActionList], int]
FAR: Final = 99


def halts(box: GreatFire, choose: Choose, rng: Rng, draw: Choose | None = None) -> Iterator[GreatFireState]:
    """One state through a whole game: at every draw and decision from the first card on, and at the end."""
    state, actions = box.start(), ActionList()
    while state.actor != NOBODY:
        yield state
        state.list_actions(actions)
        if state.actor != NATURE:
            state.apply(choose(state, actions))
        else:
            state.apply(draw(state, actions) if draw else actions.draw(rng))
    yield state


def at_random(setting: Setting, seed: int) -> Iterator[GreatFireState]:
    rng = Rng(seed)
    return halts(setting.box, lambda _, actions: actions.items[rng.below(actions.count)], rng)


def greedily(setting: Setting, seed: int) -> Iterator[GreatFireState]:
    """By a look at the end of the turn, as the greedy bot has it."""
    rng, evaluator = Rng(seed), FireEvaluator(setting.box.board)

    def choose(state: GreatFireState, actions: ActionList) -> int:
        codes = actions.to_list()
        if len(codes) == 1:
            return codes[0]
        hopes = lookahead_values(evaluator, state.copy(), state.actor, rng, 1)
        return codes[max(range(len(codes)), key=hopes.__getitem__)]

    return halts(setting.box, choose, rng)


def steered(setting: Setting, seed: int) -> Iterator[GreatFireState]:
    box, steersman = setting.box, Steersman(setting.box, seed)
    brigade = Brigade(box, seed, keeps=seed % 7 == 0)

    def fight(state: GreatFireState, actions: ActionList) -> int:
        return brigade.choose(state, [box.actions.action(code) for code in actions.to_list()]).code

    return halts(box, fight if seed % 5 < 3 else steersman.choose, Rng(seed), steersman.draw)


class Steersman:
    def __init__(self, box: GreatFire, seed: int) -> None:
        self.box: Final = box
        self.rng: Final = Random(seed)
        rng = self.rng
        self.whim: Final = rng.choice((0.02, 0.1, 0.3))  # how often anything at all is done
        # How often luck obeys. Not always: it would draw five identical cards again and again.
        self.luck: Final = rng.choice((0.5, 0.8, 0.95))
        self.goal: Final = rng.choice([space.token for space in box.pack.spaces if space.kind != "pudding"])
        self.steps: Final = steps_to(box, self.goal)
        self.cards: Final = "".join(rng.sample("NESW", 4))
        self.tokens: Final = rng.sample(("charge", "double", "point"), 3)
        self.keenness: Final = {verb: rng.choice((-3, 0, 0, 3, 9)) for verb in self.verbs()}
        self.keenness["end"] = rng.choice((-9, 0, 2))
        self.from_lane: Final = rng.choice((-5, 0, 5))
        self.to_bands: Final = rng.choice((-5, 0, 5, 5))
        self.gathers: Final = rng.choice((0, 3, 3))
        self.chases: Final = rng.choice((0, 4))
        self.indices: Final = {name: index for index, name in enumerate(box.pack_names.spaces)}

    def verbs(self) -> list[str]:
        return sorted({action.verb for action in self.box.actions.actions})

    def draw(self, state: GreatFireState, actions: ActionList) -> int:
        results = [self.box.draw_results.action(code) for code in actions.to_list()]
        possible = [action for action, weight in zip(results, actions.weights_to_list(), strict=True) if weight]
        if possible[0].verb in ("draw", "token") and self.rng.random() < self.luck:
            wanted: Sequence[str] = self.cards if possible[0].verb == "draw" else self.tokens
            return min(possible, key=lambda action: wanted.index(action.args[0])).code
        return self.rng.choice(possible).code

    def choose(self, state: GreatFireState, actions: ActionList) -> int:
        codes = actions.to_list()
        if len(codes) == 1 or self.rng.random() < self.whim:
            return self.rng.choice(codes)
        legal = [self.box.actions.action(code) for code in codes]
        return max(legal, key=lambda action: self.worth(state, action) + self.rng.random()).code

    def worth(self, state: GreatFireState, action: Action) -> float:
        keen = self.keenness[action.verb]
        match action.verb, action.args:
            case "card", (_, "double"):
                return self.keenness["double"]
            case "from", (space,):
                return self.from_lane if space == "Pudding-Lane" else 0
            case "to", (space,):
                return self.to_bands * int(state.bands[self.indices[space]])
            case "place", (space,):
                return -self.gathers * self.steps[space]
            case (("band" | "walk"), (step,)):
                origin, space = step.split(">")
                nearer = self.steps[origin] - self.steps[space]
                return keen + self.gathers * nearer + self.chases * self.fires(state, space)
            case "add", (space,):
                return self.fires(state, space) if self.chases else 0
            case _:
                return keen

    def fires(self, state: GreatFireState, space: str) -> int:
        """Fires that no band holds."""
        index = self.indices[space]
        return int(state.fires[index] - state.bands[index]) if index < state.board.districts else 0


@cache
def steps_to(box: GreatFire, goal: str) -> dict[str, int]:
    """How far each space is from the goal, as one walks."""
    arrows = slow_map(box).arrows
    steps, edge = {goal: 0}, [goal]
    for here in edge:
        for near in arrows[here]:
            if near not in steps and near != slow_map(box).lane:
                steps[near] = steps[here] + 1
                edge.append(near)
    return steps


@cache
def slow_map(box: GreatFire) -> SlowMap:
    return SlowMap(box.pack_data, box.edition)


PLAYED: Final = {"random": at_random, "greedy": greedily, "steered": steered}
