"""The evaluation of a position: points that are safe, points at risk and points still to be won."""

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tinderbox.core.evaluator import Evaluator, floats
from tinderbox.core.state import ActionList, State
from tinderbox.games.great_fire.bot import weights as weights
from tinderbox.games.great_fire.bot.prior import Prior
from tinderbox.games.great_fire.bot.risk import Risk
from tinderbox.games.great_fire.bot.survey import Survey
from tinderbox.games.great_fire.rules import phases, scoring
from tinderbox.games.great_fire.rules.board import CHARGE, DOUBLE, POINT, Board
from tinderbox.games.great_fire.rules.city import EXTINGUISHED, HELD, City
from tinderbox.games.great_fire.rules.state import GreatFireState

# Fires put out in a seat's next two turns: by the turns until its next (0, 1, 2, more), by the steps of landowner and
# bands to the nearest fire that can be fought; and what the second of the two turns has of it.
NEAR: Final = (
    (2.36, 1.82, 1.73, 1.55, 0.87, 0.84, 0.80, 0.74, 0.60),
    (1.80, 1.55, 1.50, 1.39, 1.23, 1.07, 1.01, 0.85, 0.75),
    (1.55, 1.43, 1.40, 1.37, 1.25, 1.10, 1.07, 0.95, 0.90),
    (1.36, 1.35, 1.34, 1.33, 1.26, 1.15, 1.10, 1.05, 1.00),
)
NEAR_WAITS: Final = 4
NEAR_STEPS: Final = 9
SECOND_TURN: Final = 0.6
LAST_HALVES: Final = 5  # of rounds: from here on playouts run to the end of the game,
LAST_HALVES_FAR: Final = 7  # and from here on with the far horizon
THE_END: Final = 1000000


