"""What a look at the map tells: where the fire can go next, how near it is to what, and which fire to fight."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tinderbox.core.bits import Set, common, entry, lowest, minus, single, some, union
from tinderbox.core.evaluate import floats
from tinderbox.core.state import zeros
from tinderbox.great_fire.board import COLOURS, DIRECTIONS, Board
from tinderbox.great_fire.city import COLOUR, LANDOWNER, NOWHERE, OBJECTIVE, PLAYED, City
from tinderbox.great_fire.fire import movable_fires, reach
from tinderbox.great_fire.scoring import DECKS, HOUSE

RINGS: Final = 4  # 1: the next move may burn it … 4: far away
FAR: Final = 99
MOST_OWNERS: Final = 3


def walking(board: Board) -> vec[u8]:
    """Steps on foot from every space to every other."""
    spaces = board.spaces
    steps = vec[u8]([FAR] * int(spaces * spaces))
    queue = zeros(spaces)
    for start in range(spaces):
        base = start * spaces
        steps[base + start] = 0
        queue[0] = u8(start)
        first: i64 = 0
        count: i64 = 1
        while first < count:
            here = i64(queue[first])
            first += 1
            for e in range(board.edge_first[here], board.edge_first[here + 1]):
                there = i64(board.edge_to[e])
                if steps[base + there] == FAR:
                    steps[base + there] = u8(i64(steps[base + here]) + 1)
                    queue[count] = u8(there)
                    count += 1
    return steps


@final
class Survey:
    """One look, to be taken anew after every change on the map."""

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.steps: vec[u8] = walking(board)
        self.stakes: vec[float] = floats(board.players * board.districts)  # points a seat loses where houses burn
        self.grudges: vec[float] = floats(board.players * board.districts)
        self.owners: vec[u8] = zeros(board.districts)  # seats with something to lose there, at most three counted
        self.exposure: vec[float] = floats(board.districts)  # share of the unplayed cards that lead the fire there
        self.ring: vec[u8] = zeros(board.districts)
        self.front: Set = (0, 0)
        self.crowd: float = 0.0  # how much lies open to the next move
        self.target: i64 = 0
        self.cost: i64 = 0  # steps of landowner and bands until a fire can be put out
        self.fires: i64 = 0  # how many can be put out there
        self.walker: i64 = 0
        self.runner: i64 = 0  # where the band stands that is wanted there

    def steps_between(self, a: i64, b: i64) -> i64:
        return i64(self.steps[a * self.board.spaces + b])

    def stake(self, seat: i64, district: i64) -> float:
        return self.stakes[seat * self.board.districts + district]

    def grudge(self, seat: i64, district: i64) -> float:
        """What a seat gains if the district's houses are lost: an even share of the rivals' loss, less its own."""
        return self.grudges[seat * self.board.districts + district]

    # -- once an imagined game -----------------------------------------------
    def note_stakes(self, city: City) -> None:
        """What each seat has to lose in each district: houses of its colours and objectives."""
        board = city.board
        districts = board.districts
        for seat in range(board.players):
            base = seat * districts
            for d in range(districts):
                self.stakes[base + d] = 0.0
            for which in range(board.colours_each):
                colour = city.own(seat, COLOUR + which)
                if colour != NOWHERE:
                    for d in range(districts):
                        houses = i64(city.houses[d * COLOURS + colour])
                        if houses > 0:
                            self.stakes[base + d] += float(HOUSE * houses)
            for deck in range(i64(DECKS)):
                objective = city.own(seat, OBJECTIVE + deck)
                if objective != NOWHERE:
                    d = i64(board.objective_district[objective])
                    self.stakes[base + d] += float(i64(board.objective_value[objective]))
        for d in range(districts):
            owners: i64 = 0
            for seat in range(board.players):
                if self.stakes[seat * districts + d] > 0.0 and owners < MOST_OWNERS:
                    owners += 1
            self.owners[d] = u8(owners)
            self.note_grudges(d)

    def note_grudges(self, d: i64) -> None:
        players = self.board.players
        total = 0.0
        for seat in range(players):
            total += self.stake(seat, d)
        for seat in range(players):
            own = self.stake(seat, d)
            self.grudges[seat * self.board.districts + d] = (total - own) / float(players - 1) - own

    # -- the fire ------------------------------------------------------------
    def look(self, city: City) -> None:
        """Where the next move can lead, and by how many of the cards nobody has played yet."""
        rest = self.front
        while some(rest):
            d = lowest(rest)
            rest = minus(rest, single(d))
            self.exposure[d] = 0.0
        board = city.board
        unplayed: i64 = 0
        for direction in range(i64(DIRECTIONS)):
            unplayed += i64(board.cards[direction]) - city.pooled(PLAYED + direction)
        fires = movable_fires(city)
        front: Set = (0, 0)
        crowd = 0.0
        for direction in range(i64(DIRECTIONS)):
            left = i64(board.cards[direction]) - city.pooled(PLAYED + direction)
            if left == 0:
                continue
            share = float(left) / float(unplayed)
            ends = reach(city, fires, direction)
            front = union(front, ends)
            while some(ends):
                d = lowest(ends)
                ends = minus(ends, single(d))
                self.exposure[d] += share
        self.front = front
        rest = minus(common(front, city.housed), city.guarded)
        while some(rest):
            d = lowest(rest)
            rest = minus(rest, single(d))
            crowd += self.exposure[d]
        self.crowd = crowd

    def count_rings(self, city: City) -> None:
        """How many moves, at least, until the fire is there."""
        board = city.board
        seen = union(city.wild, city.demolished)
        edge = self.front
        ring: i64 = 1
        for d in range(board.districts):
            self.ring[d] = RINGS
        while ring < RINGS and some(edge):
            seen = union(seen, edge)
            beyond: Set = (0, 0)
            while some(edge):
                d = lowest(edge)
                edge = minus(edge, single(d))
                self.ring[d] = u8(ring)
                beyond = union(beyond, entry(board.neighbours, d))
            edge = minus(beyond, seen)
            edge = minus(edge, single(board.pudding_lane))
            ring += 1

    # -- fighting it ---------------------------------------------------------
    def seek_fire(self, city: City, seat: i64) -> None:
        """The fire that the seat can begin to put out soonest; `cost` is FAR if there is none."""
        board = city.board
        self.cost = FAR
        self.fires = 0
        first = city.own(seat, LANDOWNER)
        if first == NOWHERE:
            return
        second = first
        if board.colours_each == 2 and city.own(seat, LANDOWNER + 1) != NOWHERE:
            second = city.own(seat, LANDOWNER + 1)
        rest = minus(city.burning, single(board.pudding_lane))
        while some(rest):
            d = lowest(rest)
            rest = minus(rest, single(d))
            fires = i64(city.fires[d])
            missing = fires - i64(city.bands[d])
            if missing > 2:
                continue
            walker = first
            cost = self.steps_between(first, d)
            if second != first:
                other = self.steps_between(second, d)
                if other < cost:
                    cost = other
                    walker = second
            if cost + missing > self.cost:
                continue
            runner: i64 = NOWHERE
            if missing > 0:
                cost, runner = self.with_bands(city, d, missing, cost)
            if cost < self.cost or (cost == self.cost and fires > self.fires):
                self.cost = cost
                self.fires = fires
                self.target = d
                self.walker = walker
                self.runner = runner

    def with_bands(self, city: City, district: i64, missing: i64, cost: i64) -> tuple[i64, i64]:
        """The cost with the steps of one or two more bands, and where the nearest of them stands."""
        nearest: i64 = FAR
        next_nearest: i64 = FAR
        runner: i64 = NOWHERE
        last: i64 = NOWHERE
        free: i64 = 0
        for squad in city.squads:
            space = i64(squad)
            if space != last:
                free = city.free_bands(space)
                last = space
            if free == 0:
                continue
            free -= 1
            steps = self.steps_between(space, district)
            if steps < nearest:
                next_nearest = nearest
                nearest = steps
                runner = space
            elif steps < next_nearest:
                next_nearest = steps
        if missing == 2:
            nearest += next_nearest
        return cost + nearest, runner
