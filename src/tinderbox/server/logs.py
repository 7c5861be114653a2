"""Structured logs: one JSON object per line, on standard error. Nothing secret is ever passed to them."""

import logging
import sys

from pythonjsonlogger.core import RESERVED_ATTRS
from pythonjsonlogger.json import JsonFormatter


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        JsonFormatter(
            "{levelname}{name}{message}",
            style="{",
            timestamp="time",
            rename_fields={"levelname": "level", "name": "logger", "exc_info": "exception"},
            reserved_attrs=[*RESERVED_ATTRS, "color_message"],
            json_ensure_ascii=False,
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tinderbox").setLevel(level.upper())
    # Its warnings are about what strangers send; errors are ours.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
