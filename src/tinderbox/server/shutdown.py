"""Shutting down: close the streams first, then finish the commands under way, then close the service."""

import asyncio
import signal
import threading
from collections.abc import Callable
from typing import Any


def on_signal(close: Callable[[], None]) -> None:
    """Streams are closed when the process is asked to end: they would keep it waiting otherwise."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        before = signal.getsignal(number)
        if not callable(before):
            continue

        def handle(number: int, frame: Any, before: Any = before) -> None:
            loop.call_soon_threadsafe(close)
            before(number, frame)

        signal.signal(number, handle)
