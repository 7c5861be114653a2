"""A state to build a game of your own on, in plain Python.

Interpreted classes cannot inherit from the compiled trait `State`; they inherit from `BaseState`.
"""

from mypy_extensions import i64, mypyc_attr

from tinderbox.core.state import HASH_START, NATURE, Journal, State, hashed, hashed_all


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseState(State):
    """Begins with a draw in turn 0. A game adds `list_actions`, `apply`, `copy`, `redeal`, `score` and `observe`."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.actor: i64 = NATURE
        self.turn: i64 = 0
        self.journal: Journal | None = None

    def note(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Write down what happens, for `Box.events`."""
        if self.journal is not None:
            self.journal.note(kind, a, b, c)

    def tie_break(self, seat: i64) -> i64:
        """What decides between seats with the same score, the higher the better."""
        return 0

    def place(self, seat: i64) -> i64:
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
