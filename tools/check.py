"""Every check in one run: formatting, types, layers, catalogues, and the tests, compiled and interpreted."""

import os
import subprocess
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Final

from tools.set_up import BUILD, LEARNING, PURE, PYTHON, WEB, client, environment, learning, package, program, set_up
from tools.steps import ROOT, StepFailed, Word, run
from tools.system_packages import install_system_packages

DOCUMENTATION: Final[list[Word]] = [
    *(PYTHON, "-m", "sphinx", "--fail-on-warning", "--keep-going", "--quiet", ROOT / "docs", BUILD / "docs")
]
STATIC_CHECKS: Final[dict[str, list[Word]]] = {
    "Types": [PYTHON, "-m", "mypy"],
    "Format": [program("ruff"), "format", "--check", "--quiet", "."],
    "Lint": [program("ruff"), "check", "--quiet", "."],
    "Layers": [program("lint-imports"), "--no-cache"],
    "Catalogues": [PYTHON, "-m", "tools.catalogues"],
    "Documentation": DOCUMENTATION,
}
CLIENT_CHECKS: Final[dict[str, list[Word]]] = {
    "The client's types": [PYTHON, WEB / "build.py", "check"],
    "The client's tests": [PYTHON, WEB / "build.py", "test"],
}
WORKERS: Final = "3"  # on two cores: tests of the server and the browser mostly wait
SOURCES: Final = {"PYTHONPATH": "src"}


def check() -> None:
    """Run every check, also after one has failed. Static checks run while the engine is being compiled."""
    install_system_packages()
    environment("test")
    client_built = Event()

    def build() -> None:
        try:
            client()
        finally:
            client_built.set()
        package("test")

    def static_check(title: str, command: list[Word]) -> bool:
        if title in CLIENT_CHECKS:
            client_built.wait()  # it also installs the client's packages
        try:
            run(title, command, env=SOURCES)
            return True
        except StepFailed:
            return False

    with ThreadPoolExecutor(2) as pool:
        building = pool.submit(build)
        checks = STATIC_CHECKS | CLIENT_CHECKS
        passed = pool.map(static_check, checks, checks.values())
    building.result()
    failures = [title for title, has_passed in zip(checks, passed, strict=True) if not has_passed]
    if not PURE and not run_tests("compiled"):
        failures.append("Tests")
    if not run_tests("interpreted", "-m", "not slow and not long", env={} if PURE else SOURCES):
        failures.append("Tests, interpreted")
    if failures:
        print(f"\nFailed: {', '.join(failures)}")
        raise StepFailed


def check_long() -> None:
    """Run the tests that take minutes, among them those that learn with PyTorch."""
    install_system_packages(long=True)
    set_up("test")
    learning()
    if not run_tests("long", "-m", "long", env={"PYTHONPATH": str(LEARNING)}):
        raise StepFailed


def run_tests(title: str, *options: str, env: Mapping[str, str] | None = None) -> bool:
    """Run pytest with its own output; returns whether it passed."""
    print(f"\n  Tests: {title}", flush=True)
    command: list[Word] = [PYTHON, "-m", "pytest", "--no-header", "-n", WORKERS, "--dist", "worksteal", *options]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **(env or {})}, check=False).returncode == 0
