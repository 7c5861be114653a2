"""The version, and whether the engine runs compiled."""

import platform
from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from typing import Final, Literal

VERSION: Final = "0.2.0"

Mode = Literal["compiled", "interpreted"]


def mode() -> Mode:
    """How the engine runs: all its modules are compiled, or none."""
    found = find_spec("tinderbox.core.state")
    return "compiled" if found and isinstance(found.loader, ExtensionFileLoader) else "interpreted"


def version() -> str:
    """What `--version` prints: the same in every language, so that programs can read it."""
    return f"tinderbox {VERSION} ({mode()}), Python {platform.python_version()}"
