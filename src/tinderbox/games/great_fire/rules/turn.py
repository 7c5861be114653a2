"""A player's turn: the card, the fire, actions, drawing and intensifying. T, F11 to F13, D1 to D5."""

from typing import Final

from mypy_extensions import i64

from tinderbox.core.engine.bits import has, minus, single, some
from tinderbox.core.state import NATURE
from tinderbox.games.great_fire.rules import actions as player_actions, fire, non_player_turn as city_turn, phases
from tinderbox.games.great_fire.rules.board import DIRECTIONS, DOUBLE, DOUBLE_CODE, END_CODE
from tinderbox.games.great_fire.rules.city import DECK, HAND, HELD, NONE, PLAYED, SHOWN, UNSEEN, USED, City

DOUBLE_MOVES: Final = 2  # fire moves under a card with a double move (F12)


def begin_turn(city: City, seat: i64) -> None:
    """T1: expand the fire, then actions, then draw."""
    city.seat = seat
    city.turn += 1
    city.card = NONE
    city.doubled = False
    city.log(phases.TURN_BEGUN, seat, city.turn)
    city.wait(phases.CARD, seat)


def lay_down(city: City, direction: i64) -> None:
    """Lay a card face up; what everybody knew of the hand stays known."""
    city.give(city.seat, HAND + direction, -1)
    if city.own(city.seat, SHOWN + direction) > 0:
        city.give(city.seat, SHOWN + direction, -1)
    city.add_pool(PLAYED + direction, 1)


def play_card(city: City, direction: i64, double: bool) -> None:
    """F1; F12: a double move that is held is declared with the card."""
    lay_down(city, direction)
    city.card = direction
    city.moves = 1
    city.log(phases.CARD_PLAYED, city.seat, direction)
    if double:
        city.moves = DOUBLE_MOVES
        spend_double(city, True)
    city.wait(phases.ORIGIN, city.seat)


def discard_card(city: City, direction: i64) -> None:
    """F13: the hand is shown, one card goes, three fires are added."""
    lay_down(city, direction)
    for known in range(i64(DIRECTIONS)):
        city.put(city.seat, SHOWN + known, city.own(city.seat, HAND + known))
    city.log(phases.CARD_DISCARDED, city.seat, direction)
    city.log(phases.HAND_SHOWN, city.seat)
    start_intensifying(city, phases.THEN_ACTIONS)


def choose_origin(city: City, origin: i64) -> None:
    """F2: the fire that moves."""
    city.origin = origin
    city.wait(phases.DESTINATION, city.seat)


def expand(city: City, destination: i64) -> None:
    origin = city.origin
    city.origin = NONE
    city.moves -= 1
    burnt = fire.move_fire(city, origin, destination, city.seat)
    if burnt and has(city.tokened, destination):
        take_token(city, destination)
    else:
        go_on(city)


def take_token(city: City, district: i64) -> None:
    """F11: the player who burns a district's houses takes its token and looks at it."""
    city.tokened = minus(city.tokened, single(district))
    city.log(phases.TOKEN_TAKEN, city.seat, district)
    city.wait(phases.TOKEN, NATURE)


def see_token(city: City, kind: i64) -> None:
    """F11; F12: what the first move took may be played at once, unless a double move was declared."""
    city.add_pool(UNSEEN + kind, -1)
    city.give(city.seat, HELD + kind)
    city.log(phases.TOKEN_SEEN, city.seat, kind)
    if not city.doubled:
        city.just_taken = kind
    go_on(city)


def go_on(city: City) -> None:
    """F12: a second move that was declared must be made if one is possible; then come the actions."""
    if city.moves > 0:
        if fire.can_move(city, city.card):
            city.wait(phases.ORIGIN, city.seat)
            return
        city.moves = 0
        city.log(phases.DOUBLE_VOID, city.seat)
    start_actions(city)


def start_actions(city: City) -> None:
    city.points = player_actions.POINTS
    city.wait(phases.ACTIONS, city.seat)


