"""A11–A14 · Trade: workers go to Brest and Lorient, deal by deal."""

from typing import Final

from mypy_extensions import i64

from tinderbox.core.engine.bits import BIT
from tinderbox.core.state import ActionList
from tinderbox.games.bretagne.rules import board as b, cards, coast as c, phases
from tinderbox.games.bretagne.rules.board import covers, pair
from tinderbox.games.bretagne.rules.coast import Coast

CARDS_BOUGHT: Final = 2
TWO: Final = 2


# -- what is possible -------------------------------------------------------------------------------------------------
def list_visits(coast: Coast, actions: ActionList) -> None:
    """A11: a worker at hand, a city not yet visited in this action, some deal possible there."""
    if coast.own(coast.seat, c.AT_HAND) == 0:
        return
    for city in range(i64(b.CITIES)):
        if (coast.visited & BIT[2 * city]) == 0 and some_deal(coast, city):
            actions.add(b.TRADE_CODE + city)


def some_deal(coast: Coast, city: i64) -> bool:
    first: i64 = b.BREST_BUY if city == b.BREST else b.LORIENT_BUY
    last: i64 = b.HIRE_TWO if city == b.BREST else b.BUY_CARDS
    for deal in range(first, last + 1):
        if is_possible(coast, deal):
            return True
    return False


def is_possible(coast: Coast, deal: i64) -> bool:
    """A12: each kind of deal once in an action; A13, A14: only what is there and can be paid."""
    seat = coast.seat
    if (coast.deals & BIT[2 * deal]) != 0 or coast.own(seat, c.COINS) < i64(coast.board.price[deal]):
        return False
    if deal == b.BREST_BUY:
        return coast.pooled_kinds(c.BREST) >= TWO
    if deal == b.BREST_SELL:
        return total_materials(coast, seat) >= TWO
    if deal == b.HIRE_ONE:
        return coast.pooled(c.SINGLES) > 0
    if deal == b.HIRE_TWO:
        return coast.pooled(c.PAIRS) > 0
    if deal == b.RECRUIT:
        return coast.own(seat, c.RESERVE) > 0
    if deal == b.EXCHANGE:
        return coast.hand_size(seat) > 0
    if deal == b.SELL_CARDS:
        return coast.hand_size(seat) >= TWO
    if deal == b.BUY_CARDS:
        return coast.pooled_kinds(c.DECK) + coast.pooled_kinds(c.DISCARD) > 0
    return True  # LORIENT_BUY


def total_materials(coast: Coast, seat: i64) -> i64:
    total: i64 = 0
    for material in range(i64(b.MATERIALS)):
        total += coast.own(seat, c.MATERIAL + material)
    return total


def list_deals(coast: Coast, actions: ActionList) -> None:
    """The deals of the city, and once one is made (A11) the way out: to the other city, or home."""
    if deals_here(coast):
        list_visits(coast, actions)
        actions.add(b.DONE_CODE)
    if coast.city == b.BREST:
        list_brest(coast, actions)
    else:
        list_lorient(coast, actions)


def deals_here(coast: Coast) -> bool:
    """Whether a deal was made in this city already: the codes of Brest's deals are below Lorient's."""
    if coast.city == b.BREST:
        return coast.deals % BIT[2 * b.LORIENT_BUY] != 0
    return coast.deals >= BIT[2 * b.LORIENT_BUY]


def list_brest(coast: Coast, actions: ActionList) -> None:
    """A14."""
    if is_possible(coast, b.HIRE_ONE):
        actions.add(b.HIRE_ONE_CODE)
    if is_possible(coast, b.HIRE_TWO):
        actions.add(b.HIRE_TWO_CODE)
    if is_possible(coast, b.BREST_BUY):
        market = market_goods(coast)
        for choice in range(i64(b.PAIRS)):
            if covers(market, pair(choice)):
                actions.add(b.BUY_CODE + choice)
    if is_possible(coast, b.BREST_SELL):
        have = coast.materials_of(coast.seat)
        for choice in range(i64(b.PAIRS)):
            if covers(have, pair(choice)):
                actions.add(b.SELL_CODE + choice)


def market_goods(coast: Coast) -> i64:
    """What lies in Brest's market as one amount."""
    goods: i64 = 0
    for material in range(i64(b.MATERIALS)):
        goods += coast.pooled(c.BREST + material) * b.ONE[material]
    return goods


def list_lorient(coast: Coast, actions: ActionList) -> None:
    """A13."""
    seat = coast.seat
    if is_possible(coast, b.RECRUIT):
        actions.add(b.RECRUIT_CODE)
    if is_possible(coast, b.BUY_CARDS):
        actions.add(b.BUY_CARDS_CODE)
    if is_possible(coast, b.LORIENT_BUY):
        for choice in range(i64(b.PAIRS)):
            actions.add(b.BUY_CODE + choice)
    if is_possible(coast, b.SELL_CARDS):
        for choice in range(i64(b.PAIRS)):
            if holds_pair(coast, seat, choice):
                actions.add(b.SELL_CARDS_CODE + choice)
    if is_possible(coast, b.EXCHANGE):
        for kind in range(i64(b.EQUIPMENT)):
            if coast.own(seat, c.HAND + kind) > 0:
                for material in range(i64(b.MATERIALS)):
                    actions.add(b.EXCHANGE_CODE + kind * b.MATERIALS + material)


