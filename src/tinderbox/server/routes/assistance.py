"""Help for players: what an action would lead to, hints, and the table as text."""

from typing import Annotated, Final

from fastapi import APIRouter, Query, Response
from pydantic import StringConstraints

from tinderbox.server.http.auth import (
    CurrentAuthenticator,
    CurrentBotTurns,
    CurrentLanguage,
    CurrentService,
    OptionalCaller,
    RequiredCaller,
)
from tinderbox.server.http.compression import compressible
from tinderbox.server.http.responses import answer, error_responses
from tinderbox.server.http.routing import CheckedRoute
from tinderbox.server.http.schemas import BoardText, Hints, Outlook, Preview, ResponseModel, TypedLine
from tinderbox.server.routes.history import SeatAsked
from tinderbox.server.routes.pictures import empty_board
from tinderbox.server.routes.tables import TableId
from tinderbox.server.tables import assistance

router: Final = APIRouter(route_class=CheckedRoute, prefix="/api/tables/{table}", tags=["queries"])
REFUSALS = error_responses(403, 404, 409)
MOST_VERBS = 12
Verb = Annotated[str, StringConstraints(min_length=1, max_length=20)]


class Notes(ResponseModel):
    """By place of the board: sentences about it."""

    seq: int
    notes: dict[str, list[str]]


@router.get("/preview", response_model=Preview, responses=REFUSALS)
async def preview(
    table: TableId,
    caller: RequiredCaller,
    service: CurrentService,
    language: CurrentLanguage,
    action: Annotated[str, Query(min_length=1, max_length=200)],
    seat: SeatAsked = None,
) -> Response:
    """What a legal action of a seat of mine would lead to, as far as no draw decides. Nothing is played."""
    async with service.visit(table, caller) as (room, viewer):
        return answer(assistance.preview(room, viewer.deciding(seat, room.facts.actor), action, language))


@router.get("/typed", response_model=TypedLine, responses=REFUSALS)
async def typed(
    table: TableId,
    caller: RequiredCaller,
    service: CurrentService,
    language: CurrentLanguage,
    text: Annotated[str, Query(min_length=1, max_length=200)],
    seat: SeatAsked = None,
) -> Response:
    """The actions that a line typed by a person stands for, and a sentence about it. Nothing is played."""
    async with service.visit(table, caller) as (room, viewer):
        return answer(assistance.typed(room, viewer.deciding(seat, room.facts.actor), text, language))


@router.get("/outlook", response_model=Outlook, responses=REFUSALS)
async def outlook(
    table: TableId,
    caller: RequiredCaller,
    service: CurrentService,
    language: CurrentLanguage,
    verb: Annotated[list[Verb] | None, Query(max_length=MOST_VERBS)] = None,
    seat: SeatAsked = None,
) -> Response:
    """What each legal action with one of these verbs would lead to; none if another seat must decide.

    Without a verb, those that the game says to be previewable.
    """
    async with service.visit(table, caller) as (room, viewer):
        return compressible(answer(assistance.outlook(room, viewer.deciding(seat, room.facts.actor), verb, language)))


@router.get("/hints", response_model=Hints, responses=error_responses(401, 403, 404, 409))
async def hints(
    table: TableId,
    caller: RequiredCaller,
    service: CurrentService,
    authenticator: CurrentAuthenticator,
    bot_turns: CurrentBotTurns,
    language: CurrentLanguage,
    seat: SeatAsked = None,
) -> Response:
    """What a bot would do in my place, from what I know: the best few actions with reasons. My seat must decide."""
    async with service.visit(table, caller) as (room, viewer):
        mine = viewer.deciding(seat, room.facts.actor)
        play = assistance.require_turn(room, mine)
        await bot_turns.recall(room)
        authenticator.advice.take(caller.id)
        question, seq = bot_turns.question(room, mine), room.seq
    moves = await bot_turns.advice(question, language)
    return answer({"seq": seq, "decisions": play.decisions, "seat": mine, "moves": moves})


@router.get("/text", response_model=BoardText, responses=REFUSALS)
async def board_text(
    table: TableId, caller: OptionalCaller, service: CurrentService, language: CurrentLanguage, seat: SeatAsked = None
) -> Response:
    """The table as text, for a screen reader or a terminal, as a seat of mine (or a spectator) knows it."""
    async with service.visit(table, caller) as (room, viewer):
        view = room.game().view(viewer.at(seat))
        return compressible(answer({"seq": room.seq, "text": room.box.board_text(view, language)}))


@router.get("/notes", response_model=Notes, responses=REFUSALS)
async def notes(
    table: TableId, caller: OptionalCaller, service: CurrentService, language: CurrentLanguage, seat: SeatAsked = None
) -> Response:
    """Sentences about each place of the board, as a seat of mine (or a spectator) knows it."""
    async with service.visit(table, caller) as (room, viewer):
        view = room.game().view(viewer.at(seat))
        return compressible(answer({"seq": room.seq, "notes": room.box.tooltips(view, language)}))


@router.get(
    "/board.svg",
    responses={200: {"content": {"image/svg+xml": {}}}, **REFUSALS},
    response_class=Response,
)
async def board_svg(
    table: TableId, caller: OptionalCaller, service: CurrentService, language: CurrentLanguage
) -> Response:
    """The empty board of the table's own pack, as it is printed for its players and options."""
    async with service.visit(table, caller) as (room, _):
        box = room.box
    return await empty_board(box, language, "private")
