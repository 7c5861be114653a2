"""What a seat knows as numbers 0..255, for learning. Seats are counted clockwise from the observer.

`fields` describes the layout; documentation and tests use it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tinderbox.core.engine.bits import BIT
from tinderbox.core.state import zeros
from tinderbox.games.bretagne.rules import board as b, coast as c, phases
from tinderbox.games.bretagne.rules.board import amount_of
from tinderbox.games.bretagne.rules.cards import PARTED, SHUFFLED
from tinderbox.games.bretagne.rules.coast import Coast
from tinderbox.games.bretagne.rules.scoring import place_to_score

VERSION: Final = 2
PHASES: Final = 19
STATUSES: Final = 3
MOST: Final = 255

# where each block begins
PHASE_AT: Final = 0
ACTOR_AT: Final = PHASE_AT + PHASES
TURN_SEAT_AT: Final = ACTOR_AT + b.SEATS
SCALARS_AT: Final = TURN_SEAT_AT + b.SEATS
SCALARS: Final = 10
DEALS_AT: Final = SCALARS_AT + SCALARS
WEATHER_AT: Final = DEALS_AT + b.DEALS
FORECAST_AT: Final = WEATHER_AT + b.WEATHERS
UNSEEN_AT: Final = FORECAST_AT + b.WEATHERS
PRODUCTION_AT: Final = UNSEEN_AT + b.WEATHERS
QUIMPER_AT: Final = PRODUCTION_AT + b.PRODUCTIONS
BREST_AT: Final = QUIMPER_AT + b.MATERIALS
IMPROVED_AT: Final = BREST_AT + b.MATERIALS + 2
DISPLAY_AT: Final = IMPROVED_AT + b.AREAS
IN_HAND_AT: Final = DISPLAY_AT + b.SPACES * (b.MATERIALS + 1)
STACKS_AT: Final = IN_HAND_AT + b.MATERIALS + 1
STACK_TILE: Final = b.MATERIALS + 1
CARDS_AT: Final = STACKS_AT + b.ROWS * b.TILES_A_ROW * STACK_TILE
CARDS: Final = 6 * b.EQUIPMENT + 2
OWN_AT: Final = CARDS_AT + CARDS
SEATS_AT: Final = OWN_AT + b.EQUIPMENT
SEAT_HEAD: Final = 11
SEAT: Final = SEAT_HEAD + 14
SITES_AT: Final = SEATS_AT + b.SEATS * SEAT
FLOOR: Final = b.MATERIALS + 1 + b.SEATS
SITE_HEAD: Final = STATUSES + 5 + b.MATERIALS
SITE: Final = SITE_HEAD + b.FLOORS * FLOOR
HARBOURS_AT: Final = SITES_AT + b.SITES * SITE
HARBOUR: Final = b.HARBOUR_TILES + b.SEATS
SIZE: Final = HARBOURS_AT + b.HARBOURS * HARBOUR

BLANK: Final = zeros(SIZE)


def fields() -> list[tuple[str, int, int]]:
    """Name, first index and size of each block, in order and without gaps."""
    found = [
        ("phase: one of 19", PHASE_AT, PHASES),
        ("actor: relative seat", ACTOR_AT, b.SEATS),
        ("turn of: relative seat", TURN_SEAT_AT, b.SEATS),
        ("round, turn, rank, step, site + 1, spot, pending, city + 1, visited, then", SCALARS_AT, SCALARS),
        ("deals still open in the city", DEALS_AT, b.DEALS),
        ("weather: one of the cards", WEATHER_AT, b.WEATHERS),
        ("forecast: one of the cards", FORECAST_AT, b.WEATHERS),
        ("weather cards not seen yet", UNSEEN_AT, b.WEATHERS),
        ("production cards left", PRODUCTION_AT, b.PRODUCTIONS),
        ("Quimper: materials (4)", QUIMPER_AT, b.MATERIALS),
        ("Brest: materials (4), single cards, pairs of cards", BREST_AT, b.MATERIALS + 2),
        ("areas improved", IMPROVED_AT, b.AREAS),
    ]
    for space in range(b.SPACES):
        found.append((f"display {space}: tile, materials (4)", DISPLAY_AT + space * (b.MATERIALS + 1), b.MATERIALS + 1))
    found.append(("tile in hand: there, materials (4)", IN_HAND_AT, b.MATERIALS + 1))
    for tile in range(b.ROWS * b.TILES_A_ROW):
        name = f"stack {tile // b.TILES_A_ROW} tile {tile % b.TILES_A_ROW}: group from the top, materials (4)"
        found.append((name, STACKS_AT + tile * STACK_TILE, STACK_TILE))
    found += [
        ("cards discarded, played, unseen, in the deck when last shuffled (4 kinds each)", CARDS_AT, 4 * b.EQUIPMENT),
        ("cards drawn and parted with since, by relative seat (4 each)", CARDS_AT + 4 * b.EQUIPMENT, 2 * b.EQUIPMENT),
        ("cards in the deck, times it was shuffled", CARDS_AT + 6 * b.EQUIPMENT, 2),
        ("own hand: cards (4 kinds)", OWN_AT, b.EQUIPMENT),
    ]
    for seat in range(b.SEATS):
        name = "workers at hand and in reserve, in cities (2), engineers, coins, materials (4), cards in hand"
        found.append((f"relative seat {seat}: {name}", SEATS_AT + SEAT * seat, SEAT_HEAD))
        name = "barge now (4), barge next (4), place in the step, points by source (5)"
        found.append((f"relative seat {seat}: {name}", SEATS_AT + SEAT * seat + SEAT_HEAD, SEAT - SEAT_HEAD))
    for site in range(b.SITES):
        at = SITES_AT + SITE * site
        name = "status (3), height, engineers, coins, being scored, place in the scoring, extra (4)"
        found.append((f"site {site}: {name}", at, SITE_HEAD))
        for floor in range(b.FLOORS):
            name = f"site {site} floor {floor}: workers, materials (4), owner (relative seat)"
            found.append((name, at + SITE_HEAD + floor * FLOOR, FLOOR))
    for harbour in range(b.HARBOURS):
        name = f"harbour {harbour}: tile (12), worker there (relative seat)"
        found.append((name, HARBOURS_AT + HARBOUR * harbour, HARBOUR))
    return found


def observe(coast: Coast, seat: i64) -> vec[u8]:
    seen = BLANK[:]
    write_table(coast, seat, seen)
    write_tiles(coast, seen)
    write_cards(coast, seat, seen, CARDS_AT)
    for kind in range(i64(b.EQUIPMENT)):
        if seat >= 0:
            seen[OWN_AT + kind] = bounded(coast.own(seat, c.HAND + kind))
    for other in range(coast.board.players):
        write_seat(coast, other, seen, SEATS_AT + SEAT * seen_from(coast, seat, other))
    for site in range(i64(b.SITES)):
        write_site(coast, seat, site, seen, SITES_AT + SITE * site)
    for harbour in range(i64(b.HARBOURS)):
        write_harbour(coast, seat, harbour, seen, HARBOURS_AT + HARBOUR * harbour)
    return seen


def bounded(number: i64) -> u8:
    """Clip a number to a byte: somebody else's pack may exceed it."""
    if number < 0:
        return 0
    return u8(number) if number < MOST else u8(MOST)


