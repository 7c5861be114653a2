"""R · Preparation of a round: barges, income, Brest, Quimper, construction tiles, weather."""

from mypy_extensions import i64, u8

from tinderbox.core.state import NATURE, ActionList
from tinderbox.games.bretagne.rules import board as b, cards, coast as c, phases
from tinderbox.games.bretagne.rules.board import Board
from tinderbox.games.bretagne.rules.coast import Coast


# -- 1: barges --------------------------------------------------------------------------------------------------------
def begin_round(coast: Coast) -> None:
    coast.round += 1
    coast.rank = 0
    coast.log(phases.ROUND_BEGUN, coast.round)
    clear_quimper(coast)
    ask_barge(coast)


def clear_quimper(coast: Coast) -> None:
    """R5: before all else the leftovers return to the supply, so that Brest can use them."""
    coast.log(phases.QUIMPER_CLEARED, coast.pooled_kinds(c.QUIMPER))
    for material in range(i64(b.MATERIALS)):
        coast.pool[c.QUIMPER + material] = 0


def ask_barge(coast: Coast) -> None:
    coast.ask(phases.BARGE, coast.pooled(c.NEXT_ROW + coast.rank))


def list_barges(coast: Coast, actions: ActionList) -> None:
    """R2: all four cards are on offer at every player count."""
    for barge in range(i64(b.BARGES)):
        if coast.pooled(c.THIS_ROW + barge) == c.NOWHERE:
            actions.add(b.BARGE_CODE + barge)


def take_barge(coast: Coast, barge: i64) -> bool:
    """R2: the card gives a place in the order, engineers and coins; return whether every seat has one."""
    board = coast.board
    seat = coast.seat
    coast.pool[c.NEXT_ROW + coast.rank] = c.NOWHERE
    coast.pool[c.THIS_ROW + barge] = u8(seat)
    coast.put(seat, c.BARGE, barge + 1)
    coast.give(seat, c.ENGINEERS, i64(board.barge_engineers[barge]))
    coast.give(seat, c.COINS, i64(board.barge_coins[barge]))
    coast.log(phases.BARGE_TAKEN, seat, barge)
    coast.rank += 1
    if coast.rank < board.players:
        ask_barge(coast)
        return False
    coast.rank = 0
    coast.spot = 0
    return True


# -- 2: income --------------------------------------------------------------------------------------------------------
def collect_income(coast: Coast) -> bool:
    """R3: in this round's order, harbour by harbour; return whether all is collected and no card is due."""
    while coast.rank < b.BARGES:
        seat = coast.pooled(c.THIS_ROW + coast.rank)
        while seat != c.NOWHERE and coast.spot < b.HARBOURS:
            harbour = coast.spot
            coast.spot += 1
            if coast.in_harbour(harbour, seat) and pay_income(coast, seat, harbour):
                return False
        coast.spot = 0
        coast.rank += 1
    coast.rank = 0
    return True


def income_of(coast: Coast, harbour: i64) -> i64:
    """How much a harbour yields to each worker there, by the side of its tile (B2, E2)."""
    board = coast.board
    tile = i64(coast.laid[c.TILE_AT + harbour])
    improved = coast.pooled(c.IMPROVED + i64(board.harbour_area[harbour])) > 0
    return i64(board.tile_improved[tile]) if improved else i64(board.tile_normal[tile])


def pay_income(coast: Coast, seat: i64, harbour: i64) -> bool:
    """R3: pay as much as reserve and deck hold; return whether a card is due."""
    income = i64(coast.board.tile_income[i64(coast.laid[c.TILE_AT + harbour])])
    amount = income_of(coast, harbour)
    if income < b.MATERIALS:
        coast.give(seat, c.MATERIAL + income, amount)
        coast.log(phases.INCOME_MATERIALS, seat, harbour, amount)
    elif income == b.WORKER:
        amount = min(amount, coast.own(seat, c.RESERVE))
        coast.give(seat, c.RESERVE, -amount)
        coast.give(seat, c.AT_HAND, amount)
        coast.log(phases.INCOME_WORKERS, seat, harbour, amount)
    elif income == b.ENGINEER:
        coast.give(seat, c.ENGINEERS, amount)
        coast.log(phases.INCOME_ENGINEERS, seat, harbour, amount)
    elif income == b.CARD:
        coast.log(phases.INCOME_CARDS, seat, harbour, amount)
        return cards.start_draw(coast, seat, amount, phases.THEN_INCOME)
    else:
        coast.give(seat, c.INCOME, amount)
        coast.log(phases.INCOME_POINTS, seat, harbour, amount)
    return False


# -- 3 and 4: the markets ---------------------------------------------------------------------------------------------
def in_supply(coast: Coast, material: i64, wanted: i64) -> i64:
    """B4: the wanted number of a material, or as many as its discs and the free markers allow."""
    board = coast.board
    if board.endless:
        return wanted
    limit = board.supply
    used = markers_used(coast)
    if used <= board.markers:
        own = markers_for(board, in_play(coast, material))
        limit += board.marker_adds * (board.markers - used + own)
    return max(0, min(wanted, limit - in_play(coast, material)))


def in_play(coast: Coast, material: i64) -> i64:
    """How many of a material lie in the markets and with the players."""
    total = coast.pooled(c.QUIMPER + material) + coast.pooled(c.BREST + material)
    for seat in range(coast.board.players):
        total += coast.own(seat, c.MATERIAL + material)
    return total


