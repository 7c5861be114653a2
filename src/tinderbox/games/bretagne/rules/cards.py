"""Equipment cards between deck, hands and discard pile. A2, A13, B8, R3.

The deck is a number of cards of each kind: a draw decides which comes next. The state holds what everybody could know
of hands. Until the discard pile is first shuffled into a new deck, that is the discard pile and the sizes of the hands.
From then on cards come from decks of different known contents, so the state keeps the hands of that moment and every
later draw, discard and shuffle in order. Views decide who sees which part of it.
"""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64, u8

from tinderbox.core.state import NATURE, ActionList, zeros
from tinderbox.games.bretagne.rules import phases
from tinderbox.games.bretagne.rules.board import EQUIPMENT, EQUIPMENT_DRAW
from tinderbox.games.bretagne.rules.coast import DECK, DISCARD, HAND, Coast

# entries of the history: seat * EQUIPMENT + kind, after one of these
DRAWN: Final = 0
PARTED: Final = 16  # played or sold, openly
SHUFFLED: Final = 32  # the discard pile became the deck


def start_draw(coast: Coast, seat: i64, count: i64, then: i64) -> bool:
    """Begin to draw cards for a seat; return whether a draw is due."""
    coast.seat = seat
    coast.pending = count
    coast.then = then
    if next_draw(coast):
        return True
    coast.then = 0
    return False


def next_draw(coast: Coast) -> bool:
    """Wait for the next card, if one is due and there is one (R3, A2, A13: deck and discard pile empty, no card)."""
    if coast.pending == 0:
        return False
    if coast.pooled_kinds(DECK) == 0:
        if coast.pooled_kinds(DISCARD) == 0:
            coast.log(phases.NO_CARD, coast.seat, coast.pending, coast.then)
            coast.pending = 0
            return False
        shuffle_discards(coast)
    coast.wait(phases.EQUIPMENT, NATURE)
    return True


def shuffle_discards(coast: Coast) -> None:
    """A13: the discard pile becomes the new deck; everybody knows its contents (B8)."""
    coast.log(phases.DECK_SHUFFLED, coast.pooled_kinds(DISCARD))
    if len(coast.history) == 0:
        remember_hands(coast)
    coast.history = append(coast.history, u8(SHUFFLED))
    for kind in range(i64(EQUIPMENT)):
        coast.pool[DECK + kind] = coast.pool[DISCARD + kind]
        coast.pool[DISCARD + kind] = 0


def remember_hands(coast: Coast) -> None:
    coast.held = zeros(coast.board.players * EQUIPMENT)
    for seat in range(coast.board.players):
        for kind in range(i64(EQUIPMENT)):
            coast.held[seat * EQUIPMENT + kind] = u8(coast.own(seat, HAND + kind))


def list_cards(coast: Coast, actions: ActionList) -> None:
    for kind in range(i64(EQUIPMENT)):
        actions.add_result(EQUIPMENT_DRAW + kind, coast.pooled(DECK + kind))


def receive(coast: Coast, kind: i64) -> None:
    """The card that was drawn goes to the hand."""
    coast.add_pool(DECK + kind, -1)
    coast.give(coast.seat, HAND + kind)
    coast.pending -= 1
    remember(coast, DRAWN, coast.seat, kind)
    coast.log(phases.CARD_DRAWN, coast.seat, kind)


def part_with(coast: Coast, seat: i64, kind: i64, where: i64) -> None:
    """A card leaves a hand openly for the discard pile (A13) or the lighthouse that is scored (W3)."""
    coast.give(seat, HAND + kind, -1)
    coast.add_pool(where + kind, 1)
    remember(coast, PARTED, seat, kind)


def remember(coast: Coast, what: i64, seat: i64, kind: i64) -> None:
    if len(coast.history) > 0:
        coast.history = append(coast.history, u8(what + seat * EQUIPMENT + kind))
