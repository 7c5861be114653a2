"""The way a fire would take to a destination, and the class of that destination: to be shown before it is chosen."""

from collections import deque
from typing import TYPE_CHECKING

from tinderbox.core.bits import has
from tinderbox.core.events import Data
from tinderbox.great_fire.city import NONE
from tinderbox.great_fire.pack import DIRECTIONS
from tinderbox.great_fire.state import GreatFireState

if TYPE_CHECKING:
    from tinderbox.great_fire.box import GreatFire


def fire_route(box: "GreatFire", city: GreatFireState, destination: str) -> Data:
    """A shortest way through uncontained fire (F2) whose last step follows the card, and the class by F5."""
    spaces = box.words.spaces
    goal = spaces.index(destination)
    rank = (1 if has(city.housed, goal) else 3) + (1 if has(city.guarded, goal) else 0)
    if city.origin == NONE:
        return {"class": rank}
    return {"class": rank, "path": [spaces[space] for space in way(box, city, goal)]}


def way(box: "GreatFire", city: GreatFireState, goal: int) -> list[int]:
    card = DIRECTIONS[int(city.card)]
    start = int(city.origin)
    before: dict[int, int] = {start: start}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for neighbour in box.pack.neighbours[here]:
            if neighbour.index == goal and card in neighbour.directions:
                path = [goal, here]
                while path[-1] != start:
                    path.append(before[path[-1]])
                return path[::-1]
            burns = neighbour.index <= city.board.districts and has(city.wild, neighbour.index)
            if burns and neighbour.index not in before:
                before[neighbour.index] = here
                queue.append(neighbour.index)
    return []
