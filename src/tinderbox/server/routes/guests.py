"""Guests: a name is enough. Programs: a name and a token."""

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response

from tinderbox.server.http.auth import COOKIE, CurrentAuthenticator, CurrentService, RequiredCaller, address_of
from tinderbox.server.http.requests import ChangedGuest, NewGuest, NewProgram
from tinderbox.server.http.responses import answer, error_responses
from tinderbox.server.http.routing import CheckedRoute
from tinderbox.server.http.schemas import Guest, Program, ProgramWithToken
from tinderbox.server.ids import fresh_id, fresh_token, hashed
from tinderbox.server.messages import Refusal
from tinderbox.server.storage import queries
from tinderbox.server.tables.viewer import Caller

router: Final = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["guests"])

MOST_PROGRAMS = 20
ProgramId = Annotated[str, Path(pattern="^[a-z0-9]{1,32}$")]


def guest_info(caller: Caller) -> dict[str, object]:
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
    id, token = fresh_id(), fresh_token()
    await asyncio.to_thread(queries.add_guest, service.database, id, body.name, body.language, token=hashed(token))
    response = answer(guest_info(Caller(id, body.name, body.language)), 201)
    authenticator.welcome(response, token)
    return response


@router.get("/me", response_model=Guest, responses=error_responses(401))
async def me(caller: RequiredCaller) -> Response:
    """Who I am."""
    return answer(guest_info(caller))


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
    return answer(guest_info(changed))


@router.post("/me/renew", response_model=Guest, responses=error_responses(401, 403))
async def renew_cookie(
    caller: RequiredCaller, service: CurrentService, authenticator: CurrentAuthenticator
) -> Response:
    """A new cookie: the old one and every copy of it are invalid."""
    require_person(caller)
    token = fresh_token()
    await asyncio.to_thread(queries.change_guest, service.database, caller.id, token=hashed(token))
    authenticator.log_out(caller.id)
    response = answer(guest_info(caller))
    authenticator.welcome(response, token)
    return response


@router.post("/me/logout", response_model=Guest, responses=error_responses(401, 403))
async def log_out(caller: RequiredCaller, service: CurrentService, authenticator: CurrentAuthenticator) -> Response:
    """Log out everywhere. There is no way back to this guest: its seats stay empty until a bot takes them."""
    require_person(caller)
    await asyncio.to_thread(queries.change_guest, service.database, caller.id, token=None)
    authenticator.log_out(caller.id)
    response = answer(guest_info(caller))
    response.delete_cookie(COOKIE)
    return response


def require_person(caller: Caller) -> None:
    if caller.owner is not None:
        raise Refusal(403, "people-only")


@router.get("/programs", response_model=list[Program], responses=error_responses(401))
async def my_programs(caller: RequiredCaller, service: CurrentService) -> Response:
    """The programs that play for me."""
    rows = await asyncio.to_thread(queries.programs_of, service.database, caller.id)
    return answer([{"id": row.id, "name": row.name} for row in rows])


@router.post("/programs", status_code=201, response_model=ProgramWithToken, responses=error_responses(401, 403))
async def new_program(body: NewProgram, caller: RequiredCaller, service: CurrentService) -> Response:
    """A token for a program of mine: it plays by the same stream and the same requests as people do."""
    require_person(caller)
    if len(await asyncio.to_thread(queries.programs_of, service.database, caller.id)) >= MOST_PROGRAMS:
        raise Refusal(409, "too-many-programs", most=MOST_PROGRAMS)
    id, token = fresh_id(), fresh_token()
    await asyncio.to_thread(
        queries.add_guest, service.database, id, body.name, caller.language, caller.id, hashed(token)
    )
    return answer({"id": id, "name": body.name, "token": token}, 201)


@router.post("/programs/{program}/revoke", response_model=Program, responses=error_responses(401, 403, 404))
async def revoke_program(
    program: ProgramId, caller: RequiredCaller, service: CurrentService, authenticator: CurrentAuthenticator
) -> Response:
    """Delete a program of mine: its token is invalid, and it disappears from the list."""
    rows = await asyncio.to_thread(queries.programs_of, service.database, caller.id)
    name = next((row.name for row in rows if row.id == program), None)
    if name is None:
        raise Refusal(404, "no-program")
    await asyncio.to_thread(queries.change_guest, service.database, program, token=None)
    authenticator.log_out(program)
    return answer({"id": program, "name": name})
