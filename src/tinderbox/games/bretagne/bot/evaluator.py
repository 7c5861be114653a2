"""How good a position of Bretagne is: points made, goods in hand, workers on lighthouses and in harbours."""

from math import sqrt
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tinderbox.core.evaluator import Evaluator, floats
from tinderbox.core.state import ActionList, State
from tinderbox.games.bretagne.bot.prior import Wishes
from tinderbox.games.bretagne.bot.standing import Standing
from tinderbox.games.bretagne.bot.survey import Outlook
from tinderbox.games.bretagne.bot.weights import (
    BARGE_EARLY,
    BETWEEN_DOUBT,
    DOUBT,
    DOUBT_ROUNDS,
    FIRST_SIGHT,
    NAMES,
    WEIGHTS,
)
from tinderbox.games.bretagne.rules import phases, scoring
from tinderbox.games.bretagne.rules.board import ROUNDS, Board
from tinderbox.games.bretagne.rules.coast import INCOME, TAKEN_BACK, Coast
from tinderbox.games.bretagne.rules.state import BretagneState


@final
class CoastEvaluator(Evaluator):
    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.players: i64 = board.players
        self.weights: vec[float] = vec[float]([WEIGHTS[name] for name in NAMES])
        self.outlook: Outlook = Outlook(board, self.weights)
        self.first: vec[float] = vec[float]([FIRST_SIGHT[name] for name in NAMES])
        self.standing: Standing = Standing(board, self.outlook)
        self.between_doubt: vec[float] = vec[float](BETWEEN_DOUBT)
        self.since: i64 = 0  # the round in which imagined games begin
        self.wishes: Wishes = Wishes(Outlook(board, self.first), self.first)

    def weigh(self, name: str, weight: float) -> None:
        """Give a weight of the forecast another value."""
        self.weights[NAMES.index(name)] = weight

    def weigh_first(self, name: str, weight: float) -> None:
        """Give a weight of first sight another value."""
        self.first[NAMES.index(name)] = weight

    def begin(self, state: State) -> None:
        assert isinstance(state, BretagneState)
        self.since = state.round

    def look_far(self, far: bool) -> None:
        """A round ends when it ends."""

    def prepare(self, state: State) -> None:
        """A new deal of cards changes nothing that is noted."""

    def is_far_enough(self, state: State) -> bool:
        """A round is played to its end: between two rounds there is least to guess."""
        assert isinstance(state, BretagneState)
        return state.round > self.since and self.standing.is_reached(state)

    # -- the forecast --------------------------------------------------------
    def forecast(self, state: State, points: vec[float]) -> None:
        assert isinstance(state, BretagneState)
        if state.round > 1 and self.standing.is_reached(state):
            self.standing.note(state)
            for seat in range(self.players):
                points[seat] = self.made(state, seat) + self.standing.worth(state, seat)
            return
        outlook = self.outlook
        for seat in range(self.players):
            worth = self.made(state, seat) + outlook.goods(state, seat) + outlook.coins(state, seat)
            worth += outlook.cards(state, seat) + outlook.workers(state, seat) + outlook.harbours(state, seat)
            points[seat] = worth + outlook.add_ways_in(state, seat) + self.order(state, seat)
        outlook.add_lighthouses(state, points)

    def made(self, coast: Coast, seat: i64) -> float:
        """Points scored so far."""
        total: i64 = 0
        for source in range(i64(TAKEN_BACK), i64(INCOME + 1)):
            total += coast.own(seat, source)
        return float(total)

    def order(self, coast: Coast, seat: i64) -> float:
        """The place on Pontivy's next-round row: points at the end, the choice of barges before."""
        if coast.phase == phases.BARGE:
            return 0.0
        if coast.round == ROUNDS:
            return float(scoring.order_points(coast, seat))
        place = scoring.place_at_pontivy(coast, seat)
        return self.weights[BARGE_EARLY] * float(self.players - place) if place < self.players else 0.0

    def doubt(self, state: State) -> float:
        assert isinstance(state, BretagneState)
        if state.round > 1 and self.standing.is_reached(state):
            return self.between_doubt[state.round - 2]
        rounds = float(self.outlook.rounds_left(state)) + 0.5
        return self.weights[DOUBT] + self.weights[DOUBT_ROUNDS] * sqrt(rounds)

    # -- first sight ---------------------------------------------------------
    def prefer(self, state: State, actions: ActionList, wishes: vec[float]) -> None:
        assert isinstance(state, BretagneState)
        self.wishes.prefer(state, actions, wishes)

    def rivals_think(self) -> bool:
        """A round of many small acts is searched for all."""
        return False

    def order_free(self, state: State) -> bool:
        """Deals in the same city may be made in any order, but one may pay for another: they are told apart."""
        return False

    def is_half_done(self, state: State) -> bool:
        """A tile that was bought is worth what the lighthouse makes of it (A5)."""
        assert isinstance(state, BretagneState)
        return state.phase == phases.LIGHTHOUSE

    # -- explanations --------------------------------------------------------
    def features(self, state: State, seat: i64) -> list[tuple[str, float]]:
        assert isinstance(state, BretagneState)
        outlook = self.outlook
        lighthouses = floats(self.players)
        outlook.add_lighthouses(state, lighthouses)
        return [
            ("made", self.made(state, seat)),
            ("goods", outlook.goods(state, seat)),
            ("coins", outlook.coins(state, seat)),
            ("cards", outlook.cards(state, seat)),
            ("workers", outlook.workers(state, seat)),
            ("lighthouses", lighthouses[seat]),
            ("harbours", outlook.harbours(state, seat) + outlook.add_ways_in(state, seat)),
            ("order", self.order(state, seat)),
        ]
