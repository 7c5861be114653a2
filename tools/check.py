"""Everything that must hold, in one run: form, types, catalogues, and the tests, compiled and interpreted."""

import os
import subprocess
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from tools.set_up import LEARNING, PURE, PYTHON, VENV, WEB, learning, set_up
from tools.steps import ROOT, Failed, Word, outcome, run
from tools.system_packages import provide

RUFF: Final = VENV / "bin" / "ruff"
READING: Final[dict[str, list[Word]]] = {
    "Types": [PYTHON, "-m", "mypy"],
    "Format": [RUFF, "format", "--check", "--quiet", "."],
    "Lint": [RUFF, "check", "--quiet", "."],
    "Catalogues": [PYTHON, "-m", "tools.catalogues"],
    "The client's types": [PYTHON, WEB / "build.py", "check"],
    "The client's tests": [PYTHON, WEB / "build.py", "test"],
}
AT_ONCE: Final = 2
WORKERS: Final = "3"  # on two cores: tests of the server and the browser mostly wait
INTERPRETED: Final = {"PYTHONPATH": "src"}


def check() -> None:
    """All checks, each even if one before it failed."""
    provide()
    set_up("test")
    with ThreadPoolExecutor(AT_ONCE) as readers:
        held = readers.map(holds, READING, READING.values())
    failures = [title for title, holding in zip(READING, held, strict=True) if not holding]
    if not PURE and not passes("compiled"):
        failures.append("Tests")
    if not passes("interpreted", "-m", "not slow and not long", env={} if PURE else INTERPRETED):
        failures.append("Tests, interpreted")
    if failures:
        print(f"\nFailed: {', '.join(failures)}")
        raise Failed


def check_long() -> None:
    """The tests that take minutes, those that learn with PyTorch among them."""
    provide()
    set_up("test")
    learning()
    if not passes("long", "-m", "long", env={"PYTHONPATH": str(LEARNING)}):
        raise Failed


def holds(title: str, command: list[Word]) -> bool:
    try:
        run(title, command)
        return True
    except Failed:
        return False


def passes(title: str, *options: str, env: Mapping[str, str] | None = None) -> bool:
    """Run pytest in the open, its closing line included."""
    print(f"\n  Tests: {title}", flush=True)
    command: list[Word] = [PYTHON, "-m", "pytest", "--no-header", "-n", WORKERS, *options]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **(env or {})}, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(outcome({"long": check_long}.get("".join(sys.argv[1:]), check)))
