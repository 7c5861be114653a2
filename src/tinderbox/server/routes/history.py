"""Looking at a game: legal actions, reasons, events, the log, any move, the whole replay, its record."""

import asyncio
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query, Request, Response

from tinderbox.core.documents.record_text import to_text
from tinderbox.core.documents.records import record_of
from tinderbox.core.events import Data
from tinderbox.core.text.messages import Language
from tinderbox.core.text.notation import token
from tinderbox.server.http.auth import CurrentLanguage, CurrentService, OptionalCaller, RequiredCaller
from tinderbox.server.http.compression import compressible
from tinderbox.server.http.errors import clause_texts
from tinderbox.server.http.middleware import CheckedRoute
from tinderbox.server.http.responses import answer, error_responses
from tinderbox.server.http.schemas import Events, Legal, Log, Position, Replay, WhyNot
from tinderbox.server.messages import Refusal
from tinderbox.server.routes.tables import TableId, sight
from tinderbox.server.storage import queries
from tinderbox.server.tables.play import Play
from tinderbox.server.tables.room import Room

router: Final = APIRouter(route_class=CheckedRoute, prefix="/api/tables/{table}", tags=["state_queries"])
REFUSALS = error_responses(403, 404, 409)
MOST_ENTRIES = 1000

SeatAsked = Annotated[int | None, Query(ge=0, lt=100)]


def in_words(room: Room, events: list[Data], language: Language) -> list[Data]:
    for event in events:
        event["text"] = room.box.tell(event, language, room.names)
    return events


@router.get("/legal", response_model=Legal, responses=REFUSALS)
async def legal(
    table: TableId, caller: RequiredCaller, service: CurrentService, language: CurrentLanguage, seat: SeatAsked = None
) -> Response:
    """Every legal action of a seat of mine, in words; none if another seat must decide."""
    async with service.visit(table) as room:
        room.require_sight(caller.id)
        play = room.game()
        seat = sight(room, caller.id, seat)
        mine = play.actor == seat and room.facts.status == "playing"
        actions = play.match.legal() if mine else []
        labels = [
            {"text": str(action), "code": action.code, "label": room.box.label(action, language)} for action in actions
        ]
        prompt = room.box.prompt(play.view(seat), language)
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
    async with service.visit(table) as room:
        room.require_sight(caller.id)
        play = room.game()
        mine = room.seats_of(caller.id)
        seat = seat if seat is not None else (play.actor if play.actor in mine else (mine[0] if mine else None))
        if seat is None or seat not in mine:
            raise Refusal(403, "not-your-seat", seat=seat if seat is not None else -1)
        found = play.match.read(action)
        reasons = play.match.why_not(found, seat)
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
    id = caller.id if caller else None
    async with service.visit(table) as room:
        room.require_sight(id)
        seat = sight(room, id, seat)
        play = room.game()
        if since <= play.base:
            play = await service.rooms.whole(room)
        found = play.events(seat, since)
        return compressible(answer({"n": play.n, "events": in_words(room, found, language) if words else found}))


@router.get("/log", response_model=Log, responses=REFUSALS)
async def log(
    table: TableId,
    caller: OptionalCaller,
    service: CurrentService,
    after: Annotated[int, Query(ge=0, lt=2**31)] = 0,
    most: Annotated[int, Query(ge=1, le=MOST_ENTRIES)] = 200,
) -> Response:
    """The table's log: actions, undo, chat and all; without the results of draws."""
    async with service.visit(table) as room:
        room.require_sight(caller.id if caller else None)
        entries = await asyncio.to_thread(queries.log_of, service.database, table, after, most)
        return compressible(answer({"seq": room.seq, "entries": [entry.public for entry in entries]}))


@router.get("/at/{n}", response_model=Position, responses=REFUSALS)
async def at_move(
    table: TableId,
    n: int,
    caller: OptionalCaller,
    service: CurrentService,
    language: CurrentLanguage,
    seat: SeatAsked = None,
    words: bool = False,
) -> Response:
    """The table after `n` decisions, as a seat of mine (or a spectator) knew it then."""
    id = caller.id if caller else None
    async with service.visit(table) as room:
        room.require_sight(id)
        seat = sight(room, id, seat)
        play = await service.rooms.whole(room)
        if not 0 <= n <= play.n:
            raise Refusal(404, "no-move", n=str(n)[:20], last=play.n)
        found = [event for event in play.events(seat, n) if event["seq"] == n]
        if words:
            in_words(room, found, language)
        return compressible(answer({"n": n, "last": play.n, "view": play.view_at(n, seat), "events": found}))


@router.get("/replay", response_model=Replay, responses=REFUSALS)
async def replay(
    table: TableId,
    caller: OptionalCaller,
    service: CurrentService,
    language: CurrentLanguage,
    seat: SeatAsked = None,
    words: bool = False,
) -> Response:
    """The game step by step, as a seat of mine (or a spectator) knows it; any seat's when it is over."""
    id = caller.id if caller else None
    async with service.visit(table) as room:
        room.require_sight(id)
        seat = sight(room, id, seat)
        play = await service.rooms.whole(room)
        told = await asyncio.to_thread(frames, play, seat)
        if words:
            for frame in told["frames"]:
                in_words(room, frame["events"], language)
        return compressible(answer(told))


def frames(play: Play, seat: int | None) -> Data:
    """The views of a whole game, each as what is new in it. One pass over the log."""
    match = play.match
    first = view = play.view_at(0, seat)
    by_step: dict[int, list[Data]] = {}
    for event in play.events(seat, 0):
        by_step.setdefault(event["seq"], []).append(event)
    steps: list[Data] = [{"n": 0, "action": None, "actor": None, "events": by_step.get(0, []), "changed": {}}]
    state = match.state_at(0)
    for n, entry in enumerate(match.log, 1):
        state.apply(entry.code)
        for result in entry.results:
            state.apply(result)
        actor = int(state.actor)
        header = {"seq": n, "turn": int(state.turn), "actor": actor if actor >= 0 else None}
        after = {**view, **header, **match.box.view(state, seat)}
        steps.append(
            {
                "n": n,
                "action": match.box.actions.text(entry.code),
                "actor": entry.seat,
                "events": by_step.get(n, []),
                "changed": {name: value for name, value in after.items() if view[name] != value},
            }
        )
        view = after
    outcome = play.outcome
    return {"seat": seat, "first": first, "frames": steps, "outcome": None if outcome is None else outcome.data()}


@router.get("/pack", response_model=dict[str, object], responses=REFUSALS)
async def pack(table: TableId, caller: OptionalCaller, service: CurrentService, tokens: bool = False) -> Response:
    """The data pack that the table plays with, shipped or uploaded; with `tokens`, also the notation's words."""
    async with service.visit(table) as room:
        room.require_sight(caller.id if caller else None)
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
    async with service.visit(table) as room:
        room.require_sight(caller.id if caller else None)
        play = await service.rooms.whole(room)
        found = record_of(play.match)
    name = f"tinderbox-{room.facts.game}-{table}"
    if format == "text":
        response = Response(to_text(found), media_type="text/plain; charset=utf-8")
        name += ".txt"
    else:
        response = answer(found)
        name += ".json"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return compressible(response)
