"""A table laid in a few words: a position of The Great Fire, played on in the language of records.

    table = Table(fires="S-Bennet 2, Guild-Hall", bands="Guild-Hall", hand="NS")
    table.play("card N, from S-Bennet, to Coleman-Street, end, (draw W)")

Whatever is not said is as after a plain set-up: Pudding Lane has 25 fires, every district its houses and token, every
seat five cards. Districts with uncontained fire have lost theirs, those in the east the tokens that somebody holds.
Pieces that are not mentioned stand far away, at PARK.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

import pytest

from tinderbox import IllegalAction, game
from tinderbox.core.box import Outcome
from tinderbox.core.events import Data, Event
from tinderbox.core.match import Match
from tinderbox.great_fire.box import GreatFire
from tinderbox.great_fire.tables import HOUSE_ORDER

PARK: Final = "Spa-Fields"
LETTERS: Final = "RBGYPW"
CARDS: Final = "NESWW"
BANDS: Final = 6
TOKENS: Final = 20


@cache
def opened(players: int, options: frozenset[tuple[str, Any]]) -> GreatFire:
    box = game("great-fire").open(players, dict(options))
    assert isinstance(box, GreatFire)
    return box


def counted(words: str) -> dict[str, int]:
    """`S-Bennet 2, Guild-Hall` as numbers; one where no number stands."""
    found: dict[str, int] = {}
    for part in filter(None, (part.strip() for part in words.split(","))):
        name, _, number = part.partition(" ")
        found[name] = int(number or 1)
    return found


def names(words: str) -> set[str]:
    return set(words.replace(",", " ").split())


class Table:
    def __init__(
        self,
        players: int = 4,
        *,
        fires: str = "",
        bands: str = "",
        burnt: str = "",
        demolished: str = "",
        houses: Mapping[str, str] | None = None,
        hand: str | None = None,
        hands: Mapping[int, str] | None = None,
        holds: Mapping[int, str] | None = None,
        landowners: Mapping[int, str] | None = None,
        extinguished: Mapping[int, int] | None = None,
        objectives: Mapping[int, str] | None = None,
        hero: int | None = None,
        supply: int | None = None,
        drawn: int = 0,
        last_turns: int | None = None,
        turn_of: int = 0,
        phase: str = "card",
        points: int = 0,
        card: str | None = None,
        city: Data | None = None,
        **options: str | bool,
    ) -> None:
        if supply is not None:
            options["supply"] = "box"
        self.box: Final = opened(players, frozenset(options.items()))
        self.sizes: Final = self.box.pack.sizes(self.box.edition)
        burning = {"Pudding-Lane": 25, **counted(fires)}
        posted = with_reserve(counted(bands))
        broken = names(demolished)
        wild = {name for name, count in burning.items() if count > posted.get(name, 0)}
        standing = self.dealt_houses(houses or {})
        for name in names(burnt) | broken | (wild - {"Pudding-Lane"}):
            del standing[name]
        yellow = [space.token for space in self.box.pack.districts if space.banner == "yellow"]
        seats = range(players)
        cards = {**dict.fromkeys(seats, CARDS), **(hands or {}), **({} if hand is None else {turn_of: hand})}
        tokens = {seat: (holds or {}).get(seat, "").split() for seat in seats}
        uncovers = [int(count) for count in self.box.board.uncovers]
        uncovered = sum(count <= drawn for count in uncovers) if last_turns is None else len(uncovers)
        each = 2 if players == 2 else 1
        colours = [LETTERS[seat * each : (seat + 1) * each] for seat in seats]
        where = {seat: (landowners or {}).get(seat, " ".join([PARK] * each)).split() for seat in seats}
        position: Data = {
            "phase": phase,
            "turn": 1,
            "turn_seat": turn_of,
            "start": 0,
            "dealt": 0,
            "card": card,
            "origin": None,
            "points": points,
            "moves": 0,
            "just_taken": False,
            "doubled": False,
            "pending": 0,
            "then": "actions",
            "hero": hero,
            "supply": supply,
            "stack": {"drawn": drawn, "left": 0, "until": None, "uncovered": uncovered, "stack_cards": 0},
            "last_turns": last_turns,
            "houses": standing,
            "fires": burning,
            "contained": [name for name in burning if name not in wild],
            "bands": posted,
            "tokens": [name for name in yellow if name in standing][: TOKENS - sum(map(len, tokens.values()))],
            "demolished": sorted(broken),
            "standing": {letter: "".join(standing.values()).count(letter) for letter in LETTERS},
            "played": {},
            "tokens_used": {},
            "seats": [
                {
                    "hand": len(cards[seat]),
                    "shown": {},
                    "tokens": len(tokens[seat]),
                    "extinguished": (extinguished or {}).get(seat, 0),
                    "colours": None if options.get("hidden_colours") else list(colours[seat]),
                    "landowners": [
                        {"colour": colour, "at": at} for colour, at in zip(colours[seat], where[seat], strict=True)
                    ],
                }
                for seat in seats
            ],
            "secrets": [
                {
                    "hand": {letter: cards[seat].count(letter) for letter in set(cards[seat])},
                    "tokens": {kind: tokens[seat].count(kind) for kind in set(tokens[seat])},
                    "just_taken": None,
                    "objectives": (objectives or {}).get(seat, self.objectives_of(seat)).split(),
                    "colours": list(colours[seat]),
                }
                for seat in seats
            ],
            "city": None if players > 2 else {**BLANK_CITY, **(city or {})},
        }
        self.match: Final = Match(self.box, None, None, self.box.place(position))

    def dealt_houses(self, wanted: Mapping[str, str]) -> dict[str, str]:
        """Five houses of each colour in each region, the colours in turn; wanted ones by exchange with others."""
        standing: dict[str, str] = {}
        for region in HOUSE_ORDER:
            slots = [s.token for s in self.box.pack.districts if s.region == region for _ in range(self.sizes[s.index])]
            letters = list(LETTERS * 5)
            free = [place for place, name in enumerate(slots) if name not in wanted]
            open_places = {name: [place for place, other in enumerate(slots) if other == name] for name in wanted}
            asked = [(name, letter) for name, owners in wanted.items() if name in slots for letter in owners]
            for name, letter in asked:
                place = open_places[name].pop()
                places = (place, *free, *(other for others in open_places.values() for other in others))
                other = next(each for each in places if letters[each] == letter)
                letters[place], letters[other] = letters[other], letters[place]
            for name, letter in zip(slots, letters, strict=True):
                standing[name] = standing.get(name, "") + letter
        return standing

    def objectives_of(self, seat: int) -> str:
        """Two seats share each objective of a deck; two players cannot (P3)."""
        card = seat if self.box.players == 2 else seat // 2
        return " ".join(self.box.words.objectives[4 * deck + card] for deck in range(3))

    # -- playing on
    def play(self, line: str) -> list[Event]:
        """The steps of a record's line, results of draws in brackets; everything that happened."""
        before = len(self.match.happened)
        for step in (step.strip() for step in line.split(",")):
            if step.startswith("("):
                self.match.settle(step.strip("()"))
            else:
                self.match.play(step)
        return [event for _, event in self.match.happened[before:]]

    def whole_turn(self) -> None:
        """A turn without anything remarkable: the first card, fire, destination and draw there are."""
        for verb in ("card", "from", "to"):
            self.play(f"{verb} {min(self.legal(verb))}")
        self.settle()
        self.play("end")
        self.settle()
        while self.now["phase"] == "intensify":
            self.play(f"add {min(self.legal('add'))}")

    def settle(self) -> None:
        """The first result of each draw at hand."""
        while draws := self.draws():
            self.play(f"({min(draws)})")

    def legal(self, verb: str) -> set[str]:
        """What may follow the verb here; the list names each action once, by ascending codes."""
        codes = [action.code for action in self.match.legal()]
        assert codes == sorted(set(codes))
        return {" ".join(action.args) for action in self.match.legal() if action.verb == verb}

    def verbs(self) -> set[str]:
        return {action.verb for action in self.match.legal()}

    def may(self, text: str) -> bool:
        return text in map(str, self.match.legal())

    def refused(self, text: str) -> tuple[str, ...]:
        """The clauses that forbid an action; asking and trying give the same."""
        asked = tuple(reason.clause for reason in self.match.why_not(text))
        with pytest.raises(IllegalAction) as caught:
            self.match.play(text)
        assert caught.value.clauses == asked
        return asked

    def draws(self) -> dict[str, int]:
        """The possible results of the draw at hand, with their weights."""
        return {str(action): weight for action, weight in self.match.draws()}

    # -- what is to be seen
    @property
    def now(self) -> Data:
        return self.box.position(self.match.state)

    @property
    def actor(self) -> int | None:
        return self.match.actor

    @property
    def outcome(self) -> Outcome:
        outcome = self.match.outcome
        assert outcome is not None
        return outcome

    def fires(self, name: str) -> int:
        return int(self.now["fires"].get(name, 0))

    def bands(self, name: str) -> int:
        return int(self.now["bands"].get(name, 0))

    def houses(self, name: str) -> str:
        return str(self.now["houses"].get(name, ""))

    def has_token(self, name: str) -> bool:
        return name in self.now["tokens"]

    def hand(self, seat: int) -> str:
        return "".join(letter * count for letter, count in self.now["secrets"][seat]["hand"].items())

    def held(self, seat: int) -> dict[str, int]:
        return {kind: count for kind, count in self.now["secrets"][seat]["tokens"].items() if count}

    def extinguished(self, seat: int) -> int:
        return int(self.now["seats"][seat]["extinguished"])

    def landowner(self, seat: int) -> str:
        return str(self.now["seats"][seat]["landowners"][0]["at"])

    def lost(self) -> dict[str, int]:
        """Houses on the tracks, by colour."""
        return {letter: 20 - count for letter, count in self.now["standing"].items() if count < 20}

    def score(self, seat: int) -> int:
        return int(self.match.state.score(seat))


BLANK_CITY: Final[Data] = {
    "ranking": None,
    "muster": None,
    "rankings_left": [],
    "musters_left": [],
    "target": None,
    "movers": [],
    "moved": None,
    "alone": False,
}


def with_reserve(posted: dict[str, int]) -> dict[str, int]:
    """All bands: those not mentioned are in the park."""
    rest = BANDS - sum(posted.values())
    return {**posted, PARK: posted.get(PARK, 0) + rest} if rest else posted


def types(events: Iterable[Event]) -> list[str]:
    return [event.type for event in events]
