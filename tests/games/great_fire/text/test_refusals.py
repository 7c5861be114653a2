"""Whatever is not allowed is refused with a reason, and nothing else is: on positions wilder than play makes them."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.games.great_fire.reference.scattered import Scattering
from tinderbox.core.draws import DrawSource
from tinderbox.core.match import Match

DECISIONS = 7
EVERY = 3  # one in so many actions is tried at each decision, others at the next

# What scattered pieces bring up, so that a reason for everything means something.
SEEN = {
    "refused-add-contained",
    "refused-band-held",
    "refused-burning",
    "refused-city-colour",
    "refused-city-direction",
    "refused-city-fewer",
    "refused-city-no-way",
    "refused-city-not-next",
    "refused-class",
    "refused-contained",
    "refused-fire-break",
    "refused-last-fire",
    "refused-no-arrow",
    "refused-no-way",
}


def scattered(positions: int, supply: str) -> Iterator[Match]:
    """Half of them wait for a player's card, half for the city's colour card."""
    scattering = Scattering(1666, supply=supply)
    for number in range(positions):
        position = scattering.position()
        if number % 2:
            position = {**position, "phase": "card", "card": None}
        yield Match(scattering.box, DrawSource(number), start=scattering.laid(position))


def tried(match: Match, whim: Random) -> set[str]:
    """Play on and try everything; the reasons that were given."""
    given: set[str] = set()
    for decision in range(DECISIONS):
        seat = match.actor
        if seat is None:
            break
        for action in match.box.actions.actions[decision % EVERY :: EVERY]:
            reasons = match.box.why_not(match.state, seat, action.code)
            assert bool(reasons) != match.is_legal(action.code), (match.view()["phase"], str(action))
            given |= {reason.message.id for reason in reasons}
        match.play(whim.choice(match.legal()))
    return given


@pytest.mark.parametrize("supply", ["endless", "box"])
def test_a_reason_for_whatever_is_illegal_and_none_for_what_is_legal(supply: str) -> None:
    for number, match in enumerate(scattered(6, supply)):
        tried(match, Random(number))


@pytest.mark.slow
def test_all_kinds_of_reasons_on_many_positions() -> None:
    given: set[str] = set()
    for supply in ("endless", "box"):
        for number, match in enumerate(scattered(100, supply)):
            given |= tried(match, Random(number))
    assert given >= SEEN, SEEN - given
