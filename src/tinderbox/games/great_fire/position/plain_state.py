"""A state as plain numbers, with what follows from its turn and phase: the invariants are checked on it.

A set of spaces is a whole number, bit d for space d.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import Final

from tinderbox.core.engine.bits import Set
from tinderbox.games.great_fire.pack.names import PackNames
from tinderbox.games.great_fire.rules import city as c, phases
from tinderbox.games.great_fire.rules.actions import DEMOLISHABLE, POINTS
from tinderbox.games.great_fire.rules.board import COLOURS, DIRECTIONS, DOUBLE, HAND as FULL_HAND, KINDS, Board
from tinderbox.games.great_fire.rules.state import GreatFireState

WORD: Final = 60
CITY_PHASES: Final = range(phases.CITY_CARD, phases.CITY_BAND + 1)
MOVING: Final = (phases.ORIGIN, phases.DESTINATION)
FIRE_TO_COME: Final = (phases.CITY_CARD, phases.CITY_COLOUR, phases.CITY_DESTINATION, phases.CITY_ORIGIN)


def joined(pack_names: Set) -> int:
    """A set of the engine as one number."""
    return int(pack_names[0]) | int(pack_names[1]) << WORD


def members(spaces: int) -> Iterator[int]:
    while spaces:
        low = spaces & -spaces
        yield low.bit_length() - 1
        spaces ^= low


def rows(numbers: list[int], width: int) -> list[list[int]]:
    return [numbers[first : first + width] for first in range(0, len(numbers), width)]


class PlainBoard:
    """The board as plain numbers, and the names of things."""

    def __init__(self, pack_names: PackNames, board: Board) -> None:
        self.pack_names: PackNames = pack_names
        self.board: Board = board
        self.players: Final = int(board.players)
        self.two: Final = self.players == 2
        self.each: Final = int(board.colours_each)
        self.districts: Final = int(board.districts)
        self.lane: Final = self.districts
        self.sizes: Final = [int(size) for size in board.size][: self.districts]
        low, high = board.neighbours[::2], board.neighbours[1::2]
        self.neighbours: Final = [joined(pair) for pair in zip(low, high, strict=True)]
        self.all: Final = (1 << self.districts) - 1
        self.large: Final = sum(1 << d for d, size in enumerate(self.sizes) if size > DEMOLISHABLE)
        self.yellow: Final = joined(board.token_districts)
        self.slots: Final = [int(slot) for slot in board.house_slots]
        self.regions: Final = self.districts_by_region()
        self.placeable: Final = frozenset(int(space) for space in board.placeable)
        self.start_bands: Final = Counter(int(space) for space in board.start_bands)
        self.cards: Final = [int(count) for count in board.cards]
        self.tokens: Final = [int(count) for count in board.tokens]
        self.decks: Final = [int(deck) for deck in board.objective_deck]
        self.uncovers: Final = [int(count) for count in board.uncovers]
        self.last_turns: Final = int(board.last_turns)
        self.draws: Final = self.uncovers[-1]  # the turn whose draw is the last (D5, P9)
        self.players_draws: Final = (self.draws + 1) // 2 if self.two else self.draws
        self.final_turn: Final = self.draws + self.last_turns

    def districts_by_region(self) -> list[list[int]]:
        found: list[list[int]] = []
        for slot, district in enumerate(self.slots):
            if self.board.region_start[slot]:
                found.append([])
            if district not in found[-1]:
                found[-1].append(district)
        return found

    def owner(self, start: int, turn: int) -> int:
        """T1, P6: whose turn it is; of a non-player turn, who conducts it."""
        return (start + (turn - 1) // 2) % 2 if self.two else (start + turn - 1) % self.players


class PlainState:
    """One state. It relies only on the ranges of its numbers."""

    def __init__(self, plain_board: PlainBoard, city: GreatFireState) -> None:
        self.plain_board: PlainBoard = plain_board
        self.city: GreatFireState = city
        self.phase: Final = int(city.phase)
        self.turn: Final = int(city.turn)
        self.seat: Final = int(city.seat)
        self.start: Final = int(city.start)
        self.dealt: Final = int(city.dealt)
        self.card: Final = int(city.card)
        self.pending: Final = int(city.pending)
        self.then: Final = int(city.then)
        self.doubled: Final = bool(city.doubled)
        self.fires: Final = list(city.fires)
        self.bands: Final = list(city.bands)
        self.houses: Final = rows(list(city.houses), COLOURS)  # by district and colour
        self.strips: Final = rows(list(city.seats), c.STRIP)  # by seat
        self.pool: Final = list(city.pool)
        self.housed: Final = joined(city.housed)
        self.burning: Final = joined(city.burning)
        self.wild: Final = joined(city.wild)
        self.tokened: Final = joined(city.tokened)
        self.demolished: Final = joined(city.demolished)

        self.setting_up: Final = self.phase <= phases.PLACE_LANDOWNER
        self.intensifying: Final = self.phase == phases.INTENSIFY
        self.non_player: Final = self.phase in CITY_PHASES or (self.intensifying and self.then == phases.THEN_CITY)
        self.card_out: Final = not self.setting_up and self.phase not in (phases.CARD, phases.CITY_CARD)
        self.discarded: Final = self.discards_now()
        self.seats: Final = range(plain_board.players)
        past = range(1, min(self.turn, plain_board.final_turn), 2 if plain_board.two else 1)
        self.past: Final = [
            plain_board.owner(self.start, turn) for turn in past
        ]  # whose the players' earlier turns were
        self.shown_by: Final = [seat for seat in self.seats if self.shown(seat)]

    # -- names
    def space(self, index: int) -> str:
        return self.plain_board.pack_names.spaces[index]

    @property
    def step(self) -> str:
        return phases.PHASES[self.phase]

    # -- what the seats hold
    def own(self, seat: int, what: int) -> int:
        return self.strips[seat][what]

    def hand(self, seat: int) -> int:
        return sum(self.strips[seat][c.HAND : c.HAND + DIRECTIONS])

    def shown(self, seat: int) -> int:
        return sum(self.strips[seat][c.SHOWN : c.SHOWN + DIRECTIONS])

    def held(self, seat: int) -> int:
        return sum(self.strips[seat][c.HELD : c.HELD + KINDS])

    @cached_property
    def extinguished(self) -> int:
        return sum(strip[c.EXTINGUISHED] for strip in self.strips)

    # -- cards: how many have been drawn, played and held (D1, D5, F1, P6, P9)
    @cached_property
    def turn_drew(self) -> bool:
        """Whether this turn's card of the stack has been taken."""
        if self.non_player:
            return self.phase != phases.CITY_CARD
        return self.intensifying and self.then == phases.THEN_FINISH

    @property
    def drawn(self) -> int:
        plain_board, past = self.plain_board, max(self.turn - 1, 0)
        before = min(past, plain_board.draws)
        if plain_board.two and past > plain_board.draws:
            before += (
                past - plain_board.draws + 1
            ) // 2  # P9: only non-player turns, every other one, still take cards
        return before + int(self.turn_drew)

    @property
    def played(self) -> int:
        return max(self.turn - 1, 0) + int(self.card_out)

    def cards_held(self, seat: int) -> int:
        """How many fire cards the seat must have in hand."""
        plain_board = self.plain_board
        if self.phase == phases.HANDS:
            if seat == self.seat:
                return FULL_HAND - self.pending
            return FULL_HAND if seat < self.dealt else 0
        missing = self.past[plain_board.players_draws :].count(seat)  # a card played in a last turn is not made good
        if seat == self.seat and self.card_out and not self.non_player:
            missing += int(self.turn > plain_board.draws or not self.turn_drew)
        return FULL_HAND - missing

    # -- the turns so far
    def turns(self, seat: int | None = None) -> int:
        """Players' turns before this one, of one seat or of all."""
        return len(self.past) if seat is None else self.past.count(seat)

    @property
    def city_turns(self) -> int:
        """Non-player turns before this one."""
        return max(self.turn - 1, 0) // 2 if self.plain_board.two else 0

    def discards_now(self) -> bool:
        """F13: whether this turn's card was discarded, as far as is known."""
        if self.non_player or self.phase not in (phases.ACTIONS, phases.DRAW, phases.INTENSIFY, phases.OVER):
            return False
        return self.card == c.NONE

    @cached_property
    def moves_now(self) -> int:
        """Fire moves that this turn has made, at most."""
        if self.setting_up or not self.card_out or self.discarded:
            return 0
        if self.non_player:
            return int(self.phase not in FIRE_TO_COME and not self.intensifying)
        made = 1 + int(self.doubled)
        return made - min(int(self.city.moves), made) if self.phase in (*MOVING, phases.TOKEN) else made

    @cached_property
    def discards_before(self) -> int:
        """Earlier turns that are known to have moved no fire: somebody has shown a hand (F13)."""
        return sum(not (self.discarded and seat == self.seat) for seat in self.shown_by)

    @property
    def intensified(self) -> int:
        """How often fires were added by the rules of D2, as far as known."""
        return int(self.city.uncovered) + self.discards_before + int(self.discarded)

    @cached_property
    def doubles_before(self) -> int:
        """Double moves of earlier turns."""
        return max(self.used(DOUBLE) - int(self.doubled and not self.non_player), 0)

    @cached_property
    def players_moves(self) -> int:
        """Fire moves that players have made so far, at most. A hand that was shown cost its owner one (F13)."""
        now = 0 if self.non_player else self.moves_now
        return max(self.turns() + self.doubles_before + now - self.discards_before, 0)

    @cached_property
    def city_moves(self) -> int:
        """Fire moves of non-player turns so far, at most."""
        return self.city_turns + (self.moves_now if self.non_player else 0)

    @cached_property
    def moves(self) -> int:
        return self.players_moves + self.city_moves

    def actions_of(self, seat: int) -> int:
        """Action points that a seat has spent so far, at most (A1)."""
        spent = POINTS * self.turns(seat)
        if seat == self.seat and not self.non_player and self.phase in (phases.DRAW, phases.OVER):
            return spent + POINTS
        if seat == self.seat and self.intensifying and self.then == phases.THEN_FINISH:
            return spent + POINTS
        return spent + (POINTS - int(self.city.points) if seat == self.seat and self.phase == phases.ACTIONS else 0)

    @property
    def nothing_moved(self) -> bool:
        """Whether every landowner and band still stands where it was placed."""
        first = self.turn <= 1 and not self.non_player
        before = self.phase < phases.ACTIONS or (self.intensifying and self.then == phases.THEN_ACTIONS)
        return first and (before or (self.phase == phases.ACTIONS and self.city.points == POINTS))

    # -- tokens and districts
    def used(self, kind: int) -> int:
        return int(self.pool[c.USED + kind])

    @property
    def taken(self) -> int:
        """Tokens that players took from the map (F11): held, used, or about to be seen."""
        held = sum(self.held(seat) for seat in self.seats)
        return held + sum(self.used(kind) for kind in range(KINDS)) + int(self.phase == phases.TOKEN)

    @cached_property
    def burnt(self) -> int:
        """Districts that have certainly burnt: without houses, and either not demolished or too large for it (A7)."""
        if self.phase <= phases.HOUSES:
            return 0
        return self.plain_board.all & ~self.housed & (~self.demolished | self.plain_board.large)

    @cached_property
    def burnt_area(self) -> tuple[int, int]:
        """Pudding Lane and what fire can have come through from there: districts without houses (F2, F7).

        And all that is next to one of these.
        """
        empty = self.plain_board.all & ~self.housed if self.phase > phases.HOUSES else 0
        area = new = 1 << self.plain_board.lane
        border = 0
        while new:
            border |= self.beside(new)
            new = border & empty & ~area
            area |= new
        return area, border

    def beside(self, spaces: int) -> int:
        """All districts next to one of these, and Pudding Lane if it is (A9)."""
        found = 0
        for d in members(spaces):
            found |= self.plain_board.neighbours[d]
        return found
