"""From JSON back to a state. What cannot be on a table is refused, with the place and the reason."""

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8
from pydantic import TypeAdapter, with_config

from tinderbox.core.bits import BIT, words as set_words
from tinderbox.core.documents import STRICT, check
from tinderbox.core.errors import DocumentError, Fault, PositionError
from tinderbox.core.events import Data
from tinderbox.core.state import NATURE, NOBODY, ActionList
from tinderbox.core.words import Argument, Message
from tinderbox.great_fire import city as c, phases
from tinderbox.great_fire.board import BANDS, COLOURS, Board
from tinderbox.great_fire.deal import HOUSES_EACH
from tinderbox.great_fire.notation import TOKENS
from tinderbox.great_fire.pack import DIRECTIONS as LETTERS
from tinderbox.great_fire.state import GreatFireState
from tinderbox.great_fire.view import DECKS, THEN, Own, Position, Table, Words

PACKAGE: Final = "tinderbox.great_fire"
POSITION: Final = TypeAdapter(with_config(STRICT)(Position))
MOST: Final = 255

NATURE_PHASES: Final = {
    "hands",
    "houses",
    "colours",
    "landowner-colours",
    "objectives",
    "start",
    "token",
    "draw",
    "city-card",
    "city-colour",
    "city-muster",
}


def place(words: Words, board: Board, data: Data) -> GreatFireState:
    """The state of a complete position."""
    found = check(POSITION, data, "position", PositionError)
    return Placing(words, board, found, found["secrets"], found["turn"], PositionError, "position").state


