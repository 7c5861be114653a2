"""The tables in memory: loaded when somebody comes, kept while there is room, never two of one."""

import asyncio
import logging
import math
import time
from collections import OrderedDict
from dataclasses import replace
from typing import Final

from tinderbox.core.box import Box
from tinderbox.core.events import Data
from tinderbox.games.registry import game, game_ids
from tinderbox.server.messages import Refusal
from tinderbox.server.storage import integrity, packs, queries
from tinderbox.server.storage.database import Database
from tinderbox.server.storage.entries import Entry
from tinderbox.server.storage.integrity import Damage, damage
from tinderbox.server.storage.queries import Stored
from tinderbox.server.storage.rows import TableRow
from tinderbox.server.tables.boxes import Boxes
from tinderbox.server.tables.play import Play
from tinderbox.server.tables.room import Room

log: Final = logging.getLogger("tinderbox.tables")

MOST_DAMAGED: Final = 1000
DAMAGED_FOR: Final = 600.0  # seconds until bots try a damaged table again


class Entrance:
    """`async with` of a room; written out because every move goes through it."""

    __slots__ = ("room", "rooms", "table_id")

    def __init__(self, rooms: "Rooms", table_id: str) -> None:
        self.rooms: Final = rooms
        self.table_id: Final = table_id

    async def __aenter__(self) -> Room:
        while True:
            room = await self.rooms.get(self.table_id)
            await room.lock.acquire()
            if not room.broken:
                self.room: Room = room
                return room
            room.lock.release()

    async def __aexit__(self, *_: object) -> None:
        self.room.lock.release()


class Rooms:
    secret = ""

    def __init__(self, database: Database, most: int) -> None:
        self.database: Final = database
        self.most: Final = most
        self.boxes: Final = Boxes()
        self.rooms: Final[OrderedDict[str, Room]] = OrderedDict()
        self.damaged: Final[OrderedDict[str, float]] = OrderedDict()
        """When tables turned out to be damaged."""
        self.loading: Final[dict[str, asyncio.Future[Room]]] = {}

    def enter(self, table_id: str) -> "Entrance":
        """The room, for one caller at a time. What is seen in it is durable."""
        return Entrance(self, table_id)

    async def get(self, table_id: str) -> Room:
        room = self.rooms.get(table_id)
        if room is not None:
            self.rooms.move_to_end(table_id)
            return room
        under_way = self.loading.get(table_id)
        if under_way is None:
            under_way = self.loading[table_id] = asyncio.ensure_future(self.load(table_id))
            under_way.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(under_way)

    async def load(self, table_id: str) -> Room:
        stored, box, play = await asyncio.to_thread(self.read, table_id)
        room = Room(stored.row, stored.seats, box, play, stored.recent, self.secret)
        self.keep(room)
        return room

    def read(self, table_id: str, *, whole: bool = False) -> tuple[Stored, Box, Play | None]:
        """A table with its game, which may take a while; so it is done in a thread."""
        try:
            found = self.read_checked(table_id, whole=whole)
        except Damage as damage:
            self.note_damage(table_id, damage)
            raise
        self.damaged.pop(table_id, None)
        return found

    def read_checked(self, table_id: str, *, whole: bool) -> tuple[Stored, Box, Play | None]:
        stored = queries.load(self.database, table_id, whole=whole)
        if stored is None:
            raise Refusal(404, "no-table")
        box = self.box(stored.row)
        try:
            with integrity.reading():
                return stored, box, play_of(box, stored)
        except Damage:
            if stored.snapshot is None:
                raise
        return self.read_checked(table_id, whole=True)  # the snapshot may be damaged; the log has everything

    def box(self, row: TableRow) -> Box:
        """The box of a stored table, if this server can open it."""
        refuse_other_rules(row)
        with integrity.reading():
            box = self.boxes.get(*box_of(row), lambda: stored_pack(self.database, row))
        if box.pack_digest != row.pack_digest:
            raise Refusal(409, "pack-gone", pack=row.pack)
        return box

    def note_damage(self, table_id: str, damage: Damage) -> None:
        """Log it once."""
        if table_id not in self.damaged:
            log.error("table damaged", extra={"table": table_id, "seq": damage.seq, "problem": damage.what.text()})
        self.damaged[table_id] = time.monotonic()
        while len(self.damaged) > MOST_DAMAGED:
            self.damaged.popitem(last=False)

    def is_damaged(self, table_id: str) -> bool:
        """Whether a table could not be read a short while ago."""
        return time.monotonic() - self.damaged.get(table_id, -math.inf) < DAMAGED_FOR

    def keep(self, room: Room) -> None:
        """Keep a room, and drop those that were not used for the longest time."""
        if not self.has_shared_box(room):
            return
        self.rooms[room.id] = room
        surplus = list(self.rooms)[: max(0, len(self.rooms) - self.most)]
        if not room.box.pack_shipped:
            surplus += [id for id, each in self.rooms.items() if not self.has_shared_box(each)]
        for id in dict.fromkeys(surplus):
            if not self.rooms[id].lock.locked() and id != room.id:
                self.drop(self.rooms[id])

    def has_shared_box(self, room: Room) -> bool:
        """Rooms do not keep uploaded packs in memory that `Boxes` has closed or never opened: any could be large."""
        return room.box.pack_shipped or self.boxes.holds(room.box)

    def drop(self, room: Room) -> None:
        """Forget it: the database knows better."""
        room.broken = True
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    async def refresh(self, room: Room) -> None:
        """Read what other workers have written."""
        changes = await asyncio.to_thread(queries.changes_since, self.database, room.id, room.seq)
        if changes is None:
            return
        row, seats, entries = changes
        if any(entry.kind == "start" for entry in entries) or not apply_entries(room, row, entries):
            await self.reload(room)
        else:
            room.seats = seats

    async def apply_notification(self, room: Room, notification: Data) -> None:
        """The same from another worker's notification, if that is all that is missing."""
        entries = [
            Entry(**{name: value for name, value in row.items() if name != "table_id"})
            for row in notification.get("entries", ())
        ]
        if notification.get("before") != room.seq:
            await self.refresh(room)
        elif not apply_entries(room, replace(room.facts, **notification["row"]), entries):
            await self.reload(room)

    async def reload(self, room: Room) -> None:
        """Read the room again; forget it if that fails."""
        try:
            await self.reread(room, whole=False)
        except Exception:
            self.drop(room)
            raise

    async def reread(self, room: Room, *, whole: bool) -> None:
        """Read the room again; it stays as it is if that fails."""
        stored, _, room.play = await asyncio.to_thread(self.read, room.id, whole=whole)
        room.facts, room.seats = stored.row, stored.seats
        room.recent.clear()
        room.recent.extend(stored.recent)

    async def whole(self, room: Room) -> Play:
        """The game from its very beginning; asked for by replays and bots that recall it, never by people's moves."""
        if room.game().base > 0:
            await self.reread(room, whole=True)
        return room.game()


