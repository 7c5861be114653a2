"""Aids for those who decide: what an action would lead to, and the table as text."""

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response
from pydantic import StringConstraints

from tinderbox.core.state import NOBODY
from tinderbox.server.http.auth import (
    CurrentAuthenticator,
    CurrentBotTurns,
    CurrentLanguage,
    CurrentService,
    OptionalCaller,
    RequiredCaller,
)
from tinderbox.server.http.compression import compressible
from tinderbox.server.http.middleware import CheckedRoute
from tinderbox.server.http.responses import answer, error_responses
from tinderbox.server.http.schemas import BoardText, Hints, Outlook, Preview, ResponseModel, TypedLine
from tinderbox.server.messages import Refusal
from tinderbox.server.routes.history import SeatAsked, in_words
from tinderbox.server.routes.pictures import empty_board
from tinderbox.server.routes.tables import TableId, sight

router: Final = APIRouter(route_class=CheckedRoute, prefix="/api/tables/{table}", tags=["state_queries"])
REFUSALS = error_responses(403, 404, 409)
MOST_VERBS = 12
Verb = Annotated[str, StringConstraints(min_length=1, max_length=20)]


class Notes(ResponseModel):
    """By place: how matters stand there, in sentences."""

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
    async with service.visit(table) as room:
        room.require_sight(caller.id)
        play = room.game()
        seat = sight(room, caller.id, seat)
        if seat is None or play.actor != seat:
            raise Refusal(403, "not-your-seat", seat=seat if seat is not None else -1)
        match = play.match
        events = in_words(room, match.preview(action), language)
        code = match.read(action).code
        after = match.state.copy()
        after.apply(code)
        ends = int(after.actor) == NOBODY  # then a view shows what is hidden until the end
        notes = {} if ends else match.box.tooltips({**play.view(seat), **match.box.view(after, seat)}, language)
        return answer({"n": play.n, "events": events, "route": match.box.route(match.state, code), "notes": notes})


@router.get("/typed", response_model=TypedLine, responses=REFUSALS)
async def typed(
    table: TableId,
    caller: RequiredCaller,
    service: CurrentService,
    language: CurrentLanguage,
    request: Request,
    text: Annotated[str, Query(min_length=1, max_length=200)],
    seat: SeatAsked = None,
) -> Response:
    """The actions that a line typed by a person stands for, and what to tell about it. Nothing is played."""
    async with service.visit(table) as room:
        room.require_sight(caller.id)
        play = room.game()
        seat = sight(room, caller.id, seat)
        if seat is None or play.actor != seat:
            raise Refusal(403, "not-your-seat", seat=seat if seat is not None else -1)
        request.state.package = room.box.package
        line = play.match.typed(text)
        note = line.note.text(language) if line.note is not None else None
        return answer({"n": play.n, "actions": [str(action) for action in line.actions], "note": note})


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
    async with service.visit(table) as room:
        room.require_sight(caller.id)
        play = room.game()
        seat = sight(room, caller.id, seat)
        if seat is None:
            raise Refusal(403, "not-your-seat", seat=-1)
        match = play.match
        mine = play.actor == seat and room.facts.status == "playing"
        verbs = match.box.previewable if verb is None else verb
        asked = [action for action in match.legal() if action.verb in verbs] if mine else []
        found = {
            str(action): {
                "events": in_words(room, match.preview(action), language),
                "route": match.box.route(match.state, action.code),
            }
            for action in asked
        }
        return compressible(answer({"n": play.n, "actions": found}))


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
    async with service.visit(table) as room:
        room.require_sight(caller.id)
        await bot_turns.recall(room)
        mine = room.seats_of(caller.id)
        seat = seat if seat is not None else room.facts.actor if room.facts.actor in mine else mine[0] if mine else -1
        room.require_seat(caller.id, seat)
        play = room.running()
        if play.actor != seat:
            raise Refusal(409, "not-your-turn")
        authenticator.advice.take(caller.id)
        question, seq, n = bot_turns.question(room, seat), room.seq, play.n
    moves = await bot_turns.advice(question, language)
    return answer({"seq": seq, "n": n, "seat": seat, "moves": moves})


@router.get("/text", response_model=BoardText, responses=REFUSALS)
async def board_text(
    table: TableId, caller: OptionalCaller, service: CurrentService, language: CurrentLanguage, seat: SeatAsked = None
) -> Response:
    """The table as text, for a screen reader or a terminal, as a seat of mine (or a spectator) knows it."""
    id = caller.id if caller else None
    async with service.visit(table) as room:
        room.require_sight(id)
        play = room.game()
        view = play.view(sight(room, id, seat))
        return compressible(answer({"seq": room.seq, "text": room.box.board_text(view, language)}))


@router.get("/notes", response_model=Notes, responses=REFUSALS)
async def notes(
    table: TableId, caller: OptionalCaller, service: CurrentService, language: CurrentLanguage, seat: SeatAsked = None
) -> Response:
    """How matters stand at each place of the board, as a seat of mine (or a spectator) knows it."""
    id = caller.id if caller else None
    async with service.visit(table) as room:
        room.require_sight(id)
        view = room.game().view(sight(room, id, seat))
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
    async with service.visit(table) as room:
        room.require_sight(caller.id if caller else None)
        box = room.box
    return await empty_board(box, language, "private")
