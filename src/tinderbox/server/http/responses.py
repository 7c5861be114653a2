"""Responses as JSON."""

from typing import Any, Final

import orjson
from fastapi import Response

from tinderbox.server.http.schemas import ErrorResponse

JSON: Final = "application/json"


def answer(data: Any, status: int = 200) -> Response:
    """JSON with sorted keys: the canonical form of every response."""
    return Response(orjson.dumps(data, option=orjson.OPT_SORT_KEYS), status, media_type=JSON)


def ready(data: bytes, status: int = 200) -> Response:
    """A response whose JSON is ready."""
    return Response(data, status, media_type=JSON)


def error_responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals that an endpoint may answer with, for its documentation."""
    return {status: {"model": ErrorResponse} for status in sorted({*statuses, 422, 429, 503})}
