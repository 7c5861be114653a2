"""The stream: everything new at all of a guest's tables, as server-sent events in one language."""

import asyncio
import time
from typing import Annotated, ClassVar, Final

from fastapi import APIRouter, Depends, Header, Query
from pydantic import BaseModel, ConfigDict, Field
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tinderbox.core.text.messages import Language
from tinderbox.server.http.auth import CurrentService, OptionalCaller, language_of_request
from tinderbox.server.http.responses import error_responses
from tinderbox.server.http.routing import CheckedRoute
from tinderbox.server.messages import Refusal
from tinderbox.server.service import MOST_FOLLOWED, Service
from tinderbox.server.storage import queries
from tinderbox.server.streams.reader import Reader, cursor_of
from tinderbox.server.tables.viewer import Caller

router: Final = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["stream"])

RETRY_MS = 1000
MOST_CURSOR = 8000
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


StreamLanguage = Annotated[Language, Depends(language_of_request)]


class StreamQuery(BaseModel):
    """Which tables, in which language, and from where on."""

    model_config: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    watch: Annotated[list[Annotated[str, Field(pattern="^[a-z0-9]{1,32}$")]], Field(max_length=MOST_FOLLOWED)] = []
    only: bool = False
    lang: Language | None = None
    cursor: Annotated[str | None, Field(max_length=MOST_CURSOR)] = None


@router.get(
    "/stream",
    responses={200: {"content": {"text/event-stream": {}}}, **error_responses(404)},
    response_class=Response,
)
async def stream(
    caller: OptionalCaller,
    service: CurrentService,
    query: Annotated[StreamQuery, Query()],
    language: StreamLanguage,
    last_event_id: Annotated[str | None, Header(max_length=MOST_CURSOR)] = None,
) -> Response:
    """Server-sent events `table` (a TableState), `update` (an Update), `presence` (a Presence), `gone` and `bye`.

    It carries all tables at which the caller sits and which are not over, and those named by `watch` (`only` those),
    with all texts in one language (`lang`, by default the caller's). `gone` (`{"table", "reason"}`) ends the messages
    of a table that the caller may no longer see (`closed`) or that cannot be read (`damaged`); `bye` ends the stream.
    The id of an event says how far each table has come; sent back as `Last-Event-ID` (or `cursor`) the stream goes on
    from there, otherwise it begins with every table's whole state."""
    return await opened(service, caller, query, language, last_event_id)


async def opened(
    service: Service, caller: Caller | None, query: StreamQuery, language: Language, last_event_id: str | None
) -> "Stream":
    """Open a stream after checking that the caller may see all tables that it names."""
    id = caller.id if caller else None
    if id is not None and service.hub.streams_of(id) >= service.settings.streams_per_guest:
        raise Refusal(429, "too-many-streams", most=service.settings.streams_per_guest)
    tables = list(dict.fromkeys(query.watch))
    for table in tables:
        async with service.visit(table, caller):
            pass
    if id is not None and not query.only:
        rows = await asyncio.to_thread(
            queries.tables_of, service.database, id, ("waiting", "playing"), MOST_FOLLOWED - len(tables)
        )
        tables += [facts.id for facts, _ in rows if facts.id not in tables]
    seen = cursor_of(last_event_id or query.cursor or "")
    return Stream(service, Reader(id, language, service.settings.stream_kib * 1024), tables, seen)


class Stream(Response):
    """One open stream."""

    def __init__(self, service: Service, reader: Reader, tables: list[str], seen: dict[str, int]) -> None:
        self.service: Final = service
        self.reader: Final = reader
        self.tables: list[str] = tables
        self.seen: Final = seen
        self.background: None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        service, reader = self.service, self.reader
        service.hub.enter(reader)
        speaking = asyncio.create_task(self.speak(send))
        reader.cut = speaking.cancel
        listening = asyncio.create_task(self.watch(receive))
        try:
            await asyncio.wait((speaking, listening), return_when=asyncio.FIRST_COMPLETED)
        finally:
            service.hub.leave(reader)
            speaking.cancel()
            listening.cancel()
            await asyncio.gather(speaking, listening, return_exceptions=True)

    async def speak(self, send: Send) -> None:
        reader = self.reader
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        await self.send(send, b"retry: %d\n\n" % RETRY_MS)
        await self.follow_all(send, self.seen)
        while True:
            chunk = await reader.next()
            if reader.lost:
                reader.lost = False
                reader.cursor.clear()
                self.tables = list(reader.audiences)
                await self.follow_all(send, {})
            elif chunk:
                await self.send(send, chunk)
            if reader.closed and not reader.waiting:
                await self.send(send, b"event: bye\ndata: {}\n\n")
                await send({"type": "http.response.body", "body": b"", "more_body": False})
                return

    async def follow_all(self, send: Send, seen: dict[str, int]) -> None:
        """Send every table's state. Each is sent before the next is made: together they may exceed what can wait."""
        hub = self.service.hub
        for table in self.tables:
            try:
                await self.service.listen(self.reader, table, seen.get(table))
            except Refusal:
                hub.drop(self.reader, table, "closed")
            except Exception:  # one damaged table must not end the messages of the others
                hub.drop(self.reader, table, "damaged")
            if chunk := self.reader.take():
                await self.send(send, chunk)

    async def send(self, send: Send, chunk: bytes) -> None:
        """The hub cuts off a reader that takes nothing for too long."""
        reader = self.reader
        reader.sending, reader.sent = True, time.monotonic()
        await send({"type": "http.response.body", "body": chunk, "more_body": True})
        reader.sending, reader.sent = False, time.monotonic()

    async def watch(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
