"""The application: all doors of the house, with their guard."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI
from starlette.types import ASGIApp

from tinderbox.mode import VERSION
from tinderbox.server.api import aids, copies, games, guests, health, looking, play, stream, tables, web
from tinderbox.server.api.doorman import Doorman
from tinderbox.server.api.guard import Guard
from tinderbox.server.api.lanes import Lanes
from tinderbox.server.api.packing import Packer
from tinderbox.server.api.troubles import add_handlers
from tinderbox.server.ending import on_signal
from tinderbox.server.house import House
from tinderbox.server.settings import Settings
from tinderbox.server.thinking.minder import Minder

ROUTERS: Final = (guests, games, tables, play, looking, aids, copies, stream, health)


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
