"""The map once more, from the pack's JSON alone: names, sets and dictionaries. Slow, plain, and not the engine's."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tinderbox.core.text.notation import token

OPPOSITE: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}


class SlowMap:
    def __init__(self, pack: Mapping[str, Any], edition: str) -> None:
        box = pack["editions"][edition]
        names = {space["id"]: token(space["name"]) for space in pack["spaces"]}
        sizes = {other["space"]: other["size"] for other in box["sizes"]}
        self.size: dict[str, int] = {}
        self.region: dict[str, str | None] = {}
        self.value: dict[str, int] = {}
        self.districts: list[str] = []
        self.grass: set[str] = set()
        self.lane = ""
        for space in pack["spaces"]:
            name = names[space["id"]]
            self.size[name] = sizes.get(space["id"], space["size"])
            self.region[name] = space["region"]
            if space["banner"] == "red":
                self.value[name] = space["vp"]
            if space["kind"] == "district":
                self.districts.append(name)
            elif space["kind"] == "grass":
                self.grass.add(name)
            else:
                self.lane = name
        self.fires: int = box["fires"]
        self.refill: int = pack["pudding_lane"]["refill"]
        self.rankings: list[str] = pack["colour_cards"]["rankings"]
        self.musters: list[str] = [names[id] for id in pack["band_cards"]["districts"]]
        self.arrows: dict[str, dict[str, set[str]]] = {name: {} for name in names.values()}
        for border in pack["borders"]:
            there = set(border["direction"])  # NE is a step north and a step east
            self.arrows[names[border["a"]]][names[border["b"]]] = there
            self.arrows[names[border["b"]]][names[border["a"]]] = {OPPOSITE[way] for way in there}

    @property
    def spaces(self) -> list[str]:
        return list(self.size)

    def steps(self, space: str, direction: str | None = None) -> Iterator[str]:
        """Where landowners and bands may go from here, perhaps in one direction only (A3)."""
        for near, ways in self.arrows[space].items():
            if near != self.lane and (direction is None or direction in ways):
                yield near

    def distance(self, space: str, goal: str) -> int | None:
        """P8: steps from a space to a district; the way there crosses neither grass nor Pudding Lane."""
        seen, edge, steps = {space}, {space}, 0
        while edge:
            if goal in edge:
                return steps
            edge = {near for here in edge for near in self.arrows[here] if near in self.districts} - seen
            seen |= edge
            steps += 1
        return None
