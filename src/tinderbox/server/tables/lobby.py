"""Before the game: a table is made, seats are taken, left and filled, and it starts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from tinderbox.core.box import Box
from tinderbox.core.draws import fresh_seed
from tinderbox.core.events import Data
from tinderbox.core.text.messages import Language, catalogue
from tinderbox.server.ids import TABLE_LETTERS, derived, fresh_id, hashed, now
from tinderbox.server.messages import PACKAGE, Refusal, say
from tinderbox.server.storage.entries import Change
from tinderbox.server.storage.packs import uploaded_pack
from tinderbox.server.storage.rows import Seat, TableRow
from tinderbox.server.storage.schema import NAME
from tinderbox.server.tables.commands import Caller, free
from tinderbox.server.tables.play import Play
from tinderbox.server.tables.room import Room


@dataclass(frozen=True)
class Wish:
    """How a seat is to be filled."""

    kind: Literal["me", "open", "bot", "link", "program"]
    name: str | None = None
    bot: str | None = None
    program: Caller | None = None


@dataclass(frozen=True)
class Plan:
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


def make(box: Box, caller: Caller, wishes: Sequence[Wish], plan: Plan, secret: str) -> tuple[Room, Change]:
    """A new table that waits for its players. The same key of the same caller makes the same table."""
    if len(wishes) != box.players:
        raise Refusal(422, "seats-wanted", players=box.players, given=len(wishes))
    facts = TableRow(
        id=table_id(secret, caller, plan.key) if plan.key else fresh_id(),
        game=box.game,
        rules=box.version,
        pack=box.pack_id,
        pack_digest=box.pack_digest,
        uploaded_pack=None if box.pack_shipped else box.pack_digest,
        players=box.players,
        options=dict(box.options),
        seed=plan.seed or fresh_seed(),
        origin=plan.origin,
        title=plan.title or caller.name,
        public=plan.public,
        spectators=plan.spectators,
        resigning=plan.resigning,
        stand_in=plan.stand_in,
        parent=plan.parent,
        made=now(),
        owner=caller.id,
    )
    seats = [fill(Seat(number, "open"), wish, caller) for number, wish in enumerate(wishes)]
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
    """Seats that are to be kept by a link get one."""
    for seat in room.seats:
        if seat.kind == "link" and seat.nonce is None:
            seat.nonce = fresh_id()
            seat.link = hashed(room.token(seat))


def fill(seat: Seat, wish: Wish, caller: Caller) -> Seat:
    free(seat)
    if wish.kind == "me":
        seat.kind, seat.guest, seat.name = "guest", caller.id, wish.name or caller.name
    elif wish.kind == "program":
        if wish.program is None:
            raise Refusal(422, "no-program")
        seat.kind, seat.guest, seat.name = "guest", wish.program.id, wish.name or wish.program.name
    elif wish.kind == "bot":
        seat.kind, seat.bot = "bot", wish.bot or "random"
        seat.name = wish.name or bot_name(seat.bot, caller.language)
    elif wish.kind == "link":
        seat.kind, seat.name = "link", wish.name or ""
    return seat


def bot_name(spec: str, language: Language) -> str:
    """What people call a bot, in the language of whoever sets it down; a spec that nobody has named is its own name."""
    id = f"bot-{spec.partition(':')[0]}"
    return say(language, id) if catalogue(PACKAGE).has(language, id) else spec


def name_all(room: Room) -> None:
    for seat in room.seats:
        name_apart(seat, room.seats[: seat.seat])


def name_apart(seat: Seat, others: Sequence[Seat]) -> None:
    """No two seats have one name."""
    taken = {other.name for other in others if other is not seat}
    name, number = seat.name, 1
    while name and name in taken:
        number += 1
        name = f"{seat.name[: NAME - 4]} {number}"
    seat.name = name


def join(room: Room, caller: Caller, number: int | None, key: str | None) -> Change:
    """Take an open seat, the first if none is named; or the seat that was kept for the caller."""
    room.require_sight(caller.id)
    room.require_status("waiting")
    before = room.seq
    kept = [seat for seat in room.seats if seat.guest == caller.id and not seat.ready]
    if kept:
        for seat in kept:
            seat.ready = True
        room.add("join", kept[0].seat, caller.id, {"name": caller.name}, key)
        return room.change(before, seats=kept, guests=[caller.id])
    require_unseated(room, caller)
    open_seats = [seat for seat in room.seats if seat.kind == "open" and number in (None, seat.seat)]
    if not open_seats:
        raise Refusal(409, "seat-taken")
    return sit(room, open_seats[0], caller, key)


def sit(room: Room, seat: Seat, caller: Caller, key: str | None) -> Change:
    before = room.seq
    seat.kind, seat.guest, seat.bot, seat.ready = "guest", caller.id, None, True
    seat.name = seat.name or caller.name
    name_apart(seat, room.seats)
    room.add("join", seat.seat, caller.id, {"name": seat.name}, key)
    return room.change(before, seats=[seat], guests=[caller.id])


def claim(room: Room, caller: Caller, token: str, key: str | None) -> Change:
    """Take the seat that a link keeps."""
    room.require_status("waiting")
    seat = next((seat for seat in room.seats if seat.kind == "link" and seat.link == hashed(token)), None)
    if seat is None:
        raise Refusal(409, "seat-taken")
    require_unseated(room, caller)
    return sit(room, seat, caller, key)


def require_unseated(room: Room, caller: Caller) -> None:
    """Nobody takes a second seat, whose hand would be theirs to see; the owner may set several down as their own."""
    if room.seats_of(caller.id):
        raise Refusal(409, "already-seated")


def reseat(room: Room, caller: Caller, number: int, wish: Wish, key: str | None) -> Change:
    """The owner decides anew how a seat is filled."""
    room.require_owner(caller.id)
    room.require_status("waiting")
    if not 0 <= number < len(room.seats):
        raise Refusal(404, "no-seat", seat=number)
    before = room.seq
    seat = room.seats[number]
    gone = seat.guest
    fresh = fill(Seat(number, "open"), wish, caller)
    room.seats[number] = fresh
    lock_links(room)
    name_apart(fresh, room.seats)
    kind: Literal["bot", "free"] = "bot" if fresh.kind == "bot" else "free"
    room.add(kind, number, caller.id, {"bot": fresh.bot, "name": fresh.name}, key)
    guests = [guest for guest in (gone, fresh.guest) if guest is not None]
    return room.change(before, seats=[fresh], guests=guests)


def start(room: Room, caller: Caller | None, fill_with: str | None, key: str | None) -> Change:
    """Everybody sits: the game begins. With `fill_with`, a bot takes every seat that is free."""
    if caller is not None:
        room.require_owner(caller.id)
    room.require_status("waiting")
    spec = fill_with or None
    missing = [seat for seat in room.seats if not seat.taken]
    if missing and spec is None:
        raise Refusal(409, "seats-open", seats=len(missing))
    before = room.seq
    for seat in missing:
        seat.kind, seat.guest, seat.link, seat.bot, seat.ready = "bot", None, None, spec, True
        seat.name = bot_name(spec or "", "en" if caller is None else caller.language)
    name_all(room)
    begin(room, Play.begin(room.box, room.facts.seed, room.names, room.facts.origin), caller, key)
    room.answer_forced()
    return room.change(before, seats=room.seats)


def start_new(room: Room, change: Change, caller: Caller) -> None:
    """A table that begins in the moment when it is made."""
    start(room, caller, None, None)
    complete(room, change)


def complete(room: Room, change: Change) -> None:
    """All that has happened at a new table belongs to its making."""
    room.settle()
    change.entries = list(room.recent)
    change.table = room.facts.row()
    change.seats = [seat.row(room.id) for seat in room.seats]


def begin(room: Room, play: Play, caller: Caller | None, key: str | None) -> None:
    room.play = play
    room.facts.status, room.facts.started = "playing", now()
    payload = {"n": 0, **play.drawn(play.match.setup_results)}
    room.add("start", None, caller.id if caller else None, payload, key)
