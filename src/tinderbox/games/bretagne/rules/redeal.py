"""Deal again what a seat cannot know: the others' equipment cards and the deck. B8.

Nothing here looks at what others hold, only at what the seat could know: its own cards, the sizes of hands, and what
was played, sold and shuffled openly. A seat below 0 is a spectator.

Until the discard pile is first shuffled into a new deck, all unseen cards are alike to the seat: every way to lay them
in the others' hands and the deck is equally likely.

Afterwards a card's place also tells which deck it came from, and the contents of each deck are known; but a card that
somebody plays or sells shows its kind, not its deck. It counts as pulled from that hand blindly: each place in the
hand is equally likely to be the one, and so is each order of each deck. `Recollection` goes through what is recalled
and keeps every way things may stand (places in hands by deck, unseen cards by deck and kind) with its likelihood; a
card parted with came from a deck in proportion to

    places of the hand from that deck * unseen cards of the kind in that deck / unseen cards of that deck.

One of these ways is drawn by likelihood, then, backwards, the decks of the cards parted with. Given these, each deck's
other unseen cards are laid in its other places, every order equally likely. This is exact while there are at most
MANY ways; after so many shuffles that there are more, the likeliest MANY are kept.

The result is kept with the state and its copies: the next redeal for the same seat at the same moment uses it.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tinderbox.core.engine.redeal import draw_kind, redeal_seat, return_to_pool, unseen
from tinderbox.core.engine.rng import Rng
from tinderbox.core.state import HASH_START, hashed, zeros
from tinderbox.games.bretagne.rules.board import EQUIPMENT
from tinderbox.games.bretagne.rules.cards import DRAWN, PARTED, SHUFFLED
from tinderbox.games.bretagne.rules.coast import DECK, HAND, Coast

GRAIN: Final = 1073741824
UNSET: Final = -1
MANY: Final = 256
ALL: Final = 1000000000


def redeal(coast: Coast, seat: i64, rng: Rng) -> None:
    if len(coast.history) == 0:
        redeal_unseen(coast, seat, rng)
    else:
        redeal_recalled(coast, seat, rng)


def redeal_unseen(coast: Coast, seat: i64, rng: Rng) -> None:
    """One deck so far: shuffle everything that the seat has not seen."""
    cards = unseen(coast, seat, DECK, HAND, EQUIPMENT)
    for other in range(coast.players):
        if other != seat:
            redeal_seat(coast, other, cards, HAND, EQUIPMENT, rng)
    return_to_pool(coast, cards, DECK, EQUIPMENT)


def redeal_recalled(coast: Coast, seat: i64, rng: Rng) -> None:
    recollection = Recollection(coast, seat)
    recent = coast.latest_recollection.value
    if isinstance(recent, Recollection) and recollection.is_like(recent):
        recollection.take_over(recent)
    else:
        recollection.trace()
        coast.latest_recollection.value = recollection
    lay_out(recollection, coast, recollection.chosen(rng), rng)


def can_have_happened(coast: Coast, seat: i64) -> bool:
    """Whether some deal explains what the seat uses_history."""
    return Recollection(coast, seat).trace()


def picked(weights: list[float], rng: Rng) -> int:
    """A place in a list, by weight."""
    total = 0.0
    for weight in weights:
        total += weight
    ticket = total * float(int(rng.below(GRAIN))) / GRAIN
    found = 0
    for place in range(len(weights)):
        if weights[place] > 0.0:
            found = place
            if ticket < weights[place]:
                break
            ticket -= weights[place]
    return found


@final
class Parting:
    """A card that another seat parted with: for every way it led to, from which ways, by which deck, how likely."""

    def __init__(self, event: i64) -> None:
        self.event: i64 = event
        self.origins: list[list[int]] = []
        self.decks: list[list[int]] = []
        self.weights: list[list[float]] = []

    def add(self, origin: int, end: int, deck: int, weight: float) -> None:
        if end == len(self.origins):
            self.origins.append([])
            self.decks.append([])
            self.weights.append([])
        self.origins[end].append(origin)
        self.decks[end].append(deck)
        self.weights[end].append(weight)

    def keep(self, ends: list[int]) -> None:
        """Forget all other ends."""
        self.origins = [self.origins[end] for end in ends]
        self.decks = [self.decks[end] for end in ends]
        self.weights = [self.weights[end] for end in ends]


@final
class Recollection:
    """All that a seat could know of the cards since the first shuffle. Deck 0 is what hands held at that moment."""

    def __init__(self, coast: Coast, seat: i64) -> None:
        self.seat: i64 = seat
        self.players: i64 = coast.board.players
        self.length: i64 = len(coast.history)
        self.history: vec[u8] = coast.history[:]
        self.decks: i64 = 1
        for i in range(self.length):
            what = i64(self.history[i])
            if what == SHUFFLED:
                self.decks += 1
            elif what < PARTED and (what - DRAWN) // EQUIPMENT != seat:
                self.history[i] = u8(what - what % EQUIPMENT)  # the kind of a card that another seat drew is unknown
        self.unseen: vec[u8] = zeros(self.decks * EQUIPMENT)  # by the seat, in each deck from its beginning
        self.count_unseen(coast)
        self.left_at: i64 = self.players * self.decks
        # how things may stand: places in hands by seat and deck, then unseen cards by deck and kind
        self.opening: vec[u8] = self.way_at_first(coast)
        self.ways: list[vec[u8]] = []
        self.weights: list[float] = []
        self.found: dict[int, int] = {}
        self.partings: list[Parting] = []

    def is_like(self, other: "Recollection") -> bool:
        """Whether the other uses_history the same."""
        return (
            self.seat == other.seat
            and self.length == other.length
            and self.decks == other.decks
            and self.players == other.players
            and alike(self.history, other.history)
            and alike(self.opening, other.opening)
        )

    def take_over(self, other: "Recollection") -> None:
        """What the other found when it went through the same."""
        self.weights = other.weights
        self.partings = other.partings

    def count_unseen(self, coast: Coast) -> None:
        """The contents of each deck, less the seat's own cards: a deck is the cards parted with before its shuffle."""
        parted = zeros(EQUIPMENT)  # lie in the discard pile at the first shuffle
        for kind in range(i64(EQUIPMENT)):
            parted[kind] = coast.board.equipment[kind]
            for other in range(self.players):
                held = coast.held[other * EQUIPMENT + kind]
                parted[kind] -= held
                if other != self.seat:
                    self.unseen[kind] += held
        deck: i64 = 0
        for entry in self.history:
            what = i64(entry)
            if what == SHUFFLED:
                deck += 1
                for kind in range(i64(EQUIPMENT)):
                    self.unseen[deck * EQUIPMENT + kind] += parted[kind]
                    parted[kind] = 0
            elif what >= PARTED:
                parted[what % EQUIPMENT] += 1
        deck = 0
        for entry in self.history:
            what = i64(entry)
            if what == SHUFFLED:
                deck += 1
            elif what < PARTED and (what - DRAWN) // EQUIPMENT == self.seat:
                self.unseen[deck * EQUIPMENT + what % EQUIPMENT] -= 1

    def way_at_first(self, coast: Coast) -> vec[u8]:
        """How things stand at the first shuffle, every deck to come complete."""
        way = zeros(self.players * self.decks + self.decks * EQUIPMENT)
        for other in range(self.players):
            for kind in range(i64(EQUIPMENT)):
                way[other * self.decks] += coast.held[other * EQUIPMENT + kind]
        for place in range(self.decks * EQUIPMENT):
            way[self.players * self.decks + place] = self.unseen[place]
        return way

    # -- which deck each card came from --------------------------------------
    def trace(self) -> bool:
        """Go through what is recalled; whether there is a way to explain it."""
        return self.trace_keeping(MANY) or self.trace_keeping(ALL)

    def trace_keeping(self, most: int) -> bool:
        self.ways = [self.opening[:]]
        self.weights = [1.0]
        self.partings = []
        deck: i64 = 0
        for i in range(self.length):
            what = i64(self.history[i])
            other = (what % PARTED) // EQUIPMENT
            if what == SHUFFLED:
                deck += 1
            elif other != self.seat and what < PARTED:
                for way in self.ways:
                    way[other * self.decks + deck] += 1
            elif other != self.seat and not self.part(i, other, what % EQUIPMENT, deck, most):
                return False
        return True

    def part(self, event: i64, other: i64, kind: i64, newest: i64, most: int) -> bool:
        """A card parted with leads from each way to one for each deck it can have come from."""
        parting = Parting(event)
        ways = self.ways
        weights = self.weights
        self.ways = []
        self.weights = []
        self.found = {}
        total = 0.0
        for origin in range(len(ways)):
            for deck in range(newest + 1):
                weight = weights[origin] * self.likelihood(ways[origin], other, kind, deck)
                if weight > 0.0:
                    end = self.joined(ways[origin], other, kind, deck)
                    self.weights[end] += weight
                    total += weight
                    parting.add(origin, end, int(deck), weight)
        if len(self.ways) > most:
            total = self.keep_likeliest(parting, most)
        for end in range(len(self.weights)):
            self.weights[end] /= total  # so that they never become too small to tell apart
        self.partings.append(parting)
        return total > 0.0

    def keep_likeliest(self, parting: Parting, most: int) -> float:
        """Forget all but so many ways; how likely those are together."""
        least = sorted(self.weights)[len(self.weights) - most]
        kept = [end for end in range(len(self.weights)) if self.weights[end] >= least]
        self.ways = [self.ways[end] for end in kept]
        self.weights = [self.weights[end] for end in kept]
        parting.keep(kept)
        total = 0.0
        for weight in self.weights:
            total += weight
        return total

    def likelihood(self, way: vec[u8], other: i64, kind: i64, deck: i64) -> float:
        places = i64(way[other * self.decks + deck])
        left = i64(way[self.left_at + deck * EQUIPMENT + kind])
        if places == 0 or left == 0:
            return 0.0
        cards: i64 = 0
        for each in range(i64(EQUIPMENT)):
            cards += i64(way[self.left_at + deck * EQUIPMENT + each])
        return float(int(places * left)) / float(int(cards))

    def joined(self, origin: vec[u8], other: i64, kind: i64, deck: i64) -> int:
        """The way that this origin leads to, which other origins may lead to as well."""
        way = origin[:]
        way[other * self.decks + deck] -= 1
        way[self.left_at + deck * EQUIPMENT + kind] -= 1
        key = int(key_of(way))
        while key in self.found:
            place = self.found[key]
            if alike(self.ways[place], way):
                return place
            key += 1
        self.found[key] = len(self.ways)
        self.ways.append(way)
        self.weights.append(0.0)
        return len(self.ways) - 1

    def chosen(self, rng: Rng) -> list[int]:
        """A way by likelihood, and backwards the decks that led to it: one for each card parted with."""
        decks = [0] * len(self.partings)
        end = picked(self.weights, rng)
        for back in range(1, len(self.partings) + 1):
            event = len(self.partings) - back
            parting = self.partings[event]
            found = picked(parting.weights[end], rng)
            decks[event] = parting.decks[end][found]
            end = parting.origins[end][found]
        return decks


