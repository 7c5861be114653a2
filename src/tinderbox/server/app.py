"""The ASGI application: routers, error handlers, lifespan and middleware."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI
from starlette.types import ASGIApp

from tinderbox.build_mode import VERSION
from tinderbox.server.bots.turns import BotTurns
from tinderbox.server.http.auth import Authenticator
from tinderbox.server.http.compression import CompressionMiddleware
from tinderbox.server.http.errors import add_handlers
from tinderbox.server.http.lanes import Lanes
from tinderbox.server.http.middleware import LimitsMiddleware
from tinderbox.server.routes import (
    assistance,
    client,
    copies,
    games,
    guests,
    health,
    history,
    play,
    stream,
    summary,
    tables,
)
from tinderbox.server.service import Service
from tinderbox.server.settings import Settings
from tinderbox.server.shutdown import on_signal

ROUTERS: Final = (guests, games, tables, play, history, assistance, summary, copies, stream, health)


def make_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        service = Service(settings)
        await service.open()
        bot_turns = BotTurns(service)
        bot_turns.start()
        app.state.service, app.state.authenticator, app.state.bot_turns = service, Authenticator(service), bot_turns
        on_signal(service.close_streams)
        try:
            yield
        finally:
            await bot_turns.close()
            await service.close()

    app = FastAPI(
        title="Tinderbox",
        version=VERSION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    add_handlers(app)
    for module in ROUTERS:
        app.include_router(module.router)
    client.add_web(app)
    return app


def with_middleware(app: FastAPI, settings: Settings) -> ASGIApp:
    """The application as it is served: behind its guard, with short ways to the busiest doors."""
    return LimitsMiddleware(Lanes(app, CompressionMiddleware(app)), settings)
