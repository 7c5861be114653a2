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
from tinderbox.server.http.responses import answer, error_responses
from tinderbox.server.http.routing import CheckedRoute
from tinderbox.server.http.schemas import ResponseModel
from tinderbox.server.routes.history import SeatAsked
from tinderbox.server.routes.tables import TableId
from tinderbox.server.tables.assistance import legal_actions

router: Final = APIRouter(route_class=CheckedRoute, prefix="/api/tables/{table}", tags=["queries"])
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
    decisions: Annotated[int | None, Query(ge=0, le=MOST_DECISIONS)] = None,
) -> Response:
    """The table as one of my seats knows it (the first if none is named); a spectator's without a seat.

    With `decisions` as the seat knew it after so many decisions, for replays; then there are no actions.
    """
    async with service.visit(table, caller) as (room, viewer):
        audience = None if spectate else viewer.at(seat)
        play, at = await service.game_at(room, decisions)
        box, seq = room.box, room.seq
        view = play.view(audience) if decisions is None else play.view_at(at, audience)
        legal = legal_actions(room, audience) if decisions is None else []
    return compressible(answer(await asyncio.to_thread(summed_up, box, view, legal, language, seq)))


def summed_up(box: Box, view: Data, legal: Sequence[Action], language: Language, seq: int) -> Data:
    return {
        "seq": seq,
        "summary": box.summary(view, language),
        "actions": [box.action_summary(view, action, language) for action in legal],
        "picture": box.board_svg(view, language) if box.has_picture else None,
    }
