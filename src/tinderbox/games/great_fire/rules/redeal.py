"""Deal again what a seat cannot know: the others' hands, tokens, objectives and, with hidden colours, their colours.

What is public stays as it is, and so do the seat's own cards. Each hidden zone is drawn uniformly from everything that
the seat has not seen, so the true deal is as likely as any other.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from tinderbox.core.engine.bits import BIT
from tinderbox.core.engine.redeal import draw_kind, redeal_seat, return_to_pool, unseen
from tinderbox.core.engine.rng import Rng
from tinderbox.core.state import zeros
from tinderbox.games.great_fire.rules import city as c, phases
from tinderbox.games.great_fire.rules.board import COLOURS, DECKS, DIRECTIONS, KINDS, OBJECTIVES
from tinderbox.games.great_fire.rules.city import City


def redeal(city: City, seat: i64, rng: Rng) -> None:
    redeal_hands(city, seat, rng)
    redeal_tokens(city, seat, rng)
    redeal_objectives(city, seat, rng)
    if city.board.hidden_colours:
        redeal_colours(city, seat, rng)


def redeal_hands(city: City, seat: i64, rng: Rng) -> None:
    """Cards shown by F13 and still held are known to all; the others come from the unseen ones."""
    cards = unseen(city, seat, c.DECK, c.HAND, DIRECTIONS, c.SHOWN)
    for other in range(city.players):
        if other != seat:
            redeal_seat(city, other, cards, c.HAND, DIRECTIONS, rng, c.SHOWN)
    return_to_pool(city, cards, c.DECK, DIRECTIONS)


def redeal_tokens(city: City, seat: i64, rng: Rng) -> None:
    tokens = unseen(city, seat, c.UNSEEN, c.HELD, KINDS)
    for other in range(city.players):
        if other != seat:
            redeal_seat(city, other, tokens, c.HELD, KINDS, rng)
            if other == city.seat and city.just_taken != c.NONE:
                city.just_taken = any_held(city, other, rng)
    return_to_pool(city, tokens, c.UNSEEN, KINDS)


def any_held(city: City, seat: i64, rng: Rng) -> i64:
    """The kind of any one of the tokens a seat holds: each may be the one it took last."""
    tokens = zeros(KINDS)
    for kind in range(i64(KINDS)):
        tokens[kind] = u8(city.own(seat, c.HELD + kind))
    return draw_kind(tokens, 0, KINDS, rng)


def redeal_objectives(city: City, seat: i64, rng: Rng) -> None:
    board = city.board
    if city.phase == phases.OBJECTIVES:
        city.urn = 0
    for deck in range(i64(DECKS)):
        pool = zeros(OBJECTIVES)
        for objective in range(i64(OBJECTIVES)):
            if i64(board.objective_deck[objective]) == deck:
                pool[objective] = u8(board.objective_copies)
        if seat >= 0 and city.own(seat, c.OBJECTIVE + deck) != c.NOWHERE:
            pool[city.own(seat, c.OBJECTIVE + deck)] -= 1
        for other in range(board.players):
            if other != seat and city.own(other, c.OBJECTIVE + deck) != c.NOWHERE:
                city.put(other, c.OBJECTIVE + deck, draw_kind(pool, 0, OBJECTIVES, rng))
        if city.phase == phases.OBJECTIVES:
            leave_in_urn(city, pool, OBJECTIVES)


def redeal_colours(city: City, seat: i64, rng: Rng) -> None:
    """O1: any colour other than the seat's own may belong to anybody, or to nobody."""
    board = city.board
    pool = zeros(COLOURS)
    for colour in range(i64(COLOURS)):
        pool[colour] = 1
    for which in range(board.colours_each):
        if seat >= 0 and city.own(seat, c.COLOUR + which) != c.NOWHERE:
            pool[city.own(seat, c.COLOUR + which)] = 0
    for other in range(board.players):
        for which in range(board.colours_each):
            if other != seat and city.own(other, c.COLOUR + which) != c.NOWHERE:
                city.put(other, c.COLOUR + which, draw_kind(pool, 0, COLOURS, rng))
    if city.phase == phases.COLOURS:
        city.urn = 0
        leave_in_urn(city, pool, COLOURS)


def leave_in_urn(city: City, pool: vec[u8], kinds: i64) -> None:
    """While they are being dealt, what is left is still to be drawn."""
    for kind in range(kinds):
        city.urn += i64(pool[kind]) * BIT[8 * kind]  # 16 ** kind
