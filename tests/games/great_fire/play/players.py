"""A player for tests who fights the fire and uses tokens, so that games hold what random play hardly ever brings.

It sees the whole state and is not meant to be strong: now and then it does anything.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from tests.games.great_fire.reference.map import SlowMap
from tinderbox.core.engine.rng import Rng
from tinderbox.core.match import Match
from tinderbox.core.state import NATURE, NOBODY, ActionList
from tinderbox.core.text.notation import Action
from tinderbox.games.great_fire.box import GreatFire
from tinderbox.games.great_fire.rules.state import GreatFireState

WHIM: Final = 0.1  # how often it does anything at all
FAR: Final = 99


class Brigade:
    def __init__(self, box: GreatFire, seed: int, *, keeps: bool = False) -> None:
        """One that `keeps` plays five identical cards rather than draw new ones."""
        self.rng: Final = Random(seed)
        self.keeps: Final = keeps
        self.box: Final = box
        self.map: Final = SlowMap(box.pack_data, box.edition)
        self.indices: Final = {name: index for index, name in enumerate(box.pack_names.spaces)}
        self.from_lane: Final = self.steps_from({self.map.lane})

    def choose(self, state: GreatFireState, legal: Sequence[Action]) -> Action:
        if legal[0].verb == "keep":
            return legal[0 if self.keeps else -1]
        if len(legal) == 1 or self.rng.random() < WHIM:
            return self.rng.choice(legal)
        mood = Mood(self, state)
        worth = {action: mood.worth(action) + self.rng.random() for action in legal}
        return max(legal, key=worth.__getitem__)

    def steps_from(self, spaces: set[str]) -> dict[str, int]:
        """How far each space is from the nearest of these, as one walks."""
        steps, edge = dict.fromkeys(spaces, 0), list(spaces)
        for here in edge:
            for near in self.map.arrows[here]:
                if near not in steps and near != self.map.lane:
                    steps[near] = steps[here] + 1
                    edge.append(near)
        return steps


class Mood:
    """What each action is worth in one state."""

    def __init__(self, brigade: Brigade, state: GreatFireState) -> None:
        self.brigade, self.state = brigade, state
        districts = brigade.map.districts
        self.wild: Final = {name for name in districts if self.fires(name) > self.bands(name)}
        self.held: Final = {name for name in districts if 0 < self.fires(name) <= self.bands(name)}
        self.to_wild: Final = brigade.steps_from(self.wild)
        self.to_held: Final = brigade.steps_from(self.held)

    def fires(self, name: str) -> int:
        return int(self.state.fires[self.brigade.indices[name]])

    def bands(self, name: str) -> int:
        return int(self.state.bands[self.brigade.indices[name]])

    def worth(self, action: Action) -> float:
        match action.verb, action.args:
            case (("extinguish" | "double"), _):
                return 9
            case "card", (_, "double"):
                return 2
            case "demolish", _:
                return self.brigade.rng.choice((0, 7))
            case "place", (space,):
                return -self.brigade.from_lane[space] / 2
            case "from", (space,):
                return 0.5 if space == self.brigade.map.lane else 0
            case "to", (space,):
                return self.bands(space)
            case "band", (step,):
                return self.band(*step.split(">"))
            case "walk", (step,):
                origin, space = step.split(">")
                return self.to_held.get(origin, FAR) - self.to_held.get(space, FAR)
            case _:
                return 0

    def band(self, origin: str, space: str) -> float:
        """Best where the band contains a whole fire, else on its way to one."""
        if space in self.wild:
            return 5 / (self.fires(space) - self.bands(space))
        return self.to_wild.get(origin, FAR) - self.to_wild.get(space, FAR) - (origin in self.wild)


def play_out(match: Match, brigade: Brigade) -> Match:
    """Play a match to its end."""
    while not match.over:
        assert isinstance(match.state, GreatFireState)
        match.play(brigade.choose(match.state, match.legal()))
    return match


def halts(box: GreatFire, seed: int) -> Iterator[GreatFireState]:
    """One state through a whole game: at every draw and decision from the first card on, and at the end."""
    state, actions, rng, brigade = box.start(), ActionList(), Rng(seed), Brigade(box, seed)
    while state.actor != NOBODY:
        yield state
        state.list_actions(actions)
        if state.actor == NATURE:
            state.apply(actions.draw(rng))
        else:
            state.apply(brigade.choose(state, [box.actions.action(code) for code in actions.to_list()]).code)
    yield state