def act(city: City, code: i64) -> None:
    board = city.board
    if code == DOUBLE_CODE:
        play_double(city)
        return
    city.just_taken = NONE
    if code >= board.demolish_code:
        player_actions.demolish(city, code - board.demolish_code)
    elif code >= board.walk_code:
        city.points -= 1
        if code >= board.extinguish_code:
            player_actions.extinguish(city, code - board.extinguish_code)
        elif code >= board.band_code:
            player_actions.lead_band(city, code - board.band_code, city.seat)
        else:
            player_actions.walk(city, code - board.walk_code)
    elif code == END_CODE:
        end_actions(city)


def play_double(city: City) -> None:
    """F12: a second fire move under the same card, with the token that the first one took."""
    city.just_taken = NONE
    city.points = 0
    city.moves = 1
    spend_double(city, False)
    city.wait(phases.ORIGIN, city.seat)


def spend_double(city: City, declared: bool) -> None:
    """F12: the token is shown and leaves the game."""
    city.give(city.seat, HELD + DOUBLE, -1)
    city.add_pool(USED + DOUBLE, 1)
    city.doubled = True
    city.log(phases.DOUBLE_PLAYED, city.seat, 1 if declared else 0)


def end_actions(city: City) -> None:
    city.points = 0
    if city.finals >= 0:
        finish_turn(city)
    else:
        city.wait(phases.DRAW, NATURE)


def draw_card(city: City, direction: i64) -> None:
    """D1: back to five cards."""
    city.add_pool(DECK + direction, -1)
    city.give(city.seat, HAND + direction)
    city.drawn += 1
    city.log(phases.CARD_DRAWN, city.seat, direction)
    if uncover(city):
        start_intensifying(city, phases.THEN_FINISH)
    else:
        finish_turn(city)


def uncover(city: City) -> bool:
    """Return whether the card just taken lay on a stack card (D1). The last one begins the end (D5, P9)."""
    uncovers = city.board.uncovers
    stacks = i64(len(uncovers))
    if city.uncovered == stacks or city.drawn < i64(uncovers[city.uncovered]):
        return False
    city.uncovered += 1
    city.log(phases.STACK_UNCOVERED, city.board.stack_cards - city.uncovered)
    if city.uncovered == stacks:
        city.log(phases.LAST_TURNS, city.board.last_turns, city.board.city_last_turns)
        city.finals = city.board.last_turns + 1  # the turn that uncovers it is not one of them
    return True


def start_intensifying(city: City, then: i64) -> None:
    """D2: three fires, one by one."""
    city.then = then
    city.pending = fire.INTENSIFYING
    intensify(city)


def place_fire(city: City, district: i64) -> None:
    """D2: one of the three fires."""
    fire.add_fire(city, district, city.seat)
    city.pending -= 1
    intensify(city)


def intensify(city: City) -> None:
    """D4, B9: as many fires as possible must be placed; the rest are forgone."""
    if city.pending > 0 and some(fire.fuel(city)):
        city.wait(phases.INTENSIFY, city.seat)
        return
    if city.pending > 0:
        city.log(phases.FIRES_FORGONE, city.pending, 1 if city.supply == 0 else 0)
        city.pending = 0
    if city.then == phases.THEN_ACTIONS:
        start_actions(city)
    elif city.then == phases.THEN_FINISH:
        finish_turn(city)
    else:
        city_turn.await_ranking(city)


def finish_turn(city: City) -> None:
    """With two players a non-player turn follows each player's turn (P6)."""
    if count_down(city):
        city.finish()
    elif city.board.players == 2:
        city.turn += 1
        city.wait(phases.CITY_CARD, NATURE)
    else:
        next_seat(city)


def count_down(city: City) -> bool:
    """D5, O2, P9: count the turns once nobody draws any more; return whether this was the last."""
    if city.finals > 0:
        city.finals -= 1
    return city.finals == 0


def next_seat(city: City) -> None:
    begin_turn(city, (city.seat + 1) % city.board.players)
