"""The build backend: setuptools, with the browser client built first where it is missing or out of date.

A source distribution contains the built client, so that installing from it needs no Node. `web/` is built by the Node
that comes from PyPI. The client carries the digest of the sources it was built from: a stale one is never packaged.
"""

import hashlib
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent
SOURCES: Final = ROOT / "web"
CLIENT: Final = ROOT / "src" / "tinderbox" / "server" / "web"
DIGEST: Final = "sources.sha256"
GENERATED: Final = ("node_modules", "openapi.json")

Settings = Mapping[str, Any] | None


def __getattr__(name: str) -> Any:
    """Every hook that is not defined here is setuptools' own."""
    from setuptools import build_meta

    return getattr(build_meta, name)


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*__getattr__("get_requires_for_build_wheel")(config_settings), *client_requirements()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*__getattr__("get_requires_for_build_sdist")(config_settings), *client_requirements()]


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """Without Node or the network a wheel has no client; the rest works."""
    try:
        update_client()
    except (OSError, subprocess.CalledProcessError) as problem:
        shutil.rmtree(CLIENT, ignore_errors=True)
        print(f"tinderbox: without the browser client: {problem}", file=sys.stderr)
    return str(__getattr__("build_wheel")(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    update_client()
    return str(__getattr__("build_sdist")(sdist_directory, config_settings))


def client_requirements() -> list[str]:
    if is_current():
        return []
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return list(settings["tool"]["tinderbox"]["client-requires"])


def is_current() -> bool:
    """Whether the packaged client was built from the sources at hand; without sources any client is."""
    if not SOURCES.exists():
        return True
    digest = CLIENT / DIGEST
    return digest.exists() and digest.read_text(encoding="utf-8") == source_digest()


def update_client() -> None:
    if not is_current():
        build_client(CLIENT)


def build_client(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([sys.executable, SOURCES / "build.py", folder], check=True)
    (folder / DIGEST).write_text(source_digest(), encoding="utf-8")


def source_digest() -> str:
    """The digest of everything that the client is built from."""
    total = hashlib.sha256()
    for path in source_files(SOURCES):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(SOURCES).as_posix()} {content}\n".encode())
    return total.hexdigest()


def source_files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.name in GENERATED or path.name.startswith((".", "__pycache__")):
            continue
        if path.is_dir():
            yield from source_files(path)
        else:
            yield path
