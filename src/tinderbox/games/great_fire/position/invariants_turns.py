"""What turn and phase say of cards: whose turn it is, what was dealt, drawn, played and shown."""

from collections.abc import Iterator
from typing import Final

from tinderbox.core.invariants import Break, Invariant, at
from tinderbox.games.great_fire.pack.pack import DIRECTIONS as LETTERS
from tinderbox.games.great_fire.position.plain_state import MOVING, PlainState
from tinderbox.games.great_fire.rules import city as c, phases
from tinderbox.games.great_fire.rules.board import DECKS, DIRECTIONS, HAND as FULL_HAND
from tinderbox.games.great_fire.rules.fire import INTENSIFYING, movable_fires, reach


def turn(now: PlainState) -> Iterator[Break]:
    """T1, D5, O2, P6, P9: none before the set-up is done, then one after the other to the last."""
    plain_board, number = now.plain_board, now.turn
    if now.setting_up:
        good = number == 0
    elif now.phase == phases.OVER:
        good = number == plain_board.final_turn
    else:
        good = 1 <= number <= plain_board.final_turn and now.non_player == (plain_board.two and number % 2 == 0)
        good = good and not (now.phase == phases.DRAW and number > plain_board.draws)
    if not good:
        yield at("turn", given=number, step=now.step)


def turn_seat(now: PlainState) -> Iterator[Break]:
    """T1, S2, S9, S10, P6: seats follow one another from the start player on."""
    players, phase = now.plain_board.players, now.phase
    if phase == phases.EXCHANGE:
        return
    if phase == phases.HANDS:
        wanted = now.dealt if now.dealt < players else now.seat
    elif phase < phases.PLACE_BAND:
        wanted = players - 1  # the last one asked whether it keeps its hand
    elif now.setting_up:
        wanted = (now.start + now.dealt) % players
    else:
        wanted = now.plain_board.owner(now.start, now.turn)
    if now.seat != wanted:
        yield at("turn_seat", given=now.seat, wanted=wanted)


def dealt(now: PlainState) -> Iterator[Break]:
    """S2, S4, S5, S7, S9, S10: how far the set-up has come is counted, and only then."""
    plain_board, phase = now.plain_board, now.phase
    colours = plain_board.players * plain_board.each
    room = {
        phases.HANDS: plain_board.players + 1,
        phases.HOUSES: len(plain_board.slots),
        phases.COLOURS: colours,
        phases.LANDOWNER_COLOURS: colours if plain_board.board.hidden_colours else 0,
        phases.OBJECTIVES: plain_board.players * DECKS,
        phases.PLACE_BAND: int(plain_board.board.bands_placed()),
        phases.PLACE_LANDOWNER: colours,
    }
    if phase in room:
        good = now.dealt < room[phase]
    else:
        good = now.dealt == {phases.EXCHANGE: plain_board.players, phases.START: plain_board.players * DECKS}.get(
            phase, 0
        )
    if not good:
        yield at("dealt", given=now.dealt, step=now.step)


def drawn(now: PlainState) -> Iterator[Break]:
    """D1, D5, P6, P9: a card of the stack each turn until nobody draws any more."""
    if int(now.city.drawn) != now.drawn:
        yield at("stack.drawn", given=int(now.city.drawn), wanted=now.drawn, turn=now.turn)


def uncovered(now: PlainState) -> Iterator[Break]:
    """S3, D1, P9: a stack card is uncovered by the last of the fire cards on it."""
    wanted = sum(count <= now.city.drawn for count in now.plain_board.uncovers)
    if int(now.city.uncovered) != wanted:
        yield at("stack.uncovered", given=int(now.city.uncovered), wanted=wanted, drawn=int(now.city.drawn))


def last_turns(now: PlainState) -> Iterator[Break]:
    """D5, O2, P9: counted from the last stack card on."""
    plain_board, given = now.plain_board, int(now.city.finals)
    begun = now.turn > plain_board.draws or (now.turn == plain_board.draws and now.turn_drew)
    wanted = plain_board.last_turns + 1 - (now.turn - plain_board.draws) if begun else c.NONE
    if now.phase == phases.OVER:
        wanted = 0
    if given != wanted:
        yield at("last_turns", begun=str(begun).lower(), wanted=max(wanted, 0))


