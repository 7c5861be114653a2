"""Who listens to which table. One message is made for each audience, however many listen."""

import time
from collections.abc import Callable, Iterable
from typing import Final

import orjson

from tinderbox.core.events import Data
from tinderbox.server.streams.reader import Reader
from tinderbox.server.tables.room import LastSent, Room
from tinderbox.server.tables.updates import updates as updates_for
from tinderbox.server.tables.viewer import Audience


class Hub:
    """All readers of this worker."""

    def __init__(self, presence_changed: Callable[[str], None]) -> None:
        self.readers: Final[dict[str, Reader]] = {}
        self.by_table: Final[dict[str, dict[str, Reader]]] = {}
        self.by_guest: Final[dict[str, set[str]]] = {}
        self.presence_changed: Final = presence_changed

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
        """The reader hears of this table from now on, at the seats that are its guest's."""
        first = not reader.follows(room.id)
        reader.audiences[room.id] = room.viewer(reader.guest).audience
        self.by_table.setdefault(room.id, {})[reader.id] = reader
        if first:
            self.presence_changed(room.id)

    def check_viewers(self, room: Room, presence: Data) -> None:
        """Readers who may no longer see a table get no more of it; those who sit elsewhere now get its whole state."""
        for reader in self.listeners(room.id):
            viewer = room.find_viewer(reader.guest)
            if viewer is None:
                self.unfollow(reader, room.id)
                reader.put(b"event: gone\ndata: %b\n\n" % orjson.dumps({"table": room.id}))
            elif viewer.audience != reader.audiences[room.id]:
                reader.audiences[room.id] = viewer.audience
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
        """Who listens to a table here, each once however many streams they have, and how many streams there are.

        Guests by their id; whoever has not said a name cannot be last_sent apart but by the stream.
        """
        there = self.by_table.get(table, {}).values()
        return {reader.guest or f"?{reader.id}" for reader in there}, len(there)

    def beat(self, patience: float, stall: float) -> None:
        """A sign of life for readers that heard nothing for a while; those that take nothing are cut off."""
        now = time.monotonic()
        for reader in list(self.readers.values()):
            quiet = now - reader.sent
            if reader.sending and quiet > stall:
                reader.cut()
            elif not reader.sending and quiet > patience:
                reader.put(b": beat\n\n")

    # -- updates
    def publish(self, room: Room, presence: Data) -> dict[Audience, bytes | None]:
        """Bring every audience that listens up to date with the room, which is durable as it is."""
        self.check_viewers(room, presence)
        readers = self.listeners(room.id)
        wanted = list({audience for reader in readers for audience in reader.audiences[room.id]})
        for audience in list(room.last_sent):
            if audience not in wanted:
                del room.last_sent[audience]
        updates: dict[Audience, bytes | None] = {
            audience: None if update is None else orjson.dumps(update)
            for audience, update in zip(wanted, updates_for(room, wanted), strict=True)
        }
        for reader in readers:
            if reader.cursor.get(room.id, -1) >= room.seq:
                continue
            messages: list[tuple[bytes, bytes]] = []
            for audience in reader.audiences[room.id]:
                update = updates[audience]
                if update is not None:
                    messages.append((b"update", update))
                else:
                    messages.append((b"table", orjson.dumps(room.state(room.viewer(reader.guest), audience, presence))))
            reader.push(room.id, room.seq, messages)
        return updates

    def send_state(self, reader: Reader, room: Room, presence: Data) -> None:
        """The whole state for a reader that has just come, or lost the thread."""
        messages: list[tuple[bytes, bytes]] = []
        for audience in reader.audiences[room.id]:
            state = room.state(room.viewer(reader.guest), audience, presence)
            if audience not in room.last_sent:  # else the others who share it still need what is new to them
                room.last_sent[audience] = LastSent(room.seq, state["view"])
            messages.append((b"table", orjson.dumps(state)))
        reader.push(room.id, room.seq, messages)
