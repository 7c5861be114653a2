"""An opponent model: what the other seats' moves reveal about their objectives.

For every move of an opponent and every set of three objectives it may hold, the model computes the likelihood that a
player with that set who looks one step ahead makes this move. The product of the likelihoods weighs the set in redeals.

Not everybody plays like that. The alternative is a less predictable player whose moves reveal nothing; beliefs count
only as far as they explain a seat's moves better.
"""

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tinderbox.core.engine.bits import some
from tinderbox.core.engine.playouts import Playout
from tinderbox.core.engine.rng import Rng
from tinderbox.core.evaluator import OpponentModel, floats
from tinderbox.core.state import NOBODY, ActionList, State
from tinderbox.games.great_fire.bot.evaluator import FireEvaluator
from tinderbox.games.great_fire.rules import board as b, phases, scoring
from tinderbox.games.great_fire.rules.board import Board
from tinderbox.games.great_fire.rules.city import HAND, OBJECTIVE, PLAYED
from tinderbox.games.great_fire.rules.fire import movable_fires, reach
from tinderbox.games.great_fire.rules.state import GreatFireState

EACH: Final = 4  # objectives in a deck; they are numbered deck by deck
SETS: Final = 64  # one objective of each deck
MOST_OPTIONS: Final = 512

TEMPERATURE_FIRE: Final = 0.003  # in probability to win: of choosing a card, a fire or its destination,
TEMPERATURE_ACT: Final = 0.0003  # and of any other action
LOOSE_FIRE: Final = 0.04  # the same for a player whose moves reveal nothing
LOOSE_ACT: Final = 0.006
DETERMINISATIONS: Final = 6  # of what the opponent cannot know; it is assumed to judge by any two of them
PAIRS: Final = DETERMINISATIONS * (DETERMINISATIONS - 1) / 2
NEGLIGIBLE: Final = -12.0  # log-likelihoods below this count as zero
SLIP: Final = 0.3  # how often a move has other reasons, so that all options are equally likely
UNSURE: Final = 0.05  # the share of a uniform distribution in every belief
LAST_SCALE: Final = 0.3  # points: after the last turn the winner is known
UNOWNED_RISK: Final = 0.3  # of an objective's district in which nobody else has anything to lose
MOST_LOG_ODDS: Final = 50.0
RANDOM_RANGE: Final = 4294967296.0


