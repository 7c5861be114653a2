"""From JSON back to a state. A position that no game can lead to is rejected, with the entry and the reason.

This file checks names, lengths and the ranges of single numbers; `invariants.py` checks what fits together.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import u8
from pydantic import TypeAdapter, with_config

from tinderbox.core.documents.json_documents import STRICT, check
from tinderbox.core.documents.positions import PositionReader, raise_faults
from tinderbox.core.errors import DocumentError, PositionError
from tinderbox.core.events import Data
from tinderbox.core.state import NATURE, NOBODY
from tinderbox.games.bretagne.pack.names import PackNames, space_token
from tinderbox.games.bretagne.pack.pack import AREAS, EQUIPMENT, MATERIALS, PACKAGE, WEATHERS
from tinderbox.games.bretagne.position.invariants import impossible
from tinderbox.games.bretagne.position.view import CITY_IDS, DEAL_IDS, SOURCES, STATUSES, THEN, read_event
from tinderbox.games.bretagne.position.view_types import Own, SiteView, Table, TileInHand
from tinderbox.games.bretagne.rules import board as b, coast as c, phases
from tinderbox.games.bretagne.rules.board import Board
from tinderbox.games.bretagne.rules.cards import DRAWN, PARTED, SHUFFLED
from tinderbox.games.bretagne.rules.state import BretagneState


class Position(Table):
    """A complete position: the table and what each seat alone knows."""

    turn: int
    secrets: list[Own]


POSITION: Final = TypeAdapter(with_config(STRICT)(Position))
MOST_TURNS: Final = 9999
MOST_COINS: Final = 9999
MOST_MATERIALS: Final = 1000
MOST_POINTS: Final = 9999
MOST_PIECES: Final = 255
MOST_EVENTS: Final = 9999


def load_position(pack_names: PackNames, board: Board, data: Data) -> BretagneState:
    """The state of a complete position; raises PositionError if no game can lead to it."""
    state = parse_position(pack_names, board, data)
    raise_faults(impossible(pack_names, state), PositionError, "position")
    return state


def parse_position(pack_names: PackNames, board: Board, data: Data) -> BretagneState:
    """The state that a position describes, whether or not a game can lead to it."""
    found = check(POSITION, data, "position", PositionError)
    return StateReader(pack_names, board, found, found["secrets"], found["turn"], PositionError, "position").state


class StateReader(PositionReader):
    """Builds the state that a document describes, one kind of piece after another."""

    package = PACKAGE

    def __init__(
        self,
        pack_names: PackNames,
        board: Board,
        table: Table,
        secrets: Sequence[Own],
        turn: int,
        error: type[DocumentError],
        source: str,
    ) -> None:
        super().__init__(error, source)
        self.pack_names: PackNames = pack_names
        self.board: Board = board
        self.table: Table = table
        self.secrets: Sequence[Own] = secrets
        self.players: int = int(board.players)
        self.state: BretagneState = BretagneState(board)
        self.phase(turn)
        self.raise_faults()
        self.markets()
        self.tiles()
        self.sites()
        self.harbours()
        self.pontivy()
        self.seats()
        self.raise_faults()
        self.cards()
        self.progress()
        self.raise_faults()

    def complete(self, entry: str, given: int, wanted: int) -> bool:
        if given != wanted:
            self.wrong(entry, "position-length", given=given, wanted=wanted)
        return given == wanted

    def amounts(self, entry: str, given: Mapping[str, int], names: Sequence[str], most: int) -> list[int]:
        """Numbers by name, every name once."""
        if sorted(given) != sorted(names):
            self.wrong(entry, "position-names", names=", ".join(names))
            return [0] * len(names)
        return [self.within(f"{entry}.{name}", given[name], 0, most) for name in names]

    def fill(self, start: int, values: Sequence[int]) -> None:
        for place, value in enumerate(values):
            self.state.pool[start + place] = value

    def is_seat(self, entry: str, seat: int) -> bool:
        return self.within(entry, seat, 0, self.players - 1) == seat

    # -- the table
    def phase(self, turn: int) -> None:
        table, state = self.table, self.state
        state.phase = self.index("phase", table["phase"], phases.PHASES)
        state.turn = self.within("turn", turn, 0, MOST_TURNS)
        state.round = self.within("round", table["round"], 0, b.ROUNDS)
        state.seat = self.within("turn_seat", table["turn_seat"], 0, self.players - 1)
        state.actor = NATURE if state.phase < phases.BARGE else NOBODY if state.phase == phases.OVER else state.seat
        self.complete("seats", len(table["seats"]), self.players)
        self.complete("secrets", len(self.secrets), self.players)

    def markets(self) -> None:
        table, state = self.table, self.state
        state.weather = self.index_or("weather", table["weather"], WEATHERS, c.NONE)
        state.forecast = self.index_or("forecast", table["forecast"], WEATHERS, c.NONE)
        self.fill(c.UNSEEN, self.amounts("weather_unseen", table["weather_unseen"], WEATHERS, MOST_PIECES))
        self.fill(c.PRODUCTION, [0] * b.PRODUCTIONS)
        left = set(table["production_left"])
        if len(left) != len(table["production_left"]):
            self.wrong("production_left", "position-twice")
        elif self.within("production_left", len(left), 0, b.PRODUCTIONS) == len(left):
            for card in left:
                self.fill(c.PRODUCTION + self.within("production_left", card, 1, b.PRODUCTIONS) - 1, [1])
        shown = table["production"]
        state.production = c.NONE if shown is None else self.within("production", shown, 1, b.PRODUCTIONS) - 1
        self.fill(c.QUIMPER, self.amounts("quimper", table["quimper"], MATERIALS, MOST_PIECES))
        self.fill(c.BREST, self.amounts("brest.materials", table["brest"]["materials"], MATERIALS, MOST_PIECES))
        self.fill(c.SINGLES, [self.within("brest.singles", table["brest"]["singles"], 0, MOST_PIECES)])
        self.fill(c.PAIRS, [self.within("brest.pairs", table["brest"]["pairs"], 0, MOST_PIECES)])
        for area in table["improved"]:
            self.fill(c.IMPROVED + self.index("improved", area, AREAS), [1])
        self.unique("improved", table["improved"])

    def tile(self, entry: str, name: str) -> int:
        return self.index(entry, name, self.pack_names.tiles)

    def tiles(self) -> None:
        """The display and the stacks; a stack's groups are put in the engine's order."""
        table, state = self.table, self.state
        state.stacks = vec[u8]([0] * (b.ROWS * b.TILES_A_ROW))
        if not self.complete("display", len(table["display"]), b.ROWS):
            return
        if not self.complete("stacks", len(table["stacks"]), b.ROWS):
            return
        for row, spaces in enumerate(table["display"]):
            if self.complete(f"display[{row}]", len(spaces), b.SLOTS):
                for slot, name in enumerate(spaces):
                    kind = c.NONE if name is None else self.tile(f"display[{row}][{slot}]", name)
                    self.fill(c.DISPLAY + row * b.SLOTS + slot, [kind + 1])
        if table["tile"] is not None:
            self.tile_in_hand(table["tile"])
        for row, groups in enumerate(table["stacks"]):
            entry = f"stacks[{row}]"
            size = max(len(groups), sum(map(len, groups)))
            if self.within(entry, size, 0, b.TILES_A_ROW) != size:
                continue
            lying: list[int] = []
            for group in groups:
                kinds = sorted(self.tile(entry, name) for name in group)
                if not kinds:
                    self.wrong(entry, "position-group")
                    continue
                lying += [*kinds[:-1], kinds[-1] | c.LAST]
            self.fill(c.STACKED + row, [len(lying)])
            for place, tile in enumerate(lying):
                state.stacks[row * b.TILES_A_ROW + place] = tile

    def tile_in_hand(self, found: TileInHand) -> None:
        """A5: the tile bought and not placed yet."""
        space = self.index("tile.space", found["space"], [space_token(place) for place in range(b.SPACES)])
        self.fill(c.IN_HAND, [self.tile("tile.tile", found["tile"]) + 1, space])

    def sites(self) -> None:
        table, state = self.table, self.state
        if not self.complete("sites", len(table["sites"]), b.SITES):
            return
        state.laid = vec[u8]([c.NOWHERE] * c.LAID)
        for site, found in enumerate(table["sites"]):
            entry = f"sites[{site + 1}]"
            lighthouse = self.index_or(
                f"{entry}.lighthouse", found["lighthouse"], self.pack_names.lighthouses, c.NOWHERE
            )
            if lighthouse != c.NOWHERE:
                self.board_at(entry, site, lighthouse)
            state.put_tower(site, c.STATUS, self.index(f"{entry}.status", found["status"], STATUSES))
            engineers = self.within(f"{entry}.engineers", found["engineers"], 0, MOST_PIECES)
            state.put_tower(site, c.SITE_ENGINEERS, engineers)
            state.put_tower(site, c.SITE_COINS, self.within(f"{entry}.coins", found["coins"], 0, MOST_PIECES))
            self.floors(entry, site, found)

    def board_at(self, entry: str, site: int, lighthouse: int) -> None:
        """Each board once."""
        state = self.state
        if state.site_of(lighthouse) != c.NOWHERE:
            self.wrong(f"{entry}.lighthouse", "position-twice")
        state.laid[c.LIGHTHOUSE_AT + site] = lighthouse
        state.laid[c.SITE_OF + lighthouse] = site

    def floors(self, entry: str, site: int, found: SiteView) -> None:
        state = self.state
        if len(found["floors"]) > b.FLOORS:
            self.wrong(f"{entry}.floors", "position-range", given=str(len(found["floors"])), least=0, most=b.FLOORS)
            return
        state.put_tower(site, c.HEIGHT, len(found["floors"]))
        for floor, laid in enumerate(found["floors"]):
            where = f"{entry}.floors[{floor}]"
            state.put_floor(site, floor, c.FLOOR_KIND, self.tile(f"{where}.tile", laid["tile"]))
            workers = self.within(f"{where}.workers", laid["workers"], 0, 14)
            owner = laid["owner"]
            if (owner is None) != (workers == 0):
                self.wrong(f"{where}.owner", "position-owner")
            elif owner is not None and self.is_seat(f"{where}.owner", owner):
                state.set_workers(site, floor, owner, workers)

    def harbours(self) -> None:
        table, state = self.table, self.state
        if sorted(table["harbours"]) != sorted(self.pack_names.harbours):
            self.wrong("harbours", "position-names", names=", ".join(self.pack_names.harbours))
            return
        for harbour in range(b.HARBOURS):
            name = self.pack_names.harbours[harbour]
            found = table["harbours"][name]
            state.laid[c.TILE_AT + harbour] = self.index_or(
                f"harbours.{name}.tile", found["tile"], self.pack_names.harbour_tiles, c.NOWHERE
            )
            self.unique(f"harbours.{name}.seats", found["seats"])
            present = [seat for seat in found["seats"] if self.is_seat(f"harbours.{name}.seats", seat)]
            self.fill(c.HARBOUR + harbour, [sum(int(c.SEAT_BIT[seat]) for seat in set(present))])

    def pontivy(self) -> None:
        """The markers on this round's row, each by its barge card, and on the next round's."""
        rows = self.table["pontivy"]
        for name, row, start in (
            ("this_round", rows["this_round"], c.THIS_ROW),
            ("next_round", rows["next_round"], c.NEXT_ROW),
        ):
            if not self.complete(f"pontivy.{name}", len(row), b.SEATS):
                continue
            for place, seat in enumerate(row):
                if seat is not None and self.is_seat(f"pontivy.{name}[{place}]", seat):
                    self.fill(start + place, [seat])
                    if start == c.THIS_ROW:
                        self.state.put(seat, c.BARGE, place + 1)

    def seats(self) -> None:
        state = self.state
        for seat, found in enumerate(self.table["seats"]):
            entry = f"seats[{seat}]"
            numbers = (
                (c.AT_HAND, "at_hand", found["at_hand"], 14),
                (c.RESERVE, "reserve", found["reserve"], 14),
                (c.IN_CITY, "in_brest", found["in_brest"], 14),
                (c.IN_CITY + 1, "in_lorient", found["in_lorient"], 14),
                (c.ENGINEERS, "engineers", found["engineers"], MOST_COINS),
                (c.COINS, "coins", found["coins"], MOST_COINS),
            )
            for what, name, value, most in numbers:
                state.put(seat, what, self.within(f"{entry}.{name}", value, 0, most))
            materials = self.amounts(f"{entry}.materials", found["materials"], MATERIALS, MOST_MATERIALS)
            points = self.amounts(f"{entry}.points", found["points"], SOURCES, MOST_POINTS)
            hand = self.amounts(f"secrets[{seat}].hand", self.secrets[seat]["hand"], EQUIPMENT, 99)
            for start, values in ((c.MATERIAL, materials), (c.TAKEN_BACK, points), (c.HAND, hand)):
                for place, value in enumerate(values):
                    state.put(seat, start + place, value)
            if sum(hand) != found["cards"]:
                self.wrong(f"{entry}.cards", "position-hand", given=found["cards"], wanted=sum(hand))

    # -- equipment cards
    def cards(self) -> None:
        """The deck is what is left of all cards. Its size is given and must agree."""
        table, state = self.table["cards"], self.state
        self.fill(c.DISCARD, self.amounts("cards.discarded", table["discarded"], EQUIPMENT, 99))
        self.fill(c.PLAYED, self.amounts("cards.played", table["played"], EQUIPMENT, 99))
        left = []
        for kind in range(len(EQUIPMENT)):
            seen = int(state.pooled(c.DISCARD + kind) + state.pooled(c.PLAYED + kind))
            seen += sum(int(state.own(seat, c.HAND + kind)) for seat in range(self.players))
            left.append(int(self.board.equipment[kind]) - seen)
        self.fill(c.DECK, [max(0, cards) for cards in left])
        if min(left) >= 0 and sum(left) != table["deck"]:  # else more cards are there than the box holds (B6)
            self.wrong("cards.deck", "position-deck", given=table["deck"], wanted=sum(left))
        if table["recalled"] is not None:
            self.recall()
        elif any(sum(own["held"].values()) or own["drawn"] for own in self.secrets):
            self.wrong("cards.recalled", "position-recalled")

    def recall(self) -> None:
        """What happened to cards since the first shuffle, with the kinds that each seat drew."""
        recalled = self.table["cards"]["recalled"]
        assert recalled is not None
        state = self.state
        drawn = [list(own["drawn"]) for own in self.secrets]
        held: list[int] = []
        for seat, own in enumerate(self.secrets):
            held += self.amounts(f"secrets[{seat}].held", own["held"], EQUIPMENT, 99)
        state.held = vec[u8](held)
        state.history = vec[u8]([])
        if len(recalled["events"]) > MOST_EVENTS:
            self.within("cards.recalled.events", len(recalled["events"]), 0, MOST_EVENTS)
            return
        for place, event in enumerate(recalled["events"]):
            state.history = append(state.history, u8(self.recalled(f"cards.recalled.events[{place}]", event, drawn)))
        if any(drawn):
            self.wrong("secrets", "position-recalled")
        sizes = [sum(own["held"].values()) for own in self.secrets]
        if not self.faults and (recalled["held"] != sizes or recalled["deck"] != self.first_deck()):
            self.wrong("cards.recalled", "position-recalled")

    def recalled(self, entry: str, event: str, drawn: list[list[str]]) -> int:
        """An event as the engine's number; the kind of a drawn card comes from the seat's own knowledge."""
        read = read_event(event, self.players)
        if read is None or (read[0] == "draw" and not drawn[read[1]]):
            self.wrong(entry, "position-name", name=event[:40])
            return SHUFFLED
        what, seat, kind = read
        if what == "shuffle":
            return SHUFFLED
        name = drawn[seat].pop(0) if what == "draw" else kind
        return (DRAWN if what == "draw" else PARTED) + seat * len(EQUIPMENT) + self.index(entry, name, EQUIPMENT)

    def first_deck(self) -> dict[str, int]:
        return {
            kind: int(self.board.equipment[place]) - sum(own["held"][kind] for own in self.secrets)
            for place, kind in enumerate(EQUIPMENT)
        }

    # -- how far the phase has come
    def progress(self) -> None:
        found, state = self.table["progress"], self.state
        state.rank = self.within("progress.rank", found["rank"], 0, b.SEATS)
        state.step = self.within("progress.step", found["step"], 0, 2)
        state.site = c.NONE if found["site"] is None else self.within("progress.site", found["site"], 1, b.SITES) - 1
        state.spot = self.within("progress.spot", found["spot"], 0, b.SITES)
        state.pending = self.within("progress.pending", found["pending"], 0, 99)
        state.then = self.index("progress.then", found["then"], THEN)
        state.city = self.index_or("progress.city", found["city"], CITY_IDS, c.NONE)
        state.visited = self.bits("progress.visited", found["visited"], CITY_IDS)
        state.deals = self.bits("progress.deals", found["deals"], DEAL_IDS)
        if len(found["order"]) > self.players or len(set(found["order"])) != len(found["order"]):
            self.wrong("progress.order", "position-twice")
            return
        self.fill(c.STEP_ORDER, [seat for seat in found["order"] if self.is_seat("progress.order", seat)])
