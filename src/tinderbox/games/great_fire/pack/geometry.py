"""Plain geometry of the map: outlines, lines with lengths, and the borders that outlines share."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tinderbox.core.picture.pen import Spot

Side = tuple[Spot, Spot]


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A box around its middle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def left(self) -> float:
        return self.x - self.width / 2

    @property
    def top(self) -> float:
        return self.y - self.height / 2

    def holds(self, spot: Spot, margin: float = 0) -> bool:
        return abs(spot[0] - self.x) <= self.width / 2 + margin and abs(spot[1] - self.y) <= self.height / 2 + margin


def sides(outline: Sequence[Spot]) -> list[Side]:
    return [(start, outline[(place + 1) % len(outline)]) for place, start in enumerate(outline)]


def inside(spot: Spot, outline: Sequence[Spot]) -> bool:
    """Whether a spot lies in an outline: an odd number of its sides is to the right of it."""
    x, y = spot
    odd = False
    for (x1, y1), (x2, y2) in sides(outline):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


def room(spot: Spot, outline: Sequence[Spot]) -> float:
    """How wide a row around a spot may be without leaving the outline."""
    x, y = spot
    crossings = [(x2 - x1) * (y - y1) / (y2 - y1) + x1 for (x1, y1), (x2, y2) in sides(outline) if (y1 > y) != (y2 > y)]
    return 2 * min((abs(crossing - x) for crossing in crossings), default=0)


def rim(outlines: Iterable[Sequence[Spot]]) -> list[Side]:
    """The sides that belong to one of the outlines only: the border around all of them."""
    seen: dict[frozenset[Spot], Side] = {}
    for outline in outlines:
        for side in sides(outline):
            key = frozenset(side)
            if key in seen:
                del seen[key]
            else:
                seen[key] = side
    return list(seen.values())


def shared(one: Sequence[Spot], other: Sequence[Spot]) -> list[Side]:
    """The sides that two outlines have in common."""
    theirs = {frozenset(side) for side in sides(other)}
    return [side for side in sides(one) if frozenset(side) in theirs]


def middle(side: Side) -> Spot:
    return (side[0][0] + side[1][0]) / 2, (side[0][1] + side[1][1]) / 2


def slant(border: Sequence[Side], at: Spot) -> float | None:
    """The angle, in degrees from 0 to 180, at which a border runs where it passes this spot."""
    near = sorted(border, key=lambda side: math.dist(middle(side), at))[:2]
    if not near:
        return None
    ends = [end for side in near for end in side]
    start, end = max(((a, b) for a in ends for b in ends), key=lambda pair: math.dist(*pair))
    return math.degrees(math.atan2(end[1] - start[1], end[0] - start[0])) % 180


def length(line: Sequence[Spot]) -> float:
    return sum(math.dist(start, end) for start, end in pairwise(line))


def along(line: Sequence[Spot], distance: float) -> Spot:
    """The spot at this distance from the start of a line."""
    for start, end in pairwise(line):
        step = math.dist(start, end)
        if 0 < step >= distance:
            part = distance / step
            return start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])
        distance -= step
    return line[-1]


def nearest(line: Sequence[Spot], spot: Spot) -> float:
    """How far from its start a line comes closest to a spot."""
    best, best_at, walked = math.inf, 0.0, 0.0
    for (x1, y1), (x2, y2) in pairwise(line):
        dx, dy = x2 - x1, y2 - y1
        step = math.hypot(dx, dy)
        part = min(1.0, max(0.0, ((spot[0] - x1) * dx + (spot[1] - y1) * dy) / (step * step))) if step else 0.0
        gap = math.hypot(x1 + part * dx - spot[0], y1 + part * dy - spot[1])
        if gap < best:
            best, best_at = gap, walked + part * step
        walked += step
    return best_at
