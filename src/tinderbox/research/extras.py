"""What to install where a framework is missing."""

from importlib import import_module
from types import ModuleType

from tinderbox.core.words import Message


def need(module: str, extra: str) -> ModuleType:
    """A framework's module, or an ImportError that names the extra to install."""
    try:
        return import_module(module)
    except ImportError as problem:
        message = Message("extra-missing", {"module": module, "extra": extra}, "tinderbox.research")
        raise ImportError(f"{message}") from problem
