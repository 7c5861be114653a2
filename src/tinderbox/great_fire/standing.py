"""How the seats stand where search ends its imagined games: two small nets that learnt from thousands of games.

One says of a district how likely its houses will stand at the end, the other what a seat will still win by fires put
out, tokens and the Hero. What they are told stands in two lists of names, each number divided so that it is about one;
`learnt.py` holds what they learnt. They know no map by heart: another pack's is judged by the same nets.
"""

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tinderbox.core.bits import Set, common, entry, has, lowest, minus, single, size, some, union, without_lowest
from tinderbox.core.evaluate import floats
from tinderbox.great_fire import learnt
from tinderbox.great_fire.board import CHARGE, DIRECTIONS, DOUBLE, Board
from tinderbox.great_fire.city import EXTINGUISHED, HAND, HELD, NONE, City
from tinderbox.great_fire.survey import FAR, Survey, note_rivals

# What is told of a district: the whole town's part first, then its own.
LOG_MOVES: Final = 0
MOVES: Final = 1
CROWD: Final = 2  # houses that lie open to the next move, by the cards that lead there
FRONT: Final = 3
HOUSED: Final = 4
WILD: Final = 5
COMMON: Final = 6
RING: Final = 6  # 1: the next move may burn it, 2, 3: one, two districts further
RINGS: Final = 3
DISTANCE: Final = 9
EXPOSURE: Final = 10
HEAT: Final = 11
SIZE: Final = 12
TOKEN: Final = 13
IDLE: Final = 14  # bands there that hold no fire
BURNING: Final = 15  # contained
BAND_AWAY: Final = 16
WILD_AROUND: Final = 17
HOUSES_AROUND: Final = 18
GRUDGE: Final = 19  # what seats would gain by its loss, in the order of their turns; the last for all after
SEATS_TOLD: Final = 4
LURE: Final = 23
THREAT: Final = 24  # the same of seats with a card that leads there
STAKE: Final = 28
DISTRICT_INPUTS: Final = 29

# What is told of a seat.
TURNS: Final = 0
LOG_TURNS: Final = 1
WAIT: Final = 2
STEPS: Final = 3  # of landowner and bands to the nearest fire that can be fought
NEARNESS: Final = 4
TARGET_FIRES: Final = 5
PUT_OUT: Final = 6
IS_HERO: Final = 7
OTHER_HERO: Final = 8
HERO_GAP: Final = 9
CHARGES: Final = 10
DOUBLES: Final = 11
FIGHTS: Final = 12
HELD_FIRES: Final = 13
RIVALS_NEAR: Final = 14
TOKENS: Final = 15
TOKENS_NEAR: Final = 16
SEAT_MOVES: Final = 17
SEAT_INPUTS: Final = 18

MOST_RINGS: Final = 8
LEAST_HEAT: Final = 0.0001
FOUR: Final = 4
MOST_ODDS: Final = 30.0
HERO_NEEDS: Final = 3


@final
class Net:
    """Inputs, one hidden layer that knows no negative numbers, one result.

    Hidden numbers are added up four at a time: each input is looked at once for all of them, and nothing is stored.
    """

    def __init__(self, inputs: i64, weights: vec[float]) -> None:
        hidden = (i64(len(weights)) - 1) // (inputs + 2)
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        self.weights: vec[float] = weights  # for each four: of every input; then of all what is added, what they count
        self.shared: vec[float] = floats(hidden)

    def share(self, told: vec[float], count: i64) -> None:
        """Add up the first so many inputs, which are the same for all that is asked next."""
        weights = self.weights
        added = self.inputs * self.hidden
        for h in range(self.hidden):
            total = weights[added + h]
            w = h // FOUR * FOUR * self.inputs + h % FOUR
            for i in range(count):
                total += weights[w + FOUR * i] * told[i]
            self.shared[h] = total

    def answer(self, told: vec[float], start: i64, first: i64) -> float:
        """The result for the inputs from `start` on, of which those before the first are shared."""
        weights = self.weights
        shared = self.shared
        inputs = self.inputs
        hidden = self.hidden
        counted = (inputs + 1) * hidden
        result = weights[counted + hidden]
        h: i64 = 0
        while h < hidden:
            a = shared[h]
            b = shared[h + 1]
            c = shared[h + 2]
            d = shared[h + 3]
            w = h * inputs + FOUR * first
            for i in range(start + first, start + inputs):
                value = told[i]
                if value != 0.0:
                    a += weights[w] * value
                    b += weights[w + 1] * value
                    c += weights[w + 2] * value
                    d += weights[w + 3] * value
                w += FOUR
            if a > 0.0:
                result += weights[counted + h] * a
            if b > 0.0:
                result += weights[counted + h + 1] * b
            if c > 0.0:
                result += weights[counted + h + 2] * c
            if d > 0.0:
                result += weights[counted + h + 3] * d
            h += FOUR
        return result


