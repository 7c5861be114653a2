"""How good a position of the Great Fire is: points that are safe, points at risk, points to be won."""

from math import exp, log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tinderbox.core.bits import lowest, minus, single, some
from tinderbox.core.evaluate import Evaluator, floats
from tinderbox.core.state import ActionList, State
from tinderbox.great_fire import phases, scoring, wishes as wishing
from tinderbox.great_fire.board import CHARGE, DOUBLE, Board
from tinderbox.great_fire.city import EXTINGUISHED, HELD, City
from tinderbox.great_fire.state import GreatFireState
from tinderbox.great_fire.survey import RINGS, Survey

# The weights, by name. The first eight say how likely a district burns before the end (log-odds): the base for the
# ring it lies in, then what bands, cards that lead there, owners and the moves to come add. The others are points.
WEIGHTS: Final = {
    "ring-1": -1.6,
    "ring-2": -2.2,
    "ring-3": -2.8,
    "ring-4": -3.6,
    "band": -1.0,
    "second-band": -0.5,
    "exposure": 1.2,
    "owner": 0.0,
    "moves": 0.7,
    "near-fire": 1.0,
    "charge": 0.3,
    "double": 0.3,
    "hero-race": 0.2,
    "doubt": 1.5,
    "doubt-moves": 0.7,
}
NAMES: Final = list(WEIGHTS)

RING: Final = 0
BAND: Final = 4
SECOND_BAND: Final = 5
EXPOSURE: Final = 6
OWNER: Final = 7
MOVES: Final = 8
NEAR_FIRE: Final = 9
CHARGE_HELD: Final = 10
DOUBLE_HELD: Final = 11
HERO_RACE: Final = 12
DOUBT: Final = 13
DOUBT_MOVES: Final = 14

# the table of risks: moves to come × bands × owners × kinds of place
MOST_MOVES: Final = 48
BAND_STEPS: Final = 3
OWNER_STEPS: Final = 4
EXPOSURE_STEPS: Final = 8
PLACES: Final = EXPOSURE_STEPS + RINGS - 1
NEARNESS: Final = 16


