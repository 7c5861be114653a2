"""Compiles the engine and builds the browser client where that is possible; all else is in pyproject.toml.

Without mypyc or a C compiler, or with TINDERBOX_PURE=1, the same sources are installed and run interpreted.
"""

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HOUSE = Path(__file__).resolve().parent
# Without the first two gcc inlines nothing across functions; the last keeps a newer compiler's new warning harmless.
INLINING = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-error"]


def engine() -> list[Extension]:
    """The compiled modules, or none where they cannot be had."""
    if "bdist_wheel" not in sys.argv:  # metadata need none, and in an editable install a library would hide every edit
        return []
    if os.environ.get("TINDERBOX_PURE") == "1":
        return []
    os.chdir(HOUSE)
    settings = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    sources: list[str] = settings["tool"]["tinderbox"]["compiled"]
    try:
        from mypyc.build import mypycify

        # No configuration and no imports but those among the sources: what else is installed changes nothing.
        options = ["--config-file=", "--follow-imports=skip"]
        made = mypycify([*options, *sources], opt_level="3", debug_level="0", group_name="tinderbox")
        modules = cast("list[Extension]", made)  # plain distutils' only where setuptools is not
    except (Exception, SystemExit) as problem:  # mypy ends a build with SystemExit
        say(f"not compiled: {problem!r}")
        return []
    for module in modules:
        if os.name == "posix":
            module.extra_compile_args = [*module.extra_compile_args, *INLINING]
    return modules


class AllOrNothing(build_ext):
    """Builds the whole engine or leaves it interpreted: a module alone would miss the library it belongs to."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            say(f"not compiled: {problem}")
            for module in self.extensions:
                Path(self.get_ext_fullpath(module.name)).unlink(missing_ok=True)
            self.extensions = []


def client() -> None:
    """The browser client beside the server that serves it, unless it is there already or cannot be built here."""
    folder = HOUSE / "src" / "tinderbox" / "server" / "web"
    if "bdist_wheel" not in sys.argv or folder.exists() or not (HOUSE / "web").exists():
        return
    try:
        subprocess.run([sys.executable, HOUSE / "web" / "build.py", folder], check=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        say(f"without the browser client: {problem}")


def say(words: str) -> None:
    print(f"tinderbox: {words}", file=sys.stderr)


client()
setup(ext_modules=engine(), cmdclass={"build_ext": AllOrNothing})
