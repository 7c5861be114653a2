"""For every invariant a change of a position from play after which exactly that one does not hold.

A change gets a copy of a position and its box; it says False where it does not apply.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from tests.games.great_fire.boxes import Setting
from tinderbox.core.events import Data
from tinderbox.games.great_fire.box import GreatFire
from tinderbox.games.great_fire.position.view import stack

Change = Callable[[Data, GreatFire], bool]
LETTERS: Final = "NESW"
FOUR: Final = Setting(4)
TWO: Final = Setting(2)


class Case(NamedTuple):
    """Where to look for a position, what to change, and the place that is named then."""

    change: Change
    phase: str
    entry: str
    setting: Setting = FOUR


CASES: Final[dict[str, Case]] = {}


def case(name: str, phase: str, entry: str, setting: Setting = FOUR) -> Callable[[Change], Change]:
    def kept(change: Change) -> Change:
        assert name not in CASES
        CASES[name] = Case(change, phase, entry, setting)
        return change

    return kept


def mended(box: GreatFire, position: Data) -> Data:
    """What follows from the rest of a position, as it follows after a change."""
    fires, bands, houses = position["fires"], position["bands"], "".join(position["houses"].values())
    lane = box.pack.pudding_lane.token
    position["contained"] = [name for name, count in fires.items() if name != lane and count <= bands.get(name, 0)]
    if position["standing"] is not None:
        position["standing"] = {letter: houses.count(letter) for letter in box.pack_names.letters}
    for seat, own in zip(position["seats"], position["secrets"], strict=True):
        seat["hand"], seat["tokens"] = sum(own["hand"].values()), sum(own["tokens"].values())
    if position["stack"] is not None:
        state = box.start()
        state.drawn, state.uncovered = position["stack"]["drawn"], position["stack"]["uncovered"]
        position["stack"] = stack(state)
    return position


def unplayed(position: Data, box: GreatFire, letter: str) -> int:
    """Fire cards of a direction that nobody has seen."""
    held = sum(own["hand"].get(letter, 0) for own in position["secrets"])
    printed = {str(direction): count for direction, count in box.pack.fire_cards.items()}
    return printed[letter] - int(held) - int(position["played"][letter])


def sizes(box: GreatFire) -> dict[str, int]:
    by_index = box.pack.sizes(box.edition)
    return {space.token: by_index[space.index] for space in box.pack.districts}


def beside(box: GreatFire, names: set[str]) -> set[str]:
    """The districts next to these."""
    burnable = {space.token: space.index for space in (*box.pack.districts, box.pack.pudding_lane)}
    near = {n.index for name in names for n in box.pack.neighbours[burnable[name]]}
    return {name for name, index in burnable.items() if index in near}


def plain(box: GreatFire) -> set[str]:
    """Districts without a yellow banner."""
    return {space.token for space in box.pack.districts if space.banner != "yellow"}


def housed_beside_fire(position: Data, box: GreatFire) -> list[str]:
    """Districts without a yellow banner, without fire or band, whose houses stand next to a burning space."""
    near = beside(box, {name for name in position["fires"] if name not in position["contained"]})
    taken = position["fires"].keys() | position["bands"].keys()
    return sorted((near & plain(box) & position["houses"].keys()) - taken, key=sizes(box).__getitem__)


def far_away(position: Data, box: GreatFire) -> list[str]:
    """Districts without a yellow banner that no fire can have come near."""
    empty = {space.token for space in box.pack.districts} - position["houses"].keys()
    near = {box.pack.pudding_lane.token} | empty | position["fires"].keys()
    for _ in range(3):
        near |= beside(box, near)
    return sorted((plain(box) & position["houses"].keys()) - near)


def holder(position: Data, kind: str) -> Data | None:
    """What somebody with such a token has."""
    return next((own for own in position["secrets"] if own["tokens"].get(kind, 0)), None)


def burning_ruins(position: Data, box: GreatFire) -> Iterator[str]:
    return (name for name in position["fires"] if name in sizes(box) and name not in position["houses"])
