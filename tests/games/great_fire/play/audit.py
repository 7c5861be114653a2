"""An auditor for tests: follows a match decision by decision and recounts everything from the pieces.

Nothing is taken from the engine's own sums or sets: houses, fires, cards, tokens and bands are counted on the table,
points by the clauses of scoring, legal actions by the slow reading of the rules.
"""

from collections import Counter
from itertools import pairwise
from typing import Any, Final

from tests.games.great_fire.reference import city as slow_city, rules as slow_rules
from tests.games.great_fire.reference.map import SlowMap
from tests.games.great_fire.reference.rules import Pieces
from tinderbox.core.box import Outcome
from tinderbox.core.engine.bits import members
from tinderbox.core.events import Data
from tinderbox.core.match import Match
from tinderbox.games.great_fire.box import GreatFire
from tinderbox.games.great_fire.position.invariants import faults
from tinderbox.games.great_fire.rules import city
from tinderbox.games.great_fire.rules.state import GreatFireState

CARDS: Final = 60
HAND: Final = 5
TOKENS: Final = {"charge": 10, "double": 6, "point": 4}
BANDS: Final = 6
HOUSES_EACH: Final = 20
TURNS: Final = ("card", "origin", "destination", "actions", "intensify")


class Ledger:
    """One match under audit, from its first decision on."""

    def __init__(self, match: Match) -> None:
        assert isinstance(match.box, GreatFire)
        self.match: Final = match
        self.box: Final = match.box
        self.map: Final = SlowMap(match.box.pack_data, match.box.edition)
        self.read = 0
        self.counts: Final[Counter[str]] = Counter()
        self.fires_brought = 0  # onto the map, by what the events say
        self.lost: Final[Counter[str]] = Counter()  # houses, by what the events say
        self.position: Data = {}
        self.look()
        self.first = self.position  # with the houses as they were dealt, once they are

    @property
    def state(self) -> GreatFireState:
        assert isinstance(self.match.state, GreatFireState)
        return self.match.state

    def look(self) -> None:
        """Take in what has happened since the last look."""
        events = self.match.event_log[self.read :]
        self.read += len(events)
        for _, event in events:
            self.counts[event.type] += 1
            if event.type in ("fires_added", "pudding_lane_refilled"):
                self.fires_brought += event.data["fires"]
            elif event.type == "fire_added":
                self.fires_brought += 1
            elif event.type in ("houses_burnt", "houses_demolished"):
                self.lost.update(event.data["houses"])
        self.position = self.box.position(self.state)

    def audit(self) -> None:
        self.look()
        self.houses()
        self.fires()
        self.cards()
        self.tokens()
        self.bands()
        self.sets()
        self.points()
        self.legal()
        assert not faults(self.box.plain_board, self.state)

    # -- conservation
    def houses(self) -> None:
        """B7: 120 houses, 20 a colour; a district loses all of its own or none, and never gets any back."""
        if self.position["standing"] is None:
            assert not self.position["houses"]
            return
        if not self.first["houses"]:
            self.first = self.position
        dealt, now = self.first["houses"], self.position["houses"]
        assert Counter("".join(dealt.values())) == dict.fromkeys("RBGYPW", HOUSES_EACH)
        assert now.items() <= dealt.items()
        assert all(len(letters) == self.map.size[name] for name, letters in now.items())
        assert self.position["standing"] == {letter: "".join(now.values()).count(letter) for letter in "RBGYPW"}
        assert self.lost + Counter("".join(now.values())) == dict.fromkeys("RBGYPW", HOUSES_EACH)

    def fires(self) -> None:
        """Every fire came from the box and is on the map, with a player or in the supply."""
        burning = sum(self.position["fires"].values())
        kept = sum(seat["extinguished"] for seat in self.position["seats"])
        assert burning + kept == self.box.pack.pudding_fires + self.fires_brought
        if self.box.options["supply"] == "box":
            assert burning + kept + self.position["supply"] == self.map.fires
        else:
            assert self.position["supply"] is None
        assert self.position["fires"][self.map.lane] > 0
        assert not self.position["fires"].keys() & (set(self.position["demolished"]) | self.map.grass)

    def cards(self) -> None:
        """B7, S3: 60 fire cards of their directions, in hands, face up, or unseen in the stack and the box."""
        players, state = self.box.players, self.state
        unseen = Counter({letter: int(state.pooled(city.DECK + d)) for d, letter in enumerate("NESW")})
        for letter, printed in self.box.pack.fire_cards.items():
            held = sum(own["hand"].get(letter, 0) for own in self.position["secrets"])
            assert held + self.position["played"][letter] + unseen[letter] == printed
        count = self.box.pack.player_counts[players]
        drawn = self.position["stack"]["drawn"] if self.position["stack"] else 0
        assert unseen.total() == sum(count.stack) + count.left_over - drawn
        for seat, own in zip(self.position["seats"], self.position["secrets"], strict=True):
            assert seat["hand"] == sum(own["hand"].values()) <= HAND
            assert all(own["hand"][letter] >= shown for letter, shown in seat["shown"].items())

    def tokens(self) -> None:
        """B7: 20 tokens of their kinds, on the map, with players, used, or gone unseen."""
        state = self.state
        unseen = 0
        for k, (kind, printed) in enumerate(TOKENS.items()):
            left = int(state.pooled(city.UNSEEN + k))
            held = sum(own["tokens"].get(kind, 0) for own in self.position["secrets"])
            assert held + self.position["tokens_used"][kind] + left == printed
            unseen += left
        laid = 1 if self.counts["tokens_laid"] else 0
        assert laid * unseen == len(self.position["tokens"]) + self.counts["token_removed"]
        assert set(self.position["tokens"]) <= set(self.first["tokens"])
        assert self.position["tokens_used"] == {
            "charge": self.counts["district_demolished"], "double": self.counts["double_played"], "point": 0
        }  # fmt: skip
        assert len(self.position["demolished"]) == self.counts["district_demolished"]

    def bands(self) -> None:
        """B7: six bands once they are placed, never in Pudding Lane."""
        placed = self.counts["band_placed"] + self.counts["band_set_up"]
        assert sum(self.position["bands"].values()) == placed <= BANDS
        if self.position["phase"] in TURNS:
            assert placed == BANDS
        assert self.map.lane not in self.position["bands"]
        squads = [self.box.pack_names.spaces[int(squad)] for squad in self.state.squads]
        assert Counter(squads) == self.position["bands"]

    # -- what follows from the pieces
    def sets(self) -> None:
        state, pieces = self.state, Pieces.of(self.map, self.position)
        burnable = [*self.map.districts, self.map.lane]

        def named(found: tuple[int, int]) -> list[str]:
            return [self.box.pack_names.spaces[index] for index in members(found)]

        assert named(state.wild) == [space for space in burnable if pieces.uncontained(space)]
        assert named(state.origins) == [space for space in burnable if pieces.movable(space)]
        assert named(state.burning) == [space for space in burnable if pieces.fires_in(space)]
        assert named(state.guarded) == [space for space in burnable if pieces.bands_in(space)]
        assert named(state.housed) == [space for space in burnable if space in pieces.houses]
        assert named(state.tokened) == [space for space in burnable if space in pieces.tokens]
        assert named(state.demolished) == [space for space in burnable if space in pieces.demolished]
        assert not pieces.houses.keys() & {space for space in burnable if pieces.uncontained(space)}  # F7

    def points(self) -> None:
        for seat in range(self.box.players):
            assert int(self.state.score(seat)) == sum(points(self.map, self.position, seat).values())

    def legal(self) -> None:
        """Ascending, complete, never empty: the slow reading finds the same."""
        if self.match.over:
            assert self.match.legal() == []
            return
        legal = self.match.legal()
        assert legal
        assert all(one.code < other.code for one, other in pairwise(legal))
        assert {str(action) for action in legal} == reading(self.map, self.position)

    def closing(self, outcome: Outcome) -> None:
        """E1–E5: the end as it follows from the pieces."""
        seats = range(self.box.players)
        sources = [points(self.map, self.position, seat) for seat in seats]
        assert outcome.breakdown == sources
        assert outcome.scores == [sum(source.values()) for source in sources]
        order = [
            (sum(source.values()), source["extinguished"], source["houses"], source["objectives"]) for source in sources
        ]
        assert outcome.ranks == [1 + sum(other > mine for other in order) for mine in order]


