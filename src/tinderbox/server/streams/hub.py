"""Who listens to which table. One message is made for each audience, however many listen."""

import logging
import time
from collections.abc import Callable, Collection, Iterable
from typing import Final, Literal

import orjson

from tinderbox.core.events import Data
from tinderbox.server.streams.reader import Reader
from tinderbox.server.tables.room import LastSent, Room
from tinderbox.server.tables.updates import table_state, updates
from tinderbox.server.tables.viewer import Audience, sitting

log: Final = logging.getLogger("tinderbox.streams")


class Hub:
    """All readers of this worker."""

    def __init__(self, presence_changed: Callable[[str], None]) -> None:
        self.readers: Final[dict[str, Reader]] = {}
        self.by_table: Final[dict[str, dict[str, Reader]]] = {}
        self.by_guest: Final[dict[str, set[str]]] = {}
        self.presence_changed: Final = presence_changed
        self.reported: Final[set[str]] = set()
        """Tables whose failure is in the log already."""

    def streams_of(self, guest: str) -> int:
        return len(self.by_guest.get(guest, ()))

    def enter(self, reader: Reader) -> None:
        self.readers[reader.id] = reader
        if reader.guest is not None:
            self.by_guest.setdefault(reader.guest, set()).add(reader.id)

    def leave(self, reader: Reader) -> None:
        self.readers.pop(reader.id, None)
        if reader.guest is not None:
            mine = self.by_guest.get(reader.guest, set())
            mine.discard(reader.id)
            if not mine:
                self.by_guest.pop(reader.guest, None)
        for table in list(reader.audiences):
            self.unfollow(reader, table)

    def follow(self, reader: Reader, room: Room) -> None:
        """The reader gets this table's messages from now on, at the seats that are its guest's."""
        first = not reader.follows(room.id)
        room.seen_by = None
        reader.audiences[room.id] = room.viewer(reader.guest).audiences(reader.language)
        self.by_table.setdefault(room.id, {})[reader.id] = reader
        if first:
            self.presence_changed(room.id)

    def check_viewers(self, room: Room, presence: Data) -> None:
        """Readers who may no longer see a table get no more of it; those who sit elsewhere now get its whole state.

        Nobody needs to be checked while everybody sits where they sat.
        """
        mark = sitting(room.facts, room.seats)
        if room.seen_by == mark:
            return
        room.seen_by = mark
        for reader in self.listeners(room.id):
            viewer = room.find_viewer(reader.guest)
            if viewer is None:
                self.drop(reader, room.id, "closed")
                continue
            audiences = viewer.audiences(reader.language)
            if audiences != reader.audiences[room.id]:
                reader.audiences[room.id] = audiences
                self.send_state(reader, room, presence)

    def unfollow(self, reader: Reader, table: str) -> None:
        if reader.audiences.pop(table, None) is None:
            return
        there = self.by_table.get(table, {})
        there.pop(reader.id, None)
        reader.cursor.pop(table, None)
        if not there:
            self.by_table.pop(table, None)
        self.presence_changed(table)

    def of_guests(self, guests: Iterable[str]) -> list[Reader]:
        return [self.readers[id] for guest in guests for id in self.by_guest.get(guest, ())]

    def listeners(self, table: str) -> list[Reader]:
        return list(self.by_table.get(table, {}).values())

    def present(self, table: str) -> tuple[set[str], int]:
        """The people who listen to a table here, and the number of their streams.

        Guests count by their id, anonymous readers by their stream.
        """
        there = self.by_table.get(table, {}).values()
        return {reader.guest or f"?{reader.id}" for reader in there}, len(there)

    def beat(self, patience: float, stall: float) -> None:
        """Send a comment to readers that got nothing for a while; cut off those that take nothing."""
        now = time.monotonic()
        for reader in list(self.readers.values()):
            quiet = now - reader.sent
            if reader.sending and quiet > stall:
                reader.cut()
            elif not reader.sending and quiet > patience:
                reader.put(b": beat\n\n")

    # -- updates
    def publish(self, room: Room, presence: Data) -> dict[Audience, bytes | None]:
        """Bring every audience that listens up to date with the room, which is durable as it is.

        A table whose messages cannot be made is dropped from its readers' streams; their other tables go on.
        """
        try:
            self.check_viewers(room, presence)
            return self.send_updates(room, presence)
        except Exception:
            for reader in self.listeners(room.id):
                self.drop(reader, room.id, "damaged")
            return {}

    def send_updates(self, room: Room, presence: Data) -> dict[Audience, bytes | None]:
        readers = self.listeners(room.id)
        audiences = {audience for reader in readers for audience in reader.audiences[room.id]}
        forget_silent(room, audiences)
        found = updates(room, audiences)
        for reader in readers:
            if reader.cursor.get(room.id, -1) >= room.seq:
                continue
            messages: list[tuple[bytes, bytes]] = []
            for audience in reader.audiences[room.id]:
                update = found[audience]
                if update is not None:
                    messages.append((b"update", update))
                else:
                    state = table_state(room, room.viewer(reader.guest), audience, presence)
                    messages.append((b"table", orjson.dumps(state)))
            reader.push(room.id, room.seq, messages)
        return found

    def send_state(self, reader: Reader, room: Room, presence: Data) -> None:
        """The whole state for a new reader, or for one that missed messages."""
        messages: list[tuple[bytes, bytes]] = []
        for audience in reader.audiences[room.id]:
            state = table_state(room, room.viewer(reader.guest), audience, presence)
            if audience.seat not in room.last_sent:  # else the others who share it still need what is new to them
                room.last_sent[audience.seat] = LastSent(room.seq, state["view"])
            messages.append((b"table", orjson.dumps(state)))
        reader.push(room.id, room.seq, messages)

    def drop(self, reader: Reader, table: str, reason: Literal["closed", "damaged"]) -> None:
        """End a reader's messages of one table and say why."""
        if reason == "damaged" and table not in self.reported:
            self.reported.add(table)
            log.exception("table failed", extra={"table": table})
        self.unfollow(reader, table)
        reader.put(b"event: gone\ndata: %b\n\n" % orjson.dumps({"table": table, "reason": reason}))


def forget_silent(room: Room, audiences: Collection[Audience]) -> None:
    """Keep nothing for seats and languages in which nobody listens."""
    seats, languages = {audience.seat for audience in audiences}, {audience.language for audience in audiences}
    for seat in [seat for seat in room.last_sent if seat not in seats]:
        del room.last_sent[seat]
    for language in [language for language in room.texts if language not in languages]:
        del room.texts[language]
