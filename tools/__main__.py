"""The tasks of the Makefile, also for systems without make: `python -m tools play`."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Final

from tools import check
from tools.lock import lock
from tools.set_up import PYTHON, WEB, WINDOWS, environment, program, set_up
from tools.steps import ROOT, Word, exit_code, run

Arguments = Sequence[str]

CREATED: Final = (".venv", ".make", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis")


def play(arguments: Arguments) -> None:
    """Serve the games on http://127.0.0.1:1666."""
    set_up("play")
    start(program("tinderbox"), "serve", "--port", "1666", *arguments)


def play_terminal(arguments: Arguments) -> None:
    """Play in the terminal."""
    set_up("play")
    start(program("tinderbox"), "play", "--terminal", *arguments)


def run_tests(arguments: Arguments) -> None:
    """Run every check and all tests except the long ones."""
    check.check()


def run_long_tests(arguments: Arguments) -> None:
    """Run the tests that take minutes."""
    check.check_long()


def build_documentation(arguments: Arguments) -> None:
    """Build the documentation into .make/docs."""
    environment("test")
    run("Documentation in .make/docs", check.DOCUMENTATION)


def bench(arguments: Arguments) -> None:
    """Measure the speed of the engine."""
    set_up("play")
    start(program("tinderbox"), "bench", *arguments)


def format_sources(arguments: Arguments) -> None:
    """Format the sources."""
    set_up("test")
    run("Lint", [program("ruff"), "check", "--fix", "--quiet", "."])
    run("Format", [program("ruff"), "format", "--quiet", "."])


def update_types(arguments: Arguments) -> None:
    """Update the browser client's types of the API."""
    set_up("test")
    run("OpenAPI", [PYTHON, "-m", "tools.openapi"], env={"PYTHONPATH": "src"})
    run("The client's types of the API", [PYTHON, WEB / "build.py", "types"])


def clean(arguments: Arguments) -> None:
    """Delete everything that was set up."""
    for name in CREATED:
        shutil.rmtree(ROOT / name, ignore_errors=True)


TASKS: Final[dict[str, Callable[[Arguments], None]]] = {
    "play": play,
    "play-terminal": play_terminal,
    "test": run_tests,
    "test-long": run_long_tests,
    "docs": build_documentation,
    "bench": bench,
    "format": format_sources,
    "types": update_types,
    "lock": lock,
    "clean": clean,
}


def start(*command: Word) -> None:
    """Replace this process by a program; on Windows, wait for it."""
    if WINDOWS:
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], [str(word) for word in command])


def main(arguments: Arguments) -> int:
    if not arguments or arguments[0] not in TASKS:
        print("python -m tools TASK, where TASK is one of:")
        for name, task in TASKS.items():
            print(f"  {name:14} {(task.__doc__ or '').splitlines()[0]}")
        return 2
    # A search path of the user's own would put other sources before those that are set up.
    os.environ.pop("PYTHONPATH", None)
    os.environ.pop("PYTHONHOME", None)
    return exit_code(lambda: TASKS[arguments[0]](arguments[1:]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
