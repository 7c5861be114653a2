"""Play: an action with the log length seen, undo, resigning."""

from typing import Final

from fastapi import APIRouter, Response

from tinderbox.server.http.auth import CurrentService, RequiredCaller
from tinderbox.server.http.requests import (
    ActionCommand,
    AskUndoCommand,
    ConsentCommand,
    SeatCommand,
    UndoCommand,
)
from tinderbox.server.http.responses import error_responses, ready
from tinderbox.server.http.routing import CheckedRoute
from tinderbox.server.http.schemas import Update
from tinderbox.server.routes.tables import TableId
from tinderbox.server.service import Service
from tinderbox.server.tables.commands import Act, AskUndo, Command, Consent, Reset, Resign, Undo

router: Final = APIRouter(route_class=CheckedRoute, prefix="/api/tables/{table}", tags=["play"])
REFUSALS = error_responses(401, 403, 404, 409)


async def run(service: Service, table: str, command: Command) -> Response:
    return ready((await service.run(table, command)).update())


@router.post("/actions", response_model=Update, responses=REFUSALS)
async def act(table: TableId, body: ActionCommand, caller: RequiredCaller, service: CurrentService) -> Response:
    """Play an action. Accepted if and only if it is legal for the seat; durable when it is answered."""
    return await run(service, table, Act(caller=caller, **vars(body)))


@router.post("/undo", response_model=Update, responses=REFUSALS)
async def undo(table: TableId, body: UndoCommand, caller: RequiredCaller, service: CurrentService) -> Response:
    """Take back within the own turn, as far as nothing was revealed."""
    return await run(service, table, Undo(caller=caller, **vars(body)))


@router.post("/reset", response_model=Update, responses=REFUSALS)
async def reset(table: TableId, body: SeatCommand, caller: RequiredCaller, service: CurrentService) -> Response:
    """Take back as much of the own turn as may be."""
    return await run(service, table, Reset(caller=caller, **vars(body)))


@router.post("/ask-undo", response_model=Update, responses=REFUSALS)
async def ask_undo(table: TableId, body: AskUndoCommand, caller: RequiredCaller, service: CurrentService) -> Response:
    """Ask the others to go back to a decision; where only bots are left it is done at once."""
    return await run(service, table, AskUndo(caller=caller, **vars(body)))


@router.post("/consent", response_model=Update, responses=REFUSALS)
async def consent(table: TableId, body: ConsentCommand, caller: RequiredCaller, service: CurrentService) -> Response:
    """Answer the request that stands."""
    return await run(service, table, Consent(caller=caller, **vars(body)))


@router.post("/resign", response_model=Update, responses=REFUSALS)
async def resign(table: TableId, body: SeatCommand, caller: RequiredCaller, service: CurrentService) -> Response:
    """Give up the game: as the table's rules say, a bot plays on or the table ends."""
    return await run(service, table, Resign(caller=caller, **vars(body)))
