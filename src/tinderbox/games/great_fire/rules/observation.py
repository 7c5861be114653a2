"""What a seat knows as numbers 0..255, for learning. Seats are counted from the observer's, clockwise.

The tensor is a head (the table, the own cards, the seats) followed by whole blocks over the spaces. `fields` says what
stands where: the one place that the documentation and the tests go by.
"""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from tinderbox.core.bits import BIT, Set, lowest, some, without_lowest
from tinderbox.core.state import zeros
from tinderbox.games.great_fire.rules import phases
from tinderbox.games.great_fire.rules.board import COLOURS, DIRECTIONS, OBJECTIVES, RANKINGS, SEATS, Board
from tinderbox.games.great_fire.rules.city import (
    COLOUR,
    EXTINGUISHED,
    HAND,
    HELD,
    LANDOWNER,
    LANDOWNER_COLOUR,
    NONE,
    NOWHERE,
    OBJECTIVE,
    PLAYED,
    SHOWN,
    STANDING,
    USED,
    City,
)

VERSION: Final = 2
PHASES: Final = 23
KINDS: Final = 3
DECKS: Final = 3

# where each block of the head begins
PHASE_AT: Final = 0
ACTOR_AT: Final = PHASE_AT + PHASES
TURN_SEAT_AT: Final = ACTOR_AT + SEATS
START_AT: Final = TURN_SEAT_AT + SEATS
CARD_AT: Final = START_AT + SEATS
SCALARS_AT: Final = CARD_AT + DIRECTIONS
SCALARS: Final = 13
PLAYED_AT: Final = SCALARS_AT + SCALARS
STANDING_AT: Final = PLAYED_AT + DIRECTIONS
USED_AT: Final = STANDING_AT + COLOURS
RANKING_AT: Final = USED_AT + KINDS
RANKINGS_LEFT_AT: Final = RANKING_AT + RANKINGS
MUSTER_AT: Final = RANKINGS_LEFT_AT + RANKINGS
MUSTERS_LEFT_AT: Final = MUSTER_AT + OBJECTIVES
OWN_HAND_AT: Final = MUSTERS_LEFT_AT + OBJECTIVES
OWN_TOKENS_AT: Final = OWN_HAND_AT + DIRECTIONS
OWN_TAKEN_AT: Final = OWN_TOKENS_AT + KINDS
OWN_OBJECTIVES_AT: Final = OWN_TAKEN_AT + KINDS
OWN_COLOURS_AT: Final = OWN_OBJECTIVES_AT + OBJECTIVES
SEATS_AT: Final = OWN_COLOURS_AT + COLOURS
SEAT: Final = 1 + DIRECTIONS + 3 + COLOURS + COLOURS
HEAD: Final = SEATS_AT + SEATS * SEAT

# flags of a space
TOKEN_FLAG: Final = 1
DEMOLISHED_FLAG: Final = 2
MOVER_FLAG: Final = 4
ORIGIN_FLAG: Final = 8
TARGET_FLAG: Final = 16
MOVED_FLAG: Final = 32

ENDING: Final = "last turns + 1, cards drawn, cards left, uncovered, turn, then, alone, supply + 1"

BLANK_HEAD: Final = zeros(HEAD)


def observation_size(board: Board) -> i64:
    return HEAD + (board.districts + 1) + board.spaces + board.districts * COLOURS + board.spaces * (1 + SEATS)


def fields(board: Board) -> list[tuple[str, int, int]]:
    """Name, first place and number of places of each block, in order and without gaps."""
    found = [
        ("phase: one of 23", PHASES),
        ("actor: relative seat", SEATS),
        ("turn of: relative seat", SEATS),
        ("start player: relative seat", SEATS),
        ("card in force: N E S W", DIRECTIONS),
        (f"action points, fire moves due, token just taken, doubled, pending, {ENDING}", SCALARS),
        ("cards played: N E S W", DIRECTIONS),
        ("houses standing, by colour", COLOURS),
        ("tokens used: charge, double, point", KINDS),
        ("colour card in force", RANKINGS),
        ("colour cards left", RANKINGS),
        ("band card in force", OBJECTIVES),
        ("band cards left", OBJECTIVES),
        ("own hand: N E S W", DIRECTIONS),
        ("own tokens: charge, double, point", KINDS),
        ("own token just taken: charge, double, point", KINDS),
        ("own objectives", OBJECTIVES),
        ("own colours", COLOURS),
    ]
    seat = "hand size, cards shown N E S W, tokens, extinguished, hero, colours if known (6), landowners' colours (6)"
    found += [(f"relative seat {number}: {seat}", SEAT) for number in range(SEATS)]
    districts, spaces = int(board.districts), int(board.spaces)
    found += [
        ("fires, by district and Pudding Lane", districts + 1),
        ("bands, by space", spaces),
        ("houses standing, by district and colour", districts * COLOURS),
        ("token 1, demolished 2, mover 4, origin 8, target 16, moved 32, by space", spaces),
        ("landowners, by space and relative seat", spaces * SEATS),
    ]
    placed, at = [], 0
    for name, size in found:
        placed.append((name, at, size))
        at += size
    return placed


def observe(city: City, seat: i64) -> vec[u8]:
    board = city.board
    head = BLANK_HEAD[:]
    write_table(city, seat, head)
    write_own(city, seat, head)
    for other in range(board.players):
        write_seat(city, seat, other, head, SEATS_AT + SEAT * seen_from(city, seat, other))
    seen = extend(head, city.fires)
    seen = extend(seen, city.bands)
    seen = extend(seen, city.houses)
    return extend(seen, pieces(city, seat))