def holds_pair(coast: Coast, seat: i64, choice: i64) -> bool:
    first = i64(b.PAIR_FIRST[choice])
    second = i64(b.PAIR_SECOND[choice])
    if first == second:
        return coast.own(seat, c.HAND + first) >= TWO
    return coast.own(seat, c.HAND + first) > 0 and coast.own(seat, c.HAND + second) > 0


# -- going there ------------------------------------------------------------------------------------------------------
def visit(coast: Coast, city: i64) -> None:
    """A11: one worker at hand goes to the city."""
    seat = coast.seat
    coast.give(seat, c.AT_HAND, -1)
    coast.give(seat, c.IN_CITY + city)
    coast.city = city
    coast.visited |= BIT[2 * city]
    coast.log(phases.WORKER_SENT, seat, city)
    coast.wait(phases.TRADE, seat)


def leave(coast: Coast) -> None:
    coast.city = c.NONE
    coast.visited = 0
    coast.deals = 0
    coast.log(phases.TRADE_ENDED, coast.seat)


# -- the deals --------------------------------------------------------------------------------------------------------
def pay_deal(coast: Coast, deal: i64) -> i64:
    """Pay or receive the coins of a deal; return their number."""
    paid = i64(coast.board.price[deal])
    got = i64(coast.board.proceeds[deal])
    coast.give(coast.seat, c.COINS, got - paid)
    coast.deals |= BIT[2 * deal]
    return paid + got


def deal(coast: Coast, code: i64) -> None:
    """Make a deal by its code (A12–A14); cards that were bought are drawn next."""
    seat = coast.seat
    if code >= b.EXCHANGE_CODE:
        exchange_card(coast, seat, code - b.EXCHANGE_CODE)
    elif code >= b.SELL_CARDS_CODE:
        sell_cards(coast, seat, code - b.SELL_CARDS_CODE)
    elif code >= b.SELL_CODE:
        sell_materials(coast, seat, code - b.SELL_CODE)
    elif code >= b.BUY_CODE:
        buy_materials(coast, seat, code - b.BUY_CODE)
    elif code == b.BUY_CARDS_CODE:
        coast.log(phases.CARDS_BOUGHT, seat, pay_deal(coast, b.BUY_CARDS))
        cards.start_draw(coast, seat, CARDS_BOUGHT, phases.THEN_TRADE)
    elif code == b.RECRUIT_CODE:
        coast.give(seat, c.RESERVE, -1)
        coast.give(seat, c.AT_HAND)
        coast.log(phases.WORKER_RECRUITED, seat, pay_deal(coast, b.RECRUIT))
    elif code == b.HIRE_TWO_CODE:
        coast.add_pool(c.PAIRS, -1)
        coast.give(seat, c.ENGINEERS, TWO)
        coast.log(phases.ENGINEERS_HIRED, seat, TWO, pay_deal(coast, b.HIRE_TWO))
    else:
        coast.add_pool(c.SINGLES, -1)
        coast.give(seat, c.ENGINEERS)
        coast.log(phases.ENGINEERS_HIRED, seat, 1, pay_deal(coast, b.HIRE_ONE))


def buy_materials(coast: Coast, seat: i64, choice: i64) -> None:
    """A13: from the supply; A14: from Brest's market."""
    first = i64(b.PAIR_FIRST[choice])
    second = i64(b.PAIR_SECOND[choice])
    if coast.city == b.BREST:
        coast.add_pool(c.BREST + first, -1)
        coast.add_pool(c.BREST + second, -1)
    coast.give(seat, c.MATERIAL + first)
    coast.give(seat, c.MATERIAL + second)
    pay_deal(coast, b.BREST_BUY if coast.city == b.BREST else b.LORIENT_BUY)
    coast.log(phases.MATERIALS_BOUGHT, seat, coast.city, choice)


def sell_materials(coast: Coast, seat: i64, choice: i64) -> None:
    """A14: they go to the supply."""
    coast.give(seat, c.MATERIAL + i64(b.PAIR_FIRST[choice]), -1)
    coast.give(seat, c.MATERIAL + i64(b.PAIR_SECOND[choice]), -1)
    coast.log(phases.MATERIALS_SOLD, seat, choice, pay_deal(coast, b.BREST_SELL))


def sell_cards(coast: Coast, seat: i64, choice: i64) -> None:
    """A13: two cards, openly."""
    cards.part_with(coast, seat, i64(b.PAIR_FIRST[choice]), c.DISCARD)
    cards.part_with(coast, seat, i64(b.PAIR_SECOND[choice]), c.DISCARD)
    coast.log(phases.CARDS_SOLD, seat, choice, pay_deal(coast, b.SELL_CARDS))


def exchange_card(coast: Coast, seat: i64, choice: i64) -> None:
    """A13: one card, openly, for a coin and a material."""
    kind = choice // b.MATERIALS
    material = choice % b.MATERIALS
    cards.part_with(coast, seat, kind, c.DISCARD)
    coast.give(seat, c.MATERIAL + material)
    pay_deal(coast, b.EXCHANGE)
    coast.log(phases.CARD_EXCHANGED, seat, kind, material)