def points(map: SlowMap, position: Data, seat: int) -> dict[str, int]:
    """E1–E4, P10: the points of a seat by source, were the game to end now."""
    own: dict[str, Any] = position["secrets"][seat]
    standing = "".join(position["houses"].values())
    pieces = Pieces.of(map, position)
    saved = [name for name in own["objectives"] if name in pieces.houses and not pieces.uncontained(name)]
    return {
        "houses": 2 * sum(standing.count(colour) for colour in own["colours"]),
        "extinguished": position["seats"][seat]["extinguished"],
        "objectives": sum(map.value[name] for name in saved),
        "tokens": own["tokens"].get("point", 0),
        "hero": 2 if position["hero"] == seat else 0,
    }


def reading(map: SlowMap, position: Data) -> set[str]:
    """The slow reading's legal actions, those of the city's turn included."""
    phase, card = position["phase"], position["card"]
    if not phase.startswith("city"):
        return slow_rules.legal(map, position)
    pieces, turned = Pieces.of(map, position), position["city"]
    if phase == "city-destination":
        return {f"to {end}" for end in slow_city.destinations(pieces, card, turned["ranking"])}
    if phase == "city-origin":
        return {f"from {origin}" for origin in slow_city.origins(pieces, card, turned["target"])}
    return {f"band {space}>{near}" for space in turned["movers"] for near in slow_city.best_steps(pieces, card, space)}
