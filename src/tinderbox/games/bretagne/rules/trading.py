"""A11–A14 · Trade: workers go to Brest and Lorient, deal by deal."""

from typing import Final

from mypy_extensions import i64

from tinderbox.core.engine.bits import BIT
from tinderbox.core.state import ActionList
from tinderbox.games.bretagne.rules import cards, phases
from tinderbox.games.bretagne.rules.board import (
    BREST,
    BREST_BUY,
    BREST_SELL,
    BUY_CARDS,
    BUY_CARDS_CODE,
    BUY_CODE,
    CITIES,
    DONE_CODE,
    EQUIPMENT,
    EXCHANGE,
    EXCHANGE_CODE,
    HIRE_ONE,
    HIRE_ONE_CODE,
    HIRE_TWO,
    HIRE_TWO_CODE,
    LORIENT_BUY,
    MATERIALS,
    ONE,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS as CHOICES,
    RECRUIT,
    RECRUIT_CODE,
    SELL_CARDS,
    SELL_CARDS_CODE,
    SELL_CODE,
    TRADE_CODE,
    covers,
    pair,
)
from tinderbox.games.bretagne.rules.coast import (
    AT_HAND,
    BREST as BREST_MARKET,
    COINS,
    DECK,
    DISCARD,
    ENGINEERS,
    HAND,
    IN_CITY,
    MATERIAL,
    NONE,
    PAIRS,
    RESERVE,
    SINGLES,
    Coast,
)

CARDS_BOUGHT: Final = 2
TWO: Final = 2


# -- what is possible -------------------------------------------------------------------------------------------------
def list_visits(coast: Coast, actions: ActionList) -> None:
    """A11: a worker at hand, a city not yet visited in this action, some deal possible there."""
    if coast.own(coast.seat, AT_HAND) == 0:
        return
    for city in range(i64(CITIES)):
        if (coast.visited & BIT[2 * city]) == 0 and some_deal(coast, city):
            actions.add(TRADE_CODE + city)


def some_deal(coast: Coast, city: i64) -> bool:
    first: i64 = BREST_BUY if city == BREST else LORIENT_BUY
    last: i64 = HIRE_TWO if city == BREST else BUY_CARDS
    for deal in range(first, last + 1):
        if is_possible(coast, deal):
            return True
    return False


def is_possible(coast: Coast, deal: i64) -> bool:
    """A12: each kind of deal once in an action; A13, A14: only what is there and can be paid."""
    seat = coast.seat
    if (coast.deals & BIT[2 * deal]) != 0 or coast.own(seat, COINS) < i64(coast.board.price[deal]):
        return False
    if deal == BREST_BUY:
        return coast.pooled_kinds(BREST_MARKET) >= TWO
    if deal == BREST_SELL:
        return total_materials(coast, seat) >= TWO
    if deal == HIRE_ONE:
        return coast.pooled(SINGLES) > 0
    if deal == HIRE_TWO:
        return coast.pooled(PAIRS) > 0
    if deal == RECRUIT:
        return coast.own(seat, RESERVE) > 0
    if deal == EXCHANGE:
        return coast.hand_size(seat) > 0
    if deal == SELL_CARDS:
        return coast.hand_size(seat) >= TWO
    if deal == BUY_CARDS:
        return coast.pooled_kinds(DECK) + coast.pooled_kinds(DISCARD) > 0
    return True  # LORIENT_BUY


def total_materials(coast: Coast, seat: i64) -> i64:
    total: i64 = 0
    for material in range(i64(MATERIALS)):
        total += coast.own(seat, MATERIAL + material)
    return total


def list_deals(coast: Coast, actions: ActionList) -> None:
    """The deals of the city, and once one is made (A11) the way out: to the other city, or home."""
    if deals_here(coast):
        list_visits(coast, actions)
        actions.add(DONE_CODE)
    if coast.city == BREST:
        list_brest(coast, actions)
    else:
        list_lorient(coast, actions)


def deals_here(coast: Coast) -> bool:
    """Whether a deal was made in this city already: the codes of Brest's deals are below Lorient's."""
    if coast.city == BREST:
        return coast.deals % BIT[2 * LORIENT_BUY] != 0
    return coast.deals >= BIT[2 * LORIENT_BUY]


def list_brest(coast: Coast, actions: ActionList) -> None:
    """A14."""
    if is_possible(coast, HIRE_ONE):
        actions.add(HIRE_ONE_CODE)
    if is_possible(coast, HIRE_TWO):
        actions.add(HIRE_TWO_CODE)
    if is_possible(coast, BREST_BUY):
        market = market_goods(coast)
        for choice in range(i64(CHOICES)):
            if covers(market, pair(choice)):
                actions.add(BUY_CODE + choice)
    if is_possible(coast, BREST_SELL):
        have = coast.materials_of(coast.seat)
        for choice in range(i64(CHOICES)):
            if covers(have, pair(choice)):
                actions.add(SELL_CODE + choice)


def market_goods(coast: Coast) -> i64:
    """What lies in Brest's market as one amount."""
    goods: i64 = 0
    for material in range(i64(MATERIALS)):
        goods += coast.pooled(BREST_MARKET + material) * ONE[material]
    return goods


