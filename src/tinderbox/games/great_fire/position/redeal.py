"""What a seat cannot know, dealt anew: others' hands, tokens, objectives and, with hidden colours, their colours.

Everything public stays as it is; the own cards stay. Each unknown zone is drawn uniformly from all that the seat has
not seen, so the truth comes up as often as chance has it and no oftener.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tinderbox.core.bits import BIT
from tinderbox.core.rng import Rng
from tinderbox.core.state import zeros
from tinderbox.games.great_fire.rules import phases
from tinderbox.games.great_fire.rules.board import COLOURS, DIRECTIONS, OBJECTIVES
from tinderbox.games.great_fire.rules.city import (
    COLOUR,
    DECK,
    HAND,
    HELD,
    NONE,
    NOWHERE,
    OBJECTIVE,
    SHOWN,
    UNSEEN,
    City,
)

KINDS: Final = 3
DECKS: Final = 3


def redeal(city: City, seat: i64, rng: Rng) -> None:
    redeal_hands(city, seat, rng)
    redeal_tokens(city, seat, rng)
    redeal_objectives(city, seat, rng)
    if city.board.hidden_colours:
        redeal_colours(city, seat, rng)


def redeal_hands(city: City, seat: i64, rng: Rng) -> None:
    """Cards shown by F13 and still held are known to all; the others come from the unseen ones."""
    pool = zeros(DIRECTIONS)
    for direction in range(i64(DIRECTIONS)):
        pool[direction] = city.pool[DECK + direction]
    for other in range(city.board.players):
        if other != seat:
            for direction in range(i64(DIRECTIONS)):
                unknown = city.own(other, HAND + direction) - city.own(other, SHOWN + direction)
                pool[direction] = u8(i64(pool[direction]) + unknown)
    for other in range(city.board.players):
        if other != seat:
            unknown = 0
            for direction in range(i64(DIRECTIONS)):
                shown = city.own(other, SHOWN + direction)
                unknown += city.own(other, HAND + direction) - shown
                city.put(other, HAND + direction, shown)
            for _ in range(unknown):
                city.give(other, HAND + draw(pool, DIRECTIONS, rng))
    for direction in range(i64(DIRECTIONS)):
        city.pool[DECK + direction] = pool[direction]


def redeal_tokens(city: City, seat: i64, rng: Rng) -> None:
    pool = zeros(KINDS)
    for kind in range(i64(KINDS)):
        pool[kind] = city.pool[UNSEEN + kind]
        for other in range(city.board.players):
            if other != seat:
                pool[kind] = u8(i64(pool[kind]) + city.own(other, HELD + kind))
    for other in range(city.board.players):
        if other != seat:
            held: i64 = 0
            for kind in range(i64(KINDS)):
                held += city.own(other, HELD + kind)
                city.put(other, HELD + kind, 0)
            for _ in range(held):
                city.give(other, HELD + draw(pool, KINDS, rng))
            if other == city.seat and city.just_taken != NONE:
                city.just_taken = any_held(city, other, rng)
    for kind in range(i64(KINDS)):
        city.pool[UNSEEN + kind] = pool[kind]


def any_held(city: City, seat: i64, rng: Rng) -> i64:
    """The kind of any one of the tokens a seat holds: each may be the one it took last."""
    tokens = zeros(KINDS)
    for kind in range(i64(KINDS)):
        tokens[kind] = u8(city.own(seat, HELD + kind))
    return draw(tokens, KINDS, rng)


def redeal_objectives(city: City, seat: i64, rng: Rng) -> None:
    board = city.board
    if city.phase == phases.OBJECTIVES:
        city.urn = 0
    for deck in range(i64(DECKS)):
        pool = zeros(OBJECTIVES)
        for objective in range(i64(OBJECTIVES)):
            if i64(board.objective_deck[objective]) == deck:
                pool[objective] = u8(board.objective_copies)
        if seat >= 0 and city.own(seat, OBJECTIVE + deck) != NOWHERE:
            pool[city.own(seat, OBJECTIVE + deck)] -= 1
        for other in range(board.players):
            if other != seat and city.own(other, OBJECTIVE + deck) != NOWHERE:
                city.put(other, OBJECTIVE + deck, draw(pool, OBJECTIVES, rng))
        if city.phase == phases.OBJECTIVES:
            leave_in_urn(city, pool, OBJECTIVES)


def redeal_colours(city: City, seat: i64, rng: Rng) -> None:
    """O1: any colour that is not the own may be anybody's, or nobody's."""
    board = city.board
    pool = zeros(COLOURS)
    for colour in range(i64(COLOURS)):
        pool[colour] = 1
    for which in range(board.colours_each):
        if seat >= 0 and city.own(seat, COLOUR + which) != NOWHERE:
            pool[city.own(seat, COLOUR + which)] = 0
    for other in range(board.players):
        for which in range(board.colours_each):
            if other != seat and city.own(other, COLOUR + which) != NOWHERE:
                city.put(other, COLOUR + which, draw(pool, COLOURS, rng))
    if city.phase == phases.COLOURS:
        city.urn = 0
        leave_in_urn(city, pool, COLOURS)


def leave_in_urn(city: City, pool: vec[u8], kinds: i64) -> None:
    """While they are being dealt, what is left is still to be drawn."""
    for kind in range(kinds):
        city.urn += i64(pool[kind]) * BIT[8 * kind]  # 16 ** kind


def draw(pool: vec[u8], kinds: i64, rng: Rng) -> i64:
    """Take one thing out of a pool counted by kind."""
    total: i64 = 0
    for kind in range(kinds):
        total += i64(pool[kind])
    ticket = rng.below(total)
    kind = 0
    while ticket >= i64(pool[kind]):
        ticket -= i64(pool[kind])
        kind += 1
    pool[kind] -= 1
    return kind
