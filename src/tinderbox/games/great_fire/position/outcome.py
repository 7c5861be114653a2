"""Points by source, places and the tie-breaks that decided (E1–E5, P10)."""

from typing import Final

from tinderbox.core.box import Outcome
from tinderbox.games.great_fire.rules import scoring
from tinderbox.games.great_fire.rules.board import POINT
from tinderbox.games.great_fire.rules.city import EXTINGUISHED, HELD
from tinderbox.games.great_fire.rules.state import GreatFireState

TIE_BREAKS: Final = ("extinguished", "houses", "objectives")


def outcome_of(city: GreatFireState) -> Outcome:
    seats = range(int(city.board.players))
    breakdown = [sources(city, seat) for seat in seats]
    places = [1 + int(city.seats_ahead(seat)) for seat in seats]
    scores = [int(city.score(seat)) for seat in seats]
    return Outcome(scores, places, breakdown, tie_breaks(breakdown, scores))


def sources(city: GreatFireState, seat: int) -> dict[str, int]:
    return {
        "houses": scoring.HOUSE * int(scoring.houses(city, seat)),
        "extinguished": int(city.own(seat, EXTINGUISHED)),
        "objectives": int(scoring.objective_points(city, seat)),
        "tokens": int(city.own(seat, HELD + POINT)),
        "hero": scoring.HERO if city.hero == seat else 0,
    }


def tie_breaks(breakdown: list[dict[str, int]], scores: list[int]) -> list[str]:
    """The comparisons of E5 that were needed: for each pair with equal points, up to the one that separates them."""
    needed: set[str] = set()
    for first in range(len(scores)):
        for second in range(first):
            if scores[first] != scores[second]:
                continue
            for name in TIE_BREAKS:
                needed.add(name)
                if breakdown[first][name] != breakdown[second][name]:
                    break
    return [name for name in TIE_BREAKS if name in needed]
