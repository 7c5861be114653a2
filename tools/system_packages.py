"""What tests need from the system itself: installed where we may (Debian, as root), otherwise named."""

import os
import shutil
import sys
from pathlib import Path
from typing import Final

from tools.set_up import PURE, compiler, has_headers
from tools.steps import give_up, outcome, run

APT: Final = "apt-get"


def missing() -> list[str]:
    """The Debian packages of what is not there."""
    there = {
        "git": bool(shutil.which("git")),
        "chromium": bool(shutil.which("chromium")),
        "postgresql": bool(shutil.which("initdb") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb"))),
    }
    if not PURE:
        there |= {"gcc": bool(compiler()), "python3-dev": has_headers()}
    return [package for package, is_there in there.items() if not is_there]


def provide() -> None:
    packages = missing()
    if not packages:
        return
    words = " ".join(packages)
    if not shutil.which(APT) or os.geteuid() != 0:
        give_up(f"Tests need from the system: {words}. On Debian and Ubuntu: sudo apt-get install {words}")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run("Debian's list of packages", [APT, "update"], env=quiet)
    run(f"From Debian: {words}", [APT, "install", "--yes", "--no-install-recommends", *packages], env=quiet)


if __name__ == "__main__":
    sys.exit(outcome(provide))
