"""What to install where a framework is missing."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType

from tinderbox.core.text.messages import Message


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around imports that an extra installs: one that fails says which extra that is."""
    try:
        yield
    except ImportError as problem:
        raise missing(problem.name or name, name) from problem


def need(module: str, name: str) -> ModuleType:
    """A framework's module, or an ImportError that names the extra to install."""
    try:
        return import_module(module)
    except ImportError as problem:
        raise missing(module, name) from problem


def missing(module: str, name: str) -> ImportError:
    return ImportError(str(Message("extra-missing", {"module": module, "extra": name}, "tinderbox.research")))
