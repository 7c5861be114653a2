"""The stream: everything new at all of a guest's tables, as server-sent events."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Header, Query, Request
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tinderbox.server.api.answers import troubles
from tinderbox.server.api.doorman import Anybody, TheHouse
from tinderbox.server.api.guard import CheckedRoute
from tinderbox.server.house import MOST_FOLLOWED, House
from tinderbox.server.storage import queries
from tinderbox.server.streams.reader import Reader, cursor_of
from tinderbox.server.words import Refusal

router = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["stream"])

RETRY_MS = 1000
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


@router.get(
    "/stream",
    responses={200: {"content": {"text/event-stream": {}}}, **troubles(404)},
    response_class=Response,
)
async def stream(
    request: Request,
    caller: Anybody,
    house: TheHouse,
    watch: Annotated[list[Annotated[str, Query(max_length=32)]], Query(max_length=MOST_FOLLOWED)] = [],  # noqa: B006
    only: bool = False,
    last_event_id: Annotated[str | None, Header(max_length=8000)] = None,
    cursor: Annotated[str | None, Query(max_length=8000)] = None,
) -> Response:
    """Server-sent events `table` (a TableState), `update` (an Update), `presence` (a Presence) and `bye`.

    It carries all tables at which the caller sits and which are not over, and those named by `watch` (`only` those).
    The id of an event says how far each table has come; sent back as `Last-Event-ID` (or `cursor`) the stream goes on
    from there, otherwise it begins with every table's whole state."""
    id = caller.id if caller else None
    if id is not None and house.hub.streams_of(id) >= house.settings.streams_per_guest:
        raise Refusal(429, "too-many-streams", most=house.settings.streams_per_guest)
    tables = list(dict.fromkeys(watch))
    if id is not None and not only:
        rows = await asyncio.to_thread(
            queries.tables_of, house.database, id, ("waiting", "playing"), MOST_FOLLOWED - len(tables)
        )
        tables += [facts.id for facts, _ in rows if facts.id not in tables]
    for table in watch:
        async with house.rooms.enter(table) as room:
            room.require_sight(id)
    return Stream(house, Reader(id, house.settings.stream_kib * 1024), tables, cursor_of(last_event_id or cursor or ""))


class Stream(Response):
    """One open stream."""

    def __init__(self, house: House, reader: Reader, tables: list[str], seen: dict[str, int]) -> None:
        self.house = house
        self.reader = reader
        self.tables = tables
        self.seen = seen
        self.background = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        house, reader = self.house, self.reader
        house.hub.enter(reader)
        gone = asyncio.create_task(self.watch(receive))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
            await self.send(send, b"retry: %d\n\n" % RETRY_MS)
            await self.follow_all(self.seen)
            while not gone.done():
                await self.turn(send)
                if reader.closed and not reader.waiting:
                    await self.send(send, b"event: bye\ndata: {}\n\n")
                    break
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        except (ClientDisconnect, TimeoutError, OSError):
            pass
        finally:
            house.hub.leave(reader)
            gone.cancel()

    async def turn(self, send: Send) -> None:
        """Send what waits; a heart-beat if nothing does."""
        chunk = await self.reader.next(self.house.settings.heartbeat_seconds)
        if self.reader.lost:
            self.reader.lost = False
            self.reader.cursor.clear()
            self.tables = list(self.reader.audiences)
            await self.follow_all({})
        elif chunk is None:
            await self.send(send, b": beat\n\n")
        elif chunk:
            await self.send(send, chunk)

    async def follow_all(self, seen: dict[str, int]) -> None:
        for table in self.tables:
            try:
                await self.house.listen(self.reader, table, seen.get(table))
            except Refusal:
                self.house.hub.unfollow(self.reader, table)

    async def send(self, send: Send, chunk: bytes) -> None:
        """A reader that takes nothing for too long is cut off."""
        async with asyncio.timeout(self.house.settings.stall_seconds):
            await send({"type": "http.response.body", "body": chunk, "more_body": True})

    async def watch(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.reader.close()
