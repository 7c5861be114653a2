"""What a seat knows as numbers 0..255, for learning. Seats are counted from the observer's, clockwise.

`fields` says what stands where; it is the one place that both the writer and the documentation go by.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tinderbox.core.bits import BIT, has
from tinderbox.great_fire import phases
from tinderbox.great_fire.board import COLOURS, DIRECTIONS, OBJECTIVES, RANKINGS, Board
from tinderbox.great_fire.city import (
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

VERSION: Final = 1
SEATS: Final = 6
PHASES: Final = 23
KINDS: Final = 3
DECKS: Final = 3

# where each block begins
PHASE_AT: Final = 0
ACTOR_AT: Final = PHASE_AT + PHASES
TURN_SEAT_AT: Final = ACTOR_AT + SEATS
START_AT: Final = TURN_SEAT_AT + SEATS
CARD_AT: Final = START_AT + SEATS
SCALARS_AT: Final = CARD_AT + DIRECTIONS
SCALARS: Final = 10
PLAYED_AT: Final = SCALARS_AT + SCALARS
STANDING_AT: Final = PLAYED_AT + DIRECTIONS
USED_AT: Final = STANDING_AT + COLOURS
RANKING_AT: Final = USED_AT + KINDS
RANKINGS_LEFT_AT: Final = RANKING_AT + RANKINGS
MUSTER_AT: Final = RANKINGS_LEFT_AT + RANKINGS
MUSTERS_LEFT_AT: Final = MUSTER_AT + OBJECTIVES
OWN_AT: Final = MUSTERS_LEFT_AT + OBJECTIVES
OWN: Final = DIRECTIONS + KINDS + OBJECTIVES + COLOURS
SEATS_AT: Final = OWN_AT + OWN
SEAT: Final = 1 + DIRECTIONS + 3 + COLOURS + COLOURS
SPACES_AT: Final = SEATS_AT + SEATS * SEAT
SPACE: Final = 2 + COLOURS + 4 + SEATS


def observation_size(board: Board) -> i64:
    return SPACES_AT + SPACE * board.spaces


def fields() -> list[tuple[str, int, int]]:
    """Name, first place and number of places of each block; the blocks of seats and spaces repeat."""
    return [
        ("phase", PHASE_AT, PHASES),
        ("actor", ACTOR_AT, SEATS),
        ("turn_seat", TURN_SEAT_AT, SEATS),
        ("start_seat", START_AT, SEATS),
        ("card", CARD_AT, DIRECTIONS),
        ("points,fresh,doubled,pending,finals,drawn,uncovered,turn,then,alone", SCALARS_AT, SCALARS),
        ("cards_played", PLAYED_AT, DIRECTIONS),
        ("houses_standing", STANDING_AT, COLOURS),
        ("tokens_used", USED_AT, KINDS),
        ("ranking", RANKING_AT, RANKINGS),
        ("rankings_left", RANKINGS_LEFT_AT, RANKINGS),
        ("muster", MUSTER_AT, OBJECTIVES),
        ("musters_left", MUSTERS_LEFT_AT, OBJECTIVES),
        ("own_hand", OWN_AT, DIRECTIONS),
        ("own_tokens", OWN_AT + DIRECTIONS, KINDS),
        ("own_objectives", OWN_AT + DIRECTIONS + KINDS, OBJECTIVES),
        ("own_colours", OWN_AT + DIRECTIONS + KINDS + OBJECTIVES, COLOURS),
        ("seat[6]: hand_size, shown[4], tokens, extinguished, hero, colours[6], landowners[6]", SEATS_AT, SEAT),
        (
            "space[n]: fires, bands, houses[6], token, demolished, mover, origin, landowners_of_seat[6]",
            SPACES_AT,
            SPACE,
        ),
    ]


def observe(city: City, seat: i64, buffer: vec[u8], start: i64) -> None:
    board = city.board
    for i in range(observation_size(board)):
        buffer[start + i] = 0
    write_table(city, seat, buffer, start)
    write_own(city, seat, buffer, start + OWN_AT)
    for other in range(board.players):
        write_seat(city, seat, other, buffer, start + SEATS_AT + SEAT * seen_from(city, seat, other))
    for space in range(board.spaces):
        write_space(city, space, buffer, start + SPACES_AT + SPACE * space)
    for other in range(board.players):
        for which in range(board.colours_each):
            space = city.own(other, LANDOWNER + which)
            if space != NOWHERE:
                at = start + SPACES_AT + SPACE * space + 2 + COLOURS + 4 + seen_from(city, seat, other)
                buffer[at] += 1


def seen_from(city: City, seat: i64, other: i64) -> i64:
    """A seat's number counted from the observer's."""
    return (other - seat + city.board.players) % city.board.players


def write_table(city: City, seat: i64, buffer: vec[u8], start: i64) -> None:
    buffer[start + PHASE_AT + city.phase] = 1
    if city.actor >= 0:
        buffer[start + ACTOR_AT + seen_from(city, seat, city.actor)] = 1
    if city.phase > phases.HANDS:
        buffer[start + TURN_SEAT_AT + seen_from(city, seat, city.seat)] = 1
        buffer[start + START_AT + seen_from(city, seat, city.start)] = 1
    if city.card != NONE:
        buffer[start + CARD_AT + city.card] = 1
    at = start + SCALARS_AT
    buffer[at] = u8(city.points)
    buffer[at + 1] = 1 if city.fresh else 0
    buffer[at + 2] = 1 if city.doubled else 0
    buffer[at + 3] = u8(city.pending)
    buffer[at + 4] = u8(city.finals + 1)
    buffer[at + 5] = u8(city.drawn)
    buffer[at + 6] = u8(city.uncovered)
    buffer[at + 7] = u8(city.turn)
    buffer[at + 8] = u8(city.then)
    buffer[at + 9] = 1 if city.alone else 0
    for direction in range(i64(DIRECTIONS)):
        buffer[start + PLAYED_AT + direction] = city.pool[PLAYED + direction]
    for colour in range(i64(COLOURS)):
        buffer[start + STANDING_AT + colour] = city.pool[STANDING + colour]
    for kind in range(i64(KINDS)):
        buffer[start + USED_AT + kind] = city.pool[USED + kind]
    if city.ranking != NONE:
        buffer[start + RANKING_AT + city.ranking] = 1
    if city.muster != NONE:
        buffer[start + MUSTER_AT + city.muster] = 1
    for card in range(i64(RANKINGS)):
        buffer[start + RANKINGS_LEFT_AT + card] = 1 if city.rankings_left & BIT[2 * card] else 0
        buffer[start + MUSTERS_LEFT_AT + card] = 1 if city.musters_left & BIT[2 * card] else 0


def write_own(city: City, seat: i64, buffer: vec[u8], at: i64) -> None:
    for direction in range(i64(DIRECTIONS)):
        buffer[at + direction] = u8(city.own(seat, HAND + direction))
    at += DIRECTIONS
    for kind in range(i64(KINDS)):
        buffer[at + kind] = u8(city.own(seat, HELD + kind))
    at += KINDS
    for deck in range(i64(DECKS)):
        if city.own(seat, OBJECTIVE + deck) != NOWHERE:
            buffer[at + city.own(seat, OBJECTIVE + deck)] = 1
    at += OBJECTIVES
    for which in range(city.board.colours_each):
        if city.own(seat, COLOUR + which) != NOWHERE:
            buffer[at + city.own(seat, COLOUR + which)] = 1


def write_seat(city: City, seat: i64, other: i64, buffer: vec[u8], at: i64) -> None:
    buffer[at] = u8(city.hand_size(other))
    for direction in range(i64(DIRECTIONS)):
        buffer[at + 1 + direction] = u8(city.own(other, SHOWN + direction))
    at += 1 + DIRECTIONS
    tokens: i64 = 0
    for kind in range(i64(KINDS)):
        tokens += city.own(other, HELD + kind)
    buffer[at] = u8(tokens)
    buffer[at + 1] = u8(city.own(other, EXTINGUISHED))
    buffer[at + 2] = 1 if city.hero == other else 0
    at += 3
    for which in range(city.board.colours_each):
        known = other == seat or not city.board.hidden_colours or city.phase == phases.OVER
        if known and city.own(other, COLOUR + which) != NOWHERE:
            buffer[at + city.own(other, COLOUR + which)] = 1
        if city.own(other, LANDOWNER_COLOUR + which) != NOWHERE:
            buffer[at + COLOURS + city.own(other, LANDOWNER_COLOUR + which)] = 1


def write_space(city: City, space: i64, buffer: vec[u8], at: i64) -> None:
    board = city.board
    buffer[at + 1] = city.bands[space]
    if has(city.movers, space):
        buffer[at + 4 + COLOURS] = 1
    if space > board.districts:
        return
    buffer[at] = city.fires[space]
    if space == city.origin:
        buffer[at + 5 + COLOURS] = 1
    if space == board.districts:
        return
    if has(city.housed, space):
        for colour in range(i64(COLOURS)):
            buffer[at + 2 + colour] = city.houses[space * COLOURS + colour]
    buffer[at + 2 + COLOURS] = 1 if has(city.tokened, space) else 0
    buffer[at + 3 + COLOURS] = 1 if has(city.demolished, space) else 0
