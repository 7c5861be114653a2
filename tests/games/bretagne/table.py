"""A table laid in a few words: a position of Bretagne, played on in the language of records.

    table = Table(has={0: "stone 2, wood 1, engineers 2"}, floors={"Goulphar": "sand 1:1"}, display=("stone",))
    table.play("build 1a, on Goulphar, take-back 1")

Whatever is not said is as in a first round after loading, in historical order: seat n holds barge n + 1 and it is seat
0's action; the weather is sunny; everybody has 8 workers at hand and nothing else; no harbour is taken, the markets are
empty. Tiles that are not mentioned lie in their stacks, cards in the deck. Results of draws are given in brackets.
A table need not be one that play can lead to: it shows what a clause is about and nothing else.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import pytest

from tests.games.kit.table import BaseTable, counted, listed
from tinderbox import IllegalAction, game
from tinderbox.core.events import Data, Event
from tinderbox.core.match import Match
from tinderbox.games.bretagne.box import Bretagne
from tinderbox.games.bretagne.position.parse import parse_position

MATERIALS: Final = ("wood", "stone", "sand", "brick")
EQUIPMENT: Final = ("furnishing", "pier", "foghorn", "cable-crane")
WEATHERS: Final = ("sunny", "variable", "storm")
SOURCES: Final = ("take_backs", "cards", "majorities", "workers", "income")
WORKERS: Final = 14
AT_HAND: Final = 8


@cache
def opened(players: int, options: frozenset[tuple[str, Any]]) -> Bretagne:
    box = game("bretagne").open(players, dict(options))
    assert isinstance(box, Bretagne)
    return box


def amounts(names: Sequence[str], given: Mapping[str, int]) -> dict[str, int]:
    return {name: given.get(name, 0) for name in names}


class Table(BaseTable[Bretagne]):
    """`has` and `hands` by seat, `floors` from the bottom as `tile` or `tile seat:workers`, `passed` in order."""

    def __init__(
        self,
        players: int = 4,
        *,
        phase: str = "act",
        round: int = 1,
        turn_of: int = 0,
        weather: str = "sunny",
        forecast: str | None = None,
        barges: Mapping[int, int] | None = None,
        passed: Sequence[int] = (),
        order: Sequence[int] = (),
        level: int = 0,
        has: Mapping[int, str] | None = None,
        hands: Mapping[int, str] | None = None,
        points: Mapping[int, Mapping[str, int]] | None = None,
        floors: Mapping[str, str] | None = None,
        built: str = "",
        engineers: str = "",
        coins: str = "",
        harbours: Mapping[str, str] | None = None,
        harbour_tiles: Mapping[str, str] | None = None,
        improved: str = "",
        quimper: str = "",
        brest: str = "",
        display: Sequence[str] = (),
        stacks: Mapping[int, Sequence[str]] | None = None,
        deck: str | None = None,
        swapped: str = "",
        **options: str,
    ) -> None:
        """`deck` lays all cards that nobody holds onto the discard pile but these; two boards may be `swapped`."""
        boards = "shuffled" if swapped else "historical"
        self.box = opened(players, frozenset({"boards": boards, **options}.items()))
        self.swapped: Final = listed(swapped)
        self.players: Final = players
        self.towers: Final = {name: self.floors(words) for name, words in (floors or {}).items()}
        self.moored: Final = {name: [int(seat) for seat in listed(seats)] for name, seats in (harbours or {}).items()}
        choosing = phase == "barge"
        held = barges or {seat: seat + 1 for seat in range(players) if seat not in passed}
        there = list(order or range(players)) if choosing else list(passed)
        self.this_round: Final = [] if choosing else [seat for seat in held if seat not in passed]
        row: list[int | None] = [next((s for s in self.this_round if held[s] == n), None) for n in (1, 2, 3, 4)]
        seat = there[0] if choosing else turn_of
        if phase == "load":
            seat = next(each for each in row if each is not None)
        market = counted(brest)
        standing = {*listed(built), *self.standing_at_start()}
        shown = [self.row_of(words) for words in display] + [[None] * 4] * (3 - len(display))
        produced = round - 1 if choosing else round
        position: Data = {
            "phase": phase,
            "turn": 1,
            "turn_seat": seat,
            "round": round,
            **self.sky(round, choosing, weather, forecast),
            "production": produced or None,
            "production_left": list(range(produced + 1, 7)),
            "quimper": amounts(MATERIALS, counted(quimper)),
            "brest": {
                "materials": amounts(MATERIALS, market),
                "singles": market.get("singles", 0),
                "pairs": market.get("pairs", 0),
            },
            "display": shown,
            "tile": None,
            "stacks": self.stacks(shown, stacks or {}),
            "sites": [self.site(name, name in standing, counted(engineers), counted(coins)) for name in self.boards()],
            "harbours": self.harbours(harbour_tiles or {}),
            "improved": listed(improved),
            "pontivy": {
                "this_round": row,
                "next_round": [*there, *[None] * (4 - len(there))],
            },
            "seats": [
                self.seat(each, (has or {}).get(each, ""), (points or {}).get(each, {})) for each in range(players)
            ],
            "progress": {
                "rank": 0 if choosing else row.index(seat),
                "step": level,
                "site": None,
                "spot": 0,
                "pending": 0,
                "then": "income",
                "city": None,
                "visited": [],
                "deals": [],
                "order": [],
            },
        }
        self.deal_cards(position, {each: listed((hands or {}).get(each, "")) for each in range(players)}, deck)
        self.match = Match(self.box, None, None, parse_position(self.box.pack_names, self.box.board, position))

    # -- laying the table
    @staticmethod
    def floors(words: str) -> list[Data]:
        found: list[Data] = []
        for part in filter(None, (part.strip() for part in words.split(","))):
            tile, _, there = part.partition(" ")
            owner, _, workers = there.partition(":")
            found.append({"tile": tile, "owner": int(owner) if owner else None, "workers": int(workers or 0)})
        return found

    @staticmethod
    def row_of(words: str) -> list[str | None]:
        """`stone - sand`: tiles from the left, a hyphen for an empty space."""
        tiles = [None if word == "-" else word for word in words.split()]
        return tiles + [None] * (4 - len(tiles))

    def boards(self) -> list[str]:
        """The lighthouse boards by their sites: in historical order but for two that are swapped."""
        names = [board.token for board in sorted(self.box.pack.lighthouses, key=lambda board: board.site)]
        other = dict(zip(self.swapped, reversed(self.swapped), strict=True))
        return [other.get(name, name) for name in names]

    def standing_at_start(self) -> list[str]:
        """S2: the first of each area and group, as many as the number of players demands."""
        found: list[str] = []
        wanted = Counter(
            {
                (area, group): number
                for area, groups in enumerate(self.box.pack.player_counts[self.players].built)
                for group, number in enumerate(groups)
            }
        )
        for site, name in zip(self.box.pack.sites, self.boards(), strict=True):
            if wanted[site.area, site.group] > 0 and name not in self.towers:
                wanted[site.area, site.group] -= 1
                found.append(name)
        return found

    @staticmethod
    def sky(round: int, early: bool, weather: str, forecast: str | None) -> Data:
        """The weather cards: past rounds had what is left over most."""
        left = dict.fromkeys(WEATHERS, 2)
        left[weather] -= 1
        if forecast is None and (early or round < 5):
            forecast = max(WEATHERS, key=lambda kind: left[kind])
        if forecast is not None:
            left[forecast] -= 1
        for _ in range(round - 2 if early and round > 1 else round - 1):
            left[max(WEATHERS, key=lambda kind: left[kind])] -= 1
        return {"weather": weather, "forecast": forecast, "weather_unseen": left}

    def stacks(self, shown: list[list[str | None]], given: Mapping[int, Sequence[str]]) -> list[list[list[str]]]:
        """Groups from the top for the rows that are given, the tiles left over behind them or as one group."""
        lying = Counter(tile for row in shown for tile in row if tile)
        lying.update(floor["tile"] for tower in self.towers.values() for floor in tower)
        stacks: list[list[list[str]]] = []
        for number, row in enumerate(self.box.pack_data["construction"], 1):
            groups = [listed(group) for group in given.get(number, ())]
            lying.update(tile for group in groups for tile in group)
            names = ["+".join(tile["materials"]) for tile in row["tiles"]]
            counts = {name: tile["count"] - lying[name] for name, tile in zip(names, row["tiles"], strict=True)}
            rest = [name for name in names for _ in range(counts[name])]
            stacks.append([*groups, rest] if rest else groups)
        return stacks

    def site(self, name: str, built: bool, engineers: Mapping[str, int], coins: Mapping[str, int]) -> Data:
        floors = self.towers.get(name, [])
        status = "built" if built else "finished" if len(floors) == 4 else "open"
        return {
            "lighthouse": name,
            "status": status,
            "floors": floors,
            "engineers": engineers.get(name, 0),
            "coins": coins.get(name, 0),
        }

    def harbours(self, tiles: Mapping[str, str]) -> Data:
        """The tiles that are not named lie in the pack's order."""
        free = [tile for tile in self.box.pack.harbour_tiles if tile.id not in tiles.values()]
        found: Data = {}
        for harbour in self.box.pack.harbours:
            tile = tiles.get(harbour.token)
            if tile is None:
                other = next(each for each in free if each.area == harbour.area)
                free.remove(other)
                tile = other.id
            found[harbour.token] = {"tile": tile, "seats": self.moored.get(harbour.token, [])}
        return found

    def seat(self, seat: int, words: str, points: Mapping[str, int]) -> Data:
        """`workers 3, wood 2, coins 4, engineers, brest 1, lorient 1`; the other workers are in reserve."""
        found = counted(words)
        busy = sum(floor["workers"] for tower in self.towers.values() for floor in tower if floor["owner"] == seat)
        busy += sum(seat in seats for seats in self.moored.values())
        busy += found.get("brest", 0) + found.get("lorient", 0)
        at_hand = found.get("workers", min(AT_HAND, WORKERS - busy))
        return {
            "at_hand": at_hand,
            "reserve": WORKERS - busy - at_hand,
            "in_brest": found.get("brest", 0),
            "in_lorient": found.get("lorient", 0),
            "engineers": found.get("engineers", 0),
            "coins": found.get("coins", 0),
            "materials": amounts(MATERIALS, found),
            "cards": 0,
            "points": amounts(SOURCES, points),
        }

    def deal_cards(self, position: Data, hands: Mapping[int, list[str]], deck: str | None) -> None:
        printed = {kind.id: kind.cards for kind in self.box.pack.equipment}
        left = Counter(printed) - Counter(card for hand in hands.values() for card in hand)
        lying = Counter(left) if deck is None else Counter(listed(deck))
        position["cards"] = {
            "deck": lying.total(),
            "discarded": amounts(EQUIPMENT, left - lying),
            "played": amounts(EQUIPMENT, {}),
            "recalled": None,
        }
        position["secrets"] = [
            {"hand": amounts(EQUIPMENT, Counter(hand)), "held": amounts(EQUIPMENT, {}), "drawn": []}
            for _, hand in sorted(hands.items())
        ]
        for seat, hand in hands.items():
            position["seats"][seat]["cards"] = len(hand)

    # -- playing on
    def type(self, line: str) -> list[Event]:
        """A line as a person types it; everything that happened."""
        return self.play(", ".join(map(str, self.match.typed(line).actions)))

    def lacks(self, text: str) -> tuple[str, ...]:
        """The clauses that forbid a build with its lighthouse as a person types it."""
        with pytest.raises(IllegalAction) as caught:
            self.match.typed(text)
        return caught.value.clauses

    # -- what is to be seen
    @property
    def phase(self) -> str:
        return str(self.now["phase"])

    def of(self, seat: int) -> Data:
        """What everybody sees of a seat."""
        found: Data = self.now["seats"][seat]
        return found

    def materials(self, seat: int) -> dict[str, int]:
        """A seat's materials, those that it has."""
        return {material: count for material, count in self.of(seat)["materials"].items() if count}

    def hand(self, seat: int) -> list[str]:
        return [kind for kind, count in self.now["secrets"][seat]["hand"].items() for _ in range(count)]

    def tower(self, name: str) -> Data:
        """The site where a lighthouse board lies."""
        found: Data = next(site for site in self.now["sites"] if site["lighthouse"] == name)
        return found

    def workers(self, name: str) -> list[tuple[int | None, int]]:
        """Owner and workers of each floor of a lighthouse, from the bottom."""
        return [(floor["owner"], floor["workers"]) for floor in self.tower(name)["floors"]]

    def moorings(self, name: str) -> list[int]:
        """The seats with a worker in a harbour."""
        found: list[int] = self.now["harbours"][name]["seats"]
        return found

    def points(self, seat: int) -> dict[str, int]:
        """What a seat has scored so far, by source."""
        return {source: points for source, points in self.of(seat)["points"].items() if points}
