"""First sight: what the active seat hopes to gain by each action, in points, roughly and fast.

It steers where search looks first and how imagined players play on; it never decides by itself.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tinderbox.core.state import ActionList
from tinderbox.games.bretagne.bot.survey import Outlook
from tinderbox.games.bretagne.bot.weights import (
    COIN,
    COIN_LATE,
    LEAD,
    WAY_IN,
    WISH_ENGINEER,
    WISH_ERRAND,
    WISH_FINISH,
    WISH_HOLD,
    WISH_HURRY,
    WISH_LEAD,
    WISH_LOST,
    WISH_MATERIAL,
    WISH_OPEN,
    WISH_ORDER,
    WISH_SAME,
    WISH_STAY,
    WISH_WAY,
    WISH_WOOD,
    WORKER,
)
from tinderbox.games.bretagne.rules import phases
from tinderbox.games.bretagne.rules.board import (
    BARGE_CODE,
    BREST,
    BREST_BUY,
    BUILD_CODE,
    BUY_CARDS,
    BUY_CARDS_CODE,
    BUY_CODE,
    DONE_CODE,
    EQUIP_CODE,
    EQUIPMENT,
    EXCHANGE_CODE,
    FLOORS,
    HARBOUR_CODE,
    HIRE_ONE,
    HIRE_TWO,
    HIRE_TWO_CODE,
    KEEP_CODE,
    KEEP_NOTHING_CODE,
    LEVELS,
    LOAD_CODE,
    LORIENT_BUY,
    MATERIALS,
    ON_CODE,
    PAIR_FIRST,
    PAIR_SECOND,
    PASS_CODE,
    RECRUIT,
    RECRUIT_CODE,
    ROUNDS,
    SELL_CARDS_CODE,
    SELL_CODE,
    SITES,
    SLOTS,
    STAY_CODE,
    TAKE_BACK_CODE,
    TRADE_CODE,
    WOOD,
    covers,
)
from tinderbox.games.bretagne.rules.building import engineers_for, injures, payable, place_cost, placed_now
from tinderbox.games.bretagne.rules.coast import (
    AT_HAND,
    DISPLAY,
    HAND,
    HEIGHT,
    IN_HAND,
    MATERIAL as MATERIAL_HELD,
    NEXT_ROW,
    NOWHERE,
    QUIMPER,
    RESERVE,
    SITE_COINS,
    Coast,
)
from tinderbox.games.bretagne.rules.passing import kept_amount, kept_material
from tinderbox.games.bretagne.rules.scoring import card_value
from tinderbox.games.bretagne.rules.trading import is_possible, total_materials

NO_PLACE: Final = -1000000.0
NO_ROW: Final = -1


@final
class Wishes:
    def __init__(self, outlook: Outlook, weights: vec[float]) -> None:
        self.outlook: Outlook = outlook
        self.weights: vec[float] = weights

    def prefer(self, coast: Coast, actions: ActionList, wishes: vec[float]) -> None:
        phase = coast.phase
        if phase == phases.ACT:
            self.wish_acts(coast, actions, wishes)
        elif phase == phases.TRADE:
            self.wish_deals(coast, actions, wishes)
        elif phase == phases.LIGHTHOUSE:
            self.wish_lighthouses(coast, actions, wishes)
        elif phase == phases.TAKE_BACK:
            self.wish_take_backs(coast, actions, wishes)
        elif phase == phases.LOAD:
            for i in range(actions.count):
                wishes[i] = self.loading(coast, actions.items[i] - LOAD_CODE)
        elif phase == phases.BARGE:
            for i in range(actions.count):
                wishes[i] = self.barge(coast, actions.items[i] - BARGE_CODE)
        elif phase == phases.KEEP:
            for i in range(actions.count):
                wishes[i] = self.keeping(actions.items[i])
        elif phase == phases.CARDS:
            self.wish_cards(coast, actions, wishes)
        elif phase == phases.HARBOUR:
            self.wish_harbours(coast, actions, wishes)
        else:
            for i in range(actions.count):
                wishes[i] = 0.0

    def coin(self, coast: Coast) -> float:
        return self.weights[COIN if coast.round < ROUNDS else COIN_LATE]

    # -- barges and loads ----------------------------------------------------
    def barge(self, coast: Coast, barge: i64) -> float:
        board = coast.board
        spaces: i64 = 0
        for level in range(i64(LEVELS)):
            spaces += i64(board.barge_spaces[barge * LEVELS + level])
        worth = float(spaces) + self.weights[WISH_ENGINEER] * float(i64(board.barge_engineers[barge]))
        worth += self.coin(coast) * float(i64(board.barge_coins[barge])) + float(i64(board.barge_saves[barge]))
        return worth - self.weights[WISH_ORDER] * float(barge)

    def loading(self, coast: Coast, material: i64) -> float:
        spaces = i64(coast.board.barge_spaces[coast.rank * LEVELS + coast.step])
        there = coast.pooled(QUIMPER + material)
        amount = spaces if spaces < there else there
        return float(amount) * (1.0 + self.need(coast, material))

    def need(self, coast: Coast, material: i64) -> float:
        """How welcome one more of a material is."""
        w = self.weights
        need = -w[WISH_SAME] * float(coast.own(coast.seat, MATERIAL_HELD + material))
        return need + w[WISH_WOOD] if material == WOOD else need

    # -- acting --------------------------------------------------------------
    def wish_acts(self, coast: Coast, actions: ActionList, wishes: vec[float]) -> None:
        self.outlook.note_ways_in(coast, coast.seat)
        for i in range(actions.count):
            code = actions.items[i]
            if code >= BUILD_CODE:
                wishes[i] = NO_PLACE
            elif code == PASS_CODE:
                wishes[i] = self.passing(coast)
            else:
                wishes[i] = self.errand(coast, code - TRADE_CODE)
        if actions.items[actions.count - 1] >= BUILD_CODE:
            self.wish_tiles(coast, actions, wishes)

    def wish_tiles(self, coast: Coast, actions: ActionList, wishes: vec[float]) -> None:
        """A tile is worth as much as on the best lighthouse that can then be paid for; only its row makes it so."""
        have = coast.materials_of(coast.seat)
        ready = payable(coast, coast.seat, have)
        for lighthouse in range(i64(SITES)):
            if (ready >> lighthouse) & 1 == 0:
                continue
            left = have - place_cost(coast, coast.site_of(lighthouse))
            known: i64 = NO_ROW
            gain = 0.0
            for i in range(actions.count):
                space = actions.items[i] - BUILD_CODE
                if space >= 0 and covers(left, coast.board.kind_cost[coast.pooled(DISPLAY + space) - 1]):
                    if space // SLOTS != known:
                        known = space // SLOTS
                        gain = self.building(coast, lighthouse, known)
                    if gain > wishes[i]:
                        wishes[i] = gain

    def wish_lighthouses(self, coast: Coast, actions: ActionList, wishes: vec[float]) -> None:
        """Where the tile in hand is worth most."""
        self.outlook.note_ways_in(coast, coast.seat)
        row = i64(coast.board.kind_row[coast.pooled(IN_HAND) - 1])
        for i in range(actions.count):
            wishes[i] = self.building(coast, actions.items[i] - ON_CODE, row)

    def keeping(self, code: i64) -> float:
        if code == KEEP_NOTHING_CODE:
            return 0.0
        more = 0.1 if kept_material(code - KEEP_CODE) == WOOD else 0.0
        return float(kept_amount(code - KEEP_CODE)) + more

    def building(self, coast: Coast, lighthouse: i64, row: i64) -> float:
        """Workers to be placed and what comes with them, less what else they could have done."""
        board = coast.board
        w = self.weights
        seat = coast.seat
        site = coast.site_of(lighthouse)
        height = coast.tower(site, HEIGHT)
        cost = row + 1 + i64(board.extra_count[lighthouse]) + (1 if height > 0 else 0)
        at_hand = coast.own(seat, AT_HAND)
        placed = cost if cost < at_hand else at_hand
        gain = 2.0 * float(placed) - w[WISH_MATERIAL] * float(cost)
        gain -= w[WISH_ENGINEER] * float(engineers_for(coast, seat, site))
        gain += self.coin(coast) * float(i64(board.row_coins[row]) + coast.tower(site, SITE_COINS))
        gain += w[WISH_HOLD] * float(i64(board.row_cards[row]))
        if injures(coast, site):
            gain -= w[WISH_LOST]
        if height + 1 == FLOORS and coast.workers_on(site, seat) > 0:
            gain += w[WISH_FINISH]
        return gain + self.staying(coast, site, placed)

    def staying(self, coast: Coast, site: i64, placed: i64) -> float:
        """What workers may find if they stay where they build: the majority, cards to play, a way into a harbour."""
        outlook = self.outlook
        w = self.weights
        seat = coast.seat
        outlook.count_workers(coast, site)
        before = i64(outlook.on_site[seat])
        most = outlook.most_of_others(seat)
        gain = 0.0
        if before <= most < before + placed:
            gain += w[WISH_LEAD] * float(i64(coast.board.majority[i64(coast.board.site_group[site])]))
        cards = coast.hand_size(seat) - before
        if cards > 0:
            gain += w[WISH_OPEN] * float(cards if cards < placed else placed)
        if before == 0:
            gain += w[WISH_WAY] * outlook.way_in[i64(coast.board.site_area[site])]
        return gain * outlook.chance_with(coast, site, 1)

    def passing(self, coast: Coast) -> float:
        """The sooner, the better the place (A15); at the end it counts (E3)."""
        place: i64 = 0
        while coast.pooled(NEXT_ROW + place) != NOWHERE:
            place += 1
        stay = self.weights[WISH_STAY]
        if coast.round == ROUNDS:
            return float(i64(coast.board.pontivy[place])) / 2.0 - stay
        return self.weights[WISH_HURRY] - stay if place == 0 else -stay

    # -- trading -------------------------------------------------------------
    def errand(self, coast: Coast, city: i64) -> float:
        """The best deal to be made in a city."""
        best = -1.0
        if city == BREST:
            if is_possible(coast, BREST_BUY):
                best = self.deal(coast, 2.0, 0.0, -2.0)
            if is_possible(coast, HIRE_ONE):
                best = greater(best, self.deal(coast, 0.0, 1.0, -2.0))
            if is_possible(coast, HIRE_TWO):
                best = greater(best, self.deal(coast, 0.0, 2.0, -3.0))
            if total_materials(coast, coast.seat) > 1:
                best = greater(best, self.deal(coast, -2.0, 0.0, 2.0))
        else:
            if is_possible(coast, LORIENT_BUY):
                best = self.deal(coast, 2.0, 0.0, -3.0)
            if coast.hand_size(coast.seat) > 0:
                best = greater(best, self.deal(coast, 1.0, 0.0, 1.0) - self.poorest_card(coast))
            if is_possible(coast, BUY_CARDS):
                best = greater(best, self.cards_bought(coast))
            if is_possible(coast, RECRUIT):
                best = greater(best, self.recruit(coast))
        return best - self.weights[WISH_ERRAND]

    def deal(self, coast: Coast, materials: float, engineers: float, coins: float) -> float:
        """What a change of goods is worth."""
        gain = self.outlook.goods_with(coast, coast.seat, materials, engineers)
        gain -= self.outlook.goods_with(coast, coast.seat, 0.0, 0.0)
        return gain + coins * self.coin(coast)

    def card_held(self, coast: Coast, kind: i64) -> float:
        return self.outlook.card(coast, kind)

    def poorest_card(self, coast: Coast) -> float:
        poorest = 100.0
        for kind in range(i64(EQUIPMENT)):
            if coast.own(coast.seat, HAND + kind) > 0 and self.card_held(coast, kind) < poorest:
                poorest = self.card_held(coast, kind)
        return poorest

    def cards_bought(self, coast: Coast) -> float:
        return 2.0 * self.outlook.next_card(coast, coast.seat) - 3.0 * self.coin(coast)

    def recruit(self, coast: Coast) -> float:
        rounds = float(self.outlook.rounds_left(coast))
        few = 1.0 if coast.own(coast.seat, AT_HAND) < 4 and coast.own(coast.seat, RESERVE) > 0 else 0.0
        return self.weights[WORKER] * rounds + few - 4.0 * self.coin(coast)

    def wish_deals(self, coast: Coast, actions: ActionList, wishes: vec[float]) -> None:
        price = 2.0 if coast.city == BREST else 3.0
        for i in range(actions.count):
            code = actions.items[i]
            wish = 0.0
            if code >= EXCHANGE_CODE:
                choice = code - EXCHANGE_CODE
                wish = self.deal(coast, 1.0, 0.0, 1.0) - self.card_held(coast, choice // MATERIALS)
                wish += self.need(coast, choice % MATERIALS)
            elif code >= SELL_CARDS_CODE:
                choice = code - SELL_CARDS_CODE
                wish = 3.0 * self.coin(coast) - self.card_held(coast, i64(PAIR_FIRST[choice]))
                wish -= self.card_held(coast, i64(PAIR_SECOND[choice]))
            elif code >= SELL_CODE:
                wish = self.deal(coast, -2.0, 0.0, 2.0) - self.pair_need(coast, code - SELL_CODE)
            elif code >= BUY_CODE:
                wish = self.deal(coast, 2.0, 0.0, -price) + self.pair_need(coast, code - BUY_CODE)
            elif code == BUY_CARDS_CODE:
                wish = self.cards_bought(coast)
            elif code == RECRUIT_CODE:
                wish = self.recruit(coast)
            elif code == HIRE_TWO_CODE:
                wish = self.deal(coast, 0.0, 2.0, -3.0)
            elif code > DONE_CODE:
                wish = self.deal(coast, 0.0, 1.0, -2.0)
            elif code < PASS_CODE:
                wish = self.errand(coast, code - TRADE_CODE)
            wishes[i] = wish

    def pair_need(self, coast: Coast, choice: i64) -> float:
        return self.need(coast, i64(PAIR_FIRST[choice])) + self.need(coast, i64(PAIR_SECOND[choice]))

    # -- workers -------------------------------------------------------------
    def wish_take_backs(self, coast: Coast, actions: ActionList, wishes: vec[float]) -> None:
        """Points at once, or a place on the lighthouse and perhaps in a harbour."""
        outlook = self.outlook
        w = self.weights
        seat = coast.seat
        site = coast.site
        placed = placed_now(coast)
        outlook.count_workers(coast, site)
        before = i64(outlook.on_site[seat]) - placed
        most = outlook.most_of_others(seat)
        chance = outlook.chance(coast, site)
        outlook.note_ways_in(coast, seat)
        way_in = w[WAY_IN] * chance * outlook.way_in[i64(coast.board.site_area[site])]
        rounds = float(outlook.rounds_left(coast))
        cards = coast.hand_size(seat)
        for i in range(actions.count):
            back = actions.items[i] - TAKE_BACK_CODE
            staying = before + placed - back
            wish = (2.0 + w[WORKER] * (rounds + 0.5)) * float(back)
            if staying > 0:
                wish += outlook.on_lighthouse(coast, site, staying, staying > most, chance)
                if before == 0:
                    wish += way_in
                used = cards if cards < staying else staying
                wish += chance * w[WISH_HOLD] * float(used)
            wishes[i] = wish

    def wish_cards(self, coast: Coast, actions: ActionList, wishes: vec[float]) -> None:
        hold = self.weights[WISH_HOLD] if coast.round < ROUNDS else 0.0
        leave = self.leaving(coast)
        for i in range(actions.count):
            code = actions.items[i]
            wishes[i] = 0.0
            if code != DONE_CODE:
                wishes[i] = float(card_value(coast, code - EQUIP_CODE)) - hold - leave

    def leaving(self, coast: Coast) -> float:
        """What is lost when one worker leaves the lighthouse that is scored: its point, perhaps the majority."""
        outlook = self.outlook
        site = coast.site
        seat = coast.seat
        lost = float(coast.board.left_on)
        if outlook.count_workers(coast, site) != seat:
            return lost
        workers = i64(outlook.on_site[seat])
        most = outlook.most_of_others(seat)
        if workers - 1 < most or workers == 1:
            lost += self.weights[LEAD] * float(i64(coast.board.majority[i64(coast.board.site_group[site])]))
        return lost

    def wish_harbours(self, coast: Coast, actions: ActionList, wishes: vec[float]) -> None:
        leave = self.leaving(coast)
        for i in range(actions.count):
            code = actions.items[i]
            wishes[i] = 0.0
            if code != STAY_CODE:
                others = coast.harbour_workers(code - HARBOUR_CODE)
                worth = self.outlook.harbour(coast, code - HARBOUR_CODE, others + 1)
                wishes[i] = worth - self.coin(coast) * float(others) - leave


def greater(a: float, b: float) -> float:
    return a if a > b else b
