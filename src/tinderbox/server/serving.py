"""The server as a program: one process or several, logs, and an end that lets everybody finish."""

import gc
import os
import signal
import socket
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

import uvicorn
from pydantic import SecretStr
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from tinderbox.core.errors import OptionError
from tinderbox.core.text.messages import Message
from tinderbox.server.app import make_app, with_middleware
from tinderbox.server.http.connections import Connections, LimitedProtocol
from tinderbox.server.logs import set_up_logs
from tinderbox.server.messages import PACKAGE
from tinderbox.server.settings import PREFIX, Settings, read_settings
from tinderbox.server.storage.database import reached

BACKLOG: Final = 2048
GARBAGE: Final = (50_000, 20, 100)
FACTORY: Final = "tinderbox.server.serving:app"


def app() -> ASGIApp:
    """The application of one process, set by the environment."""
    settings = read_settings()
    set_up_logs(settings.log_level)
    made = with_middleware(make_app(settings), settings)
    collect_less()
    return made


def collect_less() -> None:
    """Collect garbage rarely: collecting garbage at the usual rate cost a fifth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def serve(settings: Settings, opened: Callable[[str], None]) -> None:
    """Serve until a signal comes; `opened` is told the address."""
    export_settings(settings)
    reached(settings.url, may_be_empty=True).close()
    listening = bound(settings)
    host, port = listening.getsockname()[:2]
    opened(settings.public_url or f"http://{f'[{host}]' if ':' in host else host}:{port}")
    config = configured(FACTORY, settings, factory=True, workers=settings.workers)
    set_up_logs(settings.log_level)
    signal.signal(signal.SIGTERM, lambda number, frame: None)  # an end that was asked for is no failure
    if settings.workers == 1:
        uvicorn.Server(config).run([listening])
    else:
        Multiprocess(config, [listening]).run()


def configured(app: ASGIApp | str, settings: Settings, **more: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        access_log=False,
        log_config=None,
        backlog=BACKLOG,
        http=cast(Any, partial(LimitedProtocol, limits=Connections(settings))),  # called as the class would be
        timeout_keep_alive=round(settings.idle_seconds),
        timeout_graceful_shutdown=max(1, round(settings.drain_seconds)),
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        ws="none",
        **more,
    )


def export_settings(settings: Settings) -> None:
    """What was said on the command line reaches the workers as the environment does."""
    for name in settings.model_fields_set:
        value = getattr(settings, name)
        os.environ[PREFIX + name.upper()] = value.get_secret_value() if isinstance(value, SecretStr) else str(value)


def bound(settings: Settings) -> socket.socket:
    """The address is taken before anything else begins, so that its being taken is said clearly."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, settings.socket_kib * 1024)  # accepted ones inherit it
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, OverflowError) as problem:
        listening.close()
        where = f"{settings.host}:{settings.port}"
        why = getattr(problem, "strerror", None) or str(problem)
        raise OptionError(Message("settings-address", {"where": where, "why": why}, PACKAGE)) from None
    listening.listen(BACKLOG)
    listening.set_inheritable(True)
    return listening
