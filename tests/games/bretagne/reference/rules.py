"""The rules of what is legal, read slowly: from a position's words and the pack's JSON, nothing of the engine's own.

Each function says what its clause says and nothing faster; the engine must find the same actions.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Final

from tinderbox.core.events import Data
from tinderbox.core.text.notation import token

MATERIALS: Final = ("wood", "stone", "sand", "brick")
EQUIPMENT: Final = ("furnishing", "pier", "foghorn", "cable-crane")
MOST_FLOORS: Final = 4
DISCS: Final = 15  # of each material
MARKERS: Final = 4  # for all of them
MARKER_ADDS: Final = 4  # one disc counts for five


class SlowRules:
    def __init__(self, pack: Data, players: int) -> None:
        self.players = players
        self.boards = {token(board["name"]): board for board in pack["lighthouses"]}
        self.areas = {token(harbour["name"]): harbour["area"] for harbour in pack["harbours"]}
        self.sites = pack["sites"]
        self.weather = {weather["id"]: weather for weather in pack["weather"]}
        self.barges = pack["barges"]
        self.equipment = {kind["id"]: kind for kind in pack["equipment"]}
        self.production = pack["production"]
        self.stock = next(entry["brest"] for entry in pack["player_counts"] if entry["players"] == players)
        self.deals = {(city, deal["id"]): deal for city in ("brest", "lorient") for deal in pack["deals"][city]}

    def legal(self, position: Data) -> set[str]:
        reading = {
            "barge": self.barge,
            "load": self.load,
            "act": self.act,
            "lighthouse": self.lighthouse,
            "take-back": self.take_back,
            "trade": self.trade,
            "keep": self.keep,
            "cards": self.cards,
            "harbour": self.harbour,
        }
        return set(reading[position["phase"]](position))

    # -- preparation and loading
    def barge(self, position: Data) -> Iterator[str]:
        """R2: any free card."""
        for number, seat in enumerate(position["pontivy"]["this_round"], 1):
            if seat is None:
                yield f"barge {number}"

    def load(self, position: Data) -> Iterator[str]:
        """L2: any kind that lies in Quimper."""
        yield from (f"load {material}" for material in MATERIALS if position["quimper"][material])

    def filled(self, position: Data, card: int) -> tuple[dict[str, int], dict[str, int]]:
        """R4, R5, B4: Brest and Quimper after both were filled, disc by disc, with the box as supply."""
        in_play = Counter[str]()
        for lying in (position["brest"]["materials"], *(seat["materials"] for seat in position["seats"])):
            in_play.update(lying)
        players_alone = not stretched(in_play)
        brest, quimper = dict(position["brest"]["materials"]), dict.fromkeys(MATERIALS, 0)
        stock = self.stock["materials"]
        wanted = self.production[card - 1][f"players_{self.players}"]
        for market, printed in ((brest, stock), (quimper, wanted)):
            for material in MATERIALS:
                while market[material] < printed[material]:
                    more = in_play + Counter([material])
                    if not (more[material] <= DISCS if players_alone else stretched(more)):
                        break
                    in_play = more
                    market[material] += 1
        return brest, quimper

    # -- actions
    def act(self, position: Data) -> Iterator[str]:
        """A1: build, trade or pass."""
        yield "pass"
        yield from self.builds(position)
        yield from self.visits(position)

    def builds(self, position: Data) -> Iterator[str]:
        """A2, A5, R6: a tile that can be paid for, if what is then left pays for some lighthouse."""
        mine = position["seats"][position["turn_seat"]]
        for row, tiles in enumerate(position["display"], 1):
            for column, tile in enumerate(tiles):
                if tile is None or tile in tiles[:column]:
                    continue
                left = Counter(mine["materials"])
                left.subtract(tile.split("+"))
                if min(left.values()) >= 0 and any(self.places(position, left)):
                    yield f"build {row}{'abcd'[column]}"

    def lighthouse(self, position: Data) -> Iterator[str]:
        """A3, A5: always a decision, and only what can be paid for."""
        mine = position["seats"][position["turn_seat"]]
        yield from (f"on {board}" for board in self.places(position, Counter(mine["materials"])))

    def places(self, position: Data, materials: Counter[str]) -> Iterator[str]:
        """A3, A4, A8: the unfinished lighthouses that so many materials, the engineers and the workers pay for."""
        mine = position["seats"][position["turn_seat"]]
        number = position["pontivy"]["this_round"].index(position["turn_seat"])
        weather = self.weather[position["weather"]]
        for site, tower in zip(self.sites, position["sites"], strict=True):
            demanded = weather["engineers"][site["group"]]
            if number == 2:  # barge 3
                demanded = max(1, demanded - 1)
            if tower["status"] != "open" or len(tower["floors"]) >= MOST_FLOORS or mine["engineers"] < demanded:
                continue
            if weather["injures"][site["group"]] and mine["at_hand"] == 0:
                continue
            cost = Counter(self.boards[tower["lighthouse"]]["extra"])
            if tower["floors"]:
                cost["wood"] += 1
            if all(materials[material] >= count for material, count in cost.items()):
                yield tower["lighthouse"]

    def take_back(self, position: Data) -> Iterator[str]:
        """A9: any number of the workers on the tile just placed."""
        floor = position["sites"][position["progress"]["site"] - 1]["floors"][-1]
        assert floor["owner"] == position["turn_seat"]
        yield from (f"take-back {count}" for count in range(floor["workers"] + 1))

    def visits(self, position: Data) -> Iterator[str]:
        """A11: with a worker at hand, to a city where some deal is possible, each once in an action."""
        if position["seats"][position["turn_seat"]]["at_hand"]:
            for city, name in (("brest", "Brest"), ("lorient", "Lorient")):
                if city not in position["progress"]["visited"] and any(self.offers(position, city)):
                    yield f"trade {name}"

    def trade(self, position: Data) -> Iterator[str]:
        """A11, A12: what the city offers; after a deal there, the other city or the end."""
        city = position["progress"]["city"]
        yield from self.offers(position, city)
        if any(self.city_of(deal) == city for deal in position["progress"]["deals"]):
            yield "done"
            yield from self.visits(position)

    @staticmethod
    def city_of(deal: str) -> str:
        return "brest" if deal in ("brest-buy", "brest-sell", "hire-engineer", "hire-engineers") else "lorient"

    def offers(self, position: Data, city: str) -> Iterator[str]:
        """A13, A14: each deal once in an action, only what is there, for what one has."""
        seat = position["turn_seat"]
        mine, hand = position["seats"][seat], position["secrets"][seat]["hand"]
        brest, done = position["brest"], position["progress"]["deals"]

        def open_for(deal: str, id: str) -> bool:
            price: int = self.deals[city, id]["pay"].get("coins", 0)
            return deal not in done and mine["coins"] >= price

        if city == "brest":
            if open_for("hire-engineer", "hire-engineer") and brest["singles"]:
                yield "hire engineer"
            if open_for("hire-engineers", "hire-engineers") and brest["pairs"]:
                yield "hire engineers"
            if open_for("brest-buy", "buy-materials"):
                yield from (f"buy {pair}" for pair in pairs(MATERIALS, brest["materials"]))
            if open_for("brest-sell", "sell-materials"):
                yield from (f"sell {pair}" for pair in pairs(MATERIALS, mine["materials"]))
            return
        if open_for("lorient-buy", "buy-materials"):
            yield from (f"buy {pair}" for pair in pairs(MATERIALS, dict.fromkeys(MATERIALS, 2)))
        if open_for("recruit", "recruit-worker") and mine["reserve"]:
            yield "recruit"
        if open_for("exchange", "sell-card"):
            yield from (f"exchange {kind} {material}" for kind in EQUIPMENT if hand[kind] for material in MATERIALS)
        if open_for("sell-cards", "sell-cards"):
            yield from (f"sell-cards {pair}" for pair in pairs(EQUIPMENT, hand))
        if open_for("buy-cards", "buy-cards") and position["cards"]["deck"] + sum(
            position["cards"]["discarded"].values()
        ):
            yield "buy-cards"

    def keep(self, position: Data) -> Iterator[str]:
        """A16: up to three of a kind that one has, or nothing."""
        mine = position["seats"][position["turn_seat"]]["materials"]
        assert any(mine.values())
        yield "keep nothing"
        for material in MATERIALS:
            yield from (f"keep {material} {count}" for count in (1, 2, 3) if mine[material] >= count)

    # -- scoring
    def cards(self, position: Data) -> Iterator[str]:
        """W3, W4: any card that can be played on this group, or no more."""
        group = self.sites[position["progress"]["site"] - 1]["group"]
        hand = position["secrets"][position["turn_seat"]]["hand"]
        yield "done"
        for kind in EQUIPMENT:
            if hand[kind] and self.equipment[kind][group] is not None:
                yield f"equip {kind}"

    def harbour(self, position: Data) -> Iterator[str]:
        """W5: a harbour of the area without an own worker, a coin for each worker there; or none."""
        seat = position["turn_seat"]
        area = self.sites[position["progress"]["site"] - 1]["area"]
        yield "stay"
        for name, harbour in position["harbours"].items():
            there = harbour["seats"]
            if self.areas[name] == area and seat not in there and len(there) <= position["seats"][seat]["coins"]:
                yield f"harbour {name}"


def stretched(in_play: Counter[str]) -> bool:
    """B4: whether some way to share out the four markers lets the discs stand for so many of every kind."""
    return any(
        all(in_play[material] <= DISCS + MARKER_ADDS * shared.count(material) for material in MATERIALS)
        for shared in combinations_with_replacement(MATERIALS, MARKERS)
    )


def pairs(kinds: tuple[str, ...], have: dict[str, int]) -> Iterator[str]:
    """Two of what one has."""
    for two in combinations_with_replacement(kinds, 2):
        if all(have[kind] >= count for kind, count in Counter(two).items()):
            yield "+".join(two)
