"""The rules of decisions once more: what is legal in a position, by plain sets and loops over its JSON.

Written from the catalogue of clauses, not from the engine, to be compared with it. Only the names of phases and
fields are the position's own.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tests.games.great_fire.reference.map import SlowMap

Position = Mapping[str, Any]


@dataclass
class Pieces:
    """What lies on the map."""

    map: SlowMap
    fires: dict[str, int]
    bands: dict[str, int]
    houses: dict[str, str]
    tokens: set[str]
    demolished: set[str]
    supply: int | None

    @classmethod
    def of(cls, map: SlowMap, position: Position) -> "Pieces":
        return cls(
            map,
            dict(position["fires"]),
            dict(position["bands"]),
            dict(position["houses"]),
            set(position["tokens"]),
            set(position["demolished"]),
            position["supply"],
        )

    def fires_in(self, space: str) -> int:
        return self.fires.get(space, 0)

    def bands_in(self, space: str) -> int:
        return self.bands.get(space, 0)

    def uncontained(self, space: str) -> bool:
        return self.fires_in(space) > self.bands_in(space)

    def contained(self, space: str) -> bool:
        return 0 < self.fires_in(space) <= self.bands_in(space)

    def free_bands(self, space: str) -> int:
        """A4: one fire holds one band."""
        return max(0, self.bands_in(space) - self.fires_in(space))

    # -- F2–F5
    def areas(self) -> Iterator[set[str]]:
        """Connected uncontained fire, area by area (F2, F10)."""
        left = {space for space in self.fires if self.uncontained(space)}
        while left:
            area, edge = set(), {left.pop()}
            while edge:
                area |= edge
                edge = {near for here in edge for near in self.map.arrows[here] if near in left}
                left -= edge
            yield area

    def movable(self, space: str) -> bool:
        """F2, F3: a fire to spare; Pudding Lane's last one too while the supply can make it good (B9)."""
        if space == self.map.lane:
            return self.fires_in(space) > 1 or (self.fires_in(space) == 1 and self.supply != 0)
        return self.uncontained(space) and self.fires_in(space) > 1

    def exits(self, area: set[str], direction: str) -> set[str]:
        """F2, F4, F9: where one step in the direction leaves the area, contained districts included."""
        return {
            near
            for here in area
            for near, ways in self.map.arrows[here].items()
            if direction in ways
            and near in self.map.districts
            and near not in self.demolished
            and not self.uncontained(near)
        }

    def rank(self, district: str) -> int:
        """F5: the class of a destination, 1 the best."""
        return (1 if district in self.houses else 3) + (1 if self.bands_in(district) else 0)

    def best(self, ends: set[str]) -> set[str]:
        top = min(map(self.rank, ends), default=0)
        return {end for end in ends if self.rank(end) == top}

    def moves(self, direction: str) -> dict[str, set[str]]:
        """Every fire that can be moved with a card, and where it must go."""
        found: dict[str, set[str]] = {}
        for area in self.areas():
            ends = self.best(self.exits(area, direction))
            if ends:
                found |= {space: ends for space in area if self.movable(space)}
        return found

    # -- F3, F6, F7: what a fire does
    def take(self, wanted: int) -> int:
        """Fires from the supply, as many as there are (B9)."""
        if self.supply is None:
            return wanted
        taken = min(wanted, self.supply)
        self.supply -= taken
        return taken

    def move_fire(self, origin: str, district: str) -> bool:
        """Whether it broke out and burnt houses."""
        self.fires[origin] -= 1
        if origin == self.map.lane and self.fires[origin] == 0:
            self.fires[origin] = self.take(self.map.refill)
        self.fires[district] = self.fires_in(district) + 1
        if self.fires[district] <= self.bands_in(district):
            return False
        burnt = self.houses.pop(district, None) is not None
        missing = self.map.size[district] - self.fires[district]
        if missing > 0:
            self.fires[district] += self.take(missing)
        return burnt

    def lead_band(self, origin: str, space: str) -> None:
        self.bands[origin] -= 1
        if not self.bands[origin]:
            del self.bands[origin]
        self.bands[space] = self.bands_in(space) + 1


def legal(map: SlowMap, position: Position) -> set[str]:
    """Every action of the actor, as text. The city's choices are those of `slow_city`."""
    pieces = Pieces.of(map, position)
    own = position["secrets"][position["turn_seat"]]
    phase, card = position["phase"], position["card"]
    if phase == "exchange":
        return {"keep", "redraw"} if 5 in own["hand"].values() else {"keep"}
    if phase in ("place-band", "place-landowner"):
        return {f"place {space}" for space in map.spaces if space != map.lane and map.region[space] != "green"}
    if phase == "card":
        held = {letter for letter, count in own["hand"].items() if count}
        playable = {f"card {letter}" for letter in held if pieces.moves(letter)}
        if own["tokens"].get("double"):
            playable |= {f"{card} double" for card in playable}
        return playable or {f"discard {letter}" for letter in held}
    if phase == "origin":
        return {f"from {space}" for space in pieces.moves(card)}
    if phase == "destination":
        return {f"to {district}" for district in pieces.moves(card)[position["origin"]]}
    if phase == "actions":
        return set(actions(pieces, position, own))
    assert phase == "intensify"
    return {
        f"add {district}"
        for district in map.districts
        if pieces.uncontained(district) and pieces.fires_in(district) < map.size[district] + 2 and pieces.supply != 0
    }


def actions(pieces: Pieces, position: Position, own: Position) -> Iterator[str]:
    """A1–A9 and F12."""
    map = pieces.map
    yield "end"
    held, card = own["tokens"], position["card"]
    if own["just_taken"] == "double" and not position["doubled"] and pieces.moves(card):
        yield "double"
    if position["points"]:
        for landowner in position["seats"][position["turn_seat"]]["landowners"]:
            yield from (f"walk {landowner['at']}>{near}" for near in map.steps(landowner["at"]))
            if pieces.contained(landowner["at"]):
                yield f"extinguish {landowner['at']}"
        for space in pieces.bands:
            if pieces.free_bands(space):
                yield from (f"band {space}>{near}" for near in map.steps(space))
    if held.get("charge"):
        yield from (f"demolish {space}" for space in pieces.bands if may_demolish(pieces, space))


def may_demolish(pieces: Pieces, space: str) -> bool:
    """A7–A9, the place alone; a band is there."""
    map = pieces.map
    return (
        space in map.districts
        and space not in pieces.demolished
        and not pieces.fires_in(space)
        and any(pieces.fires_in(near) for near in map.arrows[space])
        and (map.size[space] <= 2 or space not in pieces.houses)
    )
