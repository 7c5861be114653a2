"""Whether the process lives, and whether it can serve."""

import asyncio
from typing import Final

from fastapi import APIRouter, Response
from sqlalchemy.exc import SQLAlchemyError

from tinderbox.build_mode import VERSION, mode
from tinderbox.server.http.auth import CurrentService
from tinderbox.server.http.responses import answer
from tinderbox.server.http.routing import CheckedRoute
from tinderbox.server.http.schemas import Health
from tinderbox.server.service import Service

router: Final = APIRouter(route_class=CheckedRoute, tags=["health"])


def health(service: Service, status: str, checks: dict[str, bool]) -> dict[str, object]:
    return {"status": status, "version": VERSION, "engine": mode(), "worker": service.worker, "checks": checks}


@router.get("/healthz", response_model=Health)
async def alive(service: CurrentService) -> Response:
    """The process answers."""
    return answer(health(service, "ok", {}))


@router.get("/readyz", response_model=Health, responses={503: {"model": Health}})
async def able(service: CurrentService) -> Response:
    """The database answers and nothing is being shut down."""
    database = await asyncio.to_thread(answers, service)
    status = "draining" if service.closing else "ok" if database else "away"
    checks = {"database": database, "open": not service.closing}
    return answer(health(service, status, checks), 200 if status == "ok" else 503)


def answers(service: Service) -> bool:
    """Whether the database takes a write: a full disk can still be read."""
    try:
        service.database.probe()
        return True
    except SQLAlchemyError:
        return False
