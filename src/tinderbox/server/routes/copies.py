"""Tables from tables, records and packs: rematch, clone, upload."""

import asyncio
from typing import Final

from fastapi import APIRouter, Response

from tinderbox.games.registry import game as game_of, replay
from tinderbox.server.http.auth import CurrentService, RequiredCaller
from tinderbox.server.http.requests import CloneCommand, Keyed, UploadedPack, UploadedRecord
from tinderbox.server.http.responses import answer, error_responses
from tinderbox.server.http.routing import CheckedRoute
from tinderbox.server.http.schemas import PackList, PackStored, TableState
from tinderbox.server.messages import Refusal
from tinderbox.server.routes.tables import TableId
from tinderbox.server.service import Service
from tinderbox.server.storage import packs
from tinderbox.server.tables import copies
from tinderbox.server.tables.commands import SetRematch
from tinderbox.server.tables.lobby import Join, Start
from tinderbox.server.tables.updates import table_state
from tinderbox.server.tables.viewer import Audience, Caller

router: Final = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["copies"])
MOST_PACKS = 50


async def shown(service: Service, table: str, caller: Caller) -> Response:
    """A table that was made for the caller: from the seat that must decide, if it is theirs."""
    async with service.visit(table, caller) as (room, viewer):
        audience = Audience(viewer.after(room.facts.actor), caller.language)
        return answer(table_state(room, viewer, audience, service.presence(room)), 201)


@router.post(
    "/tables/{table}/rematch", status_code=201, response_model=TableState, responses=error_responses(401, 403, 404, 409)
)
async def rematch(table: TableId, body: Keyed, caller: RequiredCaller, service: CurrentService) -> Response:
    """Once more with the same people: the first who asks makes the table, the others join it, and the last one to
    come starts it."""
    async with service.visit(table, caller) as (room, viewer):
        if not viewer.mine:
            raise Refusal(403, "not-at-table")
        known = room.facts.rematch
        if known is None:
            await service.require_place(caller.id)
            fresh, change = copies.rematch(room, caller)
            await service.make(fresh, change)
            known = fresh.id
            await service.run_in(room, SetRematch(caller=caller, table=known))
    async with service.rooms.enter(known) as fresh:
        waits = fresh.facts.status == "waiting" and any(
            seat.guest == caller.id and not seat.ready for seat in fresh.seats
        )
    if waits:
        await service.run(known, Join(caller=caller, key=body.key))
    async with service.rooms.enter(known) as fresh:
        full = fresh.facts.status == "waiting" and all(seat.taken for seat in fresh.seats)
    if full:
        await service.run(known, Start())
    return await shown(service, known, caller)


@router.post(
    "/tables/{table}/clone", status_code=201, response_model=TableState, responses=error_responses(401, 403, 404, 409)
)
async def clone(table: TableId, body: CloneCommand, caller: RequiredCaller, service: CurrentService) -> Response:
    """A private table of my own that goes on from any position which I may see."""
    await service.require_place(caller.id)
    async with service.visit(table, caller) as (room, viewer):
        audience = viewer.at(body.seat)
        play, decisions = await service.game_at(room, body.decisions)
        fresh, change = copies.clone(room, play, caller, decisions, audience)
    await service.make(fresh, change)
    return await shown(service, fresh.id, caller)


@router.post("/records", status_code=201, response_model=TableState, responses=error_responses(401, 403))
async def upload_record(body: UploadedRecord, caller: RequiredCaller, service: CurrentService) -> Response:
    """A record as a private table: to look at when it is over, to go on with when it is not."""
    await service.require_place(caller.id)
    async with service.slow_work.place(service.share_of(caller.id)):
        match = await asyncio.to_thread(replay, body.record)
        fresh, change = await asyncio.to_thread(copies.uploaded, match, caller, body.title, service.secret)
    await service.make(fresh, change)
    return await shown(service, fresh.id, caller)


@router.post("/packs", status_code=201, response_model=PackStored, responses=error_responses(401, 403, 409))
async def upload_pack(body: UploadedPack, caller: RequiredCaller, service: CurrentService) -> Response:
    """A data pack for private tables of mine, checked entry by entry."""
    if len(await asyncio.to_thread(packs.uploads_of, service.database, caller.id)) >= MOST_PACKS:
        raise Refusal(409, "too-many-packs", most=MOST_PACKS)
    game = game_of(body.game)
    async with service.slow_work.place(service.share_of(caller.id)):
        box = await asyncio.to_thread(game.open, game.players[-1], None, body.data)
    pack = packs.Pack(box.pack_digest, body.game, box.pack_id, box.pack_data)
    await asyncio.to_thread(packs.add_upload, service.database, caller.id, pack)
    return answer({"game": body.game, "id": box.pack_id, "digest": box.pack_digest, "made": None}, 201)


@router.get("/packs", response_model=PackList, responses=error_responses(401))
async def my_packs(caller: RequiredCaller, service: CurrentService) -> Response:
    """The packs that I uploaded."""
    rows = await asyncio.to_thread(packs.uploads_of, service.database, caller.id)
    return answer({"packs": [{"game": row.game, "id": row.id, "digest": row.digest, "made": row.made} for row in rows]})
