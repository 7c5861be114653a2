"""Positions and views as JSON: how they are written and read, and what is wrong with one."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from pydantic import TypeAdapter, with_config
from typing_extensions import TypedDict

from mill_race.rules import COPIES, DEALT, MOST_CARDS, NUMBERS, PLACES, SLOTS, TURNS, MillRaceState
from tinderbox.core.box import ViewHeader
from tinderbox.core.documents.json_documents import STRICT, check
from tinderbox.core.errors import Fault, PositionError
from tinderbox.core.events import Data
from tinderbox.core.state import NATURE, NOBODY
from tinderbox.core.text.messages import Message

PACKAGE: Final = "mill_race"


@with_config(STRICT)
class LaidCard(TypedDict):
    """A card at a place; in a view 0 is a card that lies face down."""

    seat: int
    card: int


@with_config(STRICT)
class Position(TypedDict):
    """Everything: the cards of the deck, of each hand, and at each place in the order they were played."""

    turn: int
    drawing: bool
    deck: list[int]
    hands: list[list[int]]
    places: list[list[LaidCard]]


class View(ViewHeader):
    """What a seat knows; `own` is its hand, and null for a spectator."""

    phase: str
    deck: int
    drawing: bool
    sizes: list[int]
    own: list[int] | None
    places: list[list[LaidCard]]
    scores: list[int]


POSITION: Final[TypeAdapter[Position]] = TypeAdapter(Position)


def phase_of(state: MillRaceState) -> str:
    if state.actor == NOBODY:
        return "over"
    return "play" if state.actor != NATURE else "draw"


def position(state: MillRaceState) -> Data:
    return {
        "turn": int(state.turn),
        "drawing": state.drawing,
        "deck": sorted(state.deck),
        "hands": [sorted(hand) for hand in state.hands],
        "places": [[{"seat": seat, "card": card} for seat, card in cards] for cards in state.places],
    }


def view(state: MillRaceState, seat: int | None) -> Data:
    places = position(state)["places"]
    for cards in places:
        for laid in cards:
            if len(cards) < SLOTS and laid["seat"] != seat:
                laid["card"] = 0
    return {
        "phase": phase_of(state),
        "deck": len(state.deck),
        "drawing": state.drawing,
        "sizes": [len(hand) for hand in state.hands],
        "own": None if seat is None else sorted(state.hands[seat]),
        "places": places,
        "scores": [state.score(each) for each in range(int(state.players))],
    }


def filled(view: Data) -> Data:
    """A position that looks like this view: what it hides is filled with the cards that are left, in any order."""
    places = [[dict(laid) for laid in cards] for cards in view["places"]]
    own = view["own"] or []
    seen = Counter([*own, *(laid["card"] for cards in places for laid in cards)])
    left = [card for card in NUMBERS for _ in range(COPIES - seen[card])]
    wanted = view["deck"] + sum(view["sizes"]) - len(own) + seen[0]
    if wanted != len(left) or len(view["sizes"]) != view["players"]:
        raise PositionError("view", [Fault("deck", Message("position-cards", {}, PACKAGE))])
    for laid in (laid for cards in places for laid in cards if laid["card"] == 0):
        laid["card"] = left.pop()
    hands = [
        own if seat == view["seat"] else [left.pop() for _ in range(size)] for seat, size in enumerate(view["sizes"])
    ]
    return {"turn": view["turn"], "drawing": view["drawing"], "deck": left, "hands": hands, "places": places}


def load(players: int, data: Data) -> MillRaceState:
    """The state of a position; raises PositionError."""
    found = check(POSITION, data, "position", PositionError)
    state = MillRaceState(players)
    state.turn, state.drawing, state.deck = found["turn"], found["drawing"], list(found["deck"])
    state.hands = [list(hand) for hand in found["hands"]]
    state.places = [[(laid["seat"], laid["card"]) for laid in cards] for cards in found["places"]]
    faults = [Fault(entry, Message(f"position-{id}", {}, PACKAGE)) for entry, id in broken(state)]
    if faults:
        raise PositionError("position", faults)
    state.actor = NOBODY if state.over else NATURE if state.drawing else state.seat
    return state


def broken(state: MillRaceState) -> Iterator[tuple[str, str]]:
    """What cannot be so in a game: where, and the id of the sentence that says why."""
    players, turn = int(state.players), int(state.turn)
    laid = [each for cards in state.places for each in cards]
    if len(state.hands) != players or len(state.places) != len(PLACES):
        yield "hands", "counts"
        return
    every = [*state.deck, *(card for hand in state.hands for card in hand), *(card for _, card in laid)]
    if sorted(every) != sorted([*NUMBERS] * COPIES):
        yield "deck", "cards"
    if any(len(cards) > SLOTS for cards in state.places) or any(not 0 <= seat < players for seat, _ in laid):
        yield "places", "places"
    if not 0 <= turn <= TURNS * players + 1 or (turn == 0) > state.drawing:
        yield "turn", "turn"
        return
    for seat, hand in enumerate(state.hands):
        played = sum(owner == seat for owner, _ in laid)
        drawn = len(hand) + played - DEALT
        turns = (turn - 1 + players - 1 - seat) // players
        if turn and (len(hand) > MOST_CARDS or drawn < 0 or drawn + played > turns):
            yield f"hands[{seat}]", "hand"
    if not turn and (laid or [len(hand) for hand in state.hands] != dealt(players, sum(map(len, state.hands)))):
        yield "hands", "deal"
    if turn and state.drawing and (state.over or not state.may_draw()):
        yield "drawing", "drawing"


def dealt(players: int, cards: int) -> list[int]:
    """S1: how many cards each seat has when so many are dealt; the last one ends turn 0."""
    return [(cards + players - 1 - seat) // players for seat in range(players)] if cards < DEALT * players else []
