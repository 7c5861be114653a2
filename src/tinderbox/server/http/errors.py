"""Refusals and errors as answers: one shape for all, in the caller's language."""

import logging
import math
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError, TimeoutError as PoolTimeout
from starlette.exceptions import HTTPException

from tinderbox.core.documents.json_documents import MOST_FAULTS, fault_of
from tinderbox.core.errors import (
    DocumentError,
    Fault,
    IllegalAction,
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
from tinderbox.server.messages import Refusal, away, say

log: Final = logging.getLogger("tinderbox.api")

IDS: Final[dict[type[TinderboxError], str]] = {
    IllegalAction: "illegal-action",
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


def refused(request: Request, problem: Refusal) -> Response:
    language = language_of_request(request)
    body = error_body(problem.id, problem.text(language), state=problem.state)
    response = answer(body, problem.status)
    if problem.retry_after is not None:
        response.headers["Retry-After"] = str(math.ceil(problem.retry_after))
    if problem.status == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response


def faulty(request: Request, problem: TinderboxError) -> Response:
    """What the games' own checks refuse."""
    language = language_of_request(request)
    body = error_body(IDS.get(type(problem), "faulty"), problem.message.text(language))
    if isinstance(problem, IllegalAction):
        body["clauses"] = clause_texts(problem.reasons, package_of(request), language)
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


def storage_response(request: Request, problem: Exception) -> Response:
    """The database does not answer: try again. What it refuses for another reason is our own fault."""
    if isinstance(problem, OperationalError | InterfaceError | PoolTimeout):
        log.warning("storage away", extra={"problem": type(problem).__name__})
        return refused(request, away())
    log.error("storage failed", exc_info=problem)
    return internal(request)


def internal(request: Request) -> Response:
    """Our own fault; what it was is for the log alone."""
    return answer(error_body("internal", say(language_of_request(request), "refusal-internal")), 500)


def package_of(request: Request) -> str:
    return getattr(request.state, "package", "tinderbox.core")


def add_handlers(app: FastAPI) -> None:
    async def on_refusal(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, Refusal)
        return refused(request, problem)

    async def on_error(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, TinderboxError)
        return faulty(request, problem)

    async def on_shape(request: Request, problem: Exception) -> Response:
        return validation_response(request, problem)

    async def on_http(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, HTTPException)
        language = language_of_request(request)
        id = BY_STATUS.get(problem.status_code, "bad-request")
        response = answer(error_body(id, say(language, f"refusal-{id}")), problem.status_code)
        response.headers.update(problem.headers or {})
        return response

    async def on_fault(request: Request, problem: Exception) -> Response:
        return internal(request)

    async def on_storage(request: Request, problem: Exception) -> Response:
        return storage_response(request, problem)

    app.add_exception_handler(SQLAlchemyError, on_storage)
    app.add_exception_handler(Refusal, on_refusal)
    app.add_exception_handler(TinderboxError, on_error)
    app.add_exception_handler(RequestValidationError, on_shape)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(Exception, on_fault)
