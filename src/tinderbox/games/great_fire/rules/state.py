"""The Great Fire as a state: whose turn it is, what is legal, what an action does. T, F12, D1, D5, P6, P9."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from tinderbox.core.engine.bits import has, lowest, minus, single, some, without_lowest
from tinderbox.core.engine.rng import Rng
from tinderbox.core.state import NATURE, ActionList
from tinderbox.games.great_fire.position.redeal import redeal
from tinderbox.games.great_fire.rules import (
    actions as player_actions,
    fire,
    non_player_turn as city_turn,
    phases,
    scoring,
    setup,
)
from tinderbox.games.great_fire.rules.board import (
    CARD_CODE,
    CARD_DOUBLE_CODE,
    CARD_DRAW,
    DIRECTIONS,
    DISCARD_CODE,
    DOUBLE,
    DOUBLE_CODE,
    END_CODE,
    FROM_CODE,
    KEEP_CODE,
    KINDS,
    MUSTER_DRAW,
    RANKING_DRAW,
    TOKEN_DRAW,
    Board,
)
from tinderbox.games.great_fire.rules.city import DECK, HAND, HELD, NONE, PLAYED, SHOWN, UNSEEN, USED, City
from tinderbox.games.great_fire.rules.observation import observe

DOUBLE_MOVES: Final = 2  # fire moves under a card with a double move (F12)


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
            for kind in range(i64(KINDS)):
                actions.add_result(TOKEN_DRAW + kind, self.pooled(UNSEEN + kind))
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
        for direction in range(i64(DIRECTIONS)):
            if self.own(self.seat, HAND + direction) > 0 and some(fire.reach(self, fires, direction)):
                actions.add(CARD_CODE + direction)
        playable = actions.count
        if playable > 0 and self.own(self.seat, HELD + DOUBLE) > 0:
            for i in range(playable):
                actions.add(actions.items[i] - CARD_CODE + CARD_DOUBLE_CODE)
        elif playable == 0:
            for direction in range(i64(DIRECTIONS)):
                if self.own(self.seat, HAND + direction) > 0:
                    actions.add(DISCARD_CODE + direction)

    def list_origins(self, actions: ActionList) -> None:
        rest = fire.origins_for(self, self.card)
        while some(rest):
            d = lowest(rest)
            rest = without_lowest(rest)
            actions.add(FROM_CODE + d)

    def list_destinations(self, actions: ActionList) -> None:
        """F5: only the best class this fire can reach."""
        rest = fire.destinations(self, fire.fire_around(self, self.origin), self.card)
        while some(rest):
            d = lowest(rest)
            rest = without_lowest(rest)
            actions.add(self.board.to_code + d)

    def list_fuel(self, actions: ActionList) -> None:
        rest = fire.fuel(self)
        while some(rest):
            d = lowest(rest)
            rest = without_lowest(rest)
            actions.add(self.board.add_code + d)

    # -- what happens --------------------------------------------------------
    def apply(self, code: i64) -> None:
        phase = self.phase
        if phase == phases.ACTIONS:
            self.act(code)
        elif phase == phases.CARD:
            if code < CARD_DOUBLE_CODE:
                self.play_card(code - CARD_CODE, False)
            elif code < DISCARD_CODE:
                self.play_card(code - CARD_DOUBLE_CODE, True)
            else:
                self.discard_card(code - DISCARD_CODE)
        elif phase == phases.ORIGIN:
            self.origin = code - FROM_CODE
            self.wait(phases.DESTINATION, self.seat)
        elif phase == phases.DESTINATION:
            self.expand(code - self.board.to_code)
        elif phase == phases.DRAW:
            self.draw_card(code - CARD_DRAW)
        elif phase == phases.INTENSIFY:
            fire.add_fire(self, code - self.board.add_code, self.seat)
            self.pending -= 1
            self.intensify()
        elif phase == phases.TOKEN:
            self.see_token(code - TOKEN_DRAW)
        elif phase == phases.EXCHANGE or phase == phases.PLACE_BAND or phase == phases.PLACE_LANDOWNER:
            self.set_up(code)
        elif phase <= phases.START:
            setup.apply_draw(self, code)
        else:
            self.apply_city(code)

    def set_up(self, code: i64) -> None:
        if self.phase == phases.EXCHANGE:
            if code == KEEP_CODE:
                setup.keep_hand(self)
            else:
                setup.redraw_hand(self)
        elif self.phase == phases.PLACE_BAND:
            setup.place_band(self, code - self.board.place_code)
        elif setup.place_landowner(self, code - self.board.place_code):
            if self.board.players == 2:
                city_turn.lay_piles(self)
            self.begin_turn(self.start)

    # -- T: the turn ---------------------------------------------------------
    def begin_turn(self, seat: i64) -> None:
        """T1: expand the fire, then actions, then draw."""
        self.seat = seat
        self.turn += 1
        self.card = NONE
        self.doubled = False
        self.log(phases.TURN_BEGUN, seat, self.turn)
        self.wait(phases.CARD, seat)

    def lay_down(self, direction: i64) -> None:
        """Lay a card face up; what everybody knew of the hand stays known."""
        self.give(self.seat, HAND + direction, -1)
        if self.own(self.seat, SHOWN + direction) > 0:
            self.give(self.seat, SHOWN + direction, -1)
        self.add_pool(PLAYED + direction, 1)

    def play_card(self, direction: i64, double: bool) -> None:
        """F1; F12: a double move that is held is declared with the card."""
        self.lay_down(direction)
        self.card = direction
        self.moves = 1
        self.log(phases.CARD_PLAYED, self.seat, direction)
        if double:
            self.moves = DOUBLE_MOVES
            self.spend_double(True)
        self.wait(phases.ORIGIN, self.seat)

    def discard_card(self, direction: i64) -> None:
        """F13: the hand is shown, one card goes, three fires are added."""
        self.lay_down(direction)
        for known in range(i64(DIRECTIONS)):
            self.put(self.seat, SHOWN + known, self.own(self.seat, HAND + known))
        self.log(phases.CARD_DISCARDED, self.seat, direction)
        self.log(phases.HAND_SHOWN, self.seat)
        self.start_intensifying(phases.THEN_ACTIONS)

    def expand(self, destination: i64) -> None:
        origin = self.origin
        self.origin = NONE
        self.moves -= 1
        burnt = fire.move_fire(self, origin, destination, self.seat)
        if burnt and has(self.tokened, destination):
            self.take_token(destination)
        else:
            self.go_on()

    def take_token(self, district: i64) -> None:
        """F11: the player who burns a district's houses takes its token and looks at it."""
        self.tokened = minus(self.tokened, single(district))
        self.log(phases.TOKEN_TAKEN, self.seat, district)
        self.wait(phases.TOKEN, NATURE)

    def see_token(self, kind: i64) -> None:
        """F11; F12: what the first move took may be played at once, unless a double move was declared."""
        self.add_pool(UNSEEN + kind, -1)
        self.give(self.seat, HELD + kind)
        self.log(phases.TOKEN_SEEN, self.seat, kind)
        if not self.doubled:
            self.just_taken = kind
        self.go_on()

    def go_on(self) -> None:
        """F12: a second move that was declared must be made if one is possible; then come the actions."""
        if self.moves > 0:
            if fire.can_move(self, self.card):
                self.wait(phases.ORIGIN, self.seat)
                return
            self.moves = 0
            self.log(phases.DOUBLE_VOID, self.seat)
        self.start_actions()

    def start_actions(self) -> None:
        self.points = player_actions.POINTS
        self.wait(phases.ACTIONS, self.seat)

    def act(self, code: i64) -> None:
        board = self.board
        if code == DOUBLE_CODE:
            self.play_double()
            return
        self.just_taken = NONE
        if code >= board.demolish_code:
            player_actions.demolish(self, code - board.demolish_code)
        elif code >= board.walk_code:
            self.points -= 1
            if code >= board.extinguish_code:
                player_actions.extinguish(self, code - board.extinguish_code)
            elif code >= board.band_code:
                player_actions.lead_band(self, code - board.band_code, self.seat)
            else:
                player_actions.walk(self, code - board.walk_code)
        elif code == END_CODE:
            self.end_actions()

    def play_double(self) -> None:
        """F12: a second fire move under the same card, with the token that the first one took."""
        self.just_taken = NONE
        self.points = 0
        self.moves = 1
        self.spend_double(False)
        self.wait(phases.ORIGIN, self.seat)

    def spend_double(self, declared: bool) -> None:
        """F12: the token is shown and leaves the game."""
        self.give(self.seat, HELD + DOUBLE, -1)
        self.add_pool(USED + DOUBLE, 1)
        self.doubled = True
        self.log(phases.DOUBLE_PLAYED, self.seat, 1 if declared else 0)

    def end_actions(self) -> None:
        self.points = 0
        if self.finals >= 0:
            self.finish_turn()
        else:
            self.wait(phases.DRAW, NATURE)

    # -- D: draw and intensify -----------------------------------------------
    def draw_card(self, direction: i64) -> None:
        """D1: back to five cards."""
        self.add_pool(DECK + direction, -1)
        self.give(self.seat, HAND + direction)
        self.drawn += 1
        self.log(phases.CARD_DRAWN, self.seat, direction)
        if self.uncover():
            self.start_intensifying(phases.THEN_FINISH)
        else:
            self.finish_turn()

    def uncover(self) -> bool:
        """Return whether the card just taken lay on a stack card (D1). The last one begins the end (D5, P9)."""
        uncovers = self.board.uncovers
        stacks = i64(len(uncovers))
        if self.uncovered == stacks or self.drawn < i64(uncovers[self.uncovered]):
            return False
        self.uncovered += 1
        self.log(phases.STACK_UNCOVERED, self.board.stack_cards - self.uncovered)
        if self.uncovered == stacks:
            self.log(phases.LAST_TURNS, self.board.last_turns, self.board.city_last_turns)
            self.finals = self.board.last_turns + 1  # the turn that uncovers it is not one of them
        return True

    def start_intensifying(self, then: i64) -> None:
        """D2: three fires, one by one."""
        self.then = then
        self.pending = fire.INTENSIFYING
        self.intensify()

    def intensify(self) -> None:
        """D4, B9: as many fires as possible must be placed; the rest are forgone."""
        if self.pending > 0 and some(fire.fuel(self)):
            self.wait(phases.INTENSIFY, self.seat)
            return
        if self.pending > 0:
            self.log(phases.FIRES_FORGONE, self.pending, 1 if self.supply == 0 else 0)
            self.pending = 0
        if self.then == phases.THEN_ACTIONS:
            self.start_actions()
        elif self.then == phases.THEN_FINISH:
            self.finish_turn()
        else:
            city_turn.await_ranking(self)

    def finish_turn(self) -> None:
        """With two players a non-player turn follows each player's turn (P6)."""
        if self.count_down():
            self.finish()
        elif self.board.players == 2:
            self.turn += 1
            self.wait(phases.CITY_CARD, NATURE)
        else:
            self.next_seat()

    def count_down(self) -> bool:
        """D5, O2, P9: count the turns once nobody draws any more; return whether this was the last."""
        if self.finals > 0:
            self.finals -= 1
        return self.finals == 0

    def next_seat(self) -> None:
        self.begin_turn((self.seat + 1) % self.board.players)

    # -- P: the non-player turn ----------------------------------------------
    def apply_city(self, code: i64) -> None:
        """P6: a card for the direction, a colour card, the fire, a band card, the bands."""
        done = False
        if self.phase == phases.CITY_CARD:
            city_turn.turn_card(self, code - CARD_DRAW)
            if self.uncover():
                self.start_intensifying(phases.THEN_CITY)
            else:
                city_turn.await_ranking(self)
        elif self.phase == phases.CITY_COLOUR:
            city_turn.turn_ranking(self, code - RANKING_DRAW)
        elif self.phase == phases.CITY_DESTINATION:
            city_turn.decide_destination(self, code - self.board.to_code, True)
        elif self.phase == phases.CITY_ORIGIN:
            city_turn.decide_origin(self, code - FROM_CODE, True)
        elif self.phase == phases.CITY_MUSTER:
            done = city_turn.turn_muster(self, code - MUSTER_DRAW)
        elif self.phase == phases.CITY_BAND:
            done = city_turn.march(self, city_turn.step(self, code - self.board.band_code, city_turn.CHOSEN))
        if done:
            self.count_down()
            self.next_seat()

    # -- the rest of the contract --------------------------------------------
    def redeal(self, seat: i64, rng: Rng) -> None:
        redeal(self, seat, rng)

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def ahead(self, seat: i64, other: i64) -> bool:
        return scoring.ahead(self, seat, other)

    def observe(self, seat: i64) -> vec[u8]:
        return observe(self, seat)
