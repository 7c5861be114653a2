"""Tables: made, listed, joined, filled, started, left."""

import asyncio
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query, Response

from tinderbox.core.events import Data
from tinderbox.server.bots.catalogue import checked_bot
from tinderbox.server.http.auth import (
    CurrentAuthenticator,
    CurrentLanguage,
    CurrentService,
    OptionalCaller,
    RequiredCaller,
    caller_of,
)
from tinderbox.server.http.compression import compressible
from tinderbox.server.http.requests import (
    AbandonCommand,
    ChatCommand,
    JoinCommand,
    Keyed,
    LeaveCommand,
    NewTable,
    ReseatCommand,
    SeatSetup,
    StartCommand,
)
from tinderbox.server.http.responses import answer, error_responses, ready
from tinderbox.server.http.routing import CheckedRoute
from tinderbox.server.http.schemas import Link, MadeTable, TableList, TableState, Update
from tinderbox.server.ids import hashed
from tinderbox.server.messages import Refusal
from tinderbox.server.service import Service
from tinderbox.server.storage import packs, queries
from tinderbox.server.tables.commands import Abandon, Chat, ComeBack, Command, Leave
from tinderbox.server.tables.lobby import Claim, Join, Reseat, SeatPlan, Start, TablePlan, make, start_new
from tinderbox.server.tables.room import listed
from tinderbox.server.tables.updates import table_state
from tinderbox.server.tables.viewer import Audience, Caller

router: Final = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["tables"])

TableId = Annotated[str, Path(min_length=1, max_length=32, pattern="^[a-z0-9]+$")]
Token = Annotated[str, Path(min_length=1, max_length=64, pattern="^[a-z0-9]+$")]
MOST_LISTED = 200


async def seat_plan(service: Service, caller: Caller, setup: SeatSetup) -> SeatPlan:
    """How a seat is to be filled, with the caller's program found and the bot checked."""
    program: Caller | None = None
    if setup.kind == "program":
        row = await asyncio.to_thread(queries.find_guest, service.database, setup.program or "")
        if row is None or row.owner != caller.id:
            raise Refusal(422, "no-program")
        program = caller_of(row)
    spec = None if setup.bot is None else checked_bot(setup.bot, service.settings)
    return SeatPlan(setup.kind, setup.name, spec, program)


async def pack_of(service: Service, caller: Caller, body: NewTable) -> Data | None:
    """The content of a pack that the caller uploaded; None for one that ships."""
    if body.pack is None or not body.pack.startswith("sha256:"):
        return None
    if body.public:
        raise Refusal(422, "private-pack")
    data = await asyncio.to_thread(packs.uploaded_data, service.database, caller.id, body.pack)
    if data is None:
        raise Refusal(422, "no-pack")
    return data


@router.post("/tables", status_code=201, response_model=MadeTable, responses=error_responses(401, 403, 409))
async def make_table(body: NewTable, caller: RequiredCaller, service: CurrentService) -> Response:
    """A new table."""
    await service.require_place(caller.id, public=body.public)
    data = await pack_of(service, caller, body)
    box = await asyncio.to_thread(service.rooms.boxes.asked, body.game, body.players, body.options, body.pack, data)
    seats = [await seat_plan(service, caller, setup) for setup in body.seats]
    stand_in = checked_bot(body.stand_in, service.settings)
    plan = TablePlan(body.title, body.public, body.spectators, body.resigning, stand_in, key=body.key)
    room, change = make(box, caller, seats, plan, service.secret)
    if body.start:
        start_new(room, change, caller)
    await service.make(room, change)
    async with service.visit(room.id, caller) as (room, viewer):
        audience = Audience(viewer.first, caller.language)
        return made_table(table_state(room, viewer, audience, service.presence(room)), 201)


def made_table(state: Data, status: int) -> Response:
    """A table as its owner sees it."""
    return answer({"state": state, "links": state["links"]}, status)


@router.get("/tables", response_model=TableList, responses=error_responses())
async def list_tables(
    caller: OptionalCaller,
    service: CurrentService,
    status: Annotated[Literal["waiting", "playing", "over"] | None, Query()] = None,
    game: Annotated[str | None, Query(max_length=40, pattern="^[a-z0-9-]*$")] = None,
    most: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 50,
) -> Response:
    """Public tables, the newest first: those that wait or play, unless a status is asked for."""
    rows = await asyncio.to_thread(queries.public_tables, service.database, status, game, most)
    return compressible(
        answer({"tables": [listed(facts, seats, caller.id if caller else None) for facts, seats in rows]})
    )


@router.get("/me/tables", response_model=TableList, responses=error_responses(401))
async def my_tables(
    caller: RequiredCaller, service: CurrentService, most: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 50
) -> Response:
    """My tables, the newest first."""
    rows = await asyncio.to_thread(queries.tables_of, service.database, caller.id, None, most)
    return compressible(answer({"tables": [listed(facts, seats, caller.id) for facts, seats in rows]}))


