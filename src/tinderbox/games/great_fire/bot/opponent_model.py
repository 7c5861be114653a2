"""What rivals' conduct tells of their objectives: where they send the fire, what their bands guard, what they put out.

For every decision that a rival was seen to take, each set of three objectives that it may hold is asked how likely a
player who looks one step ahead, holding that set, decides so. What comes together is the set's weight in new deals.

Not everybody plays so. Another player is imagined who decides much the same but more loosely, and of whose sets nothing
can be told; whoever that explains better is not read at all.
"""

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tinderbox.core.bits import some
from tinderbox.core.evaluator import Insight, floats
from tinderbox.core.playouts import Playing
from tinderbox.core.rng import Rng
from tinderbox.core.state import NOBODY, ActionList, State
from tinderbox.games.great_fire.bot.evaluator import FireEvaluator
from tinderbox.games.great_fire.rules import phases, scoring
from tinderbox.games.great_fire.rules.board import (
    CARD_CODE,
    CARD_DOUBLE_CODE,
    DECKS,
    DIRECTIONS,
    DISCARD_CODE,
    OBJECTIVES,
    Board,
)
from tinderbox.games.great_fire.rules.city import HAND, OBJECTIVE, PLAYED
from tinderbox.games.great_fire.rules.fire import movable_fires, reach
from tinderbox.games.great_fire.rules.state import GreatFireState

EACH: Final = 4  # objectives of a deck; their numbers go deck by deck
SETS: Final = 64  # one objective of each deck
MOST_OPTIONS: Final = 512

HEAT_FIRE: Final = 0.003  # by so much less chance to win a card, a fire or its destination is e times less likely,
HEAT_ACT: Final = 0.0003  # and any other action
LOOSE_FIRE: Final = 0.04  # the same of a player who cannot be read
LOOSE_ACT: Final = 0.006
DEALS: Final = 6  # of what the rival itself cannot know; it is taken to judge by two of them, any two
PAIRS: Final = DEALS * (DEALS - 1) / 2
FAINT: Final = -12.0  # what is so much less likely, as a logarithm, counts for nothing
SLIP: Final = 0.3  # how often a decision has other reasons, any option being as likely as another
UNSURE: Final = 0.05  # how much of every belief is none at all
LAST_DOUBT: Final = 0.3  # points: after the last turn it is known who has won
UNOWNED_RISK: Final = 0.3  # of an objective's district in which nobody else has anything to lose
MOST_DOUBTS: Final = 50.0
SCALE: Final = 4294967296.0