class Placing:
    """Puts a checked document on the table, one kind of piece after another, and collects what does not fit."""

    def __init__(
        self,
        words: Words,
        board: Board,
        table: Table,
        secrets: list[Own],
        turn: int,
        error: type[DocumentError],
        source: str,
    ) -> None:
        self.words, self.board, self.table, self.secrets = words, board, table, secrets
        self.error, self.source = error, source
        self.faults: list[Fault] = []
        self.spaces = {name: index for index, name in enumerate(words.spaces)}
        self.state = GreatFireState(board)
        self.numbers(turn)
        self.settle()
        self.map()
        self.seats()
        self.settle()
        self.pool()
        self.city()
        self.settle()
        self.last_look()

    def wrong(self, entry: str, id: str, **args: Argument) -> None:
        self.faults.append(Fault(entry, Message(id, args, PACKAGE)))

    def settle(self) -> None:
        if self.faults:
            raise self.error(self.source, self.faults[:20])

    def within(self, entry: str, value: int, least: int, most: int) -> int:
        if not least <= value <= most:
            self.wrong(entry, "position-range", given=str(value), least=least, most=most)
            return least
        return value

    def index(self, entry: str, name: str | None, most: int, none: int = c.NONE) -> int:
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
        if table["then"] not in THEN:
            self.wrong("then", "position-no-phase", name=table["then"])
        else:
            state.then = THEN.index(table["then"])
        if table["card"] is not None and table["card"] not in LETTERS:
            self.wrong("card", "position-no-direction", name=table["card"])
        state.card = LETTERS.index(table["card"]) if table["card"] in LETTERS else c.NONE
        state.origin = self.index("origin", table["origin"], int(self.board.districts) + 1)
        if (table["supply"] is None) != (self.board.supply < 0):
            self.wrong("supply", "position-supply")
        elif table["supply"] is not None:
            state.supply = self.within("supply", table["supply"], 0, int(self.board.supply))
        self.stack()
        stacks = len(self.board.uncovers)
        last = int(self.board.last_turns) + 1
        finals = table["last_turns"]
        state.finals = c.NONE if finals is None else self.within("last_turns", finals, 0, last)
        if (finals is None) != (state.uncovered < stacks):
            self.wrong("last_turns", "position-last-turns")
        phase = table["phase"]
        state.actor = NATURE if phase in NATURE_PHASES else NOBODY if phase == "over" else state.seat

    def stack(self) -> None:
        """S3: there is one as soon as the hands are settled."""
        state, stack = self.state, self.table["stack"]
        if (stack is None) != (state.phase <= phases.EXCHANGE):
            self.wrong("stack", "position-stack")
        if stack is not None:
            state.uncovered = self.within("stack.uncovered", stack["uncovered"], 0, len(self.board.uncovers))
            state.drawn = self.within("stack.drawn", stack["drawn"], 0, int(self.board.stack))

    def map(self) -> None:
        table, state, board = self.table, self.state, self.board
        districts = int(board.districts)
        state.tokened, state.demolished = (0, 0), (0, 0)
        state.fires = vec[u8]([0] * (districts + 1))
        for name, count in table["fires"].items():
            at = self.index(f"fires.{name}", name, districts + 1, 0)
            state.fires[at] = self.within(f"fires.{name}", count, 1, 200)
        if state.fires[districts] == 0:
            self.wrong("fires", "position-pudding-lane")
        self.houses()
        for name, count in table["bands"].items():
            at = self.index(f"bands.{name}", name, int(board.spaces), 0)
            if at == districts:
                self.wrong(f"bands.{name}", "position-no-space", name=name)
                continue
            for _ in range(self.within(f"bands.{name}", count, 1, BANDS)):
                state.enlist(at)
        expected = BANDS if state.phase >= phases.PLACE_LANDOWNER else None
        if len(state.squads) > BANDS or (expected and len(state.squads) != expected):
            self.wrong("bands", "position-bands", given=len(state.squads))
        state.demolished = self.districts("demolished", table["demolished"])
        state.tokened = self.districts("tokens", table["tokens"])
        for name in table["demolished"]:
            if name in table["houses"] or name in table["fires"] or name in table["tokens"]:
                self.wrong(f"demolished.{name}", "position-demolished", name=name)
        for d in range(districts + 1):
            state.refresh(d)
        wanted = [self.words.spaces[d] for d in range(districts) if state.fires[d] and state.fires[d] <= state.bands[d]]
        if sorted(wanted) != sorted(table["contained"]):
            self.wrong("contained", "position-contained")

    def houses(self) -> None:
        table, state, board = self.table, self.state, self.board
        standing = [0] * COLOURS
        for name, letters in table["houses"].items():
            entry = f"houses.{name}"
            at = self.index(entry, name, int(board.districts), 0)
            full = state.phase != phases.HOUSES
            size = int(board.size[at])
            if not letters or len(letters) > size or (full and len(letters) != size):
                self.wrong(entry, "position-houses", given=len(letters), size=size)
                continue
            for letter in letters:
                if letter not in self.words.letters:
                    self.wrong(entry, "position-no-colour", name=letter)
                    continue
                colour = self.words.letters.index(letter)
                standing[colour] += 1
                state.houses[at * COLOURS + colour] += 1
        state.housed = self.districts("houses", list(table["houses"]))
        if (table["standing"] is None) != (state.phase <= phases.HOUSES):
            self.wrong("standing", "position-houses-drawn")
        for colour, count in enumerate(standing):
            letter = self.words.letters[colour]
            state.pool[c.STANDING + colour] = self.within(f"houses:{letter}", count, 0, 20)
            if table["standing"] is not None and table["standing"].get(letter) != count:
                self.wrong(f"standing.{letter}", "position-standing", given=count)

    def districts(self, entry: str, names: Sequence[str]) -> tuple[i64, i64]:
        if len(set(names)) != len(names):
            self.wrong(entry, "position-twice")
        found = set_words([self.index(f"{entry}.{name}", name, int(self.board.districts), 0) for name in names])
        return found[0], found[1]

    def seats(self) -> None:
        players, each = int(self.board.players), int(self.board.colours_each)
        if len(self.table["seats"]) != players or len(self.secrets) != players:
            self.wrong("seats", "position-seats", players=players)
            return
        for seat, (public, own) in enumerate(zip(self.table["seats"], self.secrets, strict=True)):
            entry = f"seats[{seat}]"
            if sum(own["hand"].values()) != public["hand"] or sum(own["tokens"].values()) != public["tokens"]:
                self.wrong(entry, "position-counts")
            if public["colours"] not in (None, own["colours"]):
                self.wrong(f"{entry}.colours", "position-colours")
            self.put_counts(f"secrets[{seat}].hand", seat, c.HAND, own["hand"], LETTERS)
            self.put_counts(f"{entry}.shown", seat, c.SHOWN, public["shown"], LETTERS)
            self.put_counts(f"secrets[{seat}].tokens", seat, c.HELD, own["tokens"], TOKENS)
            self.put_just_taken(seat, own)
            if any(count > own["hand"].get(letter, 0) for letter, count in public["shown"].items()):
                self.wrong(f"{entry}.shown", "position-shown")
            extinguished = self.within(f"{entry}.extinguished", public["extinguished"], 0, 200)
            self.state.put(seat, c.EXTINGUISHED, extinguished)
            self.put_objectives(seat, own["objectives"])
            self.put_letters(f"secrets[{seat}].colours", seat, c.COLOUR, own["colours"], each)
            landowners = public["landowners"]
            if len(landowners) != each:
                self.wrong(f"{entry}.landowners", "position-landowners", wanted=each)
                continue
            for which, landowner in enumerate(landowners):
                at = self.index(f"{entry}.landowners", landowner["at"], int(self.board.spaces), c.NOWHERE)
                if at == self.board.districts or (at == c.NOWHERE and self.state.phase >= phases.CARD):
                    self.wrong(f"{entry}.landowners", "position-no-space", name=str(landowner["at"]))
                self.state.put(seat, c.LANDOWNER + which, at)
            painted = [landowner["colour"] for landowner in landowners if landowner["colour"] is not None]
            self.put_letters(f"{entry}.landowners", seat, c.LANDOWNER_COLOUR, painted, each)
        dealt = [letter for own in self.secrets for letter in own["colours"]]
        if len(set(dealt)) != len(dealt):
            self.wrong("secrets", "position-twice")

    def put_just_taken(self, seat: int, own: Own) -> None:
        """F12: the token that this turn's first move took is one of those that the seat holds."""
        kind, wanted = own["just_taken"], self.table["just_taken"] and seat == self.state.seat
        held = kind in TOKENS and own["tokens"].get(kind, 0) > 0
        if held != wanted or (kind is None) == wanted:
            self.wrong(f"secrets[{seat}].just_taken", "position-just-taken")
        elif kind is not None:
            self.state.just_taken = TOKENS.index(kind)

    def put_counts(self, entry: str, seat: int, what: int, counts: Mapping[str, int], names: Sequence[str]) -> None:
        for name, count in counts.items():
            if name not in names:
                self.wrong(f"{entry}.{name}", "position-no-direction", name=name)
            else:
                self.state.put(seat, what + names.index(name), self.within(f"{entry}.{name}", count, 0, 60))

    def put_letters(self, entry: str, seat: int, what: int, letters: Sequence[str], each: int) -> None:
        dealt = self.state.phase > phases.LANDOWNER_COLOURS
        if len(letters) > each or (dealt and len(letters) != each):
            self.wrong(entry, "position-landowners", wanted=each)
            return
        for which, letter in enumerate(letters):
            if letter not in self.words.letters:
                self.wrong(entry, "position-no-colour", name=letter)
            else:
                self.state.put(seat, what + which, self.words.letters.index(letter))

    def put_objectives(self, seat: int, names: Sequence[str]) -> None:
        entry = f"secrets[{seat}].objectives"
        if len(names) > DECKS or (self.state.phase > phases.OBJECTIVES and len(names) != DECKS):
            self.wrong(entry, "position-objectives")
            return
        for deck, name in enumerate(names):
            objective = self.words.objectives.index(name) if name in self.words.objectives else MOST
            if objective == MOST or int(self.board.objective_deck[objective]) != deck:
                self.wrong(entry, "position-no-objective", name=name, deck=deck + 1)
            else:
                self.state.put(seat, c.OBJECTIVE + deck, objective)

    def pool(self) -> None:
        """What nobody holds and nobody has seen: all there is less what is known to be elsewhere."""
        state, table, board = self.state, self.table, self.board
        for d, letter in enumerate(LETTERS):
            played = self.within(f"played.{letter}", table["played"].get(letter, 0), 0, 60)
            held = sum(own["hand"].get(letter, 0) for own in self.secrets)
            state.pool[c.PLAYED + d] = played
            left = int(board.cards[d]) - played - held
            state.pool[c.DECK + d] = self.within(f"played.{letter}", left, 0, 60) if left < 0 else left
        for k, kind in enumerate(TOKENS):
            used = self.within(f"tokens_used.{kind}", table["tokens_used"].get(kind, 0), 0, 60)
            held = sum(own["tokens"].get(kind, 0) for own in self.secrets)
            state.pool[c.USED + k] = used
            left = int(board.tokens[k]) - used - held
            state.pool[c.UNSEEN + k] = self.within(f"tokens_used.{kind}", left, 0, 60) if left < 0 else left
        unseen = sum(int(state.pool[c.UNSEEN + k]) for k in range(len(TOKENS)))
        if unseen < len(table["tokens"]):
            self.wrong("tokens", "position-tokens", most=unseen)
        copies = int(board.objective_copies)
        for name in self.words.objectives:
            if sum(own["objectives"].count(name) for own in self.secrets) > copies:
                self.wrong("secrets", "position-copies", name=name, copies=copies)
        state.urn = self.urn()

    def urn(self) -> int:
        """What the bag of the set-up's draw still holds, recounted."""
        state, phase = self.state, self.state.phase
        left = [0] * 12
        if phase == phases.HOUSES:
            dealt = int(state.dealt)
            if dealt >= len(self.board.house_slots) or dealt != sum(map(len, self.table["houses"].values())):
                self.wrong("dealt", "position-dealt")
                return 0
            start = max(slot for slot in range(dealt + 1) if self.board.region_start[slot])
            region = {int(self.board.house_slots[slot]) for slot in range(start, dealt)}
            for colour in range(COLOURS):
                left[colour] = HOUSES_EACH - sum(int(state.houses[d * COLOURS + colour]) for d in region)
        elif phase == phases.COLOURS:
            dealt_letters = "".join(letter for own in self.secrets for letter in own["colours"])
            left[:COLOURS] = [1 - dealt_letters.count(letter) for letter in self.words.letters]
        elif phase == phases.LANDOWNER_COLOURS:
            painted = [lord["colour"] for seat in self.table["seats"] for lord in seat["landowners"]]
            left[:COLOURS] = [1 - painted.count(letter) for letter in self.words.letters]
        elif phase == phases.OBJECTIVES:
            held = [name for own in self.secrets for name in own["objectives"]]
            left = [int(self.board.objective_copies) - held.count(name) for name in self.words.objectives]
        if any(count < 0 for count in left):
            self.wrong("dealt", "position-dealt")
        return sum(count * 16**kind for kind, count in enumerate(left))

    def city(self) -> None:
        state, found = self.state, self.table["city"]
        if (found is None) == (self.board.players == 2):
            self.wrong("city", "position-city")
            return
        if found is None:
            return
        state.ranking = self.card("city.ranking", found["ranking"], self.words.rankings)
        state.muster = self.card("city.muster", found["muster"], self.words.objectives)
        state.rankings_left = self.pile("city.rankings_left", found["rankings_left"], self.words.rankings)
        state.musters_left = self.pile("city.musters_left", found["musters_left"], self.words.objectives)
        state.target = self.index("city.target", found["target"], int(self.board.districts))
        state.moved = self.index("city.moved", found["moved"], int(self.board.spaces))
        spaces = [self.index(f"city.movers.{name}", name, int(self.board.spaces), 0) for name in found["movers"]]
        movers = set_words(spaces)
        state.movers = (movers[0], movers[1])
        state.alone = found["alone"]

    def card(self, entry: str, name: str | None, names: Sequence[str]) -> int:
        if name is None:
            return c.NONE
        if name not in names:
            self.wrong(entry, "position-no-card", name=name)
            return c.NONE
        return names.index(name)

    def pile(self, entry: str, cards: Sequence[str], names: Sequence[str]) -> int:
        if len(set(cards)) != len(cards):
            self.wrong(entry, "position-twice")
        return sum(int(BIT[2 * max(self.card(entry, name, names), 0)]) for name in set(cards))

    def last_look(self) -> None:
        """A position from which nothing can follow is none, and what a phase needs must be there."""
        state = self.state
        phase = self.table["phase"]
        needs = {
            "origin": state.card != c.NONE and state.moves > 0,
            "destination": state.card != c.NONE and state.origin != c.NONE and state.moves > 0,
            "city-destination": state.card != c.NONE and state.ranking != c.NONE,
            "city-origin": state.card != c.NONE and state.target != c.NONE,
            "city-muster": state.card != c.NONE,
            "city-band": state.card != c.NONE and state.muster != c.NONE and state.pending > 0,
        }
        good = needs.get(phase, True) and (self.board.players == 2 or not phase.startswith("city"))
        if good and phase == "destination":
            good = state.fires[state.origin] > 0
        if good and phase != "over":
            actions = ActionList()
            state.list_actions(actions)
            good = actions.count > 0
        if not good:
            self.wrong("phase", "position-no-way-on", name=phase)
        self.settle()
