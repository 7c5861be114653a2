"""Where a fire can go, the way it would take and the class of that place: to be shown before it is chosen."""

from collections import deque
from typing import TYPE_CHECKING

from tinderbox.core.engine.bits import has
from tinderbox.core.events import Data
from tinderbox.core.state import ActionList
from tinderbox.games.great_fire.pack.pack import DIRECTIONS
from tinderbox.games.great_fire.rules.city import NONE
from tinderbox.games.great_fire.rules.state import GreatFireState

if TYPE_CHECKING:
    from tinderbox.games.great_fire.box import GreatFire


def fire_route(box: "GreatFire", city: GreatFireState, destination: str) -> Data:
    """A shortest way through uncontained fire (F2) whose last step follows the card, and the class by F5."""
    spaces = box.pack_names.spaces
    goal = spaces.index(destination)
    rank = (1 if has(city.housed, goal) else 3) + (1 if has(city.guarded, goal) else 0)
    if city.origin == NONE:
        return {"class": rank}
    return {"class": rank, "path": [spaces[space] for space in way(box, city, goal)]}


def card_route(box: "GreatFire", city: GreatFireState, code: int) -> Data:
    """Where the first fire can go, and how many may be moved."""
    after = city.copy()
    after.apply(code)
    return {"reach": sorted(fire_reach(box, after, ActionList())), "moves": int(after.moves)}


def place_route(box: "GreatFire", city: GreatFireState, code: int) -> Data:
    """Where the fire of this place can go."""
    after = city.copy()
    after.apply(code)
    return {"reach": sorted(fire_reach(box, after, ActionList()))}


def fire_reach(box: "GreatFire", city: GreatFireState, codes: ActionList) -> set[str]:
    """Every place that the next fire could go to."""
    city.list_actions(codes)
    actions = box.actions.actions
    found: set[str] = set()
    for action in [actions[code] for code in codes.to_list()]:
        if action.verb == "to":
            found.add(action.args[0])
        elif action.verb == "from":
            after = city.copy()
            after.apply(action.code)
            found |= fire_reach(box, after, codes)
    return found


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
