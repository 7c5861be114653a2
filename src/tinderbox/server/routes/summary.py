"""A table for clients that do not know its game: summary, legal actions and picture."""

import asyncio
from collections.abc import Sequence
from typing import Annotated, Final

from fastapi import APIRouter, Query, Response

from tinderbox.core.box import Box
from tinderbox.core.events import Data
from tinderbox.core.summary import ActionSummary, TableSummary
from tinderbox.core.text.messages import Language
from tinderbox.core.text.notation import Action
from tinderbox.server.http.auth import CurrentLanguage, CurrentService, OptionalCaller
from tinderbox.server.http.compression import compressible
from tinderbox.server.http.middleware import CheckedRoute
from tinderbox.server.http.responses import answer, error_responses
from tinderbox.server.http.schemas import ResponseModel
from tinderbox.server.messages import Refusal
from tinderbox.server.routes.history import SeatAsked
from tinderbox.server.routes.tables import TableId, sight

router = APIRouter(route_class=CheckedRoute, prefix="/api/tables/{table}", tags=["state_queries"])
MOST_DECISIONS: Final = 1_000_000


class Summary(ResponseModel):
    """What the generic table shows."""

    seq: int
    summary: TableSummary
    actions: list[ActionSummary]
    """The legal ones, if this seat must decide."""
    picture: str | None
    """SVG markup in which each place has a `data-place`; null where the game has no picture."""


@router.get("/summary", response_model=Summary, responses=error_responses(403, 404, 409))
async def summary(
    table: TableId,
    caller: OptionalCaller,
    service: CurrentService,
    language: CurrentLanguage,
    seat: SeatAsked = None,
    spectate: bool = False,
    n: Annotated[int | None, Query(ge=0, le=MOST_DECISIONS)] = None,
) -> Response:
    """The table as one of my seats knows it (the first if none is named); a spectator's without a seat.

    With `n` as the seat knew it after so many decisions, for replays; then there are no actions.
    """
    id = caller.id if caller else None
    async with service.visit(table) as room:
        room.require_sight(id)
        play = room.game() if n is None else await service.rooms.whole(room)
        if n is not None and n > play.n:
            raise Refusal(404, "no-move", n=str(n), last=play.n)
        seat = None if spectate else sight(room, id, seat)
        box, view = room.box, play.view(seat) if n is None else play.view_at(n, seat)
        mine = n is None and seat is not None and play.actor == seat and room.facts.status == "playing"
        legal = play.match.legal() if mine else []
        seq = room.seq
    return compressible(answer(await asyncio.to_thread(summed_up, box, view, legal, language, seq)))


def summed_up(box: Box, view: Data, legal: Sequence[Action], language: Language, seq: int) -> Data:
    return {
        "seq": seq,
        "summary": box.summary(view, language),
        "actions": [box.action_summary(view, action, language) for action in legal],
        "picture": box.board_svg(view, language) if box.has_picture else None,
    }