@final
class Standing:
    def __init__(self, board: Board, survey: Survey) -> None:
        self.board: Board = board
        self.survey: Survey = survey
        self.district_net: Net = Net(DISTRICT_INPUTS, learnt.districts(board.players))
        self.seat_net: Net = Net(SEAT_INPUTS, learnt.seats(board.players))
        self.town: vec[float] = floats(COMMON)
        # a row for every district that somebody has a stake in
        self.count: i64 = 0
        self.told_of: vec[u8] = vec[u8]([0] * int(board.districts))
        self.district_told: vec[float] = floats(board.districts * DISTRICT_INPUTS)
        self.seat_told: vec[float] = floats(board.players * SEAT_INPUTS)
        self.heat: vec[float] = floats(board.districts)
        self.costs: vec[float] = floats(board.players)
        self.rivals: vec[float] = floats(board.players * board.players)  # what one's loss is worth to another

    # -- what is expected ----------------------------------------------------
    def note_rivals(self, points: vec[float], doubt: float, share: float) -> None:
        """Who would like whose houses to burn goes by how the seats stand here, not by how they stood before."""
        note_rivals(self.board.players, points, doubt, share, self.rivals)

    def add_expected(self, points: vec[float]) -> None:
        """Of the town noted, take off what will be lost and add what will be won."""
        stakes = self.survey.stakes
        districts = self.board.districts
        told = self.district_told
        net = self.district_net
        net.share(self.town, COMMON)
        for row in range(self.count):
            odds = net.answer(told, row * DISTRICT_INPUTS, COMMON)
            lost = 1.0 / (1.0 + exp(odds if odds < MOST_ODDS else MOST_ODDS))
            i = i64(self.told_of[row])
            for seat in range(self.board.players):
                points[seat] -= lost * stakes[i]
                i += districts
        net = self.seat_net
        net.share(self.seat_told, 0)
        for seat in range(self.board.players):
            points[seat] += net.answer(self.seat_told, seat * SEAT_INPUTS, 0)

    def note(self, city: City, moves: i64, turns: i64) -> None:
        """Tell the nets of the town."""
        self.survey.look(city)
        self.survey.note_fights(city)
        self.note_town(city, moves)
        self.kindle(city)
        self.note_districts(city)
        self.note_seats(city, moves, turns)

    # -- districts -----------------------------------------------------------
    def note_town(self, city: City, moves: i64) -> None:
        """What is told of all districts alike."""
        survey = self.survey
        town = self.town
        town[LOG_MOVES] = log(float(moves) + 0.5)
        town[MOVES] = float(moves) / 36.0
        town[CROWD] = survey.crowd(city) / 8.0
        town[FRONT] = float(size(common(survey.front, city.housed))) / 10.0
        town[HOUSED] = float(size(city.housed)) / 76.0
        town[WILD] = float(size(city.wild)) / 30.0

    def note_districts(self, city: City) -> None:
        """Ring by ring from where the next move can lead."""
        at_stake = common(city.housed, self.survey.owned)
        seen = union(union(city.wild, city.demolished), single(self.board.pudding_lane))
        edge = self.survey.front
        row: i64 = 0
        for ring in range(i64(1), i64(MOST_RINGS + 1)):
            if ring == MOST_RINGS:
                edge = minus(at_stake, seen)
            seen = union(seen, edge)
            rest = common(edge, at_stake)
            while some(rest):
                d = lowest(rest)
                rest = without_lowest(rest)
                self.note_district(city, d, ring, row * DISTRICT_INPUTS)
                self.told_of[row] = u8(d)
                row += 1
            edge = self.next_ring(edge, seen)
        self.count = row

    def note_district(self, city: City, d: i64, ring: i64, base: i64) -> None:
        survey = self.survey
        board = self.board
        told = self.district_told
        for i in range(i64(COMMON)):
            told[base + i] = self.town[i]
        for near in range(i64(RINGS)):
            told[base + RING + near] = 1.0 if ring == near + 1 else 0.0
        told[base + DISTANCE] = float(ring) / 8.0
        told[base + EXPOSURE] = survey.exposure[d]
        told[base + HEAT] = log(self.heat[d] + LEAST_HEAT) / 4.0
        told[base + SIZE] = float(i64(board.size[d])) / 5.0
        told[base + TOKEN] = 1.0 if has(city.tokened, d) else 0.0
        told[base + IDLE] = float(city.free_bands(d))
        told[base + BURNING] = 1.0 if city.fires[d] > 0 else 0.0
        told[base + BAND_AWAY] = float(survey.band_away(d)) / 8.0
        around = entry(board.neighbours, d)
        told[base + WILD_AROUND] = float(size(common(around, city.wild))) / 4.0
        told[base + HOUSES_AROUND] = float(size(common(around, city.housed))) / 4.0
        self.note_wishes(city, d, base)

    def note_wishes(self, city: City, d: i64, base: i64) -> None:
        """Who would like it to burn, and who has a card for it."""
        survey = self.survey
        players = self.board.players
        told = self.district_told
        ways = survey.ways(d)
        for k in range(i64(SEATS_TOLD)):
            told[base + GRUDGE + k] = 0.0
            told[base + THREAT + k] = 0.0
        lure = 0.0
        stake = 0.0
        seat = city.seat
        for k in range(players):
            gain = survey.gain(seat, d, self.rivals) / 4.0
            slot = k if k < SEATS_TOLD else i64(SEATS_TOLD - 1)
            told[base + GRUDGE + slot] += gain
            if ways != 0 and self.has_way(city, seat, ways):
                told[base + THREAT + slot] += gain
            if gain > lure:
                lure = gain
            stake += survey.stakes[seat * self.board.districts + d]
            seat = seat + 1 if seat + 1 < players else 0
        told[base + LURE] = lure
        told[base + STAKE] = stake / 10.0

    def has_way(self, city: City, seat: i64, ways: i64) -> bool:
        """Whether the seat holds a card of one of these directions, a bit each."""
        bit: i64 = 1
        for direction in range(i64(DIRECTIONS)):
            if ways & bit != 0 and city.own(seat, HAND + direction) > 0:
                return True
            bit += bit
        return False

    def next_ring(self, edge: Set, seen: Set) -> Set:
        neighbours = self.board.neighbours
        beyond: Set = (0, 0)
        while some(edge):
            d = lowest(edge)
            edge = without_lowest(edge)
            beyond = beyond[0] | neighbours[2 * d], beyond[1] | neighbours[2 * d + 1]
        return minus(beyond, seen)

    def kindle(self, city: City) -> None:
        """Heat flows from where the next move may lead, ring by ring, by the shares of the unplayed cards."""
        survey = self.survey
        board = self.board
        heat = self.heat
        fire_to = board.fire_to
        width = 2 * (board.districts + 1)
        for d in range(board.districts):
            heat[d] = survey.exposure[d]
        barred = union(city.wild, city.demolished)
        seen = union(barred, survey.front)
        edge = survey.front
        for _ in range(i64(MOST_RINGS)):
            beyond = self.next_ring(edge, union(seen, single(board.pudding_lane)))
            rest = edge
            while some(rest):
                d = lowest(rest)
                rest = without_lowest(rest)
                for direction in range(i64(DIRECTIONS)):
                    i = direction * width + 2 * d
                    ends: Set = (fire_to[i] & beyond[0], fire_to[i + 1] & beyond[1])
                    flow = heat[d] * survey.shares[direction]
                    while some(ends):
                        heat[lowest(ends)] += flow
                        ends = without_lowest(ends)
            seen = union(seen, beyond)
            edge = beyond

    # -- seats ---------------------------------------------------------------
    def note_seats(self, city: City, moves: i64, turns: i64) -> None:
        survey = self.survey
        players = self.board.players
        told = self.seat_told
        near = 0.0
        for seat in range(players):
            survey.seek_fire(city, seat)
            base = seat * SEAT_INPUTS
            cost = float(survey.cost) if survey.cost < FAR else 12.0
            self.costs[seat] = 1.0 / (1.0 + cost)
            near += self.costs[seat]
            told[base + STEPS] = cost / 8.0
            told[base + NEARNESS] = self.costs[seat]
            told[base + TARGET_FIRES] = float(survey.fires) / 4.0
        held = 0.0
        for i in range(survey.fights):
            if survey.fight_cost[i] == 0:
                held += float(i64(survey.fight_fires[i]))
        goal: i64 = HERO_NEEDS if city.hero == NONE else city.own(city.hero, EXTINGUISHED) + 1
        for seat in range(players):
            base = seat * SEAT_INPUTS
            wait = (seat - city.seat + players) % players
            own_turns = (turns - wait + players - 1) // players if turns > wait else i64(0)
            told[base + TURNS] = float(own_turns) / 8.0
            told[base + LOG_TURNS] = log(float(own_turns) + 0.5)
            told[base + WAIT] = float(wait) / 4.0
            told[base + PUT_OUT] = float(city.own(seat, EXTINGUISHED)) / 4.0
            told[base + IS_HERO] = 1.0 if city.hero == seat else 0.0
            told[base + OTHER_HERO] = 1.0 if city.hero != seat and city.hero != NONE else 0.0
            told[base + HERO_GAP] = float(goal - city.own(seat, EXTINGUISHED)) / 4.0
            told[base + CHARGES] = float(city.own(seat, HELD + CHARGE)) / 2.0
            told[base + DOUBLES] = float(city.own(seat, HELD + DOUBLE)) / 2.0
            told[base + FIGHTS] = float(survey.fights) / 8.0
            told[base + HELD_FIRES] = held / 4.0
            told[base + RIVALS_NEAR] = near - self.costs[seat]
            told[base + TOKENS] = float(size(city.tokened)) / 20.0
            told[base + TOKENS_NEAR] = float(size(common(city.tokened, survey.front))) / 4.0
            told[base + SEAT_MOVES] = float(moves) / 36.0
