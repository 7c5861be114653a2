"""S · Set-up: what is drawn before the first round. B1, B2, B5–B7."""

from mypy_extensions import i64, u8

from tinderbox.core.state import NATURE, ActionList
from tinderbox.games.bretagne.rules import board as b, coast as c, phases
from tinderbox.games.bretagne.rules.coast import Coast


def begin(coast: Coast) -> None:
    """B5, B6: prepare workers, cards and stacks; then the first lighthouse board is drawn."""
    board = coast.board
    for seat in range(board.players):
        coast.put(seat, c.AT_HAND, board.workers_at_hand)
        coast.put(seat, c.RESERVE, board.workers_in_reserve)
    for kind in range(i64(b.EQUIPMENT)):
        coast.pool[c.DECK + kind] = board.equipment[kind]
    for weather in range(i64(b.WEATHERS)):
        coast.pool[c.UNSEEN + weather] = board.weather_cards[weather]
    for card in range(i64(b.PRODUCTIONS)):
        coast.pool[c.PRODUCTION + card] = 1
    for place in range(i64(4)):
        coast.pool[c.NEXT_ROW + place] = c.NOWHERE
        coast.pool[c.THIS_ROW + place] = c.NOWHERE
        coast.pool[c.STEP_ORDER + place] = c.NOWHERE
    for site in range(i64(b.SITES)):
        for floor in range(i64(4)):
            coast.put_floor(site, floor, c.FLOOR_OWNER, c.NOWHERE)
    stack_tiles(coast)
    coast.wait(phases.BOARDS, NATURE)
    if board.historical:
        for lighthouse in range(i64(b.SITES)):
            lay_board(coast, lighthouse, i64(board.lighthouse_home[lighthouse]))
        begin_standing(coast)


def stack_tiles(coast: Coast) -> None:
    """B6: each row's tiles, one group of known set and unknown order."""
    board = coast.board
    for kind in range(board.kinds):
        row = i64(board.kind_row[kind])
        for _ in range(i64(board.kind_count[kind])):
            coast.stacks[row * b.TILES_A_ROW + coast.pooled(c.STACKED + row)] = u8(kind)
            coast.add_pool(c.STACKED + row, 1)
    for row in range(i64(3)):
        coast.stacks[row * b.TILES_A_ROW + b.TILES_A_ROW - 1] |= c.LAST


def list_draw(coast: Coast, actions: ActionList) -> None:
    """The possible results of the draw that is due in the set-up."""
    phase = coast.phase
    board = coast.board
    if phase == phases.BOARDS:
        group = board.site_group[coast.spot]
        for lighthouse in range(i64(b.SITES)):
            if board.lighthouse_group[lighthouse] == group and coast.site_of(lighthouse) == c.NOWHERE:
                actions.add_result(b.BOARD_DRAW + lighthouse, 1)
    elif phase == phases.STANDING:
        for site in range(i64(b.SITES)):
            if share(coast, site) == coast.spot and coast.tower(site, c.STATUS) == c.OPEN:
                actions.add_result(b.STANDING_DRAW + coast.lighthouse_at(site), 1)
    elif phase == phases.HARBOUR_TILES:
        area = board.harbour_area[coast.spot]
        for tile in range(i64(b.HARBOUR_TILES)):
            if board.tile_area[tile] == area and not is_laid(coast, tile):
                actions.add_result(b.HARBOUR_DRAW + tile, 1)
    elif phase == phases.ORDER:
        for seat in range(board.players):
            if not is_placed(coast, seat):
                actions.add_result(b.SEAT_DRAW + seat, 1)
    elif phase == phases.WEATHER:
        list_weather(coast, b.WEATHER_DRAW, actions)


def list_weather(coast: Coast, first: i64, actions: ActionList) -> None:
    """S4: any unseen card may come next; nobody knows which one was removed."""
    for weather in range(i64(b.WEATHERS)):
        actions.add_result(first + weather, coast.pooled(c.UNSEEN + weather))


