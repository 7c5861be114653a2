"""Tables from tables, records and packs: rematch, clone, upload."""

import asyncio
from typing import Final

from fastapi import APIRouter, Response

from tinderbox.games.registry import game as game_of, replay
from tinderbox.server.http.auth import CurrentService, RequiredCaller
from tinderbox.server.http.middleware import CheckedRoute
from tinderbox.server.http.requests import CloneCommand, Keyed, UploadedPack, UploadedRecord
from tinderbox.server.http.responses import answer, error_responses
from tinderbox.server.http.schemas import PackList, PackStored, TableState
from tinderbox.server.messages import Refusal
from tinderbox.server.routes.tables import TableId, sight
from tinderbox.server.service import Service
from tinderbox.server.storage import queries
from tinderbox.server.tables import commands, copies, lobby
from tinderbox.server.tables.commands import Caller
from tinderbox.server.tables.room import Room

router: Final = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["copies"])
MOST_PACKS = 50


def shown(service: Service, room: Room, caller: Caller, status: int) -> Response:
    mine = room.seats_of(caller.id)
    seat = room.play.actor if room.play is not None and room.play.actor in mine else (mine[0] if mine else None)
    return answer(room.state(caller.id, seat, service.presence(room)), status)


@router.post(
    "/tables/{table}/rematch", status_code=201, response_model=TableState, responses=error_responses(401, 403, 404, 409)
)
async def rematch(table: TableId, body: Keyed, caller: RequiredCaller, service: CurrentService) -> Response:
    """Once more with the same people: the first who asks makes the table, the others join it, and the last one to
    come starts it."""
    async with service.visit(table) as room:
        room.require_sight(caller.id)
        if not room.seats_of(caller.id):
            raise Refusal(403, "not-at-table")
        known = room.facts.rematch
        if known is None:
            await service.require_place(caller.id)
            fresh, change = copies.rematch(room, caller)
            await service.make(fresh, change)
            known = fresh.id
            await service.written_in(room, lambda room: commands.set_rematch(room, caller, fresh.id))
    async with service.visit(known) as fresh:
        waits = fresh.facts.status == "waiting" and any(
            seat.guest == caller.id and not seat.ready for seat in fresh.seats
        )
    if waits:
        await service.run(known, lambda room: lobby.join(room, caller, None, body.key), guest=caller.id)
    async with service.visit(known) as fresh:
        full = fresh.facts.status == "waiting" and all(seat.taken for seat in fresh.seats)
    if full:
        await service.run(known, lambda room: lobby.start(room, None, None, None))
    async with service.visit(known) as fresh:
        return shown(service, fresh, caller, 201)


@router.post(
    "/tables/{table}/clone", status_code=201, response_model=TableState, responses=error_responses(401, 403, 404, 409)
)
async def clone(table: TableId, body: CloneCommand, caller: RequiredCaller, service: CurrentService) -> Response:
    """A private table of my own that goes on from any position which I may see."""
    await service.require_place(caller.id)
    async with service.visit(table) as room:
        room.require_sight(caller.id)
        seat = sight(room, caller.id, body.seat)
        play = room.game()
        n = play.n if body.n is None else body.n
        if n < play.base:
            play = await service.rooms.whole(room)
        if n > play.n:
            raise Refusal(404, "no-move", n=n, last=play.n)
        fresh, change = copies.clone(room, play, caller, n, seat, room.facts.title)
    await service.make(fresh, change)
    return shown(service, fresh, caller, 201)


@router.post("/records", status_code=201, response_model=TableState, responses=error_responses(401, 403))
async def upload_record(body: UploadedRecord, caller: RequiredCaller, service: CurrentService) -> Response:
    """A record as a private table: to look at when it is over, to go on with when it is not."""
    await service.require_place(caller.id)
    match = await asyncio.to_thread(replay, body.record)
    fresh, change = copies.uploaded(match, caller, body.title, service.secret)
    await service.make(fresh, change)
    return shown(service, fresh, caller, 201)


@router.post("/packs", status_code=201, response_model=PackStored, responses=error_responses(401, 403, 409))
async def upload_pack(body: UploadedPack, caller: RequiredCaller, service: CurrentService) -> Response:
    """A data pack for private tables of mine, checked entry by entry."""
    if len(await asyncio.to_thread(queries.packs_of, service.database, caller.id)) >= MOST_PACKS:
        raise Refusal(409, "too-many-packs", most=MOST_PACKS)
    game = game_of(body.game)
    box = await asyncio.to_thread(game.open, game.players[-1], None, body.data)
    await asyncio.to_thread(
        queries.add_pack, service.database, caller.id, body.game, box.pack_id, box.pack_digest, box.pack_data
    )
    return answer({"game": body.game, "id": box.pack_id, "digest": box.pack_digest, "made": None}, 201)


@router.get("/packs", response_model=PackList, responses=error_responses(401))
async def my_packs(caller: RequiredCaller, service: CurrentService) -> Response:
    """The packs that I uploaded."""
    rows = await asyncio.to_thread(queries.packs_of, service.database, caller.id)
    return answer({"packs": [{"game": row.game, "id": row.id, "digest": row.digest, "made": row.made} for row in rows]})
