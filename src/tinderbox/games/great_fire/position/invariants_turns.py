"""What turn and phase say of cards: whose turn it is, what was dealt, drawn, played and shown."""

from collections.abc import Iterator
from typing import Final

from tinderbox.core.invariants import Break, Invariant, at
from tinderbox.games.great_fire.pack.pack import DIRECTIONS as LETTERS
from tinderbox.games.great_fire.position.plain_state import MOVING, PlainState
from tinderbox.games.great_fire.rules import city as c, phases
from tinderbox.games.great_fire.rules.board import DECKS, DIRECTIONS, HAND as FULL_HAND
from tinderbox.games.great_fire.rules.fire import INTENSIFYING, movable_fires, reach


def turn(scene: PlainState) -> Iterator[Break]:
    """T1, D5, O2, P6, P9: none before the set-up is done, then one after the other to the last."""
    plain_board, number = scene.plain_board, scene.turn
    if scene.setting_up:
        good = number == 0
    elif scene.phase == phases.OVER:
        good = number == plain_board.final_turn
    else:
        good = 1 <= number <= plain_board.final_turn and scene.non_player == (plain_board.two and number % 2 == 0)
        good = good and not (scene.phase == phases.DRAW and number > plain_board.draws)
    if not good:
        yield at("turn", given=number, step=scene.step)


def turn_seat(scene: PlainState) -> Iterator[Break]:
    """T1, S2, S9, S10, P6: seats follow one another from the start player on."""
    players, phase = scene.plain_board.players, scene.phase
    if phase == phases.EXCHANGE:
        return
    if phase == phases.HANDS:
        wanted = scene.dealt if scene.dealt < players else scene.seat
    elif phase < phases.PLACE_BAND:
        wanted = players - 1  # the last one asked whether it keeps its hand
    elif scene.setting_up:
        wanted = (scene.start + scene.dealt) % players
    else:
        wanted = scene.plain_board.owner(scene.start, scene.turn)
    if scene.seat != wanted:
        yield at("turn_seat", given=scene.seat, wanted=wanted)


def dealt(scene: PlainState) -> Iterator[Break]:
    """S2, S4, S5, S7, S9, S10: how far the set-up has come is counted, and only then."""
    plain_board, phase = scene.plain_board, scene.phase
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
        good = scene.dealt < room[phase]
    else:
        good = scene.dealt == {phases.EXCHANGE: plain_board.players, phases.START: plain_board.players * DECKS}.get(
            phase, 0
        )
    if not good:
        yield at("dealt", given=scene.dealt, step=scene.step)


def drawn(scene: PlainState) -> Iterator[Break]:
    """D1, D5, P6, P9: a card of the stack each turn until nobody draws any more."""
    if int(scene.city.drawn) != scene.drawn:
        yield at("stack.drawn", given=int(scene.city.drawn), wanted=scene.drawn, turn=scene.turn)


def uncovered(scene: PlainState) -> Iterator[Break]:
    """S3, D1, P9: a stack card is uncovered by the last of the fire cards on it."""
    wanted = sum(count <= scene.city.drawn for count in scene.plain_board.uncovers)
    if int(scene.city.uncovered) != wanted:
        yield at("stack.uncovered", given=int(scene.city.uncovered), wanted=wanted, drawn=int(scene.city.drawn))


def last_turns(scene: PlainState) -> Iterator[Break]:
    """D5, O2, P9: counted from the last stack card on."""
    plain_board, given = scene.plain_board, int(scene.city.finals)
    begun = scene.turn > plain_board.draws or (scene.turn == plain_board.draws and scene.turn_drew)
    wanted = plain_board.last_turns + 1 - (scene.turn - plain_board.draws) if begun else c.NONE
    if scene.phase == phases.OVER:
        wanted = 0
    if given != wanted:
        yield at("last_turns", begun=str(begun).lower(), wanted=max(wanted, 0))


def hand(scene: PlainState) -> Iterator[Break]:
    """S2, F1, D1, D5: five cards, one fewer while the turn's card is out, and after each last turn."""
    for seat in scene.seats:
        given, wanted = scene.hand(seat), scene.cards_held(seat)
        if given != wanted:
            yield at(f"seats[{seat}].hand", given=given, wanted=wanted)


def played(scene: PlainState) -> Iterator[Break]:
    """F1, F13, P6: every turn lays down one card."""
    given = sum(scene.pool[c.PLAYED : c.PLAYED + DIRECTIONS])
    if given != scene.played:
        yield at("played", given=given, wanted=scene.played, turn=scene.turn)


def cards(scene: PlainState) -> Iterator[Break]:
    """B7: no more cards of a direction than are printed."""
    for direction, printed in enumerate(scene.plain_board.cards):
        held = sum(strip[c.HAND + direction] for strip in scene.strips)
        known = held + scene.pool[c.PLAYED + direction]
        if known + scene.pool[c.DECK + direction] != printed:
            yield at(f"played.{LETTERS[direction]}", direction=LETTERS[direction], given=known, printed=printed)


def card(scene: PlainState) -> Iterator[Break]:
    """F1, F13, P6: the turn's card is one of those played; there is none before, nor after a discard."""
    given, phase = scene.card, scene.phase
    if scene.setting_up or phase == phases.CARD or (scene.intensifying and scene.then == phases.THEN_ACTIONS):
        good = given == c.NONE
    elif phase in (*MOVING, phases.TOKEN) or (scene.non_player and phase != phases.CITY_CARD):
        good = given != c.NONE
    else:
        good = True
    if not good:
        yield at("card", step=scene.step, given="none" if given == c.NONE else LETTERS[given])


def card_played(scene: PlainState) -> Iterator[Break]:
    """F1: played cards lie face up, this turn's among them."""
    if scene.card != c.NONE and scene.pool[c.PLAYED + scene.card] == 0:
        yield at("card", direction=LETTERS[scene.card])


def shown(scene: PlainState) -> Iterator[Break]:
    """F13: what a discard showed is in the hand still; the card drawn after it is not known."""
    for seat in scene.shown_by:
        known = scene.shown(seat)
        held = all(scene.own(seat, c.SHOWN + d) <= scene.own(seat, c.HAND + d) for d in range(DIRECTIONS))
        past = scene.turns(seat) > 0 or (seat == scene.seat and scene.discarded)
        if not held or known >= FULL_HAND or not past:
            yield at(f"seats[{seat}].shown")


def discard(scene: PlainState) -> Iterator[Break]:
    """F13: who discarded has shown the whole hand, and no card of it moved a fire."""
    if not scene.discarded or scene.phase not in (phases.ACTIONS, phases.INTENSIFY, phases.DRAW):
        return
    if scene.intensifying and scene.then != phases.THEN_ACTIONS:
        return
    idle = True
    if scene.intensifying and scene.pending == INTENSIFYING:  # no fire has been added since
        fires = movable_fires(scene.city)
        own = [d for d in range(DIRECTIONS) if scene.own(scene.seat, c.HAND + d)]
        idle = not any(any(reach(scene.city, fires, d)) for d in own)
    if not idle or scene.shown(scene.seat) != scene.hand(scene.seat):
        yield at(f"seats[{scene.seat}].shown")


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