def seen_from(coast: Coast, seat: i64, other: i64) -> i64:
    """A seat's number counted from the observer's; a spectator counts from the first."""
    steps = other - seat if seat >= 0 else other
    return steps if steps >= 0 else steps + coast.board.players


def write_table(coast: Coast, seat: i64, seen: vec[u8]) -> None:
    seen[PHASE_AT + coast.phase] = 1
    if coast.actor >= 0:
        seen[ACTOR_AT + seen_from(coast, seat, coast.actor)] = 1
    if coast.round > 0:
        seen[TURN_SEAT_AT + seen_from(coast, seat, coast.seat)] = 1
    at = SCALARS_AT
    seen[at] = bounded(coast.round)
    seen[at + 1] = bounded(coast.turn)
    seen[at + 2] = bounded(coast.rank)
    seen[at + 3] = bounded(coast.step)
    seen[at + 4] = bounded(coast.site + 1)
    seen[at + 5] = bounded(coast.spot)
    seen[at + 6] = bounded(coast.pending)
    seen[at + 7] = bounded(coast.city + 1)
    seen[at + 8] = bounded(coast.visited)
    seen[at + 9] = bounded(coast.then)
    for deal in range(i64(b.DEALS)):
        seen[DEALS_AT + deal] = 1 if (coast.deals & BIT[2 * deal]) != 0 else 0
    if coast.weather >= 0:
        seen[WEATHER_AT + coast.weather] = 1
    if coast.forecast >= 0:
        seen[FORECAST_AT + coast.forecast] = 1
    for weather in range(i64(b.WEATHERS)):
        seen[UNSEEN_AT + weather] = coast.pool[c.UNSEEN + weather]
    for card in range(i64(b.PRODUCTIONS)):
        seen[PRODUCTION_AT + card] = coast.pool[c.PRODUCTION + card]
    for material in range(i64(b.MATERIALS)):
        seen[QUIMPER_AT + material] = coast.pool[c.QUIMPER + material]
        seen[BREST_AT + material] = coast.pool[c.BREST + material]
    seen[BREST_AT + b.MATERIALS] = coast.pool[c.SINGLES]
    seen[BREST_AT + b.MATERIALS + 1] = coast.pool[c.PAIRS]
    for area in range(i64(b.AREAS)):
        seen[IMPROVED_AT + area] = coast.pool[c.IMPROVED + area]


