"""A state as plain numbers, with what several invariants need worked out once."""

from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from tinderbox.games.bretagne.pack.names import PackNames
from tinderbox.games.bretagne.rules import board as b, coast as c, phases
from tinderbox.games.bretagne.rules.board import Board, count_of
from tinderbox.games.bretagne.rules.coast import Coast

WORKERS: Final = 14  # of a colour (B5)
SETTING_UP: Final = (phases.BOARDS, phases.STANDING, phases.HARBOUR_TILES, phases.WEATHER, phases.ORDER)
ACTING: Final = (phases.ACT, phases.LIGHTHOUSE, phases.TAKE_BACK, phases.TRADE, phases.KEEP)
SCORING: Final = (phases.CARDS, phases.HARBOUR)


class Floor(NamedTuple):
    kind: int
    owner: int  # NOWHERE for nobody
    workers: int


class Tower(NamedTuple):
    status: int
    height: int
    engineers: int
    coins: int
    floors: list[Floor]


def towers_of(numbers: list[int]) -> list[Tower]:
    """The lighthouses as the engine stores them, site by site."""
    found: list[Tower] = []
    for start in range(0, b.SITES * c.TOWER, c.TOWER):
        height = numbers[start + c.HEIGHT]
        starts = range(start + c.FLOOR, start + c.FLOOR + height * c.FLOOR_STRIP, c.FLOOR_STRIP)
        floors = [Floor(*numbers[at : at + c.FLOOR_STRIP]) for at in starts]
        status, _, engineers, coins = numbers[start : start + c.FLOOR]
        found.append(Tower(status, height, engineers, coins, floors))
    return found


class PlainBoard:
    """What several invariants ask of the board, as plain numbers."""

    def __init__(self, board: Board) -> None:
        self.site_area: Final = [int(area) for area in board.site_area]
        self.site_group: Final = [int(group) for group in board.site_group]
        self.shares: Final = [
            area * b.GROUPS + group for area, group in zip(self.site_area, self.site_group, strict=True)
        ]
        self.standing: Final = [int(number) for number in board.standing]
        self.extra: Final = [int(number) for number in board.extra_count]
        self.harbour_area: Final = [int(area) for area in board.harbour_area]
        self.kind_row: Final = [int(row) for row in board.kind_row]
        self.kind_count: Final = [int(count) for count in board.kind_count]
        self.kind_paid: Final = [int(count_of(cost)) for cost in board.kind_cost]
        self.saved: Final = max(int(saved) for saved in board.barge_saves)


@lru_cache(maxsize=16)
def printed(board: Board) -> PlainBoard:
    return PlainBoard(board)


