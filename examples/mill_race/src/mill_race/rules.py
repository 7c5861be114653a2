"""The rules as a state. Clause ids are those of the rulebook in the catalogues."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from tinderbox.core.engine.rng import Rng
from tinderbox.core.state import NATURE, NOBODY, ActionList, BaseState

NUMBERS: Final = range(1, 8)  # B1: cards from 1 to 7,
COPIES: Final = 4  # four of each
PLACES: Final = ("spring", "weir", "mill", "ford", "mouth")
VALUES: Final = (2, 3, 5, 3, 4)  # B2
SLOTS: Final = 3
DEALT: Final = 5  # S1
MOST_CARDS: Final = 6  # T3
TURNS: Final = 8  # E1
MOST_SEATS: Final = 4
NO_SEAT: Final = -1

DRAW: Final = len(NUMBERS) * len(PLACES)
PASS: Final = DRAW + 1
PLAYED, DREW, PASSED, TOOK, OVER = range(5)  # what the journal tells

Laid = tuple[int, int]  # a seat and the number of its card


def play_code(card: int, place: int) -> int:
    return (card - 1) * len(PLACES) + place


def card_and_place(code: int) -> tuple[int, int]:
    card, place = divmod(code, len(PLACES))
    return card + 1, place


def winner(cards: list[Laid]) -> Laid:
    """W1, W2: the highest card; of equal ones the one that was played first."""
    return max(cards, key=lambda laid: laid[1])


class MillRaceState(BaseState):
    """Turn 0 deals the cards. From then on seat (turn - 1) modulo players decides, or draws its card."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.deck: list[int] = sorted([*NUMBERS] * COPIES)
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.places: list[list[Laid]] = [[] for _ in PLACES]
        self.drawing = True

    def copy(self) -> "MillRaceState":
        twin = MillRaceState(int(self.players))
        twin.actor, twin.turn, twin.drawing = self.actor, self.turn, self.drawing
        twin.deck = list(self.deck)
        twin.hands = [list(hand) for hand in self.hands]
        twin.places = [list(cards) for cards in self.places]
        return twin

    @property
    def seat(self) -> int:
        """Whose turn it is; while the cards are dealt, who gets the next one."""
        count = sum(map(len, self.hands)) if self.turn == 0 else int(self.turn) - 1
        return count % int(self.players)

    @property
    def over(self) -> bool:
        """E1: the turns are played, or all places are taken."""
        return self.turn > TURNS * self.players or all(len(cards) == SLOTS for cards in self.places)

    # -- what is legal
    def list_actions(self, actions: ActionList) -> None:
        actions.clear()
        if self.actor == NOBODY:
            return
        if self.actor == NATURE:
            for card in NUMBERS:
                actions.add_result(card - 1, self.deck.count(card))
            return
        hand = self.hands[self.seat]
        for card in sorted(set(hand)):
            for place, cards in enumerate(self.places):
                if len(cards) < SLOTS:
                    actions.add(play_code(card, place))
        if self.may_draw():
            actions.add(DRAW)
        if actions.count == 0:
            actions.add(PASS)

    def may_draw(self) -> bool:
        """T3."""
        return bool(self.deck) and len(self.hands[self.seat]) < MOST_CARDS

    # -- what happens
    def apply(self, code: int) -> None:
        if self.actor == NATURE:
            self.take_card(code + 1)
        elif code < DRAW:
            self.play_card(*card_and_place(code))
        elif code == DRAW:
            self.drawing, self.actor = True, NATURE
        else:
            self.log(PASSED, self.seat)
            self.end_turn()

    def take_card(self, card: int) -> None:
        """S1, T3."""
        seat = self.seat
        self.deck.remove(card)
        self.hands[seat].append(card)
        if self.turn > 0:
            self.log(DREW, seat, card)
            self.end_turn()
        elif sum(map(len, self.hands)) == DEALT * self.players:
            self.end_turn()

    def play_card(self, card: int, place: int) -> None:
        """T2, W1."""
        seat, cards = self.seat, self.places[place]
        self.hands[seat].remove(card)
        cards.append((seat, card))
        self.log(PLAYED, seat, place, card)
        if len(cards) == SLOTS:
            taker, best = winner(cards)
            self.log(TOOK, taker, place, best)
        self.end_turn()

    def end_turn(self) -> None:
        self.turn += 1
        self.drawing = False
        self.actor = NOBODY if self.over else self.seat
        if self.over:
            self.log(OVER)

    # -- who leads
    def taker(self, place: int) -> int:
        cards = self.places[place]
        return winner(cards)[0] if len(cards) == SLOTS else NO_SEAT

    def score(self, seat: int) -> int:
        return sum(VALUES[place] for place in range(len(PLACES)) if self.taker(place) == seat)

    def tie_break(self, seat: int) -> int:
        """E2."""
        return len(self.hands[seat])

    # -- what a seat knows
    def redeal(self, seat: int, rng: Rng) -> None:
        """The deck, the others' hands and their cards that lie face down are dealt again."""
        others = [hand for other, hand in enumerate(self.hands) if other != seat]
        hidden = [cards for cards in self.places if len(cards) < SLOTS]
        laid = [card for cards in hidden for owner, card in cards if owner != seat]
        pool = [*self.deck, *(card for hand in others for card in hand), *laid]
        for last in range(len(pool) - 1, 0, -1):
            other = int(rng.below(last + 1))
            pool[last], pool[other] = pool[other], pool[last]
        for hand in others:
            hand[:] = [pool.pop() for _ in hand]
        for cards in hidden:
            cards[:] = [(owner, card if owner == seat else pool.pop()) for owner, card in cards]
        self.deck = pool

    def observe(self, seat: int) -> vec[u8]:
        """The blocks that `FIELDS` names. Seats are counted from the observer, 1 being itself."""
        around = [(seat + step) % int(self.players) for step in range(int(self.players))]
        empty = [0] * (MOST_SEATS - len(around))
        numbers = [self.hands[seat].count(card) for card in NUMBERS]
        numbers += [len(self.deck), int(self.turn), int(self.drawing)]
        numbers += [len(self.hands[each]) for each in around] + empty
        numbers += [self.score(each) for each in around] + empty
        for cards in self.places:
            for slot in range(SLOTS):
                owner, card = cards[slot] if slot < len(cards) else (NO_SEAT, 0)
                numbers.append(around.index(owner) + 1 if card else 0)
                numbers.append(card if owner == seat or len(cards) == SLOTS else 0)
        return vec[u8](numbers)


FIELDS: Final = (
    *(("hand", len(NUMBERS)), ("deck", 1), ("turn", 1), ("drawing", 1)),
    *(("hand sizes", MOST_SEATS), ("points", MOST_SEATS)),
    *((place, 2 * SLOTS) for place in PLACES),
)
