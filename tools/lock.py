"""Writes the locks anew from pyproject.toml: every package pinned, with the hashes of its files for all platforms."""

import re
import sys
import tempfile
from pathlib import Path
from typing import Final

from tools.set_up import VENV, environment, lock_file
from tools.steps import Word, outcome, run

# The lock for tests comes first and holds the other to its versions: one environment serves both.
GROUPS: Final = {"test": "test", "play": "build"}
# Whatever asks for PyTorch gets it nowhere: a lock of it would name GPU packages.
NOWHERE: Final = "torch ; sys_platform == 'nowhere'"


def lock() -> None:
    environment("test")
    for name, group in GROUPS.items():
        write(name, ["pyproject.toml", "--group", group])
    with tempfile.TemporaryDirectory() as folder:
        overrides = Path(folder, "overrides.txt")
        overrides.write_text(NOWHERE)
        write("long", [lock_file("long").with_suffix(".in"), "--overrides", overrides, *left_away()])


def write(name: str, what: list[Word]) -> None:
    command: list[Word] = [VENV / "bin" / "uv", "pip", "compile", *what, "--output-file", lock_file(name)]
    command += ["--universal", "--python-version", "3.11", "--generate-hashes"]
    command += ["--no-config", "--no-emit-index-url", "--no-emit-find-links"]
    command += ["--custom-compile-command", "make lock", *sys.argv[1:]]
    command += ["--constraints", lock_file("test")] if name != "test" else []
    run(f"requirements/{name}.txt", command)


def left_away() -> list[Word]:
    """For the long tests: PyTorch, and all that the lock for tests installs already."""
    known = re.findall(r"^([A-Za-z0-9._-]+)==", lock_file("test").read_text(encoding="utf-8"), re.MULTILINE)
    return [f"--no-emit-package={name}" for name in ("torch", *dict.fromkeys(known))]


if __name__ == "__main__":
    sys.exit(outcome(lock))
