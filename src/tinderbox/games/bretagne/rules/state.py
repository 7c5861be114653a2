"""Bretagne as a state: the round in its order, what is legal, what an action does. R1, A1."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from tinderbox.core.engine.rng import Rng
from tinderbox.core.state import ActionList
from tinderbox.games.bretagne.rules import (
    board as b,
    building,
    cards,
    loading,
    passing,
    phases,
    preparation,
    scoring,
    setup,
    trading,
)
from tinderbox.games.bretagne.rules.board import Board
from tinderbox.games.bretagne.rules.coast import Coast
from tinderbox.games.bretagne.rules.observation import observe
from tinderbox.games.bretagne.rules.redeal import redeal


@mypyc_attr(free_list_len=1)  # a bot makes and drops one copy after another
@final
class BretagneState(Coast):
    def __init__(self, board: Board, twin: "Coast | None" = None) -> None:
        super().__init__(board, twin)
        if twin is None:
            setup.begin(self)

    # -- what is legal -------------------------------------------------------
    def list_actions(self, actions: ActionList) -> None:
        actions.clear()
        phase = self.phase
        if phase == phases.ACT:
            self.list_acts(actions)
        elif phase == phases.TRADE:
            trading.list_deals(self, actions)
        elif phase == phases.LIGHTHOUSE:
            building.list_lighthouses(self, actions)
        elif phase == phases.TAKE_BACK:
            building.list_take_backs(self, actions)
        elif phase == phases.EQUIPMENT:
            cards.list_cards(self, actions)
        elif phase == phases.LOAD:
            loading.list_materials(self, actions)
        elif phase == phases.TILES:
            preparation.list_tiles(self, actions)
        elif phase == phases.BARGE:
            preparation.list_barges(self, actions)
        elif phase == phases.KEEP:
            passing.list_kept(self, actions)
        elif phase == phases.CARDS:
            scoring.list_equipment(self, actions)
        elif phase == phases.HARBOUR:
            scoring.list_harbours(self, actions)
        elif phase == phases.PRODUCTION:
            preparation.list_productions(self, actions)
        elif phase == phases.FORECAST:
            setup.list_forecast(self, actions)
        elif phase != phases.OVER:
            setup.list_draw(self, actions)

    def list_acts(self, actions: ActionList) -> None:
        """A1: build, trade or pass; passing is always possible."""
        trading.list_visits(self, actions)
        actions.add(b.PASS_CODE)
        building.list_builds(self, actions)

    # -- what happens --------------------------------------------------------
    def apply(self, code: i64) -> None:
        phase = self.phase
        if phase == phases.ACT:
            self.act(code)
        elif phase == phases.TRADE:
            self.trade(code)
        elif phase == phases.LIGHTHOUSE:
            building.place_tile(self, code - b.ON_CODE)
            self.choose_take_back()
        elif phase == phases.TAKE_BACK:
            building.take_back(self, code - b.TAKE_BACK_CODE)
            self.next_action()
        elif phase == phases.EQUIPMENT:
            self.draw_card(code - b.EQUIPMENT_DRAW)
        elif phase == phases.LOAD:
            loading.load(self, code - b.LOAD_CODE)
            self.load_barges()
        elif phase == phases.TILES:
            preparation.lay_tile(self, code - b.TILE_DRAW)
            self.fill_spaces()
        elif phase == phases.BARGE:
            if preparation.take_barge(self, code - b.BARGE_CODE):
                self.collect_income()
        elif phase == phases.KEEP:
            passing.keep(self, code)
            self.next_action()
        elif phase == phases.CARDS:
            self.equip(code)
        elif phase == phases.HARBOUR:
            self.move_to_harbour(code)
        else:
            self.turn_up(code)

    def turn_up(self, code: i64) -> None:
        """A draw of the set-up or the preparation."""
        phase = self.phase
        if phase == phases.PRODUCTION:
            preparation.fill_quimper(self, code - b.PRODUCTION_DRAW)
            if self.round == 1:  # R6, R7: tiles and weather lie there from the set-up
                self.load_barges()
            else:
                self.fill_spaces()
        elif phase == phases.FORECAST:
            preparation.show_forecast(self, code - b.FORECAST_DRAW)
            if self.round == 0:
                self.fill_spaces()
            else:
                self.load_barges()
        elif phase == phases.ORDER:
            if setup.place_seat(self, code - b.SEAT_DRAW):
                preparation.begin_round(self)
        else:
            setup.apply_draw(self, code)

    # -- R: preparation, L: loading ------------------------------------------
    def collect_income(self) -> None:
        """R3–R5; nobody has a worker in a harbour in the first round."""
        if preparation.collect_income(self):
            preparation.fill_brest(self)

    def fill_spaces(self) -> None:
        """S5 or R6, and what follows it: the initial order, or the weather (R7)."""
        if preparation.next_space(self):
            return
        if self.round == 0:
            setup.begin_order(self)
        elif not preparation.turn_weather(self):
            self.load_barges()

    def load_barges(self) -> None:
        if not loading.next_barge(self):
            passing.begin_actions(self)
            self.next_action()

    # -- A: actions ----------------------------------------------------------
    def next_action(self) -> None:
        if not passing.next_player(self):
            scoring.begin_scoring(self)
            self.score_lighthouses()

    def act(self, code: i64) -> None:
        """A1."""
        if code >= b.BUILD_CODE:
            if not building.buy_tile(self, code - b.BUILD_CODE):
                self.wait(phases.LIGHTHOUSE, self.seat)
        elif code == b.PASS_CODE:
            if not passing.pass_round(self):
                self.next_action()
        else:
            trading.visit(self, code - b.TRADE_CODE)

    def choose_take_back(self) -> None:
        if not building.ask_take_back(self):
            self.next_action()

    def trade(self, code: i64) -> None:
        if code == b.DONE_CODE:
            trading.leave(self)
            self.next_action()
        elif code < b.PASS_CODE:
            trading.visit(self, code - b.TRADE_CODE)
        else:
            trading.deal(self, code)

    def draw_card(self, kind: i64) -> None:
        cards.receive(self, kind)
        if cards.next_draw(self):
            return
        then = self.then
        self.then = 0
        if then == phases.THEN_LIGHTHOUSE:
            self.wait(phases.LIGHTHOUSE, self.seat)
        elif then == phases.THEN_TRADE:
            self.wait(phases.TRADE, self.seat)
        else:
            self.collect_income()

    # -- W: scoring, E: end --------------------------------------------------
    def score_lighthouses(self) -> None:
        if scoring.next_question(self):
            return
        if scoring.end_round(self):
            scoring.finish(self)
        else:
            preparation.begin_round(self)

    def equip(self, code: i64) -> None:
        """W3: the seat plays cards until it stops or has none left."""
        if code == b.DONE_CODE:
            self.log(phases.CARDS_ENDED, self.seat)
        elif scoring.play_card(self, code - b.EQUIP_CODE):
            return
        scoring.next_in_order(self)
        self.score_lighthouses()

    def move_to_harbour(self, code: i64) -> None:
        if code == b.STAY_CODE:
            self.log(phases.WORKER_STAYED, self.seat)
        else:
            scoring.enter_harbour(self, code - b.HARBOUR_CODE)
        scoring.next_in_order(self)
        self.score_lighthouses()

    def copy(self) -> "BretagneState":
        return BretagneState(self.board, self)

    # -- E: the end of the game ----------------------------------------------
    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def ahead(self, seat: i64, other: i64) -> bool:
        return scoring.ahead(self, seat, other)

    # -- what a seat knows ---------------------------------------------------
    def redeal(self, seat: i64, rng: Rng) -> None:
        redeal(self, seat, rng)

    def observe(self, seat: i64) -> vec[u8]:
        return observe(self, seat)