@final
class Conduct(Insight):
    def __init__(self, board: Board) -> None:
        self.board: Board = board
        # With hidden colours (O1) a house that is spared may be the rival's own. With two players what a step is worth
        # hangs on the one rival's objectives, so that most of what one sees is how the other guesses them.
        self.reads: bool = not board.hidden_colours and board.players > 2
        self.evaluator: FireEvaluator = FireEvaluator(board)
        self.rng: Rng = Rng(0)
        self.playing: Playing = Playing(self.evaluator, self.rng)
        self.options: ActionList = ActionList()
        # by seat and set: how well it explains what the seat did, as a logarithm; and how likely that makes it
        self.logs: vec[float] = floats(board.players * SETS)
        self.loose: vec[float] = floats(board.players)  # how well a player who cannot be read explains it
        self.beliefs: vec[float] = floats(board.players * SETS)
        for i in range(board.players * SETS):
            self.beliefs[i] = 1.0 / SETS
        # the decision at hand
        self.is_card: bool = False
        self.count: i64 = 0  # of options
        self.chosen: i64 = 0
        self.hopes: vec[float] = floats(DEALS * MOST_OPTIONS * SETS)  # by deal, option and set
        self.appeals: vec[float] = floats(MOST_OPTIONS)  # beside that of the chosen one
        self.lacking: vec[float] = floats(DIRECTIONS)  # of cards: how likely the seat did not have it
        self.supposed: vec[i64] = vec[i64]([0] * DECKS)  # what it is taken to hold while its turn is played to its end
        self.points: vec[float] = floats(board.players)
        self.worth: vec[float] = floats(OBJECTIVES)
        self.rarity: vec[float] = floats(OBJECTIVES)
        self.left: vec[i64] = vec[i64]([0] * OBJECTIVES)
        self.bids: vec[float] = floats(SETS)

    # -- watching --------------------------------------------------------------
    def witness(self, before: State, code: i64, number: i64) -> None:
        assert isinstance(before, GreatFireState)
        if not self.reads:
            return
        self.rng.restart(number)
        phase = before.phase
        if phase == phases.CARD:
            self.list_cards(before, CARD_DOUBLE_CODE if CARD_DOUBLE_CODE <= code < DISCARD_CODE else CARD_CODE)
            self.watch(before, code, HEAT_FIRE, LOOSE_FIRE)
        elif phase >= phases.PLACE_BAND and phase <= phases.INTENSIFY:
            before.list_actions(self.options)
            if phase == phases.ORIGIN or phase == phases.DESTINATION:
                self.watch(before, code, HEAT_FIRE, LOOSE_FIRE)
            else:
                self.watch(before, code, HEAT_ACT, LOOSE_ACT)

    def list_cards(self, before: GreatFireState, first: i64) -> None:
        """What the seat could have played is not known: any that would move a fire, and how likely it lacked it.

        Cards with a double move are weighed against each other: only who declares one is known to hold the token.
        """
        options = self.options
        options.clear()
        fires = movable_fires(before)
        unplayed: i64 = 0
        for direction in range(i64(DIRECTIONS)):
            unplayed += i64(self.board.cards[direction]) - before.pooled(PLAYED + direction)
        for direction in range(i64(DIRECTIONS)):
            if some(reach(before, fires, direction)):
                cards = i64(self.board.cards[direction]) - before.pooled(PLAYED + direction)
                others = 1.0 - float(cards) / float(unplayed)
                self.lacking[options.count] = others * others * others * others  # the four others of its hand
                options.add(first + direction)

    def watch(self, before: GreatFireState, code: i64, heat: float, loose: float) -> None:
        """One of the options was taken, the others were not."""
        options = self.options
        count = options.count
        if count < 2 or count > MOST_OPTIONS or not options.has(code):
            return
        seat = before.actor
        self.is_card = before.phase == phases.CARD
        self.count = count
        for deal in range(i64(DEALS)):
            imagined = self.imagined(before, seat)
            if self.is_card:
                for direction in range(i64(DIRECTIONS)):
                    imagined.give(seat, HAND + direction)
            luck = self.rng.next()
            for i in range(count):
                if options.items[i] == code:
                    self.chosen = i
                self.rng.restart(luck)
                self.judge(deal, i, self.playing.turn_after(imagined, options.items[i], seat), seat)
        loosely = 0.0
        for held in range(i64(SETS)):
            likely = 0.0
            for one in range(i64(DEALS)):
                for other in range(one):
                    likely += self.share(held, one, other, heat)
            self.note(seat, held, likely / PAIRS, float(count))
            loosely += self.share(held, 1, 0, loose)
        self.believe(seat, loosely / SETS, float(count))

    def share(self, held: i64, one: i64, other: i64, heat: float) -> float:
        """How likely a holder of the set, judging by these two deals, takes the chosen one of the options."""
        hopes = self.hopes
        first = one * MOST_OPTIONS * SETS + held
        second = other * MOST_OPTIONS * SETS + held
        chosen = self.chosen
        own = hopes[first + chosen * SETS] + hopes[second + chosen * SETS]
        appeals = self.appeals
        total = 1.0
        for i in range(self.count):
            ahead = (hopes[first + i * SETS] + hopes[second + i * SETS] - own) / (2.0 * heat)
            appeal = 0.0
            if i != chosen and ahead > FAINT:
                if ahead > -FAINT:
                    if not self.is_card:
                        return 0.0
                    ahead = -FAINT
                appeal = exp(ahead)
            appeals[i] = appeal
            total += appeal
        return self.mean_share(0, 1.0) if self.is_card else 1.0 / total

    def mean_share(self, option: i64, total: float) -> float:
        """What the chosen card is of all that the hand offered: the mean over the hands that are possible."""
        if option == self.count:
            return 1.0 / total
        without = self.mean_share(option + 1, total)
        if self.appeals[option] == 0.0:
            return without
        along = self.mean_share(option + 1, total + self.appeals[option])
        return self.lacking[option] * without + (1.0 - self.lacking[option]) * along

    # -- judging ---------------------------------------------------------------
    def imagined(self, before: GreatFireState, seat: i64) -> GreatFireState:
        """The moment as the seat saw it, with objectives that it is believed to hold: it plays on by them."""
        state = before.copy()
        state.redeal(seat, self.rng)
        ticket = float(self.rng.next()) / SCALE
        held: i64 = 0
        while held < SETS - 1 and ticket >= self.beliefs[seat * SETS + held]:
            ticket -= self.beliefs[seat * SETS + held]
            held += 1
        for deck in range(i64(DECKS)):
            self.supposed[deck] = member(held, deck)
            state.put(seat, OBJECTIVE + deck, self.supposed[deck])
        self.evaluator.begin(state)
        return state

    def judge(self, deal: i64, option: i64, ended: State, seat: i64) -> None:
        """What the seat may hope for at the end of its turn, with every set of objectives that it may hold."""
        assert isinstance(ended, GreatFireState)
        evaluator = self.evaluator
        board = self.board
        points = self.points
        worth = self.worth
        risks = evaluator.risk.risks
        over = ended.actor == NOBODY
        for objective in range(i64(OBJECTIVES)):
            risks[i64(board.objective_district[objective])] = 0.0 if over else UNOWNED_RISK
        evaluator.forecast(ended, points)
        for objective in range(i64(OBJECTIVES)):
            worth[objective] = 0.0
            if scoring.survived(ended, objective):
                safe = 1.0 - risks[i64(board.objective_district[objective])]
                worth[objective] = safe * float(i64(board.objective_value[objective]))
        own = points[seat]
        for deck in range(i64(DECKS)):
            own -= worth[self.supposed[deck]]
        doubt = LAST_DOUBT if over else evaluator.doubt(ended)
        rivals = 0.0
        for other in range(board.players):
            if other != seat:
                rivals += exp((points[other] - own) / doubt)
        rarity = self.rarity
        for objective in range(i64(OBJECTIVES)):
            rarity[objective] = exp(-worth[objective] / doubt)
        hopes = self.hopes
        i = (deal * MOST_OPTIONS + option) * SETS
        for first in range(i64(EACH)):
            for second in range(i64(EACH), i64(2 * EACH)):
                two = rivals * rarity[first] * rarity[second]
                for third in range(i64(2 * EACH), i64(3 * EACH)):
                    hopes[i] = 1.0 / (1.0 + two * rarity[third])
                    i += 1

    def note(self, seat: i64, held: i64, likely: float, options: float) -> None:
        self.logs[seat * SETS + held] += log((1.0 - SLIP) * likely + SLIP / options)

    def believe(self, seat: i64, loosely: float, options: float) -> None:
        """From how well each set explains the seat's conduct to how likely it is, as far as the seat can be read."""
        self.loose[seat] += log((1.0 - SLIP) * loosely + SLIP / options)
        base = seat * SETS
        most = self.logs[base]
        for held in range(i64(1), i64(SETS)):
            if self.logs[base + held] > most:
                most = self.logs[base + held]
        total = 0.0
        for held in range(i64(SETS)):
            self.beliefs[base + held] = exp(self.logs[base + held] - most)
            total += self.beliefs[base + held]
        doubts = self.loose[seat] - most - log(total / SETS)  # that it can be read, as log-odds
        trust = (1.0 - UNSURE) / (1.0 + exp(doubts if doubts < MOST_DOUBTS else MOST_DOUBTS))
        for held in range(i64(SETS)):
            self.beliefs[base + held] = trust * self.beliefs[base + held] / total + (1.0 - trust) / SETS

    # -- dealing ---------------------------------------------------------------
    def deal(self, state: State, seat: i64, rng: Rng) -> None:
        """Objectives go by belief and by the cards that are left of each; one rival after another, any one first."""
        assert isinstance(state, GreatFireState)
        state.redeal(seat, rng)
        if not self.reads or state.phase <= phases.OBJECTIVES:
            return
        left = self.left
        for objective in range(i64(OBJECTIVES)):
            left[objective] = self.board.objective_copies
        for deck in range(i64(DECKS)):
            left[state.own(seat, OBJECTIVE + deck)] -= 1
        players = self.board.players
        other = rng.below(players)
        for _ in range(players):
            if other != seat:
                held = self.drawn(other, rng)
                for deck in range(i64(DECKS)):
                    objective = member(held, deck)
                    state.put(other, OBJECTIVE + deck, objective)
                    left[objective] -= 1
            other = other + 1 if other + 1 < players else 0

    def drawn(self, seat: i64, rng: Rng) -> i64:
        """A set for the seat."""
        left = self.left
        bids = self.bids
        base = seat * SETS
        total = 0.0
        held: i64 = 0
        for first in range(i64(EACH)):
            for second in range(i64(EACH), i64(2 * EACH)):
                cards = left[first] * left[second]
                for third in range(i64(2 * EACH), i64(3 * EACH)):
                    bids[held] = self.beliefs[base + held] * float(cards * left[third])
                    total += bids[held]
                    held += 1
        ticket = total * float(rng.next()) / SCALE
        last: i64 = 0
        for held in range(i64(SETS)):
            if bids[held] > 0.0:
                last = held
                ticket -= bids[held]
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
