"""A survey of the map: where the fire can go next, what each seat has to lose, which fire to fight."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tinderbox.core.engine.bits import BIT, Set, common, lowest, meet, minus, single, some, without_lowest
from tinderbox.core.evaluator import floats
from tinderbox.core.state import zeros
from tinderbox.games.great_fire.rules.board import (
    BANDS,
    COLOURS,
    DECKS,
    DIRECTIONS,
    EAST,
    NORTH,
    OBJECTIVES,
    SOUTH,
    WEST,
    Board,
)
from tinderbox.games.great_fire.rules.city import COLOUR, LANDOWNER, NOWHERE, OBJECTIVE, PLAYED, City
from tinderbox.games.great_fire.rules.fire import movable_fires
from tinderbox.games.great_fire.rules.scoring import HOUSE

FAR: Final = 99
MOST_MISSING: Final = 2  # bands that a fire worth fighting may lack


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
    """The survey of one state. Hot loops use local variables for vectors: that halves their cost."""

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.steps: vec[u8] = walking(board)
        # what each seat has to lose
        self.houses: vec[float] = floats(board.players * board.districts)  # points in houses, by seat and district
        self.stakes: vec[float] = floats(board.players * board.districts)  # objectives included
        self.loss_gains: vec[float] = floats(board.players * board.districts)
        self.opponents: vec[float] = floats(board.players * board.players)  # weights of their losses, by seat and other
        self.note_equals()
        self.owned: Set = (0, 0)  # districts where some seat has something to lose
        # where the fire can go
        self.exposure: vec[float] = floats(board.spaces)  # share of the unplayed cards that lead the fire there
        self.front: Set = (0, 0)
        self.looked: Set = (-1, -1)  # the state of the last survey: uncontained, sources, demolished, turn
        self.looked_origins: Set = (0, 0)
        self.looked_demolished: Set = (0, 0)
        self.looked_turn: i64 = -1
        # fires that can be fought: where, how many, the bands' steps to them and where the nearest band stands
        self.free: vec[u8] = zeros(BANDS)  # where bands stand that hold no fire
        self.fights: i64 = 0
        self.fight_at: vec[u8] = zeros(board.districts)
        self.fight_fires: vec[u8] = zeros(board.districts)
        self.fight_cost: vec[u8] = zeros(board.districts)
        self.fight_band: vec[u8] = zeros(board.districts)
        # the one a seat can begin to put out soonest
        self.target: i64 = 0
        self.cost: i64 = 0  # steps of landowner and bands
        self.fires: i64 = 0
        self.walker: i64 = 0
        self.runner: i64 = 0

    def steps_between(self, a: i64, b: i64) -> i64:
        return i64(self.steps[a * self.board.spaces + b])

    def loss_gain(self, seat: i64, district: i64) -> float:
        """What a seat gains if the district's houses are lost: an even share of the opponents' loss, less its own."""
        return self.loss_gains[seat * self.board.districts + district]

    def most_loss_gain(self, district: i64) -> float:
        """The most any seat would gain if the district's houses were lost."""
        most = 0.0
        for seat in range(self.board.players):
            gain = self.loss_gain(seat, district)
            if gain > most:
                most = gain
        return most

    # -- what each seat has to lose ------------------------------------------
    def note_houses(self, city: City) -> None:
        """Called once for all determinisations with the same colours."""
        board = city.board
        districts = board.districts
        for seat in range(board.players):
            base = seat * districts
            for d in range(districts):
                self.houses[base + d] = 0.0
            for which in range(board.colours_each):
                colour = city.own(seat, COLOUR + which)
                if colour != NOWHERE:
                    for d in range(districts):
                        self.houses[base + d] += float(HOUSE * i64(city.houses[d * COLOURS + colour]))
            for d in range(districts):
                self.stakes[base + d] = self.houses[base + d]
        self.owned = (0, 0)
        for d in range(districts):
            self.note_loss_gains(d)

    def note_objectives(self, city: City) -> None:
        """Called for each determinisation after `note_houses`: only the districts of objectives change."""
        board = city.board
        districts = board.districts
        stakes = self.stakes
        for objective in range(i64(OBJECTIVES)):
            d = i64(board.objective_district[objective])
            for seat in range(board.players):
                stakes[seat * districts + d] = self.houses[seat * districts + d]
        for seat in range(board.players):
            for deck in range(i64(DECKS)):
                objective = city.own(seat, OBJECTIVE + deck)
                if objective != NOWHERE:
                    d = i64(board.objective_district[objective])
                    stakes[seat * districts + d] += float(i64(board.objective_value[objective]))
        for objective in range(i64(OBJECTIVES)):
            self.note_loss_gains(i64(board.objective_district[objective]))

    def note_loss_gains(self, d: i64) -> None:
        players = self.board.players
        districts = self.board.districts
        stakes = self.stakes
        opponents = self.opponents
        total = 0.0
        for seat in range(players):
            own = stakes[seat * districts + d]
            total += own
            gain = -own
            for other in range(players):
                gain += opponents[seat * players + other] * stakes[other * districts + d]
            self.loss_gains[seat * districts + d] = gain
        owned = self.owned
        if total > 0.0:
            self.owned = owned[0] | BIT[2 * d], owned[1] | BIT[2 * d + 1]
        else:
            self.owned = minus(owned, single(d))

    def note_equals(self) -> None:
        """Weigh the losses of all opponents equally."""
        players = self.board.players
        for seat in range(players):
            for other in range(players):
                self.opponents[seat * players + other] = 0.0 if seat == other else 1.0 / float(players - 1)

    def note_opponents(self, points: vec[float], scale: float, share: float) -> None:
        """Weigh the losses of opponents by their probability to win, to the extent of `share`."""
        players = self.board.players
        self.note_equals()
        for seat in range(players):
            total = 0.0
            for other in range(players):
                if other != seat:
                    total += exp((points[other] - points[seat]) / scale)
            for other in range(players):
                if other != seat:
                    i = seat * players + other
                    by_probability = exp((points[other] - points[seat]) / scale) / total
                    self.opponents[i] += share * (by_probability - self.opponents[i])
        for d in range(self.board.districts):
            self.note_loss_gains(d)

    # -- where the fire can go -----------------------------------------------
    def look(self, city: City) -> None:
        """Where the next move can lead, and by how many of the cards that nobody has played yet."""
        if (
            self.looked_turn == city.turn
            and same(self.looked, city.wild)
            and same(self.looked_origins, city.origins)
            and same(self.looked_demolished, city.demolished)
        ):
            return
        self.looked_turn = city.turn
        self.looked = city.wild
        self.looked_origins = city.origins
        self.looked_demolished = city.demolished
        self.note_front(city)

    def forget(self) -> None:
        """Drop the cache: another state may look the same to it."""
        self.looked_turn = -1

    def note_front(self, city: City) -> None:
        board = city.board
        fire_to = board.fire_to
        width = 2 * (board.districts + 1)
        fires = movable_fires(city)
        north: Set = (0, 0)
        east: Set = (0, 0)
        south: Set = (0, 0)
        west: Set = (0, 0)
        while some(fires):
            d = lowest(fires)
            fires = without_lowest(fires)
            i = 2 * d
            north = north[0] | fire_to[i], north[1] | fire_to[i + 1]
            i += width
            east = east[0] | fire_to[i], east[1] | fire_to[i + 1]
            i += width
            south = south[0] | fire_to[i], south[1] | fire_to[i + 1]
            i += width
            west = west[0] | fire_to[i], west[1] | fire_to[i + 1]
        unplayed: i64 = 0
        for direction in range(i64(DIRECTIONS)):
            unplayed += i64(board.cards[direction]) - city.pooled(PLAYED + direction)
        if unplayed == 0:
            unplayed = 1
        whole = float(unplayed)
        northern = float(i64(board.cards[NORTH]) - city.pooled(PLAYED + NORTH)) / whole
        eastern = float(i64(board.cards[EAST]) - city.pooled(PLAYED + EAST)) / whole
        southern = float(i64(board.cards[SOUTH]) - city.pooled(PLAYED + SOUTH)) / whole
        western = float(i64(board.cards[WEST]) - city.pooled(PLAYED + WEST)) / whole
        exposure = self.exposure
        rest = self.front
        while some(rest):
            d = lowest(rest)
            rest = without_lowest(rest)
            exposure[d] = 0.0
        barred0 = city.wild[0] | city.demolished[0]
        barred1 = city.wild[1] | city.demolished[1]
        rest = (
            (north[0] | east[0] | south[0] | west[0]) & ~barred0,
            (north[1] | east[1] | south[1] | west[1]) & ~barred1,
        )
        self.front = rest
        while some(rest):
            d = lowest(rest)
            rest = without_lowest(rest)
            here = single(d)
            share = northern if meet(north, here) else 0.0
            if meet(east, here):
                share += eastern
            if meet(south, here):
                share += southern
            if meet(west, here):
                share += western
            exposure[d] = share

    def crowd(self, city: City) -> float:
        """How much the next move threatens: houses without a band, each weighed by the cards that lead there."""
        exposure = self.exposure
        open = 0.0
        rest = minus(common(self.front, city.housed), city.guarded)
        while some(rest):
            d = lowest(rest)
            rest = without_lowest(rest)
            open += exposure[d]
        return open

    # -- fighting it ---------------------------------------------------------
    def note_fights(self, city: City) -> None:
        """The burning districts that one or two more bands would contain, or that are contained."""
        squads = city.squads
        free = self.free
        count: i64 = 0
        last: i64 = NOWHERE
        left: i64 = 0
        for i in range(i64(len(squads))):
            space = i64(squads[i])
            if space != last:
                left = city.free_bands(space)
                last = space
            if left > 0:
                left -= 1
                free[count] = u8(space)
                count += 1
        fires_at = city.fires
        bands_at = city.bands
        spaces = self.board.spaces
        steps = self.steps
        self.fights = 0
        rest = minus(city.burning, single(self.board.pudding_lane))
        while some(rest):
            d = lowest(rest)
            rest = without_lowest(rest)
            fires = i64(fires_at[d])
            missing = fires - i64(bands_at[d])
            if missing > MOST_MISSING or missing > count:
                continue
            nearest: i64 = 0
            band: i64 = NOWHERE
            if missing > 0:
                nearest = FAR
                second: i64 = FAR
                for i in range(count):
                    away = i64(steps[i64(free[i]) * spaces + d])
                    if away < nearest:
                        second = nearest
                        nearest = away
                        band = i64(free[i])
                    elif away < second:
                        second = away
                if missing == MOST_MISSING:
                    nearest += second
            self.add_fight(d, fires, nearest, band)

    def add_fight(self, d: i64, fires: i64, cost: i64, band: i64) -> None:
        i = self.fights
        self.fight_at[i] = u8(d)
        self.fight_fires[i] = u8(fires)
        self.fight_cost[i] = u8(cost)
        self.fight_band[i] = u8(band)
        self.fights = i + 1

    def seek_fire(self, city: City, seat: i64) -> None:
        """Of the fights noted the one that the seat can win soonest; `cost` is FAR if there is none."""
        self.cost = FAR
        self.fires = 0
        self.runner = NOWHERE
        self.seek_from(city.own(seat, LANDOWNER))
        if self.board.colours_each == 2:
            self.seek_from(city.own(seat, LANDOWNER + 1))

    def seek_from(self, walker: i64) -> None:
        if walker == NOWHERE:
            return
        base = walker * self.board.spaces
        steps = self.steps
        fight_at = self.fight_at
        fight_cost = self.fight_cost
        for i in range(self.fights):
            cost = i64(fight_cost[i]) + i64(steps[base + i64(fight_at[i])])
            if cost < self.cost or (cost == self.cost and i64(self.fight_fires[i]) > self.fires):
                self.cost = cost
                self.fires = i64(self.fight_fires[i])
                self.target = i64(fight_at[i])
                self.walker = walker
                self.runner = i64(self.fight_band[i])


def same(a: Set, b: Set) -> bool:
    return a[0] == b[0] and a[1] == b[1]
