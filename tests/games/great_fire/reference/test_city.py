"""The city's turn, compared with a slow and independent reading of P7 and P8 on thousands of scattered positions."""

from collections import Counter
from random import Random

import pytest

from tests.games.great_fire.reference import city as slow_city
from tests.games.great_fire.reference.rules import Pieces
from tests.games.great_fire.reference.scattered import Scattering
from tests.games.kit.shares import SHARES
from tinderbox.core.events import Data
from tinderbox.core.state import NATURE, ActionList
from tinderbox.games.great_fire.box import GreatFire
from tinderbox.games.great_fire.rules.state import GreatFireState

BOXES = (
    {"edition": "german", "supply": "endless"},
    {"edition": "german", "supply": "box"},
    {"edition": "french", "supply": "endless"},
    {"edition": "french", "supply": "box"},
)
QUICK = 100  # positions a box when the engine may be interpreted
MANY = max(1000, 125 * SHARES)  # and when it is compiled; with all shares 10,000 in all

# What the positions must have brought up, so that agreement means something.
RARE = {
    "a fire skipped",
    "a destination chosen",
    "an origin chosen",
    "fire not from Pudding Lane",
    "a token gone though the fire was contained",
    "no band ready",
    "one band ready",
    "one band stopped by a fire",
    "one band went twice",
    "two bands of one space",
    "a band chosen",
    "a third band tied",
}


@pytest.mark.parametrize("options", BOXES)
def test_the_city_does_as_the_slow_reading_says(options: dict[str, str]) -> None:
    compare(QUICK, seed=1, **options)


@pytest.mark.slow
@pytest.mark.parametrize("options", BOXES)
def test_the_city_does_as_the_slow_reading_says_thousands_of_times(options: dict[str, str]) -> None:
    seen = +compare(MANY, seed=1666, **options)
    assert seen.keys() >= RARE


def compare(positions: int, seed: int, **options: str) -> Counter[str]:
    scattering = Scattering(seed, **options)
    seen: Counter[str] = Counter()
    for _ in range(positions):
        CityTurn(scattering, seen).run()
    return seen


class CityTurn:
    """One position, its colour card and its band card, carried out twice."""

    def __init__(self, scattering: Scattering, seen: Counter[str]) -> None:
        self.rng: Random = scattering.rng
        self.box: GreatFire = scattering.box
        self.seen = seen
        self.position: Data = scattering.position()
        self.card: str = self.position["card"]
        self.state: GreatFireState = scattering.laid(self.position)
        self.pieces = Pieces.of(scattering.map, self.position)
        self.list = ActionList()

    def run(self) -> None:
        ranking, muster = self.rng.choice(self.pieces.map.rankings), self.rng.choice(self.pieces.map.musters)
        self.state.apply(self.box.draw_results.parse(f"ranking {ranking}").code)
        self.fire(ranking)
        assert self.state.actor == NATURE
        self.state.apply(self.box.draw_results.parse(f"muster {muster}").code)
        self.bands(muster)
        assert self.state.actor == 1 - self.position["turn_seat"]

    def fire(self, ranking: str) -> None:
        chosen = self.follow(slow_city.fire(self.pieces, self.card, ranking))
        after = self.agree()
        if after["fires"] == self.position["fires"]:
            self.seen["a fire skipped"] += 1
        elif after["fires"][self.pieces.map.lane] == self.position["fires"][self.pieces.map.lane]:
            self.seen["fire not from Pudding Lane"] += 1
        gone = set(self.position["tokens"]) - set(after["tokens"])
        self.seen["a token gone though the fire was contained"] += len(gone & set(after["contained"]))
        self.seen["a destination chosen"] += any(step.startswith("to") for step in chosen)
        self.seen["an origin chosen"] += any(step.startswith("from") for step in chosen)

    def bands(self, muster: str) -> None:
        pieces, card = self.pieces, self.card
        ready = {space: pieces.free_bands(space) for space in pieces.bands if any(pieces.map.steps(space, card))}
        before = dict(pieces.bands)
        fires = {space for space in pieces.map.districts if pieces.uncontained(space)}
        chosen = self.follow(slow_city.bands(pieces, card, muster))
        after = self.agree()["bands"]
        self.seen["a band chosen"] += bool(chosen)
        left = [space for space in before if after.get(space, 0) < before[space]]
        if sum(ready.values()) == 0:
            self.seen["no band ready"] += 1
        elif sum(ready.values()) == 1:
            self.seen["one band ready"] += 1
            (end,) = [space for space in after if after[space] > before.get(space, 0)]
            twice = end not in pieces.map.steps(left[0], card)
            self.seen["one band went twice"] += twice
            self.seen["one band stopped by a fire"] += not twice and end in fires
        elif [before[space] - after.get(space, 0) for space in left] == [2]:
            self.seen["two bands of one space"] += 1
        away = sorted(slow_city.away(pieces, space, muster) for space in ready for _ in range(ready[space]))
        self.seen["a third band tied"] += len(away) > 2 and away[1] == away[2]

    def follow(self, choice: slow_city.Choice) -> list[str]:
        """Let the slow reading lead: wherever it asks, the engine must ask the same."""
        chosen: list[str] = []
        try:
            options = next(choice)
            while True:
                assert self.legal() == options
                assert self.state.actor == self.position["turn_seat"]
                chosen.append(self.rng.choice(sorted(options)))
                self.state.apply(self.box.actions.parse(chosen[-1]).code)
                options = choice.send(chosen[-1])
        except StopIteration:
            return chosen

    def legal(self) -> set[str]:
        self.state.list_actions(self.list)
        return {self.box.actions.text(code) for code in self.list.to_list()}

    def agree(self) -> Data:
        """The engine's pieces are the slow reading's."""
        after = self.box.position(self.state)
        slow = self.pieces
        assert after["fires"] == slow.fires
        assert after["bands"] == slow.bands
        assert after["houses"] == slow.houses
        assert set(after["tokens"]) == slow.tokens
        assert after["supply"] == slow.supply
        return after