def write_tile(coast: Coast, kind: i64, seen: vec[u8], at: i64) -> None:
    cost = coast.board.kind_cost[kind]
    for material in range(i64(b.MATERIALS)):
        seen[at + material] = u8(cost & b.FIELD_MASK)
        cost >>= b.FIELD_BITS


def write_tiles(coast: Coast, seen: vec[u8]) -> None:
    """The display, the tile in hand, and the stacks from the top: tiles of one group stand in no order (B8)."""
    for space in range(i64(b.SPACES)):
        at = DISPLAY_AT + space * (b.MATERIALS + 1)
        if coast.pooled(c.DISPLAY + space) > 0:
            seen[at] = 1
            write_tile(coast, coast.pooled(c.DISPLAY + space) - 1, seen, at + 1)
    if coast.pooled(c.IN_HAND) > 0:
        seen[IN_HAND_AT] = 1
        write_tile(coast, coast.pooled(c.IN_HAND) - 1, seen, IN_HAND_AT + 1)
    for row in range(i64(b.ROWS)):
        group: i64 = 1
        for tile in range(coast.pooled(c.STACKED + row)):
            at = STACKS_AT + (row * b.TILES_A_ROW + tile) * STACK_TILE
            entry = i64(coast.stacks[row * b.TILES_A_ROW + tile])
            seen[at] = u8(group)
            write_tile(coast, entry & c.KIND, seen, at + 1)
            if (entry & c.LAST) != 0:
                group += 1


def write_cards(coast: Coast, seat: i64, seen: vec[u8], at: i64) -> None:
    """What lies open, what the seat has not seen, and what happened since the deck was last shuffled."""
    for kind in range(i64(b.EQUIPMENT)):
        hidden = i64(coast.board.equipment[kind]) - coast.pooled(c.DISCARD + kind) - coast.pooled(c.PLAYED + kind)
        seen[at + kind] = coast.pool[c.DISCARD + kind]
        seen[at + b.EQUIPMENT + kind] = coast.pool[c.PLAYED + kind]
        seen[at + 2 * b.EQUIPMENT + kind] = u8(hidden - (coast.own(seat, c.HAND + kind) if seat >= 0 else 0))
    seen[at + 6 * b.EQUIPMENT] = u8(coast.pooled_kinds(c.DECK))
    write_last_shuffle(coast, seat, seen, at)


