"""Who looks at a table, and the seats whose knowledge they may see.

Everything that carries a table's content to the outside takes a `Viewer`, `Sight` or `Audience`. Only a viewer gives a
`SeatSight`, so a seat number from a request shows nothing by itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, NewType

from tinderbox.core.text.messages import Language
from tinderbox.server.messages import Refusal
from tinderbox.server.storage.rows import Seat, TableRow

SeatSight = NewType("SeatSight", int)
"""A seat whose knowledge may be shown. Made in this module alone."""
Sight = SeatSight | None
"""Whose knowledge is shown: a seat's, or what onlookers know."""


class Audience(NamedTuple):
    """Readers who get the same messages: they see the same and read the same language."""

    seat: Sight
    language: Language


@dataclass(frozen=True)
class Caller:
    """Who sends a request: a guest, or a program with a token of its own."""

    id: str
    name: str
    language: Language
    owner: str | None = None


@dataclass(frozen=True, slots=True)
class Viewer:
    """A guest (or nobody known) at a table that they may see."""

    table: str
    guest: str | None
    seats: tuple[SeatSight, ...]
    """Where the guest sits and decides; empty for an onlooker."""
    given_up: tuple[int, ...]
    """Seats of the guest at which a bot plays: they left or resigned."""
    owner: bool
    players: int
    over: bool

    @property
    def first(self) -> Sight:
        """The guest's first seat; an onlooker's knowledge without one."""
        return self.seats[0] if self.seats else None

    def audiences(self, language: Language) -> tuple[Audience, ...]:
        """Every audience that a stream of this viewer belongs to."""
        return tuple(Audience(seat, language) for seat in self.seats or (None,))

    @property
    def mine(self) -> list[int]:
        return sorted([*self.seats, *self.given_up])

    def may_see(self, sight: Sight) -> bool:
        return sight is None or self.over or sight in self.seats

    def at(self, seat: int | None) -> Sight:
        """What is shown of a table: one of my seats (the first if none is named), or any when the game is over."""
        if seat is None:
            return self.first
        if seat >= self.players:
            raise Refusal(404, "no-seat", seat=seat)
        return SeatSight(seat) if self.over else self.own(seat)

    def own(self, seat: int) -> SeatSight:
        """The seat, if the guest sits and decides there."""
        if seat in self.given_up:
            raise Refusal(403, "seat-given-up", seat=seat)
        if seat not in self.seats:
            raise Refusal(403, "not-your-seat", seat=seat)
        return SeatSight(seat)

    def deciding(self, seat: int | None, actor: int | None) -> SeatSight:
        """The seat that is named; else my seat that must decide, else my first."""
        if seat is None:
            seat = actor if actor in self.seats else self.first
        return self.own(-1 if seat is None else seat)

    def after(self, seat: int | None) -> Sight:
        """Who gets the answer to a command: the seat it names if the guest still sits there, else their first."""
        return SeatSight(seat) if seat in self.seats and seat is not None else self.first

    def require_owner(self) -> None:
        if not self.owner:
            raise Refusal(403, "not-your-table")

    def require_player(self) -> None:
        if not self.seats and not self.given_up and not self.owner:
            raise Refusal(403, "not-at-table")

    def require_kept(self, seat: int) -> None:
        """Refuse unless the seat is the guest's, even if a bot plays for it."""
        if seat not in self.given_up:
            self.own(seat)


def viewer_of(facts: TableRow, seats: Sequence[Seat], guest: str | None) -> Viewer | None:
    """The viewer that a guest is at a table; None if they may not see it. Every viewer is made here."""
    mine = [seat for seat in seats if guest is not None and seat.kind == "guest" and seat.guest == guest]
    owner = guest is not None and guest == facts.owner
    joinable = facts.public and facts.status == "waiting"
    if not (mine or owner or facts.spectators or joinable):
        return None
    return Viewer(
        table=facts.id,
        guest=guest,
        seats=tuple(SeatSight(seat.seat) for seat in mine if not seat.gone),
        given_up=tuple(seat.seat for seat in mine if seat.gone),
        owner=owner,
        players=len(seats),
        over=facts.status == "over",
    )


def sitting(facts: TableRow, seats: Sequence[Seat]) -> tuple[object, ...]:
    """All that viewers of a table depend on: while it stays the same, so do they."""
    here = [(seat.kind, seat.guest, seat.gone) for seat in seats]
    return facts.owner, facts.public, facts.spectators, facts.status, here


def bot_sight(facts: TableRow, seats: Sequence[Seat]) -> SeatSight | None:
    """The seat at which a built-in bot must decide now: it knows what the seat knows."""
    if facts.actor is None or not facts.bot_turn or seats[facts.actor].thinker is None:
        return None
    return SeatSight(facts.actor)
