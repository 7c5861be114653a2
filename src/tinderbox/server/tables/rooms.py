"""The tables in memory: loaded when somebody comes, kept while there is room, never two of one."""

import asyncio
from collections import OrderedDict
from dataclasses import replace
from typing import Final

from tinderbox.core.box import Box
from tinderbox.core.events import Data
from tinderbox.games.registry import game
from tinderbox.server.messages import Refusal
from tinderbox.server.storage import queries
from tinderbox.server.storage.database import Database
from tinderbox.server.storage.entries import Entry
from tinderbox.server.storage.queries import Stored
from tinderbox.server.storage.rows import Facts
from tinderbox.server.tables.boxes import Boxes
from tinderbox.server.tables.play import Play
from tinderbox.server.tables.room import Room


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
        room = Room(stored.facts, stored.seats, box, play, stored.recent, self.secret)
        self.keep(room)
        return room

    def read(self, table_id: str, *, whole: bool = False) -> tuple[Stored, Box, Play | None]:
        """A table with its game, which may take a while; so it is done in a thread."""
        stored = queries.load(self.database, table_id, whole=whole)
        if stored is None:
            raise Refusal(404, "no-table")
        box = self.box(stored.facts)
        return stored, box, play_of(box, stored)

    def box(self, facts: Facts) -> Box:
        """The box of a stored table; other rules may know neither its options nor its pack."""
        installed = game(facts.game).box.version
        if facts.rules != installed:
            raise Refusal(409, "rules-gone", rules=facts.rules, installed=installed)
        box = self.boxes.get(facts.game, facts.players, facts.options, facts.pack, facts.pack_digest, facts.pack_data)
        if box.pack_digest != facts.pack_digest:
            raise Refusal(409, "pack-gone", pack=facts.pack)
        return box

    def keep(self, room: Room) -> None:
        self.rooms[room.id] = room
        for id in list(self.rooms)[: max(0, len(self.rooms) - self.most)]:
            if not self.rooms[id].lock.locked() and id != room.id:
                self.drop(self.rooms[id])

    def drop(self, room: Room) -> None:
        """Forget it: the database knows better."""
        room.broken = True
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    async def refresh(self, room: Room) -> None:
        """Take over what other workers have written; the room itself holds nothing that is not durable."""
        news = await asyncio.to_thread(queries.grown, self.database, room.id, room.seq)
        if news is None:
            return
        facts, seats, entries = news
        if any(entry.kind == "start" for entry in entries) or needs_whole(room, entries):
            await self.reload(room)
        else:
            self.follow(room, facts, entries)
            room.seats = seats

    async def take_over(self, room: Room, news: Data) -> None:
        """The same from what another worker told, if that is all that is missing."""
        entries = [
            Entry(**{name: value for name, value in row.items() if name != "table_id"})
            for row in news.get("entries", ())
        ]
        if news.get("before") != room.seq or needs_whole(room, entries):
            await self.refresh(room)
        else:
            self.follow(room, replace(room.facts, **news["facts"]), entries)

    def follow(self, room: Room, facts: Facts, entries: list[Entry]) -> None:
        try:
            for entry in entries:
                if room.play is not None:
                    room.play.follow(entry)
                room.recent.append(entry)
        except Exception:
            self.drop(room)
            raise
        room.facts = facts

    async def reload(self, room: Room) -> None:
        """The room as the database has it, whatever it was in memory."""
        try:
            await self.reread(room, whole=False)
        except Exception:
            self.drop(room)
            raise

    async def reread(self, room: Room, *, whole: bool) -> None:
        """The same; a room that cannot be read stays as it is."""
        stored, _, room.play = await asyncio.to_thread(self.read, room.id, whole=whole)
        room.facts, room.seats = stored.facts, stored.seats
        room.recent.clear()
        room.recent.extend(stored.recent)

    async def whole(self, room: Room) -> Play:
        """The game from its very beginning; asked for by replays and bots that recall it, never by people's moves."""
        if room.game().base > 0:
            await self.reread(room, whole=True)
        return room.game()


def needs_whole(room: Room, entries: list[Entry]) -> bool:
    base = room.play.base if room.play is not None else 0
    return any(entry.kind == "undo" and entry.payload["decisions"] < base for entry in entries)


def play_of(box: Box, stored: Stored) -> Play | None:
    """The game that a stored table tells."""
    facts = stored.facts
    names = [seat.name for seat in stored.seats]
    if facts.started is None:
        return None
    if stored.snapshot is not None:
        play = Play.restore(box, facts.seed, names, stored.snapshot)
        for entry in stored.entries:
            play.follow(entry)
        return play
    play = Play.replay(box, facts.seed, names, facts.origin, stored.entries)
    drawn = [entry.payload["drawn"] for entry in stored.entries if "drawn" in entry.payload]
    play.go_on(facts.seed, drawn[-1] if drawn else 0)
    return play
