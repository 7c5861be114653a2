"""Refusals and errors as answers: one shape for all, in the caller's language."""

import logging
import math
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from tinderbox.core.documents import fault_of
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
from tinderbox.core.words import Language, catalogue
from tinderbox.server.api.answers import answer
from tinderbox.server.api.doorman import language_here
from tinderbox.server.words import Refusal, say

log = logging.getLogger("tinderbox.api")

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


def faults_told(faults: tuple[Fault, ...], language: Language) -> list[Data]:
    return [{"entry": fault.entry, "text": fault.message.text(language)} for fault in faults]


def trouble(error: str, message: str, **more: object) -> Data:
    return {"error": error, "message": message, "clauses": [], "faults": [], "state": None, **more}


def refused(request: Request, problem: Refusal) -> Response:
    language = language_here(request)
    body = trouble(problem.id, problem.text(language), state=problem.state)
    response = answer(body, problem.status)
    if problem.retry_after is not None:
        response.headers["Retry-After"] = str(math.ceil(problem.retry_after))
    if problem.status == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response


def faulty(request: Request, problem: TinderboxError) -> Response:
    """What the games' own checks refuse."""
    language = language_here(request)
    body = trouble(IDS.get(type(problem), "faulty"), problem.message.text(language))
    if isinstance(problem, IllegalAction):
        body["clauses"] = clause_texts(problem.reasons, package_of(request), language)
    if isinstance(problem, DocumentError):
        body["error"] = problem.heading
        body["faults"] = faults_told(problem.faults, language)
    return answer(body, 422)


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
        assert isinstance(problem, RequestValidationError)
        language = language_here(request)
        items = problem.errors()[:20]
        faults = tuple(fault_of({**item, "loc": item["loc"][1:] or item["loc"]}) for item in items)
        body = trouble("bad-request", say(language, "refusal-bad-request"), faults=faults_told(faults, language))
        return answer(body, 422)

    async def on_http(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, HTTPException)
        language = language_here(request)
        id = BY_STATUS.get(problem.status_code, "bad-request")
        response = answer(trouble(id, say(language, f"refusal-{id}")), problem.status_code)
        response.headers.update(problem.headers or {})
        return response

    async def on_fault(request: Request, problem: Exception) -> Response:
        language = language_here(request)
        return answer(trouble("internal", say(language, "refusal-internal")), 500)

    app.add_exception_handler(Refusal, on_refusal)
    app.add_exception_handler(TinderboxError, on_error)
    app.add_exception_handler(RequestValidationError, on_shape)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(Exception, on_fault)
