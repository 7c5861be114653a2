"""For each invariant a way to break it and nothing else: a real position, changed in one respect.

A change is made in place; it says whether the position was one that it can be made in.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from tests.games.bretagne.boxes import Setting
from tests.games.bretagne.play.games import Kind
from tinderbox.core.events import Data

MATERIALS: Final = ("wood", "stone", "sand", "brick")
FOUR: Final = Kind(Setting(4), "builders")
ENDLESS: Final = Kind(Setting(4, "shuffled", "endless"), "builders")
THREE: Final = Kind(Setting(3, "historical"), "builders")
MOVING: Final = Kind(Setting(4), "movers")
IDLE: Final = Kind(Setting(2), "idlers")
SCARCE: Final = Kind(Setting(4), "hoarders", 2)
TRADING: Final = Kind(Setting(2), "traders")

Change = Callable[[Data], bool]


class Case(NamedTuple):
    name: str  # of the invariant
    phase: str
    change: Change
    entry: str  # a beginning of the place that is reported
    kind: Kind = FOUR

    def changed(self, position: Data) -> Data | None:
        """A copy with the change, None if it cannot be made."""
        copy: Data = copied(position)
        try:
            return copy if self.change(copy) else None
        except StopIteration:  # nothing there to change
            return None


CASES: Final[list[Case]] = []


def case(name: str, phase: str, entry: str, kind: Kind = FOUR) -> Callable[[Change], Change]:
    def listed(change: Change) -> Change:
        CASES.append(Case(name, phase, change, entry, kind))
        return change

    return listed


def mover(p: Data) -> Data:
    """Whose turn it is."""
    found: Data = p["seats"][p["turn_seat"]]
    return found


def untouched(p: Data) -> Iterator[Data]:
    return (site for site in p["sites"] if site["status"] == "open" and not site["floors"])


def nobody_passed(p: Data) -> bool:
    return all(seat is None for seat in p["pontivy"]["next_round"])


def open_floors(p: Data) -> Iterator[tuple[int, Data]]:
    """Floors with workers, and the seat that they belong to."""
    return ((floor["owner"], floor) for site in p["sites"] for floor in site["floors"] if floor["owner"] is not None)


def moved(amounts: dict[str, int], fro: str, to: str) -> bool:
    if amounts[fro] > 0:
        amounts[fro] -= 1
        amounts[to] += 1
        return True
    return False


def from_stack(p: Data, row: int) -> str | None:
    """The last tile of a stack leaves it."""
    stack = p["stacks"][row]
    if not stack:
        return None
    tile: str = stack[-1].pop()
    if not stack[-1]:
        stack.pop()
    return tile


def copied(data: Any) -> Any:
    """Deep, of JSON data."""
    if isinstance(data, dict):
        return {key: copied(part) for key, part in data.items()}
    return [copied(part) for part in data] if isinstance(data, list) else data
