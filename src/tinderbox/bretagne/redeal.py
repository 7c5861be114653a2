"""What a seat cannot know, dealt anew: the others' equipment cards and the deck. B8.

Nothing here looks at what others hold, only at what the seat could know: its own cards, the sizes of hands, and what
was played, sold and shuffled openly. A seat below 0 is a spectator.

Until the discard pile is first shuffled into a new deck, all unseen cards are alike to the seat: every way to lay them
in the others' hands and the deck is equally likely.

Afterwards a card's place also tells which deck it came from, and the contents of each deck are known. A card that
somebody plays or sells shows its kind, not its deck. We deal as if it had been pulled from that hand blindly: each
place in the hand is equally likely to be the one, and each order of each deck. So a way to explain what was seen
(`Recollection.guess`) names a deck for every card parted with, in order, by

    places of the hand from that deck * unseen cards of the kind in that deck / unseen cards of that deck.

Choosing step by step by these weights favours ways in proportion to the product of the sums of weights. Their excess
is taken away by accepting a new way only with the ratio of its product to the present one's (an independence chain);
the chain starts from such a way, not from the truth. Given the way, each deck's other unseen cards are laid in its
other places, every order equally likely.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tinderbox.bretagne.board import EQUIPMENT
from tinderbox.bretagne.cards import DRAWN, PARTED, SHUFFLED
from tinderbox.bretagne.coast import DECK, HAND, Coast
from tinderbox.core.rng import Rng
from tinderbox.core.state import zeros

CHAIN: Final = 12  # ways that are tried one after another
GRAIN: Final = 1073741824
UNSET: Final = -1


def redeal(coast: Coast, seat: i64, rng: Rng) -> None:
    if len(coast.history) == 0:
        redeal_unseen(coast, seat, rng)
    else:
        redeal_recalled(coast, seat, rng)


def redeal_unseen(coast: Coast, seat: i64, rng: Rng) -> None:
    """One deck so far: all that the seat has not seen, shuffled."""
    pool = zeros(EQUIPMENT)
    for kind in range(i64(EQUIPMENT)):
        pool[kind] = coast.pool[DECK + kind]
        for other in range(coast.board.players):
            if other != seat:
                pool[kind] = u8(i64(pool[kind]) + coast.own(other, HAND + kind))
    for other in range(coast.board.players):
        if other != seat:
            size = coast.hand_size(other)
            for kind in range(i64(EQUIPMENT)):
                coast.put(other, HAND + kind, 0)
            for _ in range(size):
                coast.give(other, HAND + draw(pool, 0, rng))
    for kind in range(i64(EQUIPMENT)):
        coast.pool[DECK + kind] = pool[kind]


def draw(pool: vec[u8], start: i64, rng: Rng) -> i64:
    """Take one card out of a pool counted by kind from `start` on."""
    total: i64 = 0
    for kind in range(i64(EQUIPMENT)):
        total += i64(pool[start + kind])
    ticket = rng.below(total)
    kind = 0
    while ticket >= i64(pool[start + kind]):
        ticket -= i64(pool[start + kind])
        kind += 1
    pool[start + kind] -= 1
    return kind


def redeal_recalled(coast: Coast, seat: i64, rng: Rng) -> None:
    recollection = Recollection(coast, seat)
    while not recollection.guess(rng):
        pass
    recollection.explain(rng)
    recollection.lay_out(rng)


def can_be_explained(coast: Coast, seat: i64, rng: Rng, tries: i64) -> bool:
    """Whether what is recalled of cards can have happened; sure if it can, as good as sure if it cannot."""
    recollection = Recollection(coast, seat)
    for _ in range(tries):
        if recollection.guess(rng):
            return True
    return False


@final
class Recollection:
    """All that a seat could know of the cards since the first shuffle. Deck 0 is what hands held at that moment."""

    def __init__(self, coast: Coast, seat: i64) -> None:
        self.coast: Coast = coast
        self.seat: i64 = seat
        self.players: i64 = coast.board.players
        self.length: i64 = len(coast.history)
        self.decks: i64 = 1
        for entry in coast.history:
            if entry == SHUFFLED:
                self.decks += 1
        self.unseen: vec[u8] = zeros(self.decks * EQUIPMENT)  # by the seat, in each deck from its beginning
        self.count_unseen()
        # one guess
        self.left: vec[u8] = zeros(self.decks * EQUIPMENT)  # of the unseen, after what was parted with
        self.sizes: vec[u8] = zeros(self.decks)
        self.places: vec[u8] = zeros(self.players * self.decks)  # in hands, by the deck they were filled from
        self.guessed: vec[u8] = zeros(self.length)  # the deck of each card parted with
        self.sums: list[float] = []  # of weights, step by step
        # the guess that stands
        self.chosen: vec[u8] = zeros(self.length)

    def count_unseen(self) -> None:
        """The contents of each deck, less the seat's own cards: a deck is the cards parted with before its shuffle."""
        coast = self.coast
        parted = zeros(EQUIPMENT)  # lie in the discard pile at the first shuffle
        for kind in range(i64(EQUIPMENT)):
            parted[kind] = coast.board.equipment[kind]
            for other in range(self.players):
                held = coast.held[other * EQUIPMENT + kind]
                parted[kind] -= held
                if other != self.seat:
                    self.unseen[kind] += held
        deck: i64 = 0
        for entry in coast.history:
            what = i64(entry)
            if what == SHUFFLED:
                deck += 1
                for kind in range(i64(EQUIPMENT)):
                    self.unseen[deck * EQUIPMENT + kind] += parted[kind]
                    parted[kind] = 0
            elif what >= PARTED:
                parted[what % EQUIPMENT] += 1
        deck = 0
        for entry in coast.history:
            what = i64(entry)
            if what == SHUFFLED:
                deck += 1
            elif what < PARTED and (what - DRAWN) // EQUIPMENT == self.seat:
                self.unseen[deck * EQUIPMENT + what % EQUIPMENT] -= 1

    # -- which deck each card came from --------------------------------------
    def explain(self, rng: Rng) -> None:
        """From a first guess that holds, choose a way to explain every card that others parted with."""
        sums = self.sums
        self.chosen = self.guessed[:]
        if len(sums) == 0:
            return
        for _ in range(CHAIN):
            if self.guess(rng):
                ratio = 1.0
                for i in range(len(sums)):
                    ratio *= self.sums[i] / sums[i]
                if float(int(rng.below(GRAIN))) < ratio * GRAIN:
                    sums = self.sums
                    self.chosen = self.guessed[:]

    def guess(self, rng: Rng) -> bool:
        """Name a deck for each card parted with, in order; whether nothing stands against it."""
        coast = self.coast
        decks = self.decks
        self.sums = []
        self.open_decks()
        deck: i64 = 0
        for i in range(self.length):
            what = i64(coast.history[i])
            if what == SHUFFLED:
                deck += 1
            elif (what % PARTED) // EQUIPMENT != self.seat:
                other = (what % PARTED) // EQUIPMENT
                if what < PARTED:
                    self.places[other * decks + deck] += 1
                else:
                    found = self.guess_deck(other, what % EQUIPMENT, deck, rng)
                    if found < 0:
                        return False
                    self.guessed[i] = u8(found)
        return True

    def open_decks(self) -> None:
        """As it was at the first shuffle, every deck to come complete."""
        for deck in range(self.decks):
            size: i64 = 0
            for kind in range(i64(EQUIPMENT)):
                self.left[deck * EQUIPMENT + kind] = self.unseen[deck * EQUIPMENT + kind]
                size += i64(self.unseen[deck * EQUIPMENT + kind])
            self.sizes[deck] = u8(size)
        for other in range(self.players):
            held: i64 = 0
            for kind in range(i64(EQUIPMENT)):
                held += i64(self.coast.held[other * EQUIPMENT + kind])
            for deck in range(self.decks):
                self.places[other * self.decks + deck] = u8(held) if deck == 0 else 0

    def guess_deck(self, other: i64, kind: i64, newest: i64, rng: Rng) -> i64:
        """The deck that a card came from, by weight; -1 if it can have come from none."""
        total = 0.0
        for deck in range(newest + 1):
            total += self.weight(other, kind, deck)
        if total == 0.0:
            return -1
        ticket = total * float(int(rng.below(GRAIN))) / GRAIN
        found: i64 = -1
        for deck in range(newest + 1):
            weight = self.weight(other, kind, deck)
            if weight > 0.0:
                found = deck
                if ticket < weight:
                    break
                ticket -= weight
        self.sums.append(total)
        self.left[found * EQUIPMENT + kind] -= 1
        self.sizes[found] -= 1
        self.places[other * self.decks + found] -= 1
        return found

    def weight(self, other: i64, kind: i64, deck: i64) -> float:
        left = i64(self.left[deck * EQUIPMENT + kind])
        places = i64(self.places[other * self.decks + deck])
        if left == 0 or places == 0:
            return 0.0
        return float(int(left * places)) / float(int(self.sizes[deck]))

    # -- the cards on the table ----------------------------------------------
    def lay_out(self, rng: Rng) -> None:
        """Fill the others' places by the chosen way, and write down hands, history and deck accordingly."""
        places = Places(self.coast, self.seat)
        self.open_decks()
        for i in range(self.length):
            what = i64(self.coast.history[i])
            if what >= PARTED and what != SHUFFLED and (what - PARTED) // EQUIPMENT != self.seat:
                deck = i64(self.chosen[i])
                self.left[deck * EQUIPMENT + what % EQUIPMENT] -= 1
                places.settle(i, (what - PARTED) // EQUIPMENT, deck, what % EQUIPMENT, rng)
        places.fill(self.left, rng)
        places.write()
        for kind in range(i64(EQUIPMENT)):
            self.coast.pool[DECK + kind] = self.left[(self.decks - 1) * EQUIPMENT + kind]


@final
class Places:
    """The places of the others' cards: those held at the first shuffle, then every later draw."""

    def __init__(self, coast: Coast, seat: i64) -> None:
        self.coast: Coast = coast
        self.seat: i64 = seat
        self.owners: vec[i64] = vec[i64]([])
        self.decks: vec[i64] = vec[i64]([])
        self.since: vec[i64] = vec[i64]([])  # the place in the history, -1 before it
        for other in range(coast.board.players):
            if other != seat:
                for kind in range(i64(EQUIPMENT)):
                    for _ in range(i64(coast.held[other * EQUIPMENT + kind])):
                        self.add(other, 0, -1)
        deck: i64 = 0
        for i in range(i64(len(coast.history))):
            what = i64(coast.history[i])
            if what == SHUFFLED:
                deck += 1
            elif what < PARTED and what // EQUIPMENT != seat:
                self.add(what // EQUIPMENT, deck, i)
        self.count: i64 = len(self.owners)
        self.kinds: vec[i64] = vec[i64]([UNSET] * len(self.owners))

    def add(self, owner: i64, deck: i64, since: i64) -> None:
        self.owners = append(self.owners, owner)
        self.decks = append(self.decks, deck)
        self.since = append(self.since, since)

    def settle(self, i: i64, owner: i64, deck: i64, kind: i64, rng: Rng) -> None:
        """A card parted with at point i came from one of the owner's places of that deck, any of them."""
        chosen: i64 = UNSET
        seen: i64 = 0
        for place in range(self.count):
            if (
                self.owners[place] == owner
                and self.decks[place] == deck
                and self.kinds[place] == UNSET
                and self.since[place] < i
            ):
                seen += 1
                if rng.below(seen) == 0:
                    chosen = place
        self.kinds[chosen] = kind

    def fill(self, left: vec[u8], rng: Rng) -> None:
        """The other places, from what is left of their decks."""
        for place in range(self.count):
            if self.kinds[place] == UNSET:
                self.kinds[place] = draw(left, self.decks[place] * EQUIPMENT, rng)

    def write(self) -> None:
        coast = self.coast
        for other in range(coast.board.players):
            if other != self.seat:
                for kind in range(i64(EQUIPMENT)):
                    coast.held[other * EQUIPMENT + kind] = 0
                    coast.put(other, HAND + kind, 0)
        for place in range(self.count):
            owner = self.owners[place]
            kind = self.kinds[place]
            coast.give(owner, HAND + kind)
            if self.since[place] < 0:
                coast.held[owner * EQUIPMENT + kind] += 1
            else:
                coast.history[self.since[place]] = u8(DRAWN + owner * EQUIPMENT + kind)
        for entry in coast.history:
            what = i64(entry)
            if what >= PARTED and what != SHUFFLED and (what - PARTED) // EQUIPMENT != self.seat:
                coast.give((what - PARTED) // EQUIPMENT, HAND + what % EQUIPMENT, -1)
