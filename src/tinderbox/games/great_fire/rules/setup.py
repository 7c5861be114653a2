"""S · Set-up: what is drawn and placed before the first turn."""

from typing import Final

from mypy_extensions import i64, u8

from tinderbox.core.engine.bits import BIT, single, size, union
from tinderbox.core.state import NATURE, ActionList
from tinderbox.games.great_fire.rules import board as b, city as c, phases
from tinderbox.games.great_fire.rules.city import City

HOUSES_EACH: Final = 5  # of each colour in each region (S4)


def begin(city: City) -> None:
    """S1, S2: Pudding Lane burns and the first hand is dealt. Everything else follows the exchange."""
    board = city.board
    city.fires[board.pudding_lane] = u8(board.pudding_fires)
    city.refresh(board.pudding_lane)
    for direction in range(i64(b.DIRECTIONS)):
        city.pool[c.DECK + direction] = board.cards[direction]
    for kind in range(i64(3)):
        city.pool[c.UNSEEN + kind] = board.tokens[kind]
    for seat in range(board.players):
        for which in range(i64(2)):
            city.put(seat, c.COLOUR + which, c.NOWHERE)
            city.put(seat, c.LANDOWNER + which, c.NOWHERE)
            city.put(seat, c.LANDOWNER_COLOUR + which, c.NOWHERE)
        for deck in range(i64(b.DECKS)):
            city.put(seat, c.OBJECTIVE + deck, c.NOWHERE)
    deal_hand(city, 0)


def list_draw(city: City, actions: ActionList) -> None:
    """The possible results of the draw that is due in the set-up."""
    phase = city.phase
    board = city.board
    if phase == phases.HOUSES:
        for colour in range(i64(b.COLOURS)):
            actions.add_result(b.HOUSE_DRAW + colour, in_urn(city, colour))
    elif phase == phases.COLOURS:
        for colour in range(i64(b.COLOURS)):
            actions.add_result(b.COLOUR_DRAW + colour, in_urn(city, colour))
    elif phase == phases.LANDOWNER_COLOURS:
        for colour in range(i64(b.COLOURS)):
            actions.add_result(b.LANDOWNER_DRAW + colour, in_urn(city, colour))
    elif phase == phases.OBJECTIVES:
        deck = city.dealt // board.players
        for objective in range(i64(b.OBJECTIVES)):
            if i64(board.objective_deck[objective]) == deck:
                actions.add_result(b.OBJECTIVE_DRAW + objective, in_urn(city, objective))
    elif phase == phases.START:
        for seat in range(board.players):
            actions.add_result(b.START_DRAW + seat, 1)
    else:
        list_cards(city, actions)


def list_cards(city: City, actions: ActionList) -> None:
    """Any unseen fire card may come next: nobody knows the order of the stack (S11)."""
    for direction in range(i64(b.DIRECTIONS)):
        actions.add_result(b.CARD_DRAW + direction, city.pooled(c.DECK + direction))


def fill_urn(city: City, kinds: i64, each: i64) -> None:
    city.urn = 0
    for kind in range(kinds):
        city.urn |= each * BIT[8 * kind]  # 16 ** kind


def in_urn(city: City, kind: i64) -> i64:
    return city.urn >> (4 * kind) & 15


def out_of_urn(city: City, kind: i64) -> None:
    city.urn -= BIT[8 * kind]


def apply_draw(city: City, code: i64) -> None:
    phase = city.phase
    if phase == phases.HOUSES:
        build_house(city, code - b.HOUSE_DRAW)
    elif phase == phases.COLOURS:
        deal_colour(city, code - b.COLOUR_DRAW)
    elif phase == phases.LANDOWNER_COLOURS:
        deal_landowner(city, code - b.LANDOWNER_DRAW)
    elif phase == phases.OBJECTIVES:
        deal_objective(city, code - b.OBJECTIVE_DRAW)
    elif phase == phases.START:
        city.start = code - b.START_DRAW
        city.log(phases.START_CHOSEN, city.start)
        begin_placing(city)
    else:
        deal_card(city, code - b.CARD_DRAW)


def deal_hand(city: City, seat: i64) -> None:
    """S2: five cards for a seat."""
    city.seat = seat
    city.pending = b.HAND
    city.wait(phases.HANDS, NATURE)


def deal_card(city: City, direction: i64) -> None:
    """The fifth card of the last hand begins the exchange; that of a redrawn hand goes on with it."""
    seat = city.seat
    city.add_pool(c.DECK + direction, -1)
    city.give(seat, c.HAND + direction)
    city.log(phases.CARD_DEALT, seat, direction)
    city.pending -= 1
    if city.pending > 0:
        return
    players = city.board.players
    if city.dealt == players:
        ask_exchange(city, seat)
        return
    city.dealt += 1
    if city.dealt < players:
        deal_hand(city, city.dealt)
    else:
        ask_exchange(city, 0)


def ask_exchange(city: City, seat: i64) -> None:
    """S2: ask every seat in order, whatever it holds, so that the question reveals nothing."""
    city.seat = seat
    city.wait(phases.EXCHANGE, seat)


def identical_hand(city: City, seat: i64) -> i64:
    """The direction of five identical cards, or NONE."""
    for direction in range(i64(b.DIRECTIONS)):
        if city.own(seat, c.HAND + direction) == b.HAND:
            return direction
    return c.NONE


def list_exchange(city: City, actions: ActionList) -> None:
    actions.add(b.KEEP_CODE)
    if identical_hand(city, city.seat) != c.NONE:
        actions.add(b.REDRAW_CODE)


