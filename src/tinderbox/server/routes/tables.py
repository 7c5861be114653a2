"""Tables: made, listed, joined, filled, started, left."""

import asyncio
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from tinderbox.core.events import Data
from tinderbox.games.registry import game as game_of
from tinderbox.server.bots.catalogue import checked_bot
from tinderbox.server.http.auth import CurrentAuthenticator, CurrentService, OptionalCaller, RequiredCaller
from tinderbox.server.http.compression import compressible
from tinderbox.server.http.middleware import CheckedRoute
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
from tinderbox.server.http.schemas import Link, MadeTable, TableList, TableState, Update
from tinderbox.server.ids import hashed
from tinderbox.server.messages import Refusal
from tinderbox.server.service import Service
from tinderbox.server.storage import queries
from tinderbox.server.storage.rows import Facts, Seat
from tinderbox.server.tables import commands, lobby
from tinderbox.server.tables.commands import Caller
from tinderbox.server.tables.room import Room, seat_public

router: Final = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["tables"])

TableId = Annotated[str, Path(min_length=1, max_length=32, pattern="^[a-z0-9]+$")]
Token = Annotated[str, Path(min_length=1, max_length=64, pattern="^[a-z0-9]+$")]
MOST_LISTED = 200


def listed(facts: Facts, seats: list[Seat], guest: str | None) -> Data:
    info = Room.info_of(facts)
    mine = [seat.seat for seat in seats if guest is not None and seat.guest == guest]
    return {**info, "seats": [seat_public(seat) for seat in seats], "mine": mine}


async def wish_of(service: Service, caller: Caller, wish: SeatSetup) -> lobby.Wish:
    """A wish with the caller's program found."""
    program: Caller | None = None
    if wish.kind == "program":
        row = await asyncio.to_thread(queries.find_guest, service.database, wish.program or "")
        if row is None or row.owner != caller.id:
            raise Refusal(422, "no-program")
        program = Caller(row.id, row.name, row.language, row.owner)
    spec = None if wish.bot is None else checked_bot(wish.bot, service.settings)
    return lobby.Wish(wish.kind, wish.name, spec, program)


async def pack_of(service: Service, caller: Caller, body: NewTable) -> Data | None:
    """The content of a pack that the caller uploaded; None for one that ships."""
    if body.pack is None or not body.pack.startswith("sha256:"):
        return None
    if body.public:
        raise Refusal(422, "private-pack")
    data = await asyncio.to_thread(queries.pack_data, service.database, caller.id, body.pack)
    if data is None:
        raise Refusal(422, "no-pack")
    return data


@router.post("/tables", status_code=201, response_model=MadeTable, responses=error_responses(401, 403, 409))
async def make_table(body: NewTable, caller: RequiredCaller, service: CurrentService, request: Request) -> Response:
    """A new table."""
    await service.require_place(caller.id)
    request.state.package = game_of(body.game).box.package
    data = await pack_of(service, caller, body)
    box = await asyncio.to_thread(service.rooms.boxes.asked, body.game, body.players, body.options, body.pack, data)
    wishes = [await wish_of(service, caller, wish) for wish in body.seats]
    stand_in = checked_bot(body.stand_in, service.settings)
    plan = lobby.Plan(body.title, body.public, body.spectators, body.resigning, stand_in, key=body.key)
    room, change = lobby.make(box, caller, wishes, plan, service.secret)
    if body.start:
        lobby.start_new(room, change, caller)
    await service.make(room, change)
    async with service.visit(room.id) as room:
        return shown(service, room, caller, 201)


def shown(service: Service, room: Room, caller: Caller, status: int = 200) -> Response:
    """A table as its owner sees it."""
    mine = room.seats_of(caller.id)
    state = room.state(caller.id, mine[0] if mine else None, service.presence(room))
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
    seat: Annotated[int | None, Query(ge=0, lt=100)] = None,
    spectate: bool = False,
) -> Response:
    """A table as one of my seats knows it (the first if none is named); a spectator's view without a seat.

    When the game is over any seat's view may be asked for."""
    id = caller.id if caller else None
    async with service.visit(table) as room:
        room.require_sight(id)
        seat = None if spectate else sight(room, id, seat)
        state = room.state(id, seat, service.presence(room))
    return answer(state) if state["links"] else compressible(answer(state))


def sight(room: Room, guest: str | None, seat: int | None) -> int | None:
    """The seat whose knowledge a guest is shown: an own one, or any when the game is over."""
    mine = room.seats_of(guest)
    if seat is None:
        return mine[0] if mine else None
    if seat >= len(room.seats):
        raise Refusal(404, "no-seat", seat=seat)
    if seat in mine or room.facts.status == "over":
        return seat
    raise Refusal(403, "not-your-seat", seat=seat)