def write_last_shuffle(coast: Coast, seat: i64, seen: vec[u8], at: i64) -> None:
    shuffled = at + 3 * b.EQUIPMENT
    drawn = at + 4 * b.EQUIPMENT
    parted = at + 5 * b.EQUIPMENT
    for kind in range(i64(b.EQUIPMENT)):
        seen[shuffled + kind] = coast.board.equipment[kind]
    if len(coast.history) == 0:
        return
    pile = vec[u8]([0] * b.EQUIPMENT)
    for kind in range(i64(b.EQUIPMENT)):
        pile[kind] = coast.board.equipment[kind]
        for other in range(coast.board.players):
            pile[kind] -= coast.held[other * b.EQUIPMENT + kind]
    for entry in coast.history:
        what = i64(entry)
        if what == SHUFFLED:
            seen[at + 6 * b.EQUIPMENT + 1] += 1
            for kind in range(i64(b.EQUIPMENT)):
                seen[shuffled + kind] = pile[kind]
                seen[drawn + kind] = 0
                seen[parted + kind] = 0
                pile[kind] = 0
        else:
            who = seen_from(coast, seat, (what % PARTED) // b.EQUIPMENT)
            if what < PARTED:
                seen[drawn + who] += 1
            else:
                seen[parted + who] += 1
                pile[what % b.EQUIPMENT] += 1


def write_seat(coast: Coast, other: i64, seen: vec[u8], at: i64) -> None:
    seats = coast.seats
    strip = other * c.STRIP
    seen[at] = bounded(i64(seats[strip + c.AT_HAND]))
    seen[at + 1] = bounded(i64(seats[strip + c.RESERVE]))
    seen[at + 2] = bounded(i64(seats[strip + c.IN_CITY]))
    seen[at + 3] = bounded(i64(seats[strip + c.IN_CITY + 1]))
    seen[at + 4] = bounded(i64(seats[strip + c.ENGINEERS]))
    seen[at + 5] = bounded(i64(seats[strip + c.COINS]))
    for material in range(i64(b.MATERIALS)):
        seen[at + 6 + material] = bounded(i64(seats[strip + c.MATERIAL + material]))
    seen[at + 10] = u8(coast.hand_size(other))
    for place in range(i64(b.BARGES)):
        seen[at + 11 + place] = 1 if coast.pooled(c.THIS_ROW + place) == other else 0
        seen[at + 15 + place] = 1 if coast.pooled(c.NEXT_ROW + place) == other else 0
        if coast.pooled(c.STEP_ORDER + place) == other:
            seen[at + 19] = u8(place + 1)
    for source in range(i64(c.INCOME - c.TAKEN_BACK + 1)):
        seen[at + 20 + source] = bounded(i64(seats[strip + c.TAKEN_BACK + source]))


def write_site(coast: Coast, seat: i64, site: i64, seen: vec[u8], at: i64) -> None:
    towers = coast.towers
    tower = site * c.TOWER
    seen[at + i64(towers[tower + c.STATUS])] = 1
    at += STATUSES
    height = i64(towers[tower + c.HEIGHT])
    seen[at] = u8(height)
    seen[at + 1] = towers[tower + c.SITE_ENGINEERS]
    seen[at + 2] = towers[tower + c.SITE_COINS]
    seen[at + 3] = 1 if coast.phase > phases.KEEP and coast.site == site else 0
    seen[at + 4] = u8(place_to_score(coast, site))
    at += 5
    lighthouse = coast.lighthouse_at(site)
    if lighthouse != c.NOWHERE:
        for material in range(i64(b.MATERIALS)):
            seen[at + material] = u8(amount_of(coast.board.extra[lighthouse], material))
    at += b.MATERIALS
    for floor in range(height):
        seen[at] = u8(coast.floor(site, floor, c.FLOOR_WORKERS))
        write_tile(coast, coast.floor(site, floor, c.FLOOR_KIND), seen, at + 1)
        owner = coast.floor(site, floor, c.FLOOR_OWNER)
        if owner != c.NOWHERE:
            seen[at + 1 + b.MATERIALS + seen_from(coast, seat, owner)] = 1
        at += FLOOR


def write_harbour(coast: Coast, seat: i64, harbour: i64, seen: vec[u8], at: i64) -> None:
    tile = i64(coast.laid[c.TILE_AT + harbour])
    if tile != c.NOWHERE:
        seen[at + tile] = 1
    there = coast.pooled(c.HARBOUR + harbour)
    if there != 0:
        for other in range(coast.board.players):
            if (there & c.SEAT_BIT[other]) != 0:
                seen[at + b.HARBOUR_TILES + seen_from(coast, seat, other)] = 1
