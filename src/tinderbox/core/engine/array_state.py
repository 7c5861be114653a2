"""A state whose seats each have a row of numbers and whose common supply is one more row."""

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from tinderbox.core.state import NATURE, Journal, State, zeros


class ArrayState(State):
    """What every such state has. A game names the columns of `seats` and `pool` and adds fields of its own.

    A field that a game adds must be set in `__init__`, copied from `twin` and hashed in `checksum`: mypyc offers no
    generic way that is as fast. `tests/games/kit/fields.py` checks that none of the three is forgotten.
    """

    def __init__(self, players: i64, columns: i64, pool: i64, twin: "ArrayState | None") -> None:
        self.players: i64 = players
        self.columns: i64 = columns
        self.journal: Journal | None = None
        if twin is None:
            self.seats: vec[i16] = vec[i16]([0] * int(players * columns))
            self.pool: vec[u8] = zeros(pool)
            self.actor: i64 = NATURE
            self.turn: i64 = 0
            self.phase: i64 = 0
            self.seat: i64 = 0  # whose turn it is
            self.pending: i64 = 0  # what the phase still has to do: cards to draw, pieces to place or move
            self.then: i64 = 0  # what follows the phase
        else:
            self.seats = twin.seats[:]
            self.pool = twin.pool[:]
            self.actor = twin.actor
            self.turn = twin.turn
            self.phase = twin.phase
            self.seat = twin.seat
            self.pending = twin.pending
            self.then = twin.then

    def wait(self, phase: i64, actor: i64) -> None:
        """Wait in this phase for a seat, for a draw (NATURE), or for NOBODY when the game is over."""
        self.phase = phase
        self.actor = actor

    def log(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Write an entry of the journal, if anybody reads it."""
        journal = self.journal
        if journal is not None:
            journal.add(kind, a, b, c)

    def own(self, seat: i64, what: i64) -> i64:
        """A number of a seat."""
        return i64(self.seats[seat * self.columns + what])

    def give(self, seat: i64, what: i64, count: i64 = 1) -> None:
        """Add to a number of a seat."""
        self.seats[seat * self.columns + what] = i16(self.own(seat, what) + count)

    def put(self, seat: i64, what: i64, value: i64) -> None:
        """Set a number of a seat."""
        self.seats[seat * self.columns + what] = i16(value)

    def pooled(self, what: i64) -> i64:
        """A number of the common pool."""
        return i64(self.pool[what])

    def add_pool(self, what: i64, count: i64) -> None:
        self.pool[what] = u8(i64(self.pool[what]) + count)

    def own_total(self, seat: i64, what: i64, columns: i64) -> i64:
        """The sum of neighbouring numbers of a seat."""
        total: i64 = 0
        for column in range(columns):
            total += self.own(seat, what + column)
        return total

    def pool_total(self, what: i64, columns: i64) -> i64:
        """The sum of neighbouring numbers of the common pool."""
        total: i64 = 0
        for column in range(columns):
            total += self.pooled(what + column)
        return total

    def ahead(self, seat: i64, other: i64) -> bool:
        """Return whether `other` is ahead of `seat`, tie-breaks included."""
        raise NotImplementedError

    def seats_ahead(self, seat: i64) -> i64:
        count: i64 = 0
        for other in range(self.players):
            if other != seat and self.ahead(seat, other):
                count += 1
        return count