class PlainState:
    """Where the game is, what lies where, and what follows from that."""

    def __init__(self, coast: Coast, pack_names: PackNames) -> None:
        self.coast: Coast = coast
        self.pack_names: PackNames = pack_names
        self.board: Board = coast.board
        self.printed: PlainBoard = printed(coast.board)
        self.players: int = int(coast.board.players)
        self.everybody: range = range(self.players)
        self.pool: list[int] = list(bytes(coast.pool))
        seats = [int(number) for number in coast.seats]
        self.seats: list[list[int]] = [seats[start : start + c.STRIP] for start in range(0, len(seats), c.STRIP)]
        self.towers: Final = towers_of(list(bytes(coast.towers)))
        self.laid: list[int] = list(bytes(coast.laid))
        self.boards: Final = self.laid[c.LIGHTHOUSE_AT : c.LIGHTHOUSE_AT + b.SITES]
        self.phase: int = int(coast.phase)
        self.round: int = int(coast.round)
        self.turn: int = int(coast.turn)
        self.seat: int = int(coast.seat)
        self.rank: int = int(coast.rank)
        self.step: int = int(coast.step)
        self.site: int = int(coast.site)
        self.spot: int = int(coast.spot)
        self.pending: int = int(coast.pending)
        self.weather: int = int(coast.weather)
        self.forecast: int = int(coast.forecast)
        self.production: int = int(coast.production)
        self.then: int = int(coast.then)
        # -- where in the game
        self.income: Final = self.phase == phases.EQUIPMENT and self.then == phases.THEN_INCOME  # R3
        self.set_up: Final = self.phase in SETTING_UP or (
            self.phase in (phases.FORECAST, phases.TILES) and self.round == 0
        )  # S
        self.acting: Final = self.phase in ACTING or (self.phase == phases.EQUIPMENT and not self.income)  # A
        self.scoring: Final = self.phase in SCORING  # W
        self.over: Final = self.phase == phases.OVER
        self.preparing: Final = not (self.set_up or self.acting or self.scoring or self.over)  # R and L
        self.ended: Final = self.round if self.over else max(0, self.round - 1)  # rounds, with E1 and E2
        # R4: Brest is filled, R5: Quimper too, and nobody has acted yet
        self.supplied: Final = self.preparing and self.phase not in (phases.BARGE, phases.EQUIPMENT)
        self.produced: Final = self.supplied and self.phase != phases.PRODUCTION
        self.buying: Final = self.phase == phases.LIGHTHOUSE or (
            self.phase == phases.EQUIPMENT and self.then == phases.THEN_LIGHTHOUSE
        )  # A5
        self.trading: Final = self.phase == phases.TRADE or (
            self.phase == phases.EQUIPMENT and self.then == phases.THEN_TRADE
        )  # A11

    @property
    def phase_name(self) -> str:
        return phases.PHASES[self.phase]

    # -- lighthouses
    def group(self, site: int) -> int:
        return self.printed.site_group[site]

    @cached_property
    def paid(self) -> list[list[int]]:
        """By site and floor: the materials that were paid for it, those of the tile, extra ones and wood (A2, A3)."""
        found: list[list[int]] = []
        for board, tower in zip(self.boards, self.towers, strict=True):
            extra = 0 if board == c.NOWHERE or not tower.floors else self.printed.extra[board]
            tiles = [self.printed.kind_paid[floor.kind] + extra for floor in tower.floors]
            found.append([*tiles[:1], *(paid + 1 for paid in tiles[1:])])
        return found

    @cached_property
    def built(self) -> list[int]:
        """Built lighthouses by area and group."""
        found = [0] * (b.AREAS * b.GROUPS)
        for share, tower in zip(self.printed.shares, self.towers, strict=True):
            found[share] += tower.status == c.BUILT
        return found

    @cached_property
    def scored(self) -> list[int]:
        """Built lighthouses by area and group that did not stand there from the beginning (S2): those scored so far."""
        return [max(0, found - stood) for found, stood in zip(self.built, self.printed.standing, strict=True)]

    def scored_in(self, area: int) -> int:
        return sum(self.scored[area * b.GROUPS : (area + 1) * b.GROUPS])

    @cached_property
    def scored_by_group(self) -> list[int]:
        return [sum(self.scored[group :: b.GROUPS]) for group in range(b.GROUPS)]

    @cached_property
    def floors_built(self) -> int:
        """All floors that were ever built."""
        return b.FLOORS * sum(self.scored) + sum(tower.height for tower in self.towers)

    def built_now(self, site: int) -> tuple[int, int]:
        """How many floors of a lighthouse can have been built this round, at least and at most, by its engineers."""
        tower = self.towers[site]
        if tower.engineers == 0 or self.weather == c.NONE:
            return 0, 0
        most, least = self.demanded[self.group(site)]
        return -(-tower.engineers // most), min(tower.height, tower.engineers // least)

    @cached_property
    def demanded(self) -> list[tuple[int, int]]:
        """The engineers that a floor takes in this weather, by group: of most builders, and with barge 3 (A4)."""
        start = self.weather * b.GROUPS
        demanded = [max(1, int(self.board.engineers[start + group])) for group in range(b.GROUPS)]
        return [(most, max(1, most - self.printed.saved)) for most in demanded]

    # -- tiles
    @cached_property
    def display(self) -> list[list[int]]:
        """The kinds of tiles in each row of the display, NONE where no tile lies."""
        kinds = [self.pool[c.DISPLAY + space] - 1 for space in range(b.SPACES)]
        return [kinds[row * b.SLOTS : (row + 1) * b.SLOTS] for row in range(b.ROWS)]

    @cached_property
    def empty(self) -> list[int]:
        """Empty spaces in each row of the display."""
        return [row.count(c.NONE) for row in self.display]

    @cached_property
    def stacks(self) -> list[list[list[int]]]:
        """The kinds of tiles in each stack, group by group from the top."""
        found: list[list[list[int]]] = []
        entries = list(bytes(self.coast.stacks))
        for row in range(b.ROWS):
            groups: list[list[int]] = [[]]
            for entry in entries[row * b.TILES_A_ROW : row * b.TILES_A_ROW + self.pool[c.STACKED + row]]:
                groups[-1].append(entry & c.KIND)
                if entry & c.LAST:
                    groups.append([])
            found.append([group for group in groups if group])
        return found

    @property
    def in_hand(self) -> int:
        """The kind of the tile that was bought and is not placed yet, or NONE."""
        return self.pool[c.IN_HAND] - 1

    # -- harbours
    @cached_property
    def moored(self) -> list[list[int]]:
        """By seat: the harbours where it has a worker."""
        there = self.pool[c.HARBOUR : c.HARBOUR + b.HARBOURS]
        bits = [int(bit) for bit in c.SEAT_BIT]
        return [[harbour for harbour in range(b.HARBOURS) if there[harbour] & bits[seat]] for seat in self.everybody]

    def moored_in(self, area: int | None, seat: int) -> list[int]:
        """The harbours of one area where a seat has a worker."""
        return [harbour for harbour in self.moored[seat] if self.printed.harbour_area[harbour] == area]

    def collected(self, seat: int) -> list[int]:
        """The harbours that have paid a seat this round (R3)."""
        if self.preparing and not self.supplied:
            if not self.income or seat not in self.this_row:
                return []
            place = self.this_row.index(seat)
            last = b.HARBOURS if place < self.rank else self.spot if place == self.rank else 0
            return [harbour for harbour in self.moored[seat] if harbour < last]
        return self.moored[seat]

    def yielded(self, harbours: list[int], income: int) -> int:
        """How much of one kind of income these harbours yield to a worker in each (B2, E2)."""
        total = 0
        for harbour in harbours:
            tile = self.laid[c.TILE_AT + harbour]
            if tile != c.NOWHERE and self.board.tile_income[tile] == income:
                improved = self.pool[c.IMPROVED + self.printed.harbour_area[harbour]]
                total += int(self.board.tile_improved[tile] if improved else self.board.tile_normal[tile])
        return total

    # -- Pontivy and barges
    @cached_property
    def this_row(self) -> list[int]:
        return self.pool[c.THIS_ROW : c.THIS_ROW + b.SEATS]

    @cached_property
    def next_row(self) -> list[int]:
        return self.pool[c.NEXT_ROW : c.NEXT_ROW + b.SEATS]

    @cached_property
    def passed(self) -> list[int]:
        """The seats on the next round's row, from the front."""
        return [seat for seat in self.next_row if seat != c.NOWHERE]

    def barge(self, seat: int) -> int:
        """The place of a seat's barge card, or NONE."""
        return self.seats[seat][c.BARGE] - 1

    def spaces(self, barge: int, level: int) -> int:
        return int(self.board.barge_spaces[barge * b.LEVELS + level])

    def levels_loaded(self, barge: int) -> int:
        """How many barges of a card have been loaded (L1)."""
        return min(b.LEVELS, self.step + int(barge < self.rank)) if self.phase == phases.LOAD else 0

    # -- materials
    def materials(self, seat: int) -> list[int]:
        return self.seats[seat][c.MATERIAL : c.MATERIAL + b.MATERIALS]

    def market(self, market: int) -> list[int]:
        return self.pool[market : market + b.MATERIALS]

    @cached_property
    def in_play(self) -> list[int]:
        """Materials of each kind in the markets and with the players (B4)."""
        piles = [self.market(c.QUIMPER), self.market(c.BREST), *(self.materials(seat) for seat in self.everybody)]
        return [sum(amounts) for amounts in zip(*piles, strict=True)]

    # -- cards
    def cards(self, pile: int) -> list[int]:
        return self.pool[pile : pile + b.EQUIPMENT]

    def hand(self, seat: int) -> list[int]:
        return self.seats[seat][c.HAND : c.HAND + b.EQUIPMENT]

    # -- scoring
    @property
    def scored_area(self) -> int | None:
        """The area of the lighthouse that is being scored."""
        return self.printed.site_area[self.site] if self.scoring and self.site != c.NONE else None

    @cached_property
    def order(self) -> list[int]:
        """The seats of the scoring step, in order (W2)."""
        return [seat for seat in self.pool[c.STEP_ORDER : c.STEP_ORDER + b.SEATS] if seat != c.NOWHERE]

    @cached_property
    def on_towers(self) -> list[int]:
        """By seat: its workers on all lighthouses."""
        found = [0] * self.players
        for tower in self.towers:
            for floor in tower.floors:
                if floor.owner != c.NOWHERE:
                    found[floor.owner] += floor.workers
        return found

    def workers_on(self, site: int, seat: int) -> int:
        return sum(floor.workers for floor in self.towers[site].floors if floor.owner == seat)

    def lowest(self, site: int, seat: int) -> int:
        """The lowest floor where a seat has workers, NONE if it has none there."""
        return next((place for place, floor in enumerate(self.towers[site].floors) if floor.owner == seat), c.NONE)
