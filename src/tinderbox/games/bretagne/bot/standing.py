"""The evaluation between two rounds: what each seat has, weighed by what it brings in the rounds to come."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tinderbox.core.evaluator import floats
from tinderbox.games.bretagne.bot.survey import NOBODY, Survey
from tinderbox.games.bretagne.bot.weights import BETWEEN_ROUNDS
from tinderbox.games.bretagne.rules import coast as c, phases, scoring
from tinderbox.games.bretagne.rules.board import HARBOURS, MATERIALS, ROUNDS, SITES, Board
from tinderbox.games.bretagne.rules.coast import Coast
from tinderbox.games.bretagne.rules.preparation import income_of

COIN: Final = 0
CARD: Final = 1
WORKER: Final = 2
MATERIAL: Final = 3
STAYING: Final = 4
LEAD: Final = 5
SECOND: Final = 6
HARBOUR: Final = 7
INCOME: Final = 8  # materials, workers, cards, engineers, points
WAY_IN: Final = 13
PLACE: Final = 14
START: Final = 15
PARTS: Final = 16


@final
class Standing:
    def __init__(self, board: Board, survey: Survey) -> None:
        self.board: Board = board
        self.survey: Survey = survey
        self.weights: vec[float] = vec[float]([weight for row in BETWEEN_ROUNDS.values() for weight in row])
        self.parts: vec[float] = floats(board.players * PARTS)

    def is_reached(self, coast: Coast) -> bool:
        """Whether a round is about to begin."""
        return coast.phase == phases.BARGE and coast.rank == 0

    def weight(self, coast: Coast, part: i64) -> float:
        """What one of a part will bring, by the rounds to come."""
        return self.weights[part * (ROUNDS - 1) + (coast.round - 2 if coast.round > 1 else 0)]

    def worth(self, coast: Coast, seat: i64) -> float:
        """What everything noted will bring the seat until the end."""
        worth = 0.0
        for part in range(i64(PARTS)):
            worth += self.parts[seat * PARTS + part] * self.weight(coast, part)
        return worth

    def note(self, coast: Coast) -> None:
        """Count what all seats have."""
        players = self.board.players
        for seat in range(players):
            base = seat * PARTS
            for part in range(i64(PARTS)):
                self.parts[base + part] = 0.0
            self.note_belongings(coast, seat, base)
        self.note_lighthouses(coast)
        self.note_harbours(coast)

    def note_belongings(self, coast: Coast, seat: i64, base: i64) -> None:
        parts = self.parts
        parts[base + COIN] = float(coast.own(seat, c.COINS))
        parts[base + CARD] = float(coast.hand_size(seat))
        parts[base + WORKER] = float(coast.own(seat, c.AT_HAND))
        for material in range(i64(MATERIALS)):
            parts[base + MATERIAL] += float(coast.own(seat, c.MATERIAL + material))
        parts[base + WAY_IN] = self.survey.add_ways_in(coast, seat)
        parts[base + PLACE] = float(self.board.players - scoring.place_at_pontivy(coast, seat))
        parts[base + START] = 1.0

    def note_lighthouses(self, coast: Coast) -> None:
        survey = self.survey
        board = self.board
        for site in range(i64(SITES)):
            if coast.tower(site, c.STATUS) == c.BUILT or coast.tower(site, c.HEIGHT) == 0:
                continue
            first = survey.count_workers(coast, site)
            if first == NOBODY:
                continue
            probability = survey.probability(coast, site)
            majority = probability * float(i64(board.majority[i64(board.site_group[site])]))
            for seat in range(board.players):
                workers = i64(survey.on_site[seat])
                if workers > 0:
                    base = seat * PARTS
                    self.parts[base + STAYING] += probability * float(workers)
                    self.parts[base + (LEAD if seat == first else SECOND)] += majority

    def note_harbours(self, coast: Coast) -> None:
        board = self.board
        for harbour in range(i64(HARBOURS)):
            workers = coast.harbour_workers(harbour)
            if workers == 0:
                continue
            kind = i64(board.tile_income[i64(coast.laid[c.TILE_AT + harbour])])
            part = INCOME + (0 if kind < MATERIALS else kind - MATERIALS + 1)
            income = float(income_of(coast, harbour))
            for seat in range(board.players):
                if coast.in_harbour(harbour, seat):
                    self.parts[seat * PARTS + HARBOUR] += float(i64(board.harbour_points[workers - 1]))
                    self.parts[seat * PARTS + part] += income

    def parts_of(self, coast: Coast, seat: i64) -> list[float]:
        """The parts of one seat as they are counted, for tuning."""
        self.note(coast)
        return [self.parts[seat * PARTS + part] for part in range(i64(PARTS))]