def list_lorient(coast: Coast, actions: ActionList) -> None:
    """A13."""
    seat = coast.seat
    if is_possible(coast, RECRUIT):
        actions.add(RECRUIT_CODE)
    if is_possible(coast, BUY_CARDS):
        actions.add(BUY_CARDS_CODE)
    if is_possible(coast, LORIENT_BUY):
        for choice in range(i64(CHOICES)):
            actions.add(BUY_CODE + choice)
    if is_possible(coast, SELL_CARDS):
        for choice in range(i64(CHOICES)):
            if holds_pair(coast, seat, choice):
                actions.add(SELL_CARDS_CODE + choice)
    if is_possible(coast, EXCHANGE):
        for kind in range(i64(EQUIPMENT)):
            if coast.own(seat, HAND + kind) > 0:
                for material in range(i64(MATERIALS)):
                    actions.add(EXCHANGE_CODE + kind * MATERIALS + material)


def holds_pair(coast: Coast, seat: i64, choice: i64) -> bool:
    first = i64(PAIR_FIRST[choice])
    second = i64(PAIR_SECOND[choice])
    if first == second:
        return coast.own(seat, HAND + first) >= TWO
    return coast.own(seat, HAND + first) > 0 and coast.own(seat, HAND + second) > 0


# -- going there ------------------------------------------------------------------------------------------------------
def visit(coast: Coast, city: i64) -> None:
    """A11: one worker at hand goes to the city."""
    seat = coast.seat
    coast.give(seat, AT_HAND, -1)
    coast.give(seat, IN_CITY + city)
    coast.city = city
    coast.visited |= BIT[2 * city]
    coast.log(phases.WORKER_SENT, seat, city)
    coast.wait(phases.TRADE, seat)


def leave(coast: Coast) -> None:
    coast.city = NONE
    coast.visited = 0
    coast.deals = 0
    coast.log(phases.TRADE_ENDED, coast.seat)


# -- the deals --------------------------------------------------------------------------------------------------------
def pay_deal(coast: Coast, deal: i64) -> i64:
    """Pay or receive the coins of a deal; return their number."""
    paid = i64(coast.board.price[deal])
    got = i64(coast.board.proceeds[deal])
    coast.give(coast.seat, COINS, got - paid)
    coast.deals |= BIT[2 * deal]
    return paid + got


def deal(coast: Coast, code: i64) -> None:
    """Make a deal by its code (A12–A14); cards that were bought are drawn next."""
    seat = coast.seat
    if code >= EXCHANGE_CODE:
        exchange_card(coast, seat, code - EXCHANGE_CODE)
    elif code >= SELL_CARDS_CODE:
        sell_cards(coast, seat, code - SELL_CARDS_CODE)
    elif code >= SELL_CODE:
        sell_materials(coast, seat, code - SELL_CODE)
    elif code >= BUY_CODE:
        buy_materials(coast, seat, code - BUY_CODE)
    elif code == BUY_CARDS_CODE:
        coast.log(phases.CARDS_BOUGHT, seat, pay_deal(coast, BUY_CARDS))
        cards.start_draw(coast, seat, CARDS_BOUGHT, phases.THEN_TRADE)
    elif code == RECRUIT_CODE:
        coast.give(seat, RESERVE, -1)
        coast.give(seat, AT_HAND)
        coast.log(phases.WORKER_RECRUITED, seat, pay_deal(coast, RECRUIT))
    elif code == HIRE_TWO_CODE:
        coast.add_pool(PAIRS, -1)
        coast.give(seat, ENGINEERS, TWO)
        coast.log(phases.ENGINEERS_HIRED, seat, TWO, pay_deal(coast, HIRE_TWO))
    else:
        coast.add_pool(SINGLES, -1)
        coast.give(seat, ENGINEERS)
        coast.log(phases.ENGINEERS_HIRED, seat, 1, pay_deal(coast, HIRE_ONE))


def buy_materials(coast: Coast, seat: i64, choice: i64) -> None:
    """A13: from the supply; A14: from Brest's market."""
    first = i64(PAIR_FIRST[choice])
    second = i64(PAIR_SECOND[choice])
    if coast.city == BREST:
        coast.add_pool(BREST_MARKET + first, -1)
        coast.add_pool(BREST_MARKET + second, -1)
    coast.give(seat, MATERIAL + first)
    coast.give(seat, MATERIAL + second)
    pay_deal(coast, BREST_BUY if coast.city == BREST else LORIENT_BUY)
    coast.log(phases.MATERIALS_BOUGHT, seat, coast.city, choice)


def sell_materials(coast: Coast, seat: i64, choice: i64) -> None:
    """A14: they go to the supply."""
    coast.give(seat, MATERIAL + i64(PAIR_FIRST[choice]), -1)
    coast.give(seat, MATERIAL + i64(PAIR_SECOND[choice]), -1)
    coast.log(phases.MATERIALS_SOLD, seat, choice, pay_deal(coast, BREST_SELL))


def sell_cards(coast: Coast, seat: i64, choice: i64) -> None:
    """A13: two cards, openly."""
    cards.part_with(coast, seat, i64(PAIR_FIRST[choice]), DISCARD)
    cards.part_with(coast, seat, i64(PAIR_SECOND[choice]), DISCARD)
    coast.log(phases.CARDS_SOLD, seat, choice, pay_deal(coast, SELL_CARDS))


def exchange_card(coast: Coast, seat: i64, choice: i64) -> None:
    """A13: one card, openly, for a coin and a material."""
    kind = choice // MATERIALS
    material = choice % MATERIALS
    cards.part_with(coast, seat, kind, DISCARD)
    coast.give(seat, MATERIAL + material)
    pay_deal(coast, EXCHANGE)
    coast.log(phases.CARD_EXCHANGED, seat, kind, material)
