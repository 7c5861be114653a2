"""A state that looks like a view: what search, planner and resampling start from."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pydantic import TypeAdapter, with_config

from tinderbox.core.documents.json_documents import STRICT, check
from tinderbox.core.errors import Fault, ViewError
from tinderbox.core.rng import Rng
from tinderbox.core.text.messages import Message
from tinderbox.games.great_fire.pack.pack import DIRECTIONS as LETTERS, PACKAGE
from tinderbox.games.great_fire.position.parse import Placing, refuse_impossible
from tinderbox.games.great_fire.position.scene import Ground
from tinderbox.games.great_fire.position.view import DECKS, Own, Table, Words
from tinderbox.games.great_fire.rules import phases
from tinderbox.games.great_fire.rules.board import Board
from tinderbox.games.great_fire.rules.state import GreatFireState
from tinderbox.games.great_fire.text.notation import TOKENS

TABLE: Final = TypeAdapter(with_config(STRICT)(Table))
OWN: Final = TypeAdapter(Own | None)
ALL: Final = TypeAdapter(list[Own] | None)
TURN: Final = TypeAdapter(int)
SEAT: Final = TypeAdapter(int | None)


def imagine(ground: Ground, view: Mapping[str, Any], rng: Rng, trusted: bool) -> GreatFireState:
    """What the view hides is filled up somehow, then dealt at random from all that is unseen."""
    known = {key: view[key] for key in Table.__annotations__ if key in view}
    table = check(TABLE, known, "view", ViewError)
    own = check(OWN, view.get("own"), "view.own", ViewError)
    secrets = check(ALL, view.get("revealed"), "view.revealed", ViewError)
    seat = check(SEAT, view.get("seat"), "view.seat", ViewError)
    turn = check(TURN, view.get("turn"), "view.turn", ViewError)
    words, board, players = ground.words, ground.board, ground.players
    good = len(table["seats"]) == players and (seat is None or 0 <= seat < players) and (seat is None) == (own is None)
    if not good or table["phase"] not in phases.PHASES:
        raise ViewError("view", [Fault("seats", Message("position-seats", {"players": players}, PACKAGE))])
    hidden = secrets is None
    if secrets is None:
        secrets = Filling(words, board, table, [own if other == seat else None for other in range(players)]).secrets
    state = Placing(ground, table, secrets, turn, ViewError, "view").state
    if not trusted:
        refuse_impossible(ground, state, ViewError, "view")
    if hidden:
        state.redeal(-1 if seat is None else seat, rng)
    return state


class Filling:
    """Secrets for the seats that a view says nothing of: any that the public counts allow."""

    def __init__(self, words: Words, board: Board, table: Table, known: Sequence[Own | None]) -> None:
        self.words: Final = words
        self.board: Final = board
        self.table = table
        self.cards: dict[str, int] = {
            letter: int(board.cards[d]) - table["played"].get(letter, 0) for d, letter in enumerate(LETTERS)
        }
        self.tokens: dict[str, int] = {
            kind: int(board.tokens[k]) - table["tokens_used"].get(kind, 0) for k, kind in enumerate(TOKENS)
        }
        copies = int(board.objective_copies)
        self.objectives: Final = dict.fromkeys(words.objectives, copies)
        self.colours: Final = dict.fromkeys(words.letters, 1)
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
        """Any token of the seat whose turn it is, if it took one a moment ago; the deal that follows picks again."""
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
                    name for o, name in enumerate(self.words.objectives) if int(self.board.objective_deck[o]) == deck
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
    """The first things of a pool; fewer if there are not so many (the check that follows will say so)."""
    found: list[str] = []
    for name in pool:
        while pool[name] > 0 and len(found) < count:
            pool[name] -= 1
            found.append(name)
    return found