def seen_from(city: City, seat: i64, other: i64) -> i64:
    """A seat's number counted from the observer's."""
    return (other - seat + city.board.players) % city.board.players


def write_table(city: City, seat: i64, head: vec[u8]) -> None:
    head[PHASE_AT + city.phase] = 1
    if city.actor >= 0:
        head[ACTOR_AT + seen_from(city, seat, city.actor)] = 1
    if city.phase > phases.START:
        head[TURN_SEAT_AT + seen_from(city, seat, city.seat)] = 1
        head[START_AT + seen_from(city, seat, city.start)] = 1
    if city.card != NONE:
        head[CARD_AT + city.card] = 1
    head[SCALARS_AT] = u8(city.points)
    head[SCALARS_AT + 1] = u8(city.moves)
    head[SCALARS_AT + 2] = 1 if city.just_taken != NONE else 0
    head[SCALARS_AT + 3] = 1 if city.doubled else 0
    head[SCALARS_AT + 4] = u8(city.pending)
    head[SCALARS_AT + 5] = u8(city.finals + 1)
    head[SCALARS_AT + 6] = u8(city.drawn)
    if city.phase > phases.EXCHANGE:
        head[SCALARS_AT + 7] = u8(city.board.stack - city.drawn)
    head[SCALARS_AT + 8] = u8(city.uncovered)
    head[SCALARS_AT + 9] = u8(city.turn)
    head[SCALARS_AT + 10] = u8(city.then)
    head[SCALARS_AT + 11] = 1 if city.alone else 0
    head[SCALARS_AT + 12] = u8(city.supply + 1)
    for direction in range(i64(DIRECTIONS)):
        head[PLAYED_AT + direction] = city.pool[PLAYED + direction]
    for colour in range(i64(COLOURS)):
        head[STANDING_AT + colour] = city.pool[STANDING + colour]
    for kind in range(i64(KINDS)):
        head[USED_AT + kind] = city.pool[USED + kind]
    if city.ranking != NONE:
        head[RANKING_AT + city.ranking] = 1
    if city.muster != NONE:
        head[MUSTER_AT + city.muster] = 1
    if city.board.players == 2:
        for card in range(i64(RANKINGS)):
            head[RANKINGS_LEFT_AT + card] = 1 if city.rankings_left & BIT[2 * card] else 0
            head[MUSTERS_LEFT_AT + card] = 1 if city.musters_left & BIT[2 * card] else 0


def write_own(city: City, seat: i64, head: vec[u8]) -> None:
    for direction in range(i64(DIRECTIONS)):
        head[OWN_HAND_AT + direction] = u8(city.own(seat, HAND + direction))
    for kind in range(i64(KINDS)):
        head[OWN_TOKENS_AT + kind] = u8(city.own(seat, HELD + kind))
    if seat == city.seat and city.just_taken != NONE:
        head[OWN_TAKEN_AT + city.just_taken] = 1
    for deck in range(i64(DECKS)):
        if city.own(seat, OBJECTIVE + deck) != NOWHERE:
            head[OWN_OBJECTIVES_AT + city.own(seat, OBJECTIVE + deck)] = 1
    for which in range(city.board.colours_each):
        if city.own(seat, COLOUR + which) != NOWHERE:
            head[OWN_COLOURS_AT + city.own(seat, COLOUR + which)] = 1


def write_seat(city: City, seat: i64, other: i64, head: vec[u8], at: i64) -> None:
    head[at] = u8(city.hand_size(other))
    for direction in range(i64(DIRECTIONS)):
        head[at + 1 + direction] = u8(city.own(other, SHOWN + direction))
    at += 1 + DIRECTIONS
    tokens: i64 = 0
    for kind in range(i64(KINDS)):
        tokens += city.own(other, HELD + kind)
    head[at] = u8(tokens)
    head[at + 1] = u8(city.own(other, EXTINGUISHED))
    head[at + 2] = 1 if city.hero == other else 0
    at += 3
    known = other == seat or not city.board.hidden_colours or city.phase == phases.OVER
    for which in range(city.board.colours_each):
        if known and city.own(other, COLOUR + which) != NOWHERE:
            head[at + city.own(other, COLOUR + which)] = 1
        if city.own(other, LANDOWNER_COLOUR + which) != NOWHERE:
            head[at + COLOURS + city.own(other, LANDOWNER_COLOUR + which)] = 1


def pieces(city: City, seat: i64) -> vec[u8]:
    """The blocks of flags and landowners."""
    board = city.board
    found = board.blank[:]
    mark(found, city.tokened, TOKEN_FLAG)
    mark(found, city.demolished, DEMOLISHED_FLAG)
    mark(found, city.movers, MOVER_FLAG)
    flag_space(found, city.origin, ORIGIN_FLAG)
    flag_space(found, city.target, TARGET_FLAG)
    flag_space(found, city.moved, MOVED_FLAG)
    for other in range(board.players):
        for which in range(board.colours_each):
            space = city.own(other, LANDOWNER + which)
            if space != NOWHERE:
                found[board.spaces + space * SEATS + seen_from(city, seat, other)] += 1
    return found


def flag_space(found: vec[u8], space: i64, flag: i64) -> None:
    if space != NONE:
        found[space] = u8(i64(found[space]) + flag)


def mark(found: vec[u8], spaces: Set, flag: i64) -> None:
    while some(spaces):
        space = lowest(spaces)
        spaces = without_lowest(spaces)
        found[space] = u8(i64(found[space]) + flag)
