"""The prior: a quick estimate of what the active seat gains by each action, in points.

It guides where search looks first and which actions playouts take.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tinderbox.core.state import ActionList
from tinderbox.games.bretagne.bot import weights as index
from tinderbox.games.bretagne.bot.survey import Survey
from tinderbox.games.bretagne.rules import board as b, coast as c, phases
from tinderbox.games.bretagne.rules.board import covers
from tinderbox.games.bretagne.rules.building import engineers_for, injures, payable, place_cost, placed_now
from tinderbox.games.bretagne.rules.coast import Coast
from tinderbox.games.bretagne.rules.passing import kept_amount, kept_material
from tinderbox.games.bretagne.rules.scoring import card_value
from tinderbox.games.bretagne.rules.trading import is_possible, total_materials

NO_PLACE: Final = -1000000.0
NO_ROW: Final = -1


@final
class Prior:
    def __init__(self, survey: Survey, weights: vec[float]) -> None:
        self.survey: Survey = survey
        self.weights: vec[float] = weights

    def fill(self, coast: Coast, actions: ActionList, priors: vec[float]) -> None:
        phase = coast.phase
        if phase == phases.ACT:
            self.score_acts(coast, actions, priors)
        elif phase == phases.TRADE:
            self.score_deals(coast, actions, priors)
        elif phase == phases.LIGHTHOUSE:
            self.score_lighthouses(coast, actions, priors)
        elif phase == phases.TAKE_BACK:
            self.score_take_backs(coast, actions, priors)
        elif phase == phases.LOAD:
            for i in range(actions.count):
                priors[i] = self.loading(coast, actions.items[i] - b.LOAD_CODE)
        elif phase == phases.BARGE:
            for i in range(actions.count):
                priors[i] = self.barge(coast, actions.items[i] - b.BARGE_CODE)
        elif phase == phases.KEEP:
            for i in range(actions.count):
                priors[i] = self.keeping(actions.items[i])
        elif phase == phases.CARDS:
            self.score_cards(coast, actions, priors)
        elif phase == phases.HARBOUR:
            self.score_harbours(coast, actions, priors)
        else:
            for i in range(actions.count):
                priors[i] = 0.0

    def coin(self, coast: Coast) -> float:
        return self.weights[index.COIN if coast.round < b.ROUNDS else index.COIN_LATE]

    # -- barges and loads ----------------------------------------------------
    def barge(self, coast: Coast, barge: i64) -> float:
        board = coast.board
        spaces: i64 = 0
        for level in range(i64(b.LEVELS)):
            spaces += i64(board.barge_spaces[barge * b.LEVELS + level])
        worth = float(spaces) + self.weights[index.PRIOR_ENGINEER] * float(i64(board.barge_engineers[barge]))
        worth += self.coin(coast) * float(i64(board.barge_coins[barge])) + float(i64(board.barge_saves[barge]))
        return worth - self.weights[index.PRIOR_ORDER] * float(barge)

    def loading(self, coast: Coast, material: i64) -> float:
        spaces = i64(coast.board.barge_spaces[coast.rank * b.LEVELS + coast.step])
        there = coast.pooled(c.QUIMPER + material)
        amount = spaces if spaces < there else there
        return float(amount) * (1.0 + self.need(coast, material))

    def need(self, coast: Coast, material: i64) -> float:
        """The value of one more of a material."""
        w = self.weights
        need = -w[index.PRIOR_SAME] * float(coast.own(coast.seat, c.MATERIAL + material))
        return need + w[index.PRIOR_WOOD] if material == b.WOOD else need

    # -- acting --------------------------------------------------------------
    def score_acts(self, coast: Coast, actions: ActionList, priors: vec[float]) -> None:
        self.survey.note_ways_in(coast, coast.seat)
        for i in range(actions.count):
            code = actions.items[i]
            if code >= b.BUILD_CODE:
                priors[i] = NO_PLACE
            elif code == b.PASS_CODE:
                priors[i] = self.passing(coast)
            else:
                priors[i] = self.errand(coast, code - b.TRADE_CODE)
        if actions.items[actions.count - 1] >= b.BUILD_CODE:
            self.score_tiles(coast, actions, priors)

    def score_tiles(self, coast: Coast, actions: ActionList, priors: vec[float]) -> None:
        """A tile is worth what it is on the best lighthouse that can then be paid for; only its row matters."""
        have = coast.materials_of(coast.seat)
        ready = payable(coast, coast.seat, have)
        for lighthouse in range(i64(b.SITES)):
            if (ready >> lighthouse) & 1 == 0:
                continue
            left = have - place_cost(coast, coast.site_of(lighthouse))
            known: i64 = NO_ROW
            gain = 0.0
            for i in range(actions.count):
                space = actions.items[i] - b.BUILD_CODE
                if space >= 0 and covers(left, coast.board.kind_cost[coast.pooled(c.DISPLAY + space) - 1]):
                    if space // b.SLOTS != known:
                        known = space // b.SLOTS
                        gain = self.building(coast, lighthouse, known)
                    if gain > priors[i]:
                        priors[i] = gain

    def score_lighthouses(self, coast: Coast, actions: ActionList, priors: vec[float]) -> None:
        """Where the tile in hand is worth most."""
        self.survey.note_ways_in(coast, coast.seat)
        row = i64(coast.board.kind_row[coast.pooled(c.IN_HAND) - 1])
        for i in range(actions.count):
            priors[i] = self.building(coast, actions.items[i] - b.ON_CODE, row)

    def keeping(self, code: i64) -> float:
        if code == b.KEEP_NOTHING_CODE:
            return 0.0
        more = 0.1 if kept_material(code - b.KEEP_CODE) == b.WOOD else 0.0
        return float(kept_amount(code - b.KEEP_CODE)) + more

    def building(self, coast: Coast, lighthouse: i64, row: i64) -> float:
        """The value of the workers placed and of what comes with them, less their value elsewhere."""
        board = coast.board
        w = self.weights
        seat = coast.seat
        site = coast.site_of(lighthouse)
        height = coast.tower(site, c.HEIGHT)
        cost = row + 1 + i64(board.extra_count[lighthouse]) + (1 if height > 0 else 0)
        at_hand = coast.own(seat, c.AT_HAND)
        placed = cost if cost < at_hand else at_hand
        gain = 2.0 * float(placed) - w[index.PRIOR_MATERIAL] * float(cost)
        gain -= w[index.PRIOR_ENGINEER] * float(engineers_for(coast, seat, site))
        gain += self.coin(coast) * float(i64(board.row_coins[row]) + coast.tower(site, c.SITE_COINS))
        gain += w[index.PRIOR_HOLD] * float(i64(board.row_cards[row]))
        if injures(coast, site):
            gain -= w[index.PRIOR_LOST]
        if height + 1 == b.FLOORS and coast.workers_on(site, seat) > 0:
            gain += w[index.PRIOR_FINISH]
        return gain + self.staying(coast, site, placed)

    def staying(self, coast: Coast, site: i64, placed: i64) -> float:
        """The value of workers that stay where they build: the majority, cards to play, a way into a harbour."""
        survey = self.survey
        w = self.weights
        seat = coast.seat
        survey.count_workers(coast, site)
        before = i64(survey.on_site[seat])
        most = survey.most_of_others(seat)
        gain = 0.0
        if before <= most < before + placed:
            gain += w[index.PRIOR_LEAD] * float(i64(coast.board.majority[i64(coast.board.site_group[site])]))
        cards = coast.hand_size(seat) - before
        if cards > 0:
            gain += w[index.PRIOR_OPEN] * float(cards if cards < placed else placed)
        if before == 0:
            gain += w[index.PRIOR_WAY] * survey.way_in[i64(coast.board.site_area[site])]
        return gain * survey.probability_with(coast, site, 1)

    def passing(self, coast: Coast) -> float:
        """The sooner, the better the place (A15); at the end it counts (E3)."""
        place: i64 = 0
        while coast.pooled(c.NEXT_ROW + place) != c.NOWHERE:
            place += 1
        stay = self.weights[index.PRIOR_STAY]
        if coast.round == b.ROUNDS:
            return float(i64(coast.board.pontivy[place])) / 2.0 - stay
        return self.weights[index.PRIOR_HURRY] - stay if place == 0 else -stay

    # -- trading -------------------------------------------------------------
    def errand(self, coast: Coast, city: i64) -> float:
        """The value of the best trade in a city."""
        best = -1.0
        if city == b.BREST:
            if is_possible(coast, b.BREST_BUY):
                best = self.deal(coast, 2.0, 0.0, -2.0)
            if is_possible(coast, b.HIRE_ONE):
                best = greater(best, self.deal(coast, 0.0, 1.0, -2.0))
            if is_possible(coast, b.HIRE_TWO):
                best = greater(best, self.deal(coast, 0.0, 2.0, -3.0))
            if total_materials(coast, coast.seat) > 1:
                best = greater(best, self.deal(coast, -2.0, 0.0, 2.0))
        else:
            if is_possible(coast, b.LORIENT_BUY):
                best = self.deal(coast, 2.0, 0.0, -3.0)
            if coast.hand_size(coast.seat) > 0:
                best = greater(best, self.deal(coast, 1.0, 0.0, 1.0) - self.poorest_card(coast))
            if is_possible(coast, b.BUY_CARDS):
                best = greater(best, self.cards_bought(coast))
            if is_possible(coast, b.RECRUIT):
                best = greater(best, self.recruit(coast))
        return best - self.weights[index.PRIOR_ERRAND]

    def deal(self, coast: Coast, materials: float, engineers: float, coins: float) -> float:
        """The value of a change of goods."""
        gain = self.survey.goods_with(coast, coast.seat, materials, engineers)
        gain -= self.survey.goods_with(coast, coast.seat, 0.0, 0.0)
        return gain + coins * self.coin(coast)

    def card_held(self, coast: Coast, kind: i64) -> float:
        return self.survey.card(coast, kind)

    def poorest_card(self, coast: Coast) -> float:
        poorest = 100.0
        for kind in range(i64(b.EQUIPMENT)):
            if coast.own(coast.seat, c.HAND + kind) > 0 and self.card_held(coast, kind) < poorest:
                poorest = self.card_held(coast, kind)
        return poorest

    def cards_bought(self, coast: Coast) -> float:
        return 2.0 * self.survey.next_card(coast, coast.seat) - 3.0 * self.coin(coast)

    def recruit(self, coast: Coast) -> float:
        rounds = float(self.survey.rounds_left(coast))
        few = 1.0 if coast.own(coast.seat, c.AT_HAND) < 4 and coast.own(coast.seat, c.RESERVE) > 0 else 0.0
        return self.weights[index.WORKER] * rounds + few - 4.0 * self.coin(coast)

    def score_deals(self, coast: Coast, actions: ActionList, priors: vec[float]) -> None:
        price = 2.0 if coast.city == b.BREST else 3.0
        for i in range(actions.count):
            code = actions.items[i]
            gain = 0.0
            if code >= b.EXCHANGE_CODE:
                choice = code - b.EXCHANGE_CODE
                gain = self.deal(coast, 1.0, 0.0, 1.0) - self.card_held(coast, choice // b.MATERIALS)
                gain += self.need(coast, choice % b.MATERIALS)
            elif code >= b.SELL_CARDS_CODE:
                choice = code - b.SELL_CARDS_CODE
                gain = 3.0 * self.coin(coast) - self.card_held(coast, i64(b.PAIR_FIRST[choice]))
                gain -= self.card_held(coast, i64(b.PAIR_SECOND[choice]))
            elif code >= b.SELL_CODE:
                gain = self.deal(coast, -2.0, 0.0, 2.0) - self.pair_need(coast, code - b.SELL_CODE)
            elif code >= b.BUY_CODE:
                gain = self.deal(coast, 2.0, 0.0, -price) + self.pair_need(coast, code - b.BUY_CODE)
            elif code == b.BUY_CARDS_CODE:
                gain = self.cards_bought(coast)
            elif code == b.RECRUIT_CODE:
                gain = self.recruit(coast)
            elif code == b.HIRE_TWO_CODE:
                gain = self.deal(coast, 0.0, 2.0, -3.0)
            elif code > b.DONE_CODE:
                gain = self.deal(coast, 0.0, 1.0, -2.0)
            elif code < b.PASS_CODE:
                gain = self.errand(coast, code - b.TRADE_CODE)
            priors[i] = gain

    def pair_need(self, coast: Coast, choice: i64) -> float:
        return self.need(coast, i64(b.PAIR_FIRST[choice])) + self.need(coast, i64(b.PAIR_SECOND[choice]))

    # -- workers -------------------------------------------------------------
    def score_take_backs(self, coast: Coast, actions: ActionList, priors: vec[float]) -> None:
        """Points now, or workers on the lighthouse and perhaps in a harbour."""
        survey = self.survey
        w = self.weights
        seat = coast.seat
        site = coast.site
        placed = placed_now(coast)
        survey.count_workers(coast, site)
        before = i64(survey.on_site[seat]) - placed
        most = survey.most_of_others(seat)
        probability = survey.probability(coast, site)
        survey.note_ways_in(coast, seat)
        way_in = w[index.WAY_IN] * probability * survey.way_in[i64(coast.board.site_area[site])]
        rounds = float(survey.rounds_left(coast))
        cards = coast.hand_size(seat)
        for i in range(actions.count):
            back = actions.items[i] - b.TAKE_BACK_CODE
            staying = before + placed - back
            gain = (2.0 + w[index.WORKER] * (rounds + 0.5)) * float(back)
            if staying > 0:
                gain += survey.on_lighthouse(coast, site, staying, staying > most, probability)
                if before == 0:
                    gain += way_in
                used = cards if cards < staying else staying
                gain += probability * w[index.PRIOR_HOLD] * float(used)
            priors[i] = gain

    def score_cards(self, coast: Coast, actions: ActionList, priors: vec[float]) -> None:
        hold = self.weights[index.PRIOR_HOLD] if coast.round < b.ROUNDS else 0.0
        leave = self.leaving(coast)
        for i in range(actions.count):
            code = actions.items[i]
            priors[i] = 0.0
            if code != b.DONE_CODE:
                priors[i] = float(card_value(coast, code - b.EQUIP_CODE)) - hold - leave

    def leaving(self, coast: Coast) -> float:
        """What is lost when one worker leaves the lighthouse that is scored: its point, perhaps the majority."""
        survey = self.survey
        site = coast.site
        seat = coast.seat
        lost = float(coast.board.left_on)
        if survey.count_workers(coast, site) != seat:
            return lost
        workers = i64(survey.on_site[seat])
        most = survey.most_of_others(seat)
        if workers - 1 < most or workers == 1:
            lost += self.weights[index.LEAD] * float(i64(coast.board.majority[i64(coast.board.site_group[site])]))
        return lost

    def score_harbours(self, coast: Coast, actions: ActionList, priors: vec[float]) -> None:
        leave = self.leaving(coast)
        for i in range(actions.count):
            code = actions.items[i]
            priors[i] = 0.0
            if code != b.STAY_CODE:
                others = coast.harbour_workers(code - b.HARBOUR_CODE)
                worth = self.survey.harbour(coast, code - b.HARBOUR_CODE, others + 1)
                priors[i] = worth - self.coin(coast) * float(others) - leave


def greater(one: float, other: float) -> float:
    return one if one > other else other
