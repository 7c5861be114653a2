"""The heart of a worker: everything that lives as long as the process, and the one way in which tables change."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import orjson
from sqlalchemy.exc import SQLAlchemyError

from tinderbox.core.errors import TinderboxError
from tinderbox.core.events import Data
from tinderbox.server.ids import fresh_id
from tinderbox.server.messages import Refusal, away, busy
from tinderbox.server.settings import Settings
from tinderbox.server.storage import queries
from tinderbox.server.storage.database import Database
from tinderbox.server.storage.entries import Change, Entry
from tinderbox.server.storage.writer import Overtaken, StorageAway, Writer
from tinderbox.server.streams.hub import Hub
from tinderbox.server.streams.notifications import Notifications
from tinderbox.server.streams.reader import Reader
from tinderbox.server.tables import updates
from tinderbox.server.tables.commands import MOST_SEEN, Command, NeedsWhole
from tinderbox.server.tables.room import Room
from tinderbox.server.tables.rooms import Rooms

log: Final = logging.getLogger("tinderbox.service")

TRIES: Final = 5
MOST_FOLLOWED: Final = 50


class Service:
    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.worker: Final = fresh_id()
        self.database: Final = Database(settings.url)
        self.rooms: Final = Rooms(self.database, settings.rooms)
        self.hub: Final = Hub(self.presence_changed)
        self.writer: Final = Writer(self.database, self.worker)
        self.secret: str = ""
        self.closing: bool = False
        self.notifications: Final = self.make_notifications() if settings.is_postgresql else None
        self.moved: Callable[[str], None] = lambda table_id: None

    async def open(self) -> None:
        self.loop: asyncio.AbstractEventLoop = asyncio.get_running_loop()
        await asyncio.to_thread(self.database.migrate)
        given = self.settings.secret.get_secret_value()
        self.secret = given or await asyncio.to_thread(self.database.secret)
        self.rooms.secret = self.secret
        self.writer.start()
        self.heart: asyncio.Task[None] = asyncio.create_task(self.beating())
        if self.notifications is not None:
            await self.notifications.start()
        log.info("open", extra={"worker": self.worker, "database": self.database.url.get_backend_name()})

    def close_streams(self) -> None:
        """Every reader gets what waits for it, a last word, and its end."""
        self.closing = True
        for reader in list(self.hub.readers.values()):
            reader.close()

    async def close(self) -> None:
        self.close_streams()
        self.heart.cancel()
        await asyncio.gather(self.heart, return_exceptions=True)
        await self.writer.close()
        if self.notifications is not None:
            await self.notifications.close()
        self.database.close()
        log.info("closed", extra={"worker": self.worker})

    # -- other workers
    def make_notifications(self) -> Notifications:
        return Notifications(
            self.database, self.worker, self.heard, self.tell_presence, self.hub.present, self.catch_up
        )

    async def heard(self, notifications: Data) -> None:
        """Another worker has written: bring those who listen here up to date."""
        table_id, guests = notifications["table"], notifications["guests"]
        if not (self.hub.listeners(table_id) or self.hub.of_guests(guests)):
            if (known := self.rooms.rooms.get(table_id)) is not None and not known.lock.locked():
                self.rooms.drop(known)  # nobody listens: it is read again when somebody asks
            return
        try:
            async with self.rooms.enter(table_id) as room:
                if room.seq < notifications["seq"]:
                    await self.rooms.take_over(room, notifications)
                self.follow_guests(room, guests)
                self.hub.publish(room, self.presence(room))
        except (Refusal, SQLAlchemyError) as problem:
            log.warning("not heard", extra={"table": table_id, "problem": type(problem).__name__})

    async def catch_up(self) -> None:
        """Notifications were missed: look at every table that is known here."""
        for table_id in list(self.rooms.rooms):
            await self.heard({"table": table_id, "seq": MOST_SEEN, "guests": []})

    # -- changing a table
    async def run(
        self,
        table_id: str,
        command: Command,
        *,
        key: str | None = None,
        seat: int | None = None,
        guest: str | None = None,
    ) -> "CommandResult":
        """Run a command: check it, make it durable, publish it to the streams, return the result."""
        async with self.rooms.enter(table_id) as room:
            try:
                return await self.written_in(room, command, key)
            except Refusal as refusal:
                return await self.refused(room, refusal, key, seat, guest)

    async def written_in(self, room: Room, command: Command, key: str | None = None) -> "CommandResult":
        """The same for who is in the room already."""
        for _ in range(TRIES):
            try:
                change = command(room)
            except NeedsWhole:
                await self.rooms.whole(room)
                continue
            except TinderboxError:
                if await self.behind(room):
                    continue
                raise
            except Exception:
                self.rooms.drop(room)
                raise
            if await self.written(room, change):
                return self.done(room, change)
            if key is not None and await self.entry_with(room, key) is not None:
                raise Refusal(409, "key-used")
        raise busy()

    async def behind(self, room: Room) -> bool:
        """Whether another worker had written more than this one knew of; now it knows."""
        if self.notifications is None:
            return False
        before = room.seq
        await self.rooms.refresh(room)
        if room.seq == before:
            return False
        self.hub.publish(room, self.presence(room))
        return True

    @asynccontextmanager
    async def visit(self, table_id: str) -> AsyncIterator[Room]:
        """A room to look at, as it is by now at any worker."""
        async with self.rooms.enter(table_id) as room:
            await self.behind(room)
            yield room

    async def written(self, room: Room, change: Change) -> bool:
        """Whether the change is durable now; if not, the room is as the database has it."""
        if self.snapshot_due(room, change):
            change.snapshot = room.snapshot()
        try:
            await self.writer.put(change)
            return True
        except Overtaken:
            await self.rooms.reload(room)
            return False
        except StorageAway:
            self.rooms.drop(room)
            raise away() from None
        except asyncio.CancelledError:
            self.rooms.drop(room)  # the caller went away: whether it was written, the database knows
            raise

    def snapshot_due(self, room: Room, change: Change) -> bool:
        every = self.settings.snapshot_every
        return room.play is not None and change.before is not None and change.before // every != change.after // every

    def done(self, room: Room, change: Change) -> "CommandResult":
        self.follow_guests(room, change.guests)
        updates = self.hub.publish(room, self.presence(room))
        if room.facts.bot_turn:
            self.moved(room.id)
        return CommandResult(self, room, change.entries, updates)

    async def refused(
        self, room: Room, refusal: Refusal, key: str | None, seat: int | None, guest: str | None
    ) -> "CommandResult":
        """A refusal, unless the same request was already carried out: a retry is answered as the first was."""
        if key is not None and guest is not None:
            entry = await self.entry_with(room, key)
            if entry is not None and entry.guest == guest and seat in (None, entry.seat):
                if seat is not None:
                    room.require_sight(guest)
                return CommandResult(self, room, [entry], {})
        if refusal.id == "stale":
            refusal.state = room.state(guest, seat, self.presence(room))
        raise refusal

    async def entry_with(self, room: Room, key: str) -> Entry | None:
        return await asyncio.to_thread(queries.entry_with_key, self.database, room.id, key)

    async def make(self, room: Room, change: Change) -> None:
        """A table that has never been."""
        try:
            await self.writer.put(change)
        except Overtaken:
            return  # made before, by the same key
        except StorageAway:
            raise away() from None
        self.rooms.keep(room)
        async with room.lock:
            self.done(room, change)

    async def require_place(self, guest: str) -> None:
        """Refuse a guest who has as many tables as the host allows."""
        opened, stored = await asyncio.to_thread(queries.tables_owned, self.database, guest)
        if opened >= self.settings.tables_per_guest:
            raise Refusal(409, "too-many-tables", most=self.settings.tables_per_guest)
        if stored >= self.settings.stored_per_guest:
            raise Refusal(409, "too-many-stored", most=self.settings.stored_per_guest)

    # -- listening
    def follow_guests(self, room: Room, guests: list[str]) -> None:
        """Streams of those who came or went at a table begin or cease to follow it."""
        for reader in self.hub.of_guests(guests):
            if room.seats_of(reader.guest) or (reader.follows(room.id) and room.may_see(reader.guest)):
                reader.cursor.pop(room.id, None)
                self.hub.follow(reader, room)
                self.hub.send_state(reader, room, self.presence(room))

    async def listen(self, reader: Reader, table_id: str, seen: int | None) -> None:
        """Let a reader follow a table, from where it had come to."""
        async with self.visit(table_id) as room:
            room.require_sight(reader.guest)
            self.hub.follow(reader, room)
            if seen is not None and self.resume(reader, room, seen):
                return
            self.hub.send_state(reader, room, self.presence(room))

    def resume(self, reader: Reader, room: Room, seen: int) -> bool:
        """Tell only what is new since `seen`, if that can be known."""
        messages: list[tuple[bytes, bytes]] = []
        for audience in reader.audiences[room.id]:
            then = room.told_at(seen, audience)
            if then is None:
                return False
            update = updates.update(room, audience, then)
            if update is None:
                return False
            room.last_sent.setdefault(audience, then)
            if update["entries"]:
                messages.append((b"update", orjson.dumps(update)))
        reader.cursor[room.id] = room.seq
        if messages:
            reader.push(room.id, room.seq, messages)
        return True

    async def beating(self) -> None:
        settings = self.settings
        while True:
            await asyncio.sleep(min(settings.heartbeat_seconds, settings.stall_seconds) / 4)
            self.hub.beat(settings.heartbeat_seconds, settings.stall_seconds)

    # -- presence
    def presence(self, room: Room) -> Data:
        people, listening = self.hub.present(room.id)
        if self.notifications is not None:
            others, more = self.notifications.other_workers.present(room.id)
            people, listening = people | others, listening + more
        seats = [seat.seat for seat in room.seats if seat.guest in people]
        onlookers = people - {seat.guest for seat in room.seats}
        return {"table": room.id, "seats": seats, "watching": listening, "onlookers": len(onlookers)}

    def presence_changed(self, table_id: str) -> None:
        """Somebody came to listen here, or left."""
        if self.notifications is not None:
            self.notifications.changed(table_id)
        self.tell_presence(table_id)

    def tell_presence(self, table_id: str) -> None:
        room = self.rooms.rooms.get(table_id)
        if room is None or self.closing:
            return
        message = orjson.dumps(self.presence(room))
        for reader in self.hub.listeners(table_id):
            reader.put(b"event: presence\ndata: %b\n\n" % message)


class CommandResult:
    """A command that is durable, and what its caller is answered."""

    def __init__(
        self, service: Service, room: Room, entries: list[Entry], updates: dict[int | None, bytes | None]
    ) -> None:
        self.service: Final = service
        self.room: Final = room
        self.entries: Final = entries
        self.updates: Final = updates

    def update(self, seat: int | None) -> bytes:
        """The update for a seat: as its stream got it, or with the whole view."""
        last_sent = self.updates.get(seat)
        return last_sent if last_sent is not None else orjson.dumps(self.whole_update(seat))

    def whole_update(self, seat: int | None) -> Data:
        room, first = self.room, self.entries[0]
        play = room.play
        outcome = play.outcome if play is not None else None
        return {
            "table": room.id,
            "seat": seat,
            "seq": room.seq,
            "from": first.seq - 1,
            "entries": [entry.public for entry in self.entries],
            "view": play.view(seat) if play is not None else None,
            "legal": room.legal_for(seat),
            "undo": room.undo_for(seat),
            "outcome": None if outcome is None else {**vars(outcome)},
        }

    def state(self, guest: str | None, seat: int | None = None) -> Data:
        room = self.room
        mine = room.seats_of(guest)
        return room.state(guest, seat if seat in mine else (mine[0] if mine else None), self.service.presence(room))
