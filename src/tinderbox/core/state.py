"""The contract of a game's compiled state.

A state is numbers only: no text, no history, no random generator. When a draw is due, the actor is NATURE:
`list_actions` then lists the possible results with their weights, and `apply` takes the result.
So seeded games, records, searches and the chance nodes of research frameworks all drive the same code.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, trait, u8

from tinderbox.core.engine.rng import Rng

NATURE: Final = -1
NOBODY: Final = -2

MOST_ACTIONS: Final = 4096


@final
class ActionList:
    """A reusable list of legal codes; at a draw, of the possible results with their weights."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * MOST_ACTIONS)
        self.weights: vec[i64] = vec[i64]([0] * MOST_ACTIONS)
        self.count: i64 = 0
        self.total: i64 = 0

    def clear(self) -> None:
        self.count = 0
        self.total = 0

    def add(self, code: i64) -> None:
        self.items[self.count] = code
        self.count += 1

    def add_result(self, code: i64, weight: i64) -> None:
        """Add a possible result of a draw; one of weight 0 is skipped."""
        if weight > 0:
            self.items[self.count] = code
            self.weights[self.count] = weight
            self.count += 1
            self.total += weight

    def draw(self, rng: Rng) -> i64:
        """A random result, by weight."""
        return self.pick(rng.below(self.total))

    def pick(self, ticket: i64) -> i64:
        """The result for a number from 0 to total - 1."""
        i: i64 = 0
        while ticket >= self.weights[i]:
            ticket -= self.weights[i]
            i += 1
        return self.items[i]

    def has(self, code: i64) -> bool:
        for i in range(self.count):
            if self.items[i] == code:
                return True
        return False

    def to_list(self) -> list[int]:
        return [int(self.items[i]) for i in range(self.count)]

    def probabilities_to_list(self) -> list[tuple[int, float]]:
        """The results of a draw with their probabilities."""
        return [(int(self.items[i]), float(self.weights[i]) / float(self.total)) for i in range(self.count)]

    def weights_to_list(self) -> list[int]:
        return [int(self.weights[i]) for i in range(self.count)]


@final
class Journal:
    """What happened while an action was applied, as numbers; `Box.events` turns them into events."""

    def __init__(self) -> None:
        self.entries: list[tuple[int, int, int, int]] = []

    def add(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.entries.append((int(kind), int(a), int(b), int(c)))

    def take(self) -> list[tuple[int, int, int, int]]:
        entries = self.entries
        self.entries = []
        return entries


@mypyc_attr(allow_interpreted_subclasses=True)
@trait
class State:
    """Compiled games inherit from it; games in plain Python from `BaseState`."""

    actor: i64  # the seat that decides, NATURE when a draw is due, NOBODY when the game is over
    turn: i64  # the number of the turn; the decisions of a turn share a line of the record
    journal: Journal | None  # records what happens, if set; copies have none

    def list_actions(self, actions: ActionList) -> None:
        """Fill the list with every legal code in a fixed order; at a draw, with the results and their weights."""
        raise NotImplementedError

    def apply(self, code: i64) -> None:
        """Apply a legal code. Legality is not checked: `list_actions` says what is legal."""
        raise NotImplementedError

    def copy(self) -> "State":
        """A deep copy."""
        raise NotImplementedError

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Deal everything the seat cannot know again, consistently with everything it knows."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """Victory points if the game ended now."""
        raise NotImplementedError

    def seats_ahead(self, seat: i64) -> i64:
        """How many seats are ahead, tie-breaks included: 0 for a winner."""
        raise NotImplementedError

    def observe(self, seat: i64) -> vec[u8]:
        """Everything the seat knows, as numbers 0..255; `Box.observation_fields` names them."""
        raise NotImplementedError

    def checksum(self) -> i64:
        """A 32-bit hash of the whole state."""
        raise NotImplementedError


HASH_START: Final = 2166136261


def hashed(value: i64, number: i64) -> i64:
    """FNV-1a over whole numbers, in 32 bits."""
    return ((value ^ (number & 0xFFFFFFFF)) * 16777619) & 0xFFFFFFFF


def hashed_all(value: i64, items: vec[u8]) -> i64:
    for item in items:
        value = ((value ^ i64(item)) * 16777619) & 0xFFFFFFFF
    return value


def hashed_seats(value: i64, items: vec[i16]) -> i64:
    for item in items:
        value = hashed(value, i64(item))
    return value


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseState(State):
    """A state to build a game of your own on, in plain Python: interpreted classes cannot inherit from a trait.

    Begins with a draw in turn 0. A game adds `list_actions`, `apply`, `copy`, `redeal`, `score` and `observe`.
    """

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.actor: i64 = NATURE
        self.turn: i64 = 0
        self.journal: Journal | None = None

    def log(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Write down what happens, for `Box.events`."""
        if self.journal is not None:
            self.journal.add(kind, a, b, c)

    def tie_break(self, seat: i64) -> i64:
        """What decides between seats with the same score, the higher the better."""
        return 0

    # Declared again: a compiled method that calls them finds an interpreted override only in its own class.
    def score(self, seat: i64) -> i64:
        raise NotImplementedError

    def observe(self, seat: i64) -> vec[u8]:
        raise NotImplementedError

    def seats_ahead(self, seat: i64) -> i64:
        points = self.score(seat)
        ahead: i64 = 0
        for other in range(self.players):
            theirs = self.score(other)
            if theirs > points or (theirs == points and self.tie_break(other) > self.tie_break(seat)):
                ahead += 1
        return ahead

    def checksum(self) -> i64:
        """Over what all seats observe. A game that hides something from every seat has to override it."""
        value = hashed(hashed(HASH_START, self.actor), self.turn)
        for seat in range(self.players):
            value = hashed_all(value, self.observe(seat))
        return value


def zeros(count: i64) -> vec[u8]:
    return vec[u8]([0] * int(count))


def run_draws(state: State, rng: Rng, actions: ActionList) -> None:
    """Draw until a seat must decide."""
    while state.actor == NATURE:
        state.list_actions(actions)
        state.apply(actions.draw(rng))


def play_out(state: State, rng: Rng, actions: ActionList) -> i64:
    """Finish the game with random actions. Returns the number of decisions of seats."""
    decisions: i64 = 0
    while state.actor != NOBODY:
        state.list_actions(actions)
        if state.actor == NATURE:
            state.apply(actions.draw(rng))
        else:
            state.apply(actions.items[rng.below(actions.count)])
            decisions += 1
    return decisions


def copy_many(state: State, times: i64) -> None:
    for _ in range(times):
        state.copy()