def apply_entries(room: Room, row: TableRow, entries: list[Entry]) -> bool:
    """Play entries that another worker wrote; False if the room must be read again instead."""
    base = room.play.base if room.play is not None else 0
    if any(entry.kind == "undo" and entry.payload["decisions"] < base for entry in entries):
        return False
    try:
        for entry in entries:
            if room.play is not None:
                room.play.follow(entry)
            room.recent.append(entry)
    except Exception:
        return False
    room.facts = row
    return True


def refuse_other_rules(row: TableRow) -> None:
    """Refuse a table whose game or rules are not installed: they may know neither its options nor its pack."""
    if row.game not in game_ids():
        raise Refusal(409, "game-gone", game=row.game)
    installed = game(row.game).box.version
    if row.rules != installed:
        raise Refusal(409, "rules-gone", rules=row.rules, installed=installed)


def box_of(row: TableRow) -> tuple[str, int, dict[str, bool | str], str, str]:
    return row.game, row.players, row.options, row.pack, row.pack_digest


def stored_pack(database: Database, row: TableRow) -> Data | None:
    """The content of the uploaded pack that a table plays with; None for one that ships."""
    if row.uploaded_pack is None:
        return None
    data = packs.pack_data(database, row.uploaded_pack)
    if data is None:
        raise damage("no-pack", pack=row.pack)
    return data


def play_of(box: Box, stored: Stored) -> Play | None:
    """The game of a stored table."""
    row = stored.row
    names = [seat.name for seat in stored.seats]
    if row.started is None:
        return None
    if stored.snapshot is not None:
        play = Play.restore(box, row.seed, names, stored.snapshot)
        for entry in stored.entries:
            play.follow(entry)
        return play
    if not any(entry.kind == "start" for entry in stored.entries):
        raise damage("no-start")
    play = Play.replay(box, row.seed, names, row.origin, stored.entries)
    drawn = [entry.payload["drawn"] for entry in stored.entries if "drawn" in entry.payload]
    play.go_on(row.seed, drawn[-1] if drawn else 0)
    return play