def keep_hand(city: City) -> None:
    city.log(phases.HAND_KEPT, city.seat)
    if city.seat + 1 < city.board.players:
        ask_exchange(city, city.seat + 1)
    else:
        build_stack(city)


def redraw_hand(city: City) -> None:
    """S2: five identical cards are shown and shuffled back; five new ones are drawn."""
    seat = city.seat
    direction = identical_hand(city, seat)
    city.log(phases.HAND_REDRAWN, seat, direction)
    city.put(seat, c.HAND + direction, 0)
    city.add_pool(c.DECK + direction, b.HAND)
    deal_hand(city, seat)


def build_stack(city: City) -> None:
    """S3, P2: build the fire stack. Its cards are drawn when they are needed. Then come the houses."""
    city.log(phases.STACK_BUILT, city.board.stack, city.board.stack_cards)
    city.dealt = 0
    fill_urn(city, b.COLOURS, HOUSES_EACH)
    city.wait(phases.HOUSES, NATURE)


def build_house(city: City, colour: i64) -> None:
    """S4: region by region, five houses of each colour, drawn blind."""
    board = city.board
    district = i64(board.house_slots[city.dealt])
    out_of_urn(city, colour)
    city.houses[district * b.COLOURS + colour] += 1
    city.housed = union(city.housed, single(district))
    city.add_pool(c.STANDING + colour, 1)
    city.log(phases.HOUSE_BUILT, district, colour)
    city.dealt += 1
    if city.dealt == i64(len(board.house_slots)):
        city.dealt = 0
        fill_urn(city, b.COLOURS, 1)
        city.wait(phases.COLOURS, NATURE)
    elif board.region_start[city.dealt] != 0:
        fill_urn(city, b.COLOURS, HOUSES_EACH)


def deal_colour(city: City, colour: i64) -> None:
    """S5, P1: a colour card each, two with two players; O1 hides them and deals landowners apart."""
    board = city.board
    seat = city.dealt % board.players
    which = city.dealt // board.players
    out_of_urn(city, colour)
    city.put(seat, c.COLOUR + which, colour)
    city.log(phases.COLOUR_DEALT, seat, colour)
    if not board.hidden_colours:
        city.put(seat, c.LANDOWNER_COLOUR + which, colour)
    city.dealt += 1
    if city.dealt < board.players * board.colours_each:
        return
    city.dealt = 0
    if board.hidden_colours:
        fill_urn(city, b.COLOURS, 1)
        city.wait(phases.LANDOWNER_COLOURS, NATURE)
    else:
        lay_tokens(city)


def deal_landowner(city: City, colour: i64) -> None:
    """O1: a landowner of a random colour, which says nothing about the true one."""
    board = city.board
    seat = city.dealt % board.players
    out_of_urn(city, colour)
    city.put(seat, c.LANDOWNER_COLOUR + city.dealt // board.players, colour)
    city.log(phases.LANDOWNER_DEALT, seat, colour)
    city.dealt += 1
    if city.dealt == board.players * board.colours_each:
        city.dealt = 0
        lay_tokens(city)


def lay_tokens(city: City) -> None:
    """S6: a token face down on each yellow banner."""
    city.tokened = city.board.token_districts
    city.log(phases.TOKENS_LAID, size(city.tokened))
    begin_objectives(city)


def begin_objectives(city: City) -> None:
    """S7: two cards of each objective, only one with two players (P3)."""
    fill_urn(city, b.OBJECTIVES, city.board.objective_copies)
    city.wait(phases.OBJECTIVES, NATURE)


def deal_objective(city: City, objective: i64) -> None:
    board = city.board
    seat = city.dealt % board.players
    out_of_urn(city, objective)
    city.put(seat, c.OBJECTIVE + city.dealt // board.players, objective)
    city.log(phases.OBJECTIVE_DEALT, seat, objective)
    city.dealt += 1
    if city.dealt == board.players * b.DECKS:
        city.urn = 0
        city.wait(phases.START, NATURE)


def begin_placing(city: City) -> None:
    """S9: bands that start in printed places; the others are placed one at a time in turn order (P4)."""
    city.dealt = 0
    for space in city.board.start_bands:
        city.add_band(i64(space))
        city.log(phases.BAND_PLACED, c.NONE, i64(space))
    next_band(city)


def next_band(city: City) -> None:
    board = city.board
    if city.dealt < board.bands_placed():
        city.seat = (city.start + city.dealt) % board.players
        city.wait(phases.PLACE_BAND, city.seat)
    else:
        city.dealt = 0
        next_landowner(city)


def next_landowner(city: City) -> None:
    board = city.board
    city.seat = (city.start + city.dealt) % board.players
    city.wait(phases.PLACE_LANDOWNER, city.seat)


def list_places(city: City, actions: ActionList) -> None:
    """S9, S10: anywhere but the green region; grass is allowed."""
    for space in city.board.placeable:
        actions.add(city.board.place_code + i64(space))


def place_band(city: City, space: i64) -> None:
    city.add_band(space)
    city.log(phases.BAND_PLACED, city.seat, space)
    city.dealt += 1
    next_band(city)


def place_landowner(city: City, space: i64) -> bool:
    """S10: return whether everything is placed and the first turn can begin."""
    board = city.board
    which = city.dealt // board.players
    city.put(city.seat, c.LANDOWNER + which, space)
    city.log(phases.LANDOWNER_PLACED, city.seat, which, space)
    city.dealt += 1
    if city.dealt < board.players * board.colours_each:
        next_landowner(city)
        return False
    city.dealt = 0
    return True
