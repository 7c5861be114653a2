"""Sets up all that `make` needs: an environment of its own, locked packages, Tinderbox built and installed.

Each stage leaves the digest of what it was made from in the environment and is passed over while that is the same.
"""

import fcntl
import hashlib
import json
import os
import re
import shlex
import shutil
import sys
import sysconfig
import tomllib
import zipfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal

from tools.steps import ROOT, Failed, Word, give_up, note, outcome, run

Purpose = Literal["play", "test"]

VENV: Final = ROOT / ".venv"
PYTHON: Final = VENV / "bin" / "python"
MADE: Final = VENV / "made.json"
WORKSHOP: Final = ROOT / ".make"
WEB: Final = ROOT / "web"
CLIENT: Final = WORKSHOP / "web"
LEARNING: Final = WORKSHOP / "learning"
TORCH: Final = "2.13.0"
WEB_MADE: Final = ("node_modules", ".svelte-kit", "openapi.json")
PIP: Final[tuple[Word, ...]] = (PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input")
PURE: Final = os.environ.get("TINDERBOX_PURE") == "1"
PACKAGE: Final = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE", "src")


def set_up(purpose: Purpose) -> None:
    """Everything for `make play` or `make test`; nothing to do the second time."""
    environment(purpose)
    client()
    package(purpose)


def environment(purpose: Purpose) -> None:
    """The environment with the locked packages, made anew when Python or an installed lock has changed."""
    with one_at_a_time():
        python = digest([sys.version, sys.base_prefix, str(ROOT)])
        made = read_made()
        if made.get("python") != python or any(lock_digest(name) != was for name, was in made["locks"].items()):
            if not find_spec("venv") or not find_spec("ensurepip"):
                give_up("This Python has no venv module. On Debian and Ubuntu: sudo apt install python3-venv")
            title = f"Python {sys.version_info.major}.{sys.version_info.minor} in .venv"
            run(title, [sys.executable, "-m", "venv", "--clear", VENV])
            made = {"python": python, "locks": {}}
            write_made(made)
        if purpose not in made["locks"] and "test" not in made["locks"]:  # the lock for tests contains the other
            lock = lock_file(purpose)
            count = len(re.findall(r"^\S+==", lock.read_text(encoding="utf-8"), re.MULTILINE))
            run(
                f"{count} packages, pinned and verified",
                [*PIP, "install", "--no-compile", "--no-deps", "--require-hashes", "-r", lock],
            )
            made["locks"][purpose] = lock_digest(purpose)
            write_made(made)


def client() -> None:
    """The browser client, built by the Node that came with the packages, into the workshop."""
    with one_at_a_time():
        made = read_made()
        wanted = digest(contents(path for path in sorted(WEB.iterdir()) if path.name not in WEB_MADE))
        if made.get("client") != wanted or not CLIENT.exists():
            run("The browser client", [PYTHON, WEB / "build.py", CLIENT])
            made["client"] = wanted
            write_made(made)


def package(purpose: Purpose) -> None:
    """Tinderbox as a wheel in the environment: compiled where possible, and always so for tests."""
    with one_at_a_time():
        made = read_made()
        wanted = digest([toolchain(), made["client"], *contents(ROOT / name for name in PACKAGE)])
        if made.get("package") != wanted or (purpose == "test" and not made["compiled"] and not PURE):
            made.pop("package", None)
            write_made(made)
            made["compiled"] = install(built(), purpose)
            made["package"] = wanted
            write_made(made)


def learning() -> None:
    """What the long tests learn with, in a folder of its own: nobody else looks there. No GPU package comes along."""
    with one_at_a_time():
        made = read_made()
        wanted = digest([sys.version, TORCH, lock_digest("long")])
        if made.get("learning") != wanted or not LEARNING.exists():
            shutil.rmtree(LEARNING, ignore_errors=True)
            into: list[Word] = [*PIP, "install", "--no-compile", "--no-deps", "--target", LEARNING]
            run("Learners, pinned and verified", [*into, "--require-hashes", "-r", lock_file("long")])
            # On Linux only the CPU build calls itself so; elsewhere there is no other.
            build = f"torch=={TORCH}+cpu" if sys.platform == "linux" else f"torch=={TORCH}"
            try:
                run("PyTorch for the CPU", [*into, build])
            except Failed:
                note("PyTorch has an index of its own for this build: name it in PIP_EXTRA_INDEX_URL,")
                note("or the folder that holds its file in PIP_FIND_LINKS.")
                raise
            made["learning"] = wanted
            write_made(made)


def built() -> Path:
    """A wheel of the sources as they are. What was compiled is kept while the engine stays the same."""
    tree, wheels = WORKSHOP / "tree", WORKSHOP / "wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    engine = digest([toolchain(), *contents([ROOT / "setup.py", lock_file("play"), *compiled_sources()])])
    stamp = tree / "engine.digest"
    if not stamp.exists() or stamp.read_text() != engine:
        shutil.rmtree(tree, ignore_errors=True)
    for old in tree.glob("build/lib*/**/*"):
        if old.is_file() and old.suffix != ".so":
            old.unlink()
    shutil.rmtree(tree / "src", ignore_errors=True)
    for name in PACKAGE:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tree / name, ignore=shutil.ignore_patterns("__pycache__", ".*", "web"))
        else:
            tree.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, tree / name)
    shutil.copytree(CLIENT, tree / "src" / "tinderbox" / "server" / "web")
    command = [*PIP, "wheel", "-v", "--no-build-isolation", "--no-deps", "--no-index", "-w", wheels, tree]
    log = run("Tinderbox built from its sources", command)
    (WORKSHOP / "build.log").write_text(log, encoding="utf-8")
    stamp.write_text(engine)
    return next(wheels.glob("*.whl"))


