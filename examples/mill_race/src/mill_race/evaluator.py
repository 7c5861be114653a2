"""How good a position is: points taken, places that may be taken, cards in hand."""

from typing import Final

from librt.vecs import vec

from mill_race.rules import NUMBERS, SLOTS, VALUES, MillRaceState, winner
from tinderbox.core.evaluator import BaseEvaluator
from tinderbox.core.state import State

CARD: Final = 0.04  # what each pip in hand is worth


class MillRaceEvaluator(BaseEvaluator):
    def forecast(self, state: State, points: vec[float]) -> None:
        for seat in range(int(self.players)):
            points[seat] = sum(worth for _, worth in self.features(state, seat))

    def features(self, state: State, seat: int) -> list[tuple[str, float]]:
        assert isinstance(state, MillRaceState)
        places = 0.0
        for value, cards in zip(VALUES, state.places, strict=True):
            if cards and len(cards) < SLOTS:
                leader, best = winner(cards)
                if leader == seat:  # no later card may be higher
                    places += value * (best / len(NUMBERS)) ** (SLOTS - len(cards))
        return [("points", float(state.score(seat))), ("places", places), ("hand", CARD * sum(state.hands[seat]))]