@final
class FireEvaluator(Evaluator):
    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.players: i64 = board.players
        self.survey: Survey = Survey(board)
        self.weights: vec[float] = vec[float]([WEIGHTS[name] for name in NAMES])
        self.risks: vec[float] = floats(MOST_MOVES * BAND_STEPS * OWNER_STEPS * PLACES)
        self.nearness: vec[float] = vec[float]([exp(-step / 3.0) for step in range(NEARNESS)])
        self.weigh()

    def weigh(self) -> None:
        """Work the table of risks out from the weights."""
        w = self.weights
        i: i64 = 0
        for moves in range(i64(MOST_MOVES)):
            for bands in range(i64(BAND_STEPS)):
                for owners in range(i64(OWNER_STEPS)):
                    for place in range(i64(PLACES)):
                        odds = w[MOVES] * log(float(moves) + 0.5) + w[OWNER] * float(owners)
                        if bands > 0:
                            odds += w[BAND]
                        if bands > 1:
                            odds += w[SECOND_BAND]
                        if place < EXPOSURE_STEPS:
                            odds += w[RING] + w[EXPOSURE] * (float(place) + 0.5) / float(EXPOSURE_STEPS)
                        else:
                            odds += w[RING + 1 + place - EXPOSURE_STEPS]
                        self.risks[i] = 1.0 / (1.0 + exp(-odds)) if moves > 0 else 0.0
                        i += 1

    def prepare(self, state: State) -> None:
        assert isinstance(state, GreatFireState)
        self.survey.note_stakes(state)

    # -- the forecast --------------------------------------------------------
    def forecast(self, state: State, points: vec[float]) -> None:
        assert isinstance(state, GreatFireState)
        for seat in range(self.players):
            points[seat] = float(scoring.score(state, seat)) + self.extras(state, seat)
        self.subtract_risks(state, points)

    def extras(self, city: City, seat: i64) -> float:
        """What tokens, the Hero and fires within reach are worth."""
        w = self.weights
        extra = w[CHARGE_HELD] * float(city.own(seat, HELD + CHARGE))
        extra += w[DOUBLE_HELD] * float(city.own(seat, HELD + DOUBLE))
        return extra + self.hero_race(city, seat) + self.near_fire(city, seat)

    def hero_race(self, city: City, seat: i64) -> float:
        """Nearer to the Hero than a rival is worth something before it is taken."""
        if city.hero == seat:
            return 0.0
        return self.weights[HERO_RACE] * float(city.own(seat, EXTINGUISHED))

    def near_fire(self, city: City, seat: i64) -> float:
        survey = self.survey
        survey.seek_fire(city, seat)
        if survey.cost >= NEARNESS:
            return 0.0
        many = survey.fires if survey.fires < 3 else 3
        return self.weights[NEAR_FIRE] * self.nearness[survey.cost] * (0.7 + 0.3 * float(many))

    def subtract_risks(self, city: City, points: vec[float]) -> None:
        """What each seat must expect to lose by fire."""
        survey = self.survey
        survey.look(city)
        survey.count_rings(city)
        players = self.players
        districts = self.board.districts
        base = self.moves_left(city) * (BAND_STEPS * OWNER_STEPS * PLACES)
        rest = city.housed
        while some(rest):
            d = lowest(rest)
            rest = minus(rest, single(d))
            risk = self.risk(city, base, d)
            for seat in range(players):
                points[seat] -= risk * survey.stakes[seat * districts + d]

    def risk(self, city: City, base: i64, d: i64) -> float:
        """How likely the houses of a district are lost before the end; `base` is the moves' part of the table."""
        survey = self.survey
        bands = i64(city.bands[d]) - i64(city.fires[d])
        if bands < 0:
            bands = 0
        elif bands > 2:
            bands = 2
        ring = i64(survey.ring[d])
        place = EXPOSURE_STEPS + ring - 2
        if ring == 1:
            place = i64(survey.exposure[d] * float(EXPOSURE_STEPS))
            if place >= EXPOSURE_STEPS:
                place = EXPOSURE_STEPS - 1
        return self.risks[base + (bands * OWNER_STEPS + i64(survey.owners[d])) * PLACES + place]

    def moves_left(self, city: City) -> i64:
        """Fire moves to come, roughly: one a turn."""
        if city.phase == phases.OVER:
            return 0
        if city.finals >= 0:
            moves = city.finals
            if city.phase > phases.DESTINATION and moves > 0:
                moves -= 1
        else:
            uncovers = self.board.uncovers
            moves = i64(uncovers[i64(len(uncovers)) - 1]) - city.drawn + self.players * self.board.last_turns
        return moves if moves < MOST_MOVES else MOST_MOVES - 1

    def doubt(self, state: State) -> float:
        assert isinstance(state, GreatFireState)
        return self.weights[DOUBT] + self.weights[DOUBT_MOVES] * sqrt(float(self.moves_left(state)))

    # -- first sight ---------------------------------------------------------
    def prefer(self, state: State, actions: ActionList, wishes: vec[float]) -> None:
        assert isinstance(state, GreatFireState)
        wishing.prefer(state, self.survey, actions, wishes)

    def order_free(self, state: State) -> bool:
        """Steps, fires put out and demolitions of one turn lead to the same town in any order."""
        assert isinstance(state, GreatFireState)
        return state.phase == phases.ACTIONS

    # -- explanations --------------------------------------------------------
    def features(self, state: State, seat: i64) -> list[tuple[str, float]]:
        assert isinstance(state, GreatFireState)
        return []


def evaluator(state: State) -> Evaluator:
    assert isinstance(state, GreatFireState)
    return FireEvaluator(state.board)
