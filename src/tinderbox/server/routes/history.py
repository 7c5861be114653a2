"""Queries about a game: legal actions, reasons, events, the log, any position, the whole replay, its record."""

import asyncio
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from tinderbox.core.documents.record_text import to_text
from tinderbox.core.documents.records import record_of
from tinderbox.core.events import Data
from tinderbox.core.text.notation import token
from tinderbox.server.http.auth import CurrentLanguage, CurrentService, OptionalCaller, RequiredCaller, address_of
from tinderbox.server.http.compression import compressible
from tinderbox.server.http.errors import clause_texts
from tinderbox.server.http.responses import answer, error_responses
from tinderbox.server.http.routing import CheckedRoute
from tinderbox.server.http.schemas import Events, Legal, Log, Position, Replay, WhyNot
from tinderbox.server.routes.tables import TableId
from tinderbox.server.tables import replays
from tinderbox.server.tables.assistance import legal_actions

router: Final = APIRouter(route_class=CheckedRoute, prefix="/api/tables/{table}", tags=["queries"])
REFUSALS = error_responses(403, 404, 409)
MOST_ENTRIES = 1000

SeatAsked = Annotated[int | None, Query(ge=0, lt=100)]
Decisions = Annotated[int, Path(ge=0, lt=2**31)]


@router.get("/legal", response_model=Legal, responses=REFUSALS)
async def legal(
    table: TableId, caller: RequiredCaller, service: CurrentService, language: CurrentLanguage, seat: SeatAsked = None
) -> Response:
    """Every legal action of a seat of mine, in words; none if another seat must decide."""
    async with service.visit(table, caller) as (room, viewer):
        play, audience = room.game(), viewer.at(seat)
        labels = [
            {"text": str(action), "code": action.code, "label": room.box.label(action, language)}
            for action in legal_actions(room, audience)
        ]
        prompt = room.box.prompt(play.view(audience), language)
        return compressible(answer({"seq": room.seq, "actor": play.actor, "actions": labels, "prompt": prompt}))


@router.get("/why-not", response_model=WhyNot, responses=REFUSALS)
async def why_not(
    table: TableId,
    caller: RequiredCaller,
    service: CurrentService,
    language: CurrentLanguage,
    action: Annotated[str, Query(min_length=1, max_length=200)],
    seat: SeatAsked = None,
) -> Response:
    """The clauses that forbid an action to a seat of mine; none if it is legal."""
    async with service.visit(table, caller) as (room, viewer):
        play = room.game()
        mine = viewer.deciding(seat, play.actor)
        found = play.match.read(action)
        reasons = play.match.why_not(found, mine)
        clauses = clause_texts(reasons, room.box.package, language)
        label = room.box.label(found, language)
        return answer({"legal": not reasons, "action": str(found), "label": label, "clauses": clauses})


@router.get("/events", response_model=Events, responses=REFUSALS)
async def events(
    table: TableId,
    caller: OptionalCaller,
    service: CurrentService,
    language: CurrentLanguage,
    since: Annotated[int, Query(ge=0, lt=2**31)] = 0,
    seat: SeatAsked = None,
    words: bool = False,
) -> Response:
    """What happened from decision `since` on, as a seat of mine (or a spectator) may know it."""
    async with service.visit(table, caller) as (room, viewer):
        audience, play = viewer.at(seat), room.game()
        if since <= play.base:
            play = await service.rooms.whole(room)
        found = play.events(audience, since)
        if words:
            replays.with_texts(room, found, language)
        return compressible(answer({"decisions": play.decisions, "events": found}))


@router.get("/log", response_model=Log, responses=REFUSALS)
async def log(
    table: TableId,
    caller: OptionalCaller,
    service: CurrentService,
    after: Annotated[int, Query(ge=0, lt=2**31)] = 0,
    most: Annotated[int, Query(ge=1, le=MOST_ENTRIES)] = 200,
) -> Response:
    """The table's log: actions, undo, chat and all; without the results of draws. Also of a game by older rules."""
    guest = caller.id if caller else None
    return compressible(
        answer(await asyncio.to_thread(replays.public_log, service.database, table, guest, after, most))
    )


@router.get("/at/{decisions}", response_model=Position, responses=REFUSALS)
async def at_move(
    table: TableId,
    decisions: Decisions,
    caller: OptionalCaller,
    service: CurrentService,
    language: CurrentLanguage,
    seat: SeatAsked = None,
    words: bool = False,
) -> Response:
    """The table after so many decisions, as a seat of mine (or a spectator) knew it then."""
    async with service.visit(table, caller) as (room, viewer):
        audience = viewer.at(seat)
        play, _ = await service.game_at(room, decisions)
        found = [event for event in play.events(audience, decisions) if event["decisions"] == decisions]
        if words:
            replays.with_texts(room, found, language)
        view = play.view_at(decisions, audience)
        return compressible(answer({"decisions": decisions, "last": play.decisions, "view": view, "events": found}))


@router.get("/replay", response_model=Replay, responses=REFUSALS)
async def replay(
    table: TableId,
    caller: OptionalCaller,
    service: CurrentService,
    request: Request,
    language: CurrentLanguage,
    seat: SeatAsked = None,
    words: bool = False,
) -> Response:
    """The game step by step, as a seat of mine (or a spectator) knows it; any seat's when it is over."""
    async with service.visit(table, caller) as (room, viewer):
        audience, until = viewer.at(seat), room.seq
        room.game()
    async with service.replays.place(caller.id if caller else address_of(request)):
        found = await asyncio.to_thread(
            replays.replay_of, service.rooms, table, until, audience, language if words else None
        )
        return compressible(await asyncio.to_thread(answer, found))


@router.get("/pack", response_model=dict[str, object], responses=REFUSALS)
async def pack(table: TableId, caller: OptionalCaller, service: CurrentService, tokens: bool = False) -> Response:
    """The data pack that the table plays with, shipped or uploaded; with `tokens`, also the notation's words."""
    async with service.visit(table, caller) as (room, _):
        data = room.box.pack_data
        return compressible(answer(with_tokens(data) if tokens else data))


def with_tokens(pack: Data) -> Data:
    """The pack and, by name, the word of the notation for each thing in it that has a name."""
    lists = [part for part in pack.values() if isinstance(part, list)]
    names = [each["name"] for part in lists for each in part if isinstance(each, dict) and "name" in each]
    return {**pack, "tokens": {name: token(name) for name in names}}


@router.get(
    "/record",
    responses={200: {"content": {"application/json": {}, "text/plain": {}}}, **REFUSALS},
    response_class=Response,
)
async def record(
    table: TableId,
    caller: OptionalCaller,
    service: CurrentService,
    request: Request,
    format: Annotated[Literal["json", "text"], Query()] = "json",
) -> Response:
    """The game's record: the decisions while it lasts, everything when it is over."""
    async with service.visit(table, caller) as (room, _):
        until = room.seq
        room.game()
    async with service.replays.place(caller.id if caller else address_of(request)):
        play = await asyncio.to_thread(replays.whole_game, service.rooms, table, until)
        found = await asyncio.to_thread(record_of, play.match)
    name = f"tinderbox-{room.facts.game}-{table}"
    if format == "text":
        response = Response(to_text(found), media_type="text/plain; charset=utf-8")
        name += ".txt"
    else:
        response = answer(found)
        name += ".json"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return compressible(response)
