"""Whole games of Bretagne for tests, position by position: played at random, greedily, or steered to what is rare.

Left to chance or to reason, nobody hoards materials until the supply runs short, buys and sells the whole deck, builds
in every storm or finishes all lighthouses before round 5. Those who lean to one thing do.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

from tests.games.bretagne.boxes import ALL, Setting
from tinderbox import game
from tinderbox.bots.lookahead import lookahead_values
from tinderbox.core.engine.rng import Rng
from tinderbox.core.state import NATURE, NOBODY, ActionList
from tinderbox.core.text.notation import Action
from tinderbox.games.bretagne.box import Bretagne
from tinderbox.games.bretagne.rules.state import BretagneState

Chooser = Callable[[BretagneState, Sequence[int]], int]
Weights = Mapping[str, float]  # by verb, or by the beginning of an action's text; 1 for all others

LEANINGS: Final[Mapping[str, Weights]] = {
    "builders": {"build": 30, "hire": 20, "recruit": 5, "buy": 8, "pass": 0.1, "take-back 0": 5, "harbour": 9},
    "climbers": {"build 1": 60, "on": 1, "hire": 30, "pass": 0.05, "take-back": 1, "stay": 1, "equip": 9},
    "traders": {"trade": 30, "buy-cards": 30, "sell-cards": 30, "exchange": 9, "build": 0.3, "done": 0.3, "pass": 0.1},
    "hoarders": {"trade": 40, "buy": 30, "exchange": 9, "keep": 9, "keep nothing": 0.1, "build": 0.1, "sell": 0.1},
    "movers": {"build": 20, "take-back 0": 30, "harbour": 50, "stay": 0.2, "done": 0.5, "keep nothing": 9, "pass": 0.2},
    "savers": {"barge 3": 30, "build 3": 30, "build": 9, "hire": 30, "buy": 9, "take-back 0": 9, "pass": 0.2},
    "idlers": {"pass": 30, "keep nothing": 3, "done": 9},
}
LOWEST: Final = ("builders", "climbers", "movers")  # build on the same few lighthouses


class Kind(NamedTuple):
    """A kind of game: how the box is opened, and who plays. A small supply makes shortages common."""

    setting: Setting
    players: str  # random, greedy, or a leaning
    discs: int = 0  # of each material, as many as the box holds if 0

    @property
    def box(self) -> Bretagne:
        return opened_with(self.setting, self.discs) if self.discs else self.setting.box

    def __str__(self) -> str:
        return f"{self.setting}-{self.players}" + (f"-{self.discs}" if self.discs else "")


@cache
def opened_with(setting: Setting, discs: int) -> Bretagne:
    """With another pack: so many discs of each material."""
    data: dict[str, Any] = {**setting.box.pack_data}
    data["meta"] = {**data["meta"], "id": f"bretagne-few-discs-{discs}"}
    data["box"] = {**data["box"], "supply": discs}
    box = game("bretagne").open(setting.players, setting.options, data)
    assert isinstance(box, Bretagne)
    return box


KINDS: Final = [
    *(Kind(setting, players) for players in ("random", "greedy", *LEANINGS) for setting in ALL),
    *(Kind(Setting(players), "hoarders", discs) for discs in (2, 6) for players in (2, 3, 4)),
]


def weight(action: Action, weights: Weights) -> float:
    """The weight of the longest beginning that is named."""
    text = str(action)
    named = [start for start in weights if action.verb == start or text == start or text.startswith(f"{start} ")]
    named += [start for start in weights if " " in start and text.startswith(start)]
    return weights[max(named, key=len)] if named else 1.0


@cache
def leaning(box: Bretagne, name: str) -> list[float]:
    """What each code weighs; builders of few lighthouses prefer those that come first."""
    found = [weight(box.actions.action(code), LEANINGS[name]) for code in range(len(box.actions))]
    if name in LOWEST:
        for code in range(len(box.actions)):
            action = box.actions.action(code)
            if action.verb == "on":
                found[code] = 4.0 ** -box.pack_names.lighthouses.index(action.args[0])
    return found


def chooser(kind: Kind, seed: int) -> Chooser:
    rng, dealing = Random(seed), Rng(seed)
    if kind.players == "random":
        return lambda state, codes: rng.choice(codes)
    if kind.players == "greedy":
        judge = kind.box.evaluator()

        def best(state: BretagneState, codes: Sequence[int]) -> int:
            hopes = lookahead_values(judge, state, state.actor, dealing, 1) if len(codes) > 1 else [0.0]
            return codes[max(range(len(codes)), key=hopes.__getitem__)]

        return best
    weights = leaning(kind.box, kind.players)
    return lambda state, codes: rng.choices(codes, [weights[code] for code in codes])[0]


def positions(kind: Kind, seed: int) -> Iterator[BretagneState]:
    """Every state of a game, draws included, from the set-up to the end. It goes on in place: copy what is kept."""
    state, rng, actions, choose = kind.box.start(), Rng(seed), ActionList(), chooser(kind, seed)
    yield state
    while state.actor != NOBODY:
        state.list_actions(actions)
        state.apply(actions.draw(rng) if state.actor == NATURE else choose(state, actions.to_list()))
        yield state