@router.get("/tables/{table}", response_model=TableState, responses=error_responses(403, 404))
async def get_table(
    table: TableId,
    caller: OptionalCaller,
    service: CurrentService,
    language: CurrentLanguage,
    seat: Annotated[int | None, Query(ge=0, lt=100)] = None,
    spectate: bool = False,
) -> Response:
    """A table as one of my seats knows it (the first if none is named); a spectator's view without a seat.

    When the game is over any seat's view may be asked for."""
    async with service.visit(table, caller) as (room, viewer):
        audience = Audience(None if spectate else viewer.at(seat), language)
        state = table_state(room, viewer, audience, service.presence(room))
    return answer(state) if state["links"] else compressible(answer(state))


async def run(service: Service, table: str, command: Command) -> Response:
    return answer((await service.run(table, command)).state())


@router.post("/tables/{table}/join", response_model=TableState, responses=error_responses(401, 403, 404, 409))
async def join(table: TableId, body: JoinCommand, caller: RequiredCaller, service: CurrentService) -> Response:
    """Take an open seat, or the seat that a rematch keeps for me."""
    return await run(service, table, Join(caller=caller, **vars(body)))


@router.get("/links/{token}", response_model=Link, responses=error_responses(404))
async def follow_link(token: Token, caller: OptionalCaller, service: CurrentService) -> Response:
    """Where a seat link leads."""
    table, seat = await linked(service, token)
    async with service.rooms.enter(table) as room:
        return answer({"table": listed(room.facts, room.seats, caller.id if caller else None), "seat": seat})


async def linked(service: Service, token: str) -> tuple[str, int]:
    """The table and the seat that a link leads to."""
    found = await asyncio.to_thread(queries.table_with_link, service.database, hashed(token))
    if found is None:
        raise Refusal(404, "no-link")
    return found


@router.post("/links/{token}/claim", response_model=TableState, responses=error_responses(401, 403, 404, 409))
async def claim(token: Token, body: Keyed, caller: RequiredCaller, service: CurrentService) -> Response:
    """Take the seat that a link keeps."""
    table, seat = await linked(service, token)
    return await run(service, table, Claim(caller=caller, key=body.key, seat=seat, token=token))


@router.put("/tables/{table}/seats/{seat}", response_model=MadeTable, responses=error_responses(401, 403, 404, 409))
async def reseat(
    table: TableId,
    seat: Annotated[int, Path(ge=0, lt=100)],
    body: ReseatCommand,
    caller: RequiredCaller,
    service: CurrentService,
) -> Response:
    """The owner changes who takes a seat: anybody, a bot, whoever has the link, a program, or the owner."""
    plan = await seat_plan(service, caller, body.setup)
    result = await service.run(table, Reseat(caller=caller, key=body.key, seat=seat, plan=plan))
    return made_table(result.state(), 200)


@router.post("/tables/{table}/start", response_model=TableState, responses=error_responses(401, 403, 404, 409))
async def start(table: TableId, body: StartCommand, caller: RequiredCaller, service: CurrentService) -> Response:
    """Begin the game."""
    fill = None if body.fill is None else checked_bot(body.fill, service.settings)
    return await run(service, table, Start(caller=caller, key=body.key, fill=fill))


@router.post("/tables/{table}/leave", response_model=TableState, responses=error_responses(401, 403, 404, 409))
async def leave(table: TableId, body: LeaveCommand, caller: RequiredCaller, service: CurrentService) -> Response:
    """Leave a seat: free again before the start; kept by a bot afterwards."""
    return await run(service, table, Leave(caller=caller, **vars(body)))


@router.post("/tables/{table}/back", response_model=TableState, responses=error_responses(401, 403, 404, 409))
async def back(table: TableId, body: LeaveCommand, caller: RequiredCaller, service: CurrentService) -> Response:
    """Take the seat again that a bot kept."""
    return await run(service, table, ComeBack(caller=caller, **vars(body)))


@router.post("/tables/{table}/abandon", response_model=TableState, responses=error_responses(401, 403, 404, 409))
async def abandon(table: TableId, body: AbandonCommand, caller: RequiredCaller, service: CurrentService) -> Response:
    """End the table without a result; the others must agree if they play."""
    return await run(service, table, Abandon(caller=caller, **vars(body)))


@router.post(
    "/tables/{table}/chat", status_code=201, response_model=Update, responses=error_responses(401, 403, 404, 409)
)
async def chat(
    table: TableId,
    body: ChatCommand,
    caller: RequiredCaller,
    service: CurrentService,
    authenticator: CurrentAuthenticator,
) -> Response:
    """Say something to all at the table."""
    authenticator.words.take(caller.id)
    return ready((await service.run(table, Chat(caller=caller, **vars(body)))).update(), 201)
