"""Before the game: a table is made, seats are taken, left and filled, and it starts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from tinderbox.core.box import Box
from tinderbox.core.draws import fresh_seed
from tinderbox.core.events import Data
from tinderbox.core.text.messages import Language, catalogue
from tinderbox.server.ids import TABLE_LETTERS, derived, fresh_id, hashed, now
from tinderbox.server.messages import PACKAGE, Refusal, say
from tinderbox.server.storage.entries import Change, Kind
from tinderbox.server.storage.packs import uploaded_pack
from tinderbox.server.storage.rows import Seat, TableRow
from tinderbox.server.storage.schema import NAME
from tinderbox.server.tables.commands import Command, free
from tinderbox.server.tables.play import Play
from tinderbox.server.tables.room import Room
from tinderbox.server.tables.viewer import Caller


@dataclass(frozen=True)
class SeatPlan:
    """How a seat is to be filled."""

    kind: Literal["me", "open", "bot", "link", "program"]
    name: str | None = None
    bot: str | None = None
    program: Caller | None = None


@dataclass(frozen=True)
class TablePlan:
    """A table to be made."""

    title: str = ""
    public: bool = False
    spectators: bool = True
    resigning: Literal["bot", "end"] = "bot"
    stand_in: str = "random"
    origin: Data | None = None
    parent: str | None = None
    seed: str | None = None
    key: str | None = None


def make(box: Box, caller: Caller, plans: Sequence[SeatPlan], table: TablePlan, secret: str) -> tuple[Room, Change]:
    """A new table that waits for its players. The same key of the same caller makes the same table."""
    if len(plans) != box.players:
        raise Refusal(422, "seats-wanted", players=box.players, given=len(plans))
    facts = TableRow(
        id=table_id(secret, caller, table.key) if table.key else fresh_id(),
        game=box.game,
        rules=box.version,
        pack=box.pack_id,
        pack_digest=box.pack_digest,
        uploaded_pack=None if box.pack_shipped else box.pack_digest,
        players=box.players,
        options=dict(box.options),
        seed=table.seed or fresh_seed(),
        origin=table.origin,
        title=table.title or caller.name,
        public=table.public,
        spectators=table.spectators,
        resigning=table.resigning,
        stand_in=table.stand_in,
        parent=table.parent,
        made=now(),
        owner=caller.id,
    )
    seats = [fill(Seat(number, "open"), plan, caller) for number, plan in enumerate(plans)]
    room = Room(facts, seats, box, None, [], secret)
    lock_links(room)
    name_all(room)
    room.add("made", None, caller.id, {"name": caller.name})
    guests = list(dict.fromkeys(seat.guest for seat in seats if seat.guest))
    change = Change(facts.id, None, list(room.recent), facts.row(), [seat.row(facts.id) for seat in seats])
    change.guests = guests or [caller.id]
    change.pack = uploaded_pack(box)
    return room, change


def table_id(secret: str, caller: Caller, key: str) -> str:
    return derived(secret, "table", caller.id, key, letters=TABLE_LETTERS)


def lock_links(room: Room) -> None:
    """Give a link to every seat that one is to keep."""
    for seat in room.seats:
        if seat.kind == "link" and seat.nonce is None:
            seat.nonce = fresh_id()
            seat.link = hashed(room.token(seat))


def fill(seat: Seat, plan: SeatPlan, caller: Caller) -> Seat:
    free(seat)
    if plan.kind == "me":
        seat.kind, seat.guest, seat.name = "guest", caller.id, plan.name or caller.name
    elif plan.kind == "program":
        if plan.program is None:
            raise Refusal(422, "no-program")
        seat.kind, seat.guest, seat.name = "guest", plan.program.id, plan.name or plan.program.name
    elif plan.kind == "bot":
        seat.kind, seat.bot = "bot", plan.bot or "random"
        seat.name = plan.name or bot_name(seat.bot, caller.language)
    elif plan.kind == "link":
        seat.kind, seat.name = "link", plan.name or ""
    return seat


def bot_name(spec: str, language: Language) -> str:
    """A bot's name in the language of the person who adds it; its spec if it has no name."""
    id = f"bot-{spec.partition(':')[0]}"
    return say(language, id) if catalogue(PACKAGE).has(language, id) else spec


def name_all(room: Room) -> None:
    for seat in room.seats:
        name_apart(seat, room.seats[: seat.seat])


def name_apart(seat: Seat, others: Sequence[Seat]) -> None:
    """Give the seat a name that no other seat has."""
    taken = {other.name for other in others if other is not seat}
    name, number = seat.name, 1
    while name and name in taken:
        number += 1
        name = f"{seat.name[: NAME - 4]} {number}"
    seat.name = name


