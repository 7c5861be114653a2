"""Writes the locks anew from pyproject.toml: every package pinned, with the hashes of its files for all platforms."""

import sys
from typing import Final

from tools.set_up import VENV, environment, lock_file
from tools.steps import Word, outcome, run

# The lock for tests comes first and holds the other to its versions: one environment serves both.
GROUPS: Final = {"test": "test", "play": "build"}


def lock() -> None:
    environment("test")
    for name, group in GROUPS.items():
        command: list[Word] = [VENV / "bin" / "uv", "pip", "compile", "pyproject.toml"]
        command += ["--group", group, "--output-file", lock_file(name)]
        command += ["--universal", "--python-version", "3.11", "--generate-hashes"]
        command += ["--no-config", "--no-emit-index-url", "--no-emit-find-links"]
        command += ["--custom-compile-command", "make lock", *sys.argv[1:]]
        command += ["--constraints", lock_file("test")] if name != "test" else []
        run(f"requirements/{name}.txt", command)


if __name__ == "__main__":
    sys.exit(outcome(lock))