@final
class ObjectiveModel(OpponentModel):
    def __init__(self, board: Board) -> None:
        self.board: Board = board
        # With hidden colours (O1) a spared house may be the opponent's own. With two players the value of a move
        # depends on the other seat's objectives, so that moves mostly reveal what the opponent guesses.
        self.is_informative: bool = not board.hidden_colours and board.players > 2
        self.evaluator: FireEvaluator = FireEvaluator(board)
        self.rng: Rng = Rng(0)
        self.playout: Playout = Playout(self.evaluator, self.rng)
        self.options: ActionList = ActionList()
        # by seat and set: the log-likelihood of the seat's moves, and the belief that it holds the set
        self.logs: vec[float] = floats(board.players * SETS)
        self.loose: vec[float] = floats(board.players)  # by seat: the same for a player whose moves reveal nothing
        self.beliefs: vec[float] = floats(board.players * SETS)
        for i in range(board.players * SETS):
            self.beliefs[i] = 1.0 / SETS
        # the decision at hand
        self.is_card: bool = False
        self.count: i64 = 0  # of options
        self.chosen: i64 = 0
        self.values: vec[float] = floats(DETERMINISATIONS * MOST_OPTIONS * SETS)  # by determinisation, option and set
        self.appeals: vec[float] = floats(MOST_OPTIONS)  # likelihood relative to the chosen option
        self.lacking: vec[float] = floats(b.DIRECTIONS)  # of cards: the probability that the seat did not have it
        self.assumed: vec[i64] = vec[i64]([0] * b.DECKS)  # the objectives it plays by in the playouts
        self.points: vec[float] = floats(board.players)
        self.worth: vec[float] = floats(b.OBJECTIVES)
        self.rarity: vec[float] = floats(b.OBJECTIVES)
        self.left: vec[i64] = vec[i64]([0] * b.OBJECTIVES)
        self.set_weights: vec[float] = floats(SETS)

    # -- updating --------------------------------------------------------------
    def update(self, before: State, code: i64, number: i64) -> None:
        assert isinstance(before, GreatFireState)
        if not self.is_informative:
            return
        self.rng.restart(number)
        phase = before.phase
        if phase == phases.CARD:
            self.list_cards(before, b.CARD_DOUBLE_CODE if b.CARD_DOUBLE_CODE <= code < b.DISCARD_CODE else b.CARD_CODE)
            self.observe(before, code, TEMPERATURE_FIRE, LOOSE_FIRE)
        elif phase >= phases.PLACE_BAND and phase <= phases.INTENSIFY:
            before.list_actions(self.options)
            if phase == phases.ORIGIN or phase == phases.DESTINATION:
                self.observe(before, code, TEMPERATURE_FIRE, LOOSE_FIRE)
            else:
                self.observe(before, code, TEMPERATURE_ACT, LOOSE_ACT)

    def list_cards(self, before: GreatFireState, first: i64) -> None:
        """List every card that would move a fire, with the probability that the seat did not have it.

        Cards with a double move are compared only with each other: only a seat that declares one surely has the token.
        """
        options = self.options
        options.clear()
        fires = movable_fires(before)
        unplayed: i64 = 0
        for direction in range(i64(b.DIRECTIONS)):
            unplayed += i64(self.board.cards[direction]) - before.pooled(PLAYED + direction)
        for direction in range(i64(b.DIRECTIONS)):
            if some(reach(before, fires, direction)):
                cards = i64(self.board.cards[direction]) - before.pooled(PLAYED + direction)
                others = 1.0 - float(cards) / float(unplayed)
                self.lacking[options.count] = others * others * others * others  # the four others of its hand
                options.add(first + direction)

    def observe(self, before: GreatFireState, code: i64, temperature: float, loose: float) -> None:
        """Update the beliefs: the seat chose `code` among the options."""
        options = self.options
        count = options.count
        if count < 2 or count > MOST_OPTIONS or not options.has(code):
            return
        seat = before.actor
        self.is_card = before.phase == phases.CARD
        self.count = count
        for number in range(i64(DETERMINISATIONS)):
            determinised = self.determinise(before, seat)
            if self.is_card:
                for direction in range(i64(b.DIRECTIONS)):
                    determinised.give(seat, HAND + direction)
            luck = self.rng.next()
            for i in range(count):
                if options.items[i] == code:
                    self.chosen = i
                self.rng.restart(luck)
                self.evaluate(number, i, self.playout.turn_after(determinised, options.items[i], seat), seat)
        loose_likelihood = 0.0
        for held in range(i64(SETS)):
            likelihood = 0.0
            for one in range(i64(DETERMINISATIONS)):
                for other in range(one):
                    likelihood += self.share(held, one, other, temperature)
            self.add_likelihood(seat, held, likelihood / PAIRS, float(count))
            loose_likelihood += self.share(held, 1, 0, loose)
        self.update_beliefs(seat, loose_likelihood / SETS, float(count))

    def share(self, held: i64, one: i64, other: i64, temperature: float) -> float:
        """The probability of the chosen option for a holder of the set who judges by these two determinisations."""
        values = self.values
        first = one * MOST_OPTIONS * SETS + held
        second = other * MOST_OPTIONS * SETS + held
        chosen = self.chosen
        own = values[first + chosen * SETS] + values[second + chosen * SETS]
        appeals = self.appeals
        total = 1.0
        for i in range(self.count):
            ahead = (values[first + i * SETS] + values[second + i * SETS] - own) / (2.0 * temperature)
            appeal = 0.0
            if i != chosen and ahead > NEGLIGIBLE:
                if ahead > -NEGLIGIBLE:
                    if not self.is_card:
                        return 0.0
                    ahead = -NEGLIGIBLE
                appeal = exp(ahead)
            appeals[i] = appeal
            total += appeal
        return self.mean_share(0, 1.0) if self.is_card else 1.0 / total

    def mean_share(self, option: i64, total: float) -> float:
        """The probability of the chosen card: the mean over the possible hands."""
        if option == self.count:
            return 1.0 / total
        without = self.mean_share(option + 1, total)
        if self.appeals[option] == 0.0:
            return without
        along = self.mean_share(option + 1, total + self.appeals[option])
        return self.lacking[option] * without + (1.0 - self.lacking[option]) * along

    # -- evaluating ---------------------------------------------------------------
    def determinise(self, before: GreatFireState, seat: i64) -> GreatFireState:
        """A state consistent with what the seat sees, with objectives drawn from the beliefs about it."""
        state = before.copy()
        state.redeal(seat, self.rng)
        ticket = float(self.rng.next()) / RANDOM_RANGE
        held: i64 = 0
        while held < SETS - 1 and ticket >= self.beliefs[seat * SETS + held]:
            ticket -= self.beliefs[seat * SETS + held]
            held += 1
        for deck in range(i64(b.DECKS)):
            self.assumed[deck] = member(held, deck)
            state.put(seat, OBJECTIVE + deck, self.assumed[deck])
        self.evaluator.begin(state)
        return state

    def evaluate(self, number: i64, option: i64, ended: State, seat: i64) -> None:
        """Store the seat's probability to win at the end of its turn, for every set of objectives."""
        assert isinstance(ended, GreatFireState)
        evaluator = self.evaluator
        board = self.board
        points = self.points
        worth = self.worth
        risks = evaluator.risk.risks
        over = ended.actor == NOBODY
        for objective in range(i64(b.OBJECTIVES)):
            risks[i64(board.objective_district[objective])] = 0.0 if over else UNOWNED_RISK
        evaluator.forecast(ended, points)
        for objective in range(i64(b.OBJECTIVES)):
            worth[objective] = 0.0
            if scoring.survived(ended, objective):
                safe = 1.0 - risks[i64(board.objective_district[objective])]
                worth[objective] = safe * float(i64(board.objective_value[objective]))
        own = points[seat]
        for deck in range(i64(b.DECKS)):
            own -= worth[self.assumed[deck]]
        scale = LAST_SCALE if over else evaluator.scale(ended)
        opponents = 0.0
        for other in range(board.players):
            if other != seat:
                opponents += exp((points[other] - own) / scale)
        rarity = self.rarity
        for objective in range(i64(b.OBJECTIVES)):
            rarity[objective] = exp(-worth[objective] / scale)
        values = self.values
        i = (number * MOST_OPTIONS + option) * SETS
        for first in range(i64(EACH)):
            for second in range(i64(EACH), i64(2 * EACH)):
                two = opponents * rarity[first] * rarity[second]
                for third in range(i64(2 * EACH), i64(3 * EACH)):
                    values[i] = 1.0 / (1.0 + two * rarity[third])
                    i += 1

    def add_likelihood(self, seat: i64, held: i64, likelihood: float, options: float) -> None:
        self.logs[seat * SETS + held] += log((1.0 - SLIP) * likelihood + SLIP / options)

    def update_beliefs(self, seat: i64, loose_likelihood: float, options: float) -> None:
        """Compute the beliefs from the likelihoods, as far as the seat's moves reveal anything."""
        self.loose[seat] += log((1.0 - SLIP) * loose_likelihood + SLIP / options)
        base = seat * SETS
        most = self.logs[base]
        for held in range(i64(1), i64(SETS)):
            if self.logs[base + held] > most:
                most = self.logs[base + held]
        total = 0.0
        for held in range(i64(SETS)):
            self.beliefs[base + held] = exp(self.logs[base + held] - most)
            total += self.beliefs[base + held]
        log_odds = self.loose[seat] - most - log(total / SETS)  # that its moves reveal nothing
        trust = (1.0 - UNSURE) / (1.0 + exp(log_odds if log_odds < MOST_LOG_ODDS else MOST_LOG_ODDS))
        for held in range(i64(SETS)):
            self.beliefs[base + held] = trust * self.beliefs[base + held] / total + (1.0 - trust) / SETS

    # -- redealing ---------------------------------------------------------------
    def redeal(self, state: State, seat: i64, rng: Rng) -> None:
        """Deal objectives by the beliefs and the copies left, to one opponent after another from a random seat on."""
        assert isinstance(state, GreatFireState)
        state.redeal(seat, rng)
        if not self.is_informative or state.phase <= phases.OBJECTIVES:
            return
        left = self.left
        for objective in range(i64(b.OBJECTIVES)):
            left[objective] = self.board.objective_copies
        for deck in range(i64(b.DECKS)):
            left[state.own(seat, OBJECTIVE + deck)] -= 1
        players = self.board.players
        other = rng.below(players)
        for _ in range(players):
            if other != seat:
                held = self.sample_set(other, rng)
                for deck in range(i64(b.DECKS)):
                    objective = member(held, deck)
                    state.put(other, OBJECTIVE + deck, objective)
                    left[objective] -= 1
            other = other + 1 if other + 1 < players else 0

    def sample_set(self, seat: i64, rng: Rng) -> i64:
        """Draw a set of objectives for the seat."""
        left = self.left
        set_weights = self.set_weights
        base = seat * SETS
        total = 0.0
        held: i64 = 0
        for first in range(i64(EACH)):
            for second in range(i64(EACH), i64(2 * EACH)):
                cards = left[first] * left[second]
                for third in range(i64(2 * EACH), i64(3 * EACH)):
                    set_weights[held] = self.beliefs[base + held] * float(cards * left[third])
                    total += set_weights[held]
                    held += 1
        ticket = total * float(rng.next()) / RANDOM_RANGE
        last: i64 = 0
        for held in range(i64(SETS)):
            if set_weights[held] > 0.0:
                last = held
                ticket -= set_weights[held]
                if ticket < 0.0:
                    return held
        return last


def member(held: i64, deck: i64) -> i64:
    """The objective of a deck that a set holds."""
    if deck == 0:
        return held // (EACH * EACH)
    if deck == 1:
        return EACH + held // EACH % EACH
    return 2 * EACH + held % EACH
