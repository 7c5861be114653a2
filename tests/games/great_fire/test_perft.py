"""How many ways lead on: sequences of three decisions from seven fixed positions, counted.

Draws are enumerated: between two decisions every possible result is followed, however likely it is, and counted once.
A game that ends earlier counts as one sequence.
"""

import pytest

from tests.games.great_fire.play.records import at_decision
from tests.games.great_fire.position.worlds import state_of
from tests.games.kit.perft import perft

POSITIONS = [
    # a kept game, after so many decisions, the phase there, and the sequences of one, two and three decisions
    ("three", 108, "actions", 7, 60, 435),
    ("three", 190, "card", 4, 24, 60),  # with a double move to declare
    ("four-french-hidden", 6, "place-band", 70, 4900, 343000),
    ("five-more", 198, "destination", 4, 106, 1300),
    ("six-french-box", 230, "intensify", 8, 61, 441),
    ("two", 88, "actions", 19, 812, 17766),
    ("two-box", 137, "city-destination", 2, 68, 136),
]


@pytest.mark.parametrize(("name", "seq", "phase", "one", "two", "three"), POSITIONS)
def test_sequences_of_three_decisions(name: str, seq: int, phase: str, one: int, two: int, three: int) -> None:
    match = at_decision(name, seq)
    assert match.view()["phase"] == phase
    assert [perft(state_of(match), depth) for depth in (1, 2, 3)] == [one, two, three]