def markers_for(board: Board, amount: i64) -> i64:
    """B4: the number of markers that an amount of a material needs beyond its discs."""
    beyond = amount - board.supply
    return (beyond + board.marker_adds - 1) // board.marker_adds if beyond > 0 else 0


def markers_used(coast: Coast) -> i64:
    total: i64 = 0
    for material in range(i64(b.MATERIALS)):
        total += markers_for(coast.board, in_play(coast, material))
    return total


def tell_shortage(coast: Coast, city: i64, missing: i64) -> None:
    """B4: log what a market did not get, and why."""
    if missing > 0:
        beyond = markers_used(coast) > coast.board.markers
        coast.log(phases.SUPPLY_SHORT, city, missing, phases.SHORT_BY_PLAYERS if beyond else phases.SHORT_OF_MARKERS)


def fill_brest(coast: Coast) -> None:
    """R4: fill up to what is printed; what was not bought does not pile up. Then a production card is due (R5)."""
    board = coast.board
    missing: i64 = 0
    for material in range(i64(b.MATERIALS)):
        wanted = i64(board.brest[material]) - coast.pooled(c.BREST + material)
        given = in_supply(coast, material, wanted)
        coast.add_pool(c.BREST + material, given)
        missing += (wanted - given) * b.ONE[material]
    coast.pool[c.SINGLES] = u8(board.brest_singles)
    coast.pool[c.PAIRS] = u8(board.brest_pairs)
    coast.log(phases.BREST_FILLED)
    tell_shortage(coast, b.BREST, missing)
    coast.wait(phases.PRODUCTION, NATURE)


def list_productions(coast: Coast, actions: ActionList) -> None:
    """R5: no card repeats."""
    for card in range(i64(b.PRODUCTIONS)):
        actions.add_result(b.PRODUCTION_DRAW + card, coast.pooled(c.PRODUCTION + card))


def fill_quimper(coast: Coast, card: i64) -> None:
    """R5: what the card says, or as much as there is."""
    coast.production = card
    coast.pool[c.PRODUCTION + card] = 0
    missing: i64 = 0
    for material in range(i64(b.MATERIALS)):
        wanted = i64(coast.board.production[card * b.MATERIALS + material])
        given = in_supply(coast, material, wanted)
        coast.pool[c.QUIMPER + material] = u8(given)
        missing += (wanted - given) * b.ONE[material]
    coast.log(phases.PRODUCTION_SHOWN, card)
    tell_shortage(coast, b.QUIMPER, missing)


# -- 5: construction tiles --------------------------------------------------------------------------------------------
def next_space(coast: Coast) -> bool:
    """S5, R6: wait for the tile of the next empty space that can be filled; False if there is none."""
    while coast.spot < b.SPACES:
        if coast.pooled(c.DISPLAY + coast.spot) == 0:
            if coast.pooled(c.STACKED + coast.spot // b.SLOTS) > 0:
                coast.wait(phases.TILES, NATURE)
                return True
            coast.log(phases.SPACE_EMPTY, coast.spot)
        coast.spot += 1
    coast.spot = 0
    return False


def list_tiles(coast: Coast, actions: ActionList) -> None:
    """B8: any tile of the stack's top group may be the next."""
    at = coast.spot // b.SLOTS * b.TILES_A_ROW
    more = True
    while more:  # equal tiles of a group lie together
        kind = i64(coast.stacks[at]) & c.KIND
        alike: i64 = 0
        while more and (i64(coast.stacks[at]) & c.KIND) == kind:
            alike += 1
            more = (i64(coast.stacks[at]) & c.LAST) == 0
            at += 1
        actions.add_result(b.TILE_DRAW + kind, alike)


def lay_tile(coast: Coast, kind: i64) -> None:
    """S5, R6: move a tile from its stack to the space."""
    row = coast.spot // b.SLOTS
    at = row * b.TILES_A_ROW
    while (i64(coast.stacks[at]) & c.KIND) != kind:
        at += 1
    if (i64(coast.stacks[at]) & c.LAST) != 0 and at > row * b.TILES_A_ROW:
        coast.stacks[at - 1] |= c.LAST  # the group goes on without its last tile
    end = row * b.TILES_A_ROW + coast.pooled(c.STACKED + row) - 1
    while at < end:
        coast.stacks[at] = coast.stacks[at + 1]
        at += 1
    coast.stacks[end] = 0
    coast.add_pool(c.STACKED + row, -1)
    coast.pool[c.DISPLAY + coast.spot] = u8(kind + 1)
    coast.log(phases.TILE_LAID if coast.round == 0 else phases.TILE_REFILLED, coast.spot, kind)
    coast.spot += 1


# -- 6: weather -------------------------------------------------------------------------------------------------------
def turn_weather(coast: Coast) -> bool:
    """R7: the forecast becomes the weather; return whether a new forecast is due."""
    coast.weather = coast.forecast
    coast.forecast = c.NONE
    coast.log(phases.WEATHER_CHANGED, coast.weather)
    if coast.round == b.ROUNDS:
        return False
    coast.wait(phases.FORECAST, NATURE)
    return True


def show_forecast(coast: Coast, weather: i64) -> None:
    """S4, R7: the next round's weather is always visible."""
    coast.forecast = weather
    coast.add_pool(c.UNSEEN + weather, -1)
    coast.log(phases.FORECAST_SHOWN, weather)
