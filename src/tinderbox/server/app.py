"""The ASGI application: routers, error handlers, lifespan and middleware."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI
from starlette.types import ASGIApp, Receive, Scope, Send

from tinderbox.build_mode import VERSION
from tinderbox.server.bots.turns import BotTurns
from tinderbox.server.housekeeping import Housekeeping
from tinderbox.server.http.auth import Authenticator
from tinderbox.server.http.compression import CompressionMiddleware
from tinderbox.server.http.errors import ErrorMiddleware
from tinderbox.server.http.middleware import LimitsMiddleware
from tinderbox.server.http.routing import CheckedRoute
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

ROUTERS: Final = (play, stream, tables, guests, games, history, assistance, summary, copies, health)
"""The busiest first: a request is compared with one route after the other."""


class Application(FastAPI):
    """FastAPI describes the routes; requests go through our own middleware alone, and one place answers errors."""

    def build_middleware_stack(self) -> ASGIApp:
        return ErrorMiddleware(CompressionMiddleware(self.router))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["app"] = self
        if self.middleware_stack is None:
            self.middleware_stack = self.build_middleware_stack()
        await self.middleware_stack(scope, receive, send)


def make_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        service = Service(settings)
        await service.open()
        bot_turns = BotTurns(service)
        bot_turns.start()
        housekeeping = Housekeeping(service)
        housekeeping.start()
        authenticator = Authenticator(service)
        rechecking = asyncio.create_task(authenticator.recheck())
        app.state.service, app.state.authenticator, app.state.bot_turns = service, authenticator, bot_turns
        on_signal(service.close_streams)
        try:
            yield
        finally:
            rechecking.cancel()
            await housekeeping.close()
            await bot_turns.close()
            await service.close()

    app = Application(
        title="Tinderbox",
        version=VERSION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.router.route_class = CheckedRoute
    app.router.routes[:0] = [route for module in ROUTERS for route in module.router.routes]
    client.add_web(app)
    return app


def with_middleware(app: FastAPI, settings: Settings) -> ASGIApp:
    """The application as it is served, behind its limits."""
    return LimitsMiddleware(app, settings)