def hand(now: PlainState) -> Iterator[Break]:
    """S2, F1, D1, D5: five cards, one fewer while the turn's card is out, and after each last turn."""
    for seat in now.seats:
        given, wanted = now.hand(seat), now.cards_held(seat)
        if given != wanted:
            yield at(f"seats[{seat}].hand", given=given, wanted=wanted)


def played(now: PlainState) -> Iterator[Break]:
    """F1, F13, P6: every turn lays down one card."""
    given = sum(now.pool[c.PLAYED : c.PLAYED + DIRECTIONS])
    if given != now.played:
        yield at("played", given=given, wanted=now.played, turn=now.turn)


def cards(now: PlainState) -> Iterator[Break]:
    """B7: no more cards of a direction than are printed."""
    for direction, printed in enumerate(now.plain_board.cards):
        held = sum(strip[c.HAND + direction] for strip in now.strips)
        known = held + now.pool[c.PLAYED + direction]
        if known + now.pool[c.DECK + direction] != printed:
            yield at(f"played.{LETTERS[direction]}", direction=LETTERS[direction], given=known, printed=printed)


def card(now: PlainState) -> Iterator[Break]:
    """F1, F13, P6: the turn's card is one of those played; there is none before, nor after a discard."""
    given, phase = now.card, now.phase
    if now.setting_up or phase == phases.CARD or (now.intensifying and now.then == phases.THEN_ACTIONS):
        good = given == c.NONE
    elif phase in (*MOVING, phases.TOKEN) or (now.non_player and phase != phases.CITY_CARD):
        good = given != c.NONE
    else:
        good = True
    if not good:
        yield at("card", step=now.step, given="none" if given == c.NONE else LETTERS[given])


def card_played(now: PlainState) -> Iterator[Break]:
    """F1: played cards lie face up, this turn's among them."""
    if now.card != c.NONE and now.pool[c.PLAYED + now.card] == 0:
        yield at("card", direction=LETTERS[now.card])


def shown(now: PlainState) -> Iterator[Break]:
    """F13: what a discard showed is in the hand still; the card drawn after it is not known."""
    for seat in now.shown_by:
        known = now.shown(seat)
        held = all(now.own(seat, c.SHOWN + d) <= now.own(seat, c.HAND + d) for d in range(DIRECTIONS))
        past = now.turns(seat) > 0 or (seat == now.seat and now.discarded)
        if not held or known >= FULL_HAND or not past:
            yield at(f"seats[{seat}].shown")


def discard(now: PlainState) -> Iterator[Break]:
    """F13: who discarded has shown the whole hand, and no card of it moved a fire."""
    if not now.discarded or now.phase not in (phases.ACTIONS, phases.INTENSIFY, phases.DRAW):
        return
    if now.intensifying and now.then != phases.THEN_ACTIONS:
        return
    idle = True
    if now.intensifying and now.pending == INTENSIFYING:  # no fire has been added since
        fires = movable_fires(now.city)
        own = [d for d in range(DIRECTIONS) if now.own(now.seat, c.HAND + d)]
        idle = not any(any(reach(now.city, fires, d)) for d in own)
    if not idle or now.shown(now.seat) != now.hand(now.seat):
        yield at(f"seats[{now.seat}].shown")


TURNS: Final[tuple[Invariant[PlainState], ...]] = (
    Invariant("turn", ("T1", "D5", "O2", "P6", "P9"), turn),
    Invariant("turn-seat", ("T1", "S2", "S9", "S10"), turn_seat),
    Invariant("dealt", ("S2", "S4", "S5", "S7", "S9", "S10"), dealt),
    Invariant("drawn", ("D1", "D5", "P6", "P9"), drawn),
    Invariant("uncovered", ("S3", "D1", "P9"), uncovered),
    Invariant("last-turns", ("D5", "O2", "P9"), last_turns),
    Invariant("hand", ("S2", "F1", "D1", "D5"), hand),
    Invariant("played", ("F1", "F13", "P6"), played),
    Invariant("cards", ("B7",), cards),
    Invariant("card", ("F1", "F13", "P6"), card),
    Invariant("card-played", ("F1",), card_played),
    Invariant("shown", ("F13",), shown),
    Invariant("discard", ("F13",), discard),
)
