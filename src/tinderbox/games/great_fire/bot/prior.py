"""The prior: a quick estimate of what the active seat gains by each action, in points.

It guides where search looks first and which actions playouts take.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tinderbox.core.engine.bits import Set, common, entry, has, lowest, minus, some, union, without_lowest
from tinderbox.core.state import ActionList
from tinderbox.games.great_fire.bot import weights as index
from tinderbox.games.great_fire.bot.survey import FAR, Survey
from tinderbox.games.great_fire.rules import board as b, phases
from tinderbox.games.great_fire.rules.city import NOWHERE, City
from tinderbox.games.great_fire.rules.fire import destinations, fire_around

NOTHING: Final = -100.0


@final
class Prior:
    def __init__(self, survey: Survey, weights: vec[float]) -> None:
        self.survey: Survey = survey
        self.weights: vec[float] = weights

    def fill(self, city: City, actions: ActionList, priors: vec[float]) -> None:
        phase = city.phase
        self.survey.look(city)
        if phase == phases.ACTIONS:
            self.score_actions(city, actions, priors)
        elif phase == phases.CARD:
            self.score_cards(city, actions, priors)
        elif phase == phases.ORIGIN:
            self.score_origins(city, actions, priors)
        elif phase == phases.DESTINATION or phase == phases.CITY_DESTINATION:
            for i in range(actions.count):
                priors[i] = self.arrival(city, actions.items[i] - city.board.to_code)
        elif phase == phases.INTENSIFY:
            for i in range(actions.count):
                priors[i] = self.surroundings(city, actions.items[i] - city.board.add_code)
        elif phase == phases.PLACE_BAND or phase == phases.PLACE_LANDOWNER:
            self.score_places(city, actions, priors)
        elif phase == phases.CITY_BAND:
            self.survey.note_fights(city)
            self.survey.seek_fire(city, city.seat)
            self.score_bands(city, actions, priors)
        else:
            for i in range(actions.count):
                priors[i] = 1.0 if actions.items[i] == b.REDRAW_CODE else 0.0

    # -- the fire ------------------------------------------------------------
    def arrival(self, city: City, d: i64) -> float:
        """A fire comes into the district."""
        if city.fires[d] < city.bands[d]:
            return 0.0
        gain = self.surroundings(city, d)
        if has(city.housed, d):
            w = self.weights
            gain += self.survey.loss_gain(city.seat, d)
            if has(city.tokened, d):
                gain += w[index.PRIOR_TOKEN]
        return gain

    def surroundings(self, city: City, d: i64) -> float:
        """The gain from the houses that a fire there would newly threaten."""
        near = minus(common(entry(city.board.neighbours, d), city.housed), self.survey.front)
        gain = 0.0
        while some(near):
            n = lowest(near)
            near = without_lowest(near)
            gain += self.survey.loss_gain(city.seat, n)
        return self.weights[index.PRIOR_AROUND] * gain

    def best_arrival(self, city: City, fire: Set, direction: i64) -> float:
        ends = destinations(city, fire, direction)
        best = NOTHING
        while some(ends):
            d = lowest(ends)
            ends = without_lowest(ends)
            gain = self.arrival(city, d)
            if gain > best:
                best = gain
        return best

    def best_move(self, city: City, direction: i64) -> float:
        best = NOTHING
        rest = city.origins
        while some(rest):
            fire = fire_around(city, lowest(rest))
            rest = minus(rest, fire)
            gain = self.best_arrival(city, fire, direction)
            if gain > best:
                best = gain
        return best

    def score_cards(self, city: City, actions: ActionList, priors: vec[float]) -> None:
        for i in range(actions.count):
            code = actions.items[i]
            if code < b.CARD_DOUBLE_CODE:
                priors[i] = self.best_move(city, code - b.CARD_CODE)
            elif code < b.DISCARD_CODE:
                priors[i] = self.best_two(city, code - b.CARD_DOUBLE_CODE) - self.weights[index.PRIOR_DOUBLE]
            else:
                priors[i] = 0.0

    def best_two(self, city: City, direction: i64) -> float:
        """F12: the two best of the destinations that can be reached now; the first move may open better ones."""
        best = NOTHING
        second = NOTHING
        ends: Set = (0, 0)
        rest = city.origins
        while some(rest):
            fire = fire_around(city, lowest(rest))
            rest = minus(rest, fire)
            ends = union(ends, destinations(city, fire, direction))
        while some(ends):
            d = lowest(ends)
            ends = without_lowest(ends)
            gain = self.arrival(city, d)
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
        return best + second if second > NOTHING else best

    def score_origins(self, city: City, actions: ActionList, priors: vec[float]) -> None:
        rest = city.origins
        while some(rest):
            fire = fire_around(city, lowest(rest))
            rest = minus(rest, fire)
            gain = self.best_arrival(city, fire, city.card)
            for i in range(actions.count):
                if has(fire, actions.items[i] - b.FROM_CODE):
                    priors[i] = gain

    # -- the actions ---------------------------------------------------------
    def score_actions(self, city: City, actions: ActionList, priors: vec[float]) -> None:
        """Everything a seat may do with its action points."""
        board = city.board
        w = self.weights
        self.survey.note_fights(city)
        self.survey.seek_fire(city, city.seat)
        items = actions.items
        demolish_code = board.demolish_code
        extinguish_code = board.extinguish_code
        walk_code = board.walk_code
        self.score_bands(city, actions, priors)
        for i in range(actions.count):
            code = items[i]
            if code >= demolish_code:
                priors[i] = self.demolition(city, code - demolish_code)
            elif code >= extinguish_code:
                priors[i] = w[index.PRIOR_PUT_OUT]
            elif code >= board.band_code:
                continue
            elif code >= walk_code:
                priors[i] = self.walk_step(city, code - walk_code)
            elif code == b.END_CODE:
                priors[i] = 0.0
            elif code == b.DOUBLE_CODE:
                priors[i] = self.best_move(city, city.card) - w[index.PRIOR_DOUBLE]

    def demolition(self, city: City, d: i64) -> float:
        gain = -self.weights[index.PRIOR_CHARGE]
        if has(city.housed, d):
            gain += self.survey.loss_gain(city.seat, d)
        return gain

    def walk_step(self, city: City, edge: i64) -> float:
        """A landowner's step: worth it only towards the fire to be fought."""
        survey = self.survey
        origin = i64(city.board.edge_from[edge])
        if survey.cost >= FAR or origin != survey.walker:
            return self.weights[index.PRIOR_STROLL]
        end = i64(city.board.edge_to[edge])
        nearer = survey.steps_between(origin, survey.target) - survey.steps_between(end, survey.target)
        return self.weights[index.PRIOR_FIGHT] * float(nearer)

    def score_bands(self, city: City, actions: ActionList, priors: vec[float]) -> None:
        """Steps of bands: what they leave unguarded, what they guard, and whether they help to fight the fire.

        The hottest loop of all playouts: vectors are local variables, and distances are symmetric.
        """
        board = city.board
        survey = self.survey
        items = actions.items
        exposure = survey.exposure
        edge_from = board.edge_from
        edge_to = board.edge_to
        steps = survey.steps
        base = survey.target * board.spaces
        runner = survey.runner if survey.cost < FAR else i64(NOWHERE)
        fight = self.weights[index.PRIOR_FIGHT]
        first = board.band_code
        last = board.extinguish_code
        for i in range(actions.count):
            edge = items[i] - first
            if edge < 0 or items[i] >= last:
                continue
            origin = i64(edge_from[edge])
            end = i64(edge_to[edge])
            gain = 0.0
            if exposure[end] > 0.0:
                gain += self.guarding(city, end, 0)
            if exposure[origin] > 0.0:
                gain -= self.guarding(city, origin, 1)
            if origin == runner:
                gain += fight * float(i64(steps[base + origin]) - i64(steps[base + end]))
            priors[i] = gain

    def guarding(self, city: City, space: i64, itself: i64) -> float:
        """The value of one more band in a space; `itself` is 1 if it is there already."""
        if not has(city.housed, space):
            return 0.0
        if i64(city.bands[space]) - itself > i64(city.fires[space]):
            return 0.0
        survey = self.survey
        return -self.weights[index.PRIOR_GUARD] * survey.exposure[space] * survey.loss_gain(city.seat, space)

    # -- the set-up ----------------------------------------------------------
    def score_places(self, city: City, actions: ActionList, priors: vec[float]) -> None:
        """Bands near valuable houses that will burn soon; landowners near the fire and the bands."""
        board = city.board
        survey = self.survey
        bands = city.phase == phases.PLACE_BAND
        lane = lowest(survey.front)
        for i in range(actions.count):
            space = actions.items[i] - board.place_code
            steps = float(survey.steps_between(space, lane))
            gain = -0.15 * steps
            if bands and space < board.districts and has(city.housed, space):
                gain -= survey.loss_gain(city.seat, space) / (steps + 1.0)
            elif not bands:
                gain -= 0.1 * float(self.nearest_band(city, space))
            priors[i] = gain

    def nearest_band(self, city: City, space: i64) -> i64:
        nearest: i64 = FAR
        for squad in city.squads:
            steps = self.survey.steps_between(space, i64(squad))
            if steps < nearest:
                nearest = steps
        return nearest