@router.post("/tables/{table}/join", response_model=TableState, responses=error_responses(401, 403, 404, 409))
async def join(table: TableId, body: JoinCommand, caller: RequiredCaller, service: CurrentService) -> Response:
    """Take an open seat, or the seat that a rematch keeps for me."""
    done = await service.run(
        table, lambda room: lobby.join(room, caller, body.seat, body.key), key=body.key, guest=caller.id
    )
    return answer(done.state(caller.id))


@router.get("/links/{token}", response_model=Link, responses=error_responses(404))
async def follow_link(token: Token, caller: OptionalCaller, service: CurrentService) -> Response:
    """Where a seat link leads."""
    found = await asyncio.to_thread(queries.table_with_link, service.database, hashed(token))
    if found is None:
        raise Refusal(404, "no-link")
    async with service.visit(found[0]) as room:
        return answer({"table": listed(room.facts, room.seats, caller.id if caller else None), "seat": found[1]})


@router.post("/links/{token}/claim", response_model=TableState, responses=error_responses(401, 403, 404, 409))
async def claim(token: Token, body: Keyed, caller: RequiredCaller, service: CurrentService) -> Response:
    """Take the seat that a link keeps."""
    found = await asyncio.to_thread(queries.table_with_link, service.database, hashed(token))
    if found is None:
        raise Refusal(404, "no-link")
    done = await service.run(
        found[0], lambda room: lobby.claim(room, caller, token, body.key), key=body.key, guest=caller.id
    )
    return answer(done.state(caller.id, found[1]))


@router.put("/tables/{table}/seats/{seat}", response_model=MadeTable, responses=error_responses(401, 403, 404, 409))
async def reseat(
    table: TableId,
    seat: Annotated[int, Path(ge=0, lt=100)],
    body: ReseatCommand,
    caller: RequiredCaller,
    service: CurrentService,
) -> Response:
    """The owner fills a seat anew: open, a bot, a link, a program, or itself."""
    wish = await wish_of(service, caller, body.wish)
    done = await service.run(
        table,
        lambda room: lobby.reseat(room, caller, seat, wish, body.key),
        key=body.key,
        guest=caller.id,
    )
    return shown(service, done.room, caller)


@router.post("/tables/{table}/start", response_model=TableState, responses=error_responses(401, 403, 404, 409))
async def start(table: TableId, body: StartCommand, caller: RequiredCaller, service: CurrentService) -> Response:
    """Begin the game."""
    fill = None if body.fill is None else checked_bot(body.fill, service.settings)
    done = await service.run(
        table, lambda room: lobby.start(room, caller, fill, body.key), key=body.key, guest=caller.id
    )
    return answer(done.state(caller.id))


@router.post("/tables/{table}/leave", response_model=TableState, responses=error_responses(401, 403, 404, 409))
async def leave(table: TableId, body: LeaveCommand, caller: RequiredCaller, service: CurrentService) -> Response:
    """Leave a seat: free again before the start; kept by a bot afterwards."""
    done = await service.run(
        table, lambda room: commands.leave(room, caller, body.seat, body.key), key=body.key, guest=caller.id
    )
    return answer(done.state(caller.id))


@router.post("/tables/{table}/back", response_model=TableState, responses=error_responses(401, 403, 404, 409))
async def back(table: TableId, body: LeaveCommand, caller: RequiredCaller, service: CurrentService) -> Response:
    """Take the seat again that a bot kept."""
    done = await service.run(
        table, lambda room: commands.come_back(room, caller, body.seat, body.key), key=body.key, guest=caller.id
    )
    return answer(done.state(caller.id, body.seat))


@router.post("/tables/{table}/abandon", response_model=TableState, responses=error_responses(401, 403, 404, 409))
async def abandon(table: TableId, body: AbandonCommand, caller: RequiredCaller, service: CurrentService) -> Response:
    """End the table without a result; the others must agree if they play."""
    done = await service.run(
        table, lambda room: commands.abandon(room, caller, body.seq, body.key), key=body.key, guest=caller.id
    )
    return answer(done.state(caller.id))


@router.post("/tables/{table}/chat", status_code=201, response_model=Update, responses=error_responses(401, 403, 404))
async def chat(
    table: TableId,
    body: ChatCommand,
    caller: RequiredCaller,
    service: CurrentService,
    authenticator: CurrentAuthenticator,
) -> Response:
    """Say something to all at the table."""
    authenticator.words.take(caller.id)
    done = await service.run(
        table, lambda room: commands.chat(room, caller, body.text, body.key), key=body.key, guest=caller.id
    )
    mine = done.room.seats_of(caller.id)
    return ready(done.update(mine[0] if mine else None), 201)
