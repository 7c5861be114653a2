"""Commands at a table that plays. Each checks everything first, then changes the room.

A command that refuses leaves the room as it was.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Final

from tinderbox.core.errors import IllegalAction
from tinderbox.core.events import Data
from tinderbox.server.ids import now
from tinderbox.server.messages import Refusal
from tinderbox.server.storage.entries import Change, Entry, Kind
from tinderbox.server.storage.rows import Seat
from tinderbox.server.tables.play import Play
from tinderbox.server.tables.room import Room
from tinderbox.server.tables.viewer import Caller, Viewer

MOST_SEEN: Final = 2**31 - 1


class NeedsWhole(Exception):
    """The step goes back beyond what is in memory: load the whole game and try again."""


@dataclass(frozen=True, kw_only=True)
class Command(ABC):
    """Something that a caller does at a table. The server itself has no caller: a bot's move, a rematch's start."""

    kinds: ClassVar[tuple[Kind, ...]]
    """The log entries that the command makes."""
    caller: Caller | None = None
    key: str | None = None
    """Marks the retries of one intent."""
    seat: int | None = None

    @abstractmethod
    def apply(self, room: Room) -> Change: ...

    @property
    def guest(self) -> str | None:
        return self.caller.id if self.caller is not None else None

    @property
    def guests(self) -> list[str]:
        """Whose seats change: their streams begin or cease to follow the table."""
        return [] if self.caller is None else [self.caller.id]

    @property
    def name(self) -> str:
        return self.caller.name if self.caller is not None else ""

    def viewer(self, room: Room) -> Viewer:
        return room.viewer(self.guest)

    def add(self, room: Room, kind: Kind, seat: int | None, payload: Data) -> Entry:
        return room.add(kind, seat, self.guest, payload, self.key)

    def made(self, entry: Entry) -> bool:
        """Whether the entry comes from this command: then this is a retry."""
        return entry.guest == self.guest and entry.kind in self.kinds and self.seat in (None, entry.seat)


@dataclass(frozen=True, kw_only=True)
class SeatCommand(Command):
    """A command of a seat in a game under way, by somebody who has seen the log up to `seq`."""

    seat: int
    seq: int

    def running(self, room: Room) -> Play:
        """The game, if the caller decides for the seat and has seen its newest change."""
        if self.caller is not None:
            self.viewer(room).own(self.seat)
        play = room.running()
        room.require_fresh(self.seq)
        return play


@dataclass(frozen=True, kw_only=True)
class Act(SeatCommand):
    """Play an action of the seat that must decide."""

    kinds: ClassVar[tuple[Kind, ...]] = ("action",)
    action: str

    def apply(self, room: Room) -> Change:
        play = self.running(room)
        before = room.seq
        if play.actor != self.seat:
            raise IllegalAction(str(play.match.read(self.action)), play.match.why_not(self.action, self.seat))
        payload = play.act(self.action)
        room.facts.pending = None
        self.add(room, "action", self.seat, payload)
        room.answer_forced()
        return room.change(before)


@dataclass(frozen=True, kw_only=True)
class Undo(SeatCommand):
    """Undo within the seat's own turn, back to the last thing revealed: to so many decisions, or one step."""

    kinds: ClassVar[tuple[Kind, ...]] = ("undo",)
    decisions: int | None = None

    def apply(self, room: Room) -> Change:
        play = self.running(room)
        wanted = self.wanted(play)
        if play.actor != self.seat or not play.limit <= wanted < play.decisions:
            raise undo_limit(play.limit, play)
        before = room.seq
        take_back(room, self.seat, wanted, self.guest, self.key)
        return room.change(before)

    def wanted(self, play: Play) -> int:
        return play.decisions - 1 if self.decisions is None else self.decisions


@dataclass(frozen=True, kw_only=True)
class Reset(Undo):
    """Undo to the start of the seat's turn, or to the last thing revealed."""

    def wanted(self, play: Play) -> int:
        return play.limit


def undo_limit(limit: int, play: Play) -> Refusal:
    return Refusal(409, "undo-limit", limit=limit, n=play.decisions)


def take_back(room: Room, seat: int, decisions: int, guest: str | None = None, key: str | None = None) -> None:
    play = room.running()
    if decisions < play.base:
        raise NeedsWhole
    payload = play.undo_to(decisions)
    room.facts.pending = None
    room.add("undo", seat, guest, payload, key)
    room.answer_forced()


@dataclass(frozen=True, kw_only=True)
class AskUndo(SeatCommand):
    """Ask the others to go back to so many decisions. Bots agree; where nobody else decides it is done at once."""

    kinds: ClassVar[tuple[Kind, ...]] = ("ask-undo",)
    decisions: int

    def apply(self, room: Room) -> Change:
        play = self.running(room)
        if not 0 <= self.decisions < play.decisions:
            raise undo_limit(0, play)
        before = room.seq
        others = [guest for guest in room.voters() if guest != self.guest]
        self.add(room, "ask-undo", self.seat, {"decisions": self.decisions})
        if others:
            ask(room, "undo", self.seat, self.decisions, self.guest)
        else:
            take_back(room, self.seat, self.decisions, self.guest)
        return room.change(before)


def ask(room: Room, what: str, seat: int, decisions: int, guest: str | None) -> None:
    """Put a request to the others. Its `seq` tells it from later ones."""
    room.facts.pending = {"ask": what, "seat": seat, "decisions": decisions, "seq": room.seq, "agreed": [guest]}


