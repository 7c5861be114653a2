"""The evaluation of a position: points scored, goods, workers on lighthouses and in harbours."""

from math import sqrt
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tinderbox.core.evaluator import Evaluator, floats
from tinderbox.core.state import ActionList, State
from tinderbox.games.bretagne.bot import weights as w
from tinderbox.games.bretagne.bot.prior import Prior
from tinderbox.games.bretagne.bot.standing import Standing
from tinderbox.games.bretagne.bot.survey import Survey
from tinderbox.games.bretagne.rules import phases, scoring
from tinderbox.games.bretagne.rules.board import ROUNDS, Board
from tinderbox.games.bretagne.rules.coast import INCOME, TAKEN_BACK, Coast
from tinderbox.games.bretagne.rules.state import BretagneState


@final
class CoastEvaluator(Evaluator):
    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.players: i64 = board.players
        self.weights: vec[float] = vec[float]([w.WEIGHTS[name] for name in w.NAMES])
        self.survey: Survey = Survey(board, self.weights)
        self.first: vec[float] = vec[float]([w.PRIOR_WEIGHTS[name] for name in w.NAMES])
        self.standing: Standing = Standing(board, self.survey)
        self.between_scale: vec[float] = vec[float](w.BETWEEN_SCALE)
        self.since: i64 = 0  # the round in which playouts begin
        self.action_prior: Prior = Prior(Survey(board, self.first), self.first)

    def begin(self, state: State) -> None:
        assert isinstance(state, BretagneState)
        self.since = state.round

    def look_far(self, far: bool) -> None:
        """The horizon is always the end of the round."""

    def prepare(self, state: State) -> None:
        """Nothing that is stored depends on hidden cards."""

    def at_horizon(self, state: State) -> bool:
        """The end of the round, where the forecast is most accurate."""
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
        survey = self.survey
        for seat in range(self.players):
            worth = self.made(state, seat) + survey.goods(state, seat) + survey.coins(state, seat)
            worth += survey.cards(state, seat) + survey.workers(state, seat) + survey.harbours(state, seat)
            points[seat] = worth + survey.add_ways_in(state, seat) + self.order(state, seat)
        survey.add_lighthouses(state, points)

    def made(self, coast: Coast, seat: i64) -> float:
        """Points scored so far."""
        total: i64 = 0
        for source in range(i64(TAKEN_BACK), i64(INCOME + 1)):
            total += coast.own(seat, source)
        return float(total)

    def order(self, coast: Coast, seat: i64) -> float:
        """The value of the place on Pontivy's next-round row: points at the end, before that the choice of barges."""
        if coast.phase == phases.BARGE:
            return 0.0
        if coast.round == ROUNDS:
            return float(scoring.order_points(coast, seat))
        place = scoring.place_at_pontivy(coast, seat)
        return self.weights[w.BARGE_EARLY] * float(self.players - place) if place < self.players else 0.0

    def scale(self, state: State) -> float:
        assert isinstance(state, BretagneState)
        if state.round > 1 and self.standing.is_reached(state):
            return self.between_scale[state.round - 2]
        rounds = float(self.survey.rounds_left(state)) + 0.5
        return self.weights[w.SCALE] + self.weights[w.SCALE_ROUNDS] * sqrt(rounds)

    # -- prior ---------------------------------------------------------
    def prior(self, state: State, actions: ActionList, priors: vec[float]) -> None:
        assert isinstance(state, BretagneState)
        self.action_prior.fill(state, actions, priors)

    def opponents_look_ahead(self) -> bool:
        """A round has many small actions: the tree includes all seats."""
        return False

    def order_free(self, state: State) -> bool:
        """Trades in one city could be made in any order, but one may pay for another."""
        return False

    def is_half_done(self, state: State) -> bool:
        """After buying a tile its lighthouse must be chosen (A5)."""
        assert isinstance(state, BretagneState)
        return state.phase == phases.LIGHTHOUSE

    # -- explanations --------------------------------------------------------
    def features(self, state: State, seat: i64) -> list[tuple[str, float]]:
        assert isinstance(state, BretagneState)
        survey = self.survey
        lighthouses = floats(self.players)
        survey.add_lighthouses(state, lighthouses)
        return [
            ("made", self.made(state, seat)),
            ("goods", survey.goods(state, seat)),
            ("coins", survey.coins(state, seat)),
            ("cards", survey.cards(state, seat)),
            ("workers", survey.workers(state, seat)),
            ("lighthouses", lighthouses[seat]),
            ("harbours", survey.harbours(state, seat) + survey.add_ways_in(state, seat)),
            ("order", self.order(state, seat)),
        ]
