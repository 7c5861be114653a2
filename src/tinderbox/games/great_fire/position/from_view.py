"""From a view to a state that fits it: the start of search, planning and resampling."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tinderbox.core.documents.positions import ViewForm, raise_faults
from tinderbox.core.engine.rng import Rng
from tinderbox.core.errors import ViewError
from tinderbox.games.great_fire.pack.names import TOKENS, PackNames
from tinderbox.games.great_fire.pack.pack import DIRECTIONS as LETTERS, PACKAGE
from tinderbox.games.great_fire.position.invariants import faults
from tinderbox.games.great_fire.position.parse import StateReader
from tinderbox.games.great_fire.position.plain_state import PlainBoard
from tinderbox.games.great_fire.position.view_types import Own, Table
from tinderbox.games.great_fire.rules import phases
from tinderbox.games.great_fire.rules.board import DECKS, Board
from tinderbox.games.great_fire.rules.state import GreatFireState

VIEW: Final = ViewForm(Table, Own, PACKAGE)


def imagine(plain_board: PlainBoard, view: Mapping[str, Any], rng: Rng, trusted: bool) -> GreatFireState:
    """Give the other seats any secrets that fit, then deal all that the view's seat has not seen at random."""
    seen = VIEW.read(view, plain_board.players)
    table, secrets = seen.table, seen.revealed
    if table["phase"] not in phases.PHASES:
        raise VIEW.error("seats", "position-seats", players=plain_board.players)
    if secrets is None:
        known = [seen.own if seat == seen.seat else None for seat in range(plain_board.players)]
        secrets = SecretsFiller(plain_board.pack_names, plain_board.board, table, known).secrets
    state = StateReader(plain_board, table, secrets, seen.turn, ViewError, "view").state
    if not trusted:
        raise_faults(faults(plain_board, state), ViewError, "view")
    if seen.revealed is None:
        state.redeal(-1 if seen.seat is None else seen.seat, rng)
    return state


class SecretsFiller:
    """Any secrets that the public counts allow, for the seats whose own knowledge the view hides."""

    def __init__(self, pack_names: PackNames, board: Board, table: Table, known: Sequence[Own | None]) -> None:
        self.pack_names: PackNames = pack_names
        self.board: Board = board
        self.table: Table = table
        self.cards: dict[str, int] = {
            letter: int(board.cards[d]) - table["played"].get(letter, 0) for d, letter in enumerate(LETTERS)
        }
        self.tokens: dict[str, int] = {
            kind: int(board.tokens[k]) - table["tokens_used"].get(kind, 0) for k, kind in enumerate(TOKENS)
        }
        copies = int(board.objective_copies)
        self.objectives: dict[str, int] = dict.fromkeys(pack_names.objectives, copies)
        self.colours: dict[str, int] = dict.fromkeys(pack_names.letters, 1)
        for own in known:
            if own is not None:
                self.take(own)
        for seat, public in enumerate(table["seats"]):
            if known[seat] is None:
                remove(self.cards, public["shown"])
                remove(self.colours, dict.fromkeys(public["colours"] or (), 1))
        self.secrets: Final = [own if own is not None else self.fill(seat) for seat, own in enumerate(known)]

    def take(self, own: Own) -> None:
        remove(self.cards, own["hand"])
        remove(self.tokens, own["tokens"])
        remove(self.objectives, dict.fromkeys(own["objectives"], 1))
        remove(self.colours, dict.fromkeys(own["colours"], 1))

    def fill(self, seat: int) -> Own:
        public = self.table["seats"][seat]
        hand: dict[str, int] = {letter: public["shown"].get(letter, 0) for letter in LETTERS}
        for letter in draw(self.cards, public["hand"] - sum(hand.values())):
            hand[letter] += 1
        tokens: dict[str, int] = dict.fromkeys(TOKENS, 0)
        for kind in draw(self.tokens, public["tokens"]):
            tokens[kind] += 1
        return {
            "hand": hand,
            "tokens": tokens,
            "just_taken": self.just_taken(seat, tokens),
            "objectives": self.objectives_of(seat),
            "colours": public["colours"] if public["colours"] is not None else self.hidden_colours(seat),
        }

    def just_taken(self, seat: int, tokens: Mapping[str, int]) -> str | None:
        """Any token of the seat whose turn it is, if it has just taken one; the redeal that follows chooses again."""
        if not self.table["just_taken"] or seat != self.table["turn_seat"]:
            return None
        return next((kind for kind in TOKENS if tokens[kind]), None)

    def objectives_of(self, seat: int) -> list[str]:
        """One of each deck that has been dealt to this seat."""
        phase, dealt, players = self.table["phase"], self.table["dealt"], int(self.board.players)
        order = phases.PHASES.index(phase)
        dealt = dealt if order == phases.OBJECTIVES else (0 if order < phases.OBJECTIVES else DECKS * players)
        found = []
        for deck in range(DECKS):
            if deck * players + seat < dealt:
                names = [
                    name
                    for o, name in enumerate(self.pack_names.objectives)
                    if int(self.board.objective_deck[o]) == deck
                ]
                left = {name: self.objectives[name] for name in names}
                found += draw(left, 1)
                self.objectives.update(left)
        return found

    def hidden_colours(self, seat: int) -> list[str]:
        order = phases.PHASES.index(self.table["phase"])
        players, each = int(self.board.players), int(self.board.colours_each)
        dealt = self.table["dealt"] if order == phases.COLOURS else (0 if order < phases.COLOURS else each * players)
        return draw(self.colours, sum(which * players + seat < dealt for which in range(each)))


def remove(pool: dict[str, int], taken: Mapping[str, int]) -> None:
    for name, count in taken.items():
        if name in pool:
            pool[name] -= count


def draw(pool: dict[str, int], count: int) -> list[str]:
    """Take the first things of a pool, as many as there are; the check that follows reports a shortage."""
    found: list[str] = []
    for name in pool:
        while pool[name] > 0 and len(found) < count:
            pool[name] -= 1
            found.append(name)
    return found
