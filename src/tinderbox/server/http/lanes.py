"""The two doors that everybody uses all the time, without the corridor of the others: actions and the stream.

They are described with the rest in `play.py` and `stream.py`, which would serve them as well, only slower.
"""

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Final

from fastapi import FastAPI, Request, Response
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp, Receive, Scope, Send

from tinderbox.core.errors import TinderboxError
from tinderbox.server.http.auth import optional_caller, required_caller
from tinderbox.server.http.errors import faulty, internal, refused, storage_response, validation_response
from tinderbox.server.http.middleware import checked_json
from tinderbox.server.http.requests import ActionCommand
from tinderbox.server.messages import Refusal
from tinderbox.server.routes.play import act
from tinderbox.server.routes.stream import StreamQuery, opened

log: Final = logging.getLogger("tinderbox.api")

ACTIONS: Final = re.compile("/api/tables/([a-z0-9]{1,32})/actions")


class Route:
    """What the log calls an address."""

    def __init__(self, path: str) -> None:
        self.path: Final = path


ACT: Final = Route("/api/tables/{table}/actions")
STREAM: Final = Route("/api/stream")
Way = Callable[[Request], Awaitable[Response]]


class Lanes:
    """Around the application: an action is recognised, read and carried out here."""

    def __init__(self, app: FastAPI, inner: ASGIApp) -> None:
        self.app: Final = app
        self.inner: Final = inner

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        way = self.way(scope) if scope["type"] == "http" else None
        if way is None:
            await self.inner(scope, receive, send)
            return
        scope["app"] = self.app
        response = await self.answered(way, Request(scope, receive))
        await response(scope, receive, send)

    def way(self, scope: Scope) -> Way | None:
        if scope["method"] == "POST":
            found = ACTIONS.fullmatch(scope["path"])
            if found is not None:
                scope["route"], table = ACT, found[1]
                return lambda request: self.action(table, request)
        elif scope["method"] == "GET" and scope["path"] == STREAM.path:
            scope["route"] = STREAM
            return self.stream
        return None

    async def action(self, table: str, request: Request) -> Response:
        caller = await required_caller(request)
        body = ActionCommand.model_validate(checked_json(await request.body()))
        return await act(table, body, caller, self.app.state.service, request)

    async def stream(self, request: Request) -> Response:
        caller = await optional_caller(request)
        given: dict[str, object] = dict(request.query_params)
        if "watch" in given:
            given["watch"] = request.query_params.getlist("watch")
        last = request.headers.get("last-event-id")
        return await opened(self.app.state.service, caller, StreamQuery.model_validate(given), last)

    async def answered(self, way: Way, request: Request) -> Response:
        """As the application itself would answer."""
        try:
            return await way(request)
        except Refusal as problem:
            return refused(request, problem)
        except TinderboxError as problem:
            return faulty(request, problem)
        except SQLAlchemyError as problem:
            return storage_response(request, problem)
        except (ValidationError, ValueError) as problem:
            return validation_response(request, problem)
        except Exception:
            log.exception("request failed")
            return internal(request)