@final
class FireEvaluator(Evaluator):
    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.players: i64 = board.players
        self.weights: vec[float] = vec[float]([weights.WEIGHTS[name] for name in weights.NAMES])
        self.survey: Survey = Survey(board)
        self.risk: Risk = Risk(board, self.survey, self.weights)
        self.action_prior: Prior = Prior(self.survey, self.weights)
        self.near: vec[float] = vec[float]([fires for row in NEAR for fires in row])
        self.standing: vec[float] = floats(board.players)
        # turns until a seat's next one; with two players the city has turns between
        self.circle: i64 = 2 * board.players if board.players == 2 else board.players
        self.rounds: i64 = 1  # of a playout
        self.last_halves: i64 = LAST_HALVES
        self.until: i64 = 0  # the turn at which playouts stop
        self.undealt: bool = False  # before the exchange of hands there is nothing to evaluate yet

    def look_far(self, far: bool) -> None:
        self.rounds = 2 if far else 1
        self.last_halves = LAST_HALVES_FAR if far else LAST_HALVES

    def begin(self, state: State) -> None:
        assert isinstance(state, GreatFireState)
        self.undealt = state.phase <= phases.START
        self.until = state.turn + self.rounds * self.circle
        if 2 * self.risk.moves_left(state) <= self.last_halves * self.circle:
            self.until = THE_END
        survey = self.survey
        survey.forget()
        survey.note_equals()
        survey.note_houses(state)
        survey.note_objectives(state)
        self.risk.note_all(state)
        if state.phase > phases.START:
            self.forecast(state, self.standing)
            survey.note_opponents(self.standing, self.scale(state), self.weights[weights.PRIOR_LEADER])
            self.risk.note_all(state)

    def prepare(self, state: State) -> None:
        assert isinstance(state, GreatFireState)
        survey = self.survey
        survey.forget()
        if self.board.hidden_colours:
            survey.note_houses(state)
            survey.note_objectives(state)
            self.risk.note_all(state)
        else:
            survey.note_objectives(state)
            self.risk.note_objectives(state)

    def at_horizon(self, state: State) -> bool:
        """After one or two turns of every seat; in the setup, when it ends. Near its end the game is played out."""
        if self.undealt:
            assert isinstance(state, GreatFireState)
            return state.phase > phases.START
        return state.turn >= self.until

    def opponents_look_ahead(self) -> bool:
        """What burns next decides the game, and opponents who look ahead burn other houses."""
        return True

    # -- the forecast --------------------------------------------------------
    def forecast(self, state: State, points: vec[float]) -> None:
        assert isinstance(state, GreatFireState)
        self.survey.note_fights(state)
        for seat in range(self.players):
            points[seat] = float(scoring.score(state, seat)) + self.extras(state, seat)
        self.risk.subtract_losses(state, self.survey.stakes, points)

    def extras(self, city: City, seat: i64) -> float:
        """The value of tokens, the Hero and fires within reach."""
        w = self.weights
        extra = w[weights.CHARGE_HELD] * float(city.own(seat, HELD + CHARGE))
        extra += w[weights.DOUBLE_HELD] * float(city.own(seat, HELD + DOUBLE))
        return extra + self.hero_race(city, seat) + self.near_fire(city, seat)

    def hero_race(self, city: City, seat: i64) -> float:
        """The value of extinguished fires on the way to the Hero."""
        if city.hero == seat:
            return 0.0
        return self.weights[weights.HERO_RACE] * float(city.own(seat, EXTINGUISHED))

    def near_fire(self, city: City, seat: i64) -> float:
        """The fires that the seat can expect to extinguish in its next two turns."""
        wait = (seat - city.seat + self.players) % self.players
        turns = self.turns_left(city)
        if turns <= wait:
            return 0.0
        survey = self.survey
        survey.seek_fire(city, seat)
        cost = survey.cost if survey.cost < NEAR_STEPS else NEAR_STEPS - 1
        fires = self.near[(wait if wait < NEAR_WAITS else NEAR_WAITS - 1) * NEAR_STEPS + cost]
        if turns <= wait + self.players:
            fires -= SECOND_TURN
        return self.weights[weights.NEAR_FIRE] * fires

    def turns_left(self, city: City) -> i64:
        """Players' turns to come, this one included."""
        turns = self.risk.moves_left(city)
        return (turns + 1) // 2 if self.players == 2 else turns

    def scale(self, state: State) -> float:
        assert isinstance(state, GreatFireState)
        return self.weights[weights.SCALE] + self.weights[weights.SCALE_MOVES] * sqrt(
            float(self.risk.moves_left(state))
        )

    # -- prior ---------------------------------------------------------
    def prior(self, state: State, actions: ActionList, priors: vec[float]) -> None:
        assert isinstance(state, GreatFireState)
        self.action_prior.fill(state, actions, priors)

    def order_free(self, state: State) -> bool:
        """Steps, fires put out and demolitions of one turn lead to the same town in any order."""
        assert isinstance(state, GreatFireState)
        return state.phase == phases.ACTIONS

    # -- explanations --------------------------------------------------------
    def features(self, state: State, seat: i64) -> list[tuple[str, float]]:
        assert isinstance(state, GreatFireState)
        survey = self.survey
        survey.note_fights(state)
        lost = floats(self.players)
        self.risk.subtract_losses(state, survey.stakes, lost)
        houses_lost = floats(self.players)
        self.risk.subtract_losses(state, survey.houses, houses_lost)
        w = self.weights
        tokens = float(state.own(seat, HELD + POINT)) + w[weights.CHARGE_HELD] * float(state.own(seat, HELD + CHARGE))
        tokens += w[weights.DOUBLE_HELD] * float(state.own(seat, HELD + DOUBLE))
        hero = float(scoring.HERO) if state.hero == seat else self.hero_race(state, seat)
        return [
            ("houses", float(scoring.HOUSE * scoring.houses(state, seat)) + houses_lost[seat]),
            ("objectives", float(scoring.objective_points(state, seat)) + lost[seat] - houses_lost[seat]),
            ("fires", float(state.own(seat, EXTINGUISHED)) + self.near_fire(state, seat)),
            ("hero", hero),
            ("tokens", tokens),
        ]
