"""What lives as long as a worker process, and the one way in which tables change."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Final

import orjson
from sqlalchemy.exc import SQLAlchemyError

from tinderbox.core.errors import IllegalAction, TinderboxError
from tinderbox.core.events import Data
from tinderbox.core.text.messages import Language
from tinderbox.server.fair_queue import FairQueue, Owner
from tinderbox.server.ids import fresh_id
from tinderbox.server.messages import IllegalHere, Refusal, away, busy
from tinderbox.server.settings import Settings
from tinderbox.server.storage import queries
from tinderbox.server.storage.database import Database
from tinderbox.server.storage.entries import Change, Entry
from tinderbox.server.storage.writer import DatabaseUnavailable, WriteConflict, Writer
from tinderbox.server.streams.hub import Hub
from tinderbox.server.streams.notifications import Notifications
from tinderbox.server.streams.reader import Reader
from tinderbox.server.tables import updates
from tinderbox.server.tables.commands import MOST_SEEN, Command, NeedsWhole
from tinderbox.server.tables.play import Play
from tinderbox.server.tables.replays import ReplayQueue
from tinderbox.server.tables.room import Room
from tinderbox.server.tables.rooms import Rooms
from tinderbox.server.tables.viewer import Audience, Caller, Viewer

log: Final = logging.getLogger("tinderbox.service")

TRIES: Final = 5
SLOW_AT_ONCE: Final = 2  # uploads that are checked at the same time, in threads
MOST_FOLLOWED: Final = 50
NETWORKS_KEPT: Final = 10_000


class Service:
    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.worker: Final = fresh_id()
        self.database: Final = Database(settings.url)
        self.rooms: Final = Rooms(self.database, settings.rooms)
        self.replays: Final = ReplayQueue()
        self.active_guests: Final[set[str]] = set()
        self.networks: Final[OrderedDict[str, str]] = OrderedDict()  # by guest: where the last request came from
        self.hub: Final = Hub(self.presence_changed)
        self.writer: Final = Writer(self.database, self.worker)
        self.slow_work: Final = FairQueue(SLOW_AT_ONCE)
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
        self.heartbeats: asyncio.Task[None] = asyncio.create_task(self.send_heartbeats())
        if self.notifications is not None:
            await self.notifications.start()
        log.info("open", extra={"worker": self.worker, "database": self.database.url.get_backend_name()})

    def close_streams(self) -> None:
        """Send every stream what waits for it, then end it."""
        self.closing = True
        for reader in list(self.hub.readers.values()):
            reader.close()

    async def close(self) -> None:
        self.close_streams()
        self.heartbeats.cancel()
        await asyncio.gather(self.heartbeats, return_exceptions=True)
        await self.writer.close()
        if self.notifications is not None:
            await self.notifications.close()
        self.database.close()
        log.info("closed", extra={"worker": self.worker})

    # -- other workers
    def make_notifications(self) -> Notifications:
        return Notifications(
            self.database, self.worker, self.receive_notification, self.send_presence, self.hub.present, self.catch_up
        )

    async def receive_notification(self, notifications: Data) -> None:
        """Another worker has written to a table: update the streams here."""
        table_id, guests = notifications["table"], notifications["guests"]
        if not (self.hub.listeners(table_id) or self.hub.of_guests(guests)):
            if (known := self.rooms.rooms.get(table_id)) is not None and not known.lock.locked():
                self.rooms.drop(known)  # nobody listens: load it again when it is needed
            return
        try:
            async with self.rooms.enter(table_id) as room:
                if room.seq < notifications["seq"]:
                    await self.rooms.apply_notification(room, notifications)
                self.follow_guests(room, guests)
                self.hub.publish(room, self.presence(room))
        except (Refusal, SQLAlchemyError) as problem:
            log.warning("notification failed", extra={"table": table_id, "problem": type(problem).__name__})

    async def catch_up(self) -> None:
        """Notifications were missed: refresh every table in memory."""
        for table_id in list(self.rooms.rooms):
            await self.receive_notification({"table": table_id, "seq": MOST_SEEN, "guests": []})

    # -- changing a table
    async def run(self, table_id: str, command: Command, language: Language | None = None) -> "CommandResult":
        """Check a command, make it durable, publish it to the streams and return the result.

        The language is that of the answer, by default the caller's."""
        if language is None:
            language = command.caller.language if command.caller is not None else "en"
        async with self.rooms.enter(table_id) as room:
            try:
                return await self.run_in(room, command, language)
            except Refusal as refusal:
                return await self.retried(room, command, refusal, language)
            except IllegalAction as problem:
                raise IllegalHere(problem, room.box.package) from problem

    async def run_in(self, room: Room, command: Command, language: Language = "en") -> "CommandResult":
        """The same in a room whose lock is held."""
        before = room.find_viewer(command.guest)
        for _ in range(TRIES):
            try:
                change = command.apply(room)
            except NeedsWhole:
                await self.rooms.whole(room)
                continue
            except TinderboxError:
                if await self.refreshed(room):
                    continue
                raise
            except Exception:
                self.rooms.drop(room)
                raise
            if await self.written(room, change):
                sent = self.publish(room, change)
                return self.result(room, command, language, before, change.entries, sent)
            if command.key is not None and await self.entry_with(room, command.key) is not None:
                raise Refusal(409, "key-used")
        raise busy()

    def result(
        self,
        room: Room,
        command: Command,
        language: Language,
        before: Viewer | None,
        entries: list[Entry],
        sent: dict[Audience, bytes | None],
    ) -> "CommandResult":
        """The result for the viewer that the caller is now, or was before leaving a table closed to onlookers."""
        viewer = room.find_viewer(command.guest)
        if viewer is None and before is not None:
            viewer = replace(before, seats=())
        if viewer != before:  # its streams got the whole state instead
            sent = {}
        return CommandResult(room, viewer, command.seat, language, entries, sent, self.presence(room))

    async def retried(self, room: Room, command: Command, refusal: Refusal, language: Language) -> "CommandResult":
        """Raise a refusal, unless the same command was carried out before: then show what its caller may see now."""
        if command.key is not None and command.caller is not None:
            entry = await self.entry_with(room, command.key)
            if entry is not None and command.made(entry):
                viewer = room.viewer(command.caller.id)
                return CommandResult(room, viewer, command.seat, language, [entry], {}, self.presence(room))
        if refusal.id == "stale" and command.caller is not None:
            viewer = room.viewer(command.guest)
            audience = Audience(viewer.after(command.seat), language)
            refusal.state = updates.table_state(room, viewer, audience, self.presence(room))
        raise refusal

    async def refreshed(self, room: Room) -> bool:
        """Read what other workers have written to this table; whether there was anything."""
        if self.notifications is None:
            return False
        before = room.seq
        await self.rooms.refresh(room)
        if room.seq == before:
            return False
        self.hub.publish(room, self.presence(room))
        return True

    @asynccontextmanager
    async def visit(self, table_id: str, caller: Caller | None) -> AsyncIterator[tuple[Room, Viewer]]:
        """An up-to-date room, and the caller as its viewer."""
        async with self.rooms.enter(table_id) as room:
            await self.refreshed(room)
            try:
                yield room, room.viewer(None if caller is None else caller.id)
            except IllegalAction as problem:
                raise IllegalHere(problem, room.box.package) from problem

    async def game_at(self, room: Room, decisions: int | None) -> tuple[Play, int]:
        """The game with its position after so many decisions (the newest if None) in memory, and that number."""
        play = room.game()
        if decisions is None:
            return play, play.decisions
        if decisions > play.decisions:
            raise Refusal(404, "no-move", n=str(decisions), last=play.decisions)
        return (await self.rooms.whole(room) if decisions < play.base else play), decisions

    async def written(self, room: Room, change: Change) -> bool:
        """Make a change durable. If another worker was faster, reload the room and return False."""
        if self.snapshot_due(room, change):
            change.snapshot = room.snapshot()
        try:
            await self.writer.put(change)
            return True
        except WriteConflict:
            await self.rooms.reload(room)
            return False
        except DatabaseUnavailable:
            self.rooms.drop(room)
            raise away() from None
        except asyncio.CancelledError:
            self.rooms.drop(room)  # the caller went away: only the database knows whether it was written
            raise

    def snapshot_due(self, room: Room, change: Change) -> bool:
        every = self.settings.snapshot_every
        return room.play is not None and change.before is not None and change.before // every != change.after // every

    def publish(self, room: Room, change: Change) -> dict[Audience, bytes | None]:
        """Send a change that is durable to the streams, and wake the bots."""
        self.follow_guests(room, change.guests)
        sent = self.hub.publish(room, self.presence(room))
        if room.facts.bot_turn:
            self.moved(room.id)
        return sent

    async def entry_with(self, room: Room, key: str) -> Entry | None:
        return await asyncio.to_thread(queries.entry_with_key, self.database, room.id, key)

    async def make(self, room: Room, change: Change) -> None:
        """Store a new table."""
        try:
            await self.writer.put(change)
        except WriteConflict:
            return  # made before with the same key
        except DatabaseUnavailable:
            raise away() from None
        self.rooms.keep(room)
        async with room.lock:
            self.publish(room, change)

    # -- shares and limits
    def note_caller(self, guest: str, network: str) -> None:
        """A guest has sent a request from this network."""
        self.active_guests.add(guest)
        self.networks[guest] = network
        self.networks.move_to_end(guest)
        if len(self.networks) > NETWORKS_KEPT:
            self.networks.popitem(last=False)

    def share_of(self, guest: str) -> Owner:
        """Whose share of slow work a guest's table takes."""
        return Owner(guest, self.networks.get(guest, guest))

    async def require_place(self, guest: str, *, public: bool = False) -> None:
        """Refuse a guest who has as many tables as the host allows."""
        opened, stored, offered = await asyncio.to_thread(queries.tables_owned, self.database, guest)
        if public and offered >= self.settings.public_tables_per_guest:
            raise Refusal(409, "too-many-public", most=self.settings.public_tables_per_guest)
        if opened >= self.settings.tables_per_guest:
            raise Refusal(409, "too-many-tables", most=self.settings.tables_per_guest)
        if stored >= self.settings.stored_per_guest:
            raise Refusal(409, "too-many-stored", most=self.settings.stored_per_guest)

    # -- listening
    def follow_guests(self, room: Room, guests: list[str]) -> None:
        """Streams of guests who came or went at a table begin or cease to follow it."""
        for reader in self.hub.of_guests(guests):
            viewer = room.find_viewer(reader.guest)
            if viewer is not None and (viewer.mine or reader.follows(room.id)):
                reader.cursor.pop(room.id, None)
                self.hub.follow(reader, room)
                self.hub.send_state(reader, room, self.presence(room))

    async def listen(self, reader: Reader, table_id: str, seen: int | None) -> None:
        """Let a reader follow a table, from the log length that it has seen."""
        async with self.rooms.enter(table_id) as room:
            await self.refreshed(room)
            self.hub.follow(reader, room)
            if seen is not None and self.resume(reader, room, seen):
                return
            self.hub.send_state(reader, room, self.presence(room))

    def resume(self, reader: Reader, room: Room, seen: int) -> bool:
        """Send only what is new since `seen`, if that is still known."""
        messages: list[tuple[bytes, bytes]] = []
        for audience in reader.audiences[room.id]:
            then = room.last_sent_at(seen, audience.seat)
            update = updates.update_since(room, audience, then) if then is not None else None
            if then is None or update is None:
                return False
            room.last_sent.setdefault(audience.seat, then)
            if update:
                messages.append((b"update", update))
        reader.cursor[room.id] = room.seq
        if messages:
            reader.push(room.id, room.seq, messages)
        return True

    async def send_heartbeats(self) -> None:
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
        self.send_presence(table_id)

    def send_presence(self, table_id: str) -> None:
        room = self.rooms.rooms.get(table_id)
        if room is None or self.closing:
            return
        message = orjson.dumps(self.presence(room))
        for reader in self.hub.listeners(table_id):
            reader.put(b"event: presence\ndata: %b\n\n" % message)


@dataclass(frozen=True)
class CommandResult:
    """A command that is durable, and the answer for its caller."""

    room: Room
    viewer: Viewer | None
    """None for the server's own commands."""
    seat: int | None
    """The seat that the command names."""
    language: Language
    entries: list[Entry]
    sent: dict[Audience, bytes | None]
    presence: Data

    def update(self) -> bytes:
        """The update that the caller's stream got, or one with the whole view."""
        return self.sent.get(self.audience) or updates.whole_update(self.room, self.audience, self.entries)

    def state(self) -> Data:
        return updates.table_state(self.room, self.shown_to, self.audience, self.presence)

    @property
    def audience(self) -> Audience:
        return Audience(self.shown_to.after(self.seat), self.language)

    @property
    def shown_to(self) -> Viewer:
        if self.viewer is None:
            raise Refusal(404, "no-table")
        return self.viewer
