"""What the tests need from the operating system: installed on Debian as root, otherwise named."""

import os
import shutil
from pathlib import Path
from typing import Final

from tools.set_up import PURE, compiler, has_headers
from tools.steps import fail, run

APT: Final = "apt-get"
SYSTEM: Final = f"{os.environ.get('PATH', '')}:/usr/sbin"  # where Debian has servers; not everybody's search path


def missing_packages(long: bool) -> list[str]:
    """The Debian packages of the programs that are not installed; the long tests need some more."""
    installed = {
        "git": bool(shutil.which("git")),
        "chromium": bool(shutil.which("chromium")),
        "postgresql": bool(shutil.which("initdb") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb"))),
    }
    if long:  # a proxy before the server, and a certificate for it
        installed |= {"haproxy": bool(shutil.which("haproxy", path=SYSTEM)), "openssl": bool(shutil.which("openssl"))}
    if not PURE:
        installed |= {"gcc": bool(compiler()), "python3-dev": has_headers()}
    return [package for package, is_installed in installed.items() if not is_installed]


def install_system_packages(long: bool = False) -> None:
    packages = missing_packages(long)
    if not packages:
        return
    names = " ".join(packages)
    if not shutil.which(APT) or os.geteuid() != 0:
        fail(f"The tests need from the system: {names}. On Debian and Ubuntu: sudo apt-get install {names}")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run("Debian's package lists", [APT, "update"], env=quiet)
    run(f"From Debian: {names}", [APT, "install", "--yes", "--no-install-recommends", *packages], env=quiet)