def install(wheel: Path, purpose: Purpose) -> bool:
    """Install the wheel; whether its engine is compiled."""
    compiled = any(name.endswith(".so") for name in zipfile.ZipFile(wheel).namelist())
    if not compiled and not PURE:
        if purpose == "test":
            log = (WORKSHOP / "build.log").read_text(encoding="utf-8")
            print("\n".join(line for line in log.splitlines() if "error:" in line or "tinderbox:" in line))
            give_up("The engine was not compiled: see .make/build.log, or TINDERBOX_PURE=1 make test.")
        note("It could not be compiled here (.make/build.log says why). The games are the same, only slower for bots.")
    title = f"Tinderbox installed, its engine {'compiled' if compiled else 'interpreted'}"
    run(title, [*PIP, "install", "--no-deps", "--no-index", "--force-reinstall", wheel])
    return compiled


def compiled_sources() -> list[Path]:
    """The modules that are compiled, as pyproject.toml lists them."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [ROOT / name for name in settings["tool"]["tinderbox"]["compiled"]]


def toolchain() -> str:
    """What decides, besides the sources, how the engine is built."""
    return f"{sys.version} {compiler()} {has_headers()} {PURE}"


def compiler() -> str | None:
    """The C compiler that extension modules would be built with."""
    words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return shutil.which(words[0])


def has_headers() -> bool:
    return Path(sysconfig.get_path("include"), "Python.h").exists()


def lock_file(name: str) -> Path:
    return ROOT / "requirements" / f"{name}.txt"


def lock_digest(name: str) -> str:
    return digest(contents([lock_file(name)]))


def contents(paths: Iterable[Path]) -> Iterator[str]:
    """Name and digest of every file, folders opened, in a fixed order."""
    for path in paths:
        if path.is_dir():
            yield from contents(sorted(p for p in path.iterdir() if p.name != "__pycache__" and p.name[0] != "."))
        else:
            yield f"{path.relative_to(ROOT)} {hashlib.sha256(path.read_bytes()).hexdigest()}"


def digest(parts: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def read_made() -> dict[str, Any]:
    """What the environment was made from, stage by stage."""
    try:
        made: dict[str, Any] = json.loads(MADE.read_text())
        return made
    except (FileNotFoundError, ValueError):  # none yet, or a write that was interrupted
        return {"locks": {}}


def write_made(made: dict[str, Any]) -> None:
    MADE.write_text(json.dumps(made, indent=2))


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two `make` in one checkout take turns."""
    WORKSHOP.mkdir(exist_ok=True)
    with (WORKSHOP / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> int:
    return outcome(lambda: set_up("test" if sys.argv[1:] == ["test"] else "play"))


if __name__ == "__main__":
    sys.exit(main())
