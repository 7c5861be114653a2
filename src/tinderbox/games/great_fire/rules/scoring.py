"""E · End and scoring."""

from typing import Final

from mypy_extensions import i64

from tinderbox.core.engine.bits import has
from tinderbox.games.great_fire.rules.board import DECKS, POINT
from tinderbox.games.great_fire.rules.city import COLOUR, EXTINGUISHED, HELD, NOWHERE, OBJECTIVE, STANDING, City

HOUSE: Final = 2
HERO: Final = 2


def houses(city: City, seat: i64) -> i64:
    """The seat's houses on the board, of both colours with two players (E1, P10)."""
    total: i64 = 0
    for which in range(city.board.colours_each):
        colour = city.own(seat, COLOUR + which)
        if colour != NOWHERE:
            total += city.pooled(STANDING + colour)
    return total


def objective_points(city: City, seat: i64) -> i64:
    total: i64 = 0
    for deck in range(i64(DECKS)):
        objective = city.own(seat, OBJECTIVE + deck)
        if objective != NOWHERE and survived(city, objective):
            total += i64(city.board.objective_value[objective])
    return total


def survived(city: City, objective: i64) -> bool:
    """E3: houses stand there and no fire is uncontained."""
    district = i64(city.board.objective_district[objective])
    return has(city.housed, district) and not has(city.wild, district)


def score(city: City, seat: i64) -> i64:
    """E1–E4: houses, fires extinguished, objectives, point tokens, the Hero."""
    total = HOUSE * houses(city, seat) + city.own(seat, EXTINGUISHED) + objective_points(city, seat)
    total += city.own(seat, HELD + POINT)
    return total + HERO if city.hero == seat else total


def ahead(city: City, seat: i64, other: i64) -> bool:
    """E5: whether `other` is ahead of `seat`: points, fires extinguished, own houses, points from objectives."""
    lead = score(city, other) - score(city, seat)
    if lead == 0:
        lead = city.own(other, EXTINGUISHED) - city.own(seat, EXTINGUISHED)
    if lead == 0:
        lead = houses(city, other) - houses(city, seat)
    if lead == 0:
        lead = objective_points(city, other) - objective_points(city, seat)
    return lead > 0
