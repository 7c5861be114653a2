"""The Great Fire as a state: whose turn it is, what is legal, what an action does. T, F12, D1, D5, P6, P9."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from tinderbox.core.engine.bits import some
from tinderbox.core.engine.rng import Rng
from tinderbox.core.state import ActionList
from tinderbox.games.great_fire.rules import (
    actions as player_actions,
    board as b,
    fire,
    non_player_turn as city_turn,
    phases,
    scoring,
    setup,
    turn,
)
from tinderbox.games.great_fire.rules.board import Board
from tinderbox.games.great_fire.rules.city import HAND, HELD, UNSEEN, City
from tinderbox.games.great_fire.rules.observation import observe
from tinderbox.games.great_fire.rules.redeal import redeal


@mypyc_attr(free_list_len=1)  # a bot makes and drops one copy after another
@final
class GreatFireState(City):
    """A game between two steps: whose turn it is, what is legal, and what an action does."""

    def __init__(self, board: Board, twin: "City | None" = None) -> None:
        super().__init__(board, twin)
        if twin is None:
            setup.begin(self)

    def copy(self) -> "GreatFireState":
        return GreatFireState(self.board, self)

    # -- what is legal -------------------------------------------------------
    def list_actions(self, actions: ActionList) -> None:
        actions.clear()
        phase = self.phase
        if phase == phases.ACTIONS:
            player_actions.list_actions(self, actions)
        elif phase == phases.CARD:
            self.list_cards(actions)
        elif phase == phases.ORIGIN:
            self.list_origins(actions)
        elif phase == phases.DESTINATION:
            self.list_destinations(actions)
        elif phase == phases.DRAW or phase == phases.CITY_CARD:
            setup.list_cards(self, actions)
        elif phase == phases.INTENSIFY:
            self.list_fuel(actions)
        elif phase == phases.TOKEN:
            for kind in range(i64(b.KINDS)):
                actions.add_result(b.TOKEN_DRAW + kind, self.pooled(UNSEEN + kind))
        elif phase == phases.EXCHANGE:
            setup.list_exchange(self, actions)
        elif phase <= phases.START:
            setup.list_draw(self, actions)
        elif phase == phases.PLACE_BAND or phase == phases.PLACE_LANDOWNER:
            setup.list_places(self, actions)
        elif phase == phases.CITY_COLOUR:
            city_turn.list_rankings(self, actions)
        elif phase == phases.CITY_DESTINATION:
            city_turn.list_destinations(self, actions)
        elif phase == phases.CITY_ORIGIN:
            city_turn.list_origins(self, actions)
        elif phase == phases.CITY_MUSTER:
            city_turn.list_musters(self, actions)
        elif phase == phases.CITY_BAND:
            city_turn.list_steps(self, actions)

    def list_cards(self, actions: ActionList) -> None:
        """F1: a card that allows a fire move, F12: also with a double move; F13: if none does, any is discarded."""
        fires = fire.movable_fires(self)
        for direction in range(i64(b.DIRECTIONS)):
            if self.own(self.seat, HAND + direction) > 0 and some(fire.reach(self, fires, direction)):
                actions.add(b.CARD_CODE + direction)
        playable = actions.count
        if playable > 0 and self.own(self.seat, HELD + b.DOUBLE) > 0:
            for i in range(playable):
                actions.add(actions.items[i] - b.CARD_CODE + b.CARD_DOUBLE_CODE)
        elif playable == 0:
            for direction in range(i64(b.DIRECTIONS)):
                if self.own(self.seat, HAND + direction) > 0:
                    actions.add(b.DISCARD_CODE + direction)

    def list_origins(self, actions: ActionList) -> None:
        fire.list_districts(actions, fire.origins_for(self, self.card), b.FROM_CODE)

    def list_destinations(self, actions: ActionList) -> None:
        """F5: only the best class this fire can reach."""
        reached = fire.destinations(self, fire.fire_around(self, self.origin), self.card)
        fire.list_districts(actions, reached, self.board.to_code)

    def list_fuel(self, actions: ActionList) -> None:
        fire.list_districts(actions, fire.fuel(self), self.board.add_code)

    # -- what happens --------------------------------------------------------
    def apply(self, code: i64) -> None:
        phase = self.phase
        if phase == phases.ACTIONS:
            turn.act(self, code)
        elif phase == phases.CARD:
            if code < b.CARD_DOUBLE_CODE:
                turn.play_card(self, code - b.CARD_CODE, False)
            elif code < b.DISCARD_CODE:
                turn.play_card(self, code - b.CARD_DOUBLE_CODE, True)
            else:
                turn.discard_card(self, code - b.DISCARD_CODE)
        elif phase == phases.ORIGIN:
            turn.choose_origin(self, code - b.FROM_CODE)
        elif phase == phases.DESTINATION:
            turn.expand(self, code - self.board.to_code)
        elif phase == phases.DRAW:
            turn.draw_card(self, code - b.CARD_DRAW)
        elif phase == phases.INTENSIFY:
            turn.place_fire(self, code - self.board.add_code)
        elif phase == phases.TOKEN:
            turn.see_token(self, code - b.TOKEN_DRAW)
        elif phase == phases.EXCHANGE or phase == phases.PLACE_BAND or phase == phases.PLACE_LANDOWNER:
            self.set_up(code)
        elif phase <= phases.START:
            setup.apply_draw(self, code)
        else:
            self.apply_city(code)

    def set_up(self, code: i64) -> None:
        if self.phase == phases.EXCHANGE:
            if code == b.KEEP_CODE:
                setup.keep_hand(self)
            else:
                setup.redraw_hand(self)
        elif self.phase == phases.PLACE_BAND:
            setup.place_band(self, code - self.board.place_code)
        elif setup.place_landowner(self, code - self.board.place_code):
            if self.board.players == 2:
                city_turn.lay_piles(self)
            turn.begin_turn(self, self.start)

    # -- P: the non-player turn ----------------------------------------------
    def apply_city(self, code: i64) -> None:
        """P6: a card for the direction, a colour card, the fire, a band card, the bands."""
        done = False
        if self.phase == phases.CITY_CARD:
            city_turn.turn_card(self, code - b.CARD_DRAW)
            if turn.uncover(self):
                turn.start_intensifying(self, phases.THEN_CITY)
            else:
                city_turn.await_ranking(self)
        elif self.phase == phases.CITY_COLOUR:
            city_turn.turn_ranking(self, code - b.RANKING_DRAW)
        elif self.phase == phases.CITY_DESTINATION:
            city_turn.decide_destination(self, code - self.board.to_code, True)
        elif self.phase == phases.CITY_ORIGIN:
            city_turn.decide_origin(self, code - b.FROM_CODE, True)
        elif self.phase == phases.CITY_MUSTER:
            done = city_turn.turn_muster(self, code - b.MUSTER_DRAW)
        elif self.phase == phases.CITY_BAND:
            done = city_turn.march(self, city_turn.step(self, code - self.board.band_code, city_turn.CHOSEN))
        if done:
            turn.count_down(self)
            turn.next_seat(self)

    # -- the rest of the contract --------------------------------------------
    def redeal(self, seat: i64, rng: Rng) -> None:
        redeal(self, seat, rng)

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def ahead(self, seat: i64, other: i64) -> bool:
        return scoring.ahead(self, seat, other)

    def observe(self, seat: i64) -> vec[u8]:
        return observe(self, seat)
