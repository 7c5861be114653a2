"""Installing Tinderbox: bare, with and without a compiler, and from a source distribution."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Mapping
from pathlib import Path

import pytest

import build_backend
from tools.set_up import PACKAGE
from tools.steps import ROOT

MODE = "from tinderbox.build_mode import mode; import tinderbox; tinderbox.game('bretagne'); print(mode())"
MOST_DISTRIBUTIONS = 8
PLAY = """
import sys, tinderbox
match = tinderbox.game("great-fire").new(players=4, seed=1)
while match.actor is not None:
    match.play(match.legal()[0])
assert tinderbox.replay(match.record()).outcome == match.outcome
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""
OPTIONAL = {"click", "fastapi", "gymnasium", "joblib", "numpy", "openskill", "orjson", "rich", "sqlalchemy", "uvicorn"}


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of the sources, because a build leaves files behind."""
    copy = tmp_path / "sources"
    copy.mkdir()
    for name in PACKAGE:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(ROOT / name, copy / name)
    return copy


def environment(settings: Mapping[str, str]) -> dict[str, str]:
    ours = ("CC", "TINDERBOX_PURE", "TINDERBOX_LANG", "PYTHONPATH")
    return {name: value for name, value in os.environ.items() if name not in ours} | dict(settings)


@pytest.fixture
def python(tmp_path: Path) -> Path:
    """The Python of a fresh environment."""
    folder = tmp_path / "fresh"
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


@pytest.mark.slow
def test_a_bare_install_is_the_engine_and_plays(sources: Path, python: Path, tmp_path: Path) -> None:
    env = environment({"TINDERBOX_PURE": "1", "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"})
    options = ["--quiet", "--no-build-isolation", "--no-deps", "--no-index"]
    build: list[str | Path] = ["wheel", *options, "-w", tmp_path, sources]
    subprocess.run([sys.executable, "-m", "pip", *build], check=True, env=env)
    (wheel,) = tmp_path.glob("*.whl")
    subprocess.run([python, "-m", "pip", "install", "--quiet", wheel], check=True, env=env)

    listing: list[str | Path] = [python, "-m", "pip", "list", "--format=json"]
    listed = json.loads(subprocess.run(listing, check=True, env=env, capture_output=True).stdout)
    names = {entry["name"] for entry in listed} - {"pip", "setuptools", "tinderbox-games"}
    assert len(names) <= MOST_DISTRIBUTIONS, names
    played = subprocess.run([python, "-c", PLAY], check=True, env=env, cwd=tmp_path, capture_output=True, text=True)
    assert not OPTIONAL & set(played.stdout.split())

    program = subprocess.run(
        [python, "-m", "tinderbox", "play"], env=env, cwd=tmp_path, capture_output=True, encoding="utf-8", check=False
    )
    assert program.returncode == 2
    assert program.stderr == 'click ist nicht installiert. So installierst du es: pip install "tinderbox-games[cli]"\n'


@pytest.mark.long
@pytest.mark.parametrize(
    ("setting", "mode"),
    [({}, "compiled"), ({"CC": "false"}, "interpreted"), ({"TINDERBOX_PURE": "1"}, "interpreted")],
    ids=["compiler", "no compiler", "pure"],
)
def test_pip_install_in_a_fresh_environment(
    sources: Path, python: Path, tmp_path: Path, setting: dict[str, str], mode: str
) -> None:
    env = environment(setting)
    subprocess.run([python, "-m", "pip", "install", "--quiet", sources], check=True, env=env)
    answer = subprocess.run([python, "-c", MODE], check=True, env=env, cwd=tmp_path, capture_output=True, text=True)
    assert answer.stdout.strip() == mode


@pytest.fixture
def client(sources: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that was built from the sources of a checkout; returns its folder."""
    shutil.copytree(ROOT / "web", sources / "web", ignore=shutil.ignore_patterns("node_modules", ".svelte-kit", "src"))
    shutil.copy2(ROOT / "MANIFEST.in", sources)
    folder = sources / "src" / "tinderbox" / "server" / "web"
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("a table")
    (folder / "assets" / "app.js").write_text("play()")
    for name, path in (("ROOT", sources), ("SOURCES", sources / "web"), ("CLIENT", folder)):
        monkeypatch.setattr(build_backend, name, path)
    (folder / build_backend.DIGEST).write_text(build_backend.source_digest())
    return folder


@pytest.mark.slow
def test_a_source_distribution_has_the_built_client_and_needs_no_node(sources: Path, client: Path) -> None:
    code = "import build_backend as b; print(b.client_requirements(), b.build_sdist('dist'))"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, check=True, cwd=sources, env=environment({}), capture_output=True, text=True)
    requirements, name = done.stdout.splitlines()[-1].split()
    assert requirements == "[]"
    with tarfile.open(sources / "dist" / name) as archive:
        names = {member.name.partition("/")[2] for member in archive}
    assert {f"src/tinderbox/server/web/{path}" for path in ("index.html", "assets/app.js")} <= names
    assert {"build_backend.py", "setup.py", "web/package.json", "src/tinderbox/py.typed"} <= names
    assert not [name for name in names if "node_modules" in name]


def test_a_stale_client_is_rebuilt_or_left_out(
    sources: Path, client: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert build_backend.client_requirements() == []
    (sources / "web" / "index.html").write_text("another table")
    assert "nodejs" in build_backend.client_requirements()[0]

    monkeypatch.setattr(build_backend, "__getattr__", lambda name: lambda *_: name)
    (sources / "web" / "build.py").write_text("raise SystemExit('no Node')")
    assert build_backend.build_wheel(str(tmp_path)) == "build_wheel"
    assert not client.exists()
    with pytest.raises(subprocess.CalledProcessError):
        build_backend.build_sdist(str(tmp_path))
