"""Guests: a name is enough. Programs: a name and a token."""

import asyncio
from typing import Final

from fastapi import APIRouter, Request, Response

from tinderbox.server.http.auth import CurrentAuthenticator, CurrentService, RequiredCaller, address_of
from tinderbox.server.http.middleware import CheckedRoute
from tinderbox.server.http.requests import ChangedGuest, NewGuest, NewProgram
from tinderbox.server.http.responses import answer, error_responses
from tinderbox.server.http.schemas import Guest, Program, ProgramWithToken
from tinderbox.server.ids import fresh_id, fresh_token, hashed
from tinderbox.server.messages import Refusal
from tinderbox.server.storage import queries
from tinderbox.server.tables.commands import Caller

router: Final = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["guests"])

MOST_PROGRAMS = 20


def guest_told(caller: Caller) -> dict[str, object]:
    return {
        "id": caller.id,
        "name": caller.name,
        "language": caller.language,
        "program": caller.owner is not None,
    }


@router.post("/guests", status_code=201, response_model=Guest, responses=error_responses(403))
async def new_guest(
    body: NewGuest, service: CurrentService, authenticator: CurrentAuthenticator, request: Request
) -> Response:
    """Come in under a name; a cookie says from now on who you are."""
    authenticator.newcomers.take(address_of(request))
    id = fresh_id()
    await asyncio.to_thread(queries.add_guest, service.database, id, body.name, body.language)
    response = answer(guest_told(Caller(id, body.name, body.language)), 201)
    authenticator.welcome(response, id)
    return response


@router.get("/me", response_model=Guest, responses=error_responses(401))
async def me(caller: RequiredCaller) -> Response:
    """Who I am."""
    return answer(guest_told(caller))


@router.patch("/me", response_model=Guest, responses=error_responses(401, 403))
async def change_me(
    body: ChangedGuest, caller: RequiredCaller, service: CurrentService, authenticator: CurrentAuthenticator
) -> Response:
    """Another name or language; seats keep the name they were taken with."""
    changed = Caller(caller.id, body.name or caller.name, body.language or caller.language, caller.owner)
    await asyncio.to_thread(
        queries.change_guest, service.database, caller.id, name=changed.name, language=changed.language
    )
    authenticator.forget(caller.id)
    return answer(guest_told(changed))


@router.get("/programs", response_model=list[Program], responses=error_responses(401))
async def my_programs(caller: RequiredCaller, service: CurrentService) -> Response:
    """The programs that play for me."""
    rows = await asyncio.to_thread(queries.programs_of, service.database, caller.id)
    return answer([{"id": row.id, "name": row.name} for row in rows])


@router.post("/programs", status_code=201, response_model=ProgramWithToken, responses=error_responses(401, 403))
async def new_program(body: NewProgram, caller: RequiredCaller, service: CurrentService) -> Response:
    """A token for a program of mine: it plays by the same stream and the same requests as people do."""
    if caller.owner is not None:
        raise Refusal(403, "people-only")
    if len(await asyncio.to_thread(queries.programs_of, service.database, caller.id)) >= MOST_PROGRAMS:
        raise Refusal(409, "too-many-programs", most=MOST_PROGRAMS)
    id, token = fresh_id(), fresh_token()
    await asyncio.to_thread(
        queries.add_guest, service.database, id, body.name, caller.language, caller.id, hashed(token)
    )
    return answer({"id": id, "name": body.name, "token": token}, 201)
