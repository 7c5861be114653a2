"""Routes that read a request without FastAPI's per-request work, and JSON that has one meaning everywhere.

FastAPI describes the routes (OpenAPI) and parses their signatures once; a request then costs one call per dependency.
"""

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any, Final

import orjson
from fastapi import Request, Response
from fastapi._compat import ModelField
from fastapi.dependencies.models import Dependant
from fastapi.dependencies.utils import request_params_to_args
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.routing import Match
from starlette.types import Receive, Scope, Send

from tinderbox.server.http.responses import error_responses

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
MAX_DEPTH: Final = 64


class CheckedRoute(APIRoute):
    """A route of the API. Its description names what the middleware refuses."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **more: Any) -> None:
        if not SAFE.issuperset(more.get("methods") or SAFE):
            more["responses"] = {**error_responses(403, 413, 415), **(more.get("responses") or {})}
        super().__init__(path, endpoint, **more)
        call = Call(self.dependant)

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            response: Response = await call.run(Request(scope, receive, send))
            await response(scope, receive, send)

        self.app = app
        self.allowed: Final = frozenset(self.methods or ())

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """As Starlette's, without mounts and converters, which our paths do not use."""
        found = self.path_regex.match(scope["path"]) if scope["type"] == "http" else None
        if found is None:
            return Match.NONE, {}
        match = Match.FULL if scope["method"] in self.allowed else Match.PARTIAL
        return match, {"endpoint": self.endpoint, "path_params": found.groupdict(), "route": self}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] not in self.allowed:
            raise HTTPException(405, headers={"Allow": ", ".join(sorted(self.allowed))})
        await self.app(scope, receive, send)


class Call:
    """A function and where its arguments come from in a request: an endpoint or one of its dependencies."""

    def __init__(self, dependant: Dependant) -> None:
        assert dependant.call is not None
        self.function: Final = dependant.call
        self.is_async: Final = asyncio.iscoroutinefunction(dependant.call)
        self.request: Final = dependant.request_param_name
        self.path: Final = dependant.path_params
        self.query: Final = dependant.query_params
        self.headers: Final = dependant.header_params
        self.body: Final = next((body_model(field) for field in dependant.body_params), None)
        self.dependencies: Final = [(each.name or "", Call(each)) for each in dependant.dependencies]

    async def run(self, request: Request) -> Any:
        values: dict[str, Any] = {}
        for name, dependency in self.dependencies:
            values[name] = await dependency.run(request)
        for field in self.path:
            values[field.name], errors = field.validate(request.path_params[field.alias], loc=("path", field.alias))
            if errors:
                raise RequestValidationError(errors)
        if self.query:
            read(values, self.query, request.query_params)
        if self.headers:
            read(values, self.headers, request.headers)
        if self.body is not None:
            name, model = self.body
            values[name] = model.model_validate(parse_json(await whole_body(request.receive)))
        if self.request is not None:
            values[self.request] = request
        result = self.function(**values)
        return await result if self.is_async else result


async def whole_body(receive: Receive) -> bytes:
    """The body, whose size the middleware has checked."""
    message = await receive()
    body: bytes = message.get("body", b"")
    while message.get("more_body"):
        message = await receive()
        body += message.get("body", b"")
    return body


def body_model(field: ModelField) -> tuple[str, type[BaseModel]]:
    model = field.field_info.annotation
    assert isinstance(model, type)
    assert issubclass(model, BaseModel)
    return field.name, model


def read(values: dict[str, Any], fields: Sequence[ModelField], given: Any) -> None:
    found, errors = request_params_to_args(fields, given)
    if errors:
        raise RequestValidationError(errors)
    values.update(found)


def parse_json(body: bytes) -> Any:
    """Parse JSON without lone surrogates, NaN, endless depth or endless digits."""
    try:
        data = orjson.loads(body)
        if body.count(b"[") + body.count(b"{") > MAX_DEPTH and too_deep(data):
            raise ValueError
    except ValueError as problem:
        raise json.JSONDecodeError("not JSON", "", 0) from ValueError(getattr(problem, "pos", 0))
    return data


def too_deep(data: Any) -> bool:
    level = [data]
    for _ in range(MAX_DEPTH):
        level = [
            inner
            for value in level
            if isinstance(value, dict | list)
            for inner in (value.values() if isinstance(value, dict) else value)
        ]
        if not level:
            return False
    return True
