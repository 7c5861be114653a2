"""Writes the lock files from pyproject.toml: every package pinned, with the hashes of its files for all platforms."""

import re
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.set_up import environment, lock_file, program
from tools.steps import Word, run

# The lock for tests comes first and the other one uses its versions: one environment serves both.
LOCKS: Final[dict[str, list[Word]]] = {
    "test": ["--extra", "all", "--group", "test"],
    "play": ["--extra", "server", "--extra", "arena", "--group", "build"],
}
# Keeps PyTorch out of a lock: it would name GPU packages.
NO_TORCH: Final = "torch ; sys_platform == 'nowhere'"


def lock(options: Sequence[str]) -> None:
    """Write the lock files; `--upgrade` takes newer versions."""
    environment("test")
    for name, what in LOCKS.items():
        write(name, ["pyproject.toml", *what], options)
    with tempfile.TemporaryDirectory() as folder:
        overrides = Path(folder, "overrides.txt")
        overrides.write_text(NO_TORCH)
        write("long", [lock_file("long").with_suffix(".in"), "--overrides", overrides, *known_packages()], options)


def write(name: str, what: list[Word], options: Sequence[str]) -> None:
    command: list[Word] = [program("uv"), "pip", "compile", *what, "--output-file", lock_file(name)]
    command += ["--universal", "--python-version", "3.11", "--generate-hashes"]
    command += ["--no-config", "--no-emit-index-url", "--no-emit-find-links"]
    command += ["--custom-compile-command", "make lock", *options]
    command += ["--constraints", lock_file("test")] if name != "test" else []
    run(f"requirements/{name}.txt", command)


def known_packages() -> list[Word]:
    """For the long tests: leave out PyTorch and everything that the lock for tests already installs."""
    known = re.findall(r"^([A-Za-z0-9._-]+)==", lock_file("test").read_text(encoding="utf-8"), re.MULTILINE)
    return [f"--no-emit-package={name}" for name in ("torch", *dict.fromkeys(known))]
