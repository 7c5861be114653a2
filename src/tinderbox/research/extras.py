"""Imports of optional frameworks; a missing one is reported with the extra that installs it."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType

from tinderbox.core.text.messages import Message


@contextmanager
def extra(name: str) -> Iterator[None]:
    """A context for imports from an extra; a failing one raises ImportError with the extra's name."""
    try:
        yield
    except ImportError as problem:
        raise missing(problem.name or name, name) from problem


def need(module: str, name: str) -> ModuleType:
    """Import a framework's module, or raise ImportError with the extra to install."""
    try:
        return import_module(module)
    except ImportError as problem:
        raise missing(module, name) from problem


def missing(module: str, name: str) -> ImportError:
    return ImportError(str(Message("extra-missing", {"module": module, "extra": name}, "tinderbox.research")))
