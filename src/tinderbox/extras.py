"""Optional packages: a missing one is named together with the command that installs it."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from tinderbox.core.errors import TinderboxError
from tinderbox.core.text.messages import Message


class MissingExtra(TinderboxError, ImportError):
    """A module that one of the package's extras installs is not there."""

    def __init__(self, module: str, extra: str) -> None:
        super().__init__(Message("extra-missing", {"module": module, "command": install_command(extra)}))


def install_command(extra: str) -> str:
    return f'pip install "tinderbox-games[{extra}]"'


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Wrap the imports of an extra's modules; raises MissingExtra if one of them is not installed."""
    try:
        yield
    except ModuleNotFoundError as problem:
        module = problem.name or name
        if module.partition(".")[0] == "tinderbox":
            raise
        raise MissingExtra(module, name) from problem


def need(module: str, name: str) -> ModuleType:
    """Import a module of an extra, or raise MissingExtra."""
    with extra(name):
        return import_module(module)


def require(name: str, *modules: str) -> None:
    """Raise MissingExtra unless all these modules of an extra are installed; imports none of them."""
    for module in modules:
        if find_spec(module) is None:
            raise MissingExtra(module, name)