@dataclass(frozen=True, kw_only=True)
class Join(Command):
    """Take an open seat, the first if none is named; or the seat that was kept for the caller."""

    kinds: ClassVar[tuple[Kind, ...]] = ("join",)

    def apply(self, room: Room) -> Change:
        self.viewer(room)
        room.require_status("waiting")
        before = room.seq
        kept = [seat for seat in room.seats if seat.guest == self.guest and not seat.ready]
        if kept:
            for seat in kept:
                seat.ready = True
            self.add(room, "join", kept[0].seat, {"name": self.name})
            return room.change(before, seats=kept, guests=self.guests)
        open_seats = [seat for seat in room.seats if seat.kind == "open" and self.seat in (None, seat.seat)]
        return sit(room, self, open_seats)


@dataclass(frozen=True, kw_only=True)
class Claim(Command):
    """Take the seat that a link keeps."""

    kinds: ClassVar[tuple[Kind, ...]] = ("join",)
    token: str

    def apply(self, room: Room) -> Change:
        room.require_status("waiting")
        return sit(room, self, [seat for seat in room.seats if seat.kind == "link" and seat.link == hashed(self.token)])


def sit(room: Room, command: Command, free_seats: Sequence[Seat]) -> Change:
    """Seat the caller at the first of these.

    Nobody takes a second seat, whose hand they would see; the owner may have several from the start."""
    if any(seat.kind == "guest" and seat.guest == command.guest for seat in room.seats):
        raise Refusal(409, "already-seated")
    if not free_seats:
        raise Refusal(409, "seat-taken")
    before = room.seq
    seat = free_seats[0]
    seat.kind, seat.guest, seat.bot, seat.ready = "guest", command.guest, None, True
    seat.name = seat.name or command.name
    name_apart(seat, room.seats)
    command.add(room, "join", seat.seat, {"name": seat.name})
    return room.change(before, seats=[seat], guests=command.guests)


@dataclass(frozen=True, kw_only=True)
class Reseat(Command):
    """The owner changes how a seat is filled."""

    kinds: ClassVar[tuple[Kind, ...]] = ("bot", "free")
    caller: Caller
    seat: int
    plan: SeatPlan

    def apply(self, room: Room) -> Change:
        self.viewer(room).require_owner()
        room.require_status("waiting")
        if not 0 <= self.seat < len(room.seats):
            raise Refusal(404, "no-seat", seat=self.seat)
        before = room.seq
        gone = room.seats[self.seat].guest
        fresh = room.seats[self.seat] = fill(Seat(self.seat, "open"), self.plan, self.caller)
        lock_links(room)
        name_apart(fresh, room.seats)
        kind: Literal["bot", "free"] = "bot" if fresh.kind == "bot" else "free"
        self.add(room, kind, self.seat, {"bot": fresh.bot, "name": fresh.name})
        guests = [guest for guest in (gone, fresh.guest) if guest is not None]
        return room.change(before, seats=[fresh], guests=guests)


@dataclass(frozen=True, kw_only=True)
class Start(Command):
    """Begin the game once everybody sits. With `fill`, a bot takes every seat that is free."""

    kinds: ClassVar[tuple[Kind, ...]] = ("start",)
    fill: str | None = None

    def apply(self, room: Room) -> Change:
        if self.caller is not None:
            self.viewer(room).require_owner()
        room.require_status("waiting")
        missing = [seat for seat in room.seats if not seat.taken]
        if missing and self.fill is None:
            raise Refusal(409, "seats-open", seats=len(missing))
        before = room.seq
        language: Language = "en" if self.caller is None else self.caller.language
        for seat in missing:
            seat.kind, seat.guest, seat.link, seat.bot, seat.ready = "bot", None, None, self.fill, True
            seat.name = bot_name(self.fill or "", language)
        name_all(room)
        begin(room, Play.begin(room.box, room.facts.seed, room.names, room.facts.origin), self.guest, self.key)
        room.answer_forced()
        return room.change(before, seats=room.seats)


def start_new(room: Room, change: Change, caller: Caller) -> None:
    """Start a table at the moment it is made."""
    Start(caller=caller).apply(room)
    complete(room, change)


def complete(room: Room, change: Change) -> None:
    """Add everything that has happened at a new table to the change that makes it."""
    room.update_facts()
    change.entries = list(room.recent)
    change.table = room.facts.row()
    change.seats = [seat.row(room.id) for seat in room.seats]


def begin(room: Room, play: Play, guest: str | None, key: str | None = None) -> None:
    room.play = play
    room.facts.status, room.facts.started = "playing", now()
    room.add("start", None, guest, {"decisions": 0, **play.drawn(play.match.setup_results)}, key)
