"""Play: an action with the log length seen, taking back, giving up."""

from collections.abc import Callable
from typing import Final

from fastapi import APIRouter, Request, Response

from tinderbox.server.http.auth import CurrentService, RequiredCaller
from tinderbox.server.http.middleware import CheckedRoute
from tinderbox.server.http.requests import (
    ActionCommand,
    AskUndoCommand,
    ConsentCommand,
    SeatCommand,
    UndoCommand,
)
from tinderbox.server.http.responses import error_responses, ready
from tinderbox.server.http.schemas import Update
from tinderbox.server.routes.tables import TableId
from tinderbox.server.service import Service
from tinderbox.server.storage.entries import Change
from tinderbox.server.tables import commands
from tinderbox.server.tables.commands import Caller
from tinderbox.server.tables.room import Room

router: Final = APIRouter(route_class=CheckedRoute, prefix="/api/tables/{table}", tags=["play"])
REFUSALS = error_responses(401, 403, 404, 409)


async def carried_out(
    request: Request,
    service: Service,
    table: str,
    caller: Caller,
    body: SeatCommand,
    command: Callable[[Room], Change],
) -> Response:
    def with_package(room: Room) -> Change:
        request.state.package = room.box.package
        return command(room)

    done = await service.run(table, with_package, key=body.key, seat=body.seat, guest=caller.id)
    seat = body.seat if body.seat in done.room.seats_of(caller.id) else None  # a retry may come after the seat was left
    return ready(done.update(seat))


@router.post("/actions", response_model=Update, responses=REFUSALS)
async def act(
    table: TableId, body: ActionCommand, caller: RequiredCaller, service: CurrentService, request: Request
) -> Response:
    """Play an action. Accepted if and only if it is legal for the seat; durable when it is answered."""
    return await carried_out(
        request,
        service,
        table,
        caller,
        body,
        lambda room: commands.act(room, caller, body.seat, body.action, body.seq, body.key),
    )


@router.post("/undo", response_model=Update, responses=REFUSALS)
async def undo(
    table: TableId, body: UndoCommand, caller: RequiredCaller, service: CurrentService, request: Request
) -> Response:
    """Take back within the own turn, as far as nothing was revealed."""
    return await carried_out(
        request,
        service,
        table,
        caller,
        body,
        lambda room: commands.undo(room, caller, body.seat, body.n, body.seq, body.key),
    )


@router.post("/reset", response_model=Update, responses=REFUSALS)
async def reset(
    table: TableId, body: SeatCommand, caller: RequiredCaller, service: CurrentService, request: Request
) -> Response:
    """Take back as much of the own turn as may be."""
    return await carried_out(
        request, service, table, caller, body, lambda room: commands.reset(room, caller, body.seat, body.seq, body.key)
    )


@router.post("/ask-undo", response_model=Update, responses=REFUSALS)
async def ask_undo(
    table: TableId, body: AskUndoCommand, caller: RequiredCaller, service: CurrentService, request: Request
) -> Response:
    """Ask the others to go back to a decision; where only bots are left it is done at once."""
    return await carried_out(
        request,
        service,
        table,
        caller,
        body,
        lambda room: commands.ask_undo(room, caller, body.seat, body.n, body.seq, body.key),
    )


@router.post("/consent", response_model=Update, responses=REFUSALS)
async def consent(
    table: TableId, body: ConsentCommand, caller: RequiredCaller, service: CurrentService, request: Request
) -> Response:
    """Answer the request that stands."""
    return await carried_out(
        request,
        service,
        table,
        caller,
        body,
        lambda room: commands.consent(room, caller, body.seat, body.yes, body.request, body.seq, body.key),
    )


@router.post("/resign", response_model=Update, responses=REFUSALS)
async def resign(
    table: TableId, body: SeatCommand, caller: RequiredCaller, service: CurrentService, request: Request
) -> Response:
    """Give up the game: as the table's rules say, a bot plays on or the table ends."""
    return await carried_out(
        request, service, table, caller, body, lambda room: commands.resign(room, caller, body.seat, body.seq, body.key)
    )
