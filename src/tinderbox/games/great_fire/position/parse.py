"""From JSON back to a state. A position that no game can lead to is rejected, with the entry and the reason."""

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8
from pydantic import TypeAdapter, with_config

from tinderbox.core.documents.json_documents import STRICT, check
from tinderbox.core.documents.positions import PositionReader, raise_faults
from tinderbox.core.engine.bits import words as set_words
from tinderbox.core.errors import DocumentError, PositionError
from tinderbox.core.events import Data
from tinderbox.core.state import NATURE, NOBODY
from tinderbox.games.great_fire.pack.names import TOKENS, PackNames
from tinderbox.games.great_fire.pack.pack import DIRECTIONS as LETTERS, PACKAGE
from tinderbox.games.great_fire.position.invariants import faults
from tinderbox.games.great_fire.position.plain_state import PlainBoard
from tinderbox.games.great_fire.position.view import THEN, contained, stack
from tinderbox.games.great_fire.position.view_types import Own, SeatView, Table
from tinderbox.games.great_fire.rules import city as c, phases
from tinderbox.games.great_fire.rules.board import BANDS, COLOURS, DECKS, Board
from tinderbox.games.great_fire.rules.setup import HOUSES_EACH
from tinderbox.games.great_fire.rules.state import GreatFireState


class Position(Table):
    """A complete position: the table and what each seat alone knows."""

    turn: int
    secrets: list[Own]


POSITION: Final = TypeAdapter(with_config(STRICT)(Position))
MOST: Final = 255

NATURE_PHASES: Final = {
    "hands", "houses", "colours", "landowner-colours", "objectives", "start", "token", "draw", "city-card",
    "city-colour", "city-muster",
}  # fmt: skip


def load_position(plain_board: PlainBoard, data: Data) -> GreatFireState:
    """The state of a complete position; raises PositionError if no game can lead to it."""
    state = parse_position(plain_board, data)
    raise_faults(faults(plain_board, state), PositionError, "position")
    return state


def parse_position(plain_board: PlainBoard, data: Data) -> GreatFireState:
    """The state that a position describes, whether or not a game can lead to it. Names, ranges and sums are checked."""
    found = check(POSITION, data, "position", PositionError)
    return StateReader(plain_board, found, found["secrets"], found["turn"], PositionError, "position").state


