"""The server as a program: one process or several, logs, and an end that lets everybody finish."""

import socket
from typing import Any

import uvicorn

from tinderbox.server.app import make_app
from tinderbox.server.settings import Settings


class Server(uvicorn.Server):
    """Closes the streams first: they would otherwise keep the others waiting."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app: Any = self.config.app
        house = getattr(getattr(app, "state", None), "house", None)
        if house is not None:
            house.close_streams()
        await super().shutdown(sockets)


def serve(settings: Settings) -> None:
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=int(settings.drain_seconds) or None,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
    )
    Server(config).run()