# -- the cards on the table --------------------------------------------------
def lay_out(recollection: Recollection, coast: Coast, chosen: list[int], rng: Rng) -> None:
    """Fill the others' places by the chosen decks, and write down hands, history and deck accordingly."""
    places = Places(coast, recollection.seat)
    left = recollection.unseen[:]
    for number in range(len(chosen)):
        event = recollection.partings[number].event
        what = i64(coast.history[event])
        deck = i64(chosen[number])
        left[deck * EQUIPMENT + what % EQUIPMENT] -= 1
        places.assign(event, (what - PARTED) // EQUIPMENT, deck, what % EQUIPMENT, rng)
    places.fill(left, rng)
    places.write()
    for kind in range(i64(EQUIPMENT)):
        coast.pool[DECK + kind] = left[(recollection.decks - 1) * EQUIPMENT + kind]


def key_of(way: vec[u8]) -> i64:
    key: i64 = HASH_START
    for place in range(i64(len(way))):
        key = hashed(key, i64(way[place]))
    return key


def alike(first: vec[u8], second: vec[u8]) -> bool:
    for place in range(i64(len(first))):
        if first[place] != second[place]:
            return False
    return True


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

    def assign(self, i: i64, owner: i64, deck: i64, kind: i64, rng: Rng) -> None:
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
                self.kinds[place] = draw_kind(left, self.decks[place] * EQUIPMENT, EQUIPMENT, rng)

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
