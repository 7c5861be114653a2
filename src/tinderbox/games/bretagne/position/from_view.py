"""From a view to a state that fits it: the start of search, planning and resampling."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tinderbox.core.documents.positions import ViewForm, raise_faults
from tinderbox.core.engine.rng import Rng
from tinderbox.core.errors import ViewError
from tinderbox.games.bretagne.pack.names import PackNames
from tinderbox.games.bretagne.pack.pack import EQUIPMENT, PACKAGE
from tinderbox.games.bretagne.position.invariants import AFTER_DEALING, BEFORE_DEALING, impossible
from tinderbox.games.bretagne.position.parse import StateReader
from tinderbox.games.bretagne.position.view import read_event
from tinderbox.games.bretagne.position.view_types import Own, Recalled, Table
from tinderbox.games.bretagne.rules.board import Board
from tinderbox.games.bretagne.rules.redeal import can_have_happened
from tinderbox.games.bretagne.rules.state import BretagneState

VIEW: Final = ViewForm(Table, Own, PACKAGE)

Counts = dict[str, int]


def imagine(pack_names: PackNames, board: Board, view: Mapping[str, Any], rng: Rng, trusted: bool) -> BretagneState:
    """Give the other seats any cards that fit; `redeal` then deals them at random and looks at nothing hidden."""
    players = int(board.players)
    seen = VIEW.read(view, players)
    table = seen.table
    if seen.revealed is not None:
        revealed = StateReader(pack_names, board, table, seen.revealed, seen.turn, ViewError, "view").state
        if not trusted:
            raise_faults(impossible(pack_names, revealed), ViewError, "view")
        return revealed
    secrets = SecretsFiller(board, table, seen.seat, seen.own).secrets
    state = StateReader(pack_names, board, table, secrets, seen.turn, ViewError, "view").state
    observer = -1 if seen.seat is None else seen.seat
    recalled = table["cards"]["recalled"] is not None and not trusted
    if not trusted:
        raise_faults(impossible(pack_names, state, BEFORE_DEALING), ViewError, "view")
    if recalled and not can_have_happened(state, observer):
        raise VIEW.error("cards.recalled", "position-recalled", players=players)
    state.redeal(observer, rng)
    if recalled:
        raise_faults(impossible(pack_names, state, AFTER_DEALING), ViewError, "view")
    return state


class SecretsFiller:
    """Any cards that the public numbers allow, for the seats whose own knowledge the view hides."""

    def __init__(self, board: Board, table: Table, seat: int | None, own: Own | None) -> None:
        self.players: Final = int(board.players)
        self.seat = seat
        self.own: Final = own
        every: Counts = {kind: int(board.equipment[place]) for place, kind in enumerate(EQUIPMENT)}
        cards, recalled = table["cards"], table["cards"]["recalled"]
        hand = own["hand"] if own else {}
        unseen = minus(every, cards["discarded"], cards["played"], hand)
        hands = self.dealt("cards", unseen, [found["cards"] for found in table["seats"]])
        drawn: list[list[str]] = [[] for _ in range(self.players)]
        held = [nothing() for _ in range(self.players)]
        if recalled is not None:
            self.check_decks(recalled, cards["deck"])
            others = minus(every, recalled["deck"], own["held"] if own else {})
            held = self.dealt("cards.recalled.held", others, recalled["held"], complete=True)
            for event in recalled["events"]:
                what, who, _ = self.read(event)
                if what == "draw":
                    drawn[who].append(EQUIPMENT[0])
        self.secrets: list[Own] = [
            own
            if own is not None and other == seat
            else {"hand": hands[other], "held": held[other], "drawn": drawn[other]}
            for other in range(self.players)
        ]

    def dealt(self, entry: str, pool: Counts, sizes: Sequence[int], *, complete: bool = False) -> list[Counts]:
        """Hands of these sizes out of a pool for all other seats; `complete` if nothing may be left over."""
        others = [size for other, size in enumerate(sizes) if other != self.seat]
        wanted, there = sum(others), sum(pool.values())
        right = wanted == there if complete else wanted <= there
        if len(sizes) != self.players or min(sizes) < 0 or min(pool.values()) < 0 or not right:
            raise VIEW.error(entry, "position-recalled" if complete else "position-unseen", players=self.players)
        cards = [kind for kind in EQUIPMENT for _ in range(pool[kind])]
        hands: list[Counts] = []
        for other, size in enumerate(sizes):
            taken = 0 if other == self.seat else size
            hands.append({kind: cards[:taken].count(kind) for kind in EQUIPMENT})
            cards = cards[taken:]
        return hands

    def read(self, event: str) -> tuple[str, int, str]:
        read = read_event(event, self.players)
        if read is None:
            raise VIEW.error("cards.recalled.events", "position-recalled", players=self.players)
        return read

    def check_decks(self, recalled: Recalled, left: int) -> None:
        """Each deck is drawn to its end before the next is shuffled, and held the cards that the seat drew from it."""
        own = list(self.own["drawn"]) if self.own else []
        following, deck, size = dict(recalled["deck"]), nothing(), 0
        good = recalled["events"][:1] == ["shuffle"] and sorted(following) == sorted(EQUIPMENT)
        for event in recalled["events"]:
            what, who, kind = self.read(event)
            if what == "shuffle":
                good = good and size == 0
                deck, following = following, nothing()
                size = sum(deck.values())
            elif what == "part":
                following[kind] += 1
            else:
                size -= 1
                if who == self.seat:
                    drawn = own.pop(0) if own else ""
                    deck[drawn] = deck.get(drawn, 0) - 1
            good = good and size >= 0 and min(deck.values()) >= 0
        if not good or size != left or own:
            raise VIEW.error("cards.recalled", "position-recalled", players=self.players)


def minus(counts: Counts, *taken: Mapping[str, int]) -> Counts:
    return {kind: count - sum(other.get(kind, 0) for other in taken) for kind, count in counts.items()}


def nothing() -> Counts:
    return dict.fromkeys(EQUIPMENT, 0)
