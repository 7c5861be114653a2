"""A survey of the coast: who will win which lighthouse, what a harbour is worth, what a seat can build."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tinderbox.core.evaluator import floats
from tinderbox.core.state import zeros
from tinderbox.games.bretagne.bot import weights as index
from tinderbox.games.bretagne.rules import board as b, coast as c, phases
from tinderbox.games.bretagne.rules.board import Board
from tinderbox.games.bretagne.rules.coast import MATERIAL as MATERIAL_HELD, Coast
from tinderbox.games.bretagne.rules.preparation import income_of

MOST_ROUNDS: Final = 3
ENOUGH_WORKERS: Final = 12
USUAL_BARGE: Final = 7.0  # spaces
USUAL_ENGINEERS: Final = 3.0
USUAL_CARD: Final = 4.0
ENOUGH_CARDS: Final = 3
NOBODY: Final = -1


@final
class Survey:
    def __init__(self, board: Board, weights: vec[float]) -> None:
        self.board: Board = board
        self.weights: vec[float] = weights
        self.finished: vec[float] = vec[float]([probability for row in index.FINISHED for probability in row])
        self.yields: vec[float] = vec[float](index.YIELD)
        self.card_worth: vec[float] = vec[float](index.CARD_WORTH)
        self.harbour_worth: vec[float] = floats(b.HARBOURS)  # of one more worker there, to the seat looked at
        self.way_in: vec[float] = floats(3)  # the best of them in each area
        self.on_site: vec[u8] = zeros(board.players)  # workers of each seat on the lighthouse looked at

    # -- time ----------------------------------------------------------------
    def rounds_left(self, coast: Coast) -> i64:
        """Rounds after this one; one that has not begun yet counts as begun."""
        left = b.ROUNDS - coast.round
        return left if left > 0 else 0

    def is_in(self, coast: Coast, seat: i64) -> bool:
        """Whether the seat can still act in this round."""
        return coast.own(seat, c.BARGE) != 0 or coast.phase == phases.BARGE

    # -- what a seat has -----------------------------------------------------
    def goods(self, coast: Coast, seat: i64) -> float:
        return self.goods_with(coast, seat, 0.0, 0.0)

    def goods_with(self, coast: Coast, seat: i64, materials: float, engineers: float) -> float:
        """Materials and engineers, used together, with so many more; and what is still to be loaded."""
        w = self.weights
        for material in range(i64(b.MATERIALS)):
            materials += float(coast.own(seat, MATERIAL_HELD + material))
        if not self.is_in(coast, seat):
            return w[index.MATERIAL_KEPT] * materials if coast.round < b.ROUNDS else 0.0
        if coast.pooled(c.IN_HAND) > 0 and seat == coast.seat:  # paid for, but it will be built in
            materials += float(i64(self.board.kind_row[coast.pooled(c.IN_HAND) - 1]) + 1)
        engineers += float(coast.own(seat, c.ENGINEERS))
        coming = self.spaces_left(coast, seat)
        if coast.own(seat, c.BARGE) == 0:
            engineers += USUAL_ENGINEERS
        useful = w[index.LOADS] * engineers
        if materials < useful:
            spare = (useful - materials) / w[index.LOADS]
            return w[index.MATERIAL] * materials + w[index.ENGINEER] * spare + w[index.SPACE] * coming
        return w[index.MATERIAL] * useful + w[index.MATERIAL_IDLE] * (materials - useful) + w[index.SPACE] * coming

    def spaces_left(self, coast: Coast, seat: i64) -> float:
        """Spaces on the seat's barges that are still to be loaded."""
        if coast.phase > phases.LOAD:
            return 0.0
        barge = coast.own(seat, c.BARGE) - 1
        if barge < 0:
            return USUAL_BARGE
        first: i64 = 0
        if coast.phase == phases.LOAD:
            first = coast.step if barge >= coast.rank else coast.step + 1
        spaces: i64 = 0
        for level in range(first, i64(b.LEVELS)):
            spaces += i64(self.board.barge_spaces[barge * b.LEVELS + level])
        return float(spaces)

    def coins(self, coast: Coast, seat: i64) -> float:
        coins = float(coast.own(seat, c.COINS))
        if coast.round == b.ROUNDS and not self.is_in(coast, seat):
            return coins / float(self.board.coins_a_point)
        return self.weights[index.COIN if coast.round < b.ROUNDS else index.COIN_LATE] * coins

    def card(self, coast: Coast, kind: i64) -> float:
        """The expected value of a card in hand."""
        return self.weights[index.CARD if coast.round < b.ROUNDS else index.CARD_LATE] * self.card_worth[kind]

    def next_card(self, coast: Coast, seat: i64) -> float:
        """The expected value of one more card; not every card finds a worker on a finished lighthouse."""
        share = self.weights[index.CARD if coast.round < b.ROUNDS else index.CARD_LATE]
        return share * (USUAL_CARD if coast.hand_size(seat) < ENOUGH_CARDS else USUAL_CARD / 2.0)

    def cards(self, coast: Coast, seat: i64) -> float:
        worth = 0.0
        count: i64 = 0
        for kind in range(i64(b.EQUIPMENT)):
            held = coast.own(seat, c.HAND + kind)
            worth += float(held) * self.card(coast, kind)
            count += held
        return worth if count <= ENOUGH_CARDS else worth * float(count + ENOUGH_CARDS) / float(2 * count)

    def workers(self, coast: Coast, seat: i64) -> float:
        w = self.weights
        rounds = float(self.rounds_left(coast)) + (0.5 if self.is_in(coast, seat) else 0.0)
        ready = coast.own(seat, c.AT_HAND) + coast.own(seat, c.IN_CITY) + coast.own(seat, c.IN_CITY + 1)
        idle = coast.own(seat, c.RESERVE)
        if ready > ENOUGH_WORKERS:
            idle += ready - ENOUGH_WORKERS
            ready = ENOUGH_WORKERS
        return rounds * (w[index.WORKER] * float(ready) + w[index.WORKER_IDLE] * float(idle))

    # -- harbours ------------------------------------------------------------
    def harbours(self, coast: Coast, seat: i64) -> float:
        """What the seat's workers in harbours bring: points at the end and income until then."""
        worth = 0.0
        for harbour in range(i64(b.HARBOURS)):
            if coast.in_harbour(harbour, seat):
                worth += self.harbour(coast, harbour, coast.harbour_workers(harbour))
        return worth

    def harbour(self, coast: Coast, harbour: i64, workers: i64) -> float:
        """What a worker brings in a harbour with so many in all."""
        w = self.weights
        rounds = float(self.rounds_left(coast))
        points = float(i64(self.board.harbour_points[workers - 1]))
        if rounds > 0.0 and workers < self.board.players:
            points *= w[index.COMPANY]
        income = i64(self.board.tile_income[i64(coast.laid[c.TILE_AT + harbour])])
        return points + w[index.INCOME] * rounds * self.yields[income] * float(income_of(coast, harbour))

    def note_ways_in(self, coast: Coast, seat: i64) -> None:
        """The best harbour of each area that the seat is not in yet, the coins for it paid."""
        for area in range(i64(3)):
            self.way_in[area] = 0.0
        for harbour in range(i64(b.HARBOURS)):
            if not coast.in_harbour(harbour, seat):
                others = coast.harbour_workers(harbour)
                worth = self.harbour(coast, harbour, others + 1) - self.weights[index.COIN] * float(others) - 1.0
                area = i64(self.board.harbour_area[harbour])
                if worth > self.way_in[area]:
                    self.way_in[area] = worth

    # -- lighthouses ---------------------------------------------------------
    def count_workers(self, coast: Coast, site: i64) -> i64:
        """Count each seat's workers on a lighthouse; the seat that is first there (W2), or NOBODY."""
        on_site = self.on_site
        for seat in range(self.board.players):
            on_site[seat] = 0
        first: i64 = NOBODY
        for floor in range(coast.tower(site, c.HEIGHT)):
            owner = coast.floor(site, floor, c.FLOOR_OWNER)
            if owner != c.NOWHERE:
                on_site[owner] += u8(coast.floor(site, floor, c.FLOOR_WORKERS))
        for floor in range(coast.tower(site, c.HEIGHT)):
            owner = coast.floor(site, floor, c.FLOOR_OWNER)
            if owner != c.NOWHERE and (first == NOBODY or on_site[owner] > on_site[first]):
                first = owner
        return first

    def most_of_others(self, seat: i64) -> i64:
        """After `count_workers`: the most workers that any other seat has there."""
        most: i64 = 0
        for other in range(self.board.players):
            if other != seat and i64(self.on_site[other]) > most:
                most = i64(self.on_site[other])
        return most

    def probability(self, coast: Coast, site: i64) -> float:
        """The probability that a lighthouse is finished before the end."""
        return self.probability_with(coast, site, 0)

    def probability_with(self, coast: Coast, site: i64, floors: i64) -> float:
        """The same with so many floors more."""
        missing = b.FLOORS - coast.tower(site, c.HEIGHT) - floors
        rounds = self.rounds_left(coast)
        if rounds == 0 and missing > 0 and coast.phase > phases.KEEP:
            return 0.0
        if rounds > MOST_ROUNDS:
            rounds = MOST_ROUNDS
        return self.finished[rounds * (b.FLOORS + 1) + missing]

    def add_lighthouses(self, coast: Coast, points: vec[float]) -> None:
        """What workers on unfinished and unscored lighthouses may bring each seat."""
        for site in range(i64(b.SITES)):
            if coast.tower(site, c.STATUS) == c.BUILT or coast.tower(site, c.HEIGHT) == 0:
                continue
            first = self.count_workers(coast, site)
            if first == NOBODY:
                continue
            probability = self.probability(coast, site)
            for seat in range(self.board.players):
                workers = i64(self.on_site[seat])
                if workers > 0:
                    points[seat] += self.on_lighthouse(coast, site, workers, seat == first, probability)

    def on_lighthouse(self, coast: Coast, site: i64, workers: i64, first: bool, probability: float) -> float:
        """What so many workers of a seat may bring there, without a way into a harbour."""
        w = self.weights
        majority = float(i64(self.board.majority[i64(self.board.site_group[site])]))
        lead = w[index.LEAD] + (1.0 - w[index.LEAD]) * (1.0 if coast.tower(site, c.HEIGHT) == b.FLOORS else 0.0)
        share = lead if first else w[index.SECOND]
        return probability * (float(workers) + majority * share)

    def add_ways_in(self, coast: Coast, seat: i64) -> float:
        """A worker on a lighthouse may move on to a harbour: the best for each area, once."""
        self.note_ways_in(coast, seat)
        worth = 0.0
        for area in range(i64(3)):
            if self.way_in[area] > 0.0:
                worth += self.way_in[area] * self.best_probability(coast, seat, area)
        return self.weights[index.WAY_IN] * worth

    def best_probability(self, coast: Coast, seat: i64, area: i64) -> float:
        """The highest probability to be finished of the area's lighthouses with a worker of the seat."""
        best = 0.0
        for site in range(i64(b.SITES)):
            if i64(self.board.site_area[site]) != area or coast.tower(site, c.HEIGHT) == 0:
                continue
            if coast.tower(site, c.STATUS) != c.BUILT and coast.workers_on(site, seat) > 0:
                probability = self.probability(coast, site)
                if probability > best:
                    best = probability
        return best
