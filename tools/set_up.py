"""Sets up a checkout: a virtual environment with the locked packages, the browser client, Tinderbox itself.

Each stage stores the digest of what it was made from and is skipped while that stays the same.
"""

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

from build_backend import DIGEST, source_digest
from tools.steps import ROOT, StepFailed, Word, fail, note, run

Purpose = Literal["play", "test"]

WINDOWS: Final = os.name == "nt"
VENV: Final = ROOT / ".venv"
PROGRAMS: Final = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON: Final = PROGRAMS / ("python.exe" if WINDOWS else "python")
STAMPS: Final = VENV / "made.json"
BUILD: Final = ROOT / ".make"
WEB: Final = ROOT / "web"
CLIENT: Final = BUILD / "web"
LEARNING: Final = BUILD / "learning"
PIP: Final[tuple[Word, ...]] = (PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input")
LIBRARIES: Final = (".so", ".pyd")
PURE: Final = os.environ.get("TINDERBOX_PURE") == "1"
PACKAGE: Final = ("pyproject.toml", "setup.py", "build_backend.py", "README.md", "LICENSE", "NOTICE", "src")


def set_up(purpose: Purpose) -> None:
    """Everything that playing or testing needs; the second time there is nothing to do."""
    environment(purpose)
    client()
    package(purpose)


def program(name: str) -> Path:
    """A program that is installed in the environment."""
    return PROGRAMS / (f"{name}.exe" if WINDOWS else name)


def environment(purpose: Purpose) -> None:
    """The environment with the locked packages; made again when Python or an installed lock has changed."""
    with exclusive_lock():
        python = digest([sys.version, sys.base_prefix, str(ROOT)])
        stamps = read_stamps()
        if stamps.get("python") != python or any(lock_digest(name) != was for name, was in stamps["locks"].items()):
            if not find_spec("venv") or not find_spec("ensurepip"):
                fail("This Python has no venv module. On Debian and Ubuntu: sudo apt install python3-venv")
            title = f"Python {sys.version_info.major}.{sys.version_info.minor} in .venv"
            run(title, [sys.executable, "-m", "venv", "--clear", VENV])
            stamps = {"python": python, "locks": {}}
            write_stamps(stamps)
        if (
            purpose not in stamps["locks"] and "test" not in stamps["locks"]
        ):  # the lock for tests contains the other one
            lock = lock_file(purpose)
            count = len(re.findall(r"^\S+==", lock.read_text(encoding="utf-8"), re.MULTILINE))
            run(
                f"{count} packages, pinned and verified",
                [*PIP, "install", "--no-compile", "--no-deps", "--require-hashes", "-r", lock],
            )
            stamps["locks"][purpose] = lock_digest(purpose)
            write_stamps(stamps)


def client() -> None:
    """The browser client, built by the Node that is among the packages."""
    with exclusive_lock():
        wanted, stamp = source_digest(), CLIENT / DIGEST
        if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
            run("The browser client", [PYTHON, WEB / "build.py", CLIENT])
            stamp.write_text(wanted, encoding="utf-8")


def package(purpose: Purpose) -> None:
    """Tinderbox as a wheel in the environment: compiled where possible; for tests it must be."""
    with exclusive_lock():
        stamps = read_stamps()
        wanted = digest([toolchain(), source_digest(), *contents(ROOT / name for name in PACKAGE)])
        if stamps.get("package") != wanted or (purpose == "test" and not stamps["compiled"] and not PURE):
            stamps.pop("package", None)
            write_stamps(stamps)
            stamps["compiled"] = install(build_wheel(), purpose)
            stamps["package"] = wanted
            write_stamps(stamps)


def learning() -> None:
    """The learners of the long tests, in a folder of their own; no GPU package is installed."""
    with exclusive_lock():
        stamps = read_stamps()
        wanted = digest([sys.version, lock_digest("long"), lock_digest("torch")])
        if stamps.get("learning") != wanted or not LEARNING.exists():
            shutil.rmtree(LEARNING, ignore_errors=True)
            into: list[Word] = [*PIP, "install", "--no-compile", "--no-deps", "--target", LEARNING]
            run("Learners, pinned and verified", [*into, "--require-hashes", "-r", lock_file("long")])
            try:
                run("PyTorch for the CPU, verified", [*into, "--require-hashes", "-r", lock_file("torch")])
            except StepFailed:
                note("PyTorch has its own index for this build: set PIP_EXTRA_INDEX_URL to it,")
                note("or PIP_FIND_LINKS to the folder that contains the file; requirements/torch.txt lists the hashes.")
                raise
            stamps["learning"] = wanted
            write_stamps(stamps)


def build_wheel() -> Path:
    """Build a wheel of the sources. Compiled modules are kept while the engine stays the same."""
    tree, wheels = BUILD / "tree", BUILD / "wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    engine = digest([toolchain(), *contents([ROOT / "setup.py", lock_file("play"), *compiled_sources()])])
    stamp = tree / "engine.digest"
    if not stamp.exists() or stamp.read_text() != engine:
        shutil.rmtree(tree, ignore_errors=True)
    for old in tree.glob("build/lib*/**/*"):
        if old.is_file() and old.suffix not in LIBRARIES:
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
    (BUILD / "build.log").write_text(log, encoding="utf-8")
    stamp.write_text(engine)
    return next(wheels.glob("*.whl"))


def install(wheel: Path, purpose: Purpose) -> bool:
    """Install the wheel; returns whether its engine is compiled."""
    compiled = any(name.endswith(LIBRARIES) for name in zipfile.ZipFile(wheel).namelist())
    if not compiled and not PURE:
        if purpose == "test":
            log = (BUILD / "build.log").read_text(encoding="utf-8")
            print("\n".join(line for line in log.splitlines() if "error:" in line or "tinderbox:" in line))
            fail("The engine was not compiled: see .make/build.log, or TINDERBOX_PURE=1 make test.")
        note("The engine could not be compiled (.make/build.log says why). Games are the same, but bots are slower.")
    title = f"Tinderbox installed, its engine {'compiled' if compiled else 'interpreted'}"
    run(title, [*PIP, "install", "--no-deps", "--no-index", "--force-reinstall", wheel])
    return compiled


def compiled_sources() -> list[Path]:
    """The modules that are compiled, from pyproject.toml."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [ROOT / name for name in settings["tool"]["tinderbox"]["compiled"]]


def toolchain() -> str:
    """What the compiled engine depends on besides its sources."""
    return f"{sys.version} {compiler()} {has_headers()} {PURE}"


def compiler() -> str | None:
    """The C compiler for extension modules, if there is one."""
    words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return shutil.which(words[0])


def has_headers() -> bool:
    return Path(sysconfig.get_path("include"), "Python.h").exists()


def lock_file(name: str) -> Path:
    return ROOT / "requirements" / f"{name}.txt"


def lock_digest(name: str) -> str:
    return digest(contents([lock_file(name)]))


def contents(paths: Iterable[Path]) -> Iterator[str]:
    """Name and digest of every file, including those in folders, in a fixed order."""
    for path in paths:
        if path.is_dir():
            yield from contents(sorted(p for p in path.iterdir() if p.name != "__pycache__" and p.name[0] != "."))
        else:
            yield f"{path.relative_to(ROOT)} {hashlib.sha256(path.read_bytes()).hexdigest()}"


def digest(parts: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def read_stamps() -> dict[str, Any]:
    """The digest of what each stage was made from."""
    try:
        stamps: dict[str, Any] = json.loads(STAMPS.read_text())
        return stamps
    except (FileNotFoundError, ValueError):  # not written yet, or a write was interrupted
        return {"locks": {}}


def write_stamps(stamps: dict[str, Any]) -> None:
    STAMPS.write_text(json.dumps(stamps, indent=2))


@contextmanager
def exclusive_lock() -> Iterator[None]:
    """Only one process at a time changes what is set up in a checkout."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