def list_forecast(coast: Coast, actions: ActionList) -> None:
    list_weather(coast, b.FORECAST_DRAW, actions)


def share(coast: Coast, site: i64) -> i64:
    """The area and group of a site as one number."""
    return i64(coast.board.site_area[site]) * b.GROUPS + i64(coast.board.site_group[site])


def is_laid(coast: Coast, tile: i64) -> bool:
    for harbour in range(i64(b.HARBOURS)):
        if i64(coast.laid[c.TILE_AT + harbour]) == tile:
            return True
    return False


def is_placed(coast: Coast, seat: i64) -> bool:
    for place in range(coast.rank):
        if coast.pooled(c.NEXT_ROW + place) == seat:
            return True
    return False


def apply_draw(coast: Coast, code: i64) -> None:
    """One draw of the set-up up to the weather; the rest of it is refilling (S5) and the order."""
    phase = coast.phase
    if phase == phases.STANDING:
        set_standing(coast, code - b.STANDING_DRAW)
    elif phase == phases.BOARDS:
        lay_board(coast, code - b.BOARD_DRAW, coast.spot)
        coast.spot += 1
        if coast.spot == b.SITES:
            begin_standing(coast)
    elif phase == phases.HARBOUR_TILES:
        lay_harbour(coast, code - b.HARBOUR_DRAW)
    elif phase == phases.WEATHER:
        coast.weather = code - b.WEATHER_DRAW
        coast.add_pool(c.UNSEEN + coast.weather, -1)
        coast.log(phases.WEATHER_SHOWN, coast.weather)
        coast.wait(phases.FORECAST, NATURE)


def lay_board(coast: Coast, lighthouse: i64, site: i64) -> None:
    """S1: boards lie at sites of their colour, shuffled or in historical order."""
    coast.laid[c.LIGHTHOUSE_AT + site] = u8(lighthouse)
    coast.laid[c.SITE_OF + lighthouse] = u8(site)
    coast.log(phases.BOARD_LAID, site, lighthouse)


def begin_standing(coast: Coast) -> None:
    coast.spot = c.NONE
    coast.pending = 0
    next_standing(coast)


def next_standing(coast: Coast) -> None:
    """S2: the next area and group of which some lighthouses stand from the beginning."""
    while coast.pending == 0:
        coast.spot += 1
        if coast.spot == b.AREAS * b.GROUPS:
            coast.spot = 0
            coast.wait(phases.HARBOUR_TILES, NATURE)
            return
        coast.pending = i64(coast.board.standing[coast.spot])
    coast.wait(phases.STANDING, NATURE)


def set_standing(coast: Coast, lighthouse: i64) -> None:
    """S2: built ones count wherever the rules count built lighthouses."""
    site = coast.site_of(lighthouse)
    coast.put_tower(site, c.STATUS, c.BUILT)
    coast.log(phases.LIGHTHOUSE_STANDING, site)
    coast.pending -= 1
    next_standing(coast)


def lay_harbour(coast: Coast, tile: i64) -> None:
    """S3, B2: normal side up; one tile an area stays out of the game."""
    coast.laid[c.TILE_AT + coast.spot] = u8(tile)
    coast.log(phases.HARBOUR_LAID, coast.spot, tile)
    coast.spot += 1
    if coast.spot == b.HARBOURS:
        coast.spot = 0
        coast.wait(phases.WEATHER, NATURE)


def begin_order(coast: Coast) -> None:
    coast.rank = 0
    coast.wait(phases.ORDER, NATURE)


def place_seat(coast: Coast, seat: i64) -> bool:
    """S5: the initial order is on Pontivy's next-round row; return whether it is complete."""
    coast.pool[c.NEXT_ROW + coast.rank] = u8(seat)
    coast.log(phases.ORDER_DRAWN, coast.rank, seat)
    coast.rank += 1
    return coast.rank == coast.board.players