@dataclass(frozen=True, kw_only=True)
class Consent(SeatCommand):
    """Answer the pending request: one no ends it, the last yes fulfils it."""

    kinds: ClassVar[tuple[Kind, ...]] = ("consent",)
    yes: bool
    request: int

    def apply(self, room: Room) -> Change:
        self.running(room)
        pending = room.facts.pending
        if pending is None or pending["seq"] != self.request:
            raise Refusal(409, "nothing-asked")
        if self.guest in pending["agreed"]:
            raise Refusal(409, "already-agreed")
        before = room.seq
        self.add(room, "consent", self.seat, {"yes": self.yes})
        room.facts.pending = {**pending, "agreed": [*pending["agreed"], self.guest]} if self.yes else None
        fulfil_if_agreed(room)
        return room.change(before)


def fulfil_if_agreed(room: Room) -> None:
    """Do what the pending request asks for, once everybody has agreed who must."""
    pending = room.facts.pending
    if pending is None or not set(room.voters()) <= set(pending["agreed"]):
        return
    room.facts.pending = None
    if pending["ask"] == "abandon":
        end_without_result(room)
    else:
        take_back(room, pending["seat"], pending["decisions"])


@dataclass(frozen=True, kw_only=True)
class Abandon(Command):
    """End the table without a result: at once before the start or alone, else when all others agree."""

    kinds: ClassVar[tuple[Kind, ...]] = ("abandon",)
    seq: int

    def apply(self, room: Room) -> Change:
        viewer = self.viewer(room)
        viewer.require_player()
        room.require_status("waiting", "playing")
        before = room.seq
        seat = viewer.mine[0] if viewer.mine else None
        waiting = room.facts.status == "waiting"
        if waiting:
            viewer.require_owner()
        else:
            room.require_fresh(self.seq)
        others = [] if waiting else [guest for guest in room.voters() if guest != self.guest]
        if others and seat is None:
            raise Refusal(403, "not-at-table")
        self.add(room, "abandon", None if waiting else seat, {"name": self.name})
        if others and seat is not None:
            ask(room, "abandon", seat, room.facts.decisions, self.guest)
        else:
            end_without_result(room)
        return room.change(before)


def end_without_result(room: Room) -> None:
    room.facts.status, room.facts.ended, room.facts.pending = "abandoned", now(), None


@dataclass(frozen=True, kw_only=True)
class Resign(SeatCommand):
    """Give the game up: a bot plays on, or the table ends, as its rules say."""

    kinds: ClassVar[tuple[Kind, ...]] = ("resign",)

    def apply(self, room: Room) -> Change:
        self.viewer(room).own(self.seat)
        room.running()
        before = room.seq
        resigned = room.seats[self.seat]
        resigned.gone, resigned.bot = "resigned", room.facts.stand_in
        self.add(room, "resign", self.seat, {"bot": resigned.bot, "name": resigned.name})
        if room.facts.resigning == "end" or not room.persons():
            end_without_result(room)
        else:
            fulfil_if_agreed(room)
        return room.change(before, seats=[resigned], guests=self.guests)


@dataclass(frozen=True, kw_only=True)
class Leave(Command):
    """Leave a seat. Before the start it is free again; later a bot plays on until its owner is back."""

    kinds: ClassVar[tuple[Kind, ...]] = ("leave",)
    seat: int

    def apply(self, room: Room) -> Change:
        viewer = self.viewer(room)
        viewer.require_kept(self.seat)
        room.require_status("waiting", "playing")
        before = room.seq
        left = room.seats[self.seat]
        if room.facts.status == "waiting":
            free(left)
            self.add(room, "leave", self.seat, {"name": self.name})
        else:
            viewer.own(self.seat)
            left.gone, left.bot = "left", room.facts.stand_in
            self.add(room, "leave", self.seat, {"bot": left.bot, "name": left.name})
            fulfil_if_agreed(room)
        return room.change(before, seats=[left], guests=self.guests)


def free(seat: Seat) -> None:
    seat.kind, seat.guest, seat.name, seat.bot, seat.ready, seat.gone = "open", None, "", None, True, None
    seat.link, seat.nonce = None, None


@dataclass(frozen=True, kw_only=True)
class ComeBack(Command):
    """Take the seat again that a bot kept."""

    kinds: ClassVar[tuple[Kind, ...]] = ("back",)
    seat: int

    def apply(self, room: Room) -> Change:
        self.viewer(room).require_kept(self.seat)
        room.running()
        kept = room.seats[self.seat]
        if kept.gone != "left":
            raise Refusal(409, "not-left")
        before = room.seq
        kept.gone, kept.bot = None, None
        self.add(room, "back", self.seat, {"name": kept.name})
        return room.change(before, seats=[kept], guests=self.guests)


@dataclass(frozen=True, kw_only=True)
class Chat(Command):
    """Say something to all at the table."""

    kinds: ClassVar[tuple[Kind, ...]] = ("chat",)
    text: str

    def apply(self, room: Room) -> Change:
        viewer = self.viewer(room)
        viewer.require_player()
        before = room.seq
        seat = viewer.mine[0] if viewer.mine else None
        self.add(room, "chat", seat, {"text": self.text, "name": self.name})
        return room.change(before)


@dataclass(frozen=True, kw_only=True)
class SetRematch(Command):
    """Note the table at which the same people play again."""

    kinds: ClassVar[tuple[Kind, ...]] = ("rematch",)
    table: str

    def apply(self, room: Room) -> Change:
        before = room.seq
        room.facts.rematch = self.table
        self.add(room, "rematch", None, {"name": self.name})
        return room.change(before)
