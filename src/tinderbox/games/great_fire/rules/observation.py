"""What a seat knows as numbers 0..255, for learning. Seats are counted clockwise from the observer.

The tensor is a head (the table, the seat's own cards, the seats) followed by blocks over all spaces. `fields` describes
the layout; documentation and tests use it.
"""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from tinderbox.core.engine.bits import BIT, Set, lowest, some, without_lowest
from tinderbox.core.state import zeros
from tinderbox.games.great_fire.rules import city as c, phases
from tinderbox.games.great_fire.rules.board import COLOURS, DECKS, DIRECTIONS, KINDS, OBJECTIVES, RANKINGS, SEATS, Board
from tinderbox.games.great_fire.rules.city import City

VERSION: Final = 2
PHASES: Final = 23

SCALARS: Final = 13
TABLE: Final = PHASES + 3 * SEATS + 2 * DIRECTIONS + SCALARS + COLOURS + KINDS + 2 * RANKINGS + 2 * OBJECTIVES
OWN: Final = DIRECTIONS + 2 * KINDS + OBJECTIVES + COLOURS
SEAT: Final = 1 + DIRECTIONS + 3 + COLOURS + COLOURS
HEAD: Final = TABLE + OWN + SEATS * SEAT

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
    """Name, first index and size of each block, in order and without gaps."""
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
        write_seat(city, seat, other, head, TABLE + OWN + SEAT * seen_from(city, seat, other))
    seen = extend(head, city.fires)
    seen = extend(seen, city.bands)
    seen = extend(seen, city.houses)
    return extend(seen, pieces(city, seat))


def seen_from(city: City, seat: i64, other: i64) -> i64:
    """A seat's number counted from the observer's."""
    return (other - seat + city.board.players) % city.board.players


def write_table(city: City, seat: i64, head: vec[u8]) -> None:
    head[city.phase] = 1
    at: i64 = PHASES
    if city.actor >= 0:
        head[at + seen_from(city, seat, city.actor)] = 1
    at += SEATS
    if city.phase > phases.START:
        head[at + seen_from(city, seat, city.seat)] = 1
        head[at + SEATS + seen_from(city, seat, city.start)] = 1
    at += 2 * SEATS
    if city.card != c.NONE:
        head[at + city.card] = 1
    at += DIRECTIONS
    head[at] = u8(city.points)
    head[at + 1] = u8(city.moves)
    head[at + 2] = 1 if city.just_taken != c.NONE else 0
    head[at + 3] = 1 if city.doubled else 0
    head[at + 4] = u8(city.pending)
    head[at + 5] = u8(city.finals + 1)
    head[at + 6] = u8(city.drawn)
    if city.phase > phases.EXCHANGE:
        head[at + 7] = u8(city.board.stack - city.drawn)
    head[at + 8] = u8(city.uncovered)
    head[at + 9] = u8(city.turn)
    head[at + 10] = u8(city.then)
    head[at + 11] = 1 if city.alone else 0
    head[at + 12] = u8(city.supply + 1)
    at += SCALARS
    for direction in range(i64(DIRECTIONS)):
        head[at + direction] = city.pool[c.PLAYED + direction]
    at += DIRECTIONS
    for colour in range(i64(COLOURS)):
        head[at + colour] = city.pool[c.STANDING + colour]
    at += COLOURS
    for kind in range(i64(KINDS)):
        head[at + kind] = city.pool[c.USED + kind]
    at += KINDS
    write_pile(city, head, at, RANKINGS, city.ranking, city.rankings_left)
    write_pile(city, head, at + 2 * RANKINGS, OBJECTIVES, city.muster, city.musters_left)


def write_pile(city: City, head: vec[u8], at: i64, cards: i64, in_force: i64, left: i64) -> None:
    """The card in force and, with two players, the cards that are left."""
    if in_force != c.NONE:
        head[at + in_force] = 1
    if city.players == 2:
        for card in range(cards):
            head[at + cards + card] = 1 if left & BIT[2 * card] else 0


def write_own(city: City, seat: i64, head: vec[u8]) -> None:
    at: i64 = TABLE
    for direction in range(i64(DIRECTIONS)):
        head[at + direction] = u8(city.own(seat, c.HAND + direction))
    at += DIRECTIONS
    for kind in range(i64(KINDS)):
        head[at + kind] = u8(city.own(seat, c.HELD + kind))
    at += KINDS
    if seat == city.seat and city.just_taken != c.NONE:
        head[at + city.just_taken] = 1
    at += KINDS
    for deck in range(i64(DECKS)):
        if city.own(seat, c.OBJECTIVE + deck) != c.NOWHERE:
            head[at + city.own(seat, c.OBJECTIVE + deck)] = 1
    at += OBJECTIVES
    for which in range(city.board.colours_each):
        if city.own(seat, c.COLOUR + which) != c.NOWHERE:
            head[at + city.own(seat, c.COLOUR + which)] = 1


def write_seat(city: City, seat: i64, other: i64, head: vec[u8], at: i64) -> None:
    head[at] = u8(city.hand_size(other))
    for direction in range(i64(DIRECTIONS)):
        head[at + 1 + direction] = u8(city.own(other, c.SHOWN + direction))
    at += 1 + DIRECTIONS
    head[at] = u8(city.own_total(other, c.HELD, KINDS))
    head[at + 1] = u8(city.own(other, c.EXTINGUISHED))
    head[at + 2] = 1 if city.hero == other else 0
    at += 3
    known = other == seat or not city.board.hidden_colours or city.phase == phases.OVER
    for which in range(city.board.colours_each):
        if known and city.own(other, c.COLOUR + which) != c.NOWHERE:
            head[at + city.own(other, c.COLOUR + which)] = 1
        if city.own(other, c.LANDOWNER_COLOUR + which) != c.NOWHERE:
            head[at + COLOURS + city.own(other, c.LANDOWNER_COLOUR + which)] = 1


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
            space = city.own(other, c.LANDOWNER + which)
            if space != c.NOWHERE:
                found[board.spaces + space * SEATS + seen_from(city, seat, other)] += 1
    return found


def flag_space(found: vec[u8], space: i64, flag: i64) -> None:
    if space != c.NONE:
        found[space] = u8(i64(found[space]) + flag)


def mark(found: vec[u8], spaces: Set, flag: i64) -> None:
    while some(spaces):
        space = lowest(spaces)
        spaces = without_lowest(spaces)
        found[space] = u8(i64(found[space]) + flag)
