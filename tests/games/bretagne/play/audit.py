"""An auditor for tests: follows a game decision by decision and recounts everything from the pieces.

Workers, tiles, cards and weather are counted on the table, points from the journal and by the clauses of the end,
legal actions by the slow reading of the rules.
"""

from collections import Counter
from itertools import pairwise
from typing import Final

from tests.games.bretagne.reference.rules import SlowRules
from tests.games.kit.journal import journal_names
from tinderbox.core.events import Data
from tinderbox.core.state import ActionList
from tinderbox.core.text.notation import Action
from tinderbox.games.bretagne.box import Bretagne
from tinderbox.games.bretagne.rules import phases
from tinderbox.games.bretagne.rules.state import BretagneState

JOURNAL: Final = journal_names(phases, "BOARD_LAID")
WORKERS: Final = 14
CARDS: Final = {"furnishing": 9, "pier": 8, "foghorn": 7, "cable-crane": 6}
WEATHER: Final = 6
TILES: Final = 36
POINTS: Final = {
    phases.WORKERS_TAKEN_BACK: "take_backs",
    phases.CARD_PLAYED: "cards",
    phases.MAJORITY_SCORED: "majorities",
    phases.WORKERS_SCORED: "workers",
    phases.INCOME_POINTS: "income",
}


class Ledger:
    """One game under audit. `note` reads the journal, `audit` the table."""

    def __init__(self, box: Bretagne) -> None:
        self.box: Final = box
        self.rules: Final = SlowRules(box.pack_data, box.players)
        self.scored: Final = [Counter[str]() for _ in range(box.players)]
        self.counts: Final[Counter[str]] = Counter()
        self.tiles = self.printed()

    def printed(self) -> Counter[str]:
        return Counter(
            {
                "+".join(tile["materials"]): tile["count"]
                for row in self.box.pack_data["construction"]
                for tile in row["tiles"]
            }
        )

    def note(self, notes: list[tuple[int, int, int, int]]) -> None:
        for kind, a, _, c in notes:
            self.counts[JOURNAL[kind]] += 1
            if kind in POINTS:
                self.scored[a][POINTS[kind]] += c % 256

    def audit(self, state: BretagneState) -> None:
        position = self.box.position(state)
        self.workers(position)
        self.table(position)
        self.equipment(position)
        self.points(state, position)
        if position["phase"] != "over" and state.actor >= 0:
            self.legal(state, position)

    def workers(self, position: Data) -> None:
        """B5, B7: 14 a colour; a floor has one owner and no more workers than materials were paid for it."""
        for seat, found in enumerate(position["seats"]):
            count = found["at_hand"] + found["reserve"] + found["in_brest"] + found["in_lorient"]
            count += sum(seat in harbour["seats"] for harbour in position["harbours"].values())
            for tower in position["sites"]:
                count += sum(floor["workers"] for floor in tower["floors"] if floor["owner"] == seat)
            assert count == WORKERS
        for tower in position["sites"]:
            assert all((floor["owner"] is None) == (floor["workers"] == 0) for floor in tower["floors"])
            assert all(floor["workers"] <= 6 for floor in tower["floors"])

    def table(self, position: Data) -> None:
        """B6: 36 tiles, 6 weather cards; nothing below zero."""
        tiles = Counter(tile for row in position["display"] for tile in row if tile)
        if position["tile"] is not None:
            assert position["phase"] in ("lighthouse", "equipment")
            tiles[position["tile"]["tile"]] += 1
        tiles.update(tile for stack in position["stacks"] for group in stack for tile in group)
        tiles.update(floor["tile"] for tower in position["sites"] for floor in tower["floors"])
        assert tiles == self.tiles
        assert tiles.total() == TILES
        seen = (position["weather"] is not None) + (position["forecast"] is not None)
        assert sum(position["weather_unseen"].values()) + seen <= WEATHER
        for found in position["seats"]:
            assert min(found["engineers"], found["coins"], *found["materials"].values()) >= 0
        markers = [seat for row in position["pontivy"].values() for seat in row if seat is not None]
        assert len(markers) == len(set(markers))

    def equipment(self, position: Data) -> None:
        """B6: 30 cards of their kinds."""
        hands = [own["hand"] for own in position["secrets"]]
        cards = position["cards"]
        for kind, printed in CARDS.items():
            held = sum(hand[kind] for hand in hands)
            assert held + cards["discarded"][kind] + cards["played"][kind] <= printed
        total = cards["deck"] + sum(cards["discarded"].values()) + sum(cards["played"].values())
        assert total + sum(sum(hand.values()) for hand in hands) == sum(CARDS.values())
        assert [found["cards"] for found in position["seats"]] == [sum(hand.values()) for hand in hands]

    def points(self, state: BretagneState, position: Data) -> None:
        for seat in range(self.box.players):
            scored = position["seats"][seat]["points"]
            assert Counter({name: points for name, points in scored.items() if points}) == +self.scored[seat]
            assert int(state.score(seat)) == sum(scored.values()) + sum(closing(position, seat).values())

    def legal(self, state: BretagneState, position: Data) -> list[Action]:
        """Ascending, complete, never empty: the slow reading finds the same."""
        actions = ActionList()
        state.list_actions(actions)
        legal = [self.box.actions.action(code) for code in actions.to_list()]
        assert legal
        assert all(one.code < other.code for one, other in pairwise(legal))
        assert {str(action) for action in legal} == self.rules.legal(position)
        return legal


def closing(position: Data, seat: int) -> dict[str, int]:
    """E3: what the end gives for the next-round row, harbours and coins."""
    row = position["pontivy"]["next_round"]
    there = [harbour["seats"] for harbour in position["harbours"].values()]
    return {
        "pontivy": (4, 2, 1, 0)[row.index(seat)] if seat in row else 0,
        "harbours": sum((4, 2, 1, 1)[len(seats) - 1] for seats in there if seat in seats),
        "coins": position["seats"][seat]["coins"] // 3,
    }
