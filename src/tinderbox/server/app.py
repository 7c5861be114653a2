"""The application: all doors of the house, with their guard."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI
from starlette.types import ASGIApp

from tinderbox.build_mode import VERSION
from tinderbox.server.bots.turns import Minder
from tinderbox.server.http import queries as looking
from tinderbox.server.http.auth import Doorman
from tinderbox.server.http.compression import Packer
from tinderbox.server.http.errors import add_handlers
from tinderbox.server.http.lanes import Lanes
from tinderbox.server.http.middleware import Guard
from tinderbox.server.routes import (
    assistance as aids,
    client as web,
    copies,
    games,
    guests,
    health,
    play,
    stream,
    summary,
    tables,
)
from tinderbox.server.service import House
from tinderbox.server.settings import Settings
from tinderbox.server.shutdown import on_signal

ROUTERS: Final = (guests, games, tables, play, looking, aids, summary, copies, stream, health)


def make_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncIterator[None]:
        house = House(settings)
        await house.open()
        minder = Minder(house)
        minder.start()
        app.state.house, app.state.doorman, app.state.minder = house, Doorman(house), minder
        on_signal(house.close_streams)
        try:
            yield
        finally:
            await minder.close()
            await house.close()

    app = FastAPI(
        title="Tinderbox",
        version=VERSION,
        lifespan=living,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    add_handlers(app)
    for room in ROUTERS:
        app.include_router(room.router)
    web.add_web(app)
    return app


def guarded(app: FastAPI, settings: Settings) -> ASGIApp:
    """The application as it is served: behind its guard, with short ways to the busiest doors."""
    return Guard(Lanes(app, Packer(app)), settings)
