"""The state of the coast: towers, markets, rows and stacks, and what each seat has."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tinderbox.core.engine.array_state import ArrayState
from tinderbox.core.state import HASH_START, NOBODY, hashed, hashed_all, hashed_seats, zeros
from tinderbox.games.bretagne.rules import board as b, phases
from tinderbox.games.bretagne.rules.board import Board

NOWHERE: Final = 255
NONE: Final = -1

# the columns of a seat
AT_HAND: Final = 0  # workers
RESERVE: Final = 1
IN_CITY: Final = 2  # workers in Brest, in Lorient
ENGINEERS: Final = 4
COINS: Final = 5
MATERIAL: Final = 6  # barges and warehouse together (A2), by material
HAND: Final = 10  # equipment cards by kind
BARGE: Final = 14  # number of the barge card, 0 for none
# victory points by source
TAKEN_BACK: Final = 15
PLAYED_CARDS: Final = 16
MAJORITIES: Final = 17
LEFT_ON: Final = 18
INCOME: Final = 19
STRIP: Final = 20

# the common pool
QUIMPER: Final = 0  # by material
BREST: Final = 4  # by material
SINGLES: Final = 8  # spaces of one engineer that are full
PAIRS: Final = 9  # spaces of two engineers that are full
DECK: Final = 10  # equipment cards to be drawn, by kind
DISCARD: Final = 14
PLAYED: Final = 18  # on the lighthouse that is being scored
UNSEEN: Final = 22  # weather cards nobody has seen, the removed one among them (S4)
PRODUCTION: Final = 25  # 1 for each production card still in its pile
IMPROVED: Final = 31  # 1 for each area with improved harbours
DISPLAY: Final = 34  # construction spaces row by row: the tile's kind + 1, 0 if empty
NEXT_ROW: Final = 46  # Pontivy: the seat at each place, or NOWHERE
THIS_ROW: Final = 50  # by barge card
STEP_ORDER: Final = 54  # the seats of a scoring step (W2)
STACKED: Final = 58  # tiles in each construction stack
HARBOUR: Final = 61  # seats with a worker there, a bit each
IN_HAND: Final = 70  # the tile that was bought and is not placed yet: its kind + 1, 0 for none (A5)
IN_HAND_FROM: Final = 71  # the space that it lay on
POOL: Final = 72

# a site's strip in `towers`
STATUS: Final = 0
HEIGHT: Final = 1  # floors in place
SITE_ENGINEERS: Final = 2
SITE_COINS: Final = 3
FLOOR: Final = 4  # the lowest: tile kind, owner, workers; then the next
FLOOR_KIND: Final = 0
FLOOR_OWNER: Final = 1
FLOOR_WORKERS: Final = 2
FLOOR_STRIP: Final = 3
TOWER: Final = 16

# a lighthouse's status
OPEN: Final = 0  # unfinished
FINISHED: Final = 1  # its top floor was placed this round (A10)
BUILT: Final = 2

# a stack's tiles lie in groups: each group's set is known, its order is not (B8, W7)
LAST: Final = 128  # marks the last tile of a group
KIND: Final = 127

# where things were laid at set-up, in `laid`
LIGHTHOUSE_AT: Final = 0  # by site
SITE_OF: Final = 15  # by lighthouse
TILE_AT: Final = 30  # by harbour
LAID: Final = 39

SEAT_BIT: Final = vec[i64]([1, 2, 4, 8])


@final
class Latest:
    """The last result of `redeal`, shared by all copies of a state: a search redeals thousands of them."""

    def __init__(self) -> None:
        self.value: object = None


class Coast(ArrayState):
    def __init__(self, board: Board, twin: "Coast | None" = None) -> None:
        super().__init__(board.players, STRIP, POOL, twin)
        self.board: Board = board
        self.latest_recollection: Latest = Latest() if twin is None else twin.latest_recollection
        if twin is None:
            self.laid: vec[u8] = vec[u8]([NOWHERE] * LAID)  # shared by copies after the set-up
            self.towers: vec[u8] = zeros(b.SITES * TOWER)
            self.stacks: vec[u8] = zeros(b.ROWS * b.TILES_A_ROW)  # from the top
            self.held: vec[u8] = zeros(0)  # hands when the deck was first reshuffled, by seat and kind
            self.history: vec[u8] = zeros(0)  # what happened to cards since then: see `cards.py`
            self.round: i64 = 0
            self.rank: i64 = 0  # in the order that the phase goes by
            self.step: i64 = 0  # barge level while loading, step while scoring
            self.site: i64 = NONE  # that is built on or scored
            self.spot: i64 = 0  # what the set-up, the refilling or the income has come to
            self.city: i64 = NONE  # where the trader is
            self.visited: i64 = 0  # cities of this trade action, a bit each
            self.deals: i64 = 0  # deals of this trade action, a bit each
            self.weather: i64 = NONE
            self.forecast: i64 = NONE
            self.production: i64 = NONE
        else:
            self.round = twin.round
            self.rank = twin.rank
            self.step = twin.step
            self.site = twin.site
            self.spot = twin.spot
            self.city = twin.city
            self.visited = twin.visited
            self.deals = twin.deals
            self.weather = twin.weather
            self.forecast = twin.forecast
            self.production = twin.production
            self.laid = twin.laid if twin.phase > phases.HARBOUR_TILES else twin.laid[:]
            self.towers = twin.towers[:]
            self.stacks = twin.stacks[:]
            self.held = twin.held[:]
            self.history = twin.history[:]

    # -- waiting -------------------------------------------------------------
    def ask(self, phase: i64, seat: i64) -> None:
        """Begin a turn: this seat has to decide."""
        self.seat = seat
        turn: i64 = self.turn + 1
        self.turn = turn
        self.wait(phase, seat)

    def finish(self) -> None:
        self.wait(phases.OVER, NOBODY)

    # -- seats ---------------------------------------------------------------
    def hand_size(self, seat: i64) -> i64:
        return self.own_total(seat, HAND, b.EQUIPMENT)

    def materials_of(self, seat: i64) -> i64:
        """All materials of a seat as one amount."""
        goods: i64 = 0
        for material in range(i64(b.MATERIALS)):
            goods += self.own(seat, MATERIAL + material) * b.ONE[material]
        return goods

    # -- the common pool -----------------------------------------------------
    def pooled_kinds(self, what: i64) -> i64:
        """The number of all materials or cards in a part of the pool."""
        return self.pool_total(what, b.MATERIALS)

    # -- lighthouses ---------------------------------------------------------
    def tower(self, site: i64, what: i64) -> i64:
        return i64(self.towers[site * TOWER + what])

    def put_tower(self, site: i64, what: i64, value: i64) -> None:
        self.towers[site * TOWER + what] = u8(value)

    def floor(self, site: i64, floor: i64, what: i64) -> i64:
        return i64(self.towers[site * TOWER + FLOOR + floor * FLOOR_STRIP + what])

    def put_floor(self, site: i64, floor: i64, what: i64, value: i64) -> None:
        self.towers[site * TOWER + FLOOR + floor * FLOOR_STRIP + what] = u8(value)

    def workers_on(self, site: i64, seat: i64) -> i64:
        """A seat's workers on a lighthouse."""
        total: i64 = 0
        for floor in range(self.tower(site, HEIGHT)):
            if self.floor(site, floor, FLOOR_OWNER) == seat:
                total += self.floor(site, floor, FLOOR_WORKERS)
        return total

    def remove_topmost(self, site: i64, seat: i64) -> None:
        """The topmost worker of a seat leaves a lighthouse (W3, W5); one must be there."""
        floor = self.tower(site, HEIGHT) - 1
        while self.floor(site, floor, FLOOR_OWNER) != seat:
            floor -= 1
        self.set_workers(site, floor, seat, self.floor(site, floor, FLOOR_WORKERS) - 1)

    def set_workers(self, site: i64, floor: i64, seat: i64, workers: i64) -> None:
        """Set the workers on a floor; without any it has no owner."""
        self.put_floor(site, floor, FLOOR_OWNER, seat if workers > 0 else NOWHERE)
        self.put_floor(site, floor, FLOOR_WORKERS, workers)

    def lighthouse_at(self, site: i64) -> i64:
        return i64(self.laid[LIGHTHOUSE_AT + site])

    def site_of(self, lighthouse: i64) -> i64:
        return i64(self.laid[SITE_OF + lighthouse])

    def built_in(self, area: i64) -> i64:
        """Built lighthouses of an area (E2)."""
        total: i64 = 0
        for site in range(i64(b.SITES)):
            if i64(self.board.site_area[site]) == area and self.tower(site, STATUS) == BUILT:
                total += 1
        return total

    # -- harbours ------------------------------------------------------------
    def in_harbour(self, harbour: i64, seat: i64) -> bool:
        return (self.pooled(HARBOUR + harbour) & SEAT_BIT[seat]) != 0

    def harbour_workers(self, harbour: i64) -> i64:
        total: i64 = 0
        for seat in range(self.board.players):
            if self.in_harbour(harbour, seat):
                total += 1
        return total

    # -- identity ------------------------------------------------------------
    def checksum(self) -> i64:
        value = hashed_seats(hashed_all(HASH_START, self.laid), self.seats)
        value = hashed_all(hashed_all(value, self.pool), self.towers)
        value = hashed_all(hashed_all(hashed_all(value, self.stacks), self.held), self.history)
        for scalar in (
            self.actor, self.turn, self.phase, self.round, self.seat, self.rank, self.step, self.site, self.spot,
            self.pending, self.then, self.city, self.visited, self.deals, self.weather, self.forecast, self.production,
        ):  # fmt: skip
            value = hashed(value, scalar)
        return value
