"""Refusals and errors as answers: one shape for all, in the caller's language."""

import logging
import math
from collections.abc import Mapping
from json import JSONDecodeError
from typing import Any, Final

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from sqlalchemy.exc import InterfaceError, OperationalError, TimeoutError as PoolTimeout
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tinderbox.core.documents.json_documents import MOST_FAULTS, fault_of
from tinderbox.core.errors import (
    DocumentError,
    Fault,
    NotationError,
    OptionError,
    Reason,
    TinderboxError,
    UndoError,
)
from tinderbox.core.events import Data
from tinderbox.core.text.messages import Language, catalogue
from tinderbox.server.http.auth import language_of_request
from tinderbox.server.http.responses import answer
from tinderbox.server.messages import IllegalHere, Refusal, away, say

log: Final = logging.getLogger("tinderbox.api")

IDS: Final[dict[type[TinderboxError], str]] = {
    IllegalHere: "illegal-action",
    NotationError: "no-action",
    OptionError: "no-option",
    UndoError: "undo-limit",
}
BY_STATUS: Final = {404: "not-found", 405: "no-method"}


def clause_texts(reasons: tuple[Reason, ...] | list[Reason], package: str, language: Language) -> list[Data]:
    """Clauses with title, text and why they apply here."""
    known = catalogue(package)
    found: list[Data] = []
    for reason in reasons:
        id = f"clause-{reason.clause}"
        there = known.has(language, id)
        found.append(
            {
                "id": reason.clause,
                "title": known.text(language, f"{id}.title") if there else reason.clause,
                "text": known.text(language, id) if there else "",
                "reason": reason.message.text(language),
            }
        )
    return found


def fault_texts(faults: tuple[Fault, ...], language: Language) -> list[Data]:
    return [{"entry": fault.entry, "text": fault.message.text(language)} for fault in faults]


def error_body(error: str, message: str, **more: object) -> Data:
    return {"error": error, "message": message, "clauses": [], "faults": [], "state": None, **more}


def error_response(request: Request, problem: Exception) -> Response:
    """The answer to everything that goes wrong: the only place that turns exceptions into responses."""
    match problem:
        case Refusal():
            return refusal_response(request, problem)
        case TinderboxError():
            return game_error_response(request, problem)
        case RequestValidationError() | ValidationError() | JSONDecodeError():
            return validation_response(request, problem)
        case HTTPException():
            id = BY_STATUS.get(problem.status_code, "bad-request")
            return with_headers(simple_response(request, id, problem.status_code), problem.headers or {})
        case OperationalError() | InterfaceError() | PoolTimeout():
            log.warning("storage away", extra={"problem": type(problem).__name__})
            return refusal_response(request, away())
    log.error("request failed", exc_info=problem)
    return simple_response(request, "internal", 500)


def simple_response(request: Request, id: str, status: int) -> Response:
    return answer(error_body(id, say(language_of_request(request), f"refusal-{id}")), status)


def with_headers(response: Response, headers: Mapping[str, str]) -> Response:
    response.headers.update(headers)
    return response


def refusal_response(request: Request, problem: Refusal) -> Response:
    body = error_body(problem.id, problem.text(language_of_request(request)), state=problem.state)
    headers = {"WWW-Authenticate": "Bearer"} if problem.status == 401 else {}
    if problem.retry_after is not None:
        headers["Retry-After"] = str(math.ceil(problem.retry_after))
    return with_headers(answer(body, problem.status), headers)


def game_error_response(request: Request, problem: TinderboxError) -> Response:
    """What the games' own checks refuse."""
    language = language_of_request(request)
    body = error_body(IDS.get(type(problem), "faulty"), problem.message.text(language))
    if isinstance(problem, IllegalHere):
        body["clauses"] = clause_texts(problem.reasons, problem.package, language)
    if isinstance(problem, DocumentError):
        body["error"] = problem.heading
        body["faults"] = fault_texts(problem.faults, language)
    return answer(body, 422)


def validation_response(request: Request, problem: Exception) -> Response:
    """A request that does not have the form it must have; every fault with its place."""
    language = language_of_request(request)
    items: list[Any] = []
    if isinstance(problem, RequestValidationError):
        items = [{**item, "loc": item["loc"][1:] or item["loc"]} for item in problem.errors()]
    elif isinstance(problem, ValidationError):
        items = list(problem.errors(include_url=False))
    faults = tuple(fault_of(item) for item in items[:MOST_FAULTS])
    body = error_body("bad-request", say(language, "refusal-bad-request"), faults=fault_texts(faults, language))
    return answer(body, 422)


class ErrorMiddleware:
    """Answer whatever goes wrong inside."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def send_on(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, receive, send_on)
        except Exception as problem:
            if started or scope["type"] != "http":
                raise
            await error_response(Request(scope), problem)(scope, receive, send)
