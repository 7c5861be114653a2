"""Whether the process lives, and whether it can serve."""

import asyncio
from typing import Final

from fastapi import APIRouter, Response
from sqlalchemy.exc import SQLAlchemyError

from tinderbox.build_mode import VERSION, mode
from tinderbox.server.http.auth import TheHouse
from tinderbox.server.http.middleware import CheckedRoute
from tinderbox.server.http.responses import answer
from tinderbox.server.http.schemas import Health
from tinderbox.server.service import House

router: Final = APIRouter(route_class=CheckedRoute, tags=["health"])


def told(house: House, status: str, checks: dict[str, bool]) -> dict[str, object]:
    return {"status": status, "version": VERSION, "engine": mode(), "worker": house.worker, "checks": checks}


@router.get("/healthz", response_model=Health)
async def alive(house: TheHouse) -> Response:
    """The process answers."""
    return answer(told(house, "ok", {}))


@router.get("/readyz", response_model=Health, responses={503: {"model": Health}})
async def able(house: TheHouse) -> Response:
    """The database answers and nothing is being shut down."""
    database = await asyncio.to_thread(answers, house)
    status = "draining" if house.closing else "ok" if database else "away"
    checks = {"database": database, "open": not house.closing}
    return answer(told(house, status, checks), 200 if status == "ok" else 503)


def answers(house: House) -> bool:
    """Whether the database takes a write: a full disk can still be read."""
    try:
        house.database.probe()
        return True
    except SQLAlchemyError:
        return False
