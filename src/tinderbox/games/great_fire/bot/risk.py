"""The probability that the houses of each district are lost before the end, and what that costs each seat."""

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tinderbox.core.engine.bits import Set, common, has, lowest, minus, single, some, union, without_lowest
from tinderbox.core.evaluator import floats
from tinderbox.games.great_fire.bot.survey import Survey
from tinderbox.games.great_fire.bot.weights import BAND, CROWD, EXPOSURE, LOSS_GAIN, MOVES, RING, TOKEN, UNOWNED
from tinderbox.games.great_fire.rules.board import OBJECTIVES, Board
from tinderbox.games.great_fire.rules.city import City

RINGS: Final = 4
MOST_MOVES: Final = 64
MOST_ODDS: Final = 8.0
ODDS_STEP: Final = 32.0  # entries of the table of probabilities per unit of log-odds


def probability_table() -> vec[float]:
    """Probabilities by log-odds."""
    count = int(2 * MOST_ODDS * ODDS_STEP) + 1
    return vec[float]([1.0 / (1.0 + exp(MOST_ODDS - i / ODDS_STEP)) for i in range(count)])


@final
class Risk:
    def __init__(self, board: Board, survey: Survey, weights: vec[float]) -> None:
        self.board: Board = board
        self.survey: Survey = survey
        self.weights: vec[float] = weights
        self.probabilities: vec[float] = probability_table()
        self.logs: vec[float] = vec[float]([log(moves + 0.5) for moves in range(MOST_MOVES)])
        self.risks: vec[float] = floats(board.districts)  # as last computed, where somebody has something to lose
        self.appeal: vec[float] = floats(board.districts)  # the part of a district's odds that stays the same

    def note_all(self, city: City) -> None:
        for d in range(self.board.districts):
            self.note_appeal(city, d)

    def note_objectives(self, city: City) -> None:
        """After a new deal of objectives: all other districts stay as they are."""
        for objective in range(i64(OBJECTIVES)):
            self.note_appeal(city, i64(self.board.objective_district[objective]))

    def note_appeal(self, city: City, d: i64) -> None:
        w = self.weights
        odds = w[LOSS_GAIN] * self.survey.most_loss_gain(d)
        if not has(self.survey.owned, d):
            odds += w[UNOWNED]
        if has(city.tokened, d):
            odds += w[TOKEN]
        self.appeal[d] = odds

    def moves_left(self, city: City) -> i64:
        """Fire moves to come, roughly: one a turn."""
        if city.finals >= 0:
            moves = city.finals
        else:
            uncovers = self.board.uncovers
            moves = i64(uncovers[i64(len(uncovers)) - 1]) - city.drawn + self.board.last_turns
        return moves if moves < MOST_MOVES else MOST_MOVES - 1

    def probability(self, odds: float) -> float:
        if odds < -MOST_ODDS:
            return 0.0
        if odds > MOST_ODDS:
            return 1.0
        return self.probabilities[i64((odds + MOST_ODDS) * ODDS_STEP)]

    def subtract_losses(self, city: City, stakes: vec[float], points: vec[float]) -> None:
        """Subtract what each seat must expect to lose by fire, ring by ring from where the next move can lead."""
        moves = self.moves_left(city)
        if moves == 0:
            return
        survey = self.survey
        survey.look(city)
        w = self.weights
        neighbours = self.board.neighbours
        at_stake = common(city.housed, survey.owned)
        shared = w[CROWD] * survey.crowd(city)
        log_moves = self.logs[moves]
        seen = union(union(city.wild, city.demolished), single(self.board.pudding_lane))
        edge = survey.front
        for ring in range(i64(RINGS)):
            odds = w[RING + ring] + w[MOVES + ring] * log_moves + shared
            if ring == RINGS - 1:
                edge = minus(at_stake, seen)
            seen = union(seen, edge)
            beyond: Set = (0, 0)
            while some(edge):
                d = lowest(edge)
                edge = without_lowest(edge)
                beyond = beyond[0] | neighbours[2 * d], beyond[1] | neighbours[2 * d + 1]
                if has(at_stake, d):
                    own = odds + self.appeal[d]
                    if ring == 0:
                        own += w[EXPOSURE] * survey.exposure[d]
                    if city.bands[d] > city.fires[d]:
                        own += w[BAND]
                    self.subtract(points, stakes, d, self.probability(own))
            edge = minus(beyond, seen)

    def subtract(self, points: vec[float], stakes: vec[float], d: i64, risk: float) -> None:
        districts = self.board.districts
        self.risks[d] = risk
        i = d
        for seat in range(self.board.players):
            points[seat] -= risk * stakes[i]
            i += districts
