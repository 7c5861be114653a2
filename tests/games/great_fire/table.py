"""A table laid in a few words: a position of The Great Fire, played on in the language of records.

    table = Table(fires="S-Bennet 2, Guild-Hall", bands="Guild-Hall", hand="NS")
    table.play("card N, from S-Bennet, to Coleman-Street, end, (draw W)")

Whatever is not said is as after a plain set-up: Pudding Lane has 25 fires, every district its houses and token, every
seat five cards. Districts with uncontained fire have lost theirs, those in the east the tokens that somebody holds.
Pieces that are not mentioned stand far away, at PARK. A hand is given by its directions: the last one fills it up.

A table is a sketch of one moment. Turn, stack, played cards and hands fit together, and everything that this moment
shows can arise in play; how it came about is not checked (`UNCHECKED`): where the fire went, who extinguished it, whose
moves took the tokens. `unchecked` names what else a table leaves open.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from tests.games.kit.table import BaseTable, counted, listed
from tinderbox import game
from tinderbox.core.events import Data
from tinderbox.core.match import Match
from tinderbox.games.great_fire.box import GreatFire
from tinderbox.games.great_fire.pack.tables import HOUSE_ORDER
from tinderbox.games.great_fire.position.invariants import faults
from tinderbox.games.great_fire.position.parse import parse_position
from tinderbox.games.great_fire.position.plain_state import PlainState
from tinderbox.games.great_fire.position.view import stack
from tinderbox.games.great_fire.rules.phases import PHASES
from tinderbox.games.great_fire.rules.state import GreatFireState

# Invariants about the past of a position, which a sketch does not have.
UNCHECKED: Final = {
    "beside-fire", "box", "brought", "burnt", "burnt-out", "charges", "extinguished", "placed", "pudding-lane",
    "spread", "tokens-held", "tokens-missing", "tokens-taken",
}  # fmt: skip
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


def names(words: str) -> set[str]:
    return set(listed(words))


def filled(directions: str, cards: int) -> str:
    """A hand of so many cards of these directions."""
    return directions.ljust(cards, directions[-1])[:cards]


class Moment:
    """Where in the game a table is: everything that turn and phase alone decide."""

    def __init__(self, box: GreatFire, phase: str, drawn: int | None, last_turns: int | None, seat: int) -> None:
        self.box: Final = box
        ground = box.plain_board
        turn = (drawn or 0) + 1
        if phase == "over":
            turn = ground.final_turn
        elif last_turns is not None:
            turn = ground.final_turn + 1 - last_turns
        if ground.two and (turn % 2 == 0) != phase.startswith("city"):
            turn += 1
        state = box.start()
        state.phase, state.turn, state.seat = PHASES.index(phase), turn, seat
        state.start = (seat - ground.owner(0, turn)) % box.players
        self.turn: Final = turn
        self.start: Final = int(state.start)
        scene = PlainState(ground, state)
        state.drawn = scene.drawn
        state.uncovered = sum(count <= scene.drawn for count in ground.uncovers)
        self.scene: Final = scene
        self.stack: Final = stack(state)
        left = 0 if phase == "over" else ground.final_turn + 1 - turn
        self.last_turns: Final = left if turn > ground.draws else None

    def hand(self, seat: int) -> int:
        return self.scene.cards_held(seat)

    @property
    def city(self) -> Data:
        """Both piles after so many non-player turns, the first cards of them turned over."""
        turned, words = self.scene.city_turns, self.box.pack_names
        piles = {"ranking": words.rankings, "muster": words.objectives}
        past = {pile: names[turned % 12 - 1] if turned else None for pile, names in piles.items()}
        first = turned % 12 or min(turned, 12)
        unturned = {f"{pile}s_left": names[first:] for pile, names in piles.items()}
        return {**BLANK_CITY, **past, **unturned}

    def played(self, held: str, card: str) -> dict[str, int]:
        """This turn's card, then always one of those of which most are left."""
        printed = self.box.pack.fire_cards
        left: dict[str, int] = {letter: count - held.count(letter) for letter, count in printed.items()}
        played = dict.fromkeys(left, 0)
        for _ in range(self.scene.played):
            letter = card or max(left, key=left.__getitem__)
            left[letter] -= 1
            played[letter] += 1
            card = ""
        return played