class StateReader(PositionReader):
    """Builds the state that a document describes, one kind of piece after another."""

    package = PACKAGE
    no_such_name = "position-no-name"

    def __init__(
        self,
        plain_board: PlainBoard,
        table: Table,
        secrets: list[Own],
        turn: int,
        error: type[DocumentError],
        source: str,
    ) -> None:
        super().__init__(error, source)
        self.pack_names: PackNames = plain_board.pack_names
        self.board: Board = plain_board.board
        self.table: Table = table
        self.secrets: list[Own] = secrets
        self.spaces: dict[str, int] = {name: index for index, name in enumerate(self.pack_names.spaces)}
        self.state: GreatFireState = GreatFireState(self.board)
        self.numbers(turn)
        self.raise_faults()
        self.map()
        self.seats()
        self.raise_faults()
        self.pool()
        self.city()
        self.raise_faults()

    def space(self, entry: str, name: str | None, most: int, none: int = c.NONE) -> int:
        if name is None:
            return none
        found = self.spaces.get(name, MOST)
        if found >= most:
            self.wrong(entry, "position-no-space", name=name)
            return none
        return found

    def numbers(self, turn: int) -> None:
        table, state, players = self.table, self.state, int(self.board.players)
        if table["phase"] not in phases.PHASES:
            self.wrong("phase", "position-no-phase", name=table["phase"])
            return
        state.phase = phases.PHASES.index(table["phase"])
        state.turn = self.within("turn", turn, 0, MOST)
        state.seat = self.within("turn_seat", table["turn_seat"], 0, players - 1)
        state.start = self.within("start", table["start"] or 0, 0, players - 1)
        state.dealt = self.within("dealt", table["dealt"], 0, len(self.board.house_slots))
        state.points = self.within("points", table["points"], 0, 4)
        state.pending = self.within("pending", table["pending"], 0, 5)
        state.hero = c.NONE if table["hero"] is None else self.within("hero", table["hero"], 0, players - 1)
        state.moves = self.within("moves", table["moves"], 0, 2)
        state.doubled = table["doubled"]
        state.then = self.index("then", table["then"], THEN)
        state.card = self.index_or("card", table["card"], LETTERS, c.NONE)
        state.origin = self.space("origin", table["origin"], int(self.board.districts) + 1)
        if (table["supply"] is None) != (self.board.supply < 0):
            self.wrong("supply", "position-supply")
        elif table["supply"] is not None:
            state.supply = self.within("supply", table["supply"], 0, int(self.board.supply))
        if (table["start"] is None) != (state.phase <= phases.START):
            self.wrong("start", "position-start")
        self.stack()
        last = int(self.board.last_turns) + 1
        finals = table["last_turns"]
        state.finals = c.NONE if finals is None else self.within("last_turns", finals, 0, last)
        phase = table["phase"]
        state.actor = NATURE if phase in NATURE_PHASES else NOBODY if phase == "over" else state.seat

    def stack(self) -> None:
        """S3: there is one once the hands are final."""
        state, given = self.state, self.table["stack"]
        if (given is None) != (state.phase <= phases.EXCHANGE):
            self.wrong("stack", "position-stack")
        if given is not None:
            state.uncovered = self.within("stack.uncovered", given["uncovered"], 0, len(self.board.uncovers))
            state.drawn = self.within("stack.drawn", given["drawn"], 0, int(self.board.stack))
            wanted = stack(state)
            for count in ("left", "until", "stack_cards"):
                self.same(f"stack.{count}", given[count], wanted[count])

    def map(self) -> None:
        table, state, board = self.table, self.state, self.board
        districts = int(board.districts)
        state.tokened, state.demolished = (0, 0), (0, 0)
        state.fires = vec[u8]([0] * (districts + 1))
        for name, count in table["fires"].items():
            at = self.space(f"fires.{name}", name, districts + 1, 0)
            state.fires[at] = self.within(f"fires.{name}", count, 1, 200)
        self.houses()
        for name, count in table["bands"].items():
            at = self.space(f"bands.{name}", name, int(board.spaces), 0)
            if at == districts:
                self.wrong(f"bands.{name}", "position-no-space", name=name)
                continue
            for _ in range(self.within(f"bands.{name}", count, 1, BANDS)):
                state.add_band(at)
        state.demolished = self.districts("demolished", table["demolished"])
        state.tokened = self.districts("tokens", table["tokens"])
        for d in range(districts + 1):
            state.refresh(d)
        if sorted(contained(self.pack_names, state)) != sorted(table["contained"]):
            self.wrong("contained", "position-contained")

    def houses(self) -> None:
        table, state, board = self.table, self.state, self.board
        standing = [0] * COLOURS
        for name, letters in table["houses"].items():
            entry = f"houses.{name}"
            at = self.space(entry, name, int(board.districts), 0)
            size = int(board.size[at])
            if not 1 <= len(letters) <= size:
                self.wrong(entry, "position-range", given=str(len(letters)), least=1, most=size)
                continue
            for letter in letters:
                colour = self.index(entry, letter, self.pack_names.letters)
                standing[colour] += 1
                state.houses[at * COLOURS + colour] += 1
        state.housed = self.districts("houses", list(table["houses"]))
        if (table["standing"] is None) != (state.phase <= phases.HOUSES):
            self.wrong("standing", "position-houses-drawn")
        for colour, count in enumerate(standing):
            letter = self.pack_names.letters[colour]
            state.pool[c.STANDING + colour] = count
            if table["standing"] is not None and table["standing"].get(letter) != count:
                self.wrong(f"standing.{letter}", "position-standing", given=count)

    def districts(self, entry: str, names: Sequence[str]) -> tuple[i64, i64]:
        self.unique(entry, names)
        found = set_words([self.space(f"{entry}.{name}", name, int(self.board.districts), 0) for name in names])
        return found[0], found[1]

    def seats(self) -> None:
        players, each = int(self.board.players), int(self.board.colours_each)
        if len(self.table["seats"]) != players or len(self.secrets) != players:
            self.wrong("seats", "position-seats", players=players)
            return
        for seat, (public, own) in enumerate(zip(self.table["seats"], self.secrets, strict=True)):
            entry = f"seats[{seat}]"
            self.same(f"{entry}.hand", public["hand"], sum(own["hand"].values()))
            self.same(f"{entry}.tokens", public["tokens"], sum(own["tokens"].values()))
            hidden = self.board.hidden_colours and phases.COLOURS <= self.state.phase < phases.OVER
            self.same(f"{entry}.colours", public["colours"], None if hidden else own["colours"])
            self.put_counts(f"secrets[{seat}].hand", seat, c.HAND, own["hand"], LETTERS)
            self.put_counts(f"{entry}.shown", seat, c.SHOWN, public["shown"], LETTERS)
            self.put_counts(f"secrets[{seat}].tokens", seat, c.HELD, own["tokens"], TOKENS)
            self.put_just_taken(seat, own)
            extinguished = self.within(f"{entry}.extinguished", public["extinguished"], 0, 200)
            self.state.put(seat, c.EXTINGUISHED, extinguished)
            self.put_names(
                f"secrets[{seat}].objectives", seat, c.OBJECTIVE, own["objectives"], self.pack_names.objectives, DECKS
            )
            self.put_names(f"secrets[{seat}].colours", seat, c.COLOUR, own["colours"], self.pack_names.letters, each)
            self.put_landowners(seat, public, each)

    def put_landowners(self, seat: int, public: SeatView, each: int) -> None:
        entry, landowners = f"seats[{seat}].landowners", public["landowners"]
        if len(landowners) != each:
            self.wrong(entry, "position-range", given=str(len(landowners)), least=each, most=each)
            return
        for which, landowner in enumerate(landowners):
            at = self.space(entry, landowner["at"], int(self.board.spaces), c.NOWHERE)
            if at == self.board.districts:
                self.wrong(entry, "position-no-space", name=str(landowner["at"]))
            self.state.put(seat, c.LANDOWNER + which, at)
        painted = [landowner["colour"] for landowner in landowners if landowner["colour"] is not None]
        self.put_names(entry, seat, c.LANDOWNER_COLOUR, painted, self.pack_names.letters, each)

    def put_just_taken(self, seat: int, own: Own) -> None:
        """F12: that this turn's first move took a token is public, its kind is not."""
        kind, entry = own["just_taken"], f"secrets[{seat}].just_taken"
        if (kind is not None) != (self.table["just_taken"] and seat == self.state.seat):
            self.wrong(entry, "position-just-taken-public")
        elif kind is not None:
            self.state.just_taken = self.index(entry, kind, TOKENS)

    def put_counts(self, entry: str, seat: int, what: int, counts: Mapping[str, int], names: Sequence[str]) -> None:
        for name, count in counts.items():
            kind = self.index(f"{entry}.{name}", name, names)
            self.state.put(seat, what + kind, self.within(f"{entry}.{name}", count, 0, 60))

    def put_names(
        self, entry: str, seat: int, what: int, given: Sequence[str], names: Sequence[str], most: int
    ) -> None:
        """Set up to `most` different things by name: objectives by deck, colours."""
        self.within(entry, len(given), 0, most)
        for which, name in enumerate(given[:most]):
            self.state.put(seat, what + which, self.index(entry, name, names))

    def pool(self) -> None:
        """What nobody holds and nobody has seen: everything in the box less what is known to be elsewhere."""
        state, table, board = self.state, self.table, self.board
        for d, letter in enumerate(LETTERS):
            played = self.within(f"played.{letter}", table["played"].get(letter, 0), 0, 60)
            held = sum(own["hand"].get(letter, 0) for own in self.secrets)
            state.pool[c.PLAYED + d] = played
            state.pool[c.DECK + d] = max(int(board.cards[d]) - played - held, 0)
        for k, kind in enumerate(TOKENS):
            used = self.within(f"tokens_used.{kind}", table["tokens_used"].get(kind, 0), 0, 60)
            held = sum(own["tokens"].get(kind, 0) for own in self.secrets)
            state.pool[c.USED + k] = used
            state.pool[c.UNSEEN + k] = max(int(board.tokens[k]) - used - held, 0)
        state.urn = self.urn()

    def urn(self) -> int:
        """Recount what the bag of the set-up's draw still holds."""
        state, phase = self.state, self.state.phase
        left = [0] * 12
        if phase == phases.HOUSES:
            starts = [slot for slot in range(len(self.board.house_slots)) if self.board.region_start[slot]]
            start = max(slot for slot in starts if slot <= state.dealt)
            region = {int(slot) for slot in self.board.house_slots[start : state.dealt]}
            for colour in range(COLOURS):
                left[colour] = HOUSES_EACH - sum(int(state.houses[d * COLOURS + colour]) for d in region)
        elif phase == phases.COLOURS:
            dealt_letters = "".join(letter for own in self.secrets for letter in own["colours"])
            left[:COLOURS] = [1 - dealt_letters.count(letter) for letter in self.pack_names.letters]
        elif phase == phases.LANDOWNER_COLOURS:
            painted = [lord["colour"] for seat in self.table["seats"] for lord in seat["landowners"]]
            left[:COLOURS] = [1 - painted.count(letter) for letter in self.pack_names.letters]
        elif phase == phases.OBJECTIVES:
            held = [name for own in self.secrets for name in own["objectives"]]
            left = [int(self.board.objective_copies) - held.count(name) for name in self.pack_names.objectives]
        return sum(max(count, 0) * 16**kind for kind, count in enumerate(left))

    def city(self) -> None:
        state, found = self.state, self.table["city"]
        if (found is None) == (self.board.players == 2):
            self.wrong("city", "position-city")
            return
        if found is None:
            return
        state.ranking = self.index_or("city.ranking", found["ranking"], self.pack_names.rankings, c.NONE)
        state.muster = self.index_or("city.muster", found["muster"], self.pack_names.objectives, c.NONE)
        state.rankings_left = self.bits("city.rankings_left", found["rankings_left"], self.pack_names.rankings)
        state.musters_left = self.bits("city.musters_left", found["musters_left"], self.pack_names.objectives)
        state.target = self.space("city.target", found["target"], int(self.board.districts))
        state.moved = self.space("city.moved", found["moved"], int(self.board.spaces))
        self.unique("city.movers", found["movers"])
        spaces = [self.space(f"city.movers.{name}", name, int(self.board.spaces), 0) for name in found["movers"]]
        movers = set_words(spaces)
        state.movers = (movers[0], movers[1])
        state.alone = found["alone"]
