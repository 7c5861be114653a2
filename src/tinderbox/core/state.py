"""The rules' side of the contract: what every game's compiled state can do.

A state is numbers only: no text, no history, no source of chance. Where a draw decides, the actor is NATURE:
`list_actions` then lists the possible results with their weights, and `apply` takes the one that came out.
So a seeded game, a record, a search and a chance node of a research framework all drive the same code.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, trait, u8

from tinderbox.core.rng import Rng

NATURE: Final = -1
NOBODY: Final = -2

MOST_ACTIONS: Final = 4096


@final
class ActionList:
    """A reusable list of legal codes; at a draw, of possible results and how many ways lead to each."""

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

    def add_chance(self, code: i64, weight: i64) -> None:
        """A possible result of a draw; one that cannot come out is left away."""
        if weight > 0:
            self.items[self.count] = code
            self.weights[self.count] = weight
            self.count += 1
            self.total += weight

    def draw(self, rng: Rng) -> i64:
        """One of the results, by weight."""
        return self.pick(rng.below(self.total))

    def pick(self, ticket: i64) -> i64:
        """The result that ticket 0 .. total - 1 stands for."""
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

    def chances_to_list(self) -> list[tuple[int, float]]:
        """The results of a draw with their probabilities."""
        return [(int(self.items[i]), float(self.weights[i]) / float(self.total)) for i in range(self.count)]

    def weights_to_list(self) -> list[int]:
        return [int(self.weights[i]) for i in range(self.count)]


@final
class Journal:
    """What happened while an action was carried out, as numbers; words are found for it later."""

    def __init__(self) -> None:
        self.notes: list[tuple[int, int, int, int]] = []

    def note(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.notes.append((int(kind), int(a), int(b), int(c)))

    def take(self) -> list[tuple[int, int, int, int]]:
        notes = self.notes
        self.notes = []
        return notes


@mypyc_attr(allow_interpreted_subclasses=True)
@trait
class State:
    """Compiled games inherit from it; games in plain Python from `BaseState`."""

    actor: i64  # the seat that decides, NATURE at a draw, NOBODY when the game is over
    turn: i64  # counts the turns: decisions of one turn share a line of the record
    journal: Journal | None  # told what happens, if somebody listens; copies have none

    def list_actions(self, actions: ActionList) -> None:
        """Fill the list with every legal code in a fixed order; at a draw, with its results and weights."""
        raise NotImplementedError

    def apply(self, code: i64) -> None:
        """Carry out a legal code. Legality is the caller's business: the list says what is legal."""
        raise NotImplementedError

    def copy(self) -> "State":
        """A deep copy: nothing done to it is seen here."""
        raise NotImplementedError

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Deal anew all that the seat cannot know, consistently with all that it can."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """Victory points if the game ended now."""
        raise NotImplementedError

    def place(self, seat: i64) -> i64:
        """How many seats are ahead, tie-breaks included: 0 for a winner."""
        raise NotImplementedError

    def observe(self, seat: i64) -> vec[u8]:
        """All that the seat knows as numbers 0..255; a game's `observe.py` says what stands where."""
        raise NotImplementedError

    def checksum(self) -> i64:
        """32 bits over everything that the state holds."""
        raise NotImplementedError


HASH_START: Final = 2166136261


def hashed(value: i64, number: i64) -> i64:
    """FNV-1a over whole numbers, in 32 bits."""
    return ((value ^ (number & 0xFFFFFFFF)) * 16777619) & 0xFFFFFFFF


def hashed_all(value: i64, items: vec[u8]) -> i64:
    for item in items:
        value = ((value ^ i64(item)) * 16777619) & 0xFFFFFFFF
    return value


def zeros(count: i64) -> vec[u8]:
    return vec[u8]([0] * int(count))


def settle(state: State, rng: Rng, actions: ActionList) -> None:
    """Let chance decide until a seat must."""
    while state.actor == NATURE:
        state.list_actions(actions)
        state.apply(actions.draw(rng))


def play_out(state: State, rng: Rng, actions: ActionList) -> i64:
    """Finish the game with random actions; the number of decisions made by seats."""
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