class Table(BaseTable[GreatFire]):
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
        drawn: int | None = None,
        last_turns: int | None = None,
        turn_of: int = 0,
        phase: str = "card",
        points: int = 0,
        card: str | None = None,
        city: Data | None = None,
        unchecked: str = "",
        **options: str | bool,
    ) -> None:
        if supply is not None:
            options["supply"] = "box"
        self.box = opened(players, frozenset(options.items()))
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
        moment = Moment(self.box, phase, drawn, last_turns, turn_of)
        cards = {**dict.fromkeys(seats, CARDS), **(hands or {}), **({} if hand is None else {turn_of: hand})}
        cards = {seat: filled(directions, moment.hand(seat)) for seat, directions in cards.items()}
        if phase == "actions" and card is None:
            card = "W"
        tokens = {seat: (holds or {}).get(seat, "").split() for seat in seats}
        each = 2 if players == 2 else 1
        colours = [LETTERS[seat * each : (seat + 1) * each] for seat in seats]
        where = {seat: (landowners or {}).get(seat, " ".join([PARK] * each)).split() for seat in seats}
        position: Data = {
            "phase": phase,
            "turn": moment.turn,
            "turn_seat": turn_of,
            "start": moment.start,
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
            "stack": moment.stack,
            "last_turns": moment.last_turns,
            "houses": standing,
            "fires": burning,
            "contained": [name for name in burning if name not in wild],
            "bands": posted,
            "tokens": [name for name in yellow if name in standing][: TOKENS - sum(map(len, tokens.values()))],
            "demolished": sorted(broken),
            "standing": {letter: "".join(standing.values()).count(letter) for letter in LETTERS},
            "played": moment.played("".join(cards.values()), card or ""),
            "tokens_used": {},
            "seats": [
                {
                    "hand": len(cards[seat]),
                    "shown": {},
                    "tokens": len(tokens[seat]),
                    "extinguished": (extinguished or {}).get(seat, 0),
                    "colours": None if options.get("hidden_colours") and phase != "over" else list(colours[seat]),
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
            "city": None if players > 2 else {**moment.city, **(city or {})},
        }
        self.match = Match(self.box, None, None, self.sketched(position, UNCHECKED | names(unchecked)))

    def sketched(self, position: Data, untold: set[str]) -> GreatFireState:
        """The state of a sketch: everything but what it leaves open can arise in play."""
        state = parse_position(self.box.plain_board, position)
        found_faults = [fault for fault in faults(self.box.plain_board, state) if fault.message.id[9:] not in untold]
        assert not found_faults, [fault.text() for fault in found_faults]
        return state

    def dealt_houses(self, wanted: Mapping[str, str]) -> dict[str, str]:
        """Five houses of each colour in each region, the colours in turn; wanted ones by exchange with others."""
        standing: dict[str, str] = {}
        for region in HOUSE_ORDER:
            slots = [s.token for s in self.box.pack.districts if s.region == region for _ in range(self.sizes[s.index])]
            letters = list(LETTERS * 5)
            free = [place for place, name in enumerate(slots) if name not in wanted]
            open_places = {name: [place for place, other in enumerate(slots) if other == name] for name in wanted}
            requested = [(name, letter) for name, owners in wanted.items() if name in slots for letter in owners]
            for name, letter in requested:
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
        return " ".join(self.box.pack_names.objectives[4 * deck + card] for deck in range(3))

    # -- playing on
    def whole_turn(self) -> None:
        """A turn without anything remarkable: the first card, fire, destination and draw there are."""
        for verb in ("card", "from", "to"):
            self.play(f"{verb} {min(self.legal(verb))}")
        self.draw_first()
        self.play("end")
        self.draw_first()
        while self.now["phase"] == "intensify":
            self.play(f"add {min(self.legal('add'))}")

    # -- what is to be seen
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
