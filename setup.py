"""Compiles the engine where that is possible; everything else is in pyproject.toml and build_backend.py.

Without mypyc or a C compiler, or with TINDERBOX_PURE=1, the same sources are installed and run interpreted.
"""

import os
import sys
import tomllib
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
# Without the first two gcc inlines nothing across functions; the last keeps new warnings of a newer compiler harmless.
INLINING = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-error"]


def engine() -> list[Extension]:
    """The compiled modules, or none where they cannot be compiled."""
    # Only a wheel needs them: metadata does not, and in an editable install a library would hide every edit.
    if "bdist_wheel" not in sys.argv or os.environ.get("TINDERBOX_PURE") == "1":
        return []
    os.chdir(ROOT)
    settings = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    sources: list[str] = settings["tool"]["tinderbox"]["compiled"]
    try:
        from mypyc.build import mypycify

        # Ignore configuration and other installed packages: they must not change the result.
        options = ["--config-file=", "--follow-imports=skip"]
        extensions = mypycify([*options, *sources], opt_level="3", debug_level="0", group_name="tinderbox")
        modules = cast("list[Extension]", extensions)  # plain distutils' only where setuptools is missing
    except (Exception, SystemExit) as problem:  # mypy ends a build with SystemExit
        print_reason(problem)
        return []
    for module in modules:
        if os.name == "posix":
            module.extra_compile_args = [*module.extra_compile_args, *INLINING]
    return modules


class AllOrNothing(build_ext):
    """Compiles the whole engine or none of it: a module alone would miss the library it belongs to."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            print_reason(problem)
            for module in self.extensions:
                Path(self.get_ext_fullpath(module.name)).unlink(missing_ok=True)
            self.extensions = []


def print_reason(problem: BaseException) -> None:
    print(f"tinderbox: not compiled: {problem!r}", file=sys.stderr)


setup(ext_modules=engine(), cmdclass={"build_ext": AllOrNothing})
